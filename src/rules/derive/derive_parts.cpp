// Derives actions, attributes, load and tracks.
#include "rules/derive/derive_parts.hpp"

#include <algorithm>

#include "rules/derive/evaluate.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/dots.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

DerivedTerm term_of(const Effect& effect, int value) {
  DerivedTerm term;
  term.source = effect.source;
  term.name = effect.name;
  term.value = value;
  return term;
}

DerivedTerm named_term(const Source& source, const std::string& name, int value) {
  DerivedTerm term;
  term.source = source;
  term.name.name = &name;
  term.value = value;
  return term;
}

// `word`: for actions.
void add_dot(const Effect& effect, const Word& word, DerivedAction& action) {
  const Modifier& modifier = *effect.modifier;
  const int most = modifier.maximum == 0 ? most_boxes : std::min(modifier.maximum, most_boxes);
  const int room = most - action.rating;
  const int gain = std::max(0, std::min(modifier.value, room));
  DerivedTerm& term = action.terms.emplace_back(term_of(effect, gain));
  action.rating += gain;
  if (gain > 0) return;
  term.counts = false;
  term.unless = Unless::highest;
  term.limited = &word;
  term.each = modifier.maximum;
}

}  // namespace

std::vector<DerivedAction> derive_actions(const Ruleset& ruleset, const Character& character,
                                          const Playbook* playbook, const Effects& effects) {
  std::vector<DerivedAction> actions;
  actions.reserve(ruleset.actions.size());
  for (const Action& action : ruleset.actions) {
    DerivedAction& derived = actions.emplace_back();
    derived.id = action.id;
    if (playbook != nullptr) derived.from_playbook = amount_of(playbook->starting_dots, action.id);
    const int dots = amount_of(character.actions, action.id);
    const int brought = std::min(derived.from_playbook, dots);
    if (brought > 0) {
      derived.terms.push_back(
          named_term({SourceKind::playbook, &playbook->id}, playbook->name, brought));
    }
    if (dots > brought) {
      DerivedTerm& placed = derived.terms.emplace_back();
      placed.source.kind = SourceKind::placed;
      placed.says = Says::placed_dots;
      placed.value = dots - brought;
    }
    derived.rating = dots;
    for (const Effect* effect : effects) {
      if (effect->modifier->kind == ModifierKind::action_dot && effect->choice == action.id &&
          contains(effect->modifier->of, action.id)) {
        add_dot(*effect, ruleset.words.action, derived);
      }
    }
  }
  return actions;
}

namespace {

void set_face(const Ruleset& ruleset, DerivedAttribute& attribute) {
  const std::vector<int>& faces = ruleset.rating.faces;
  if (faces.empty()) return;
  const auto last = static_cast<int>(faces.size()) - 1;
  attribute.face = faces[static_cast<std::size_t>(std::clamp(attribute.rating, 0, last))];
}

// A rating ends at the limit, and a term says so.
void keep_under(int limit, DerivedAttribute& attribute) {
  if (attribute.rating <= limit) return;
  attribute.terms.push_back(limit_term(Says::never_more, limit, attribute.rating));
  attribute.rating = limit;
}

// Two attributes' ratings change places; each says so in a term of its own.
void exchange(const Ruleset& ruleset, std::vector<DerivedAttribute>& attributes,
              const Effect& effect, const Id& one, const Id& other) {
  const auto find = [&](const Id& id) {
    return std::find_if(attributes.begin(), attributes.end(),
                        [&](const DerivedAttribute& each) { return each.id == id; });
  };
  const auto first = find(one);
  const auto second = find(other);
  if (first == attributes.end() || second == attributes.end() || first == second) return;
  const int difference = second->rating - first->rating;
  const auto shift = [&](DerivedAttribute& attribute, const Id& with, int by) {
    DerivedTerm& term = attribute.terms.emplace_back(term_of(effect, by));
    term.says = Says::exchanged;
    term.other = &find_attribute(ruleset, with)->name;
    attribute.rating += by;
    set_face(ruleset, attribute);
  };
  shift(*first, second->id, difference);
  shift(*second, first->id, -difference);
}

}  // namespace

std::vector<DerivedAttribute> derive_attributes(const Ruleset& ruleset,
                                                const std::vector<DerivedAction>& actions,
                                                const Effects& effects) {
  std::vector<DerivedAttribute> attributes;
  attributes.reserve(ruleset.attributes.size());
  for (std::size_t i = 0; i < ruleset.attributes.size(); ++i) {
    const Attribute& attribute = ruleset.attributes[i];
    DerivedAttribute& derived = attributes.emplace_back();
    derived.id = attribute.id;
    for (const std::uint32_t used : ruleset.bound.actions_of_attribute[i]) {
      if (actions[used].rating < ruleset.rating.minimum_dots) continue;
      const Action& action = ruleset.actions[used];
      derived.terms.push_back(named_term({SourceKind::action, &action.id}, action.name, 1));
      ++derived.rating;
    }
    keep_under(ruleset.rating.maximum, derived);
    for (const Effect* effect : effects) {
      if (effect->modifier->kind != ModifierKind::attribute_rating ||
          effect->target != attribute.id) {
        continue;
      }
      const int gain = product(effect->modifier->value, effect->times);
      derived.terms.push_back(term_of(*effect, gain));
      derived.rating = added(derived.rating, gain);
    }
    keep_under(most_boxes, derived);
    set_face(ruleset, derived);
  }
  for (const Effect* effect : effects) {
    if (effect->modifier->kind == ModifierKind::exchange_ratings) {
      // One exchange after the other, as they were made.
      const Ids all = split(effect->choice, ',');
      for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
        exchange(ruleset, attributes, *effect, all[i], all[i + 1]);
      }
    }
  }
  return attributes;
}

namespace {

// Load of items in the named categories that weighs nothing: each effect spares so much at most.
int spared_load(const Ruleset& ruleset, const Character& character, const Effects& effects,
                std::vector<DerivedTerm>& terms) {
  std::vector<int> weight;
  for (const Carried& carried : character.carried) {
    weight.push_back(load_of(ruleset, character, carried));
  }
  int spared = 0;
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::free_load) continue;
    Ids categories = effect->modifier->of;
    if (effect->modifier->chosen) categories = split(effect->choice, ',');
    int left = effect->modifier->value;
    int here = 0;
    for (std::size_t i = 0; i < weight.size(); ++i) {
      const Ids own = categories_of(ruleset, character.carried[i]);
      const bool named = std::any_of(own.begin(), own.end(),
                                     [&](const Id& each) { return contains(categories, each); });
      if (!named) continue;
      const int part = std::min(left, weight[i]);
      weight[i] -= part;
      left -= part;
      here += part;
    }
    if (here > 0) terms.push_back(term_of(*effect, -here));
    spared += here;
  }
  return spared;
}

}  // namespace

DerivedLoad derive_load(const Ruleset& ruleset, const Character& character, const Effects& effects,
                        const std::vector<DerivedStatistic>& limits) {
  DerivedLoad load;
  for (const Carried& carried : character.carried) {
    const Item* item = find_item(ruleset, carried.item);
    const int weight = load_of(ruleset, character, carried);
    DerivedTerm& term = load.terms.emplace_back();
    term.value = weight;
    if (item == nullptr) {
      term.source.kind = SourceKind::own_item;
      term.name = Label(nullptr, carried_name(ruleset, carried));
    } else {
      term.source = {SourceKind::item, &item->id};
      term.name.name = &item->name;
    }
    load.total += weight;
  }
  load.spared = spared_load(ruleset, character, effects, load.terms);
  load.total -= load.spared;
  load.level = character.load_level;
  if (!load.level.empty() || character.carried.empty()) return load;
  for (const LoadLevel& level : ruleset.load_levels) {
    load.level = level.id;
    const DerivedStatistic* limit = find_by_id(limits, level.limit);
    if (limit != nullptr && load.total <= limit->total) break;
  }
  return load;
}

std::vector<DerivedTrack> derive_tracks(const Ruleset& ruleset, Scope scope, const Amounts& marked,
                                        const Effects& effects,
                                        const std::vector<DerivedStatistic>& statistics) {
  std::vector<DerivedTrack> tracks;
  tracks.reserve(ruleset.tracks.size());
  for (const Track& track : ruleset.tracks) {
    if (track.scope != scope) continue;
    DerivedTrack& derived = tracks.emplace_back();
    derived.id = track.id;
    derived.size = track.size;
    if (track.index >= 0) {
      derived.size =
          std::clamp(statistics[static_cast<std::size_t>(track.index)].total, 0, most_boxes);
    }
    for (const Effect* effect : effects) {
      if (effect->modifier->kind != ModifierKind::mark || effect->target != track.id) continue;
      const int boxes = product(effect->modifier->value, effect->times);
      derived.terms.push_back(term_of(*effect, boxes));
      derived.marked_for_good = added(derived.marked_for_good, boxes);
    }
    derived.marked_for_good = std::clamp(derived.marked_for_good, 0, derived.size);
    derived.marked = amount_of(marked, track.id);
    if (track.kind != TrackKind::pool && track.kind != TrackKind::count) {
      derived.marked = std::clamp(derived.marked, 0, derived.size - derived.marked_for_good);
    }
  }
  return tracks;
}

std::vector<DerivedHarm> derive_harm(const Ruleset& ruleset, const Effects& effects) {
  std::vector<DerivedHarm> harm;
  for (const HarmRow& row : ruleset.harm_rows) {
    DerivedHarm& derived = harm.emplace_back();
    derived.level = row.level;
    derived.weighs = row.level;
    derived.terms.push_back(named_term({SourceKind::harm, nullptr}, row.name, row.level));
    for (const Effect* effect : effects) {
      if (effect->modifier->kind != ModifierKind::ease_harm) continue;
      const int eased = std::min(derived.weighs, product(effect->modifier->value, effect->times));
      derived.weighs -= eased;
      derived.terms.push_back(term_of(*effect, -eased));
    }
  }
  return harm;
}

}  // namespace roadbook::rules

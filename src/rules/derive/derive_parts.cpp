// Derives actions, attributes, load and tracks.
#include "rules/derive/derive_parts.hpp"

#include <algorithm>

#include "rules/sheet/dots.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

std::vector<DerivedAction> derive_actions(const Ruleset& ruleset, const Character& character,
                                          const std::vector<Effect>& effects) {
  std::vector<DerivedAction> actions;
  for (const Action& action : ruleset.actions) {
    DerivedAction derived;
    derived.id = action.id;
    derived.from_playbook = playbook_dots(ruleset, character, action.id);
    const int dots = amount_of(character.actions, action.id);
    const int brought = std::min(derived.from_playbook, dots);
    const Playbook* playbook = find_playbook(ruleset, character.playbook);
    if (brought > 0)
      derived.terms.push_back({"playbook:" + playbook->id, playbook->name, brought, true, ""});
    if (dots > brought)
      derived.terms.push_back({"placed", "Placed dots", dots - brought, true, ""});
    derived.rating = dots;
    for (const Effect& effect : effects) {
      const Modifier& modifier = *effect.modifier;
      if (modifier.kind != ModifierKind::action_dot || effect.choice != action.id ||
          !contains(modifier.of, action.id)) {
        continue;
      }
      const int room = modifier.maximum == 0 ? modifier.value : modifier.maximum - derived.rating;
      const int gain = std::max(0, std::min(modifier.value, room));
      derived.terms.push_back(
          {effect.source, effect.label, gain, gain > 0,
           gain > 0 ? "" : "It lifts no action above " + number(modifier.maximum) + "."});
      derived.rating += gain;
    }
    actions.push_back(std::move(derived));
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

// Two attributes' ratings change places; each says so in a term of its own.
void exchange(const Ruleset& ruleset, std::vector<DerivedAttribute>& attributes,
              const Effect& effect) {
  const Ids two = split(effect.choice, ',');
  if (two.size() != 2) return;
  const auto find = [&](const Id& id) {
    return std::find_if(attributes.begin(), attributes.end(),
                        [&](const DerivedAttribute& each) { return each.id == id; });
  };
  const auto first = find(two[0]);
  const auto second = find(two[1]);
  if (first == attributes.end() || second == attributes.end() || first == second) return;
  const int difference = second->rating - first->rating;
  const auto shift = [&](DerivedAttribute& attribute, const Id& with, int by) {
    attribute.terms.push_back(
        {effect.source, effect.label + ": exchanged with " + find_attribute(ruleset, with)->name,
         by, true, ""});
    attribute.rating += by;
    set_face(ruleset, attribute);
  };
  shift(*first, second->id, difference);
  shift(*second, first->id, -difference);
}

}  // namespace

std::vector<DerivedAttribute> derive_attributes(const Ruleset& ruleset,
                                                const std::vector<DerivedAction>& actions,
                                                const std::vector<Effect>& effects) {
  std::vector<DerivedAttribute> attributes;
  for (const Attribute& attribute : ruleset.attributes) {
    DerivedAttribute derived;
    derived.id = attribute.id;
    for (const DerivedAction& action : actions) {
      if (!contains(attribute.actions, action.id) || action.rating < ruleset.rating.minimum_dots) {
        continue;
      }
      derived.terms.push_back(
          {"action:" + action.id, find_action(ruleset, action.id)->name, 1, true, ""});
      ++derived.rating;
    }
    derived.rating = std::min(derived.rating, ruleset.rating.maximum);
    for (const Effect& effect : effects) {
      if (effect.modifier->kind != ModifierKind::attribute_rating ||
          effect.target != attribute.id) {
        continue;
      }
      const int gain = effect.modifier->value * effect.times;
      derived.terms.push_back({effect.source, effect.label, gain, true, ""});
      derived.rating += gain;
    }
    set_face(ruleset, derived);
    attributes.push_back(std::move(derived));
  }
  for (const Effect& effect : effects) {
    if (effect.modifier->kind == ModifierKind::exchange_ratings) {
      exchange(ruleset, attributes, effect);
    }
  }
  return attributes;
}

namespace {

// Load of items in the named categories that weighs nothing: each effect spares so much at most.
int spared_load(const Ruleset& ruleset, const Character& character,
                const std::vector<Effect>& effects, std::vector<DerivedTerm>& terms) {
  std::vector<int> weight;
  for (const Carried& carried : character.carried) {
    const Item* item = find_item(ruleset, carried.item);
    weight.push_back(item == nullptr ? carried.load : item->load);
  }
  int spared = 0;
  for (const Effect& effect : effects) {
    if (effect.modifier->kind != ModifierKind::free_load) continue;
    Ids categories = effect.modifier->of;
    if (effect.modifier->chosen) categories = split(effect.choice, ',');
    int left = effect.modifier->value;
    int here = 0;
    for (std::size_t i = 0; i < weight.size(); ++i) {
      const Item* item = find_item(ruleset, character.carried[i].item);
      if (item == nullptr) continue;
      const bool named = std::any_of(item->categories.begin(), item->categories.end(),
                                     [&](const Id& each) { return contains(categories, each); });
      if (!named) continue;
      const int part = std::min(left, weight[i]);
      weight[i] -= part;
      left -= part;
      here += part;
    }
    if (here > 0) terms.push_back({effect.source, effect.label, -here, true, ""});
    spared += here;
  }
  return spared;
}

}  // namespace

DerivedLoad derive_load(const Ruleset& ruleset, const Character& character,
                        const std::vector<Effect>& effects,
                        const std::vector<DerivedStatistic>& limits) {
  DerivedLoad load;
  for (const Carried& carried : character.carried) {
    const Item* item = find_item(ruleset, carried.item);
    const int weight = item == nullptr ? carried.load : item->load;
    const std::string name = item == nullptr ? carried.name : item->name;
    load.terms.push_back(
        {item == nullptr ? Id("own_item") : "item:" + item->id, name, weight, true, ""});
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
                                        const std::vector<Effect>& effects,
                                        const std::vector<DerivedStatistic>& statistics) {
  std::vector<DerivedTrack> tracks;
  for (const Track& track : ruleset.tracks) {
    if (track.scope != scope) continue;
    DerivedTrack derived;
    derived.id = track.id;
    derived.size = track.size;
    const DerivedStatistic* statistic = find_by_id(statistics, track.statistic);
    if (statistic != nullptr) derived.size = std::max(0, statistic->total);
    for (const Effect& effect : effects) {
      if (effect.modifier->kind != ModifierKind::mark || effect.target != track.id) continue;
      const int boxes = effect.modifier->value * effect.times;
      derived.terms.push_back({effect.source, effect.label, boxes, true, ""});
      derived.marked_for_good += boxes;
    }
    derived.marked_for_good = std::min(derived.marked_for_good, derived.size);
    derived.marked = amount_of(marked, track.id);
    if (track.kind != TrackKind::pool && track.kind != TrackKind::count) {
      derived.marked = std::clamp(derived.marked, 0, derived.size - derived.marked_for_good);
    }
    tracks.push_back(std::move(derived));
  }
  return tracks;
}

}  // namespace roadbook::rules

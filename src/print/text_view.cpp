// A character as words.
#include "print/text_view.hpp"

#include <algorithm>
#include <variant>

#include "print/character_view.hpp"
#include "print/entries.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/harm.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

std::string with_more(const std::string& words, const std::string& more) {
  return words.empty() || more.empty() ? words + more : words + ", " + more;
}

std::string name_of_playbook(const rules::Ruleset& ruleset, const rules::Id& id) {
  const rules::Playbook* playbook = rules::find_playbook(ruleset, id);
  return playbook == nullptr ? id : playbook->name;
}

std::string name_of_heritage(const rules::Ruleset& ruleset, const rules::Id& id) {
  const rules::Heritage* heritage = rules::find_heritage(ruleset, id);
  return heritage == nullptr ? id : heritage->name;
}

std::string name_of_action(const rules::Ruleset& ruleset, const rules::Id& id) {
  const rules::Action* action = rules::find_action(ruleset, id);
  return action == nullptr ? id : action->name;
}

TextSection who(const rules::Ruleset& ruleset, const rules::Character& character,
                const rules::Crew* crew, const rules::Derived& derived) {
  TextSection section{"Who", {}};
  section.add(ruleset.words.alias.one, character.alias);
  section.add(ruleset.words.playbook.one, name_of_playbook(ruleset, character.playbook));
  section.add(ruleset.words.heritage.one, name_of_heritage(ruleset, character.heritage));
  std::vector<std::string> mixed;
  for (const rules::Id& each : character.parent_heritages) {
    if (!each.empty()) mixed.push_back(name_of_heritage(ruleset, each));
  }
  section.add("Made of", rules::joined(mixed, " and "));
  section.add(rules::say(ruleset, "{Virtue} of the"),
              name_of_heritage(ruleset, character.virtue_from));
  section.add(rules::say(ruleset, "{Vice} of the"), name_of_heritage(ruleset, character.vice_from));
  if (crew != nullptr) section.add(ruleset.words.crew.one, crew->name);
  const auto beside = [&](rules::Beside what) -> const std::string& {
    return rules::answer_beside(ruleset, character, what);
  };
  section.add(ruleset.words.look.one,
              with_more(rules::joined(character.looks), beside(rules::Beside::look)));
  std::vector<std::string> traits;
  for (const std::string& each : character.traits) {
    traits.push_back(rules::name_or_words(ruleset.traits, each));
  }
  section.add(ruleset.words.trait.many, rules::joined(traits));
  section.add(ruleset.words.background.one,
              with_more(rules::name_or_words(ruleset.backgrounds, character.background),
                        beside(rules::Beside::background)));
  section.add(ruleset.words.virtue.one,
              with_more(rules::name_or_words(ruleset.virtues, derived.virtue),
                        beside(rules::Beside::virtue)));
  section.add(ruleset.words.vice.one, with_more(rules::name_or_words(ruleset.vices, derived.vice),
                                                beside(rules::Beside::vice)));
  section.add(ruleset.words.purveyor.one,
              with_more(beside(rules::Beside::purveyor), beside(rules::Beside::purveyor_place)));
  add_answers(section, ruleset, character.answers);
  section.add(rules::name_of_senses(ruleset), derived.senses);
  const rules::Size* size = rules::find_size(ruleset, derived.size);
  section.add(rules::name_of_size(ruleset), size == nullptr ? derived.size : size->name);
  return section;
}

TextSection actions(const rules::Ruleset& ruleset, const rules::Character& character,
                    const rules::Derived& derived) {
  TextSection section{
      ruleset.words.attribute.many + " and " + rules::small_many(ruleset.words.action), {}};
  for (const rules::Attribute& attribute : ruleset.attributes) {
    const rules::DerivedAttribute* found = rules::find_attribute(derived, attribute.id);
    if (found == nullptr) continue;
    std::string label = attribute.name + " " + rules::number(found->rating);
    if (found->face > 0) label += " (d" + rules::number(found->face) + ")";
    std::vector<std::string> rated;
    for (const rules::DerivedAction& each : derived.actions) {
      const rules::Action* action = rules::find_action(ruleset, each.id);
      if (action == nullptr || action->attribute != attribute.id || each.rating == 0) continue;
      rated.push_back(action->name + " " + rules::number(each.rating));
    }
    section.add(label, rated.empty() ? rules::say(ruleset, "no {action}") : rules::joined(rated));
  }
  for (const auto& [id, dots] : character.actions) {
    if (rules::find_action(ruleset, id) == nullptr) section.add(id, rules::number(dots));
  }
  for (const rules::Answer& each : character.dot_reasons) {
    const rules::DotReason* reason = rules::find_by_id(ruleset.creation.dot_reasons, each.question);
    section.add(reason == nullptr ? "For a reason" : "For " + reason->name,
                name_of_action(ruleset, each.text));
  }
  return section;
}

TextSection health(const rules::Ruleset& ruleset, const rules::Character& character) {
  const bool wears_out = !ruleset.traumas.empty() || !character.traumas.empty();
  TextSection section{
      wears_out ? rules::say(ruleset, "{Harm} and {trauma}") : ruleset.words.harm.one, {}};
  std::vector<rules::Harm> from_worst = character.harm;
  std::stable_sort(from_worst.begin(), from_worst.end(),
                   [](const auto& a, const auto& b) { return a.level > b.level; });
  for (const rules::Harm& each : from_worst) {
    std::string label = ruleset.words.harm.one + " " + rules::number(each.level);
    const std::string word = rules::harm_word(ruleset, each.level);
    if (!word.empty()) label += " (" + word + ")";
    section.add(label, each.text.empty() ? "marked" : each.text);
  }
  std::vector<std::string> traumas;
  for (const rules::Id& each : character.traumas) {
    traumas.push_back(rules::name_or_words(ruleset.traumas, each));
  }
  section.add(ruleset.words.trauma.one, rules::joined(traumas));
  return section;
}

TextSection powers(const rules::Ruleset& ruleset, const rules::Character& character) {
  TextSection section{ruleset.words.power.many, {}};
  for (const rules::Id& id : character.powers) {
    const rules::Power* power = rules::find_power(ruleset, id);
    section.add({}, power == nullptr ? id : power->name);
  }
  return section;
}

TextSection items(const rules::Ruleset& ruleset, const rules::Character& character,
                  const rules::Derived& derived) {
  TextSection section{rules::say(ruleset, "{Load} and {item+}"), {}};
  const rules::LoadLevel* level = rules::find_by_id(ruleset.load_levels, character.load_level);
  section.add(ruleset.words.load.one, level == nullptr ? character.load_level : level->name);
  if (derived.load.total > 0 || derived.load.spared > 0) {
    std::string words = rules::number(derived.load.total) + rules::say(ruleset, " {load}");
    if (derived.load.spared > 0) {
      words += ", " + rules::number(derived.load.spared) + " more weigh nothing";
    }
    section.add("Carried", words);
  }
  const auto add = [&](const rules::Carried& each, std::string_view where) {
    const rules::Item* item = rules::find_item(ruleset, each.item);
    std::string words = rules::carried_name(ruleset, each);
    const int weight = rules::load_of(ruleset, character, each);
    words += " (" + rules::number(weight) + rules::say(ruleset, " {load}");
    if (item == nullptr && !each.category.empty()) words += ", " + text::spaced(each.category);
    if (item == nullptr && each.fine) words += ", finely made";
    words += where;
    section.add({}, words + ")");
  };
  for (const rules::Carried& each : character.carried) add(each, each.in_hand ? ", in hand" : "");
  for (const rules::Carried& each : character.put_away) add(each, ", put away");
  return section;
}

TextSection people(const rules::Ruleset& ruleset, const rules::Character& character) {
  TextSection section{"People and wealth", {}};
  static const std::vector<rules::Entry> nobody;
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  const std::vector<rules::Entry>& known = playbook == nullptr ? nobody : playbook->contacts;
  for (const rules::BondTaken& each : character.bonds) {
    section.add(rules::bond_word(ruleset, rules::Scope::character, each.kind),
                with_more(rules::name_or_words(known, each.who), each.detail));
  }
  if (rules::find_track(ruleset, rules::Role::coin) != nullptr || character.coin != 0) {
    section.add(ruleset.words.coin.one, rules::number(character.coin));
  }
  if (rules::find_track(ruleset, rules::Role::stash) != nullptr || character.stash != 0) {
    section.add(ruleset.words.stash.one, rules::number(character.stash));
  }
  for (const rules::StashBand& band : ruleset.stash_bands) {
    if (character.stash >= band.from && character.stash <= band.to) {
      section.add("Retirement now", band.name);
    }
  }
  return section;
}

// One line of an ability: its name, and in brackets what was chosen.
std::string ability_line(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  if (ability == nullptr) return taken.choice.empty() ? taken.id : taken.id + ": " + taken.choice;
  const std::string chosen = chosen_words(ruleset, taken);
  return chosen.empty() ? ability->name : ability->name + " (" + chosen + ")";
}

// What is known, and answered; then the same of the ability inside it.
void add_written(TextSection& section, const rules::Ruleset& ruleset,
                 const rules::AbilityTaken& taken) {
  static const rules::Ability unknown;
  const rules::Ability* found = rules::find_ability(ruleset, taken.id);
  const rules::Ability& ability = found == nullptr ? unknown : *found;
  const auto question = [](const std::vector<std::string>& all, std::size_t index) {
    return index < all.size() ? all[index] : std::string("Answer");
  };
  for (const rules::KnownThing& each : taken.known) {
    const std::string noun = ability.knows.empty() ? "Knows" : ability.knows.front().noun;
    section.add(rules::raised(noun), each.name);
    for (std::size_t i = 0; i < each.answers.size(); ++i) {
      section.add(ability.knows.empty() ? "Answer" : question(ability.knows.front().questions, i),
                  each.answers[i]);
    }
  }
  for (std::size_t i = 0; i < taken.answers.size(); ++i) {
    section.add(question(ability.questions, i), taken.answers[i]);
  }
  for (const rules::AbilityTaken& nested : taken.nested) add_written(section, ruleset, nested);
}

}  // namespace

void add_abilities(TextSection& section, const rules::Ruleset& ruleset,
                   const std::vector<rules::AbilityTaken>& taken) {
  for (const rules::AbilityTaken& each : taken) {
    section.add({}, ability_line(ruleset, each));
    add_written(section, ruleset, each);
  }
}

void add_waivers(TextSection& section, const std::vector<rules::Waiver>& waivers,
                 const rules::Findings& findings) {
  for (const rules::Waiver& each : waivers) {
    const std::string words = rules::waived_words(findings, each);
    section.add({}, each.reason.empty() ? words : words + " " + each.reason);
  }
}

void add_numbers(TextSection& section, const rules::Ruleset& ruleset,
                 const std::vector<rules::DerivedStatistic>& all, rules::Scope scope) {
  for (const rules::DerivedStatistic& each : all) {
    const rules::Statistic* statistic = rules::find_statistic(ruleset, each.id);
    if (statistic == nullptr || statistic->scope != scope) continue;
    std::string words = rules::explain(ruleset, each);
    if (!each.note.empty()) words += " (" + each.note + ")";
    section.add({}, words);
  }
}

void add_tracks(TextSection& section, const rules::Ruleset& ruleset,
                const std::vector<rules::DerivedTrack>& all, rules::Scope scope) {
  for (const rules::DerivedTrack& each : all) {
    const rules::Track* track = rules::find_track(ruleset, each.id);
    if (track == nullptr || track->scope != scope || (each.size == 0 && each.marked == 0)) continue;
    const bool pool = track->kind == rules::TrackKind::pool;
    std::string words = rules::number(pool ? each.size - each.marked : each.marked) + " of " +
                        rules::number(each.size) + (pool ? " left" : " marked");
    if (each.marked_for_good > 0) {
      words += ", " + rules::number(each.marked_for_good) + " of them for good";
    }
    section.add(rules::boxes_name(ruleset, *track), words);
  }
}

void add_answers(TextSection& section, const rules::Ruleset& ruleset,
                 const std::vector<rules::Answer>& answers) {
  for (const rules::Answer& each : rules::answers_beside_nothing(ruleset, answers)) {
    const rules::Question* asked = rules::find_by_id(ruleset.questions, each.question);
    std::string label = asked == nullptr ? rules::raised(each.question) : asked->name;
    if (asked == nullptr) std::replace(label.begin(), label.end(), '_', ' ');
    section.add(label, each.text);
  }
}

void add_other_fields(TextView& view, std::vector<TextItem> fields) {
  if (!fields.empty()) view.sections.push_back({"Also written down", std::move(fields)});
}

TextView text_view(const rules::Standing& standing, const rules::Crew* crew) {
  const rules::Ruleset& ruleset = *standing.ruleset;
  const rules::Character& character = *standing.character;
  const rules::Derived& derived = standing.numbers;
  TextView view;
  view.title = character.name.empty() ? rules::say(ruleset, "Unnamed {character}") : character.name;
  const std::string what = kin(ruleset, character);
  view.under = what.empty() ? ruleset.name : what + " · " + ruleset.name;
  view.licence = ruleset.licence;
  const auto add = [&](TextSection section) {
    if (!section.items.empty()) view.sections.push_back(std::move(section));
  };
  add(who(ruleset, character, crew, derived));
  add(actions(ruleset, character, derived));
  TextSection numbers{"Numbers", {}};
  add_numbers(numbers, ruleset, derived.statistics, rules::Scope::character);
  add(std::move(numbers));
  TextSection tracks{"Tracks", {}};
  add_tracks(tracks, ruleset, derived.tracks, rules::Scope::character);
  add(std::move(tracks));
  add(health(ruleset, character));
  TextSection taken{ruleset.words.ability.many, {}};
  add_abilities(taken, ruleset, character.abilities);
  add(std::move(taken));
  TextSection from_crew{"From the " + rules::lowered(ruleset.words.crew.one), {}};
  add_abilities(from_crew, ruleset, character.crew_choices);
  add(std::move(from_crew));
  add(powers(ruleset, character));
  add(items(ruleset, character, derived));
  add(people(ruleset, character));
  TextSection triggers{ruleset.words.experience.one, {}};
  for (const std::string& each : derived.xp_triggers) triggers.add({}, each);
  add(std::move(triggers));
  TextSection waived{"Waived by the table", {}};
  if (!character.waivers.empty()) add_waivers(waived, character.waivers, rules::check(standing));
  add(std::move(waived));
  TextSection notes{"Notes", {}};
  notes.add("Notes", character.notes);
  add(std::move(notes));
  return view;
}

TextView derived_text_view(const rules::Ruleset& game, const model::Library& library,
                           const model::Value& sheet) {
  if (const auto* character = std::get_if<rules::Character>(&sheet)) {
    const rules::Crew* crew = model::crew_of(library, *character);
    return text_view(rules::derive(game, *character, rules::gifts_of(game, crew)), crew);
  }
  const auto& crew = std::get<rules::Crew>(sheet);
  std::vector<rules::Character> members;
  // Nobody is in a crew that has no id.
  if (!crew.id.empty()) {
    for (const rules::Character* each : model::members_of(library, crew.id)) {
      members.push_back(*each);
    }
  }
  return text_view(game, crew, rules::derive_crew(game, crew), members);
}

}  // namespace roadbook::print

// Lists what a character is, as far as it is chosen.
#include "ui/blocks/sheet_facts.hpp"

#include <utility>

#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::ui {

namespace {

std::string entry_name(const std::vector<rules::Entry>& entries, const std::string& id) {
  return id.empty() ? std::string() : rules::name_or_words(entries, id);
}

}  // namespace

std::vector<Fact> facts_of(const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& character = *view.character;
  const rules::Derived& numbers = view.standing.numbers;
  std::vector<Fact> facts;
  const auto fact = [&](const std::string& label, std::string value) {
    if (!value.empty()) facts.push_back({label, std::move(value)});
  };
  const auto named = [](const auto& all, const auto& name_of) {
    std::vector<std::string> names;
    for (const auto& each : all) names.push_back(name_of(each));
    return rules::joined(names);
  };
  fact(ruleset.words.virtue.one, entry_name(ruleset.virtues, numbers.virtue));
  fact(ruleset.words.vice.one, entry_name(ruleset.vices, numbers.vice));
  fact(rules::name_of_senses(ruleset), numbers.senses);
  const rules::Size* size = rules::find_size(ruleset, numbers.size);
  fact(rules::name_of_size(ruleset), size == nullptr ? numbers.size : size->name);
  fact(ruleset.words.trait.many, named(character.traits, [&](const std::string& trait) {
         return rules::name_or_words(ruleset.traits, trait);
       }));
  fact(ruleset.words.background.one, entry_name(ruleset.backgrounds, character.background));
  fact(ruleset.words.ability.one, named(character.abilities, [&](const rules::AbilityTaken& taken) {
         const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
         const std::string inside = rules::choice_words(ruleset, taken);
         return (ability == nullptr ? taken.id : ability->name) +
                (inside.empty() ? "" : ": " + inside);
       }));
  fact(ruleset.words.power.many, named(character.powers, [&](const rules::Id& id) {
         const rules::Power* power = rules::find_power(ruleset, id);
         return power == nullptr ? id : power->name;
       }));
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  if (playbook == nullptr) return facts;
  for (const rules::Bond* each : rules::placed_bonds(ruleset, rules::Scope::character)) {
    fact(each->word.narrow(),
         entry_name(playbook->contacts, rules::person_of(character.bonds, each).who));
  }
  return facts;
}

}  // namespace roadbook::ui

// Prerequisites: whether each holds, and how to say it.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

std::string name_of_attribute(const Ruleset& ruleset, const Id& id) {
  const Attribute* attribute = find_attribute(ruleset, id);
  return attribute == nullptr ? id : attribute->name;
}

std::string name_of_action(const Ruleset& ruleset, const Id& id) {
  const Action* action = find_action(ruleset, id);
  return action == nullptr ? id : action->name;
}

std::string either(const Ruleset& ruleset, const Prerequisite& prerequisite) {
  std::vector<std::string> words;
  for (const Prerequisite& each : prerequisite.any) words.push_back(worded(ruleset, each));
  return joined(words, " or ");
}

std::string lacks_attribute(const Standing& standing, const Prerequisite& prerequisite) {
  const DerivedAttribute* attribute = find_attribute(standing.numbers, prerequisite.of);
  const bool die = prerequisite.kind == PrerequisiteKind::attribute_die;
  const int has = attribute == nullptr ? 0 : (die ? attribute->face : attribute->rating);
  if (has >= prerequisite.value) return {};
  const std::string yours = die ? (has == 0 ? "no die yet" : "d" + number(has)) : number(has);
  return "Needs " + worded(*standing.ruleset, prerequisite) + "; yours is " + yours + ".";
}

}  // namespace

std::string worded(const Ruleset& ruleset, const Prerequisite& prerequisite) {
  switch (prerequisite.kind) {
    case PrerequisiteKind::attribute_die:
      return name_of_attribute(ruleset, prerequisite.of) + " d" + number(prerequisite.value);
    case PrerequisiteKind::attribute_rating:
      return name_of_attribute(ruleset, prerequisite.of) + " " + number(prerequisite.value);
    case PrerequisiteKind::action_rating:
      return name_of_action(ruleset, prerequisite.of) + " " + number(prerequisite.value);
    case PrerequisiteKind::ability: {
      const Ability* ability = find_ability(ruleset, prerequisite.of);
      return ability == nullptr ? prerequisite.of : ability->name;
    }
    case PrerequisiteKind::playbook: {
      const Playbook* playbook = find_playbook(ruleset, prerequisite.of);
      return playbook == nullptr ? prerequisite.of : playbook->name;
    }
    case PrerequisiteKind::heritage: {
      const Heritage* heritage = find_heritage(ruleset, prerequisite.of);
      return heritage == nullptr ? prerequisite.of : heritage->name;
    }
    case PrerequisiteKind::crew_type: {
      const CrewType* type = find_crew_type(ruleset, prerequisite.of);
      return type == nullptr ? prerequisite.of : type->name;
    }
    case PrerequisiteKind::tier:
      return ruleset.words.tier.one + " " + number(prerequisite.value);
    case PrerequisiteKind::in_hand:
      return with_article(text::spaced(prerequisite.of)) + say(ruleset, " {item} in hand");
    case PrerequisiteKind::any_of:
      return either(ruleset, prerequisite);
  }
  return {};
}

std::string unmet(const Standing& standing, const Prerequisite& prerequisite) {
  const Character& character = *standing.character;
  const auto needs = [&](bool met) {
    return met ? std::string() : "Needs " + worded(*standing.ruleset, prerequisite) + ".";
  };
  switch (prerequisite.kind) {
    case PrerequisiteKind::attribute_die:
    case PrerequisiteKind::attribute_rating:
      return lacks_attribute(standing, prerequisite);
    case PrerequisiteKind::action_rating: {
      const DerivedAction* action = find_action(standing.numbers, prerequisite.of);
      const int has = action == nullptr ? 0 : action->rating;
      if (has >= prerequisite.value) return {};
      return "Needs " + worded(*standing.ruleset, prerequisite) + "; yours is " + number(has) + ".";
    }
    case PrerequisiteKind::ability:
      return needs(
          std::any_of(standing.abilities.begin(), standing.abilities.end(),
                      [&](const AbilityInUse& use) { return use.ability->id == prerequisite.of; }));
    case PrerequisiteKind::playbook:
      return needs(character.playbook == prerequisite.of);
    case PrerequisiteKind::heritage:
      return needs(character.heritage == prerequisite.of);
    case PrerequisiteKind::crew_type:
      return {};  // said of crews, asked where a crew is at hand
    case PrerequisiteKind::tier:
      return needs(standing.numbers.tier >= prerequisite.value);
    case PrerequisiteKind::in_hand:
      return {};  // what is in hand changes from moment to moment
    case PrerequisiteKind::any_of:
      return needs(
          std::any_of(prerequisite.any.begin(), prerequisite.any.end(),
                      [&](const Prerequisite& each) { return unmet(standing, each).empty(); }));
  }
  return {};
}

}  // namespace roadbook::rules

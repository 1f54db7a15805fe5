// Prerequisites: whether each holds, and how to say it.
#include <algorithm>

#include "rules/derive/effects.hpp"
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

std::string lacks_attribute(const Ruleset& ruleset, const Prerequisite& prerequisite,
                            const Derived& derived) {
  const DerivedAttribute* attribute = find_attribute(derived, prerequisite.of);
  const bool die = prerequisite.kind == PrerequisiteKind::attribute_die;
  const int has = attribute == nullptr ? 0 : (die ? attribute->face : attribute->rating);
  if (has >= prerequisite.value) return {};
  const std::string yours = die ? (has == 0 ? "no die yet" : "d" + number(has)) : number(has);
  return "Needs " + worded(ruleset, prerequisite) + "; yours is " + yours + ".";
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
    case PrerequisiteKind::in_hand: {
      std::string tag = prerequisite.of;
      std::replace(tag.begin(), tag.end(), '_', ' ');
      return "a " + tag + " item in hand";
    }
    case PrerequisiteKind::any_of:
      return either(ruleset, prerequisite);
  }
  return {};
}

std::string unmet(const Ruleset& ruleset, const Prerequisite& prerequisite,
                  const Character& character, const Derived& derived) {
  std::string needs = "Needs " + worded(ruleset, prerequisite) + ".";
  switch (prerequisite.kind) {
    case PrerequisiteKind::attribute_die:
    case PrerequisiteKind::attribute_rating:
      return lacks_attribute(ruleset, prerequisite, derived);
    case PrerequisiteKind::action_rating: {
      const DerivedAction* action = find_action(derived, prerequisite.of);
      const int has = action == nullptr ? 0 : action->rating;
      if (has >= prerequisite.value) return {};
      return "Needs " + worded(ruleset, prerequisite) + "; yours is " + number(has) + ".";
    }
    case PrerequisiteKind::ability: {
      for (const AbilityInUse& use : abilities_in_use(ruleset, character.abilities)) {
        if (use.ability->id == prerequisite.of) return {};
      }
      return needs;
    }
    case PrerequisiteKind::playbook:
      return character.playbook == prerequisite.of ? "" : needs;
    case PrerequisiteKind::heritage:
      return character.heritage == prerequisite.of ? "" : needs;
    case PrerequisiteKind::crew_type:
      return {};  // said of crews, asked where a crew is at hand
    case PrerequisiteKind::tier:
      return derived.tier >= prerequisite.value ? "" : needs;
    case PrerequisiteKind::in_hand:
      return {};  // what is in hand changes from moment to moment
    case PrerequisiteKind::any_of:
      for (const Prerequisite& each : prerequisite.any) {
        if (unmet(ruleset, each, character, derived).empty()) return {};
      }
      return needs;
  }
  return {};
}

}  // namespace roadbook::rules

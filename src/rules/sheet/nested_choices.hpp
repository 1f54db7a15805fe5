// What was chosen inside special abilities, upgrades and claims: read and worded.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// The ids that a choice names: one, or as many as it asks for, joined with commas in the save.
Ids picked(const ChoiceDefinition& definition, const std::string& choice);

// The definition of the choice that names another ability, or nullptr.
const ChoiceDefinition* choice_of_ability(const Ability& ability);
// The id of the ability that was chosen inside, or an empty id.
Id chosen_ability(const AbilityTaken& taken);

// The ability that was chosen inside another, as one that was taken.
AbilityTaken inner_ability(const AbilityTaken& taken);

// The name of one answer to a choice; the answer itself where it is the player's own words.
std::string name_of_pick(const Ruleset& ruleset, const ChoiceDefinition& definition, const Id& id);

// What was chosen for an ability, in words: "BODY and WILL", "Stalwart", "Seasoned, Mule"; the name
// of the first thing known where it asks for no choice; empty where nothing was chosen.
std::string choice_words(const Ruleset& ruleset, const AbilityTaken& taken);

// Why these ids are no answer to a choice among the ruleset's own lists (attributes, actions,
// damage types, options); empty where each of them is. Choices of abilities and words are not
// looked at.
std::string pick_not_permitted(const Ruleset& ruleset, const ChoiceDefinition& definition,
                               const std::string& choice);

}  // namespace roadbook::rules

// What was chosen inside special abilities, upgrades and claims: read, worded, checked.
#pragma once

#include <string>

#include "rules/character.hpp"
#include "rules/findings.hpp"
#include "rules/ruleset.hpp"

namespace roadbook::rules {

// The ids that a choice names: one, or as many as it asks for, joined with commas in the save.
Ids picked(const ChoiceDefinition& definition, const std::string& choice);

// The ability that was chosen inside another, as one that was taken.
AbilityTaken inner_ability(const AbilityTaken& taken);

// What was chosen for an ability, in words: "BODY and WILL", "Stalwart", "Seasoned, Mule"; the name
// of the first thing known where it asks for no choice; empty where nothing was chosen.
std::string choice_words(const Ruleset& ruleset, const AbilityTaken& taken);

// Why these ids are no answer to a choice among the ruleset's own lists (attributes, actions,
// damage types, options); empty where each of them is. Choices of abilities and words are not
// looked at.
std::string foreign_pick(const Ruleset& ruleset, const ChoiceDefinition& definition,
                         const std::string& choice);

// The choices, things known and questions of one ability of a character, and of the one inside it.
// `place`: its JSON pointer.
void check_choices(const Ruleset& ruleset, const Character& character, const AbilityTaken& taken,
                   const std::string& place, FindingList& found);

}  // namespace roadbook::rules

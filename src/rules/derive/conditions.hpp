// Which of a game's conditions hold now.
#pragma once

#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// The conditions that hold for a character, in the game's order: of those about one track or number
// the first alone.
std::vector<const ConditionRule*> conditions_of(const Ruleset& ruleset, const Character& character,
                                                const Derived& derived);

// The condition that keeps one away from the others; nullptr where none does.
const ConditionRule* away_by(const Ruleset& ruleset, const Character& character,
                             const Derived& derived);

// The condition that says that a character left for good: retired; nullptr where none does.
const ConditionRule* left_by(const Ruleset& ruleset, const Character& character,
                             const Derived& derived);

}  // namespace roadbook::rules

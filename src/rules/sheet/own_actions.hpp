// Actions that a table names itself, where its game leaves some open.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// How many actions the game leaves to the table that are not named yet. `ruleset`: the game with
// what the sheet and its packages bring along. 0: none, or it leaves none.
int unnamed_actions(const Ruleset& ruleset);

// The character with one more action of its own, under that attribute and without a name yet. As
// it was where no action is left to name.
Character with_new_own_action(const Ruleset& ruleset, const Character& before, const Id& attribute);
// With these words for an action of its own, found by its id; nothing changes without one.
Character with_own_action(const Character& before, const Action& action);
// Without it, its dots and what they stood for.
Character without_own_action(const Character& before, const Id& action);

}  // namespace roadbook::rules

// Puts questions and changes that procedures share where the procedures name them.
#pragma once

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// The procedure with its parts in their places and none named any more; a part that the game does
// not have is left out.
Procedure joined_with_parts(const Ruleset& ruleset, Procedure procedure);

// The same as it was written, where its parts stand in it; they are still those of the game.
Procedure parted(const Ruleset& ruleset, Procedure procedure);

// The question of the procedure or of a part that it names; null where neither asks it.
const Ask* find_ask(const Ruleset& ruleset, const Procedure& procedure, const Id& id);

}  // namespace roadbook::rules

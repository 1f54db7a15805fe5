// What the move that resists a consequence begins with, after a move that brought one.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/play/move.hpp"
#include "rules/play/move_start.hpp"

namespace roadbook::rules {

// The game's move that resists, with what `move` brought to the one who acts answered: the first
// ticked change that it takes back, which harm or wound that is, and the number of the position
// that it came of. `after`: the sheets with the changes of that move. Of no procedure: the game has
// no such move.
MoveStart start_of_resisting(const Ruleset& ruleset, const Sheets& after, const Id& who,
                             const Move& move);

}  // namespace roadbook::rules

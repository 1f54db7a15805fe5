// The order of a fight: rounds, turns, and how each member goes in.
#pragma once

#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

using Members = std::vector<const Character*>;

// How this member goes in: as it was chosen at the table, else as the move that begins a fight left
// the sheet, else as the game has it usually.
Stance stance_of(const Ruleset& ruleset, const Crew& crew, const Character& member);
// Writes down how the member that it names goes in, in place of what was written before.
Crew with_stance(Crew crew, const Stance& stance);

// The first round begins, with the first turn in which somebody acts.
Crew with_fight(const Ruleset& ruleset, Crew crew, const Members& members);
// The fight is over: no round, no turn, and nobody's stance.
Crew without_fight(Crew crew);
// A member with nothing left of what the move that begins a fight counts.
Character without_fight(const Ruleset& ruleset, Character member);
// The next turn in which somebody acts; behind the last one the next round.
Crew with_next_turn(const Ruleset& ruleset, Crew crew, const Members& members);
// Who of them acts in the turn that it is; the game master's own turn has none of them.
Ids acting(const Ruleset& ruleset, const Crew& crew, const Members& members);

}  // namespace roadbook::rules

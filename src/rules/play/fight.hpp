// The order of a fight: rounds, turns, and how each member goes in.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// How this member goes in; where nothing was chosen, as the game has it usually.
Stance stance_of(const Ruleset& ruleset, const Crew& crew, const Id& member);
Crew with_stance(Crew crew, const Stance& stance);

// The first round begins, with the first turn in which somebody acts.
Crew with_fight(const Ruleset& ruleset, Crew crew, const Ids& members);
Crew without_fight(Crew crew);
// The next turn in which somebody acts; behind the last one the next round.
Crew with_next_turn(const Ruleset& ruleset, Crew crew, const Ids& members);
// Who of them acts in the turn that it is; the game master's own turn has none of them.
Ids acting(const Ruleset& ruleset, const Crew& crew, const Ids& members);

}  // namespace roadbook::rules

// Which of a crew's moves change its standing, found by what they change.
#pragma once

#include <vector>

#include "rules/play/moves_about.hpp"

namespace roadbook::rules {

// The crew's move that asks nothing and changes its hold by so many steps.
MoveAbout crew_hold_move(const Ruleset& ruleset, int steps);
// The crew's move that raises its Tier by 1.
MoveAbout crew_tier_move(const Ruleset& ruleset);
// The crew's move that does nothing but add the heat of what is answered.
MoveAbout crew_heat_move(const Ruleset& ruleset);
// The crew's move by which a wanted level is served: a level less, and no heat whatever is
// answered.
MoveAbout crew_sentence_move(const Ruleset& ruleset);
// The crew's move that brings it the coin of what is answered.
MoveAbout crew_income_move(const Ruleset& ruleset);

// The heat from which on another column of what comes of it is read, in rising order: 4 and 6.
std::vector<int> heat_columns(const Ruleset& ruleset);

}  // namespace roadbook::rules

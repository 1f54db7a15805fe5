// Which of a crew's moves change its standing, found by what they change; and what is done to a
// crew where its game has no move for it.
#pragma once

#include "rules/play/moves_about.hpp"
#include "rules/play/sheet_field.hpp"

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

// An advance of a full track is taken: it begins anew, and every member's stash grows by the
// profit. The crew and those of its members who changed.
struct AdvanceTaken {
  Crew crew;
  std::vector<Character> members;
};
AdvanceTaken with_advance_taken(Crew crew, const std::vector<const Character*>& members,
                                const Id& track, int profit);

// The table that a crew's move rolls on in the column of its heat: heat 0 to 3, 4 and 5, 6 and
// more. Null where the game has none.
const Table* heat_table(const Ruleset& ruleset);

}  // namespace roadbook::rules

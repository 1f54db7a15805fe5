// The table's clocks: their kinds, which may follow which, and when one may be ticked.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// How many segments a table gives a clock that it draws, whatever the game.
inline constexpr int least_segments = 4;
inline constexpr int most_segments = 12;

// The first clock of that name, or nullptr.
const Clock* find_clock(const std::vector<Clock>& clocks, const std::string& name);
// Whether the clock runs against another, or goes up and down; plain where the game has no such
// kind.
ClockCounting counting_of(const Ruleset& ruleset, const Clock& clock);
// Whether the clock `name` may begin after the clock `after`: both are there, and no clock would
// wait for itself.
bool may_follow(const std::vector<Clock>& clocks, const std::string& name,
                const std::string& after);
// Their places in the order in which they are looked at: behind each clock come the one that it
// runs against and those that begin after it.
std::vector<std::size_t> with_partners_together(const std::vector<Clock>& clocks);
// The clock that it waits for, not full yet; null where it may be ticked.
const Clock* waits_for(const std::vector<Clock>& clocks, const Clock& clock);
// The list without the clock at `index`; what was linked to it is free.
std::vector<Clock> without_clock(std::vector<Clock> clocks, std::size_t index);
// The clock at `index` becomes `after`; those linked to it follow its new name. A race is one from
// both sides and ends for both, and the other clock keeps its own kind.
std::vector<Clock> with_clock(const Ruleset& ruleset, std::vector<Clock> clocks, std::size_t index,
                              const Clock& after);

// The list with the clocks of a set behind it, empty. One whose name is there already is numbered.
std::vector<Clock> with_set(std::vector<Clock> clocks, const ClockSet& set);

// How a race stands for this clock: 1 where it leads, -1 where the other does, 0 where they are
// level or it runs against none. The one that is filled further leads; sizes may differ.
int race_standing(const std::vector<Clock>& clocks, const Clock& clock);

}  // namespace roadbook::rules

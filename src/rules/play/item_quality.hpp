// How good a thing is: the Tier behind it, how it is made, and what the crew improved.
#pragma once

#include <vector>

#include "rules/play/move.hpp"

namespace roadbook::rules {

// The parts of an item's quality, each with its reason ("Quality/Tier"): the Tier, the item's tags
// that count, and the helps whose occasion is the quality of one of its categories. `helps`: all of
// the character, from `all_helps`.
std::vector<MoveReason> item_quality(const Ruleset& ruleset, const Item& item, int tier,
                                     const std::vector<MoveHelp>& helps);
// The same of something that is carried; of an item of the player's own by the category and the
// make that were said of it. Empty where nothing is known of it.
std::vector<MoveReason> item_quality(const Ruleset& ruleset, const Carried& carried, int tier,
                                     const std::vector<MoveHelp>& helps);
// Their sum.
int total_quality(const std::vector<MoveReason>& parts);

}  // namespace roadbook::rules

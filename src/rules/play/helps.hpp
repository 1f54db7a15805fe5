// What helps now: the effects of abilities, claims, upgrades and oaths whose occasion has come.
#pragma once

#include <string>
#include <vector>

#include "rules/play/move.hpp"

namespace roadbook::rules {

// `crew` may be null. `occasions`: those of a procedure, "engagement" and "engagement:stealth".
std::vector<MoveHelp> helps_now(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew,
                                const std::vector<std::string>& occasions);
// All sources that a character, or its crew, has: "ability:…", "claim:…", "upgrade:…".
Ids sources_of(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew);

}  // namespace roadbook::rules

// What helps: the effects of abilities, claims, upgrades and oaths, each with its occasions.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/play/move.hpp"

namespace roadbook::rules {

// All that helps a character, its crew's included, or a crew, whatever the occasion; in the order
// of the sheet. `crew` may be null.
std::vector<MoveHelp> all_helps(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew);
// The same for one who stands already.
std::vector<MoveHelp> all_helps(const Standing& standing, const Crew* crew);
// Those of them that come in on an occasion; one without a detail stands for all of its kind.
std::vector<MoveHelp> helps(const std::vector<MoveHelp>& all, const OccasionOf& occasion);
// Of all that helps the sheet what comes in on one of these occasions, without what a number of the
// sheet is too high for. `crew` may be null.
std::vector<MoveHelp> helps_now(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew,
                                const std::vector<OccasionOf>& occasions);

// True where it changes what a roll or a move reads; the rest is told and left to the table.
bool counts_in_a_move(Gives gives);
// The occasion for a heading: "When a score begins: Stealth", "Command".
std::string occasion_words(const Ruleset& ruleset, const OccasionOf& occasion);
// What it costs and how often it may be: "1 stress · twice in a score"; empty: nothing, always.
std::string help_limits(const Ruleset& ruleset, const MoveHelp& help);

// All sources that a character, or its crew, has: "ability:…", "claim:…", "upgrade:…".
Ids sources_of(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew);
// The source that an upgrade of the crew is.
Id upgrade_source(const Id& upgrade);

}  // namespace roadbook::rules

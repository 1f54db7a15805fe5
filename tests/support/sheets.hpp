// Characters and crews that tests begin with, and short ways to read their numbers.
#pragma once

#include <string>

#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::support {

// A legal and complete orc warrior of Beacon Road: Stalwart, seven dots (Skirmish 2, Prowl 2,
// Command 1, Hunt 1, Study 1), in no crew.
rules::Character warrior();

// A legal and complete crew of Sin-eaters, Tier 0, with Forged in the Fire.
rules::Crew sin_eaters();

// The total of a statistic of a character (crew may be null).
int total(const rules::Character& character, const rules::Crew* crew, const std::string& statistic);
// The same of a crew's statistic.
int total(const rules::Crew& crew, const std::string& statistic);

// How a character stands (crew may be null), and what a check finds in a crew.
rules::Standing standing(const rules::Character& character, const rules::Crew* crew);
rules::Findings checked(const rules::Crew& crew);

// "IRON 16 = 8 (every character) + …"
std::string explained(const rules::Character& character, const rules::Crew* crew,
                      const std::string& statistic);

// The rules that are broken or open, joined: "illegal:action_above_cap unfinished:name_missing".
std::string findings(const rules::Character& character, const rules::Crew* crew);
std::string findings(const rules::Crew& crew);

// An ability as it is taken, with its choice where it has one.
rules::AbilityTaken taken(const std::string& id, const std::string& choice = {});

}  // namespace roadbook::support

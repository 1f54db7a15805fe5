// The parts of a check that stand in files of their own.
#pragma once

#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/findings.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// Dots, abilities, powers and what is carried, of a character.
void check_skills(const Standing& standing, FindingList& found);
// The cohorts of a crew, and the boxes that they take.
void check_cohorts(const Ruleset& ruleset, const Crew& crew, FindingList& found);

}  // namespace roadbook::rules

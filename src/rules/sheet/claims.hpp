// The map of a crew's claims, and which claim stands where.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// The map that counts: the type's, or the crew's own.
Map claims_map(const Ruleset& ruleset, const Crew& crew);
// The claim that stands on a cell of the crew's map, or off the map the claim of that id itself;
// nullptr for the lair, and where the game has no such claim.
const Claim* claim_on(const Ruleset& ruleset, const Crew& crew, const Id& cell);
// What was chosen for the claim on a cell; empty where nothing was.
std::string choice_for_claim(const Crew& crew, const Id& cell);
// The same of a cell of the prison's map.
const Claim* claim_in_prison(const Ruleset& ruleset, const Id& cell);

}  // namespace roadbook::rules

// What a package of content does to the roles of a game's numbers and tracks.
#pragma once

#include <vector>

#include "data/content_check.hpp"

namespace roadbook::data {

// Roles that nothing has any more where a change took them, and lists that need a track or a number
// of a role that there is not. `whole`: the game with the package.
std::vector<ContentFault> faults_of_roles(const rules::Ruleset& game, const rules::Ruleset& whole,
                                          const rules::ContentPackage& package);

}  // namespace roadbook::data

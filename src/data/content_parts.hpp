// What is doubtful inside the entries of a package, where each by itself could be read.
#pragma once

#include <vector>

#include "data/content_check.hpp"

namespace roadbook::data {

// Parts without a name (a contact, a build), and playbooks that bring other dots than those of the
// game: another sum, or more in one action. `game`: without the package.
std::vector<ContentFault> faults_of_parts(const rules::Ruleset& game,
                                          const rules::ContentPackage& package);

}  // namespace roadbook::data

// What a package of content needs of other packages, and what it has of them without saying so.
#pragma once

#include <vector>

#include "data/content_check.hpp"

namespace roadbook::data {

// Needs that are not met, and entries of `others` that it names without needing the package that
// they are of. `shipped`: the game without packages; what it has itself, it names of the game.
std::vector<ContentFault> faults_of_needs(const rules::Ruleset& shipped,
                                          const rules::ContentPackage& package,
                                          const std::vector<const rules::ContentPackage*>& others);

}  // namespace roadbook::data

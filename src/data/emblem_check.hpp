// Emblems that files of games and packages name and that there are not.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/content_check.hpp"
#include "data/diagnostic.hpp"

namespace roadbook::data {

using EmblemIds = std::set<std::string, std::less<>>;
// From a list of them with one a line: assets/emblems/ids.txt.
EmblemIds emblem_ids(std::string_view lines);

// Each place of a file with an emblem that is none of those. A text that is no JSON has none.
Diagnostics unknown_emblems(const std::string& name, std::string_view text, const EmblemIds& ids);
// The same of a package, each at its entry and field.
std::vector<ContentFault> unknown_emblems(const rules::ContentPackage& package,
                                          const EmblemIds& ids);

}  // namespace roadbook::data

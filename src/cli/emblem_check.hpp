// Emblems that files of games and packages name and that there are not.
#pragma once

#include <string>
#include <string_view>

#include "data/diagnostic.hpp"

namespace roadbook::cli {

// Each place of a file with an emblem that Roadbook does not have. A text that is no JSON has none.
data::Diagnostics unknown_emblems(const std::string& name, std::string_view text);

}  // namespace roadbook::cli

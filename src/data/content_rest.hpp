// What of a package can be read where some of its entries cannot.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/content_package.hpp"

namespace roadbook::data {

struct ReadableRest {
  rules::ContentPackage package;      // as the file has it, without those entries
  std::vector<std::string> left_out;  // each of them with what is wrong: "Thorn: at /name ..."
};

// The rest of a package that was refused. Nothing where the text is no package, all of it can be
// read, or something is wrong that stands in none of its entries.
std::optional<ReadableRest> read_rest(const std::string& name, std::string_view text);

}  // namespace roadbook::data

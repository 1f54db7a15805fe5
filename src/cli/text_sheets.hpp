// Sheets to read, for the commands that write them.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "data/document.hpp"
#include "print/text_view.hpp"

namespace roadbook::cli {

// The name ends in .md, .markdown or .txt.
bool is_text_file(const std::string& path);

// Each sheet with all that it holds, a character as a member of its crew where that is among them.
// A sentence on `err` where its game is not there.
std::optional<std::vector<print::TextView>> text_views(const Games& games,
                                                       const std::vector<data::Value>& values,
                                                       std::ostream& err);

}  // namespace roadbook::cli

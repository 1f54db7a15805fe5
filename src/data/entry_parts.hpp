// What forms of entries and their changes share.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/content_package.hpp"

namespace roadbook::data {

inline constexpr char line_break = '\n';  // between texts of a list
inline constexpr std::string_view occasions_key = "when";
inline constexpr std::string_view package_key = "package";
inline constexpr char game_key[] = "game";  // what a table's own game says beside its entries

// Whose steps stand under a pointer into a package.
inline rules::Scope scope_of_steps(std::string_view pointer) {
  const bool crew = pointer.find("/crew_steps") != std::string_view::npos ||
                    pointer.find("/reactions") != std::string_view::npos;
  return crew ? rules::Scope::crew : rules::Scope::character;
}

// Whether an empty text says something in this list: a cell of a table in which nothing stands, a
// text that is not written yet.
inline bool empty_counts(std::string_view key) {
  return key == "cells" || key == "is";
}

// Lists in which empty texts count, as lines and back. A last text that is empty is a line too: it
// has a line break of its own behind it, or it would be none.
inline std::string lines_of(const std::vector<std::string>& texts) {
  std::string lines;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    lines += texts[i];
    if (i + 1 < texts.size() || texts[i].empty()) lines += line_break;
  }
  return lines;
}
inline std::vector<std::string> texts_of(std::string_view lines) {
  std::vector<std::string> texts;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find(line_break), lines.size());
    texts.emplace_back(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return texts;
}

// Whether a player writes this field of the package itself in a form; what else it has follows from
// where it is from, or is changed in another way.
inline bool is_written(std::string_view key) {
  constexpr std::string_view others[] = {"id",        "begun_from",     "game",
                                         "packed",    "in_use",         "received",
                                         "given_ids", "for_characters", "for_crews"};
  return std::find(std::begin(others), std::end(others), key) == std::end(others);
}

}  // namespace roadbook::data

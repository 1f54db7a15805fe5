// What forms of entries and their changes share.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

#include "rules/game/content_package.hpp"

namespace roadbook::data {

inline constexpr char line_break = '\n';  // between texts of a list
inline constexpr std::string_view occasions_key = "when";
inline constexpr std::string_view package_key = "package";
inline constexpr char game_key[] = "game";  // what a game of one's own says beside its entries

// Whose steps stand under a pointer into a package.
inline rules::Scope scope_of_steps(std::string_view pointer) {
  const bool crew = pointer.find("/crew_steps") != std::string_view::npos ||
                    pointer.find("/reactions") != std::string_view::npos;
  return crew ? rules::Scope::crew : rules::Scope::character;
}

// Whether a player writes this field of the package itself in a form; what else it has follows from
// where it is from, or is changed in another way.
inline bool is_written(std::string_view key) {
  constexpr std::string_view others[] = {"id",       "begun_from", "game",           "in_use",
                                         "received", "given_ids",  "for_characters", "for_crews"};
  return std::find(std::begin(others), std::end(others), key) == std::end(others);
}

}  // namespace roadbook::data

// What forms of entries and their changes share.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "data/field.hpp"
#include "rules/game/content_package.hpp"

namespace roadbook::data {

inline constexpr char line_break = '\n';  // between texts of a list
inline constexpr std::string_view occasions_key = "when";
inline constexpr std::string_view package_key = "package";
inline constexpr char needs_key[] = "needs";
inline constexpr std::size_t most_needs = 100;
inline constexpr char game_key[] = "game";  // what a game of one's own says beside its entries

// Whose steps stand under a pointer into a package.
inline rules::Scope scope_of_steps(std::string_view pointer) {
  const bool crew = pointer.find("/crew_steps") != std::string_view::npos ||
                    pointer.find("/reactions") != std::string_view::npos;
  return crew ? rules::Scope::crew : rules::Scope::character;
}

// The fields of the package itself that a player writes.
struct PackageText {
  const char* key;
  const char* label;
  std::string rules::ContentPackage::*text;
  std::size_t most;
};
inline constexpr PackageText package_texts[] = {
    {"name", "Name", &rules::ContentPackage::name, limit::name},
    {"description", "Description", &rules::ContentPackage::description, limit::text},
    {"edition", "Version", &rules::ContentPackage::version, limit::name},
    {"author", "Author", &rules::ContentPackage::author, limit::name},
    {"source", "Source", &rules::ContentPackage::source, limit::text},
    {"licence", "License", &rules::ContentPackage::licence, limit::text}};

}  // namespace roadbook::data

// The maps of claims in a package: that of a type of crew, that of a prison.
#pragma once

#include <string_view>

#include "data/content_entries.hpp"

namespace roadbook::data {

// The lists whose entries have one.
inline constexpr std::string_view types_list = "crew_types";
inline constexpr std::string_view prisons_list = "prison_maps";

// Its own map, which has no cells where it says nothing; nullptr where the entry has no map.
const rules::Map* map_of_entry(const rules::ContentPackage& package, const EntryRef& ref);
// The map that counts for it: its own, or that of the type that a type of crew is like. `game` is
// the game with the package.
rules::Map map_that_counts(const rules::Ruleset& game, const EntryRef& ref);
// Puts another map in its place; false where the entry has none.
bool set_map(rules::ContentPackage& package, const EntryRef& ref, rules::Map map);

}  // namespace roadbook::data

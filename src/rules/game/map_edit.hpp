// A map of claims while it is drawn: places put into its cells and taken out, paths between them.
#pragma once

#include "rules/game/ruleset_crew.hpp"

namespace roadbook::rules {

inline constexpr int most_columns = 9;
inline constexpr int most_rows = 9;

// The place in a cell; nullptr where it is empty.
const MapCell* place_at(const Map& map, int x, int y);
// Whether a path joins two places, whichever way it is written.
bool are_joined(const Map& map, const Id& one, const Id& other);

// A map with nothing but the place where a crew starts, in the middle. At least 1 by 1.
Map new_map(int width, int height);
// Another size; what is outside of it goes, with its paths. The start stays inside.
Map with_size(Map map, int width, int height);
// A claim in a cell, or, without one, the start: which then stands nowhere else. A place that is
// there keeps its id and its paths; a new one gets the next free id.
Map with_claim(Map map, int x, int y, const Id& claim);
// An empty cell. The start stays: a map needs it.
Map without_place(Map map, int x, int y);
// A path between two places that are there, or none.
Map with_path(Map map, const Id& one, const Id& other, bool there);

}  // namespace roadbook::rules

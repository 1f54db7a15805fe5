// Draws maps of claims.
#include "rules/game/map_edit.hpp"

#include <algorithm>
#include <string>

namespace roadbook::rules {

namespace {

bool joins(const MapPath& path, const Id& one, const Id& other) {
  return (path.from == one && path.to == other) || (path.from == other && path.to == one);
}

void remove_paths_of(Map& map, const Id& place) {
  const auto ends = [&](const MapPath& path) { return path.from == place || path.to == place; };
  map.paths.erase(std::remove_if(map.paths.begin(), map.paths.end(), ends), map.paths.end());
}

void remove_cell(Map& map, const Id& place) {
  remove_paths_of(map, place);
  const auto it = [&](const MapCell& cell) { return cell.id == place; };
  map.cells.erase(std::remove_if(map.cells.begin(), map.cells.end(), it), map.cells.end());
}

// Saves name places by their ids, so one that was given stays with its place.
Id free_cell_id(const Map& map) {
  for (int number = 1;; ++number) {
    Id id = "c" + std::to_string(number);
    const bool taken = std::any_of(map.cells.begin(), map.cells.end(),
                                   [&](const MapCell& cell) { return cell.id == id; });
    if (!taken) return id;
  }
}

}  // namespace

const MapCell* place_at(const Map& map, int x, int y) {
  const auto found = std::find_if(map.cells.begin(), map.cells.end(),
                                  [&](const MapCell& cell) { return cell.x == x && cell.y == y; });
  return found == map.cells.end() ? nullptr : &*found;
}

bool are_joined(const Map& map, const Id& one, const Id& other) {
  return std::any_of(map.paths.begin(), map.paths.end(),
                     [&](const MapPath& path) { return joins(path, one, other); });
}

Map new_map(int width, int height) {
  Map map;
  map.width = std::clamp(width, 1, most_columns);
  map.height = std::clamp(height, 1, most_rows);
  map.cells.push_back({"c1", {}, (map.width - 1) / 2, (map.height - 1) / 2});
  return map;
}

Map with_size(Map map, int width, int height) {
  map.width = std::clamp(width, 1, most_columns);
  map.height = std::clamp(height, 1, most_rows);
  for (const MapCell& cell : std::vector<MapCell>(map.cells)) {
    if (!cell.claim.empty() || (cell.x < map.width && cell.y < map.height)) continue;
    // The start moves to the nearest cell that is left; who stands there makes room.
    const int x = std::min(cell.x, map.width - 1);
    const int y = std::min(cell.y, map.height - 1);
    if (const MapCell* there = place_at(map, x, y)) remove_cell(map, Id(there->id));
    for (MapCell& start : map.cells) {
      if (start.id != cell.id) continue;
      start.x = x;
      start.y = y;
    }
  }
  for (const MapCell& cell : std::vector<MapCell>(map.cells)) {
    if (cell.x >= map.width || cell.y >= map.height) remove_cell(map, cell.id);
  }
  return map;
}

Map with_claim(Map map, int x, int y, const Id& claim) {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return map;
  const MapCell* there = place_at(map, x, y);
  if (claim.empty()) {
    if (there != nullptr && there->claim.empty()) return map;
    for (const MapCell& cell : std::vector<MapCell>(map.cells)) {
      if (cell.claim.empty()) remove_cell(map, cell.id);
    }
    there = place_at(map, x, y);
  } else if (there != nullptr && there->claim.empty()) {
    return map;  // the start stays until it is put elsewhere
  }
  if (there == nullptr) {
    map.cells.push_back({free_cell_id(map), claim, x, y});
    return map;
  }
  for (MapCell& cell : map.cells) {
    if (cell.id == there->id) cell.claim = claim;
  }
  return map;
}

Map without_place(Map map, int x, int y) {
  const MapCell* there = place_at(map, x, y);
  if (there != nullptr && !there->claim.empty()) remove_cell(map, Id(there->id));
  return map;
}

Map with_path(Map map, const Id& one, const Id& other, bool there) {
  const auto is_place = [&](const Id& id) {
    return std::any_of(map.cells.begin(), map.cells.end(),
                       [&](const MapCell& cell) { return cell.id == id; });
  };
  if (one == other || !is_place(one) || !is_place(other)) return map;
  const auto it = [&](const MapPath& path) { return joins(path, one, other); };
  map.paths.erase(std::remove_if(map.paths.begin(), map.paths.end(), it), map.paths.end());
  if (there) map.paths.push_back({one, other});
  return map;
}

}  // namespace roadbook::rules

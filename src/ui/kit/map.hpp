// Claims as a map: cells in a grid, with paths between neighbors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

enum class CellState : std::uint8_t { held, reachable, closed };

// A place on the map, by column and row from 0.
struct MapCell {
  int column = 0;
  int row = 0;
  std::string name = {};
  std::string text = {};     // what it gives, in a few words where there are such
  std::string refusal = {};  // why it cannot be taken; for `closed` cells
  CellState state = CellState::closed;
  bool center = false;  // the lair: held from the start
  bool turf = false;
  std::string emblem = {};  // over the name of the place where the crew starts; may be empty
  std::string whole = {};   // all that it gives, spoken and as a hint; empty: the text
  bool chosen = false;      // what stands beside the map is about it
};

// A path between two places.
struct MapPath {
  std::size_t from = 0;  // indices of cells
  std::size_t to = 0;
};

struct MapOptions {
  float min_cell_width = 128;  // narrower windows scroll the map sideways
  float cell_height = 100;
  bool editing = false;  // the map itself is changed: cells are chosen or not, none is held
};
// Node: a group `name` with one button per cell, value "held", "open to you" or "closed", expanded
// where it is the chosen one; while the map is edited, each is named with its row and column. The
// index of the pressed cell; refused cells are not reported. Whether a cell is held or not, it is
// as high.
std::optional<std::size_t> claims_map(Ui& ui, std::string_view name,
                                      const std::vector<MapCell>& cells,
                                      const std::vector<MapPath>& paths,
                                      const MapOptions& options = {});

}  // namespace roadbook::ui

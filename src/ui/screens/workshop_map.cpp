// Draws the map of a type of crew or of a prison to be changed: places put into cells, paths
// between neighbors.
#include <algorithm>
#include <cstdlib>

#include "rules/game/map_edit.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/workshop_parts.hpp"

namespace roadbook::ui {

namespace {

const WorkshopMap::Claim* claim_of_map(const WorkshopMap& map, const rules::Id& id) {
  const auto found = std::find_if(map.claims.begin(), map.claims.end(),
                                  [&](const auto& each) { return each.id == id; });
  return found == map.claims.end() ? nullptr : &*found;
}

std::string name_on_map(const WorkshopMap& map, const rules::MapCell& cell) {
  if (cell.claim.empty()) return map.start;
  const WorkshopMap::Claim* claim = claim_of_map(map, cell.claim);
  return claim == nullptr ? cell.claim : claim->name;
}

std::string spot_words(int column, int row) {
  return "row " + rules::number(row + 1) + ", column " + rules::number(column + 1);
}

void put_map(WorkshopDesk& desk, rules::Map map) {
  desk.act(WorkshopAction::Kind::set_map);
  desk.action->map = std::move(map);
}

// The whole grid: a press on a cell chooses it.
void press_on_map(WorkshopDesk& desk, const WorkshopMap& map) {
  WorkshopState& state = desk.state;
  std::vector<MapCell> cells;
  for (int y = 0; y < map.map.height; ++y) {
    for (int x = 0; x < map.map.width; ++x) {
      MapCell cell;
      cell.column = x;
      cell.row = y;
      const rules::MapCell* there = rules::place_at(map.map, x, y);
      cell.name = there == nullptr ? "Empty" : name_on_map(map, *there);
      if (there != nullptr) {
        cell.center = there->claim.empty();
        cell.state = CellState::reachable;
      }
      if (x == state.column && y == state.row) cell.state = CellState::held;
      cells.push_back(std::move(cell));
    }
  }
  std::vector<MapPath> paths;
  const auto index_of = [&](const rules::Id& id) {
    for (const rules::MapCell& each : map.map.cells) {
      if (each.id != id || each.x >= map.map.width) continue;
      const int index = each.y * map.map.width + each.x;
      return static_cast<std::size_t>(index);
    }
    return cells.size();
  };
  for (const rules::MapPath& path : map.map.paths) {
    const MapPath shown{index_of(path.from), index_of(path.to)};
    if (shown.from < cells.size() && shown.to < cells.size()) paths.push_back(shown);
  }
  const auto hit = claims_map(desk.ui, "Map", cells, paths,
                              {.min_cell_width = 92, .cell_height = 64, .editing = true});
  if (!hit) return;
  state.column = cells[*hit].column;
  state.row = cells[*hit].row;
}

// What stands in the chosen cell.
void choose_place(WorkshopDesk& desk, const WorkshopMap& map) {
  const int x = desk.state.column;
  const int y = desk.state.row;
  const rules::MapCell* there = rules::place_at(map.map, x, y);
  const bool start = there != nullptr && there->claim.empty();
  constexpr std::size_t before = 2;  // nothing, and the start
  std::vector<SelectItem> items{
      {.label = "Nothing",
       .disabled_reason = start ? "A map needs a place to start. Put it elsewhere first." : ""},
      {.label = map.start, .detail = "Where the map starts"}};
  std::optional<std::size_t> now;
  if (there == nullptr) now = 0;
  if (start) now = 1;
  for (const WorkshopMap::Claim& each : map.claims) {
    if (there != nullptr && !start && each.id == there->claim) now = items.size();
    items.push_back({.label = each.name,
                     .disabled_reason = start ? "The start is here. Put it elsewhere first." : ""});
  }
  const auto hit = select(desk.ui, "What is here", items, now, {.placeholder = "Choose"});
  if (!hit) return;
  if (*hit == 0) return put_map(desk, rules::without_place(map.map, x, y));
  const rules::Id claim = *hit < before ? rules::Id() : map.claims[*hit - before].id;
  put_map(desk, rules::with_claim(map.map, x, y, claim));
}

// The paths from the chosen cell to the places around it, and to those that it has farther away.
void choose_paths(WorkshopDesk& desk, const WorkshopMap& map) {
  const rules::MapCell* there = rules::place_at(map.map, desk.state.column, desk.state.row);
  if (there == nullptr) return;
  const Block group_of_paths = group(desk.ui, "Paths");
  bool any = false;
  for (const rules::MapCell& each : map.map.cells) {
    if (each.id == there->id) continue;
    const bool on = rules::are_joined(map.map, there->id, each.id);
    const int away = std::abs(each.x - there->x) + std::abs(each.y - there->y);
    if (!on && away != 1) continue;
    if (!any) label_caps(desk.ui, "Paths from here to");
    any = true;
    const std::string label = name_on_map(map, each) + " (" + spot_words(each.x, each.y) + ")";
    if (checkbox(desk.ui, label, on, {.id = each.id})) {
      put_map(desk, rules::with_path(map.map, there->id, each.id, !on));
    }
  }
  if (!any) hint(desk.ui, "Put a place in a cell next to it, and you can join them with a path.");
}

}  // namespace

void workshop_map(WorkshopDesk& desk) {
  if (!desk.view.map) return;
  Ui& ui = desk.ui;
  const WorkshopMap& map = *desk.view.map;
  WorkshopState& state = desk.state;
  if (state.map_of != desk.view.entry) {
    state.map_of = desk.view.entry;
    state.column = state.row = -1;
  }
  const auto places = static_cast<int>(map.map.cells.size());
  section_heading(ui, 3, "Map", map.own ? rules::counted(places, "place", "places") : "");
  if (!map.own) {
    text(ui, places == 0 ? "It has no map yet." : "It has the map of the type that it is like.",
         {.type = Type::small, .tone = Tone::muted});
    if (button(ui, "Draw a map of its own", {.icon = Icon::pen})) {
      put_map(desk, places == 0 ? rules::new_map(5, 3) : map.map);
    }
    return;
  }
  {
    const Block line = row(ui, "map size", {.gap = 20});
    const auto columns = number_stepper(
        ui, {.name = "Columns", .value = map.map.width, .min = 1, .max = rules::most_columns});
    if (columns) put_map(desk, rules::with_size(map.map, *columns, map.map.height));
    const auto rows = number_stepper(
        ui, {.name = "Rows", .value = map.map.height, .min = 1, .max = rules::most_rows});
    if (rows) put_map(desk, rules::with_size(map.map, map.map.width, *rows));
  }
  press_on_map(desk, map);
  const bool chosen = state.column >= 0 && state.column < map.map.width && state.row >= 0 &&
                      state.row < map.map.height;
  if (!chosen) {
    hint(ui, "Press a cell to put a claim in it and to draw its paths.");
    return;
  }
  const Block together = group(ui, "The chosen cell");
  text(ui, rules::raised(spot_words(state.column, state.row)), {.type = Type::small_strong});
  choose_place(desk, map);
  choose_paths(desk, map);
}

}  // namespace roadbook::ui

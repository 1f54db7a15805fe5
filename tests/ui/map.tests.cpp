// The map of claims as it is drawn: words that stand clear of marks and lines, roads, what is
// chosen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/kit/map.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::ui;
using headless::Harness;

namespace {

using Cells = std::vector<MapCell>;

constexpr std::size_t map_columns = 5;
constexpr std::size_t map_rows = 3;

// The place as the one of that index on a map.
MapCell at_index(MapCell cell, std::size_t index) {
  cell.column = static_cast<int>(index % map_columns);
  cell.row = static_cast<int>(index / map_columns);
  return cell;
}

// All places that a crew of the game can hold, on as many maps as they fill.
std::vector<Cells> maps_of(const rules::Ruleset& game, CellState state) {
  std::vector<Cells> maps;
  for (const rules::Claim& claim : game.claims) {
    if (claim.prison) continue;
    if (maps.empty() || maps.back().size() == map_columns * map_rows) maps.emplace_back();
    MapCell cell;
    cell.name = claim.name;
    cell.text = claim.line;
    cell.turf = claim.turf > 0;
    cell.state = state;
    maps.back().push_back(at_index(cell, maps.back().size()));
  }
  return maps;
}

// One map of nothing but that place.
std::vector<Cells> full_of(const MapCell& place) {
  Cells cells;
  for (std::size_t i = 0; i < map_columns * map_rows; ++i) {
    cells.push_back(at_index(place, i));
    cells.back().name += " " + std::to_string(i + 1);
  }
  return {cells};
}

// Maps by themselves in a window that is high enough for all of them.
struct MapDesk {
  Harness harness;
  std::vector<Cells> maps;
  std::vector<MapPath> paths;

  MapDesk(float width, std::vector<Cells> shown, std::vector<MapPath> roads = {})
      : harness(width, 4000), maps(std::move(shown)), paths(std::move(roads)) {
    // There the fill of a tick is another color than the name beside it.
    harness.ui().set_theme(Theme::night);
    harness.show([this](Ui& ui) {
      const auto main = region(ui, "Main", {.scroll = true});
      for (std::size_t i = 0; i < maps.size(); ++i) {
        claims_map(ui, "Map " + std::to_string(i + 1), maps[i], paths);
      }
    });
  }
  Cells places() const {
    Cells all;
    for (const Cells& each : maps) all.insert(all.end(), each.begin(), each.end());
    return all;
  }
  NodeRect rect_of(const MapCell& cell) const { return harness.get(Role::button, cell.name).rect; }
};

// Where something was drawn in that color.
std::vector<ImVec2> drawn_in(Color color) {
  std::vector<ImVec2> found;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      if (each.col == IM_COL32(color.red, color.green, color.blue, 255)) found.push_back(each.pos);
    }
  }
  return found;
}

bool is_inside(const NodeRect& rect, ImVec2 at, float inset) {
  return at.x > rect.x + inset && at.x < rect.x + rect.width - inset && at.y > rect.y + inset &&
         at.y < rect.y + rect.height - inset;
}

// A phone, a tablet, what is a little wider, a desk.
constexpr float map_windows[] = {320, 390, 768, 850, 960, 1280};

}  // namespace

TEST_CASE(
    "the tick of a place that is held stands clear of its name, in every claim of all games") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    for (const float width : map_windows) {
      const MapDesk desk(width, maps_of(*game, CellState::held));
      const std::vector<ImVec2> letters = drawn_in(night.accent);
      for (const MapCell& cell : desk.places()) {
        CAPTURE(width, cell.name);
        const NodeRect rect = desk.rect_of(cell);
        const NodeRect tick{rect.x + rect.width - 25, rect.y + rect.height - 25, 16, 16};
        int inside = 0;
        int on_tick = 0;
        for (const ImVec2 each : letters) {
          if (is_inside(rect, each, 8)) ++inside;
          if (is_inside(tick, each, 1)) ++on_tick;
        }
        CHECK(inside > 4);
        CHECK(on_tick == 0);
      }
    }
  }
}

TEST_CASE("the words of turf keep off the line inside its edge") {
  MapCell turf;
  for (const Cells& map : maps_of(support::beacon_road(), CellState::held)) {
    for (const MapCell& each : map) {
      if (each.turf) turf = each;
    }
  }
  REQUIRE(turf.turf);
  for (const float width : map_windows) {
    CAPTURE(width);
    const MapDesk desk(width, full_of(turf));
    const std::vector<ImVec2> letters = drawn_in(night.ink);
    for (const MapCell& cell : desk.places()) {
      const NodeRect rect = desk.rect_of(cell);
      float first = rect.width;
      float last = 0;
      for (const ImVec2 each : letters) {
        if (!is_inside(rect, each, 0)) continue;
        first = std::min(first, each.x - rect.x);
        last = std::max(last, each.x - rect.x);
      }
      REQUIRE(last > first);
      CHECK(first >= 7);
      CHECK(last <= rect.width - 7);
    }
  }
}

TEST_CASE("a place that is seized or lost moves no other, and is as high as it was") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    for (const float width : map_windows) {
      MapDesk desk(width, maps_of(*game, CellState::reachable));
      const Cells places = desk.places();
      std::vector<NodeRect> before;
      for (const MapCell& cell : places) before.push_back(desk.rect_of(cell));
      for (Cells& each : desk.maps) {
        for (MapCell& cell : each) cell.state = CellState::held;
      }
      desk.harness.frame();
      desk.harness.settle();
      for (std::size_t i = 0; i < places.size(); ++i) {
        CAPTURE(width, places[i].name);
        CHECK(desk.rect_of(places[i]) == before[i]);
      }
    }
  }
}

TEST_CASE("what a place gives is set larger in a wide cell than on a phone") {
  MapCell place;
  place.name = "Place";
  place.text = "+1 rep each";
  place.state = CellState::reachable;
  // How long the one line of it is.
  const auto length = [&](float width) {
    const MapDesk desk(width, full_of(place));
    const NodeRect rect = desk.rect_of(desk.places().front());
    float first = rect.width;
    float last = 0;
    for (const ImVec2 each : drawn_in(night.ink)) {
      if (!is_inside(rect, each, 0)) continue;
      first = std::min(first, each.x - rect.x);
      last = std::max(last, each.x - rect.x);
    }
    return last - first;
  };
  CHECK(length(390) > 0);
  CHECK(length(1280) > length(390) + 2);
}

TEST_CASE("the place that is looked at has a line around it, and is the one that is open") {
  for (const CellState state : {CellState::held, CellState::reachable, CellState::closed}) {
    CAPTURE(static_cast<int>(state));
    MapCell near{0, 0, "Toll gate", "+1 coin"};
    near.state = state;
    MapCell far{2, 0, "Kiln", "+1 rep"};
    far.state = state;
    MapDesk desk(900, {{near, far}});
    const auto around = [&](const MapCell& cell) {
      const NodeRect rect = desk.rect_of(cell);
      int found = 0;
      for (const ImVec2 each : drawn_in(night.ink)) {
        found += each.x < rect.x && each.x > rect.x - 5 && each.y > rect.y - 5 &&
                 each.y < rect.y + rect.height + 5;
      }
      return found;
    };
    CHECK(around(near) == 0);
    CHECK_FALSE(desk.harness.get(Role::button, "Toll gate").expanded);
    desk.maps[0][0].chosen = true;
    desk.harness.frame();
    desk.harness.settle();
    CHECK(around(near) > 0);
    CHECK(around(far) == 0);
    CHECK(desk.harness.get(Role::button, "Toll gate").expanded);
    CHECK_FALSE(desk.harness.get(Role::button, "Kiln").expanded);
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("a road between places that are held is broader than one to a place in reach") {
  Cells cells(3);
  for (int i = 0; i < 3; ++i) {
    MapCell& cell = cells[static_cast<std::size_t>(i)];
    cell.column = i;
    cell.name = "Place " + std::to_string(i + 1);
    cell.text = "+1 rep";
    cell.state = i < 2 ? CellState::held : CellState::reachable;
  }
  const MapDesk desk(900, {cells}, {{0, 1}, {1, 2}});
  // A road begins in the middle of a place, where nothing else stands in its color.
  const auto breadth = [&](const MapCell& cell, Color color) {
    const NodeRect rect = desk.rect_of(cell);
    float half = 0;
    for (const ImVec2 each : drawn_in(color)) {
      const float dx = std::abs(each.x - rect.x - rect.width / 2);
      const float dy = std::abs(each.y - rect.y - rect.height / 2);
      if (dx < 2 && dy < 8) half = std::max(half, dy);
    }
    return half;
  };
  const float held = breadth(cells[0], night.accent);
  const float in_reach = breadth(cells[2], night.change);
  CHECK(in_reach >= 1.5F);
  CHECK(held >= in_reach + 1);
}

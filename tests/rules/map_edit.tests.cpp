// A map of claims while it is drawn: every step leaves a map that holds together.
#include "rules/game/map_edit.hpp"

#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <string>

using namespace roadbook::rules;

namespace {

// What is wrong with a map: starts, places outside or on each other, paths that lead nowhere.
std::string faults_of(const Map& map) {
  std::string faults;
  std::set<std::pair<int, int>> taken;
  std::set<Id> ids;
  int starts = 0;
  for (const MapCell& cell : map.cells) {
    if (cell.claim.empty()) ++starts;
    if (cell.x < 0 || cell.y < 0 || cell.x >= map.width || cell.y >= map.height) {
      faults += cell.id + " is outside. ";
    }
    if (!taken.emplace(cell.x, cell.y).second) faults += cell.id + " stands on another. ";
    if (!ids.insert(cell.id).second) faults += cell.id + " is there twice. ";
  }
  if (starts != 1) faults += std::to_string(starts) + " starts. ";
  for (const MapPath& path : map.paths) {
    if (ids.count(path.from) == 0 || ids.count(path.to) == 0 || path.from == path.to) {
      faults += "A path leads nowhere. ";
    }
  }
  return faults;
}

}  // namespace

TEST_CASE("A new map has nothing but the place where a crew starts, in its middle") {
  const Map map = new_map(5, 3);
  REQUIRE(map.cells.size() == 1);
  CHECK(map.cells.front().claim.empty());
  CHECK(map.cells.front().x == 2);
  CHECK(map.cells.front().y == 1);
  CHECK(faults_of(map) == "");
}

TEST_CASE("A place keeps its id when another claim is put there, so that saves still name it") {
  Map map = with_claim(new_map(3, 1), 0, 0, "docks");
  const Id id = place_at(map, 0, 0)->id;
  map = with_path(map, id, "c1", true);
  map = with_claim(map, 0, 0, "tavern");
  CHECK(place_at(map, 0, 0)->id == id);
  CHECK(place_at(map, 0, 0)->claim == "tavern");
  CHECK(are_joined(map, "c1", id));
}

TEST_CASE("The start stays until it is put elsewhere, and then stands there alone") {
  Map map = new_map(3, 1);
  CHECK(without_place(map, 1, 0) == map);
  CHECK(with_claim(map, 1, 0, "docks") == map);
  map = with_claim(map, 2, 0, Id());
  REQUIRE(map.cells.size() == 1);
  CHECK(map.cells.front().x == 2);
}

TEST_CASE("A place that goes takes its paths along, and so does a row that is cut off") {
  Map map = with_claim(new_map(3, 2), 0, 0, "docks");
  map = with_claim(map, 2, 1, "tavern");
  map = with_path(map, "c1", place_at(map, 0, 0)->id, true);
  map = with_path(map, "c1", place_at(map, 2, 1)->id, true);
  CHECK(map.paths.size() == 2);
  CHECK(without_place(map, 0, 0).paths.size() == 1);
  map = with_size(map, 3, 1);
  CHECK(map.cells.size() == 2);
  CHECK(map.paths.size() == 1);
}

TEST_CASE("However a map is drawn, it has one start, and no path leads nowhere") {
  std::mt19937 chance(5);
  const auto any = [&chance](int below) { return static_cast<int>(chance() % unsigned(below)); };
  for (int round = 0; round < 200; ++round) {
    Map map = new_map(1 + any(5), 1 + any(5));
    for (int step = 0; step < 40; ++step) {
      const Id claim = any(6) == 0 ? Id() : "claim_" + std::to_string(any(4));
      switch (any(4)) {
        case 0:
          map = with_size(map, any(11), any(11));
          break;
        case 1:
          map = without_place(map, any(9), any(9));
          break;
        case 2:
          map = with_claim(map, any(9), any(9), claim);
          break;
        default:
          map = with_path(map, map.cells[static_cast<std::size_t>(any(int(map.cells.size())))].id,
                          map.cells[static_cast<std::size_t>(any(int(map.cells.size())))].id,
                          any(3) != 0);
      }
      CAPTURE(round, step);
      REQUIRE(faults_of(map) == "");
    }
  }
}

// What one press on the page of play costs beside one on the creation: the press itself, what
// follows from it, and every frame until the screen is at rest.
#include <benchmark/benchmark.h>

#include <chrono>

#include "ui/character_desk.hpp"
#include "ui/sheet_table.hpp"

using namespace roadbook;

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

rules::Character at_the_table() {
  rules::Character hero = support::warrior();
  for (const char* ability : {"battleborn", "savage", "deadly"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.powers = {"block", "goading_stance", "parry", "deep_cut"};
  hero.actions["skirmish"] = 3;
  hero.load_level = "normal";
  hero.carried = {{"medium_armor", "", 1, true}, {"battleaxe", "", 1, true}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
  hero.harm = {{1, "Battered"}};
  hero.conditions = {{"Deafened", 2, false}};
  return hero;
}

// Stress is marked and taken back in turn, by the node as a screen reader presses it.
void press_in_play(headless::SheetTable& table) {
  const ui::Node& stress = table.harness.get(ui::Role::spin_button, "Stress");
  const bool more = table.track("stress") < 3;
  table.harness.ui().act(
      {stress.id, more ? ui::NodeAction::Kind::increment : ui::NodeAction::Kind::decrement, {}, 0});
  table.settle();
}

// A push is chosen for a roll that waits in the drawer, and taken back in turn: the odds follow.
void press_in_drawer(headless::SheetTable& table) {
  const ui::Node& push = table.harness.get(ui::Role::checkbox, "Advantage");
  table.harness.ui().act({push.id, ui::NodeAction::Kind::press, {}, 0});
  table.settle();
}

// An archetype is chosen, and another in turn.
void press_in_creation(headless::CharacterDesk& desk) {
  const char* other = desk.character().playbook == "warrior" ? "Rogue" : "Warrior";
  const ui::Node& plate = desk.harness.get(ui::Role::radio, other);
  desk.harness.ui().act({plate.id, ui::NodeAction::Kind::press, {}, 0});
  desk.redraw();
}

void press_in_play_beside_creation(benchmark::State& state) {
  headless::SheetTable table(at_the_table());
  headless::SheetTable rolling(at_the_table());
  ui::open_move(rolling.move, "hero", {"action_roll", {{"action", "skirmish"}}});
  rolling.settle();
  headless::CharacterDesk desk(rules::new_character(support::beacon_road(), "blank"));
  double play = 0;
  double drawer = 0;
  double creation = 0;
  for (auto _ : state) {
    const auto start = Clock::now();
    press_in_play(table);
    const auto middle = Clock::now();
    press_in_creation(desk);
    const auto end = Clock::now();
    press_in_drawer(rolling);
    drawer += microseconds(Clock::now() - end);
    play += microseconds(middle - start);
    creation += microseconds(end - middle);
  }
  const auto count = static_cast<double>(state.iterations());
  state.counters["play_us"] = play / count;
  state.counters["drawer_us"] = drawer / count;
  state.counters["creation_us"] = creation / count;
  state.counters["ratio"] = play / creation;
}
BENCHMARK(press_in_play_beside_creation)->Unit(benchmark::kMillisecond);

}  // namespace

// What undo would take back is said as it was done: which number, from what to what, and who.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/judge/playbook_change.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

rules::Character somebody() {
  rules::Character hero = support::warrior();
  hero.tracks = {{"stress", 1}, {"special_armor", 0}};
  return hero;
}

}  // namespace

TEST_CASE("damage is undone by what was left and what is left, not by the marks") {
  SheetTable table(somebody());
  const int all = rules::total_of(table.standing().numbers, "hit_points");
  table.harness.act(Role::spin_button, "Points", NodeAction::Kind::set_value, {}, 2);
  table.harness.press(Role::button, "Damage");
  table.harness.press(Role::button, "Apply 1 change");
  CHECK(table.history.undo_words().find("Hit points " + std::to_string(all) + " → " +
                                        std::to_string(all - 2)) != std::string::npos);
}

TEST_CASE("stress is undone by the boxes that were marked before and after") {
  SheetTable table(somebody());
  table.harness.act(Role::spin_button, "Stress", NodeAction::Kind::set_value, {}, 4);
  table.settle();
  REQUIRE(table.track("stress") == 4);
  CHECK(table.history.undo_words() == "Stress 1 → 4");
}

TEST_CASE("harm is undone by its words, when it is written and when it is cleared") {
  SheetTable table(somebody());
  table.harness.press(Role::button, "Write: Moderate harm 1");
  table.harness.type("Moderate harm 1", "Broken arm");
  table.settle();
  REQUIRE(table.hero().harm.size() == 1);
  CHECK(table.history.undo_words() == "Harm: Broken arm");
  table.history.end_step();
  table.harness.type("Moderate harm 1", "");
  CHECK(table.history.undo_words() == "Harm: without Broken arm");
  table.harness.key(ImGuiKey_Tab);
  table.settle();
  REQUIRE(table.hero().harm.empty());
  CHECK(table.history.undo_words() == "Moderate harm 1 cleared");
}

TEST_CASE("heat that rolls over is undone with the wanted level that it became") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.heat = 8;
  crew.wanted_level = 0;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::button, "Take heat");
  REQUIRE(desk.crew().wanted_level == 1);
  CHECK(desk.history.undo_words() == "Heat 8 → 1, wanted level 0 → 1");
}

TEST_CASE("who joins a crew and who leaves it is named in what undo takes back") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.add_character("Mirela", false);
  desk.open();
  desk.harness.press(Role::button, "Add a member");
  desk.harness.press(Role::radio, "Mirela");
  CHECK(desk.history.undo_words() == "Mirela joins the crew");
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::link, "Remove Mirela from the crew");
  CHECK(desk.history.undo_words() == "Mirela leaves the crew");
}

TEST_CASE("a starting build is undone by its name") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c"), "warrior"));
  desk.show_step(0);
  desk.harness.press(Role::radio, "Berserker");
  REQUIRE(desk.character().actions != rules::find_playbook(game, "warrior")->starting_dots);
  CHECK(desk.history.undo_words() == "Starting build: Berserker");
}

TEST_CASE("no change of a sheet in play is called a change alone") {
  SheetTable table(somebody());
  const auto says = [&](const char* what) {
    INFO(what << ": " << table.history.undo_words());
    CHECK(table.history.undo_words() != "Change");
    CHECK(table.history.undo_words().find(' ') != std::string::npos);
  };
  for (const char* track : {"Stress", "Special armor", "Coin"}) {
    if (table.harness.find(Role::spin_button, track) == nullptr) continue;
    const int now = table.harness.get(Role::spin_button, track).value_now;
    table.harness.act(Role::spin_button, track, NodeAction::Kind::set_value, {}, now + 1);
    table.settle();
    says(track);
  }
}

// What a table decides where the game leaves a rule open, on the crew's sheet.
#include <catch2/catch_test_macros.hpp>

#include "crew_desk.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::ui {

TEST_CASE("a setting of the table is chosen on the crew's sheet, and can be taken back") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::button, "At our table: When stress is full");
  desk.harness.press(Role::radio, "It marks a trauma");
  CHECK(rules::answer_to(desk.crew().answers, "full_stress") == "trauma");
  CHECK(rules::decided(support::beacon_road(), "", "full_stress") == "stop");
  desk.undo();
  CHECK(rules::answer_to(desk.crew().answers, "full_stress").empty());
}

}  // namespace roadbook::ui

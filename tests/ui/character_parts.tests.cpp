// The parts of a character's sheet, which a phone has as pages: the way to one where two pages hold
// them all, and what stays open where the window changes.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "go_there.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using headless::arrived_at;
using headless::is_in_sight;
using headless::SheetTable;
using ui::Role;

namespace {

// By their places among the parts of a phone.
constexpr std::size_t play_part = 0;
constexpr std::size_t actions_part = 1;
constexpr std::size_t gear_part = 2;
constexpr std::size_t story_part = 3;

void to_part(SheetTable& table, std::size_t part) {
  ui::go_to_part(table.harness.ui(), table.state, part);
  table.settle();
}

struct WindowOfParts {
  float width;
  float height;
  bool touch;
};

}  // namespace

TEST_CASE(
    "a part of a phone's sheet that you go to comes into sight on the page that holds it, with the "
    "focus") {
  for (const WindowOfParts& window : std::vector<WindowOfParts>{{1280, 756, false},
                                                                {1900, 1036, false},
                                                                {1280, 480, false},
                                                                {1000, 700, false},
                                                                {768, 980, true}}) {
    CAPTURE(window.width, window.height);
    SheetTable table(support::warrior(), window.width, window.height, window.touch);
    const std::string body = table.game.attributes.front().name;
    for (const auto& [part, place] : std::vector<std::pair<std::size_t, std::string>>{
             {gear_part, "Equipment"}, {actions_part, body}, {gear_part, "Equipment"}}) {
      for (const std::size_t from : {play_part, story_part}) {
        CAPTURE(part, from);
        to_part(table, from);
        CHECK(table.state.page == (from == story_part ? 1U : 0U));
        to_part(table, part);
        CHECK(table.state.page == 0);
        CHECK(ui::part_shown(table.state) == part);
        const std::string arrived = arrived_at(table.harness);
        CAPTURE(arrived);
        CHECK(arrived.find(" < " + place) != std::string::npos);
        CHECK(arrived.find("OUT OF SIGHT") == std::string::npos);
      }
    }
    CHECK(table.harness.faults().empty());
  }
}

TEST_CASE("a part of the play page that came into sight does not hold it, and it scrolls on") {
  SheetTable table(support::warrior(), 1000, 560);
  table.settle();
  const auto place = [&] { return table.harness.get(Role::group, "BODY").rect.y; };
  const float before = place();
  to_part(table, actions_part);
  const float there = place();
  REQUIRE(there < before);
  table.harness.wheel(500, 420, 3);
  table.harness.settle();
  const float after = place();
  CHECK(after > there);
  for (int i = 0; i < 10; ++i) table.harness.frame();
  CHECK(place() == after);
  // The page itself is shown from its top.
  ui::go_to_page(table.harness.ui(), table.state, 0);
  table.settle();
  CHECK(place() == before);
  CHECK(ui::part_shown(table.state) == play_part);
}

TEST_CASE(
    "on a phone a part is a page, and a wider window looks for it on the page that holds it") {
  SheetTable table(support::warrior(), 390, 844);
  table.settle();
  for (const std::size_t part : {actions_part, gear_part, story_part}) {
    CAPTURE(part);
    table.harness.resize(390, 844);
    to_part(table, part);
    const std::string name = ui::character_sheet_parts(table.game, true)[part];
    CHECK(table.harness.get(Role::tab, name).selected);
    table.harness.resize(760, 700);
    table.settle();
    CHECK(ui::part_shown(table.state) == part);
    CHECK(table.harness.get(Role::tab, part == story_part ? "Story" : "Play").selected);
    if (part == gear_part) CHECK(is_in_sight(table.harness.get(Role::heading, "Load")));
    table.harness.resize(390, 844);
    table.settle();
    CHECK(table.harness.get(Role::tab, name).selected);
  }
}

TEST_CASE("a part that one went to is left with the page, which its tab shows from its beginning") {
  SheetTable table(support::warrior(), 768, 980, true);
  table.settle();
  to_part(table, gear_part);
  table.harness.press(Role::tab, "Story");
  CHECK(ui::part_shown(table.state) == story_part);
  CHECK(ui::page_shown(table.state) == 1);
  table.harness.press(Role::tab, "Play");
  CHECK(ui::part_shown(table.state) == play_part);
  CHECK(ui::page_shown(table.state) == 0);
}

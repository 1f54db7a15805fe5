// The parts of a crew's sheet: what they are called, and the way to one, in tabs and on one page.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "crew_desk.hpp"
#include "go_there.hpp"

using namespace roadbook;
using headless::arrived_at;
using headless::is_in_sight;
using ui::CrewDesk;
using ui::Role;

namespace {

// A crew with something in each of its parts, and whom it has in it.
rules::Crew crew_of_many_parts() {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Wharf Court", "", {{"", -1, "A burned boat"}}}};
  return crew;
}

std::size_t part_called(const rules::Ruleset& game, const std::string& name) {
  const std::vector<std::string> parts = ui::crew_sheet_parts(game);
  const auto found = std::find(parts.begin(), parts.end(), name);
  REQUIRE(found != parts.end());
  return static_cast<std::size_t>(found - parts.begin());
}

void to_part(CrewDesk& desk, const std::string& part) {
  ui::go_to_part(desk.harness.ui(), desk.sheet, part_called(*desk.game, part));
  desk.harness.frame();
  desk.harness.settle();
}

}  // namespace

TEST_CASE("a part of a crew's sheet that you go to comes into sight on one page, with the focus") {
  for (const auto& [width, height] :
       {std::pair{700.0F, 700.0F}, {1000.0F, 700.0F}, {1280.0F, 756.0F}, {1900.0F, 700.0F}}) {
    CAPTURE(width, height);
    CrewDesk desk(CrewDesk::Screen::sheet, crew_of_many_parts(), width, height);
    desk.add_character("Mirela", true);
    desk.open();
    const rules::Words& words = desk.game->words;
    for (const auto& [part, heading] : {std::pair<std::string, std::string>{"Who", "Who you are"},
                                        {"People", words.member.many},
                                        {"Growth", words.ability.many},
                                        {"Map", words.claim.many}}) {
      CAPTURE(part);
      to_part(desk, part);
      CHECK(is_in_sight(desk.harness.get(Role::heading, heading)));
      const std::string arrived = arrived_at(desk.harness);
      CAPTURE(arrived);
      CHECK(arrived.find(" < " + heading) != std::string::npos);
      CHECK(arrived.find("OUT OF SIGHT") == std::string::npos);
      CHECK(desk.sheet.part == part_called(*desk.game, part));
    }
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("where the members stand at the foot, the people that you go to are the factions") {
  CrewDesk desk(CrewDesk::Screen::sheet, crew_of_many_parts(), 1280, 900);
  desk.add_character("Mirela", true);
  desk.open();
  REQUIRE(desk.harness.has(Role::region, desk.game->words.member.many));
  to_part(desk, "People");
  const std::string& factions = desk.game->words.faction.many;
  CHECK(is_in_sight(desk.harness.get(Role::heading, factions)));
  CHECK(arrived_at(desk.harness).find(" < " + factions) != std::string::npos);
}

TEST_CASE("a part that came into sight does not hold the page, which scrolls on") {
  CrewDesk desk(CrewDesk::Screen::sheet, crew_of_many_parts(), 1000, 700);
  desk.open();
  to_part(desk, "Who");
  const auto place = [&] { return desk.harness.get(Role::heading, "Who you are").rect.y; };
  const float before = place();
  desk.harness.wheel(500, 400, 3);
  desk.harness.settle();
  const float after = place();
  CHECK(after > before);
  for (int i = 0; i < 10; ++i) desk.harness.frame();
  CHECK(place() == after);
  // The beginning of the page is the first part.
  to_part(desk, desk.game->words.crew.one);
  CHECK(place() > after);
  CHECK(is_in_sight(desk.harness.get(Role::heading,
                                     model::shown_name(desk.game->words, desk.crew().name, true))));
}

TEST_CASE(
    "in a window with tabs a part that you go to is its tab, and a wider window looks for it") {
  CrewDesk desk(CrewDesk::Screen::sheet, crew_of_many_parts(), 390, 844);
  desk.add_character("Mirela", true);
  desk.open();
  const rules::Words& words = desk.game->words;
  CHECK_FALSE(desk.harness.has(Role::heading, words.ability.many));
  to_part(desk, "Growth");
  CHECK(desk.harness.get(Role::tab, "Growth").selected);
  CHECK(is_in_sight(desk.harness.get(Role::heading, words.ability.many)));
  CHECK_FALSE(desk.harness.has(Role::heading, words.member.many));
  desk.harness.resize(1000, 700);
  CHECK(is_in_sight(desk.harness.get(Role::heading, words.ability.many)));
  CHECK(desk.harness.has(Role::heading, words.member.many));
  desk.harness.resize(390, 844);
  CHECK(desk.harness.get(Role::tab, "Growth").selected);
}

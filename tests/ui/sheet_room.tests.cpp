// The words of a sheet have the room that is there: on the narrowest phone, with large letters, and
// in columns that are not full.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "crew_desk.hpp"
#include "rules/judge/random.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

rules::Character with_wounds_and_points() {
  rules::Character hero = support::warrior();
  hero.tracks = {{"hit_points", 9}, {"beacon_points", 2}};
  return hero;
}

// With so many helps, powers and abilities that their column is full at 1280 by 800.
rules::Character of_many_words() {
  rules::Character hero =
      rules::random_character(support::beacon_road(), "hero", 3, {"warrior", "", ""});
  hero.abilities.clear();
  for (const char* ability : {"battleborn", "stalwart", "deadly", "savage"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.harm = much_harm();
  return hero;
}

// Of the page's lines those that are cut, by what opens them.
std::vector<std::string> cut_lines(SheetTable& table) {
  std::vector<std::string> cut = table.harness.names(Role::button);
  std::erase_if(cut, [](const std::string& each) { return !each.starts_with("Read in full: "); });
  return cut;
}

}  // namespace

TEST_CASE("on a narrow phone how one stands is said whole, and lies on no button") {
  for (const auto& [width, letters] :
       {std::pair(320.0F, 1.0F), std::pair(320.0F, 1.5F), std::pair(360.0F, 1.0F),
        std::pair(390.0F, 1.0F), std::pair(390.0F, 2.0F)}) {
    SheetTable table(with_wounds_and_points(), width, 844, true);
    table.harness.ui().set_text_scale(letters);
    table.settle();
    const int whole = rules::total_of(table.standing().numbers, "hit_points");
    for (const int lost : {0, whole / 2 + 1, whole + 9, 2 * whole + 1}) {
      table.change([&](rules::Character& hero) { hero.tracks["hit_points"] = lost; });
      const std::string state = table.harness.get(Role::meter, "Hit points").description;
      INFO(state << " at " << width << ", letters " << letters);
      const Node* said = table.harness.find(Role::text, state);
      REQUIRE(said != nullptr);
      CHECK(said->rect.x + said->rect.width <= width);
      const NodeRect& damage = table.harness.get(Role::button, "Damage").rect;
      const bool beside = said->rect.x + said->rect.width <= damage.x;
      const bool below = said->rect.y >= damage.y + damage.height - 1;
      const bool above = said->rect.y + said->rect.height <= damage.y + 1;
      CHECK((beside || below || above));
    }
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("on a narrow phone the head says whole what someone is") {
  rules::Character hero =
      rules::random_character(support::beacon_road(), "hero", 3, {"technician", "halfling", ""});
  hero.tracks = {{"beacon_points", 2}};
  SheetTable table(hero, 320, 640, true);
  table.settle();
  const Node* said = table.harness.find(Role::text, "Halfling Technician");
  REQUIRE(said != nullptr);
  CHECK(said->rect.x + said->rect.width <= 320);
  CHECK(said->rect.height <= table.harness.ui().target());
}

TEST_CASE("with large letters the buttons for damage and healing are as wide as each other") {
  for (const float width : {320.0F, 390.0F}) {
    INFO(width);
    SheetTable table(with_wounds_and_points(), width, 844, true);
    table.harness.ui().set_text_scale(2);
    table.settle();
    const NodeRect damage = table.harness.get(Role::button, "Damage").rect;
    const NodeRect heal = table.harness.get(Role::button, "Heal").rect;
    CHECK(damage.width == heal.width);
    CHECK((damage.y == heal.y || damage.x == heal.x));
    // Below the bar stand its numbers.
    const Node& bar = table.harness.get(Role::meter, "Hit points");
    const NodeRect& page = table.harness.get(Role::region, "Sheet").rect;
    const float line = table.harness.ui().measure(Type::small, "0").height;
    CHECK(page.y - bar.rect.y - bar.rect.height >= line);
  }
}

TEST_CASE("on the page in columns no line is cut as long as its column has room for all of it") {
  SheetTable table(of_many_words(), 1280, 800);
  REQUIRE_FALSE(cut_lines(table).empty());
  table.harness.resize(1280, 2000);
  table.settle();
  CHECK(cut_lines(table) == std::vector<std::string>{});
  // As many as have room are whole: no column scrolls for it.
  for (const float height : {1000.0F, 1100.0F, 1200.0F, 1300.0F}) {
    table.harness.resize(1280, height);
    table.settle();
    INFO(height);
    const Node& last = table.harness.get(Role::button, "Savage");
    CHECK(last.rect.y + last.rect.height <= last.clip.y + last.clip.height + 1);
  }
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("an ability has two lines in a column with room for them, and no more while it is open") {
  SheetTable table(of_many_words(), 1280, 2000);
  const float line = table.harness.ui().measure(Type::small, "X").height;
  const NodeRect shut = table.harness.get(Role::button, "Battleborn").rect;
  CHECK(shut.height > 2 * line);
  CHECK(shut.height < 3 * line);
  table.harness.press(Role::button, "Battleborn");
  CHECK(table.harness.get(Role::button, "Battleborn").rect == shut);
  const std::string& rule = rules::find_ability(table.game, "battleborn")->description;
  CHECK(table.harness.has(Role::text, rule));
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("with large letters what a crew's head has to press stands in a phone's window") {
  rules::Crew crew = CrewDesk::blank();
  crew.name = "Wardens";
  crew.in_play = true;
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 390, 844);
  desk.open();
  desk.harness.ui().set_text_scale(2);
  desk.harness.frame();
  desk.harness.settle();
  int found = 0;
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::link) continue;
    const bool check = each.description == "Rules check";
    if (!check && each.name != "Edit") continue;
    ++found;
    INFO(each.name);
    CHECK(each.rect.x >= 0);
    CHECK(each.rect.x + each.rect.width <= 390);
  }
  CHECK(found == 2);
}

TEST_CASE(
    "with large letters what a crew is stands whole in a phone's window, in lines of its own") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 390, 844);
  desk.open();
  desk.harness.ui().set_text_scale(2);
  desk.harness.frame();
  desk.harness.settle();
  const std::string type = rules::find_crew_type(support::beacon_road(), "sin_eaters")->name;
  const auto& nodes = desk.harness.ui().nodes();
  const auto words = std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) {
    return each.role == Role::text && each.name.starts_with(type + " \xC2\xB7 ");
  });
  REQUIRE(words != nodes.end());
  const Size line = desk.harness.ui().measure(Type::small, words->name);
  REQUIRE(line.width > words->rect.width);
  CHECK(words->rect.height >= 2 * line.height - 1);
}

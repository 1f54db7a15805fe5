// The words of a sheet have the room that is there: on the narrowest phone, with large letters, and
// in columns that are not full.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "crew_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/judge/random.hpp"
#include "sheet_table.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/lead_row.hpp"
#include "ui/kit/rule_row.hpp"

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

// What the control of that name shows of its words.
std::string shown_of(Harness& harness, const std::string& name) {
  for (const Passage& passage : passages_of(harness.ui().context())) {
    if (passage.node->role == Role::button && passage.node->name == name) {
      return std::string(passage.words);
    }
  }
  return {};
}

// Of the page's lines those that are cut, by what opens them.
std::vector<std::string> cut_lines(SheetTable& table) {
  std::vector<std::string> cut = table.harness.names(Role::button);
  std::erase_if(cut, [](const std::string& each) { return !each.starts_with("Read in full: "); });
  return cut;
}

}  // namespace

TEST_CASE("on a narrow phone how a character stands is said whole, and lies on no button") {
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
    const NodeRect& bar = table.harness.get(Role::meter, "Hit points").rect;
    const NodeRect& around = table.harness.get(Role::group, "Hit points").rect;
    const float line = table.harness.ui().measure(Type::small, "0").height;
    CHECK(around.y + around.height >= bar.y + bar.height + line);
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

TEST_CASE("no ability is cut while its column has room for more of it") {
  SheetTable table(of_many_words(), 1920, 1080);
  const float line = table.harness.ui().measure(Type::small, "X").height;
  bool some_cut = false;
  for (const float height : {760.0F, 850.0F, 950.0F, 1080.0F, 1250.0F, 2000.0F}) {
    INFO(height);
    table.harness.resize(1920, height);
    table.settle();
    bool cut = false;
    for (const rules::AbilityTaken& each : table.hero().abilities) {
      const std::string& name = rules::find_ability(table.game, each.id)->name;
      const std::string shown = shown_of(table.harness, name);
      REQUIRE_FALSE(shown.empty());
      cut = cut || shown.ends_with("…");
    }
    some_cut = some_cut || cut;
    const Node& last = table.harness.get(Role::button, "Savage");
    const float left = last.clip.y + last.clip.height - last.rect.y - last.rect.height;
    CHECK((!cut || left < 3 * line));
    if (height < 2000) continue;
    CHECK_FALSE(cut);
    const rules::Ability& savage = *rules::find_ability(table.game, "savage");
    CHECK(shown_of(table.harness, savage.name) == savage.name + " " + savage.description);
  }
  CHECK(some_cut);
}

TEST_CASE("a power says whole when it is used and what it costs, in as many lines at any time") {
  rules::Character hero = of_many_words();
  hero.powers = {"carouse"};
  SheetTable table(hero, 1280, 2000);
  const rules::Power& power = *rules::find_power(table.game, "carouse");
  const std::string cost = rules::cost_of_power(table.game, power);
  CHECK(shown_of(table.harness, power.name) == power.name + " " + cost);
  const NodeRect before = table.harness.get(Role::button, power.name).rect;
  const int boxes = rules::find_track(table.standing().numbers, "stress")->size;
  table.change([&](rules::Character& tired) { tired.tracks["stress"] = boxes; });
  CHECK(shown_of(table.harness, power.name) == power.name + " too much stress · " + cost);
  CHECK(table.harness.get(Role::button, power.name).rect.height == before.height);
}

TEST_CASE("a rule that has room in one line keeps none for a second, whatever comes before it") {
  Harness harness(1000, 600);
  const std::string rule = "Action, Stress 1";
  std::string said = rule;
  harness.show([&](Ui& ui) {
    const auto narrow = stack(ui, {.max_width = 200});
    const auto area = scroll_area(ui, "Rules", {.height = 500});
    rule_row(ui, {.name = "Block",
                  .line = said,
                  .one_line = true,
                  .or_more = true,
                  .always = rule,
                  .box = false});
  });
  const float one_line = harness.ui().measure(Type::small, "X").height;
  const auto height = [&] { return harness.get(Role::button, "Block").rect.height; };
  CHECK(height() < 2 * one_line);
  said = "too much stress · " + rule;
  harness.frame();
  harness.settle();
  CHECK(height() < 2 * one_line);
  CHECK(shown_of(harness, "Block").ends_with("…"));
}

TEST_CASE("each rule of a list has two lines before one has more, and all where there is room") {
  Harness harness(1000, 1000);
  const std::string rule =
      "Spend special armor to shrug off what an attack would do to you, be it damage, a wound or "
      "worse, or to push yourself in a fight without stress, and say how you did it.";
  float room = 900;
  harness.show([&](Ui& ui) {
    const auto narrow = stack(ui, {.max_width = 300});
    const auto area = scroll_area(ui, "Rules", {.height = room});
    const auto lines = stack(ui, {.gap = 0});
    for (const char* name : {"First", "Second"}) {
      rule_row(ui, {.name = name, .line = rule, .one_line = true, .or_more = true, .box = false});
    }
    for (const int number : {1, 2}) {
      const auto scope = ui.scope(number);
      const std::string name = "Help " + std::to_string(number);
      lead_row(ui, {.name = name, .words = rule, .cut = true});
    }
  });
  const auto in_room = [&](float height) {
    room = height;
    harness.frame();
    harness.settle();
    std::vector<float> heights;
    for (const char* name : {"First", "Second"}) {
      heights.push_back(harness.get(Role::button, name).rect.height);
    }
    for (const char* name : {"Help 1 ", "Help 2 "}) {
      heights.push_back(harness.get(Role::text, name + rule).rect.height);
    }
    return heights;
  };
  const std::vector<float> all = in_room(900);
  const std::vector<float> one = in_room(80);
  const float line = one.back();
  REQUIRE(all[0] > one[0] + 2 * line - 1);
  CHECK(harness.has(Role::button, "Read in full: Help 1"));
  const float shut = one[0] + one[1] + 2 * (line + 6);
  // Room for one line more in each, and a little that is not enough for any.
  const std::vector<float> two = in_room(shut + 4 * line + 8);
  for (std::size_t i = 0; i < two.size(); ++i) {
    INFO(i);
    CHECK(std::abs(two[i] - one[i] - line) < 1.5F);
  }
  CHECK(harness.has(Role::button, "Read in full: Help 1"));
  const std::vector<float> first = in_room(shut + 4 * line + (all[0] - two[0]) + 8);
  CHECK(first[0] == all[0]);
  CHECK(first[1] == two[1]);
  CHECK(in_room(900) == all);
  CHECK_FALSE(harness.has(Role::button, "Read in full: Help 1"));
  CHECK(harness.faults() == std::vector<std::string>{});
}

TEST_CASE("an ability has all its lines in a column with room for them, and no more while open") {
  SheetTable table(of_many_words(), 1280, 2000);
  const float line = table.harness.ui().measure(Type::small, "X").height;
  const NodeRect shut = table.harness.get(Role::button, "Battleborn").rect;
  CHECK(shut.height > 3 * line);
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
    return each.role == Role::text && each.name.starts_with(type + ", ") &&
           each.name.find(" \xC2\xB7 ") != std::string::npos;
  });
  REQUIRE(words != nodes.end());
  const Size line = desk.harness.ui().measure(Type::small, words->name);
  REQUIRE(line.width > words->rect.width);
  CHECK(words->rect.height >= 2 * line.height - 1);
}

TEST_CASE("on the Play page no word behind an item or before its boxes is cut") {
  rules::Character hero = support::warrior();
  hero.playbook = "rogue";
  hero.load_level = "encumbered";
  hero.carried = {{"light_two_handed_ranged_weapon", "", 1, false},
                  {"light_leather_armor", "", 1, false},
                  {"medium_armor", "", 1, false}};
  SheetTable table(hero);
  Harness& h = table.harness;
  constexpr ImWchar ellipsis = 0x2026;
  const TextStyle small = text_style(h.ui().context(), Type::small);
  std::size_t rows = 0;
  for (const Node& each : h.ui().nodes()) {
    if (each.role != Role::checkbox || each.rect.x < 900) continue;
    ++rows;
    INFO(each.name);
    CHECK_FALSE(letter_in(each.rect, small, ellipsis).has_value());
  }
  CHECK(rows > 2);
  const Node& boxes = h.get(Role::spin_button, "Armor");
  CHECK(boxes.description.find("Light Leather Armor, Medium Armor") != std::string::npos);
  const NodeRect before{0, boxes.rect.y - 4, boxes.rect.x, boxes.rect.height + 8};
  for (const float size : {10.0F, 12.0F}) {
    const TextStyle shrunk = text_style(h.ui().context(), Face::regular, size, size + 1);
    CHECK_FALSE(letter_in(before, shrunk, ellipsis).has_value());
  }
}

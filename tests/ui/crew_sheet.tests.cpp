// The finished crew's sheet, by role and name.
#include "asked.hpp"
#include "crew_desk.hpp"
#include "drawn_letters.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/offers.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/move.hpp"
#include "ui/kit/inside/ui_context.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include <catch2/catch_test_macros.hpp>
#include <cmath>

using namespace roadbook;
using ui::Command;
using ui::CrewDesk;
using ui::Node;
using ui::Role;
using ui::rule_alone;

namespace {

std::string crew_sheet_faults(const CrewDesk& desk) {
  std::string all;
  for (const std::string& fault : desk.harness.faults()) all += fault + "\n";
  return all;
}

rules::Crew named_crew() {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.name = "The Ash Lanterns";
  return crew;
}

int statistic(const CrewDesk& desk, const rules::Id& id) {
  return rules::total_of(desk.view.members.at(0).derived, id);
}

}  // namespace

TEST_CASE("a member who joins takes what the crew gives at once, and leaves it when removed") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities = {{"forged_in_the_fire", "", {}, {}, {}}};
  crew.tier = 1;
  crew.factions.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.add_character("Mirela", false);
  desk.open();
  const int alone = rules::total_of(
      support::numbers_of(support::beacon_road(), desk.character("Mirela"), nullptr), "iron");

  desk.harness.press(Role::button, "Add a member");
  desk.harness.press(Role::radio, "Mirela");
  REQUIRE(desk.view.members.size() == 1);
  CHECK(desk.character("Mirela").crew == "crew");
  CHECK(statistic(desk, "iron") == alone + 2);
  CHECK(desk.says("+1 IRON, +1 WARD, +1 GRIT"));
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::link, "Remove Mirela from the crew");
  CHECK(desk.view.members.empty());
  CHECK(desk.character("Mirela").crew.empty());
  INFO(crew_sheet_faults(desk));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE(
    "in play what an ability asks takes no room while it is empty, and is read when it is not") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities = {{"patron", "", {}, {}, {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.sheet.editing = false;
  desk.harness.frame();
  desk.harness.settle();
  const char* const asked = "Who is your patron?";
  CHECK_FALSE(desk.harness.has(Role::textarea, asked));
  const auto at = [&] { return desk.harness.get(Role::heading, "Upgrades").rect.y; };
  const float empty = at();
  crew.abilities[0].answers = {"The Abbot of the Tide"};
  desk.put(crew);
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.says("Who is your patron? The Abbot of the Tide"));
  CHECK(at() - empty < 40);
  // Opened, or under Edit, it is written.
  desk.harness.press(Role::button, "Patron");
  CHECK(desk.harness.has(Role::textarea, asked));
  desk.harness.press(Role::button, "Patron");
  CHECK_FALSE(desk.harness.has(Role::textarea, asked));
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.harness.has(Role::textarea, asked));
}

TEST_CASE("another member is added in play, wherever the members stand") {
  for (const float width : {1280.0F, 900.0F, 390.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 800);
    desk.add_character("Mirela", true);
    desk.add_character("Seren", false);
    desk.open();
    desk.sheet.editing = false;
    if (width < 500) desk.harness.press(Role::tab, "People");
    desk.harness.press(Role::button, "Add a member");
    desk.harness.press(Role::radio, "Seren");
    CHECK(desk.character("Seren").crew == "crew");
  }
}

TEST_CASE("nothing of a member is called by its id") {
  for (const auto screen : {CrewDesk::Screen::sheet, CrewDesk::Screen::creation}) {
    CrewDesk desk(screen, CrewDesk::finished("sin_eaters"));
    desk.add_character("4e8fc608", true);
    std::get<rules::Character>(desk.library.documents["4e8fc608"]).name = "Mirela Vas";
    desk.open();
    CHECK(desk.says("Mirela Vas"));
    CHECK_FALSE(desk.says("4e8fc608"));
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("a crew takes members of its own game only, and says why") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.add_character("Mirela", false);
  rules::Character other = rules::random_character(support::blades_srd(), "Corda", 3, {});
  other.name = "Corda";
  desk.library.documents["Corda"] = other;
  desk.open();
  desk.harness.press(Role::button, "Add a member");
  const ui::Node& corda = desk.harness.get(Role::radio, "Corda");
  CHECK(corda.disabled);
  CHECK(corda.description ==
        "This character is of another game. A crew takes members of its own game only.");
  desk.harness.press(Role::radio, "Corda");
  CHECK(desk.character("Corda").crew.empty());
  CHECK(desk.view.members.empty());
  INFO(crew_sheet_faults(desk));
  CHECK(desk.harness.faults().empty());
}

namespace {

// Numbers are set as they are written down, without a move.
void under_edit(CrewDesk& desk) {
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
}

// What the last press asked for: "heat" for the move of that id, empty for none.
std::string begun_move(CrewDesk& desk) {
  std::string procedure;
  for (const Command& each : desk.commands) {
    if (const auto* move = std::get_if<ui::BeginMove>(&each)) procedure = move->start.procedure;
  }
  desk.commands.clear();
  return procedure;
}

}  // namespace

TEST_CASE("in play a crew's words are read, and a press on them makes a field that goes again") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    rules::Crew crew = named_crew();
    crew.notes = "Owes the ferryman a name.";
    crew.abilities = {{"forged_in_the_fire", "", {}, {}, {}}};
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
    desk.add_character("Mirela", true);
    desk.open();
    headless::Harness& h = desk.harness;
    const auto part = [&](std::size_t number) {
      desk.sheet.part = number;
      h.frame();
      h.settle();
    };
    CHECK(h.has(Role::heading, "The Ash Lanterns"));
    CHECK_FALSE(h.has(Role::textbox, "The crew's name"));
    CHECK_FALSE(h.has(Role::button, "Export with members"));
    CHECK_FALSE(h.has(Role::button, "Print, export, steps"));
    if (width < 500) part(2);
    CHECK_FALSE(h.has(Role::link, "Remove Mirela from the crew"));
    if (width < 500) part(3);
    CHECK_FALSE(h.has(Role::button, "Remove Forged in the Fire"));
    if (width < 500) part(4);
    CHECK_FALSE(h.has(Role::textarea, "Notes of the crew"));
    CHECK_FALSE(h.has(Role::link, "Change the type"));
    h.press(Role::button, "Change: Notes of the crew");
    h.type("Notes of the crew", "Paid.");
    CHECK(desk.crew().notes == "Paid.");
    h.key(ImGuiKey_Escape);
    h.settle();
    desk.sheet.editing = true;
    part(0);
    CHECK(h.has(Role::textbox, "The crew's name"));
    if (width < 500) part(2);
    CHECK(h.has(Role::link, "Remove Mirela from the crew"));
    if (width < 500) part(4);
    CHECK(h.has(Role::textarea, "Notes of the crew"));
    INFO(crew_sheet_faults(desk));
    CHECK(h.faults().empty());
  }
}

TEST_CASE("the crew's name is written in letters as large as it is read in, and moves nothing") {
  CrewDesk desk(CrewDesk::Screen::sheet, named_crew(), 1280, 844);
  desk.open();
  headless::Harness& h = desk.harness;
  const auto read = h.get(Role::heading, "The Ash Lanterns").rect;
  h.press(Role::button, "Change: The crew's name");
  const auto written = h.get(Role::textbox, "The crew's name").rect;
  const float line = h.ui().measure(ui::Type::heading_1, "The").height;
  CHECK(written.height >= line - 2);
  CHECK(std::abs(written.height - read.height) <= 2);
  CHECK(h.faults().empty());
}

TEST_CASE(
    "in a small window a crew's head begins with who they are, and its name is written below "
    "that") {
  for (const float width : {768.0F, 390.0F, 320.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, named_crew(), width, 844);
    desk.open();
    headless::Harness& h = desk.harness;
    // The bar says the name.
    CHECK_FALSE(h.has(Role::button, "Change: The crew's name"));
    const auto edit = h.get(Role::link, "Edit").rect;
    h.press(Role::link, "Edit");
    CHECK(h.get(Role::link, "Play").rect.y == edit.y);
    CHECK(h.get(Role::textbox, "The crew's name").rect.y > edit.y);
    h.type("The crew's name", "");
    h.press(Role::link, "Play");
    CHECK(h.has(Role::button, "Change: The crew's name"));
    CHECK(h.faults().empty());
  }
}

TEST_CASE("on a phone what is open and the way to Edit stand at the margins of a crew's head") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters");
  crew.name = "The Ash Lanterns";
  crew.in_play = true;
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 390, 844);
  desk.open();
  headless::Harness& h = desk.harness;
  const ui::TextStyle style = ui::text_style(h.ui().context(), ui::Type::small_strong);
  constexpr float margin = 16;
  const Node edit = h.get(Role::link, "Edit");
  const auto letter = headless::letter_in(edit.rect, style, 'E');
  REQUIRE(letter.has_value());
  CHECK(letter->x + h.ui().measure(ui::Type::small_strong, "Edit").width >= 390 - margin - 1);
  CHECK(edit.rect.width >= ui::touch_target);
  const ui::Nodes& nodes = h.ui().nodes();
  const auto open = std::find_if(nodes.begin(), nodes.end(), [](const Node& each) {
    return each.role == Role::link && each.name.ends_with(" things left");
  });
  REQUIRE(open != nodes.end());
  const auto first =
      headless::letter_in(open->rect, style, static_cast<ImWchar>(open->name.front()));
  REQUIRE(first.has_value());
  CHECK(first->x <= open->rect.x + 2);
}

TEST_CASE("on a phone what a list of a crew's type asks is read whole beside the list's name") {
  for (const rules::CrewType& type : support::beacon_road().crew_types) {
    rules::Crew crew = CrewDesk::finished(type.id);
    crew.features.clear();
    CrewDesk desk(CrewDesk::Screen::sheet, crew, 390, 1600);
    desk.open();
    desk.harness.press(Role::tab, "Who");
    const ui::TextStyle style = ui::text_style(desk.harness.ui().context(), ui::Type::small);
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.role != Role::button || !each.expandable) continue;
      INFO(type.id << ": " << each.name);
      constexpr ImWchar dots = 0x2026;
      CHECK_FALSE(headless::letter_in(each.rect, style, dots).has_value());
    }
  }
}

TEST_CASE("a crew's name that a phone's bar cuts stands whole in the head, and can be pressed") {
  const std::string long_name =
      "The Most Honorable Company of the Ash Lanterns, Wardens of the Seven Quays, the Long Weir "
      "and the Old Lock by the Tannery";
  rules::Crew crew = named_crew();
  crew.name = long_name;
  for (const float width : {390.0F, 320.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
    desk.open();
    headless::Harness& h = desk.harness;
    const Node name = h.get(Role::button, "Change: The crew's name");
    CHECK(name.rect.y > h.get(Role::link, "Edit").rect.y);
    CHECK(name.rect.x + name.rect.width <= width);
    CHECK(h.has(Role::heading, long_name));
    h.press(Role::button, "Change: The crew's name");
    CHECK(h.has(Role::textbox, "The crew's name"));
    CHECK(h.faults().empty());
  }
}

TEST_CASE("in play the crew's standing changes by the game's moves, and under Edit by hand") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.wanted_level = 1;
  crew.hold = "strong";
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const rules::Crew before = desk.crew();
  const auto changes_of = [&](const std::string& id) {
    const rules::Procedure* found = rules::find_by_id(desk.whole_game().procedures, id);
    REQUIRE(found != nullptr);
    return found->changes;
  };
  desk.harness.press(Role::button, "Take heat");
  CHECK(changes_of(begun_move(desk)).front().field == "/heat");
  desk.harness.press(Role::button, "Serve time");
  bool serves = false;
  for (const auto& each : changes_of(begun_move(desk))) {
    serves = serves || each.field == "/wanted_level";
  }
  CHECK(serves);
  desk.harness.press(Role::button, "Lose hold");
  CHECK(changes_of(begun_move(desk)).front().kind == rules::ChangeKind::hold);
  desk.harness.press(Role::button, "Add coin");
  CHECK(changes_of(begun_move(desk)).front().field == "/coin");
  CHECK(desk.crew() == before);
  under_edit(desk);
  desk.harness.press(Role::button, "Take heat");
  CHECK(begun_move(desk).empty());
  CHECK(desk.crew().heat == before.heat + 2);
}

TEST_CASE("on a wide window the crew's instruments stand in one row, in a narrower one in two") {
  for (const float width : {1280.0F, 900.0F}) {
    rules::Crew crew = CrewDesk::finished("sin_eaters");
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 800);
    desk.open();
    std::set<float> rows;
    const std::string& xp = desk.game->words.experience.one;
    for (const std::string& name :
         {std::string("Rep"), std::string("Heat"), std::string("Wanted level"), xp}) {
      rows.insert(desk.harness.get(Role::spin_button, name).rect.y);
    }
    CHECK(rows.size() == (width > 1000 ? 1 : 2));
    const Node map = desk.harness.get(Role::group, "Map of claims");
    CHECK(*rows.rbegin() < map.rect.y);
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("in each row of a tablet's instruments boxes stand in one line, and words in another") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 768, 1024, true);
  desk.open();
  const auto middle = [&](Role role, const std::string& name) {
    const auto rect = desk.harness.get(role, name).rect;
    return rect.y + rect.height / 2;
  };
  const float rep = middle(Role::spin_button, "Rep");
  CHECK(std::abs(middle(Role::meter, "Hold") - rep) <= 1);
  CHECK(std::abs(middle(Role::meter, "Coin") - rep) <= 1);
  const auto below = [&](const std::string& box_name, Role role) {
    const auto boxes = desk.harness.get(role, box_name).rect;
    float next = 1e6F;
    for (const Node& each : desk.harness.ui().nodes()) {
      const bool under =
          each.role == Role::text && each.rect.y >= rep && each.rect.x >= boxes.x - 1;
      if (under && each.rect.x < boxes.x + boxes.width) next = std::min(next, each.rect.y);
    }
    return next;
  };
  CHECK(below("Hold", Role::meter) == below("Rep", Role::spin_button));
  CHECK(below("Coin", Role::meter) == below("Rep", Role::spin_button));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("with the coin of a vault the instruments stand in one row, too") {
  rules::Crew crew = rules::random_crew(support::blades_srd(), "crew", 7, {"", "", "bravos"});
  crew.in_play = true;
  crew.upgrades["vault"] = 1;
  for (const bool editing : {false, true}) {
    INFO(editing);
    CrewDesk desk(CrewDesk::Screen::sheet, crew);
    desk.game = &support::blades_srd();
    desk.sheet.editing = editing;
    desk.open();
    std::set<float> rows;
    for (const std::string& name :
         {desk.game->words.rep.one, desk.game->words.heat.one, desk.game->words.wanted_level.one,
          desk.game->words.experience.one}) {
      rows.insert(desk.harness.get(Role::spin_button, name).rect.y);
    }
    const Node& coin = desk.harness.get(Role::meter, desk.game->words.coin.one);
    CHECK(coin.value_max == 8);
    rows.insert(coin.rect.y);
    CHECK(rows.size() == 1);
    CHECK(crew_sheet_faults(desk) == "");
  }
}

TEST_CASE("an advance that waits is said in the head, whose height stays, and taken from there") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const float map = desk.harness.get(Role::group, "Map of claims").rect.y;
  CHECK_FALSE(desk.harness.has(Role::link, "Take it"));
  crew.advances = {{"xp_crew", 1}};
  desk.put(crew);
  desk.harness.settle();
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.harness.has(Role::text, "1 advance"));
  CHECK(desk.harness.get(Role::group, "Map of claims").rect.y == map);
  desk.harness.press(Role::link, "Take it");
  CHECK(begun_move(desk) == "crew_advance");
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("a claim that was pressed has no hint: the strip says it") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  std::vector<std::string> open;
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role == Role::button && each.value == "open to you") open.push_back(each.name);
  }
  REQUIRE(open.size() > 1);
  const auto rest_on = [&](const std::string& name) {
    const ui::NodeRect rect = desk.harness.get(Role::button, name).rect;
    desk.harness.move_pointer(rect.x + rect.width / 2, rect.y + rect.height / 2);
    desk.harness.frame(2);
    desk.harness.frame(2);
    return desk.harness.ui().context().hint.text;
  };
  desk.harness.press(Role::button, open[0]);
  CHECK(rest_on(open[0]).empty());
  CHECK_FALSE(rest_on(open[1]).empty());
}

TEST_CASE("a claim that is pressed is spoken of in the strip under the map, in sight") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  crew.score.target = "The Wharf Court";
  crew.score.target_tier = 2;
  crew.factions = {{"The Wharf Court", "", {{"", -1, "A burned boat"}}}};
  // What the bar leaves of a window of 1280 by 800.
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 1280, 756);
  desk.open();
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::button || each.value != "open to you") continue;
    desk.harness.press(Role::button, each.name);
    break;
  }
  const Node seize = desk.harness.get(Role::button, "Seize this claim");
  CHECK(seize.rect.y + seize.rect.height <= seize.clip.y + seize.clip.height);
  CHECK(desk.says("If The Wharf Court, Tier 2, holds it: status −1 → −3, war."));
}

TEST_CASE("the strip under the map has one height, and its words stand in the middle of it") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const auto middle = [&](const Node& node) {
    const Node map = desk.harness.get(Role::group, "Map of claims");
    return node.rect.y + node.rect.height / 2 - map.rect.y - map.rect.height;
  };
  const auto words = [&](const std::string& begin) {
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.role == Role::text && each.name.find(begin) != std::string::npos) return each;
    }
    FAIL("no words: " << begin);
    return Node();
  };
  const float before = middle(words("Press a place"));
  CHECK(before > 0);
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::button || each.value != "open to you") continue;
    desk.harness.press(Role::button, each.name);
    break;
  }
  CHECK(std::abs(middle(desk.harness.get(Role::button, "Seize this claim")) - before) <= 1);
  CHECK(std::abs(middle(words("Your table says who holds it")) - before) <= 1);
  // Where one starts there is nothing to seize.
  desk.harness.press(Role::button,
                     rules::lair_word(*desk.game, rules::find_crew_type(*desk.game, "sin_eaters")));
  CHECK(std::abs(middle(words("This is where you start")) - before) <= 1);
}

TEST_CASE("the strip under the map is as high for one place as for another") {
  for (const char* type : {"sin_eaters", "guild"}) {
    CAPTURE(type);
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished(type));
    desk.open();
    const std::uint32_t map = desk.harness.get(Role::group, "Map of claims").id;
    std::vector<std::uint32_t> places;
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.parent == map && each.role == Role::button) places.push_back(each.id);
    }
    REQUIRE(places.size() > 10);
    std::set<float> heights;
    for (const std::uint32_t place : places) {
      desk.harness.ui().act({place, ui::NodeAction::Kind::press, {}, 0});
      desk.harness.settle();
      for (const Node& each : desk.harness.ui().nodes()) {
        if (each.name.ends_with(", whose it is")) heights.insert(std::round(each.rect.height));
      }
    }
    CHECK(heights.size() == 1);
  }
}

TEST_CASE("who holds a claim is told by the table: a score against someone does not say it") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  crew.factions = {{"The Wharf Court", "", {{"", -3, "A war"}}}};
  for (const char* target : {"", "The Wharf Court"}) {
    CAPTURE(target);
    crew.score.target = target;
    CrewDesk desk(CrewDesk::Screen::sheet, crew);
    desk.open();
    for (const char* claim : {"Infirmary", "Depository"}) {
      desk.harness.press(Role::button, claim);
      CHECK(desk.harness.get(Role::button, claim).expanded);
      CHECK_FALSE(desk.says("Held by"));
      CHECK(desk.says(*target == 0
                          ? "Your table says who holds it. Seizing it: status −2 with them."
                          : "If The Wharf Court holds it: status −3, war."));
    }
    CHECK_FALSE(desk.harness.get(Role::button, "Infirmary").expanded);
  }
}

TEST_CASE("a faction says its Tier and hold beside what it thinks of the crew") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Wharf Court", "", {{"", -1, "A burned boat"}}}};
  crew.factions.back().tier = 2;
  crew.factions.back().hold = "weak";
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK(desk.says("Tier 2, weak"));
}

TEST_CASE("what a faction thinks of the crew stands within its card, however long its name is") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Watch of the East Gate", "", {{"", 1, "A favor"}}},
                   {"The Watch of the Easternmost Gate of All", "", {{"", -1, "A theft"}}},
                   {"Dog", "", {{"", 1, "A bone"}}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  for (const rules::Faction& each : crew.factions) {
    const ui::NodeRect more = desk.harness.get(Role::group, each.name).rect;
    const std::uint32_t card = desk.harness.get(Role::group, each.name).id;
    const Node& name = desk.harness.get(Role::heading, each.name);
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.parent != card || node.role != Role::text) continue;
      INFO(each.name << ": " << node.name);
      CHECK(node.rect.x + node.rect.width <= more.x + more.width);
      if (node.name != "Helpful") continue;
      CHECK((node.rect.x >= name.rect.x + name.rect.width ||
             node.rect.y >= name.rect.y + name.rect.height));
    }
  }
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("of two factions without a name each opens by itself") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"", "", {{"", -1, "A burned boat"}}}, {"", "", {{"", 2, "A favor"}}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.harness.press(Role::link, "More");
  const std::vector<std::string> links = desk.harness.names(Role::link);
  CHECK(std::count(links.begin(), links.end(), "Less") == 1);
  CHECK(std::count(links.begin(), links.end(), "More") == 1);
}

TEST_CASE("the ninth heat becomes a wanted level, and the rest stays") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.heat = 8;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  under_edit(desk);
  desk.harness.press(Role::button, "Take heat");  // two of it
  CHECK(desk.crew().wanted_level == 1);
  CHECK(desk.crew().heat == 1);
}

TEST_CASE("who serves time is asked for under Edit by hand, too, and at wanted level 0") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.heat = 5;
  crew.wanted_level = 0;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK_FALSE(desk.harness.get(Role::button, "Serve time").disabled);
  desk.harness.press(Role::button, "Serve time");
  const std::string sentence = begun_move(desk);
  CHECK_FALSE(sentence.empty());
  const rules::Crew before = desk.crew();
  under_edit(desk);
  desk.harness.press(Role::button, "Serve time");
  CHECK(begun_move(desk) == sentence);
  CHECK(desk.crew() == before);
}

TEST_CASE("a Tier is bought with a full track and its price, and says what is missing") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities.clear();
  crew.factions.clear();
  crew.coin = {{"", 8, "A good year"}};
  crew.rep = 11;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const std::string name = "Rise to Tier 1 for 8 coin";
  CHECK(desk.harness.get(Role::button, name).description ==
        "Your rep track is not full: you have 11 of 12.");
  desk.harness.act(Role::spin_button, "Rep", ui::NodeAction::Kind::set_value, {}, 12);
  desk.harness.settle();
  desk.harness.press(Role::button, name);
  CHECK_FALSE(begun_move(desk).empty());
  CHECK(desk.crew().tier == 0);
  under_edit(desk);
  desk.harness.press(Role::button, name);
  CHECK(desk.crew().tier == 1);
  CHECK(desk.crew().hold == "weak");
  CHECK(desk.crew().rep == 0);
  CHECK(rules::total(desk.crew().coin) == 0);
  CHECK(desk.harness.has(Role::button, "Make your hold strong"));
}

TEST_CASE("in play a claim is seized and lost by its move, with the claim of the map answered") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const auto move = [&] {
    std::string words = ui::begun(desk.commands);
    desk.commands.clear();
    return words;
  };
  rules::Id cell;
  for (const rules::MapCell& each : rules::claims_map(support::beacon_road(), crew).cells) {
    if (each.claim == "infirmary") cell = each.id;
  }
  REQUIRE_FALSE(cell.empty());
  desk.harness.press(Role::button, "Infirmary");
  desk.harness.press(Role::button, "Seize this claim");
  CHECK(move() == "crew: seize_claim, claim=" + cell);
  CHECK(desk.crew().claims.empty());
  crew.claims = {cell};
  desk.put(crew);
  desk.harness.settle();
  desk.harness.press(Role::button, "Lose this claim");
  CHECK(move() == "crew: lose_claim, claim=" + cell);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("a claim off the roads can be seized, and the strip says that it is harder") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const rules::Map map = rules::claims_map(support::beacon_road(), crew);
  const auto far =
      std::find_if(map.cells.begin(), map.cells.end(), [&](const rules::MapCell& each) {
        return each.claim == "depository" &&
               !rules::may_claim(support::beacon_road(), crew, each.id);
      });
  REQUIRE(far != map.cells.end());
  desk.harness.press(Role::button, "Depository");
  const auto says_so = [&](const Node& node) {
    return node.name.find("Off the roads: it is harder") != std::string::npos;
  };
  const ui::Nodes& shown = desk.harness.ui().nodes();
  CHECK(std::any_of(shown.begin(), shown.end(), says_so));
  desk.harness.press(Role::button, "Seize this claim");
  CHECK(ui::begun(desk.commands) == "crew: seize_claim, claim=" + far->id);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE(
    "a crew's sheet sums up what each score and downtime brings, and whom it is at war with") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  for (const rules::MapCell& each : rules::claims_map(support::beacon_road(), crew).cells) {
    if (each.claim == "quiet_efficacy" || each.claim == "local_protector") {
      crew.claims.push_back(each.id);
    }
  }
  crew.factions.push_back({"The Wharf Court", "", {{"", -3, "War"}}, 2});
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK(desk.says("at war"));
  desk.harness.press(Role::button, "More numbers");
  desk.harness.press(Role::button, "What each score and downtime brings");
  CHECK(desk.says("+1 rep"));
  CHECK(desk.says("+2 coin"));
  CHECK(desk.says("Quiet Efficacy +1"));
  desk.harness.press(Role::link, "Make peace: The Wharf Court");
  CHECK(ui::begun(desk.commands) == "crew: make_peace, faction=The Wharf Court");
  // Whatever its name holds, the move is begun with it.
  for (const std::string name : {"Salt & Sons", "50% Off", "a=b&c=d?e", "%26"}) {
    crew.factions.back().name = name;
    desk.put(crew);
    desk.harness.settle();
    desk.commands.clear();
    desk.harness.press(Role::link, "Make peace: " + name);
    REQUIRE(desk.commands.size() == 1);
    const auto& begun = std::get<ui::BeginMove>(desk.commands.front());
    ui::MoveState move;
    ui::open_move(move, begun.who, begun.start);
    CHECK(move.input.answers == std::map<rules::Id, std::string>{{"faction", name}});
  }
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("a claim counts at once while a crew is created, and a lost one no more") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.in_play = false;
  crew.claims.clear();
  crew.factions.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const int before = rules::total_of(desk.view.derived, "rep_to_advance");
  // A turf next to the lair.
  const rules::Map map = rules::claims_map(support::beacon_road(), crew);
  std::string turf;
  int ordinal = 0;
  for (const rules::MapCell& cell : map.cells) {
    if (cell.claim != "turf") continue;
    ++ordinal;
    if (rules::may_claim(support::beacon_road(), crew, cell.id)) {
      turf = "Turf " + std::to_string(ordinal);
    }
  }
  REQUIRE(!turf.empty());
  desk.harness.press(Role::button, turf);
  desk.harness.press(Role::button, "Seize this claim");
  CHECK(desk.crew().claims.size() == 1);
  CHECK(rules::total_of(desk.view.derived, "rep_to_advance") == before - 1);
  desk.harness.press(Role::button, "Lose this claim");
  CHECK(desk.crew().claims.empty());
  INFO(crew_sheet_faults(desk));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("coin is added and spent with a reason, and never below zero") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.coin.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK(desk.harness.get(Role::button, "Spend coin").description ==
        "You have 0 coin: that does not pay 1.");
  under_edit(desk);
  desk.harness.type("Reason", "A bribe returned");
  desk.harness.press(Role::button, "Add coin");
  REQUIRE(desk.crew().coin.size() == 1);
  CHECK(desk.crew().coin[0].reason == "A bribe returned");
  CHECK(desk.crew().coin[0].amount == 1);
  desk.harness.press(Role::button, "Spend coin");
  CHECK(rules::total(desk.crew().coin) == 0);
}

TEST_CASE("war with a faction is named and takes a hold") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Eelers", "", {{"", -2, "A burned boat"}}}};
  crew.hold = "strong";
  crew.reactions.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.harness.act(Role::spin_button, "Status", ui::NodeAction::Kind::decrement);
  desk.harness.settle();
  CHECK(desk.view.derived.at_war);
  CHECK(desk.view.derived.hold == "weak");
  CHECK(desk.crew().hold == "strong");
  CHECK(desk.says("War"));
  desk.harness.type("Another faction", "The Watch");
  desk.harness.press(Role::button, "Add the faction");
  CHECK(desk.crew().factions.size() == 2);
}

TEST_CASE("a rule that stands in the way is set aside with a reason, and the sheet says so") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.coin = {{"", 9, "A windfall"}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK_FALSE(desk.says("room for 5"));
  CHECK_FALSE(rules::is_complete(desk.view.findings));
  desk.harness.press(Role::link, "1 conflict");
  CHECK(desk.says("room for 5"));
  desk.harness.press(Role::link, "Waive this rule…");
  desk.harness.type("Why does your table allow it?", "The vault of a friend");
  desk.harness.press(Role::button, "Waive the rule");
  REQUIRE(desk.crew().waivers.size() == 1);
  CHECK(desk.crew().waivers.front().reason == "The vault of a friend");
  CHECK(desk.history.undo_words().find("room for 5") != std::string::npos);
  CHECK(rules::is_complete(desk.view.findings));
  CHECK(desk.says("The vault of a friend"));
}

TEST_CASE("what a crew's creation left open is counted on its sheet, with the way back to it") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.reactions.pop_back();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.harness.press(Role::link, "1 thing left");
  CHECK(desk.says("Name a faction"));
  desk.harness.press(Role::button, "Go on with the steps");
  CHECK(desk.was_asked(ui::DocumentAction::open_creation));
}

TEST_CASE(
    "an advance of a full track is taken by the crew's move, and changes nobody before that") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.tracks["xp_crew"] = 8;
  crew.factions.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.add_character("Mirela", true);
  desk.open();
  const model::Library before = desk.library;
  desk.harness.press(Role::button, "Take an advance");
  CHECK(begun_move(desk) == "crew_advance");
  CHECK(desk.library == before);
  CHECK_FALSE(desk.history.can_undo());
}

TEST_CASE("where no move takes a crew's advance, each member is named before the stash grows") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.tracks["xp_crew"] = 8;
  crew.factions.clear();
  crew.in_play = false;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.add_character("Mirela", true);
  desk.open();
  const int stash = desk.character("Mirela").stash;
  desk.harness.press(Role::button, "Take an advance");
  CHECK(desk.character("Mirela").stash == stash);
  CHECK(desk.says("Mirela: Stash " + std::to_string(stash) + " → " + std::to_string(stash + 2)));
  desk.harness.press(Role::button, "Choose an ability");
  CHECK(desk.crew().tracks.at("xp_crew") == 0);
  CHECK(desk.character("Mirela").stash == stash + 2);
  CHECK(desk.harness.has(Role::dialog, "A special ability for the crew"));
  desk.harness.press(Role::radio, "No Traces");
  CHECK(desk.crew().abilities.back().id == "no_traces");
}

TEST_CASE("every part of every type's sheet has a meaning, on a desktop and on a phone") {
  std::uint64_t count = 0;
  for (const rules::CrewType& type : support::beacon_road().crew_types) {
    ++count;
    for (const float width : {1280.0F, 390.0F}) {
      // Every second type on a phone, the others on a desk; all on both where it is asked for.
      if (++count % support::rounds(2, 1) != 0) continue;
      CAPTURE(type.id, width);
      CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished(type.id), width,
                    width < 500 ? 844.0F : 800.0F);
      desk.add_character("Mirela", true);
      desk.add_character("Dorrit", true);
      desk.open();
      desk.sheet.editing = true;
      desk.sheet.open = {"ledger", "prison", "questions"};
      for (const rules::Feature& feature : type.features) desk.sheet.open.insert(feature.id);
      for (std::size_t part = 0; part < 5; ++part) {
        desk.sheet.part = part;
        desk.harness.settle();
        if (width > 500) break;
      }
      INFO(crew_sheet_faults(desk));
      CHECK(desk.harness.faults().empty());
      if (width < 500) CHECK(desk.harness.small_targets().empty());
    }
  }
}

TEST_CASE("of a thousand cohorts those are drawn that you look at, and more when asked for") {
  const auto nodes_of = [](std::size_t cohorts) {
    rules::Crew crew = CrewDesk::finished("sin_eaters");
    crew.cohorts.assign(cohorts, rules::Cohort{"gang", "Them", {}, {}, {}, 0, {}});
    CrewDesk desk(CrewDesk::Screen::sheet, crew);
    desk.open();
    if (cohorts > 20) {
      CHECK(desk.says("990 more cohorts below."));
      CHECK_FALSE(desk.says("Gang 11"));
      CHECK(desk.harness.has(Role::button, "Show more of them"));
    }
    return desk.harness.ui().nodes().size();
  };
  CHECK(nodes_of(1000) < 4 * nodes_of(20));
}

TEST_CASE("an advance of the crew that waits is taken by its move") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.advances = {{"xp_crew", 1}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.harness.press(Role::button, "Take an advance");
  CHECK(begun_move(desk) == "crew_advance");
}

TEST_CASE("a cohort says how many people it is, and what weighs on its work") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts = {{"gang", "Rats", {"rovers"}, {}, {}, 3, ""}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  desk.harness.press(Role::button, "Edit Rats");
  CHECK(desk.says("1 or 2 people"));
  CHECK(desk.says("cannot work now"));
}

TEST_CASE("a cohort is a card of three lines, whose fields open where it is edited") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts = {rules::Cohort{"gang", "The Wicks", {"rovers"}, {}, {}, 0, {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK(desk.says("The Wicks"));
  CHECK(desk.says("Rovers"));
  CHECK(desk.harness.has(Role::spin_button, "Harm"));
  CHECK_FALSE(desk.harness.has(Role::textbox, "Name"));
  const ui::NodeRect card = desk.harness.get(Role::group, "Gang 1").rect;
  CHECK(card.height < 105);
  // The harm stands beside the numbers, whatever they are.
  const ui::NodeRect quality = desk.harness.get(Role::button, "Quality").rect;
  const ui::NodeRect harm = desk.harness.get(Role::spin_button, "Harm").rect;
  CHECK(harm.y < quality.y + quality.height);
  CHECK(quality.y < harm.y + harm.height);
  CHECK(harm.x > quality.x + quality.width);
  desk.harness.press(Role::button, "Edit The Wicks");
  CHECK(desk.harness.has(Role::textbox, "Name"));
  desk.harness.press(Role::button, "Done");
  CHECK_FALSE(desk.harness.has(Role::textbox, "Name"));
}

TEST_CASE("the crew's sheet is walked part by part: Tab stops once in each list") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts = {rules::Cohort{"gang", "The Wicks", {"rovers"}, {}, {}, 0, {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.add_character("Mirela", true);
  desk.open();
  const auto focused = [&]() -> std::uint32_t {
    for (const ui::Node& node : desk.harness.ui().nodes()) {
      if (node.focused) return node.id;
    }
    return 0;
  };
  std::set<std::uint32_t> stops;
  for (int press = 0; press < 200; ++press) {
    desk.harness.key(ImGuiKey_Tab);
    desk.harness.settle();
    const std::uint32_t at = focused();
    if (at != 0 && !stops.insert(at).second) break;
  }
  // They were 123 when every box, link and button of a number was a stop of its own.
  CHECK(stops.size() <= 84);
}

TEST_CASE("in the map of claims each place says its rule and not the picture before it") {
  CHECK(rule_alone("These streets are yours. Each turf spares you 1 rep, 6 at most.") ==
        "Each turf spares you 1 rep, 6 at most.");
  CHECK(rule_alone("An honest business hides your own: each score brings 2 less heat.") ==
        "Each score brings 2 less heat.");
  CHECK(rule_alone("Things reach you: you have 2 load there. You choose it anew.") ==
        "You have 2 load there. You choose it anew.");
  CHECK(rule_alone("Canals, roofs: you know a way. Advantage by stealth.") ==
        "Advantage by stealth.");
  CHECK(rule_alone("1 less rep to advance.") == "1 less rep to advance.");
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  std::size_t places = 0;
  for (const Node& node : desk.harness.ui().nodes()) {
    for (const rules::Claim& claim : support::beacon_road().claims) {
      if (node.name != claim.name || !node.interactive) continue;
      INFO(claim.name << ": " << node.description);
      CHECK(node.description.rfind(claim.description.substr(0, 20), 0) == std::string::npos);
      ++places;
    }
  }
  CHECK(places >= 8);
}

TEST_CASE("without a map there is no room for one: what the crew is begins at the left") {
  const rules::Ruleset& game = support::wyrd_wolds();
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  crew.in_play = true;
  CHECK(crew.coin.empty());  // the game keeps no coin
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.game = &game;
  desk.open();
  CHECK(desk.harness.get(Role::heading, game.words.member.many).rect.x < 100);
  // Its Tier, the only number of its standing, is said in the head, and again only where it opens.
  CHECK_FALSE(desk.harness.has(Role::heading, "Standing"));
  desk.harness.press(Role::button, "More numbers");
  int said = 0;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    said += each.name.find(game.words.tier.one + " ") == 0 || each.name == game.words.tier.one;
  }
  CHECK(said == 2);
  CHECK(desk.harness.get(Role::heading, game.words.upgrade.many).rect.y < 400);
  CHECK(crew_sheet_faults(desk) == "");
  // What its creation does not ask for is nowhere spoken of.
  CHECK_FALSE(desk.says("Hunting grounds"));
  CHECK_FALSE(desk.says("Preferred operation"));
  const std::vector<std::string> parts = ui::crew_sheet_parts(game);
  CHECK(std::count(parts.begin(), parts.end(), "Map") == 0);
  CHECK(parts.size() == 4);
  CrewDesk phone(CrewDesk::Screen::sheet, crew, 390, 844);
  phone.game = &game;
  phone.open();
  phone.harness.press(Role::tab, "Who");
  CHECK(phone.says(game.words.reputation.one));
  CHECK(crew_sheet_faults(phone) == "");
}

TEST_CASE(
    "on a phone a foot that would say the Tier alone is not there, and the Tier still opens") {
  const rules::Ruleset& game = support::wyrd_wolds();
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  crew.in_play = true;
  for (const ui::Size& window : {ui::Size{390, 844}, ui::Size{844, 390}}) {
    CAPTURE(window.width);
    CrewDesk phone(CrewDesk::Screen::sheet, crew, window.width, window.height, true);
    phone.game = &game;
    phone.open();
    CHECK_FALSE(phone.harness.has(Role::group, "Standing"));
    CHECK_FALSE(phone.harness.has(Role::region, "Numbers"));
    phone.harness.press(Role::button, "More numbers");
    phone.harness.press(Role::button, game.words.tier.one);
    CHECK(crew_sheet_faults(phone) == "");
  }
}

TEST_CASE("a member with one number is a line of it, and both buttons stand side by side") {
  const rules::Ruleset& game = support::wyrd_wolds();
  rules::Crew crew = rules::random_crew(game, "crew", 4, {});
  crew.in_play = true;
  for (const float width : {390.0F, 320.0F}) {
    CAPTURE(width);
    CrewDesk phone(CrewDesk::Screen::sheet, crew, width, 844);
    phone.game = &game;
    rules::Character oona = rules::random_character(game, "oona", 11, {});
    oona.name = "Oona Marsh";
    oona.crew = "crew";
    oona.in_play = true;
    phone.library.documents["oona"] = oona;
    phone.open();
    phone.harness.press(Role::tab, "People");
    const Node open = phone.harness.get(Role::button, "Open Oona Marsh");
    const Node moves = phone.harness.get(Role::button, "Moves of Oona Marsh");
    CHECK(open.rect.y == moves.rect.y);
    CHECK(phone.harness.get(Role::group, "Oona Marsh").rect.height < 170);
    const std::size_t tables = phone.harness.names(Role::table).size();
    phone.harness.press(Role::button, "Stress");
    CHECK(phone.harness.names(Role::table).size() == tables + 1);
    CHECK(crew_sheet_faults(phone) == "");
  }
}

TEST_CASE("the twelve boxes of rep stand in one line of a phone") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 390, 844);
  desk.open();
  const Node rep = desk.harness.get(Role::spin_button, "Rep");
  CHECK(rep.rect.height < 80);  // the name, and one line of boxes
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("what a crew has of its type's abilities is ticked, each in a line that opens") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities = {{"forged_in_the_fire", "", {}, {}, {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const Node first = desk.harness.get(Role::button, "Forged in the Fire");
  CHECK(first.value == "yours");
  CHECK(first.description == "+1 IRON, WARD, GRIT each");
  const Node other = desk.harness.get(Role::button, "Patron");
  CHECK(other.value == "not taken");
  CHECK(other.description == "a Tier costs half the coin");
  CHECK(other.rect.y > first.rect.y);
  CHECK(other.rect.height < 30);
  CHECK_FALSE(desk.says("Someone with deep pockets"));
  desk.harness.press(Role::button, "Patron");
  CHECK(desk.says("Someone with deep pockets"));
  CHECK(desk.crew().abilities.size() == 1);
  CHECK(desk.harness.get(Role::button, "Patron").rect.y == other.rect.y);
  desk.harness.press(Role::button, "Patron");
  CHECK_FALSE(desk.says("Someone with deep pockets"));
  CHECK_FALSE(desk.harness.has(Role::button, "Remove Forged in the Fire"));
  desk.sheet.editing = true;
  desk.harness.settle();
  desk.harness.press(Role::button, "Remove Forged in the Fire");
  CHECK(desk.crew().abilities.empty());
}

TEST_CASE(
    "in a window of 1920 pixels the factions stand in a third column, and cells grow to 200") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Wharf Court", "", {}}};
  for (const float width : {1280.0F, 1920.0F}) {
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 1036);
    desk.open();
    INFO(width);
    const Node map = desk.harness.get(Role::group, "Map of claims");
    const Node upgrades = desk.harness.get(Role::heading, "Upgrades");
    const Node factions = desk.harness.get(Role::heading, "Factions");
    CHECK(map.rect.x + map.rect.width < upgrades.rect.x);
    const bool third = factions.rect.x > upgrades.rect.x + 300;
    CHECK(third == (width > 1900));
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.parent != map.id || node.role != Role::button) continue;
      CHECK(node.rect.width <= 200);
      if (third) CHECK(node.rect.width > 185);
    }
    CHECK(crew_sheet_faults(desk) == "");
  }
}

TEST_CASE("on a tablet held upright the crew is one page: the map as wide as it, lists in two") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.factions = {{"The Wharf Court", "", {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 768, 980);
  desk.add_character("Mirela", true);
  desk.open();
  CHECK_FALSE(desk.harness.has(Role::tab, "Growth"));
  std::set<float> rows;
  for (const std::string& name : {std::string("Rep"), std::string("Heat"),
                                  std::string("Wanted level"), desk.game->words.experience.one}) {
    const Node one = desk.harness.get(Role::spin_button, name);
    rows.insert(one.rect.y);
    CHECK(one.rect.x + one.rect.width <= 768);
  }
  CHECK(rows.size() == 2);
  const Node map = desk.harness.get(Role::group, "Map of claims");
  CHECK(*rows.rbegin() < map.rect.y);
  CHECK(map.rect.width > 700);
  const Node abilities = desk.harness.get(Role::heading, "Special abilities");
  const Node factions = desk.harness.get(Role::heading, "Factions");
  CHECK(abilities.rect.y > map.rect.y + map.rect.height);
  CHECK(factions.rect.x > abilities.rect.x + 300);
  // The bar's switch has no room there.
  desk.harness.press(Role::link, "Edit");
  CHECK(desk.sheet.editing);
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("in a low window no bar but that of the moves stands at the foot of a crew's sheet") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 640, 356);
  desk.open();
  for (std::size_t part = 0; part < 5; ++part) {
    desk.sheet.part = part;
    desk.harness.settle();
    CHECK(desk.harness.get(Role::region, "Crew sheet").rect.height > 300);
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("in play the upgrades that a crew has stand first, under Edit each in its place") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.upgrades = {{"quarters", 1}, {"hidden_lair", 1}, {"quality_tools", 1}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const auto order = [&] {
    std::vector<std::pair<float, bool>> rows;
    for (const rules::Upgrade* each : rules::crew_upgrade_offers(*desk.game, desk.crew())) {
      const std::size_t family = each->name.find(": ");
      // In play what is marked says its family itself.
      const Node* row = desk.harness.find(Role::button, each->name);
      if (row == nullptr && family != std::string::npos) {
        row = desk.harness.find(Role::button, each->name.substr(family + 2));
      }
      if (row == nullptr) continue;
      rows.push_back({row->rect.y, rules::amount_of(desk.crew().upgrades, each->id) > 0});
    }
    std::sort(rows.begin(), rows.end());
    std::vector<bool> taken;
    for (const auto& each : rows) taken.push_back(each.second);
    return taken;
  };
  const auto first_come_first = [](const std::vector<bool>& taken) {
    return std::is_sorted(taken.begin(), taken.end(), std::greater<>());
  };
  const std::vector<bool> played = order();
  REQUIRE(std::count(played.begin(), played.end(), true) == 3);
  REQUIRE(std::count(played.begin(), played.end(), false) > 1);
  CHECK(first_come_first(played));
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  CHECK_FALSE(first_come_first(order()));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("under the heading of a family of upgrades stand those of the family alone") {
  rules::Crew blades = rules::random_crew(support::blades_srd(), "crew", 7, {"", "", "bravos"});
  blades.in_play = true;
  blades.upgrades["prowess_training"] = 1;
  for (const rules::Crew& crew : {CrewDesk::finished("sin_eaters"), blades}) {
    for (const bool editing : {false, true}) {
      INFO(crew.ruleset << " " << editing);
      CrewDesk desk(CrewDesk::Screen::sheet, crew);
      if (crew.ruleset == blades.ruleset) desk.game = &support::blades_srd();
      desk.open();
      desk.sheet.editing = editing;
      desk.harness.frame();
      desk.harness.settle();
      const std::vector<ui::UpgradeFamily> families = ui::upgrade_families(desk.view);
      // What stands below each heading, in the order of the screen.
      std::string heading;
      bool inside = false;
      std::size_t seen = 0;
      for (const Node& node : desk.harness.ui().nodes()) {
        if (node.role == Role::heading) inside = node.name == desk.game->words.upgrade.many;
        if (!inside) continue;
        const auto family =
            std::find_if(families.begin(), families.end(), [&](const ui::UpgradeFamily& each) {
              return each.entries.size() > 1 && each.name == node.name;
            });
        if (node.role == Role::text && family != families.end()) heading = node.name;
        if (node.role != Role::button || !node.expandable) continue;
        for (const ui::UpgradeFamily& each : families) {
          for (const ui::UpgradeEntry& entry : each.entries) {
            const bool several = each.entries.size() > 1;
            const std::string& name = entry.upgrade->name;
            if (name != node.name && name != each.name + ": " + node.name) continue;
            ++seen;
            INFO(name << " below " << heading);
            // In play what is marked comes first, and says its family itself.
            const bool headed = several && (editing || entry.marked == 0);
            CHECK(heading == (headed ? each.name : ""));
            CHECK((headed ? name == each.name + ": " + node.name : name == node.name));
          }
        }
      }
      CHECK(seen > 10);
    }
  }
}

TEST_CASE("the boxes of an upgrade stand beside the middle of its name, for a finger, too") {
  for (const float width : {1280.0F, 390.0F, 320.0F}) {
    CAPTURE(width);
    rules::Crew crew = CrewDesk::finished("sin_eaters");
    crew.upgrades = {{"hidden_lair", 1}, {"quality_tools", 1}, {"word_training", 1}};
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
    desk.open();
    if (width < 500) desk.harness.press(Role::tab, "Growth");
    const auto height = [&](const std::string& words, float room) {
      return desk.harness.ui().measure(ui::Type::small, words, room).height;
    };
    std::size_t seen = 0;
    for (const Node& boxes : desk.harness.ui().nodes()) {
      if (boxes.role != Role::meter) continue;
      for (const Node& row : desk.harness.ui().nodes()) {
        const bool beside = row.role == Role::button && row.expandable && row.name == boxes.name;
        if (!beside || boxes.rect.height > 28) continue;
        ++seen;
        INFO(row.name);
        const float lines = height(row.name + " " + row.description, row.rect.width - 6);
        const float middle = row.rect.y + (row.rect.height - lines + height("A", 0)) / 2;
        CHECK(std::abs(boxes.rect.y + boxes.rect.height / 2 - middle) <= 2);
      }
    }
    CHECK(seen > 10);
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("an upgrade stands in one line that opens, beside its boxes") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  const Node row = desk.harness.get(Role::button, "Composed");
  CHECK(row.description == "+2 stress boxes each");
  CHECK(row.rect.height < 30);
  CHECK(desk.harness.get(Role::meter, "Composed").rect.x < row.rect.x);
  const std::string& whole = rules::find_upgrade(*desk.game, "composed")->description;
  CHECK_FALSE(desk.harness.has(Role::text, whole));
  desk.harness.press(Role::button, "Composed");
  CHECK(desk.harness.has(Role::text, whole));
  CHECK(desk.harness.get(Role::button, "Composed").rect.y == row.rect.y);
}

TEST_CASE("the strip of a claim that was pressed stands whole over the members at the foot") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  for (const char* name : {"Bram", "Kohana", "Mirela", "Seren"}) desk.add_character(name, true);
  desk.open();
  const float foot = desk.harness.get(Role::region, "Members").rect.y;
  for (const char* claim : {"Recognized", "Quiet Efficacy", "Depository"}) {
    desk.harness.press(Role::button, claim);
    const Node strip = desk.harness.get(Role::group, std::string(claim) + ", whose it is");
    CAPTURE(claim, foot);
    CHECK(strip.rect.y + strip.rect.height <= foot);
    CHECK(strip.rect.y > desk.harness.get(Role::button, "Quiet Efficacy").rect.y);
  }
  CHECK(desk.harness.faults().empty());
}

TEST_CASE(
    "the first member who joins takes no part of the board away, and stands at the foot the next "
    "time") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.add_character("Mirela", false);
  desk.open();
  desk.sheet.editing = false;
  desk.harness.frame();
  const float cohorts = desk.harness.get(Role::heading, "Cohorts").rect.y;
  desk.harness.press(Role::button, "Add a member");
  desk.harness.press(Role::radio, "Mirela");
  REQUIRE(desk.character("Mirela").crew == "crew");
  CHECK(desk.harness.get(Role::heading, "Cohorts").rect.y >= cohorts);
  CHECK(desk.says("Mirela"));
  desk.sheet = {};
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.harness.has(Role::region, "Members"));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("while the first members join, what adds them and the map stay as they are") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  const std::vector<std::string> joining = {"Bram", "Mirela", "Seren"};
  for (const std::string& each : joining) desk.add_character(each, false);
  desk.open();
  desk.sheet.editing = false;
  desk.harness.frame();
  const float cell = desk.harness.get(Role::button, "Quiet Efficacy").rect.height;
  desk.harness.press(Role::button, "Add a member");
  const ui::NodeRect adds = desk.harness.get(Role::button, "Add a member").rect;
  for (const std::string& each : joining) {
    INFO(each);
    if (!desk.harness.has(Role::radio, each)) desk.harness.press(Role::button, "Add a member");
    desk.harness.press(Role::radio, each);
    REQUIRE(desk.character(each).crew == "crew");
    CHECK(desk.harness.get(Role::button, "Add a member").rect.x == adds.x);
    CHECK(desk.harness.get(Role::button, "Add a member").rect.y == adds.y);
    CHECK(desk.harness.get(Role::button, "Quiet Efficacy").rect.height == cell);
  }
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("a window that is too low for the map, its strip and the members has these below") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 1280, 768);
  desk.add_character("Bram", true);
  desk.open();
  CHECK_FALSE(desk.harness.has(Role::region, "Members"));
}

TEST_CASE("who is hostile is shown as a danger, as who is at war, and friends as a gain") {
  const rules::Ruleset& game = support::beacon_road();
  CHECK(ui::tone_of_status(game, game.crew.war_status) == ui::Tone::danger);
  CHECK(ui::tone_of_status(game, -2) == ui::Tone::danger);
  CHECK(ui::tone_of_status(game, -1) == ui::Tone::danger);
  CHECK(ui::tone_of_status(game, 0) == ui::Tone::muted);
  CHECK(ui::tone_of_status(game, 2) == ui::Tone::change);
}

TEST_CASE("heat is read by the columns of the entanglement roll, hold and coin are boxes") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  rules::Crew crew = desk.crew();
  crew.heat = 5;
  desk.put(crew);
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.says("5 of 9 Entanglement roll: heat 4–5"));
  const Node& hold = desk.harness.get(Role::meter, "Hold");
  CHECK(hold.value_now == 2);
  CHECK(hold.value_max == 2);
  CHECK(desk.harness.get(Role::meter, "Coin").value_max == 5);
}

TEST_CASE(
    "the price of the next Tier stands under the coin with weak hold, too, but not at the top") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities.clear();
  crew.claims.clear();
  crew.tier = 1;
  crew.hold = "weak";
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  CHECK(desk.says("Tier 2 costs 16"));
  crew.tier = desk.game->crew.max_tier;
  desk.put(crew);
  desk.harness.frame();
  desk.harness.settle();
  CHECK_FALSE(desk.says("Tier " + std::to_string(crew.tier + 1) + " costs "));
}

TEST_CASE("what a full track of rep brings is said in a game whose holds are no adjectives") {
  rules::Ruleset game = support::beacon_road();
  for (rules::Entry& each : game.crew.holds) each.name = "By the month";
  game.words.hold = {"Lease", "Leases", {}};
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities.clear();
  crew.claims.clear();
  crew.hold = "weak";
  crew.rep = 3;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.game = &game;
  desk.open();
  CHECK(desk.says("3 of 12 to next lease"));
}

TEST_CASE("over the map of claims it stands how many are held and how many are in reach") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.claims.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const auto in_reach = [&] {
    int count = 0;
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.role == Role::button && each.value == "open to you") ++count;
    }
    return count;
  };
  const int before = in_reach();
  REQUIRE(before > 0);
  const auto held = [&](int count) {
    return rules::counted(count, desk.game->words.claim) + " held · ";
  };
  CHECK(desk.says(held(0) + std::to_string(before) + " in reach"));
  for (const rules::MapCell& cell : rules::claims_map(*desk.game, crew).cells) {
    if (cell.claim.empty() || !rules::may_claim(*desk.game, crew, cell.id)) continue;
    crew.claims.push_back(cell.id);
    break;
  }
  REQUIRE(crew.claims.size() == 1);
  desk.put(crew);
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.says(held(1) + std::to_string(in_reach()) + " in reach"));
}

TEST_CASE("a box that an upgrade gives each member is called a box") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Crew before = CrewDesk::finished("sin_eaters");
  const rules::Crew hardened = rules::with_upgrade(game, before, "hardened", 3);
  CHECK(ui::member_gains(game, rules::with_upgrade(game, before, "hardened", 0), hardened) ==
        "Each of you: +1 trauma box");
}

namespace {

std::size_t buttons_called(const CrewDesk& desk, const std::string& name) {
  const std::vector<std::string> all = desk.harness.names(Role::button);
  return static_cast<std::size_t>(std::count(all.begin(), all.end(), name));
}

}  // namespace

TEST_CASE(
    "numbers that the head of a crew's sheet shows do not stand below, and open there still") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  const rules::Words& words = desk.game->words;
  for (const std::string& name : {words.tier.one, words.rep.one, words.coin.one, words.heat.one}) {
    CAPTURE(name);
    CHECK(buttons_called(desk, name) == 0);
  }
  const rules::Track* heat = rules::find_track(*desk.game, rules::Role::heat);
  REQUIRE(heat != nullptr);
  CHECK(desk.harness.has(Role::text, heat->description));
  desk.harness.press(Role::button, "More numbers");
  for (const rules::Role role : {rules::Role::tier, rules::Role::rep}) {
    const rules::Statistic* number = rules::find_statistic(*desk.game, role, rules::Scope::crew);
    REQUIRE(number != nullptr);
    CAPTURE(number->name);
    const std::size_t tables = desk.harness.names(Role::table).size();
    desk.harness.press(Role::button, number->name);
    CHECK(desk.harness.get(Role::button, number->name).expanded);
    CHECK(desk.harness.names(Role::table).size() == tables + 1);
    desk.harness.press(Role::button, number->name);
  }
  // By hand they are set under Edit, folded or not.
  desk.harness.press(Role::button, "More numbers");
  CHECK_FALSE(desk.harness.has(Role::spin_button, words.tier.one));
  under_edit(desk);
  CHECK(desk.harness.has(Role::spin_button, words.tier.one));
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("on a phone a crew's numbers stand at the foot alone, and a press opens and shuts them") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), 390, 844);
  desk.open();
  const std::string& tier = desk.game->words.tier.one;
  CHECK(buttons_called(desk, tier) == 1);
  const std::size_t tables = desk.harness.names(Role::table).size();
  desk.harness.press(Role::button, tier);
  CHECK(desk.harness.names(Role::table).size() == tables + 1);
  desk.harness.frame(0.5);  // no second press of a quick finger
  desk.harness.press(Role::button, tier);
  CHECK(desk.harness.names(Role::table).size() == tables);
  // From another part it leads to the first one, opened.
  desk.sheet.part = 2;
  desk.harness.settle();
  desk.harness.frame(0.5);
  desk.harness.press(Role::button, tier);
  CHECK(desk.sheet.part == 0);
  CHECK(desk.sheet.numbers.open != "");
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("what the rules check found stands behind a word of the crew's head, and not below") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    rules::Crew crew = CrewDesk::finished("sin_eaters");
    crew.coin = {{"", 9, "A windfall"}};
    crew.waivers.clear();
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
    desk.open();
    CHECK_FALSE(desk.harness.has(Role::list, "Rules check"));
    desk.harness.press(Role::link, "1 conflict");
    CHECK(desk.harness.has(Role::list, "Rules check"));
  }
}

TEST_CASE("on a small phone Edit stands in the line of the word that opens the rules check") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.coin = {{"", 9, "A windfall"}};
  crew.waivers.clear();
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 320, 640);
  desk.open();
  CHECK(desk.harness.get(Role::link, "Edit").rect.y ==
        desk.harness.get(Role::link, "1 conflict").rect.y);
}

TEST_CASE("under the head of a crew's sheet a line in its accent goes from edge to edge") {
  for (const float width : {1280.0F, 768.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 800);
    desk.open();
    const float map = desk.harness.get(Role::group, "Map of claims").rect.y;
    const float heat = desk.harness.get(Role::spin_button, "Heat").rect.y;
    int lines = 0;
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.role != Role::separator || node.rect.width < width) continue;
      ++lines;
      CHECK(node.rect.y > heat);
      CHECK(node.rect.y < map);
      bool drawn = false;
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& each : list->VtxBuffer) {
          const ui::Color& accent = ui::paper.accent;
          const bool here = each.pos.x <= 0.5F && each.pos.y >= node.rect.y - 0.5F &&
                            each.pos.y <= node.rect.y + node.rect.height + 0.5F;
          drawn =
              drawn || (here && each.col == IM_COL32(accent.red, accent.green, accent.blue, 255));
        }
      }
      CHECK(drawn);
    }
    CHECK(lines == 1);
  }
}

TEST_CASE("a crew with three cohorts and three factions is read in three and a half screens") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts.assign(3, rules::Cohort{"gang", "The Wicks", {"rovers"}, {}, {}, 0, {}});
  crew.factions = {{"The Wharf Court", "", {{"", -1, "A burned boat"}}},
                   {"The Free Carters", "", {{"", 1, "A favor"}}},
                   {"The Counting House", "", {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  for (const char* name : {"Bram", "Kohana", "Mirela", "Seren"}) desk.add_character(name, true);
  desk.open();
  const Node page = desk.harness.get(Role::region, "Crew sheet");
  float end = 0;
  std::set<std::uint32_t> inside{page.id};
  for (const Node& node : desk.harness.ui().nodes()) {
    if (inside.count(node.parent) == 0) continue;
    inside.insert(node.id);
    end = std::max(end, node.rect.y + node.rect.height);
  }
  CHECK(end - page.rect.y > 1200);
  CHECK(end - page.rect.y < 3.5F * 800);
}

TEST_CASE(
    "under Edit a crew's head keeps its seven instruments in one row, and is little higher than in "
    "play") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  const rules::Words& words = desk.game->words;
  const auto map = [&] { return desk.harness.get(Role::group, "Map of claims").rect.y; };
  const auto at = [&](const std::string& name) {
    return desk.harness.get(Role::spin_button, name).rect;
  };
  const float played = map();
  const float heat = at(words.heat.one).x;
  under_edit(desk);
  constexpr float most = 40;
  CHECK(map() - played <= most);
  std::vector<float> left;
  for (const std::string& name : {words.tier.one, words.hold.one, words.rep.one, words.heat.one,
                                  words.wanted_level.one, words.experience.one}) {
    INFO(name);
    CHECK(std::abs(at(name).y - at(words.heat.one).y) < 4);
    left.push_back(at(name).x);
  }
  CHECK(std::is_sorted(left.begin(), left.end()));
  CHECK(std::abs(at(words.heat.one).x - heat) < 40);
  // What is done with the whole sheet.
  desk.harness.press(Role::button, "Print, export, steps");
  desk.harness.press(Role::button, "Export with members");
  CHECK(desk.was_asked(ui::DocumentAction::export_with_members));
  CHECK(crew_sheet_faults(desk) == "");
}

TEST_CASE("a crew's Tier is set right below its word, and its hold by a press on its boxes") {
  for (const float width : {1280.0F, 768.0F, 390.0F, 320.0F}) {
    CAPTURE(width);
    rules::Crew crew = CrewDesk::finished("sin_eaters");
    crew.tier = 1;
    crew.hold = "weak";
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 844);
    desk.open();
    under_edit(desk);
    for (const Node& each : desk.harness.ui().nodes()) {
      INFO(each.name);
      const bool is_control = each.interactive || each.role == Role::meter;
      CHECK((!is_control || each.rect.x + each.rect.width <= width));
    }
    const std::string& tier = desk.game->words.tier.one;
    const ui::NodeRect word = desk.harness.get(Role::text, tier).rect;
    const ui::NodeRect stepper = desk.harness.get(Role::group, tier).rect;
    constexpr float close = 8;
    CHECK(std::abs(stepper.x - word.x) < close);
    CHECK(stepper.y >= word.y + word.height);
    CHECK(stepper.y < word.y + word.height + close);
    desk.harness.press(Role::button, tier + ": more");
    CHECK(desk.crew().tier == 2);
    const std::string& hold = desk.game->words.hold.one;
    if (desk.harness.has(Role::spin_button, hold)) {
      desk.harness.press_at(Role::spin_button, hold, 0.75F);
      CHECK(desk.crew().hold == "strong");
      // It has one of them in any case.
      desk.harness.press_at(Role::spin_button, hold, 0.25F);
      CHECK(desk.crew().hold == "weak");
      desk.harness.frame(0.5);
      desk.harness.press_at(Role::spin_button, hold, 0.25F);
      CHECK(desk.crew().hold == "weak");
    } else {
      desk.harness.press(Role::radio, "Strong");
      CHECK(desk.crew().hold == "strong");
    }
    CHECK(crew_sheet_faults(desk) == "");
  }
}

TEST_CASE("why the crew cannot rise stands under the button that it is about") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.rep = 3;
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const ui::Node develop = desk.harness.get(Role::button, "Rise to Tier 1 for 8 coin");
  const ui::Node why = desk.harness.get(Role::text, develop.description);
  const ui::Node lose = desk.harness.get(Role::button, "Lose hold");
  const float foot = develop.rect.y + develop.rect.height;
  CHECK(why.rect.y >= foot);
  CHECK(why.rect.y < foot + 20);
  CHECK(lose.rect.y < develop.rect.y);
}

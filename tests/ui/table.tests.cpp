// The game master's table: members, clocks, factions, the entanglement, a fight, creatures.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "drawn_letters.hpp"
#include "evening_desk.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/clocks.hpp"
#include "support/numbers.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

rules::Crew with_clocks(rules::Crew crew) {
  crew.clocks = {{"The barge reaches the lock", 8, 3, false, "", "", "race", "The debtors"},
                 {"The debtors", 6, 4, false, "", "", "race", "The barge reaches the lock"},
                 {"The bailiffs wake", 4, 1, false, "", ""},
                 {"The captain", 6, 0, false, "The bailiffs wake", ""},
                 {"The spy", 6, 2, true, "", ""},
                 {"The ferrymen", 9, 5, false, "", "", "tug", ""}};
  return crew;
}

bool said(EveningDesk& desk, const std::string& words) {
  for (const Role role : {Role::text, Role::heading}) {
    for (const std::string& each : desk.harness.names(role)) {
      if (each.find(words) != std::string::npos) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("the table shows every member with hit points, harm and conditions, and opens them") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.member("Seren").harm.push_back({2, "Cracked ribs"});
  desk.member("Seren").conditions.push_back({"bleeding", 3, false});
  desk.member("Mirela").tracks["hit_points"] = 20;
  desk.open();
  CHECK(desk.harness.has(Role::list_item, "Mirela"));
  CHECK(said(desk, "Harm 2: Cracked ribs"));
  CHECK(said(desk, "Bleeding 3"));
  const Node& defenses = desk.harness.get(Role::text, "Defenses");
  CHECK(defenses.value.find("IRON ") != std::string::npos);
  bool boxes = false;
  for (const Node& node : desk.harness.ui().nodes()) {
    boxes = boxes || (node.name == "Harm" && node.value == "Moderate 1 of 2");
  }
  CHECK(boxes);
  desk.harness.press(Role::link, "Seren");
  const auto asked = desk.asked();
  REQUIRE(asked.size() == 1);
  CHECK(asked[0] == Command(OnDocument{DocumentAction::open_sheet, "Seren"}));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a member who is dying stands at the table where everybody stood before") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  const auto places = [&] {
    std::vector<float> found;
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.role != Role::list_item && node.role != Role::link) continue;
      found.insert(found.end(), {node.rect.x, node.rect.y, node.rect.width});
    }
    return found;
  };
  const std::vector<float> before = places();
  desk.member("Mirela").tracks["hit_points"] = 60;
  desk.open();
  desk.harness.settle();
  bool dying = false;
  for (const std::string& each : desk.harness.names(Role::text))
    dying = dying || each == "Dead" || each == "Dying";
  CHECK(dying);
  CHECK(places() == before);
}

TEST_CASE("a member's name stands whole at the table, in two lines where one has no room") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.member("Mirela").name = "Wenna Coldforge of the Weir";
  desk.refresh();
  desk.open();
  const Ui& ui = desk.harness.ui();
  const Node& name = desk.harness.get(Role::link, "Wenna Coldforge of the Weir");
  const auto lines = ui.measure(Type::heading_4, name.name, name.rect.width);
  CHECK(lines.height > ui.measure(Type::heading_4, "Wenna").height);
  CHECK(name.rect.height >= lines.height);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("at the table the rows of all members are one height, however they were hurt") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.member("Mirela").harm = {{2, "Deep cut"}, {1, "Battered"}};
  desk.member("Mirela").conditions = {
      {"bleeding", 1, false}, {"deafened", 2, false}, {"regenerating", 1, true}};
  desk.member("Mirela").traumas = {"reckless"};
  desk.open();
  const float height = desk.harness.get(Role::list_item, "Mirela").rect.height;
  CHECK(desk.harness.get(Role::list_item, "Seren").rect.height == height);
  CHECK(height <= 86);
  // Two short words stand side by side, and none of them is cut.
  const NodeRect bleeding = desk.harness.get(Role::text, "Bleeding 1").rect;
  const NodeRect deafened = desk.harness.get(Role::text, "Deafened 2").rect;
  CHECK(bleeding.y == deafened.y);
  CHECK(bleeding.x + bleeding.width < deafened.x);
  // What is longer than its column stands in lines of its own.
  const std::string long_name = "Vulnerable to all that burns, freezes or shines";
  desk.member("Mirela").conditions.push_back({long_name, 1, false});
  desk.open();
  CHECK(desk.harness.get(Role::text, long_name + " 1").rect.height > bleeding.height);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "on a tablet held upright four members stand in sight at the table, under their captions") {
  EveningDesk desk(EveningDesk::Screen::table, 768, 1024);
  const std::vector<std::string> names{"Mirela", "Seren", "Bram", "Kohana"};
  for (const std::string& name : names) {
    rules::Character member = desk.member("Seren");
    member.id = member.name = name;
    desk.library.documents[name] = member;
  }
  rules::Character& bram = desk.member("Bram");
  bram.name = "Bram Tallow";
  desk.open();
  const Node& name_of_bram = desk.harness.get(Role::link, "Bram Tallow");
  CHECK(name_of_bram.rect.width >= desk.harness.ui().measure(Type::heading_4, "Bram Tallow").width);
  for (const std::string& name : {"Mirela", "Seren", "Bram Tallow", "Kohana"}) {
    INFO(name);
    const Node& row = desk.harness.get(Role::list_item, name);
    CHECK(row.rect.y + row.rect.height <= row.clip.y + row.clip.height);
    CHECK(row.rect.height <= 110);
  }
  CHECK(desk.harness.has(Role::heading, "Clocks"));
  CHECK(desk.harness.has(Role::text, "Beacon Points"));
  const float line = desk.harness.get(Role::text, "Beacon Points").rect.height;
  CHECK(desk.harness.get(Role::text, "Harm, wounds").rect.height <= line);
  CHECK(desk.harness.small_targets().empty());
  // In a fight each has one line more for the order, and one for what is left of the turn.
  desk.harness.press(Role::button, "Begin a fight");
  CHECK(desk.harness.get(Role::list_item, "Bram Tallow").rect.height <= 220);
  CHECK(desk.harness.small_targets().empty());
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a tablet's rows of members are low for a finger, too, and of one height") {
  const auto height_at = [](float width, bool tablet, bool fight) {
    CAPTURE(width, tablet, fight);
    EveningDesk desk(EveningDesk::Screen::table, width, 1024, tablet);
    desk.member("Mirela").harm = {{2, "Deep cut"}, {1, "Battered"}};
    desk.member("Mirela").conditions = {{"bleeding", 1, false}, {"deafened", 2, false}};
    desk.member("Seren").name = "Bram Tallow";
    desk.open();
    if (fight) desk.harness.press(Role::button, "Begin a fight");
    const float height = desk.harness.get(Role::list_item, "Mirela").rect.height;
    CHECK(desk.harness.get(Role::list_item, "Bram Tallow").rect.height == height);
    const Node& name = desk.harness.get(Role::link, "Bram Tallow");
    CHECK(name.rect.width >= desk.harness.ui().measure(Type::heading_4, "Bram Tallow").width);
    if (tablet) CHECK(desk.harness.small_targets().empty());
    CHECK(desk.harness.faults() == std::vector<std::string>{});
    return height;
  };
  // On a wide tablet as low as on a desk. Upright it has two things to press above each other.
  const float desk = height_at(1280, false, false);
  CHECK(height_at(1280, true, false) <= desk + 6);
  const float upright = height_at(768, true, false);
  CHECK(upright <= 2 * touch_target + 8);
  // In a fight two lines more for a finger: the order, and what is left of the turn.
  CHECK(height_at(768, true, true) <= upright + 2 * (touch_target + 8));
}

TEST_CASE("the three buttons of a fight are set alike") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  const Ui& ui = desk.harness.ui();
  const auto around = [&](const char* name) {
    return desk.harness.get(Role::button, name).rect.width - ui.measure(Type::button, name).width;
  };
  CHECK(around("Next turn") < around("Begin a fight") + 1);
}

TEST_CASE("on a phone the shortest name at the table begins where the others do") {
  EveningDesk desk(EveningDesk::Screen::table, 390, 844);
  desk.member("Mirela").name = "Im of the Long Road";
  desk.member("Seren").name = "Im";
  desk.open();
  const TextStyle style = text_style(desk.harness.ui().context(), Type::heading_4);
  std::vector<float> begins;
  for (const char* name : {"Im of the Long Road", "Im"}) {
    const auto letter = letter_in(desk.harness.get(Role::link, name).rect, style, 'm');
    REQUIRE(letter.has_value());
    begins.push_back(letter->x);
  }
  CHECK(begins[0] == begins[1]);
}

TEST_CASE("each member's points stand at the table, and are awarded by the game's move") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::table, width, 800);
    desk.member("Seren").tracks["beacon_points"] = 3;
    desk.open();
    REQUIRE(desk.harness.has(Role::group, "Beacon Points of Seren: 3"));
    CHECK(desk.harness.has(Role::group, "Beacon Points of Mirela: 0"));
    desk.harness.press(Role::button, "Award Beacon Points: Seren");
    CHECK(desk.move.who == "Seren");
    desk.harness.press(Role::button, "Apply 1 change");
    CHECK(rules::amount_of(desk.member("Seren").tracks, "beacon_points") == 4);
    CHECK(desk.harness.has(Role::group, "Beacon Points of Seren: 4"));
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a clock is added, filled, linked without a circle, hidden and deleted") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.put(with_clocks(desk.crew()));
  desk.open();
  desk.harness.press(Role::button, "Add a clock");
  desk.harness.type("What it counts", "The alarm");
  desk.harness.press(Role::button, "Save");
  REQUIRE(desk.crew().clocks.size() == 7);
  CHECK(desk.crew().clocks.back().name == "The alarm");
  desk.undo();
  CHECK(desk.crew().clocks.size() == 6);
  // One that waits cannot be filled before the one that it waits for.
  const auto more = [&](const std::string& clock) {
    const Node& item = desk.harness.get(Role::list_item, clock);
    for (const Node& each : desk.harness.ui().nodes()) {
      if (each.name == "One more" && each.rect.x >= item.rect.x &&
          each.rect.x < item.rect.x + item.rect.width && each.rect.y >= item.rect.y &&
          each.rect.y < item.rect.y + item.rect.height) {
        return each;
      }
    }
    FAIL("no button for " << clock);
    return Node{};
  };
  CHECK(more("The captain").disabled);
  desk.harness.press(Role::button, "Edit The bailiffs wake");
  // Every other clock may come first, but for the one that waits for it.
  const std::string choice = "Starts";
  CHECK((desk.harness.has(Role::button, choice) || desk.harness.has(Role::textbox, choice)));
  desk.harness.press(Role::button, "Delete");
  CHECK(desk.crew().clocks.size() == 5);
  CHECK_FALSE(more("The captain").disabled);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "a clock says its kind and how it stands to others, and its buttons stay where they are") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::table, width);
    desk.put(with_clocks(desk.crew()));
    desk.open();
    if (width < 600) desk.harness.press(Role::tab, "Clocks");
    for (const char* kind : {"Race", "Progress", "Tug of war"}) CHECK(said(desk, kind));
    CHECK(said(desk, "behind The debtors"));
    CHECK(said(desk, "waits for The bailiffs wake"));
    const auto steps = [&] {
      std::vector<Rect> rects;
      for (const Node& each : desk.harness.ui().nodes()) {
        if (each.name == "One more" || each.name == "One less") rects.push_back(each.rect);
      }
      return rects;
    };
    const std::vector<Rect> before = steps();
    REQUIRE(before.size() == 12);
    for (int presses = 0; presses < 4; ++presses) {
      desk.harness.press(Role::button, "One more");
      CHECK(steps() == before);
    }
    CHECK(said(desk, "ahead of The debtors"));
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a race and what waits for a clock stand beside each other, whatever came between") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.clocks = {{"The captain", 6, 0, false, "The bailiffs wake", ""},
                 {"The barge", 8, 3, false, "", "", "race", "The debtors"},
                 {"The spy", 6, 2, false, "", ""},
                 {"The bailiffs wake", 4, 1, false, "", ""},
                 {"The debtors", 6, 4, false, "", "", "race", "The barge"}};
  desk.put(crew);
  desk.open();
  std::vector<std::string> order;
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role == Role::list_item && rules::find_clock(crew.clocks, each.name) != nullptr) {
      order.push_back(each.name);
    }
  }
  CHECK(order == std::vector<std::string>{"The barge", "The debtors", "The spy",
                                          "The bailiffs wake", "The captain"});
  // A clock is changed by its own place.
  desk.harness.press(Role::button, "Edit The captain");
  desk.harness.type("What it counts", "The colonel");
  desk.harness.press(Role::button, "Save");
  CHECK(desk.crew().clocks[0].name == "The colonel");
}

TEST_CASE("at the table a name breaks at its hyphen, and is whole") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.member("Mirela").name = "Ysolde Brandt-Okonkwo";
  desk.refresh();
  desk.open();
  const Node& name = desk.harness.get(Role::link, "Ysolde Brandt-Okonkwo");
  CHECK(name.rect.height >= 2 * desk.harness.ui().measure(Type::heading_4, "Ysolde").height);
}

TEST_CASE("the table says its plan whole beside the buttons of a fight") {
  EveningDesk desk(EveningDesk::Screen::table);
  const std::string words = desk.open_with_long_plan();
  const NodeRect plan = desk.harness.get(Role::text, words).rect;
  const Ui& ui = desk.harness.ui();
  CHECK(plan.height == ui.measure(Type::small, words, plan.width).height);
  CHECK(plan.x + plan.width < desk.harness.get(Role::button, "Begin a fight").rect.x);
}

TEST_CASE("where the words of the scene have no room beside it, who looks stays at the right") {
  for (const auto& [width, scale] : {std::pair{320.0F, 1.0F}, {390.0F, 2.0F}, {320.0F, 2.0F}}) {
    CAPTURE(width, scale);
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.harness.ui().set_text_scale(scale);
    desk.open();
    const char* last = desk.harness.has(Role::radio, "GM") ? "GM" : "Game master";
    const NodeRect master = desk.harness.get(Role::radio, last).rect;
    CHECK(master.x + master.width >= width - 16 - 2);
    CHECK(master.x + master.width <= width - 16 + 1);
  }
}

TEST_CASE("clocks that belong together stand in one row, where a row has room for them") {
  for (const float width : {768.0F, 1280.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::table, width, 1024, width < 800);
    rules::Crew crew = desk.crew();
    crew.clocks = {{"The barge", 8, 3, false, "", "", "race", "The debtors"},
                   {"The debtors", 6, 4, false, "", "", "race", "The barge"},
                   {"The alarm spreads", 6, 2, false, "", ""},
                   {"The bailiffs wake", 4, 1, false, "", ""},
                   {"The captain", 6, 0, false, "The bailiffs wake", ""}};
    desk.put(crew);
    desk.open();
    const auto top = [&](const char* name) {
      return desk.harness.get(Role::list_item, name).rect.y;
    };
    CHECK(top("The barge") == top("The debtors"));
    CHECK(top("The bailiffs wake") == top("The captain"));
    CHECK((top("The alarm spreads") == top("The barge")) == (width > 1000));
    CHECK(top("The bailiffs wake") > top("The alarm spreads"));
  }
}

TEST_CASE("an arrow leads from a clock to the one beside it that belongs to it, and to no other") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.clocks = {{"The barge", 8, 3, false, "", "", "race", "The debtors"},
                 {"The debtors", 6, 4, false, "", "", "race", "The barge"},
                 {"The alarm spreads", 6, 2, false, "", ""}};
  desk.put(crew);
  desk.open();
  const auto leads_to = [&](const char* name) {
    const NodeRect cell = desk.harness.get(Role::list_item, name).rect;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      for (const ImDrawVert& each : list->VtxBuffer) {
        const bool before = each.pos.x > cell.x - 12 && each.pos.x < cell.x - 4;
        if (before && each.pos.y > cell.y && each.pos.y < cell.y + 16) return true;
      }
    }
    return false;
  };
  CHECK(leads_to("The debtors"));
  CHECK_FALSE(leads_to("The alarm spreads"));
}

TEST_CASE("with large letters a clock's buttons stand inside of the narrowest window") {
  EveningDesk desk(EveningDesk::Screen::table, 320, 640);
  desk.harness.ui().set_text_scale(2);
  desk.put(with_clocks(desk.crew()));
  desk.open();
  desk.harness.press(Role::tab, "Clocks");
  const NodeRect pen = desk.harness.get(Role::button, "Edit The debtors").rect;
  CHECK(pen.x + pen.width <= 320 - 16 + 0.5F);
}

TEST_CASE("clocks that wait for each other in a circle are all drawn") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.clocks = {{"One", 4, 0, false, "Two", ""}, {"Two", 4, 0, false, "One", ""}};
  desk.put(crew);
  desk.open();
  CHECK(desk.harness.has(Role::list_item, "One"));
  CHECK(desk.harness.has(Role::list_item, "Two"));
}

TEST_CASE("a tug of war begins in the middle, as a row of boxes from the left of its place") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.clocks.clear();
  desk.put(crew);
  desk.open();
  desk.harness.press(Role::button, "Add a clock");
  desk.harness.type("What it counts", "The ferrymen");
  desk.harness.act(Role::spin_button, "Segments", NodeAction::Kind::set_value, "", 8);
  desk.table.clock.clock.kind = "tug";
  desk.harness.frame();
  desk.harness.press(Role::button, "Save");
  REQUIRE(desk.crew().clocks.size() == 1);
  CHECK(desk.crew().clocks[0].filled == 4);
  const NodeRect item = desk.harness.get(Role::list_item, "The ferrymen").rect;
  const NodeRect boxes = desk.harness.get(Role::spin_button, "The ferrymen").rect;
  CHECK(boxes.x == item.x);
  CHECK(boxes.width > item.width * 0.8F);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("each of two factions of one name, or of none, has clocks of its own") {
  for (const std::string name : {"The Wharf Court", ""}) {
    INFO("named \"" << name << "\"");
    EveningDesk desk(EveningDesk::Screen::table);
    rules::Crew crew = desk.crew();
    crew.factions = {{name, "", {}, 1}, {name, "", {}, 2}};
    crew.factions[0].clocks = {{"The barge", 6, 1, false, "", ""}};
    crew.factions[1].clocks = {{"The ferry", 8, 2, false, "", ""}};
    desk.put(crew);
    desk.open();
    desk.harness.press(Role::button, "Edit The ferry");
    desk.harness.type("What it counts", "The raft");
    desk.harness.press(Role::button, "Save");
    REQUIRE(desk.crew().factions[1].clocks.size() == 1);
    CHECK(desk.crew().factions[1].clocks[0].name == "The raft");
    CHECK(desk.crew().factions[0].clocks == crew.factions[0].clocks);
    CHECK(desk.crew().clocks.empty());
    desk.harness.press(Role::button, "Edit The barge");
    desk.harness.press(Role::button, "Delete");
    CHECK(desk.crew().factions[0].clocks.empty());
    CHECK(desk.crew().factions[1].clocks.size() == 1);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("players do not see what is hidden") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = with_clocks(desk.crew());
  crew.creatures.push_back({"A bog hound", 17, 4, {{"iron", 15}}, true, ""});
  desk.put(crew);
  desk.open();
  CHECK(desk.harness.has(Role::list_item, "The spy"));
  CHECK(desk.harness.has(Role::spin_button, "Hit points"));
  desk.harness.press(Role::radio, "Players");
  CHECK_FALSE(desk.harness.has(Role::list_item, "The spy"));
  CHECK(desk.harness.has(Role::list_item, "A bog hound"));
  CHECK_FALSE(desk.harness.has(Role::spin_button, "Hit points"));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a fight leads from turn to turn, and each chooses when to act") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  desk.harness.press(Role::button, "Begin a fight");
  CHECK(desk.crew().fight.round == 1);
  CHECK(desk.crew().fight.turn == "game_master");
  desk.harness.press(Role::radio, "The rash");
  CHECK(desk.crew().fight.stances.size() == 1);
  desk.harness.press(Role::button, "Next turn");
  CHECK(desk.crew().fight.turn == "cautious");
  desk.harness.press(Role::button, "Next turn");
  CHECK(desk.crew().fight.round == 2);
  CHECK(desk.crew().fight.turn == "rash");
  desk.harness.press(Role::button, "End the fight");
  CHECK(desk.crew().fight == rules::Fight{});
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

namespace {

// The n-th node of that role and name, from the top.
Node nth(EveningDesk& desk, Role role, const std::string& name, int n) {
  for (const Node& each : desk.harness.ui().nodes()) {
    if (each.role == role && each.name == name && n-- == 0) return each;
  }
  FAIL("there is no such " << name);
  return {};
}

void use(EveningDesk& desk, const Node& node, NodeAction::Kind kind, int value = 0) {
  desk.harness.ui().act({node.id, kind, {}, value});
  desk.harness.settle();
}

}  // namespace

TEST_CASE("while a fight is on the creatures stand under the members, and no turn moves them") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = with_clocks(desk.crew());
  crew.creatures = {{"Barge wight", 24, 0, {}, false, ""}};
  desk.put(crew);
  for (const char* name : {"Abayankara the Patient", "Wenna Coldforge of the Weir"}) {
    rules::Character member = support::warrior();
    member.id = member.name = name;
    member.crew = "crew";
    member.in_play = true;
    desk.library.documents[name] = member;
  }
  desk.refresh();
  desk.open();
  const auto top = [&](Role role, const char* name) { return desk.harness.get(role, name).rect.y; };
  CHECK(top(Role::heading, "Clocks") < top(Role::list_item, "Barge wight"));
  desk.harness.press(Role::button, "Begin a fight");
  CHECK(top(Role::list_item, "Barge wight") < top(Role::heading, "Clocks"));
  const float creature = top(Role::list_item, "Barge wight");
  for (int turn = 0; turn < 4; ++turn) {
    desk.harness.press(Role::button, "Next turn");
    INFO(desk.crew().fight.turn);
    CHECK(top(Role::list_item, "Barge wight") == creature);
  }
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("how a member goes in at the table is the game's move, and what is left is in boxes") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.open();
    if (width < 500) desk.harness.press(Role::tab, "Turns");
    desk.harness.press(Role::button, "Begin a fight");
    const model::Library before = desk.library;
    // Mirela is the first of them.
    use(desk, nth(desk, Role::radio, "The rash", 0), NodeAction::Kind::press);
    CHECK(rules::amount_of(desk.member("Mirela").counters, "acts") == 1);
    CHECK(rules::amount_of(desk.member("Mirela").counters, "reacts") == 1);
    CHECK(desk.member("Mirela").journal.size() == 1);
    CHECK(nth(desk, Role::radio, "The rash", 0).checked);
    desk.undo();
    CHECK(desk.library == before);
    use(desk, nth(desk, Role::radio, "The cautious", 1), NodeAction::Kind::press);
    CHECK(rules::amount_of(desk.member("Seren").counters, "acts") == 2);
    CHECK(nth(desk, Role::spin_button, "Acts", 1).value_max == 2);
    use(desk, nth(desk, Role::spin_button, "Acts", 1), NodeAction::Kind::decrement);
    CHECK(rules::amount_of(desk.member("Seren").counters, "acts") == 1);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
    if (width < 500) CHECK(desk.harness.small_targets().empty());
  }
}

TEST_CASE("a fight that a member began on the own sheet stands so at the table") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  desk.harness.press(Role::button, "Begin a fight");
  open_move(desk.move, "Mirela", {"begin_fight", {{"pace", "rash"}}});
  desk.harness.settle();
  desk.harness.press(Role::button, "Apply 3 changes");
  CHECK(nth(desk, Role::radio, "The rash", 0).checked);
  CHECK(nth(desk, Role::radio, "The cautious", 1).checked);
}

TEST_CASE("whose turn it is begins it by the game's move, and after the fight nothing is left") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  desk.harness.press(Role::button, "Begin a fight");
  CHECK(nth(desk, Role::button, "New turn", 0).disabled);
  desk.harness.press(Role::button, "Next turn");
  CHECK_FALSE(nth(desk, Role::button, "New turn", 0).disabled);
  use(desk, nth(desk, Role::button, "New turn", 0), NodeAction::Kind::press);
  CHECK(desk.move.who == "Mirela");
  desk.harness.press(Role::button, "Apply 2 changes");
  CHECK(rules::amount_of(desk.member("Mirela").counters, "acts") == 2);
  desk.harness.press(Role::button, "End the fight");
  CHECK(rules::amount_of(desk.member("Mirela").counters, "acts") == 0);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("each member's own clocks stand at the table under the name, hidden ones not for all") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.member("Seren").clocks = {{"Her brother is found", 6, 2, false, "", ""},
                                   {"The curse", 4, 1, true, "", ""}};
    desk.open();
    if (width < 500) desk.harness.press(Role::tab, "Clocks");
    REQUIRE(desk.harness.has(Role::list, "Clocks of Seren"));
    CHECK_FALSE(desk.harness.has(Role::list, "Clocks of Mirela"));
    CHECK(desk.harness.has(Role::list_item, "The curse"));
    use(desk, nth(desk, Role::button, "One more", 0), NodeAction::Kind::press);
    CHECK(desk.member("Seren").clocks[0].filled == 3);
    desk.undo();
    CHECK(desk.member("Seren").clocks[0].filled == 2);
    desk.harness.press(Role::button, "Edit Her brother is found");
    desk.harness.type("What it counts", "Her brother comes home");
    desk.harness.press(Role::button, "Save");
    CHECK(desk.member("Seren").clocks[0].name == "Her brother comes home");
    desk.harness.press(Role::radio, "Players");
    CHECK_FALSE(desk.harness.has(Role::list_item, "The curse"));
    CHECK(desk.harness.has(Role::list_item, "Her brother comes home"));
    CHECK(desk.harness.faults() == std::vector<std::string>{});
    if (width < 500) CHECK(desk.harness.small_targets().empty());
  }
}

TEST_CASE("a creature is a card of the table's own, and its hit points change by number") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  desk.harness.press(Role::button, "Add a creature");
  desk.harness.type("Name", "A bog hound");
  desk.harness.press(Role::button, "Save");
  REQUIRE(desk.crew().creatures.size() == 1);
  CHECK(desk.crew().creatures[0].defenses.size() == 3);
  desk.harness.act(Role::spin_button, "Hit points", NodeAction::Kind::set_value, "", 4);
  CHECK(desk.crew().creatures[0].lost == 6);
  desk.harness.press(Role::button, "Another one");
  CHECK(desk.crew().creatures.size() == 2);
  CHECK(desk.crew().creatures[1].lost == 0);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("the open entanglement offers its ways out, and one of them ends it") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.entanglement = "demonic_notice";
  crew.rep = 5;
  desk.put(crew);
  desk.open();
  CHECK(desk.harness.has(Role::heading, "Demonic Notice"));
  CHECK_FALSE(said(desk, "ntanglement, open"));  // a noun that the game may not have
  desk.harness.press(Role::button, "Hide");
  CHECK(desk.harness.has(Role::dialog, "Demonic Notice"));
  desk.harness.press(Role::button, "Apply 2 changes");
  CHECK(desk.crew().entanglement.empty());
  CHECK(desk.crew().rep == 2);
  CHECK_FALSE(desk.harness.has(Role::heading, "Demonic Notice"));
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("who looks at the table is one switch of two joined parts") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  const NodeRect players = desk.harness.get(Role::radio, "Players").rect;
  const NodeRect master = desk.harness.get(Role::radio, "Game master").rect;
  CHECK(players.x + players.width == master.x);
  CHECK(players.y == master.y);
  CHECK(desk.harness.get(Role::radio, "Game master").checked);
  desk.harness.press(Role::radio, "Players");
  CHECK(desk.harness.get(Role::radio, "Players").checked);
  CHECK(desk.harness.get(Role::radio, "Players").rect.x == players.x);
}

TEST_CASE("in half a phone's width who looks at the table is switched inside of the window") {
  EveningDesk desk(EveningDesk::Screen::table, 195, 422);
  desk.open();
  const Node& last = desk.harness.get(Role::radio, "GM");
  CHECK(last.description == "Game master");
  CHECK(last.rect.x + last.rect.width <= 195);
  CHECK(last.rect.width >= desk.harness.ui().measure(Type::small_strong, "GM").width);
}

TEST_CASE("with large letters the words of the table stand whole in the smallest window") {
  EveningDesk desk(EveningDesk::Screen::table, 320, 640);
  desk.harness.ui().set_text_scale(2);
  desk.open();
  const Ui& ui = desk.harness.ui();
  const Node& scene = desk.harness.get(Role::text, "No score is underway.");
  CHECK(scene.rect.height >= ui.measure(Type::prose, scene.name, scene.rect.width).height);
  CHECK(scene.rect.width <= 320 - 2 * 16);
  for (const char* name : {"Players", "GM"}) {
    INFO(name);
    const Node& part = desk.harness.get(Role::radio, name);
    CHECK(part.rect.x >= 16);
    CHECK(part.rect.x + part.rect.width <= 320 - 16);
    CHECK(part.rect.width >= ui.measure(Type::small_strong, name).width + 2 * 8);
  }
  desk.harness.press(Role::tab, "Factions");
  const Node& faction = desk.harness.get(Role::heading, "The Wharf Court");
  CHECK(faction.rect.height > ui.measure(Type::heading_4, "The").height);
  CHECK(faction.rect.height >=
        ui.measure(Type::heading_4, faction.name, faction.rect.width).height);
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a heading at the table stands nearer to what it is of than to what is above it") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.put(with_clocks(desk.crew()));
  desk.member("Seren").clocks = {{"Her brother is found", 6, 2, false, "", ""}};
  desk.open();
  const NodeRect heading = desk.harness.get(Role::heading, "Seren").rect;
  const NodeRect own = desk.harness.get(Role::list, "Clocks of Seren").rect;
  const NodeRect above = desk.harness.get(Role::list, "Clocks").rect;
  CHECK(own.y - heading.y - heading.height < heading.y - above.y - above.height);
  const NodeRect add = desk.harness.get(Role::button, "Add a faction").rect;
  CHECK(desk.harness.get(Role::list, "Factions").rect.y - add.y - add.height >= 12);
}

TEST_CASE("a faction's Tier, hold and status are set at the table") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.factions = {{"The Wharf Court", "", {}, 2}};
  desk.put(crew);
  desk.open();
  desk.harness.press(Role::button, "Edit The Wharf Court");
  desk.harness.act(Role::spin_button, "Tier", NodeAction::Kind::set_value, "", 4);
  desk.harness.press(Role::radio, "Strong");
  desk.harness.act(Role::spin_button, "Status", NodeAction::Kind::set_value, "", -2);
  desk.harness.type("Notes", "They own the ferry.");
  // However it is left, what was written stays.
  for (int presses = 0; presses < 2; ++presses) desk.harness.key(ImGuiKey_Escape);
  CHECK_FALSE(desk.harness.has(Role::dialog, "Faction"));
  const rules::Faction court = desk.crew().factions[0];
  CHECK(court.tier == 4);
  CHECK(court.hold == "strong");
  CHECK(rules::total(court.history) == -2);
  CHECK(court.notes == "They own the ferry.");
  // Each is a step of its own.
  desk.undo();
  CHECK(desk.crew().factions[0].notes.empty());
  CHECK(rules::total(desk.crew().factions[0].history) == -2);
  desk.undo();
  CHECK(desk.crew().factions[0].history.empty());
  CHECK(desk.crew().factions[0].hold == "strong");
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a faction that is added is there when it is saved, and Escape leaves none behind") {
  for (const float width : {1280.0F, 390.0F}) {
    INFO(width);
    EveningDesk desk(EveningDesk::Screen::table, width, 844);
    desk.open();
    if (width < 500) desk.harness.press(Role::tab, "Factions");
    const std::size_t before = desk.crew().factions.size();
    desk.harness.press(Role::button, "Add a faction");
    REQUIRE(desk.harness.has(Role::dialog, "A new faction"));
    CHECK_FALSE(desk.harness.has(Role::button, "Remove faction"));
    CHECK(desk.harness.get(Role::button, "Save").disabled);
    desk.harness.act(Role::spin_button, "Tier", NodeAction::Kind::set_value, "", 3);
    // The first press ends the typing.
    for (int presses = 0; presses < 2; ++presses) desk.harness.key(ImGuiKey_Escape);
    CHECK_FALSE(desk.harness.has(Role::dialog, "A new faction"));
    CHECK(desk.crew().factions.size() == before);
    CHECK_FALSE(desk.history.can_undo());
    desk.harness.press(Role::button, "Add a faction");
    desk.harness.type("Name", "The Ferrymen");
    desk.harness.press(Role::button, "Save");
    REQUIRE(desk.crew().factions.size() == before + 1);
    CHECK(desk.crew().factions.back().name == "The Ferrymen");
    CHECK(desk.crew().factions.back().tier == 0);
    desk.undo();
    CHECK(desk.crew().factions.size() == before);
    CHECK_FALSE(desk.history.can_undo());
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the table's controls stand where they stood after five presses") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::table, width, width < 500 ? 844.0F : 800.0F);
    rules::Crew crew = desk.crew();
    crew.clocks = {{"The alarm", 12, 6, false, "", ""}};
    crew.creatures = {{"A bog hound", 30, 15, {{"iron", 15}}, false, ""}};
    crew.fight = {1, "game_master", {}};
    desk.put(crew);
    desk.open();
    const auto stays = [&](const char* name) {
      INFO(name << " at " << width);
      NodeRect before = desk.harness.get(Role::button, name).rect;
      for (int i = 0; i < 5; ++i) {
        desk.harness.press(Role::button, name);
        const NodeRect now = desk.harness.get(Role::button, name).rect;
        CHECK(now.x == before.x);
        CHECK(now.width == before.width);
        if (i == 0) before.y = now.y;  // it may have been scrolled into sight
        CHECK(now.y == before.y);
      }
    };
    if (width < 500) desk.harness.press(Role::tab, "Turns");
    stays("Next turn");
    if (width < 500) desk.harness.press(Role::tab, "Clocks");
    desk.harness.get(Role::button, "One more");
    stays("One more");
    stays("One less");
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("every part of the table is shown on a phone without a small target") {
  EveningDesk desk(EveningDesk::Screen::table, 390, 844);
  rules::Crew crew = with_clocks(desk.crew());
  crew.creatures.push_back({"A bog hound", 17, 4, {{"iron", 15}}, false, ""});
  crew.entanglement = "rivals";
  crew.fight = {1, "game_master", {}};
  desk.put(crew);
  desk.open();
  for (const char* part : {"Crew", "Turns", "Clocks", "Factions"}) {
    INFO(part);
    desk.harness.press(Role::tab, part);
    CHECK(desk.harness.small_targets().empty());
  }
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a race says who leads, and who is in prison is marked away") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  rules::Id race;
  for (const rules::ClockKind& each : support::beacon_road().clock_kinds) {
    if (each.counting == rules::ClockCounting::against) race = each.id;
  }
  rules::Clock barge{"The barge reaches the lock", 8, 3, false, {}, {}, race,
                     "The debtors are free"};
  rules::Clock debtors{"The debtors are free",      6, 4, false, {}, {}, race,
                       "The barge reaches the lock"};
  crew.clocks = {barge, debtors};
  desk.member("Seren").counters["lasting_prison"] = 1;
  desk.put(crew);
  desk.open();
  CHECK(said(desk, "behind The debtors are free"));
  CHECK(said(desk, "ahead of The barge reaches the lock"));
  CHECK(said(desk, "In prison"));
  crew.clocks[0].filled = 8;
  desk.put(crew);
  desk.harness.settle();
  CHECK(said(desk, "ahead of The debtors are free"));
}

TEST_CASE("a race leaves the other clock its kind and its color, and ends from either side") {
  EveningDesk desk(EveningDesk::Screen::table);
  rules::Crew crew = desk.crew();
  crew.clocks = {{"The tide turns", 6, 2, false, "", "", "danger"},
                 {"We reach the vault", 4, 1, false, "", ""}};
  desk.put(crew);
  desk.open();
  desk.harness.press(Role::button, "Edit We reach the vault");
  desk.table.clock.clock.kind = "race";
  desk.table.clock.clock.against = "The tide turns";
  desk.harness.frame();
  desk.harness.press(Role::button, "Save");
  CHECK(desk.crew().clocks[0].kind == "danger");
  CHECK(desk.crew().clocks[0].against == "We reach the vault");
  CHECK(said(desk, "Danger"));
  CHECK(said(desk, "level with") == false);
  CHECK(said(desk, "ahead of We reach the vault"));
  // A change of the danger itself leaves the race.
  desk.harness.press(Role::button, "Edit The tide turns");
  CHECK((desk.harness.has(Role::button, "It runs against") ||
         desk.harness.has(Role::textbox, "It runs against")));
  desk.harness.type("What it counts", "The flood");
  desk.harness.press(Role::button, "Save");
  CHECK(desk.crew().clocks[0].against == "We reach the vault");
  CHECK(desk.crew().clocks[1].against == "The flood");
  desk.harness.press(Role::button, "Edit The flood");
  desk.table.clock.clock.against.clear();
  desk.harness.frame();
  desk.harness.press(Role::button, "Save");
  CHECK(desk.crew().clocks[0].against == "");
  CHECK(desk.crew().clocks[1].against == "");
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("in a game without hit points no shield repeats the boxes of stress and trauma") {
  const rules::Ruleset& game = support::blades_srd();
  model::Library library;
  rules::Crew crew = rules::random_crew(game, "crew", 3, {});
  crew.in_play = true;
  rules::Character member = rules::random_character(game, "who", 3, {});
  member.crew = "crew";
  member.in_play = true;
  library.documents["crew"] = crew;
  library.documents["who"] = member;
  CrewView view;
  view.ruleset = &game;
  view.library = &library;
  view.crew = model::find_crew(library, "crew");
  view.derived = rules::derive_crew(game, *view.crew);
  view.members.push_back(
      {model::find_character(library, "who"), support::numbers_of(game, member, view.crew)});
  view.generation = 1;
  GameTableState state;
  Harness harness(1280, 800);
  harness.show([&](Ui& ui) {
    Requests requests;
    draw_game_table(ui, view, state, requests);
  });
  CHECK_FALSE(harness.has(Role::text, "Defenses"));
  CHECK(harness.has(Role::meter, "Stress"));
  CHECK(harness.has(Role::meter, "Trauma"));
  CHECK(harness.faults().empty());
}

TEST_CASE("on a wide window a part of the table comes into sight with the focus") {
  const std::pair<std::size_t, std::string> parts[] = {
      {1, "Creatures"}, {2, "Clocks"}, {3, support::beacon_road().words.faction.many}};
  for (const auto& [part, name] : parts) {
    for (const float width : {1280.0F, 900.0F}) {
      CAPTURE(name, width);
      EveningDesk desk(EveningDesk::Screen::table, width, 700);
      rules::Crew crew = with_clocks(desk.crew());
      crew.creatures.resize(1);
      desk.put(crew);
      desk.open();
      go_to_part(desk.harness.ui(), desk.table, part);
      desk.harness.frame();
      desk.harness.settle();
      const Nodes& nodes = desk.harness.ui().nodes();
      const auto focused =
          std::find_if(nodes.begin(), nodes.end(), [](const Node& node) { return node.focused; });
      REQUIRE(focused != nodes.end());
      CHECK(focused->rect.y >= focused->clip.y);
      CHECK(focused->rect.y < focused->clip.y + focused->clip.height);
      // Turns have their buttons in the strip above, where that has room for them.
      if (part == 1 && width < 1200) continue;
      const Node& heading = desk.harness.get(Role::heading, name);
      CHECK(focused->rect.y >= heading.rect.y);
      CHECK(heading.rect.y >= heading.clip.y);
    }
  }
}

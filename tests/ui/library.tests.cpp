// The library: what a newcomer sees, finding, opening, deleting, what is set aside.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "asked.hpp"
#include "drawn_letters.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/kit/picture.hpp"
#include "ui/screens/library.hpp"
#include "ui/screens/library_parts.hpp"
#include "ui/screens/menu_commands.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// All that are shipped, by id and name.
std::vector<std::pair<model::Id, std::string>> three_games() {
  return {{"beacon-road", "Beacon Road"},
          {"blades-srd", "Blades in the Dark"},
          {"wyrd-wolds", "Wyrd Wolds"}};
}

// A library with its screen; edits are applied, commands are kept.
struct Shelf {
  model::Library library;
  LibraryView view;
  std::deque<LibraryEntry> entries;
  LibraryStanding standing{"", false, {{"HP", "30"}, {"IRON", "16"}}};
  LibraryState state;
  std::vector<Command> commands;
  std::vector<std::string> edits;

  Shelf() {
    view.rulesets = {{"beacon-road", "Beacon Road"}};
    view.place = "Kept in this browser.";
    view.generation = 1;
    view.standing = [this](const model::Id&) -> const LibraryStanding& { return standing; };
  }

  void add(const std::string& id, bool crew, const std::string& name, const std::string& summary) {
    LibraryEntry entry;
    entry.id = id;
    entry.crew = crew;
    entry.name = name;
    entry.summary = summary;
    entries.push_back(entry);
    view.entries.push_back(&entries.back());
    if (crew) {
      rules::Crew made = support::sin_eaters();
      made.id = id;
      library.documents[id] = made;
    } else {
      rules::Character made = support::warrior();
      made.id = id;
      library.documents[id] = made;
    }
    view.library = &library;
    ++view.generation;
  }

  void show(Harness& harness) {
    harness.show([this](Ui& ui) {
      Requests requests;
      draw_library(ui, view, state, requests);
      for (const Command& each : requests.commands) commands.push_back(each);
      for (const model::Edit& each : requests.edits) {
        library = model::apply(std::move(library), each);
        edits.push_back(each.words);
      }
    });
  }

  bool asked(DocumentAction action, const std::string& document) const {
    return ui::asked(commands, OnDocument{action, document});
  }
};

// The places of the last frame that a picture was drawn at.
std::vector<NodeRect> places_of(const Picture& picture) {
  std::vector<NodeRect> places;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      if (command.TexRef._TexData != picture.texture()) continue;
      // A picture is two triangles: six corners, the first and the third of them opposite.
      for (unsigned int i = 0; i + 6 <= command.ElemCount; i += 6) {
        const auto corner = [&](unsigned int which) {
          const ImDrawIdx at = list->IdxBuffer[static_cast<int>(command.IdxOffset + i + which)];
          return list->VtxBuffer[static_cast<int>(command.VtxOffset + at)].pos;
        };
        const ImVec2 low = corner(0);
        const ImVec2 high = corner(2);
        places.push_back({low.x, low.y, high.x - low.x, high.y - low.y});
      }
    }
  }
  return places;
}

// A crew that plays, and one of its members.
void add_crew(Shelf& shelf, const std::string& name) {
  shelf.add("crew", true, name, "Sin-eaters · Tier 0 · one member");
  shelf.add("a", false, "Mirela Vas", "Orc Warrior · The Ash Lanterns");
  shelf.entries[0].in_play = true;
  shelf.entries[1].crew_id = "crew";
}

// From where to where that color was drawn, in the height of the rectangle.
std::pair<float, float> reach_of(Color color, const NodeRect& rect) {
  std::pair<float, float> reach{1e6F, -1e6F};
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      if (each.col != IM_COL32(color.red, color.green, color.blue, 255)) continue;
      if (each.pos.y < rect.y - 1 || each.pos.y > rect.y + rect.height + 1) continue;
      reach = {std::min(reach.first, each.pos.x), std::max(reach.second, each.pos.x)};
    }
  }
  return reach;
}

bool overlap(const NodeRect& one, const NodeRect& other) {
  return one.x < other.x + other.width && other.x < one.x + one.width &&
         one.y < other.y + other.height && other.y < one.y + one.height;
}

}  // namespace

TEST_CASE(
    "an open menu stays open when another window names its sheet anew, or adds a second one") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.show(harness);
  harness.press(Role::button, "More");
  REQUIRE(harness.has(Role::button, "Delete"));
  const std::uint32_t id = harness.get(Role::button, "Delete").id;
  shelf.entries[0].name = "Mirela Vas of Tarn";
  ++shelf.view.generation;
  shelf.show(harness);
  REQUIRE(harness.has(Role::button, "Delete"));
  CHECK(harness.get(Role::button, "Delete").id == id);
  shelf.add("b", false, "Corda Vane", "Orc Rogue");
  std::swap(shelf.view.entries[0], shelf.view.entries[1]);
  shelf.show(harness);
  CHECK(harness.get(Role::button, "Delete").id == id);
}

TEST_CASE("sheets of several games stand under their games, and one game can be shown alone") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.view.rulesets = {{"beacon-road", "Beacon Road"}, {"blades-srd", "Blades in the Dark"}};
  shelf.view.game_emblems = {"beacon", "blades"};
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", false, "Corda Vane", "Hound");
  shelf.entries[0].game = "beacon-road";
  shelf.entries[1].game = "blades-srd";
  shelf.show(harness);
  CHECK(harness.has(Role::heading, "Beacon Road"));
  CHECK(harness.has(Role::heading, "Blades in the Dark"));
  const auto chip_of = [&](const std::string& group, const std::string& name) {
    const Node& all = harness.get(Role::group, group);
    for (const Node& node : harness.ui().nodes()) {
      if (node.name == name && node.parent == all.id) return node;
    }
    FAIL("There is no " + name + " in " + group);
    return Node{};
  };
  const Node shown = chip_of("Games shown", "Blades in the Dark");
  // Side by side, behind words that say which row it is.
  CHECK(shown.rect.y == chip_of("Games shown", "All games").rect.y);
  chip_of("Games shown", "Sheets of");
  // The game of what is made new is a list in the row of the search, and no row of its own.
  CHECK(harness.get(Role::button, "New sheets for").rect.y <
        harness.get(Role::tab, "All").rect.y + harness.get(Role::tab, "All").rect.height);
  harness.click(shown.rect.x + shown.rect.width / 2, shown.rect.y + shown.rect.height / 2);
  CHECK_FALSE(harness.has(Role::heading, "Mirela Vas"));
  CHECK(harness.has(Role::heading, "Corda Vane"));
  const Node all = chip_of("Games shown", "All games");
  harness.click(all.rect.x + all.rect.width / 2, all.rect.y + all.rect.height / 2);
  CHECK(harness.has(Role::heading, "Mirela Vas"));
  // What is made new is of the game that was chosen for it.
  harness.press(Role::button, "New sheets for");
  harness.press(Role::radio, "Blades in the Dark");
  harness.press(Role::button, "New character");
  REQUIRE_FALSE(shelf.commands.empty());
  CHECK(shelf.commands.back() == Command(NewSheet{SheetKind::character, "blades-srd"}));
  for (const std::string& fault : harness.faults()) FAIL_CHECK(fault);
}

TEST_CASE("who left for good says so on the card, in gray and without a bar") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Old Hanna", "Human Warrior");
  shelf.entries[0].in_play = true;
  Health& health = shelf.standing.health.emplace();
  health.now = 20;
  health.max = 30;
  health.word = "Standing";
  shelf.show(harness);
  CHECK_FALSE(harness.has(Role::text, "Human Warrior, retired"));
  shelf.standing.left = "Retired";
  shelf.standing.left_words = "A plain home";
  ++shelf.view.generation;
  shelf.show(harness);
  CHECK(harness.has(Role::text, "Human Warrior, retired"));
  CHECK(harness.has(Role::text, "A plain home"));
  for (const Node& node : harness.ui().nodes())
    CHECK(node.value.find("Standing") == std::string::npos);
  CHECK(harness.faults().empty());
}

TEST_CASE("an empty library says what this is and offers the first steps") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.show(harness);
  CHECK(harness.has(Role::heading, "Who takes to the road?"));
  harness.press(Role::button, "Make a character");
  harness.press(Role::button, "Make a crew");
  harness.press(Role::button, "Surprise me");
  CHECK(shelf.commands ==
        std::vector<Command>{NewSheet{SheetKind::character, "beacon-road"},
                             NewSheet{SheetKind::crew, "beacon-road"},
                             NewSheet{SheetKind::random_character, "beacon-road"}});
  CHECK(harness.faults().empty());
}

TEST_CASE("the library calls a crew what the game calls it that new sheets are made for") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.view.rulesets = {{"beacon-road", "Beacon Road"}, {"wyrd-wolds", "Wyrd Wolds"}};
  shelf.view.game_crews = {{{"Crew", "Crews", {}}}, {{"Party", "Parties", {}}}};
  shelf.show(harness);
  CHECK(harness.has(Role::heading, "A crew"));
  harness.press(Role::checkbox, "Wyrd Wolds");
  CHECK(harness.has(Role::heading, "A party"));
  harness.press(Role::button, "Make a party");
  CHECK(shelf.commands == std::vector<Command>{NewSheet{SheetKind::crew, "wyrd-wolds"}});

  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", true, "The Long Walk", "Wanderers");
  shelf.entries[0].game = "beacon-road";
  shelf.entries[1].game = "wyrd-wolds";
  shelf.show(harness);
  CHECK(harness.has(Role::button, "New party"));
  CHECK(harness.has(Role::tab, "Crews and parties"));
}

TEST_CASE("a game without crews offers none to be made") {
  for (const bool empty : {true, false}) {
    CAPTURE(empty);
    Harness harness(1280, 900);
    Shelf shelf;
    if (!empty) shelf.add("a", false, "Mirela Vas", "Orc Warrior");
    shelf.view.rulesets = {{"blades", "Blades"}, {"lamps", "Lamps"}};
    shelf.view.game_crews = {{{"Crew", "Crews", {}}}, {{"Crew", "Crews", {}}, false}};
    shelf.show(harness);
    const auto offered = [&] {
      return harness.has(Role::button, empty ? "Make a crew" : "New crew");
    };
    CHECK(offered());
    if (empty) {
      harness.press(Role::checkbox, "Lamps");
    } else {
      harness.press(Role::button, "New sheets for");
      harness.press(Role::radio, "Lamps");
    }
    CHECK_FALSE(offered());
    if (empty) continue;
    harness.press(Role::button, "At random");
    CHECK(harness.has(Role::button, "A whole character"));
    CHECK_FALSE(harness.has(Role::button, "A whole crew"));
  }
}

TEST_CASE("the members of a crew stand by name and id, whichever was saved last") {
  std::vector<std::vector<std::string>> orders;
  for (const bool other_way : {false, true}) {
    Shelf shelf;
    shelf.add("crew", true, "The Ash Lanterns", "Sin-eaters");
    shelf.add("b", false, "Seren", "Orc Warrior");
    shelf.add("c", false, "Mirela", "Elf Rogue");
    shelf.add("a", false, "Seren", "Elf Wizard");
    for (std::size_t i = 1; i < 4; ++i) shelf.entries[i].crew_id = "crew";
    if (other_way) std::reverse(shelf.view.entries.begin(), shelf.view.entries.end());
    std::vector<std::string>& order = orders.emplace_back();
    for (const std::size_t i : library_shown(shelf.view, shelf.state)) {
      order.push_back(shelf.view.entries[i]->id);
    }
  }
  CHECK(orders.front() == std::vector<std::string>{"crew", "c", "a", "b"});
  CHECK(orders.back() == orders.front());
}

TEST_CASE("a search finds sheets by name and by what they are, whatever the case") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", false, "Tam", "Elf Wizard");
  shelf.add("c", true, "The Ash Lanterns", "Sin-eaters");
  shelf.show(harness);
  harness.type("Search", "WIZ");
  CHECK(harness.has(Role::list_item, "Tam"));
  CHECK_FALSE(harness.has(Role::list_item, "Mirela Vas"));
  harness.type("Search", "nobody");
  harness.press(Role::button, "Show everything");
  CHECK(harness.has(Role::list_item, "Mirela Vas"));
  CHECK(harness.faults().empty());
}

TEST_CASE("a search finds sheets by all that their fields say, once that was gathered") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", false, "Tam", "Elf Wizard");
  SheetWords words;
  shelf.view.words = &words;
  shelf.show(harness);
  harness.type("Search", "brass key");
  CHECK_FALSE(harness.has(Role::list_item, "Tam"));
  words.of["b"] = text::SearchedText("A BRASS KEY, ÄRGER");
  ++words.version;
  harness.frame();
  harness.settle();
  CHECK(harness.has(Role::list_item, "Tam"));
  CHECK_FALSE(harness.has(Role::list_item, "Mirela Vas"));
  harness.type("Search", "ärger");
  CHECK(harness.has(Role::list_item, "Tam"));
}

TEST_CASE("characters and crews can be seen apart") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("c", true, "The Ash Lanterns", "Sin-eaters");
  shelf.show(harness);
  harness.press(Role::tab, "Crews");
  CHECK_FALSE(harness.has(Role::list_item, "Mirela Vas"));
  harness.press(Role::tab, "Characters");
  CHECK(harness.has(Role::list_item, "Mirela Vas"));
  CHECK_FALSE(harness.has(Role::list_item, "The Ash Lanterns"));
}

TEST_CASE("a sheet is opened, duplicated and printed from its card") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.entries[0].in_play = true;
  shelf.show(harness);
  harness.press(Role::button, "Open");
  CHECK(shelf.asked(DocumentAction::open, "a"));
  harness.press(Role::button, "More");
  harness.press(Role::button, "Duplicate");
  CHECK(shelf.asked(DocumentAction::duplicate, "a"));
  harness.press(Role::button, "More");
  harness.press(Role::button, "Print");
  CHECK(shelf.asked(DocumentAction::print, "a"));
  CHECK(harness.faults().empty());
}

TEST_CASE("a card is read as it looks: its name as a heading, what it is, how it stands") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior · The Ash Lanterns");
  shelf.entries[0].in_play = true;
  shelf.standing.note = "Deep cut";
  shelf.standing.health = Health{17, 38, -19, 19, "Staggered", Tone::staggered, "Hit points"};
  shelf.show(harness);
  CHECK(harness.get(Role::heading, "Mirela Vas").level >= 2);
  CHECK(harness.has(Role::text, "Orc Warrior · The Ash Lanterns"));
  CHECK(harness.has(Role::text, "Deep cut"));
  CHECK(harness.get(Role::meter, "Hit points").value_now == 17);
}

TEST_CASE("a long name of a character stands whole on its card, in two lines where one is short") {
  Harness harness(1280, 800);
  Shelf shelf;
  const std::string name = "Slawomir of the Seven Quiet Lanterns";
  shelf.add("a", false, name, "Orc Warrior · The Ash Lanterns");
  shelf.entries[0].in_play = true;
  shelf.standing.health = Health{17, 38, -19, 19, "Staggered", Tone::staggered, "Hit points"};
  shelf.show(harness);
  const NodeRect card = harness.get(Role::list_item, name).rect;
  CHECK(harness.has(Role::heading, name));
  const auto drawn = [&](ImWchar letter, float size) {
    const TextStyle style = text_style(harness.ui().context(), Face::display, size, size + 1);
    return letter_in(card, style, letter).has_value();
  };
  CHECK(drawn('Q', 15));
  CHECK(drawn('L', 15));
  constexpr ImWchar dots = 0x2026;
  for (const float size : {15.0F, 17.0F, 19.0F, 21.0F}) CHECK_FALSE(drawn(dots, size));
}

TEST_CASE("between a number of a crew and its label is more room where the text is larger") {
  for (const float scale : {1.0F, 2.0F}) {
    CAPTURE(scale);
    Harness harness(1280, 800);
    harness.ui().set_text_scale(scale);
    Shelf shelf;
    add_crew(shelf, "Ash");
    shelf.show(harness);
    const NodeRect label = harness.get(Role::text, "IRON").rect;
    const NodeRect number = harness.get(Role::text, "16").rect;
    CHECK(number.x - label.x - label.width >= 4 * scale - 2);
  }
}

TEST_CASE("a card opens by the first press, with nothing seen between, and its menu by its own") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.show(harness);
  const NodeRect card = harness.get(Role::button, "Continue").rect;
  const NodeRect more = harness.get(Role::button, "More").rect;
  // Press and release come before the pointer was ever seen over the card.
  ImGui::GetIO().AddMousePosEvent(card.x + 120, card.y + 12);
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  harness.frame();
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  harness.frame();
  CHECK(shelf.asked(DocumentAction::open, "a"));
  shelf.commands.clear();
  harness.click(more.x + more.width / 2, more.y + more.height / 2);
  CHECK(harness.has(Role::button, "Duplicate"));
  CHECK_FALSE(shelf.asked(DocumentAction::open, "a"));
}

TEST_CASE("the whole line of a crew opens it, and the menu on it does its own work") {
  for (const bool phone : {false, true}) {
    CAPTURE(phone);
    Harness harness(phone ? 390.0F : 1280.0F, 844, {.touch = phone});
    Shelf shelf;
    add_crew(shelf, "The Ash Lanterns");
    // On a phone a line with members below it folds them.
    if (phone) shelf.view.entries.pop_back();
    shelf.show(harness);
    const NodeRect line = harness.get(Role::button, "Open").rect;
    const NodeRect name = harness.get(Role::heading, "The Ash Lanterns").rect;
    const NodeRect number = harness.get(Role::text, "HP").rect;
    const NodeRect more = harness.get(Role::button, "More").rect;
    const float middle = more.y + more.height / 2;
    const std::pair<float, float> places[] = {{line.x + 4, middle},
                                              {name.x + name.width / 2, name.y + name.height / 2},
                                              {number.x + 2, number.y + number.height / 2},
                                              {more.x - 30, middle}};
    for (const auto& [x, y] : places) {
      CAPTURE(x, y);
      shelf.commands.clear();
      harness.frame(0.5);  // no second press of a quick finger
      harness.click(x, y);
      CHECK(shelf.asked(DocumentAction::open, "crew"));
    }
    shelf.commands.clear();
    harness.ui().focus(harness.get(Role::button, "Open").id);
    harness.key(ImGuiKey_Enter);
    CHECK(shelf.asked(DocumentAction::open, "crew"));
    shelf.commands.clear();
    harness.frame(0.5);
    harness.click(more.x + more.width / 2, middle);
    CHECK(harness.has(Role::button, "Print with members"));
    CHECK(shelf.commands.empty());
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("on a phone a press on a crew's line folds its members, and its button opens the crew") {
  Harness harness(390, 844, {.touch = true});
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.add("b", false, "Ysolde", "Dwarf Wizard");
  shelf.show(harness);
  const auto folded = [&] { return !harness.has(Role::list_item, "Mirela Vas"); };
  CHECK_FALSE(folded());
  CHECK(harness.get(Role::button, "Who is in it").expanded);
  CHECK(harness.get(Role::button, "Who is in it").description == "Who is in The Ash Lanterns");
  // With a finger, with the keyboard, and as a screen reader does it.
  const NodeRect name = harness.get(Role::heading, "The Ash Lanterns").rect;
  harness.click(name.x + name.width / 2, name.y + name.height / 2);
  CHECK(folded());
  CHECK(harness.has(Role::list_item, "Ysolde"));
  const Node line = harness.get(Role::button, "Who is in it");
  CHECK(line.expandable);
  CHECK(line.rect.height >= 44);
  CHECK(harness.get(Role::button, "Open").rect.height >= 44);
  CHECK_FALSE(line.expanded);
  harness.ui().focus(line.id);
  harness.key(ImGuiKey_Enter);
  CHECK_FALSE(folded());
  harness.act(Role::button, "Who is in it", NodeAction::Kind::press);
  harness.settle();
  CHECK(folded());
  CHECK(shelf.commands.empty());
  // Who is looked for is found, folded or not.
  harness.type("Search", "Mirela");
  CHECK_FALSE(folded());
  shelf.state.search.clear();
  harness.frame();
  harness.settle();
  CHECK(folded());
  harness.frame(0.5);  // no second press of a quick finger
  harness.press(Role::button, "Open");
  CHECK(shelf.asked(DocumentAction::open, "crew"));
  CHECK(harness.faults().empty());
  // Where there is room, all are shown, and the line opens the crew.
  harness.resize(1280, 800);
  CHECK_FALSE(folded());
  CHECK_FALSE(harness.has(Role::button, "Who is in it"));
}

TEST_CASE("the library's band has three buttons in a line, and the menu has the workshop") {
  Harness harness(1280, 800);
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.show(harness);
  const float line = harness.get(Role::button, "New character").rect.y;
  const auto& nodes = harness.ui().nodes();
  CHECK(std::count_if(nodes.begin(), nodes.end(), [&](const Node& each) {
          return each.role == Role::button && each.rect.y == line;
        }) == 3);
  const std::vector<MenuCommand> menu = screen_commands();
  CHECK(std::any_of(menu.begin(), menu.end(),
                    [](const MenuCommand& each) { return each.name == "Workshop"; }));
}

TEST_CASE("the band over the library is lower on a phone, and not on a tablet held upright") {
  const auto below_band = [](float width) {
    Harness harness(width, 900, {.touch = true});
    Shelf shelf;
    shelf.add("a", false, "Mirela Vas", "Orc Warrior");
    shelf.show(harness);
    return harness.get(Role::button, "New character").rect.y;
  };
  CHECK(below_band(768) - below_band(390) == 160 - 132);
}

TEST_CASE("on a small phone the die stands beside the button that makes a character, not alone") {
  for (const float width : {320.0F, 390.0F}) {
    INFO(width);
    Harness harness(width, 844, {.touch = true});
    Shelf shelf;
    add_crew(shelf, "The Ash Lanterns");
    shelf.show(harness);
    const NodeRect die = harness.get(Role::button, "At random").rect;
    CHECK(die.y == harness.get(Role::button, "New character").rect.y);
    CHECK(die.x + die.width <= width);
  }
}

TEST_CASE("on a tablet held upright the die has its words, and a menu of them") {
  Harness harness(768, 1024, {.touch = true});
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.show(harness);
  const NodeRect die = harness.get(Role::button, "At random").rect;
  CHECK(die.width > 2 * touch_target);
  CHECK(die.y == harness.get(Role::button, "New character").rect.y);
  CHECK(die.x + die.width <= 768);
  harness.press(Role::button, "At random");
  CHECK(harness.has(Role::button, "A whole character"));
}

TEST_CASE("with large letters a phone has the game of new sheets below its label, over the width") {
  Harness harness(390, 844, {.touch = true});
  harness.ui().set_text_scale(2);
  Shelf shelf;
  shelf.view.rulesets.emplace_back("blades-srd", "Blades in the Dark");
  add_crew(shelf, "The Ash Lanterns");
  shelf.show(harness);
  harness.press(Role::button, "Filter");
  const NodeRect list = harness.get(Role::button, "New sheets for").rect;
  CHECK(list.width >= 300);
  CHECK(list.width >= harness.ui().measure(Type::body, "Beacon Road").width + 60);
}

TEST_CASE("the games to make a sheet for begin at one edge where each has a line of its own") {
  for (const float width : {320.0F, 390.0F}) {
    CAPTURE(width);
    Harness harness(width, 844, {.touch = true});
    Shelf shelf;
    shelf.view.rulesets = three_games();
    shelf.show(harness);
    const NodeRect label = harness.get(Role::text, "New sheets for").rect;
    const NodeRect first = harness.get(Role::checkbox, "Beacon Road").rect;
    CHECK(first.x == label.x);
    CHECK(first.y >= label.y + label.height);
    CHECK(harness.get(Role::checkbox, "Wyrd Wolds").rect.x == first.x);
  }
}

TEST_CASE("on a phone one line filters, says what alone is shown, and a press ends that") {
  for (const float width : {320.0F, 390.0F}) {
    CAPTURE(width);
    Harness harness(width, 844, {.touch = true});
    Shelf shelf;
    shelf.view.rulesets = three_games();
    shelf.add("a", false, "Mirela Vas", "Orc Warrior");
    shelf.add("b", false, "Corda Vane", "Hound");
    shelf.entries[0].game = "beacon-road";
    shelf.entries[1].game = "blades-srd";
    shelf.show(harness);
    // Between the buttons that make something and the first game stands that line alone.
    const NodeRect filter = harness.get(Role::button, "Filter").rect;
    CHECK(std::abs(filter.y - harness.get(Role::textbox, "Search").rect.y) <= 1);
    CHECK(filter.x + filter.width <= width);
    CHECK(harness.get(Role::heading, "Beacon Road").rect.y < filter.y + filter.height + 44);
    CHECK_FALSE(harness.has(Role::button, "New sheets for"));
    CHECK(harness.small_targets().empty());
    harness.press(Role::button, "Filter");
    CHECK(harness.get(Role::button, "Filter").pressed);
    CHECK(harness.has(Role::button, "New sheets for"));
    CHECK(harness.small_targets().empty());
    harness.press(Role::checkbox, "Blades in the Dark");
    harness.press(Role::tab, "Characters");
    CHECK_FALSE(harness.has(Role::list_item, "Mirela Vas"));
    harness.press(Role::button, "Filter");
    CHECK_FALSE(harness.has(Role::tab, "Characters"));
    CHECK_FALSE(harness.has(Role::list_item, "Mirela Vas"));
    harness.press(Role::button, "Blades in the Dark · Characters");
    CHECK(harness.has(Role::list_item, "Mirela Vas"));
    CHECK_FALSE(harness.has(Role::button, "Blades in the Dark · Characters"));
    for (const std::string& fault : harness.faults()) FAIL_CHECK(fault);
  }
}

TEST_CASE("in each width the lines of all crews are laid out alike, and a short name in one line") {
  for (int width = 560; width <= 1280; width += 16) {
    CAPTURE(width);
    Harness harness(static_cast<float>(width), 1024, {.touch = width < 800});
    Shelf shelf;
    shelf.standing.headline = {
        {"Tier", "0, strong"}, {"Rep", "0"}, {"Coin", "1"}, {"Heat", "0"}, {"Wanted", "0"}};
    const std::string names[] = {"The Salt Road Company", "The Ninth Bell", "Unnamed crew"};
    for (const std::string& name : names) shelf.add(name, true, name, "Guild");
    shelf.entries[0].in_play = true;  // its button says "Open", that of the others "Continue"
    shelf.show(harness);
    std::set<float> lines;
    for (const std::string& name : names) {
      const Node& item = harness.get(Role::list_item, name);
      const NodeRect heading = harness.get(Role::heading, name).rect;
      CHECK(heading.height <= harness.ui().measure(Type::heading_3, name).height + 1);
      for (const Node& each : harness.ui().nodes()) {
        if (each.parent == item.id && each.name == "Tier") {
          lines.insert(each.rect.y > heading.y + heading.height ? 1.0F : 0.0F);
        }
      }
    }
    CHECK(lines.size() == 1);
  }
}

TEST_CASE("with large letters two cards of the library stand side by side where they have room") {
  Harness harness(1280, 800);
  harness.ui().set_text_scale(2);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", false, "Tam", "Elf Wizard");
  shelf.show(harness);
  const NodeRect one = harness.get(Role::list_item, "Mirela Vas").rect;
  const NodeRect other = harness.get(Role::list_item, "Tam").rect;
  CHECK(one.y == other.y);
  CHECK(one.width >= 560);
  // The menu on a card stands inside of it.
  for (const Node& node : harness.ui().nodes()) {
    if (node.role != Role::button || node.name != "More") continue;
    const NodeRect& card = node.rect.x < other.x ? one : other;
    CHECK(node.rect.x + node.rect.width <= card.x + card.width);
  }
}

TEST_CASE("in a crew's line nothing that can be pressed stands in something that can") {
  Harness harness(1280, 800);
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.show(harness);
  const std::uint32_t item = harness.get(Role::list_item, "The Ash Lanterns").id;
  std::vector<std::string> pressed;
  std::set<std::uint32_t> controls;
  for (const Node& node : harness.ui().nodes()) {
    CHECK(controls.count(node.parent) == 0);
    if (!node.interactive) continue;
    controls.insert(node.id);
    if (node.parent == item) pressed.push_back(node.name);
  }
  CHECK(pressed == std::vector<std::string>{"Open", "More"});
  CHECK(harness.get(Role::heading, "The Ash Lanterns").parent == item);
  CHECK(harness.get(Role::button, "Open").description == "Open The Ash Lanterns");
}

TEST_CASE("the line of a crew has another ground from end to end while the pointer is on it") {
  Harness harness(1280, 800);
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.show(harness);
  const NodeRect line = harness.get(Role::button, "Open").rect;
  const Color ground = mix(paper.panel, paper.soft, 0.7F);
  harness.move_pointer(2, 2);
  CHECK(reach_of(ground, line).first > reach_of(ground, line).second);
  harness.move_pointer(line.x + line.width / 2, line.y + line.height / 2);
  CHECK(reach_of(ground, line).first <= line.x + 1);
  CHECK(reach_of(ground, line).second >= line.x + line.width - 1);
  // On its menu the line is not meant.
  const NodeRect more = harness.get(Role::button, "More").rect;
  harness.move_pointer(more.x + more.width / 2, more.y + more.height / 2);
  CHECK(reach_of(ground, line).first > reach_of(ground, line).second);
}

TEST_CASE("no word of a crew's line is cut or stands on another, however long and large they are") {
  const struct {
    float width;
    float scale;
  } screens[] = {{320, 1}, {320, 2}, {390, 1}, {900, 1.5F}, {1280, 1}, {1280, 2}};
  for (const std::string& name : {std::string("Ash"), std::string(12, 'W') + " of the Far March"}) {
    for (const auto& [width, scale] : screens) {
      CAPTURE(name, width, scale);
      Harness harness(width, 800, {.touch = width < 500});
      harness.ui().set_text_scale(scale);
      Shelf shelf;
      add_crew(shelf, name);
      shelf.standing.headline.emplace_back("Wanted level", "3");
      shelf.show(harness);
      const std::uint32_t item = harness.get(Role::list_item, name).id;
      const NodeRect line = harness.get(Role::list_item, name).rect;
      std::vector<NodeRect> parts{harness.get(Role::button, "More").rect};
      // On a phone the line folds, and the button that opens the crew is a part of it, too.
      if (harness.has(Role::button, "Who is in it")) {
        parts.push_back(harness.get(Role::button, "Open").rect);
      }
      for (const Node& node : harness.ui().nodes()) {
        if (node.parent != item || node.interactive || node.role == Role::separator) continue;
        CAPTURE(node.name);
        for (const NodeRect& each : parts) CHECK_FALSE(overlap(node.rect, each));
        parts.push_back(node.rect);
        CHECK(node.rect.x >= line.x);
        CHECK(node.rect.x + node.rect.width <= line.x + line.width);
        CHECK(node.rect.y >= line.y);
        CHECK(node.rect.y + node.rect.height <= line.y + line.height);
      }
      // The menu, the name and both sides of three numbers.
      CHECK(parts.size() >= 8);
      CHECK(harness.faults().empty());
    }
  }
}

TEST_CASE(
    "every list of sheets holds nothing but sheets; who is in no crew stands in one of its own") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("crew", true, "The Ash Lanterns", "Sin-eaters · Tier 0 · one member");
  shelf.add("a", false, "Mirela Vas", "Orc Warrior · The Ash Lanterns");
  shelf.add("b", false, "Ysolde", "Dwarf Wizard");
  shelf.entries[1].crew_id = "crew";
  shelf.show(harness);
  std::vector<std::string> lists;
  for (const Node& list : harness.ui().nodes()) {
    if (list.role != Role::list) continue;
    lists.push_back(list.name);
    for (const Node& each : harness.ui().nodes()) {
      if (each.parent == list.id) CHECK(each.role == Role::list_item);
    }
  }
  CHECK(lists == std::vector<std::string>{"Characters and crews", "On the road alone"});
}

TEST_CASE("behind a crew's members stands a card that makes one more of its game, low on a phone") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    Harness harness(width, 844, {.touch = width < 500});
    Shelf shelf;
    add_crew(shelf, "The Ash Lanterns");
    shelf.add("b", false, "Ysolde", "Dwarf Wizard");
    shelf.entries[0].game = shelf.entries[1].game = shelf.entries[2].game = "beacon-road";
    shelf.standing.add = "Add a member";
    shelf.show(harness);
    const auto& nodes = harness.ui().nodes();
    CHECK(std::count_if(nodes.begin(), nodes.end(), [](const Node& each) {
            return each.role == Role::button && each.name == "Add a member";
          }) == 1);
    const Node card = harness.get(Role::button, "Add a member");
    CHECK(card.description == "Make a character in The Ash Lanterns");
    const Node item = harness.get(Role::list_item, "Add a member");
    CHECK(card.parent == item.id);
    CHECK(item.parent == harness.get(Role::list, "Characters and crews").id);
    const NodeRect member = harness.get(Role::list_item, "Mirela Vas").rect;
    if (width > 500) {
      CHECK(card.rect.y == member.y);
      CHECK(card.rect.height == member.height);
      CHECK(card.rect.x > member.x + member.width);
    } else {
      CHECK(card.rect.y > member.y + member.height);
      CHECK(card.rect.height == touch_target);
    }
    harness.press(Role::button, "Add a member");
    CHECK(shelf.commands ==
          std::vector<Command>{
              NewSheet{.kind = SheetKind::character, .game = "beacon-road", .crew = "crew"}});
    if (width < 500) CHECK(harness.small_targets().empty());
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("where a crew's members fill their row the card to add one is as low as a button") {
  Harness harness(1280, 800);
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  for (const char* name : {"Bram", "Kohana", "Seren"}) shelf.add(name, false, name, "Orc Warrior");
  for (std::size_t i = 2; i < 5; ++i) shelf.entries[i].crew_id = "crew";
  shelf.standing.add = "Add a member";
  shelf.show(harness);
  const NodeRect last = harness.get(Role::list_item, "Seren").rect;
  REQUIRE(harness.get(Role::list_item, "Bram").rect.y == last.y);
  const NodeRect card = harness.get(Role::button, "Add a member").rect;
  CHECK(card.y >= last.y + last.height);
  CHECK(card.height < last.height / 2);
}

TEST_CASE("a crew without members has that card, too, and the arrows come to it from its line") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("crew", true, "The Ash Lanterns", "Sin-eaters");
  shelf.entries[0].in_play = true;
  shelf.standing.add = "Add a member";
  shelf.show(harness);
  harness.ui().focus(harness.get(Role::button, "More").id);
  harness.key(ImGuiKey_DownArrow);
  CHECK(harness.get(Role::button, "Add a member").focused);
}

TEST_CASE("while only some sheets are shown nobody is added to a crew") {
  Harness harness(1280, 800);
  Shelf shelf;
  add_crew(shelf, "The Ash Lanterns");
  shelf.standing.add = "Add a member";
  shelf.show(harness);
  REQUIRE(harness.has(Role::button, "Add a member"));
  for (const char* kind : {"Characters", "Crews"}) {
    harness.press(Role::tab, kind);
    CHECK_FALSE(harness.has(Role::button, "Add a member"));
  }
  harness.press(Role::tab, "All");
  harness.type("Search", "Lanterns");
  CHECK_FALSE(harness.has(Role::button, "Add a member"));
  shelf.state.search.clear();
  // Nor where more members come with a press on the button below.
  shelf.state.limit = 1;
  harness.frame();
  harness.settle();
  CHECK_FALSE(harness.has(Role::button, "Add a member"));
}

TEST_CASE("the line of a crew says when it was last played, also on a phone") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    Harness harness(width, 844, {.touch = width < 500});
    Shelf shelf;
    add_crew(shelf, "The Ash Lanterns");
    shelf.standing.played = "played 14 November";
    shelf.show(harness);
    CHECK(harness.has(Role::text, width > 500
                                      ? "Sin-eaters · Tier 0 · one member · played 14 November"
                                      : "played 14 November"));
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("a card of the library shows the portrait of its character, and no other card does") {
  Harness harness(1280, 800);
  const Picture picture(image::Pixels{64, 64, std::string(std::size_t{64} * 64 * 4, '\x60')});
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  shelf.add("b", false, "Ysolde", "Dwarf Wizard");
  shelf.add("c", true, "The Ash Lanterns", "Sin-eaters");
  std::vector<std::string> asked;
  harness.ui().set_pictures([&](std::string_view id, float) -> const Picture* {
    asked.emplace_back(id);
    return id == "a" ? &picture : nullptr;
  });
  shelf.show(harness);
  CHECK(std::count(asked.begin(), asked.end(), "b") > 0);
  CHECK(std::count(asked.begin(), asked.end(), "c") == 0);  // a crew has none
  const std::vector<NodeRect> places = places_of(picture);
  REQUIRE(places.size() == 1);
  const NodeRect& place = places.front();
  const NodeRect& card = harness.get(Role::list_item, "Mirela Vas").rect;
  CHECK(place.width > 30);
  CHECK(place.height > 30);
  CHECK(place.x >= card.x);
  CHECK(place.y >= card.y);
  CHECK(place.x + place.width <= card.x + card.width);
  CHECK(place.y + place.height <= card.y + card.height);
  harness.ui().set_pictures({});
  harness.frame();
  harness.settle();
  CHECK(places_of(picture).empty());
}

TEST_CASE("deleting a crew is one edit, after which its members are on their own") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas", "Orc Warrior");
  std::get<rules::Character>(shelf.library.documents["a"]).crew = "c";
  shelf.add("c", true, "The Ash Lanterns", "Sin-eaters");
  shelf.view.entries.erase(shelf.view.entries.begin());
  shelf.show(harness);
  harness.press(Role::button, "More");
  harness.press(Role::button, "Delete");
  REQUIRE(shelf.edits.size() == 1);
  CHECK(shelf.edits[0] == "Delete The Ash Lanterns");
  CHECK(shelf.library.documents.count("c") == 0);
  CHECK(std::get<rules::Character>(shelf.library.documents["a"]).crew.empty());
}

TEST_CASE("what cannot be read is set aside with its faults, and its bytes can be kept") {
  Harness harness(1280, 800);
  Shelf shelf;
  shelf.view.damaged = {{"old-hero.json", {"Line 12: a comma is missing."}}};
  shelf.show(harness);
  CHECK(harness.has(Role::text, "Line 12: a comma is missing."));
  harness.press(Role::button, "Keep a copy");
  REQUIRE(shelf.commands.size() == 1);
  CHECK(shelf.asked(DocumentAction::save_damaged, "old-hero.json"));
}

TEST_CASE("on a phone the library is one column, and every target fits a finger") {
  Harness harness(390, 844, {.touch = true});
  Shelf shelf;
  shelf.add("a", false, "Mirela Vas of the Very Long Road to the Northern Marches", "Orc Warrior");
  shelf.add("c", true, "The Ash Lanterns", "Sin-eaters");
  shelf.show(harness);
  CHECK(harness.small_targets().empty());
  for (const Node& node : harness.ui().nodes()) CHECK(node.rect.x + node.rect.width <= 390.5F);
  CHECK(harness.faults().empty());
}

// Every text field of the table, the journal, the guide, the drawer of moves and of what a table
// makes itself holds as much as a file does: found on the screen, tried against the reader.
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <set>
#include <string>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "headless/text_fields.hpp"
#include "rules/judge/own_playbook.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

using Names = std::set<std::string>;
const std::vector<std::string> nothing;

rules::Crew with_all(rules::Crew crew) {
  crew.factions = {{"The Wharf Court", "", {}, 2}};
  crew.factions[0].clocks = {{"Their fleet", 8, 2, false, "", ""}};
  crew.clocks = {{"The alarm", 12, 6, false, "", ""}};
  crew.creatures = {{"A bog hound", 30, 15, {{"iron", 15}}, false, ""}};
  return crew;
}

// The fields that stand there once this button was pressed.
TriedFields behind(EveningDesk::Screen screen, const std::string& button) {
  EveningDesk desk(screen);
  desk.put(with_all(desk.crew()));
  desk.open();
  const auto look = [&] {
    desk.refresh();
    desk.harness.frame();
    desk.harness.settle();
    if (button.empty()) return;
    // What was opened before is closed first.
    if (desk.harness.has(Role::button, "Cancel")) desk.harness.press(Role::button, "Cancel");
    desk.table = {};
    desk.harness.frame();
    desk.harness.settle();
    desk.harness.press(Role::button, button);
  };
  look();
  TriedFields tried;
  try_text_fields(desk.harness, desk.library, look, tried);
  return tried;
}

}  // namespace

TEST_CASE("text fields of the table and of the journal hold as much as a file") {
  Names kept;
  for (const char* button : {"Add a clock", "Edit The alarm", "Add a creature", "Edit",
                             "Edit The Wharf Court", "Add a faction"}) {
    INFO(button);
    const TriedFields tried = behind(EveningDesk::Screen::table, button);
    CHECK(tried.faults == nothing);
    // What has no name is not there yet, and nothing is noted of it.
    const bool made =
        std::string(button) == "Add a creature" || std::string(button) == "Add a faction";
    CHECK(tried.only_here == (made ? Names{"Notes"} : Names{}));
    kept.insert(tried.kept.begin(), tried.kept.end());
  }
  CHECK(kept == Names{"Name", "Notes", "What it counts"});
  const TriedFields written = behind(EveningDesk::Screen::journal, "");
  CHECK(written.faults == nothing);
  CHECK(written.kept == Names{"Add a line"});
}

TEST_CASE("a line of the journal that is written anew holds as much as a file") {
  EveningDesk desk(EveningDesk::Screen::journal);
  rules::Crew crew = desk.crew();
  crew.journal = {{"2 May 2026, 21:30", "We left by the river.", 1}};
  desk.put(crew);
  desk.open();
  const auto look = [&] {
    desk.journal.search.clear();
    desk.refresh();
    desk.harness.frame();
    desk.harness.settle();
    if (!desk.journal.writing) desk.harness.press(Role::button, "Rewrite");
  };
  look();
  TriedFields tried;
  try_text_fields(desk.harness, desk.library, look, tried);
  CHECK(tried.faults == nothing);
  CHECK(tried.only_here == Names{"Search the journal"});
  CHECK(tried.kept == Names{"Add a line", "The line"});
}

TEST_CASE("text fields of a playbook that a character makes hold as much as a file") {
  CharacterDesk desk(rules::new_character(support::blades_srd(), "c1"), support::blades_srd());
  desk.harness.press(Role::button, "Make a playbook of your own");
  desk.harness.press(Role::button, "Add a special ability of your own");
  desk.harness.press(Role::button, "Add an item of your own");
  desk.harness.press(Role::button, "Add a person");
  TriedFields tried;
  try_text_fields(
      desk.harness, desk.library(), [&] { desk.look(); }, tried);
  CHECK(tried.faults == nothing);
  CHECK(tried.only_here == Names{});
  CHECK(tried.kept.count("Name of the playbook") == 1);
  CHECK(tried.kept.count("Your own special ability 1: name") == 1);
  CHECK(tried.kept.count("Your own special ability 1: what it does") == 1);
  CHECK(tried.kept.count("Your own item 1: name") == 1);
  CHECK(tried.kept.count("Person 1") == 1);
}

TEST_CASE("text fields of actions that a character names hold as much as a file") {
  CharacterDesk desk(rules::new_character(support::wyrd_wolds(), "c1"), support::wyrd_wolds());
  TriedFields tried;
  for (std::size_t step = 0; step < support::wyrd_wolds().character_steps.size(); ++step) {
    desk.show_step(step);
    try_text_fields(
        desk.harness, desk.library(), [&] { desk.look(); }, tried);
  }
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("Name") == 1);
}

TEST_CASE("what a player writes beside the lists of the creation is kept whole") {
  rules::Character character = support::warrior();
  character.traits.clear();
  character.carried.clear();
  CharacterDesk desk(character);
  TriedFields tried;
  for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
    desk.show_step(step);
    try_text_fields(desk.harness, desk.library(), [&] { desk.look(); }, tried,
                    {"Add this trait", "Carry it"});
  }
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("A trait in your own words") == 1);
  CHECK(tried.kept.count("Something of your own") == 1);
  CHECK(tried.only_here == Names{"Search powers"});
}

TEST_CASE("text fields of a character of another game hold as much as a file") {
  const rules::Ruleset& game = support::blades_srd();
  const rules::Character character = rules::random_character(game, "hero", 7, {});
  CharacterDesk desk(character, game);
  TriedFields tried;
  for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
    desk.show_step(step);
    try_text_fields(
        desk.harness, desk.library(), [&] { desk.look(); }, tried);
  }
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("Name") == 1);
  SheetTable table(character, 1280, 800, false, game);
  table.state.page = 1;
  table.state.editing = true;
  const auto look = [&] { table.change([](rules::Character&) {}); };
  look();
  TriedFields on_sheet;
  try_text_fields(table.harness, table.library, look, on_sheet);
  CHECK(on_sheet.faults == nothing);
  CHECK(on_sheet.kept.count("Notes") == 1);
}

TEST_CASE("the reason for which a table sets a rule aside is kept whole") {
  rules::Character character = support::warrior();
  character.actions["prowl"] = 3;
  CharacterDesk desk(character);
  desk.show_step(support::beacon_road().character_steps.size() - 1);
  const auto look = [&] {
    desk.state.frame.waiver = {};
    desk.look();
    desk.harness.press(Role::link, "Waive this rule…");
  };
  look();
  TriedFields tried;
  try_text_fields(desk.harness, desk.library(), look, tried);
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("Why does your table allow it?") == 1);
}

TEST_CASE("what a player writes on the sheet beside its lists is kept whole") {
  SheetTable table(support::warrior());
  table.change([](rules::Character& hero) { hero.clocks = {{"A debt", 4, 1, false, "", ""}}; });
  const auto look = [&] { table.change([](rules::Character&) {}); };
  TriedFields tried;
  const std::vector<std::string> buttons = {"Add as a wound", "Carry it", "Add", "Save"};
  for (const bool wounds : {false, true}) {
    table.state.conditions_open = wounds;
    const auto again = [&] {
      table.state.clock = {!wounds, false, 0, table.hero().clocks[0]};
      table.state.conditions_open = wounds;
      table.state.own_condition.clear();
      look();
    };
    again();
    try_text_fields(table.harness, table.library, again, tried, buttons);
  }
  table.state.conditions_open = false;
  table.state.page = 1;
  table.state.editing = true;
  look();
  try_text_fields(table.harness, table.library, look, tried, buttons);
  const auto items = [&] {
    table.state.list = SheetList::items;
    table.state.list_open = true;
    look();
  };
  items();
  try_text_fields(table.harness, table.library, items, tried, buttons);
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("What it counts") == 1);
  CHECK(tried.kept.count("Search, or write your own") == 1);
  CHECK(tried.kept.count("Something of your own") == 1);
  CHECK(tried.kept.count("A trait in your own words") == 1);
  CHECK(tried.only_here == Names{"Search"});
}

TEST_CASE("what a player writes on a crew's sheet beside its lists is kept whole") {
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.open();
  desk.sheet.editing = true;
  const auto look = [&] {
    desk.put(desk.crew());
    desk.harness.frame();
    desk.harness.settle();
  };
  look();
  TriedFields tried;
  try_text_fields(desk.harness, desk.library, look, tried, {"Spend coin", "Add the faction"});
  CHECK(tried.faults == nothing);
  CHECK(tried.kept.count("Reason") == 1);
  CHECK(tried.kept.count("Another faction") == 1);
  CHECK(tried.only_here == Names{});
}

// Nothing moves away from under the finger that uses it: in what a press opened on a character's
// sheet, in place or over it.
#include <catch2/catch_test_macros.hpp>

#include "five_presses.hpp"
#include "rules/sheet/choices.hpp"
#include "sheet_table.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::headless;

namespace {

// High enough that nothing scrolls.
constexpr float all_opened = 16000;

// Abilities of every kind of choice, of things known, and of questions; powers, items, clocks and
// conditions.
rules::Character with_all_that_opens() {
  rules::Character hero =
      rules::with_heritage(support::beacon_road(), support::warrior(), "forgeborn");
  rules::AbilityTaken seasoned = support::taken("seasoned", "alchemist");
  seasoned.nested = {support::taken("alchemist")};
  seasoned.nested.front().known = {{"Smoke", {"It hides all"}}, {"Glue", {}}};
  hero.abilities.push_back(seasoned);
  hero.abilities.push_back(support::taken("arcane_potency", "thermal"));
  hero.abilities.push_back(support::taken("mode", "body"));
  hero.powers = {"bash", "block"};
  hero.load_level = "normal";
  hero.carried = {{"battleaxe", "", 1, true}, {"", "A bag of lenses", 2, false}};
  hero.clocks = {{"The alarm", 6, 2, false, {}, {}}, {"A debt", 4, 1, false, {}, {}}};
  hero.conditions = {{"Deafened", 2, false}, {"Blessed", 1, true}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
  return hero;
}

// Each entry of that page is open.
void open_entries(SheetTable& table) {
  const rules::Character& hero = table.hero();
  std::set<std::string>& open = table.state.open_entries;
  for (std::size_t i = 0; i < hero.abilities.size(); ++i) {
    open.insert("ability:" + std::to_string(i) + ":" + hero.abilities[i].id);
  }
  for (const rules::Id& each : hero.powers) open.insert("power:" + each);
  for (std::size_t i = 0; i < hero.carried.size(); ++i) open.insert("item:" + std::to_string(i));
}

// What is over the sheet.
enum class Over : std::uint8_t { clock, conditions, traumas };

void open_over(SheetTable& table, Over what) {
  table.state.clock = {what == Over::clock, false, 0, table.hero().clocks[0]};
  table.state.conditions_open = what == Over::conditions;
  table.state.traumas_open = what == Over::traumas;
}

void show_closed(SheetTable& table, std::size_t page, bool editing) {
  table.library = table.start;
  table.begin_anew();
  table.state.page = page;
  table.state.editing = editing;
  table.move.open = false;
  table.harness.ui().scroll_to_top();
}

void nothing_open_moves(Harness& harness, FivePresses how, std::size_t from, int least) {
  how.slack = 1.5F;
  how.writes = true;
  how.left_out = {"Choose another"};  // it unfolds its list, and is gone
  how.from = from;
  int found = 0;
  const std::set<std::string> moved = moved_by_five_presses(harness, how, found);
  for (const std::string& each : moved) UNSCOPED_INFO(each);
  CHECK(moved.empty());
  CHECK(found >= least);
}

}  // namespace

TEST_CASE("each control of an ability, power or item that is open stands where it stood") {
  std::size_t seen = 0;
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    for (const bool editing : {false, true}) {
      // On a phone abilities stand among the actions, and what is carried on the page behind.
      for (const std::size_t page :
           width < 500 ? std::vector<std::size_t>{1, 2} : std::vector<std::size_t>{0}) {
        SheetTable table(with_all_that_opens(), width, all_opened, width < 1000);
        FivePresses how;
        how.each = support::rounds(14, 1);
        how.reset = [&] {
          show_closed(table, page, editing);
          open_entries(table);
          table.change([](rules::Character&) {});
        };
        INFO(width << (editing ? " under Edit" : " in play") << ", page " << page);
        nothing_open_moves(table.harness, how, seen++, 15);
      }
    }
  }
}

TEST_CASE("each control of a clock, a condition or a trauma that is opened stands where it stood") {
  std::size_t seen = 0;
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    for (const Over over : {Over::clock, Over::conditions, Over::traumas}) {
      SheetTable table(with_all_that_opens(), width, width < 500 ? 844.0F : 1024.0F, width < 1000);
      FivePresses how;
      how.layer = 1;
      how.each = support::rounds(4, 1);
      how.reset = [&] {
        show_closed(table, 0, false);
        open_over(table, over);
        table.change([](rules::Character&) {});
      };
      INFO(width << ", " << static_cast<int>(over));
      nothing_open_moves(table.harness, how, seen++, 5);
    }
  }
}

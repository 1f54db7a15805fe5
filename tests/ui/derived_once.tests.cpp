// Numbers are derived when something changed: a frame without a change derives nothing, whatever is
// chosen, open or looked at.
#include <catch2/catch_test_macros.hpp>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/sheet/claims.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::CrewDesk;

namespace {

// A game that counts how often sheets are derived by it.
class CountedGame {
 public:
  CountedGame() { game_.derivations = &derivations_; }
  CountedGame(const CountedGame&) = delete;
  CountedGame& operator=(const CountedGame&) = delete;

  const rules::Ruleset& game() const { return game_; }
  int derivations() const { return derivations_; }
  // How often something was derived in two frames of a screen that came to rest.
  int derived_at_rest(Harness& harness) const {
    harness.frame();
    harness.settle();
    const int before = derivations_;
    harness.frame();
    harness.frame();
    return derivations_ - before;
  }

 private:
  rules::Ruleset game_ = support::beacon_road();
  int derivations_ = 0;
};

}  // namespace

TEST_CASE("what a place of the map would change is derived once, and not in each frame") {
  const CountedGame counted;
  CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  desk.game = &counted.game();
  desk.open();
  desk.sheet.open.insert("prison");
  const auto with_claim = [](const rules::Map& map, std::size_t at) {
    for (const rules::MapCell& cell : map.cells) {
      if (!cell.claim.empty() && at-- == 0) return cell.id;
    }
    return rules::Id();
  };
  const rules::Map map = rules::claims_map(*desk.game, desk.crew());
  const rules::Map prison = rules::prison_map(*desk.game);
  bool told = false;
  for (const std::size_t at : {0U, 1U, 2U}) {
    desk.sheet.cell = with_claim(map, at);
    desk.sheet.prison_cell = with_claim(prison, at);
    CAPTURE(desk.sheet.cell, desk.sheet.prison_cell);
    const int before = counted.derivations();
    CHECK(counted.derived_at_rest(desk.harness) == 0);
    CHECK(counted.derivations() > before);  // for the place that was pressed
    told = told || desk.says("With it: ");
  }
  CHECK(told);
  // What was seized says at once what it would be to give it up.
  rules::Crew crew = desk.crew();
  crew.claims.push_back(desk.sheet.cell);
  desk.put(crew);
  CHECK(counted.derived_at_rest(desk.harness) == 0);
  CHECK(desk.says("Without it: "));
}

TEST_CASE("no screen of a crew derives anything in a frame without a change") {
  const CountedGame counted;
  CrewDesk sheet(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"));
  sheet.game = &counted.game();
  sheet.add_character("Mirela", true);
  sheet.open();
  for (const bool editing : {false, true}) {
    CAPTURE(editing);
    sheet.sheet.editing = sheet.sheet.adding_ability = sheet.sheet.changing_type = editing;
    CHECK(counted.derived_at_rest(sheet.harness) == 0);
  }
  CrewDesk creation(CrewDesk::Screen::creation, CrewDesk::finished("sin_eaters"));
  creation.game = &counted.game();
  creation.open();
  for (std::size_t step = 0; step < creation.game->crew_steps.size(); ++step) {
    CAPTURE(step);
    creation.creation.frame.step = step;
    CHECK(counted.derived_at_rest(creation.harness) == 0);
  }
  CHECK(counted.derivations() > 0);
}

TEST_CASE("no screen of a character derives anything in a frame without a change") {
  const CountedGame counted;
  CharacterDesk creation(support::warrior(), counted.game());
  for (std::size_t step = 0; step < counted.game().character_steps.size(); ++step) {
    CAPTURE(step);
    creation.show_step(step);
    CHECK(counted.derived_at_rest(creation.harness) == 0);
  }
  SheetTable table(support::warrior(), 1280, 800, false, counted.game());
  for (const std::size_t page : {0U, 1U}) {
    for (const bool editing : {false, true}) {
      CAPTURE(page, editing);
      table.state.page = page;
      table.state.editing = editing;
      CHECK(counted.derived_at_rest(table.harness) == 0);
    }
  }
  CHECK(counted.derivations() > 0);
}

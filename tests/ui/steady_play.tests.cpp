// Nothing moves away from under the finger that uses it: in the drawer of a move, in the guide of
// an evening, at the game master's table.
#include <catch2/catch_test_macros.hpp>

#include "evening_desk.hpp"
#include "five_presses.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// High enough that nothing scrolls.
constexpr float high = 3200;

// The screens of a case. Each twelfth control is pressed, others on each screen; all of them where
// it is asked for.
class SteadyScreens {
 public:
  void nothing_moves(Harness& harness, FivePresses how, int least) {
    how.each = support::rounds(12, 1);
    how.from = ++seen_;
    int found = 0;
    const std::set<std::string> moved = moved_by_five_presses(harness, how, found);
    for (const std::string& each : moved) UNSCOPED_INFO(each);
    CHECK(moved.empty());
    CHECK(found >= least);
  }

 private:
  std::size_t seen_ = 0;
};

rules::Crew busy(rules::Crew crew) {
  crew.clocks = {{"The alarm", 12, 6, false, "", ""}, {"The ferrymen", 9, 5, false, "", "", "tug"}};
  crew.factions[0].clocks = {{"They arm", 6, 2, false, "", ""}};
  crew.creatures = {{"A bog hound", 30, 15, {{"iron", 15}}, false, ""}};
  crew.entanglement = "rivals";
  crew.rep = 6;
  crew.coin = {{"", 6, "A score"}};
  return crew;
}

void make_busy(EveningDesk& desk) {
  for (const char* name : {"Mirela", "Seren"}) {
    rules::Character& member = desk.member(name);
    member.clocks = {{"A debt", 6, 2, false, "", ""}};
    member.harm = {{1, "Battered"}};
    member.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
    member.coin = 3;
    member.powers = {"bash"};
  }
  desk.put(busy(desk.crew()));
}

}  // namespace

TEST_CASE("each control of the table, pressed five times, stands where it stood") {
  SteadyScreens screens;
  for (const float width : {1280.0F, 390.0F}) {
    for (const int round : {0, 1}) {
      for (std::size_t part = 0; part < (width < 500 ? 4U : 1U); ++part) {
        EveningDesk desk(EveningDesk::Screen::table, width, high);
        make_busy(desk);
        rules::Crew crew = desk.crew();
        if (round > 0) crew.fight = {1, "cautious", {}};
        desk.put(crew);
        desk.open();
        const model::Library start = desk.library;
        const auto reset = [&] {
          desk.library = start;
          desk.table = {};
          desk.table.document = "crew";
          desk.table.part = part;
          desk.move.open = false;
          desk.refresh();
          desk.harness.frame();
          desk.harness.settle();
        };
        INFO(width << ", round " << round << ", part " << part);
        screens.nothing_moves(desk.harness, {reset}, width < 500 ? 4 : 20);
      }
    }
  }
}

TEST_CASE("each control of the guide, pressed five times, stands where it stood") {
  SteadyScreens screens;
  for (const float width : {1280.0F, 390.0F}) {
    for (const rules::PlayPhase& phase : support::beacon_road().phases) {
      EveningDesk desk(EveningDesk::Screen::guide, width, high);
      make_busy(desk);
      desk.put(rules::with_phase(desk.crew(), phase.id));
      desk.open();
      const model::Library start = desk.library;
      const auto reset = [&] {
        desk.library = start;
        desk.guide = {};
        desk.move.open = false;
        desk.refresh();
        desk.harness.frame();
        desk.harness.settle();
      };
      INFO(width << ", " << phase.name);
      // Another phase is another page; that its buttons stay is shown with the guide.
      screens.nothing_moves(desk.harness, {reset, 0, {}, [&] { return desk.crew().evening.phase; }},
                            3);
    }
  }
}

TEST_CASE("each control of a move's drawer, pressed five times, stands where it stood") {
  SteadyScreens screens;
  struct OpenMove {
    const char* who;
    rules::MoveStart what;
  };
  const OpenMove all[] = {
      {"Mirela", {"action_roll"}},
      {"Mirela", {"attack", {{"action", "wreck"}}}},
      {"Mirela", {"resist"}},
      {"Mirela", {"take_damage", {{"damage", "5"}}}},
      {"Mirela", {"take_harm"}},
      {"Mirela", {"group_action"}},
      {"Mirela", {"recover"}},
      {"Mirela", {"long_term_project"}},
      {"Mirela", {"begin_fight"}},
      {"Mirela", {"use_power"}},
      {"crew", {"heat"}},
      {"crew", {"plan_score"}},
      {"crew", {"engagement"}},
      {"crew", {"payoff_coin"}},
      // With all that they ask answered, their odds, changes and ticks stand.
      {"Mirela", {"action_roll", {{"action", "prowl"}, {"position", "desperate"}}}},
      {"Mirela",
       {"action_roll", {{"action", "prowl"}, {"position", "risky"}, {"outcome", "success"}}}},
      {"Mirela", {"attack", {{"action", "wreck"}, {"defense", "11"}, {"outcome", "critical"}}}},
      {"Mirela", {"resist", {{"outcome", "failure"}}}},
      {"Mirela", {"take_damage", {{"damage", "5"}, {"armor", "none"}, {"type", "thermal"}}}},
      {"Mirela", {"group_action", {{"action", "prowl"}, {"outcome", "failure"}}}},
      {"crew", {"heat", {{"how", "loud"}, {"killing", "yes"}}}},
      {"crew", {"payoff_coin", {{"size", "small"}}}},
      {"Mirela", {}},
      {"crew", {}}};
  std::size_t count = 0;
  for (const float width : {1280.0F, 390.0F}) {
    for (const OpenMove& each : all) {
      // In the short form every fifth, others on a phone than on a desk.
      if (count++ % support::rounds(5, 1) != (width < 1280 ? support::rounds(1, 0) : 0)) continue;
      EveningDesk desk(EveningDesk::Screen::table, width, high);
      make_busy(desk);
      desk.open();
      const model::Library start = desk.library;
      const auto reset = [&] {
        desk.library = start;
        desk.move = {};
        desk.move.chance = 7;
        open_move(desk.move, each.who, each.what);
        desk.refresh();
        desk.harness.frame();
        desk.harness.settle();
      };
      INFO(width << ", " << each.who << ": " << each.what.procedure);
      // What shuts the drawer, makes the move or opens a question again is used once.
      screens.nothing_moves(desk.harness, {reset, 1, {"Close", "Roll", "Change"}}, 3);
    }
  }
}

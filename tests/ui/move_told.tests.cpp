// Where a move opens, how it tells what came of it, and what it offers while a fight is on.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "evening_desk.hpp"
#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

void open(SheetTable& table, rules::MoveStart start) {
  open_move(table.move, "hero", std::move(start));
  table.settle();
}

// The uppermost thing in the drawer's questions that is named so.
float top_of(Harness& harness, Role role, const std::string& name) {
  return harness.get(role, name).rect.y;
}

void say(Harness& harness, const std::string& result) {
  harness.press(Role::radio, "Say the result");
  harness.press(Role::radio, result);
}

std::string last_line(const rules::Character& character) {
  return character.journal.empty() ? std::string() : character.journal.back().words;
}

// Presses what applies the move, however many changes it says.
void apply(Harness& harness) {
  const std::vector<std::string> buttons = harness.names(Role::button);
  const auto found = std::find_if(buttons.begin(), buttons.end(), [](const std::string& each) {
    return each.starts_with("Apply ") || each == "Write it down";
  });
  REQUIRE(found != buttons.end());
  harness.press(Role::button, std::string(*found));
}

bool shows_text(const Harness& harness, const std::string& words) {
  const std::vector<std::string> all = harness.names(Role::text);
  return std::any_of(all.begin(), all.end(), [&](const std::string& each) {
    return each.find(words) != std::string::npos;
  });
}

rules::Creature wight() {
  rules::Creature creature;
  creature.name = "Barge wight";
  creature.hit_points = 24;
  creature.defenses = {{"iron", 14}, {"ward", 17}};
  return creature;
}

rules::Crew in_a_fight(rules::Crew crew) {
  crew.fight.round = 1;
  crew.fight.turn = "game_master";
  return crew;
}

}  // namespace

TEST_CASE("a move opens at its top, however far the one before it was scrolled") {
  for (const bool other : {false, true}) {
    SheetTable table(support::warrior());
    const rules::MoveStart start{"action_roll", {{"action", "skirmish"}}};
    open(table, start);
    const float top = top_of(table.harness, Role::radio, "Risky");
    say(table.harness, "Failure");
    const NodeRect area = table.harness.get(Role::group, "Move").rect;
    table.harness.wheel(area.x + 40, area.y + 40, -30);
    table.harness.settle();
    REQUIRE(top_of(table.harness, Role::radio, "Risky") < top);
    if (other) {
      // It stands as it was left when it is opened again, and yet begins at its top.
      table.move.open = false;
      table.settle();
      open(table, start);
      CHECK(top_of(table.harness, Role::radio, "Risky") >= top);
    } else {
      table.harness.press(Role::button, "Write it down");
      open(table, start);
      CHECK(top_of(table.harness, Role::radio, "Risky") == top);
    }
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a move that stays open keeps how far it was scrolled") {
  SheetTable table(support::warrior());
  open(table, {"action_roll", {{"action", "skirmish"}}});
  const NodeRect area = table.harness.get(Role::group, "Move").rect;
  table.harness.wheel(area.x + 40, area.y + 40, -3);
  table.harness.settle();
  const float at = top_of(table.harness, Role::radio, "Risky");
  table.change([](rules::Character& hero) { hero.coin = 2; });
  CHECK(top_of(table.harness, Role::radio, "Risky") == at);
}

TEST_CASE("above a group action stands the best roll, and each one's result in its list") {
  SheetTable table(support::warrior());
  rules::Character second = support::warrior();
  second.id = "second";
  second.name = "Seren";
  second.crew = "crew";
  second.in_play = true;
  table.library.documents["second"] = second;
  table.change([](rules::Character&) {});
  open(table, {"group_action", {{"action", "prowl"}, {"position", "risky"}}});
  table.harness.press(Role::checkbox, "Seren");
  table.harness.press(Role::radio, "Enter my own dice");
  table.harness.type("What 1d20 shows", "2");
  table.harness.type("Seren: what 1d20 shows", "19");
  const int rating = table.move.move.rolls[0].dice.rating;
  if (rating > 0) {
    const std::string dice = std::to_string(rating) + "d" +
                             std::to_string(table.move.move.rolls[0].dice.faces) +
                             (rating == 1 ? " shows" : " show");
    table.harness.type("What " + dice, rating == 1 ? "1" : "1, 1");
    table.harness.type("Seren: what " + dice, rating == 1 ? "1" : "1, 1");
  }
  REQUIRE(table.move.move.outcome == "success");
  const std::vector<rules::MoveRoll>& rolls = table.move.move.rolls;
  const auto total = [](const rules::MoveRoll& roll) {
    return std::to_string(roll.total) + " against " + std::to_string(roll.target);
  };
  CHECK(table.harness.has(Role::text, "Seren: " + total(rolls[1])));
  CHECK(table.harness.has(Role::text, total(rolls[0])));
  CHECK(table.harness.has(Role::text, "Failure"));
  CHECK(table.harness.get(Role::image, "The best roll: dice").value.starts_with("d20 19"));
  // Above all stands who leads: it says whose roll counts.
  CHECK(shows_text(table.harness, table.hero().name + " leads. The roll of Seren counts."));
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a roll of which the number alone counts is told without success or failure") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    for (const char* counted : {"indulge_vice", "exercise_virtue", "relieve_stress", "racket"}) {
      const rules::Procedure* found = rules::find_by_id(game->procedures, counted);
      if (found != nullptr) CHECK(rules::told_of(*found) == rules::Told::counted);
    }
    for (const char* judged : {"fortune", "engagement", "prison", "action_roll", "resist"}) {
      const rules::Procedure* found = rules::find_by_id(game->procedures, judged);
      if (found != nullptr) CHECK(rules::told_of(*found) == rules::Told::success);
    }
  }
  for (const char* id : {"indulge_vice", "exercise_virtue"}) {
    CAPTURE(id);
    rules::Character hero = support::warrior();
    hero.tracks["stress"] = 7;
    SheetTable table(hero);
    open(table, {id, {{"pay", "free"}}});
    CHECK(shows_text(table.harness, " on average"));
    CHECK_FALSE(shows_text(table.harness, "1–3"));
    CHECK_FALSE(table.harness.has(Role::image, "Odds"));
    table.harness.press(Role::button, "Roll");
    CHECK_FALSE(shows_text(table.harness, "1–3"));
    const int shown = table.move.move.rolls[0].total;
    CHECK(table.harness.has(Role::text, "Die: " + std::to_string(shown)));
    apply(table.harness);
    const std::string name = rules::find_by_id(table.game.procedures, rules::Id(id))->name;
    CHECK(last_line(table.hero()).starts_with(name + ". Stress 7 → " + std::to_string(7 - shown)));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the number that a vice clears is said as a number") {
  rules::Character hero = support::warrior();
  hero.tracks["stress"] = 5;
  SheetTable table(hero);
  open(table, {"exercise_virtue", {{"pay", "free"}}});
  table.harness.press(Role::radio, "Say the result");
  CHECK_FALSE(table.harness.has(Role::radio, "1–3"));
  table.harness.act(Role::spin_button, "Virtue roll: die", NodeAction::Kind::set_value, {}, 3);
  table.settle();
  apply(table.harness);
  CHECK(last_line(table.hero()).starts_with("Exercise your virtue. Stress 5 → 2"));
}

TEST_CASE("what was read in a list is told by its name, not by the dice that found it") {
  rules::Move move;
  move.outcome = "bad";
  rules::Proposed open;
  open.words = "What is open: Questioning";
  move.proposed.push_back(open);
  const rules::Procedure* entanglement =
      rules::find_by_id(support::beacon_road().procedures, "entanglement");
  CHECK(rules::worded(*entanglement, move) == "Entanglement. What is open: Questioning");
}

TEST_CASE("an attack hits or misses, before and after its roll and in the journal") {
  SheetTable table(support::warrior());
  open(table, {"attack", {{"action", "skirmish"}, {"defense", "15"}, {"effect_die", "d8"}}});
  table.harness.press(Role::radio, "Say the result");
  CHECK_FALSE(table.harness.has(Role::radio, "Failure"));
  table.harness.press(Role::radio, "Missed");
  CHECK(table.harness.has(Role::heading, "Missed"));
  CHECK_FALSE(table.harness.has(Role::heading, "Failure"));
  apply(table.harness);
  CHECK(last_line(table.hero()).starts_with("Attack: missed"));
}

TEST_CASE("an attack offers the defenses of the creature that is struck, hidden ones not") {
  SheetTable table(support::warrior());
  auto& crew = std::get<rules::Crew>(table.library.documents["crew"]);
  crew.creatures = {wight(), wight()};
  crew.creatures[1].name = "The pilot";
  crew.creatures[1].hidden = true;
  table.change([](rules::Character&) {});
  open(table, {"attack", {{"action", "skirmish"}}});
  CHECK_FALSE(table.harness.has(Role::radio, "The pilot"));
  CHECK_FALSE(table.harness.has(Role::checkbox, "WARD 17"));
  table.harness.press(Role::radio, "Barge wight");
  CHECK(table.harness.has(Role::checkbox, "IRON 14"));
  table.harness.press(Role::checkbox, "WARD 17");
  CHECK(table.move.input.answers["defense"] == "17");
  table.harness.press(Role::radio, "Someone else");
  CHECK_FALSE(table.harness.has(Role::checkbox, "WARD 17"));
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE(
    "what a hit takes from a creature is a change that can be left out, and is written down") {
  for (const bool left_out : {false, true}) {
    SheetTable table(support::warrior());
    std::get<rules::Crew>(table.library.documents["crew"]).creatures = {wight()};
    table.change([](rules::Character&) {});
    open(table, {"attack", {{"action", "skirmish"}, {"effect_die", "d8"}}});
    table.harness.press(Role::radio, "Barge wight");
    table.harness.press(Role::spin_button, "The defense that you must reach");
    table.harness.act(Role::spin_button, "The defense that you must reach",
                      NodeAction::Kind::set_value, "", 14);
    table.harness.press(Role::radio, "Enter my own dice");
    table.harness.type("What 1d20 shows", "13");
    table.harness.type("What 2d6 show", "1, 2");
    REQUIRE(table.move.move.outcome == "success");
    const std::vector<rules::MoveRoll>& rolls = table.move.move.rolls;
    REQUIRE(rolls.size() == 2);
    table.harness.type("Damage: what the dice show", "7, 3");
    const std::vector<std::string> rows = table.harness.names(Role::checkbox);
    const auto row = std::find_if(rows.begin(), rows.end(), [](const std::string& each) {
      return each.ends_with("Barge wight 24 → 14");
    });
    REQUIRE(row != rows.end());
    if (left_out) table.harness.press(Role::checkbox, std::string(*row));
    apply(table.harness);
    const rules::Crew& after = *model::find_crew(table.library, "crew");
    CHECK(after.creatures[0].lost == (left_out ? 0 : 10));
    const std::string line = last_line(table.hero());
    CHECK(line.starts_with(left_out ? "Attack: hit. 10 damage"
                                    : "Attack: hit. Barge wight 24 → 14. 10 damage"));
    table.undo_all();
    CHECK(model::find_crew(table.library, "crew")->creatures[0].lost == 0);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("while a fight is on the list of moves begins with it") {
  for (const bool fight : {false, true}) {
    SheetTable table(support::warrior());
    auto& crew = std::get<rules::Crew>(table.library.documents["crew"]);
    if (fight) crew = in_a_fight(crew);
    table.change([](rules::Character&) {});
    open(table, {});
    CHECK((top_of(table.harness, Role::heading, "Fight") <
           top_of(table.harness, Role::heading, "At any time")) == fight);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

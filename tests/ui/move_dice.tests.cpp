// Dice of a move that are entered by hand or rolled here: what they bring into sight, and how long
// they stay.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "sheet_table.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

constexpr const char* put_away_words =
    "These are other dice. The earlier result is kept for the answers that it was made with.";

void begin_move(SheetTable& table, rules::MoveStart start) {
  open_move(table.move, "hero", std::move(start));
  table.settle();
}

bool lies_in_sight(const Node& node) {
  return node.rect.y >= node.clip.y - 1 &&
         node.rect.y + node.rect.height <= node.clip.y + node.clip.height + 1;
}

const rules::MoveRoll& roll_now(const SheetTable& table) {
  REQUIRE_FALSE(table.move.move.rolls.empty());
  return table.move.move.rolls.front();
}

}  // namespace

TEST_CASE("the last of your own dice brings what comes of it into sight, a correction does not") {
  for (const bool phone : {false, true}) {
    INFO((phone ? "phone" : "desk"));
    SheetTable table(support::warrior(), phone ? 390.0F : 1280.0F, phone ? 844.0F : 720.0F, phone);
    begin_move(table, {"action_roll", {{"action", "skirmish"}}});
    table.harness.press(Role::radio, "Enter my own dice");
    table.harness.type("What 1d20 shows", "2");
    CHECK(lies_in_sight(table.harness.get(Role::textbox, "What 2d6 show")));
    table.harness.type("What 2d6 show", "1, 2");
    table.harness.settle();
    REQUIRE(table.move.move.outcome == "failure");
    CHECK(lies_in_sight(table.harness.get(Role::text, "What comes of it?")));
    CHECK(lies_in_sight(table.harness.get(Role::checkbox, "Harm")));
    CHECK(lies_in_sight(table.harness.get(Role::checkbox, "A lost opportunity")));
    // Another face is written behind the last one.
    table.harness.ui().scroll_to(table.harness.get(Role::textbox, "What 1d20 shows").id);
    table.harness.settle();
    table.harness.press(Role::textbox, "What 1d20 shows");
    const float before = table.harness.get(Role::textbox, "What 1d20 shows").rect.y;
    table.harness.key(ImGuiKey_End);
    table.harness.letters("0");
    table.harness.settle();
    CHECK(table.move.input.shown.at("twenties") == std::vector<int>{20});
    CHECK(table.harness.get(Role::textbox, "What 1d20 shows").rect.y == before);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("when a hit is entered or said, the field for the damage comes into sight") {
  for (const bool phone : {false, true}) {
    SheetTable table(support::warrior(), phone ? 390.0F : 1280.0F, phone ? 844.0F : 720.0F, phone);
    begin_move(table, {"attack", {{"action", "skirmish"}, {"defense", "5"}, {"effect_die", "d8"}}});
    table.harness.press(Role::radio, "Enter my own dice");
    table.harness.type("What 1d20 shows", "9");
    table.harness.type("What 2d6 show", "1, 2");
    table.harness.settle();
    REQUIRE(table.move.move.rolls.size() == 2);
    CHECK(lies_in_sight(table.harness.get(Role::textbox, "Damage: what the dice show")));
    table.harness.press(Role::radio, "Say the result");
    table.harness.press(Role::radio, "Hit");
    table.harness.settle();
    CHECK(lies_in_sight(table.harness.get(Role::spin_button, "Damage: total")));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("dice that a row of what helps has put away lie there again when it is pressed again") {
  for (const bool told : {false, true}) {
    INFO((told ? "entered" : "rolled here"));
    SheetTable table(support::warrior());
    begin_move(table, {"action_roll", {{"action", "skirmish"}}});
    const auto throw_dice = [&](const std::string& twenties) {
      if (!told) return table.harness.press(Role::button, "Roll");
      table.harness.type("What " + std::string(twenties == "13" ? "1d20 shows" : "2d20 show"),
                         twenties);
    };
    if (told) {
      table.harness.press(Role::radio, "Enter my own dice");
      table.harness.type("What 2d6 show", "1, 2");
    }
    throw_dice("13");
    REQUIRE(roll_now(table).known);
    const int one = roll_now(table).total;
    table.harness.press(Role::checkbox, "Advantage");
    CHECK_FALSE(roll_now(table).known);
    CHECK(table.harness.has(Role::text, put_away_words));
    table.harness.press(Role::checkbox, "Advantage");
    REQUIRE(roll_now(table).known);
    CHECK(roll_now(table).total == one);
    CHECK_FALSE(table.harness.has(Role::text, put_away_words));
    // Each set of dice has its own result.
    table.harness.press(Role::checkbox, "Advantage");
    throw_dice("3, 4");
    REQUIRE(roll_now(table).known);
    const int two = roll_now(table).total;
    table.harness.press(Role::checkbox, "Advantage");
    CHECK(roll_now(table).total == one);
    // Another answer before it comes back leaves it where it is.
    table.harness.press(Role::radio, "Desperate");
    table.harness.press(Role::checkbox, "Advantage");
    REQUIRE(roll_now(table).known);
    CHECK(roll_now(table).total == two);
    CHECK(roll_now(table).target == 16);
    // Taken back it is gone.
    table.harness.press(Role::button, "Take the roll back");
    table.harness.press(Role::checkbox, "Advantage");
    CHECK_FALSE(roll_now(table).known);
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("a result that was said stays, whatever helped it") {
  SheetTable table(support::warrior());
  begin_move(table, {"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::radio, "Say the result");
  table.harness.press(Role::radio, "Failure");
  table.harness.press(Role::checkbox, "Advantage");
  CHECK(table.move.move.outcome == "failure");
  CHECK(table.harness.get(Role::radio, "Failure").checked);
}

TEST_CASE("dice that were written or rolled are there again after a look at another way") {
  SheetTable table(support::warrior());
  begin_move(table, {"action_roll", {{"action", "skirmish"}}});
  table.harness.press(Role::button, "Roll");
  const int rolled = roll_now(table).total;
  table.harness.press(Role::radio, "Enter my own dice");
  CHECK_FALSE(roll_now(table).known);
  table.harness.type("What 1d20 shows", "13");
  table.harness.type("What 2d6 show", "1, 2");
  CHECK(roll_now(table).total == 15);
  table.harness.press(Role::radio, "Roll here");
  REQUIRE(roll_now(table).known);
  CHECK(roll_now(table).total == rolled);
  table.harness.press(Role::radio, "Enter my own dice");
  CHECK(table.harness.get(Role::textbox, "What 1d20 shows").value == "13");
  REQUIRE(roll_now(table).known);
  CHECK(roll_now(table).total == 15);
  CHECK(table.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("a hit's damage dice come back with the hit") {
  SheetTable table(support::warrior());
  begin_move(table, {"attack", {{"action", "skirmish"}, {"defense", "5"}, {"effect_die", "d8"}}});
  do {
    if (table.harness.has(Role::button, "Take the roll back")) {
      table.harness.press(Role::button, "Take the roll back");
    }
    table.harness.press(Role::button, "Roll");
  } while (table.move.move.outcome != "success");
  REQUIRE(table.move.move.rolls.size() == 2);
  const int damage = table.move.move.rolls[1].total;
  table.harness.press(Role::checkbox, "One more effect die");
  CHECK_FALSE(roll_now(table).known);
  table.harness.press(Role::checkbox, "One more effect die");
  REQUIRE(table.move.move.rolls.size() == 2);
  CHECK(table.move.move.rolls[1].total == damage);
}

// A game's questions on the screens: asked in the creation, shown and changed on the sheet.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "character_desk.hpp"
#include "rules/sheet/answers.hpp"
#include "ui/screens/character_sheet.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

TEST_CASE("beliefs and drives are asked in the creation, with ideas of the game") {
  const rules::Ruleset& game = support::wyrd_wolds();
  CharacterDesk desk(rules::new_character(game, "c1"), game);
  Harness& h = desk.harness;
  desk.go_to("Beliefs and drives");
  CHECK(h.get(Role::textarea, "Beliefs").description == "What do you believe in?");
  h.type("Beliefs", "The wold remembers");
  CHECK(rules::answer_to(desk.character().answers, "beliefs") == "The wold remembers");
  CHECK(desk.history.undo_words() == "Beliefs: The wold remembers");
  h.press(Role::button, "Roll this step");
  CHECK(rules::answer_to(desk.character().answers, "beliefs") == "The wold remembers");
  CHECK_FALSE(rules::answer_to(desk.character().answers, "drives").empty());
  for (const std::string& fault : h.faults()) FAIL_CHECK(fault);
}

TEST_CASE("a question that another step asks stands behind that step's choices") {
  const rules::Ruleset& game = support::blades_srd();
  CharacterDesk desk(rules::new_character(game, "c1"), game);
  desk.go_to("Heritage");
  desk.harness.type("Family", "Two brothers");
  CHECK(rules::answer_to(desk.character().answers, "family") == "Two brothers");
  for (const std::string& fault : desk.harness.faults()) FAIL_CHECK(fault);
}

TEST_CASE("an answer of 4,000 letters is taken whole in the creation") {
  const rules::Ruleset& game = support::wyrd_wolds();
  rules::Character character = rules::new_character(game, "c1");
  const std::string text(3990, 'a');
  character.answers = {{"beliefs", text}};
  CharacterDesk desk(character, game);
  desk.go_to("Beliefs and drives");
  CHECK(desk.harness.get(Role::textarea, "Beliefs").value == text);
  CHECK(desk.harness.get(Role::textarea, "Beliefs").max_length == 4000);
}

TEST_CASE("actions of the table's own are named where dots are placed, and have dots at once") {
  const rules::Ruleset& game = support::wyrd_wolds();
  CharacterDesk desk(rules::new_character(game, "hero"), game);
  Harness& h = desk.harness;
  desk.go_to("Action dots");
  REQUIRE(h.has(Role::heading, "Actions of your table"));
  h.press(Role::button, "Name an action");
  REQUIRE(desk.character().own.actions.size() == 1);
  h.type("Your table's action 1", "Ferry");
  CHECK(desk.character().own.actions.front().name == "Ferry");
  CHECK(desk.history.undo_words() == "Your table's action 1: name");
  h.press(Role::button, "Your table's action 1: under");
  h.press(Role::radio, "Resolve");
  CHECK(desk.character().own.actions.front().attribute == "resolve");
  CHECK(desk.ruleset().actions.size() == game.actions.size() + 1);
  h.press(Role::button, "Name an action");
  h.press(Role::button, "Name an action");
  CHECK_FALSE(h.has(Role::button, "Name an action"));
  h.press(Role::button, "Remove your table's action 1");
  CHECK(desk.character().own.actions.size() == 2);
  CHECK(h.has(Role::button, "Name an action"));
  // A game that leaves none open asks for none.
  CharacterDesk other(rules::new_character(support::blades_srd(), "hero"), support::blades_srd());
  other.go_to("Action dots");
  CHECK_FALSE(other.harness.has(Role::heading, "Actions of your table"));
}

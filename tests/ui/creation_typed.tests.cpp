// What is typed in a creation and not added yet is not lost when one goes on.
#include <catch2/catch_test_macros.hpp>

#include "character_desk.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

constexpr const char* trait_field = "A trait in your own words";
constexpr const char* item_field = "Something of your own";

rules::Character with_traits(std::vector<std::string> traits) {
  rules::Character hero = support::warrior();
  hero.traits = std::move(traits);
  return hero;
}

}  // namespace

TEST_CASE("a trait that was typed and not added comes along to the next step") {
  CharacterDesk desk(with_traits({"bold"}));
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  CHECK(desk.character().traits.size() == 1);
  desk.harness.press(Role::button, "Next: Background");
  CHECK(desk.character().traits == std::vector<std::string>{"bold", "Hums while fighting"});
  desk.go_to("Traits");
  CHECK(desk.harness.get(Role::textbox, trait_field).value.empty());
  CHECK(desk.character().traits.size() == 2);
  desk.undo();
  CHECK(desk.character().traits == std::vector<std::string>{"bold"});
}

TEST_CASE("an item that was typed and not added comes along to another step, with its load") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Equipment");
  desk.harness.type(item_field, "Mother's ladle");
  desk.state.own_item.load = 2;
  desk.go_to("Traits");
  REQUIRE(desk.character().carried.size() == 1);
  CHECK(desk.character().carried[0].name == "Mother's ladle");
  CHECK(desk.character().carried[0].load == 2);
}

TEST_CASE("a trait for which there is no room stands in its field when one comes back") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  desk.go_to("Background");
  CHECK(desk.character().traits == support::warrior().traits);
  desk.go_to("Traits");
  CHECK(desk.harness.get(Role::textbox, trait_field).value == "Hums while fighting");
  desk.harness.press(Role::checkbox, "Bold");
  desk.harness.press(Role::button, "Add this trait");
  CHECK(desk.character().traits.back() == "Hums while fighting");
}

TEST_CASE("a creation that is finished takes in what was typed, and undo gives back both in turn") {
  CharacterDesk desk(with_traits({"bold", "brash"}));
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  // As the browser's own ways do it, which lead from screen to screen.
  desk.show_step(desk.ruleset().character_steps.size() - 1);
  desk.harness.press(Role::button, "Finish: open the sheet");
  CHECK(desk.character().in_play);
  CHECK(desk.character().traits.back() == "Hums while fighting");
  desk.undo();
  CHECK_FALSE(desk.character().in_play);
  CHECK(desk.character().traits.size() == 3);
}

TEST_CASE(
    "what was typed for one character is there again after the creation of another was opened") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  const model::Id first = desk.character().id;
  ui::turn_to(desk.state, "another");
  CHECK(desk.state.own_words.empty());
  CHECK(desk.state.frame.step == 0);
  ui::turn_to(desk.state, first);
  desk.redraw();
  desk.go_to("Traits");
  CHECK(desk.harness.get(Role::textbox, trait_field).value == "Hums while fighting");
  CHECK(desk.state.typed.empty());
}

TEST_CASE("a step is rolled beside what was typed and not added") {
  CharacterDesk desk(with_traits({}));
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  desk.harness.press(Role::button, "Roll this step");
  REQUIRE(desk.character().traits.size() == 3);
  CHECK(desk.character().traits[0] == "Hums while fighting");
}

TEST_CASE("the rest is filled in beside what was typed and not added") {
  CharacterDesk desk(with_traits({}));
  desk.go_to("Traits");
  desk.harness.type(trait_field, "Hums while fighting");
  desk.show_step(0);
  desk.harness.press(Role::button, "Fill in the rest");
  REQUIRE(desk.character().traits.size() == 3);
  CHECK(desk.character().traits[0] == "Hums while fighting");
}

TEST_CASE("a reason that is being written for a waiver stands there when one comes back") {
  CharacterDesk desk(support::warrior());
  desk.go_to("Equipment");
  Harness& h = desk.harness;
  h.press(Role::checkbox, "Ignore rule limits (house rules)");
  h.press(Role::checkbox, "Greatsword");
  h.press(Role::link, "Waive this rule…");
  h.type("Why does your table allow it?", "An heirloom");
  desk.go_to("Traits");
  desk.go_to("Equipment");
  CHECK(h.get(Role::textbox, "Why does your table allow it?").value == "An heirloom");
}

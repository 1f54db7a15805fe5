// A character of Blades in the Dark, made by role and name on the screens of every game.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "character_desk.hpp"
#include "rules/judge/check.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

TEST_CASE("Blades: a character is made from nothing, with a vice that the player chooses") {
  CharacterDesk desk(rules::new_character(support::blades_srd(), "c1"), support::blades_srd());
  Harness& h = desk.harness;
  h.press(Role::radio, "Hound");
  h.press(Role::button, "Next: Heritage");
  h.press(Role::radio, "City-born");
  CHECK(desk.character().heritage == "city_born");
  CHECK_FALSE(h.has(Role::textbox, "Who serves it?"));
  for (const char* step : {"Background", "Action dots", "Special ability", "Friend and rival"}) {
    h.press(Role::button, std::string("Next: ") + step);
    h.press(Role::button, "Roll this step");
  }
  h.press(Role::button, "Next: Vice");
  CHECK_FALSE(h.has(Role::textbox, "Who serves it?"));
  h.press(Role::radio, "Gambling");
  CHECK(desk.character().vice == "gambling");
  h.type("Who serves it?", "Tobias");
  h.type("Where?", "a houseboat");
  CHECK(rules::answer_to(desk.character().answers, "purveyor_place") == "a houseboat");
  h.press(Role::button, "Next: Name and look");
  h.press(Role::button, "Roll this step");
  CHECK(rules::is_complete(desk.findings()));
  for (const std::string& fault : h.faults()) FAIL_CHECK(fault);
}

TEST_CASE("once a vice is chosen its list folds, and its questions stand in sight") {
  rules::Character hero = rules::new_character(support::blades_srd(), "c1");
  CharacterDesk desk(hero, support::blades_srd());
  Harness& h = desk.harness;
  desk.go_to("Vice");
  const std::size_t all = support::blades_srd().vices.size();
  REQUIRE(h.names(Role::radio).size() == all);
  const float place = h.get(Role::radio, "Luxury").rect.y;
  h.press(Role::radio, "Luxury");
  CHECK(desk.character().vice == "luxury");
  CHECK(h.get(Role::radio, "Luxury").rect.y == place);
  CHECK(h.names(Role::radio).size() < all);
  const ui::Node who = h.get(Role::textbox, "Who serves it?");
  CHECK(who.rect.y + who.rect.height <= who.clip.y + who.clip.height);
  h.press(Role::button, "Choose another");
  CHECK(h.names(Role::radio).size() == all);
  CHECK(h.faults().empty());
}

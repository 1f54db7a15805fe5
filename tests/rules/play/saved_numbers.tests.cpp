// The numbers that a game knows by their roles, as play finds them in a save.
#include "rules/sheet/saved_numbers.hpp"

#include <catch2/catch_test_macros.hpp>

#include "rules/play/sheet_field.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

void check_numbers(const rules::Sheet& sheet, rules::Role role, const char* key, int value) {
  CAPTURE(key);
  const std::string pointer = std::string("/") + key;
  CHECK(rules::find_noun(key) != nullptr);
  CHECK(rules::is_sheet_field(std::holds_alternative<rules::Crew>(sheet), pointer));
  CHECK(rules::role_of_field(sheet, pointer) == role);
  CHECK(rules::number_with_role(support::beacon_road(), sheet, role) == value);
}

}  // namespace

TEST_CASE("a number that a game knows by its role is a field of the save under the game's noun") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who;
  who.stash = 12;
  who.coin = 3;
  for (const auto& each : rules::saved_by_characters) {
    check_numbers(who, each.role, each.key, each.role == rules::Role::stash ? 12 : 3);
  }
  rules::Crew crew;
  crew.tier = crew.rep = crew.heat = crew.wanted_level = 2;
  crew.hold = game.crew.holds.back().id;
  crew.coin = {{"", 3, "Found"}, {"", -1, "Lost"}};
  for (const auto& each : rules::saved_by_crews) {
    const int value =
        each.role == rules::Role::hold ? static_cast<int>(game.crew.holds.size()) - 1 : 2;
    check_numbers(crew, each.role, each.key, value);
  }
}

TEST_CASE("a crew that says no hold has the one that its game begins with") {
  rules::Ruleset game = support::beacon_road();
  const rules::Crew crew;
  for (std::size_t i = 0; i < game.crew.holds.size(); ++i) {
    game.crew.start_hold = game.crew.holds[i].id;
    CHECK(rules::place_of_hold(game, crew) == static_cast<int>(i));
  }
  game.crew.start_hold = "none";
  CHECK(rules::place_of_hold(game, crew) == 0);
}

// What stands in the lists in one line, abilities, upgrades and claims of crews, powers; and what
// every move says of itself.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

constexpr std::size_t few = 40;
// Three lines of a place on the map, with a minus sign of three bytes.
constexpr std::size_t few_of_place = 52;
// Two or three lines in the list of moves.
constexpr std::size_t few_of_move = 240;

}  // namespace

TEST_CASE(
    "each ability, upgrade and claim of a crew and each power says in a few words what it does") {
  std::size_t lines = 0;
  const auto look = [&](const std::string& name, const std::string& line, std::size_t most = few) {
    INFO(name << ": " << line);
    CHECK_FALSE(line.empty());
    CHECK(line.size() <= most);
    CHECK(line.find('.') == std::string::npos);
    ++lines;
  };
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (const rules::CrewType& type : game->crew_types) {
      for (const rules::Id& id : type.abilities) {
        const rules::Ability* ability = rules::find_ability(*game, id);
        REQUIRE(ability != nullptr);
        look(ability->name, ability->line);
      }
    }
    for (const rules::Upgrade& each : game->upgrades) look(each.name, each.line);
    for (const rules::Claim& each : game->claims) look(each.name, each.line, few_of_place);
    for (const rules::Power& each : game->powers) look(each.name, each.line);
  }
  CHECK(lines > 150);
}

TEST_CASE("every move of the three games says when you make it and what it does") {
  std::size_t moves = 0;
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (const rules::Procedure& each : game->procedures) {
      INFO(game->id << ", " << each.name << ": " << each.text);
      REQUIRE_FALSE(each.text.empty());
      CHECK(each.text.back() == '.');
      CHECK(each.text.size() <= few_of_move);
      ++moves;
    }
  }
  CHECK(moves > 240);
}

// What stands in the lists in one line: abilities and upgrades of crews, powers.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

TEST_CASE("each ability and upgrade of a crew and each power says in a few words what it does") {
  constexpr std::size_t few = 40;
  std::size_t lines = 0;
  const auto look = [&](const std::string& name, const std::string& line) {
    INFO(name << ": " << line);
    CHECK_FALSE(line.empty());
    CHECK(line.size() <= few);
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
    for (const rules::Power& each : game->powers) look(each.name, each.line);
  }
  CHECK(lines > 150);
}

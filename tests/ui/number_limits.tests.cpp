// A number has one limit, in a file and on every screen; one that stands above it is shown as it
// is.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "character_desk.hpp"
#include "document/limits.hpp"
#include "evening_desk.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

bool is_within(const Node& node, const document::Range& range) {
  return node.value_min == range.low && node.value_max == range.high;
}

}  // namespace

TEST_CASE("the limits of a number are those of its description") {
  const document::Range load = document::range_of(&rules::Carried::load);
  CHECK(load.low == 0);
  CHECK(load.high == 100);
  const document::Range defenses = document::range_of(&rules::Creature::defenses);
  CHECK(defenses.low == -1000);
  CHECK(defenses.high == 1000);
}

TEST_CASE("an item of your own is as heavy as a file lets it be") {
  CharacterDesk desk(support::warrior());
  const auto& steps = desk.ruleset().character_steps;
  const auto equipment = std::find_if(steps.begin(), steps.end(), [](const auto& each) {
    return each.kind == rules::StepKind::equipment;
  });
  REQUIRE(equipment != steps.end());
  desk.show_step(static_cast<std::size_t>(equipment - steps.begin()));
  CHECK(is_within(desk.harness.get(Role::spin_button, "Its load"),
                  document::range_of(&rules::Carried::load)));
}

TEST_CASE("a creature has as many points and as good defenses as a file lets it have") {
  EveningDesk desk(EveningDesk::Screen::table);
  desk.open();
  desk.harness.press(Role::button, "Add a creature");
  CHECK(is_within(desk.harness.get(Role::spin_button, "Hit points"),
                  document::range_of(&rules::Creature::hit_points)));
  const document::Range range = document::range_of(&rules::Creature::defenses);
  const auto& nodes = desk.harness.ui().nodes();
  CHECK(std::count_if(nodes.begin(), nodes.end(), [&](const Node& node) {
          return node.role == Role::spin_button && is_within(node, range);
        }) == 3);
}

TEST_CASE("a faction rises to the game's highest Tier, and one above it is not shortened") {
  EveningDesk desk(EveningDesk::Screen::table);
  const int highest = support::beacon_road().crew.max_tier;
  rules::Crew crew = desk.crew();
  crew.factions = {{"The Wharf Court", "", {}, 2}};
  desk.put(crew);
  desk.open();
  desk.harness.press(Role::button, "Edit The Wharf Court");
  CHECK(desk.harness.get(Role::spin_button, "Tier").value_max == highest);
  desk.harness.act(Role::spin_button, "Tier", NodeAction::Kind::set_value, "", highest + 3);
  desk.harness.press(Role::button, "Done");
  CHECK(desk.crew().factions[0].tier == highest);
  crew.factions[0].tier = 50;
  desk.put(crew);
  desk.harness.frame();
  desk.harness.settle();
  desk.harness.press(Role::button, "Edit The Wharf Court");
  CHECK(desk.harness.get(Role::spin_button, "Tier").value == "50");
  CHECK(desk.harness.get(Role::button, "Tier: more").disabled);
  const auto tier = [&] { return desk.harness.get(Role::spin_button, "Tier").value; };
  desk.harness.act(Role::spin_button, "Tier", NodeAction::Kind::increment);
  CHECK(tier() == "50");
  desk.harness.act(Role::spin_button, "Tier", NodeAction::Kind::decrement);
  CHECK(tier() == "49");
  desk.harness.press(Role::button, "Tier: less");
  CHECK(tier() == "48");
  desk.harness.press(Role::button, "Done");
  CHECK(desk.crew().factions[0].tier == 48);
}

// The upgrades of a new crew: which of them come first, and that they stay where they are.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "crew_desk.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/offers.hpp"

using namespace roadbook;
using ui::CrewDesk;
using ui::Node;
using ui::Role;

namespace {

// A new crew of that type, where it chooses its upgrades.
class UpgradesStep {
 public:
  UpgradesStep(const rules::Ruleset& game, const rules::Id& type)
      : desk(CrewDesk::Screen::creation,
             rules::with_crew_type(game, rules::new_crew(game, "crew"), type)) {
    desk.game = &game;
    desk.open();
    const auto step = std::find_if(
        game.crew_steps.begin(), game.crew_steps.end(),
        [](const rules::Step& each) { return each.kind == rules::StepKind::crew_upgrades; });
    REQUIRE(step != game.crew_steps.end());
    desk.creation.frame.step = static_cast<std::size_t>(step - game.crew_steps.begin());
    desk.harness.settle();
  }

  // The lines of the list in their order, under the headings of its parts.
  struct Line {
    std::string part;
    std::string name;
    ui::NodeRect rect;
    bool refused = false;
    bool operator==(const Line&) const = default;
  };
  std::vector<Line> lines() {
    const Node& list = desk.harness.get(Role::group, desk.game->words.upgrade.many);
    std::vector<Line> found;
    std::string part;
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.parent != list.id) continue;
      if (node.role == Role::heading) part = node.name;
      if (node.role != Role::checkbox && node.role != Role::spin_button) continue;
      found.push_back({part, node.name, node.rect, node.disabled});
    }
    REQUIRE(found.size() > 5);
    return found;
  }
  // The place of that line in the list.
  std::size_t at(const std::string& name) {
    const std::vector<Line> all = lines();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Line& each) { return each.name == name; });
    REQUIRE(found != all.end());
    return static_cast<std::size_t>(found - all.begin());
  }
  // Whether the boxes of a new crew bring its next level to work.
  bool is_paid_for(const Line& line) {
    const rules::Ruleset& game = *desk.game;
    for (const rules::Upgrade* each : rules::crew_upgrade_offers(game, desk.crew())) {
      if (each->name != line.name && each->name != each->family_name + ": " + line.name) continue;
      const int brought = rules::amount_of(desk.crew().upgrades, each->id);
      const int most = std::min(rules::boxes_of(*each), brought + game.crew.start_upgrades);
      return rules::level_at(*each, most) > rules::level_at(*each, brought);
    }
    FAIL("There is no " + line.name);
    return false;
  }

  CrewDesk desk;
};

}  // namespace

TEST_CASE("no upgrade is refused to a new crew, and what its boxes pay for comes first") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const rules::CrewType& type : game->crew_types) {
      CAPTURE(game->id, type.id);
      UpgradesStep step(*game, type.id);
      std::string part_of_costly = "none";
      int costly = 0;
      for (const UpgradesStep::Line& each : step.lines()) {
        CAPTURE(each.part, each.name);
        CHECK_FALSE(each.refused);
        if (step.is_paid_for(each)) {
          CHECK(each.part != part_of_costly);
        } else {
          part_of_costly = each.part;
          ++costly;
        }
      }
      CHECK(costly > 0);
    }
  }
}

TEST_CASE("an upgrade of three boxes stands behind those of one, wherever the type names it") {
  UpgradesStep step(support::beacon_road(), "sin_eaters");
  CHECK(step.at("Composed") > step.at("Knowledge of Evil"));
  CHECK(step.at("Composed") < step.at("Hardened"));
  // What the type brings has no box left.
  CHECK(step.at("Quarters") > step.at("Workshop"));
}

TEST_CASE("upgrades stay where they are, whatever is marked, taken back or picked among them") {
  UpgradesStep step(support::beacon_road(), "guild");
  const auto places = [&] {
    std::vector<UpgradesStep::Line> all = step.lines();
    for (UpgradesStep::Line& each : all) each.refused = false;
    return all;
  };
  const std::vector<UpgradesStep::Line> before = places();
  for (const char* each : {"Workshop", "Elite Cohorts", "Workshop", "Elite Cohorts"}) {
    CAPTURE(each);
    const rules::Amounts marked = step.desk.crew().upgrades;
    step.desk.harness.act(Role::checkbox, each, ui::NodeAction::Kind::press);
    CHECK(step.desk.crew().upgrades != marked);
    CHECK(places() == before);
  }
  rules::Crew picked = step.desk.crew();
  picked.own_starting_upgrades = {"workshop"};
  picked.upgrades["workshop"] = 1;
  step.desk.put(picked);
  step.desk.harness.settle();
  std::vector<std::string> names;
  std::vector<std::string> names_before;
  for (const UpgradesStep::Line& each : step.lines()) names.push_back(each.name);
  for (const UpgradesStep::Line& each : before) names_before.push_back(each.name);
  CHECK(names == names_before);
}

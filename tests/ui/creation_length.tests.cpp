// How long the steps of a creation are, and that nothing moves under a quick finger.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/judge/permit.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

// How high what scrolls in the middle is, from the top of its first node to the foot of its last.
float height_of_choices(Harness& harness) {
  std::uint32_t region = 0;
  std::map<std::uint32_t, std::uint32_t> parents;
  float top = 1e9F;
  float foot = 0;
  for (const ui::Node& node : harness.ui().nodes()) {
    parents[node.id] = node.parent;
    if (node.role == Role::region && node.name == "Choices") region = node.id;
    std::uint32_t above = node.parent;
    while (above != 0 && above != region) above = parents[above];
    if (above == 0 || region == 0 || node.rect.height <= 0) continue;
    top = std::min(top, node.rect.y);
    foot = std::max(foot, node.rect.y + node.rect.height);
  }
  return foot - top;
}

}  // namespace

TEST_CASE(
    "A wide window gives the plates and the sheet beside them more room, at any size of text") {
  const auto width_of = [](float window, float scale, Role role, const char* name) {
    CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"), support::beacon_road(),
                       window, 1080);
    desk.harness.ui().set_text_scale(scale);
    desk.redraw();
    return desk.harness.get(role, name).rect.width;
  };
  CHECK(width_of(1920, 1, Role::radio, "Warrior") >= 240);
  CHECK(width_of(1920, 1, Role::region, "Sheet") >= 355);
  CHECK(width_of(1280, 1, Role::radio, "Warrior") < 200);
  // What the choices may take grows with the text.
  CHECK(width_of(1920, 1.5F, Role::radio, "Warrior") > width_of(1280, 1, Role::radio, "Warrior"));
}

TEST_CASE("No step of Beacon Road's characters is taller than three screens, on a phone than six") {
  for (const bool phone : {false, true}) {
    const float width = phone ? 390.0F : 1280.0F;
    const float height = phone ? 844.0F : 800.0F;
    const float most = phone ? 6 * height : 3 * height;
    for (const bool made : {false, true}) {
      CharacterDesk desk(
          made ? support::warrior() : rules::new_character(support::beacon_road(), "c1"),
          support::beacon_road(), width, height, {.touch = phone});
      for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
        desk.show_step(step);
        const float tall = height_of_choices(desk.harness);
        INFO(support::beacon_road().character_steps[step].name << " is " << tall << " of " << most);
        UNSCOPED_INFO((made ? "made " : "new ")
                      << support::beacon_road().character_steps[step].name << " " << tall);
        CHECK(tall > 40);
        CHECK(tall <= most);
      }
    }
  }
}

TEST_CASE("No step of Beacon Road's crews is taller than three screens, on a phone than six") {
  for (const bool phone : {false, true}) {
    const float height = phone ? 844.0F : 800.0F;
    const float most = phone ? 6 * height : 3 * height;
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::finished("sin_eaters"),
                      phone ? 390.0F : 1280.0F, height);
    desk.open();
    for (std::size_t step = 0; step < support::beacon_road().crew_steps.size(); ++step) {
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
      const float tall = height_of_choices(desk.harness);
      INFO(support::beacon_road().crew_steps[step].name << " is " << tall << " of " << most);
      CHECK(tall > 40);
      CHECK(tall <= most);
    }
  }
}

TEST_CASE("A crew's list of abilities makes its step no longer once one is chosen") {
  ui::CrewDesk desk(
      ui::CrewDesk::Screen::creation,
      rules::with_crew_type(support::beacon_road(), ui::CrewDesk::blank(), "sin_eaters"));
  desk.open();
  desk.creation.frame.step = 3;
  desk.harness.settle();
  const float before = height_of_choices(desk.harness);
  desk.harness.press(Role::radio, "Forged in the Fire");
  CHECK(height_of_choices(desk.harness) < before / 2);
}

TEST_CASE("the count of powers that one can take is that of those one can take now") {
  rules::Character hero = support::warrior();
  hero.id = "c1";
  hero.powers.clear();
  CharacterDesk desk(hero, support::beacon_road());
  desk.go_to("Powers");
  const auto counted = [&] {
    for (const ui::Node& each : desk.harness.ui().nodes()) {
      if (each.role == Role::text && each.name.find(" can be taken") != std::string::npos) {
        return std::stoi(each.name);
      }
    }
    return -1;
  };
  const auto really = [&] {
    int count = 0;
    for (const rules::Power& each : desk.ruleset().powers) {
      const bool mine = rules::contains(desk.character().powers, each.id);
      if (!mine && rules::may_have_power(desk.standing(), each.id)) ++count;
    }
    return count;
  };
  const int before = counted();
  CHECK(before == really());
  CHECK(before > 0);
  for (const rules::Power& each : desk.ruleset().powers) {
    if (!rules::may_have_power(desk.standing(), each.id)) continue;
    desk.harness.press(Role::checkbox, each.name);
    break;
  }
  CHECK(desk.character().powers.size() == 1);
  CHECK(counted() == really());
  CHECK(counted() < before);
}

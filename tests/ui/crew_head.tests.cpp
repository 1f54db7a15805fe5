// The head of a crew's sheet: who they are in a line, and boxes that a finger marks in one row.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "crew_desk.hpp"
#include "support/sheets.hpp"
#include "ui/kit/theme.hpp"

using namespace roadbook;
using ui::CrewDesk;
using ui::Node;
using ui::Role;

namespace {

rules::Crew crew_with_oath() {
  rules::Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.features = {support::taken("oaths", "oath_of_veracity")};
  return crew;
}

}  // namespace

TEST_CASE("a crew's head says its reputation and what it swore behind its type") {
  const std::string words = "Sin-eaters, strange, Oath of Veracity";
  for (const float width : {1280.0F, 768.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, crew_with_oath(), width, 1024, width < 1000);
    desk.open();
    const Node line = desk.harness.get(Role::text, words);
    CHECK(line.rect.x + line.rect.width <= width);
    // What is not chosen is not said.
    rules::Crew crew = desk.crew();
    crew.reputation.clear();
    desk.put(crew);
    desk.harness.frame();
    CHECK(desk.harness.has(Role::text, "Sin-eaters, Oath of Veracity"));
    crew.features.clear();
    desk.put(crew);
    desk.harness.frame();
    CHECK(desk.harness.has(Role::text, "Sin-eaters"));
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("in a narrow window who a crew are is whole on a tablet, and one line on a phone") {
  rules::Crew crew = crew_with_oath();
  crew.features.push_back(support::taken("oaths", "oath_of_poverty"));
  crew.reputation = "Feared in the river towns and loved in none of them, whoever asks";
  const std::string words =
      "Sin-eaters, Feared in the river towns and loved in none of them, whoever asks, "
      "Oath of Veracity, Oath of Poverty";
  for (const float width : {768.0F, 390.0F, 320.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::sheet, crew, width, 1024, true);
    desk.open();
    const Node line = desk.harness.get(Role::text, words);
    const float one_line = desk.harness.ui().measure(ui::Type::small, "X").height;
    CHECK((line.rect.height <= one_line) == (width < 500));
    CHECK(line.rect.x + line.rect.width <= width - 16);
    CHECK(desk.harness.small_targets().empty());
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("each row of boxes of a crew is one row for a finger, however narrow the phone is") {
  rules::Crew crew = crew_with_oath();
  crew.claims = {"turf_1", "turf_2"};
  CrewDesk desk(CrewDesk::Screen::sheet, crew, 320, 844);
  desk.open();
  const rules::Words& says = support::beacon_road().words;
  for (const std::string& name :
       {says.rep.one, says.heat.one, says.wanted_level.one, says.experience.one}) {
    CAPTURE(name);
    const Node boxes = desk.harness.get(Role::spin_button, name);
    CHECK(boxes.rect.height == ui::touch_target);
    CHECK(boxes.rect.width <= 320 - 32);
    CHECK(boxes.rect.width / static_cast<float>(boxes.value_max) >= 24);
  }
  CHECK(desk.harness.small_targets().empty());
}

TEST_CASE("on a tablet under Edit coin stands in the row of Tier, hold and rep") {
  CrewDesk desk(CrewDesk::Screen::sheet, crew_with_oath(), 768, 1024, true);
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  const rules::Words& says = support::beacon_road().words;
  const Node coin = desk.harness.get(Role::meter, says.coin.one);
  const Node rep = desk.harness.get(Role::spin_button, says.rep.one);
  CHECK(coin.rect.x > rep.rect.x + rep.rect.width);
  CHECK(coin.rect.y < rep.rect.y + rep.rect.height);
  CHECK(coin.rect.x + coin.rect.width <= 768 - 16);
  CHECK(desk.harness.faults().empty());
}

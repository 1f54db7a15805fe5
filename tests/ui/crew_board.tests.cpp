// The crew's board at 1280 by 800: what of it is in sight, and what stays where it is.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <string>

#include "crew_desk.hpp"
#include "go_there.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using ui::CrewDesk;
using ui::Node;
using ui::Role;

namespace {

// A crew of four with its bar above, in a window of 1280 by 800.
class Board : public CrewDesk {
 public:
  explicit Board(rules::Crew crew) : CrewDesk(Screen::sheet, std::move(crew), 1280, 800) {
    for (const char* name : {"Bram", "Kohana", "Mirela", "Seren"}) add_character(name, true);
    constexpr float bar_height = 44;
    above = [](ui::Ui& screen) {
      const auto bar = ui::region(screen, "Bar", {.dock = ui::Dock::top, .size = bar_height});
    };
    open();
  }
  void edit(bool editing) {
    sheet.editing = editing;
    harness.frame();
    harness.settle();
  }
};

rules::Crew with_upgrades() {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.abilities = {{"forged_in_the_fire", "", {}, {}, {}}, {"no_traces", "", {}, {}, {}}};
  crew.upgrades = {{"composed", 2},
                   {"hidden_lair", 1},
                   {"knowledge_of_evil", 1},
                   {"quarters", 1},
                   {"workshop", 1}};
  return crew;
}

}  // namespace

TEST_CASE("beside the map seven abilities and six upgrades are in sight over the members") {
  rules::Crew of_families = with_upgrades();
  of_families.upgrades["quality_weapons"] = of_families.upgrades["word_training"] = 1;
  const rules::Crew crew = GENERATE_COPY(with_upgrades(), of_families);
  CAPTURE(crew.upgrades.size());
  Board desk(crew);
  const float foot = desk.harness.get(Role::region, "Members").rect.y;
  const auto rows_under = [&](const std::string& heading, const std::string& next) {
    const auto list = desk.harness.get(Role::heading, heading).rect;
    const float end = next.empty() ? foot : desk.harness.get(Role::heading, next).rect.y;
    const auto& nodes = desk.harness.ui().nodes();
    return std::count_if(nodes.begin(), nodes.end(), [&](const Node& each) {
      return each.role == Role::button && each.expandable && each.rect.x >= list.x &&
             each.rect.y >= list.y && each.rect.y + each.rect.height <= end;
    });
  };
  CHECK(rows_under("Special abilities", "Upgrades") == 7);
  CHECK(rows_under("Upgrades", "") >= 6);
  CHECK(desk.harness.has(Role::button, "Training: Word") == (crew == of_families));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("the places of the map are as high under Edit as in play, and stand where they stood") {
  Board desk(with_upgrades());
  desk.edit(false);
  const auto place = [&](const char* name) { return desk.harness.get(Role::button, name).rect; };
  const auto first = place("Depository");
  const auto last = place("Quiet Efficacy");
  desk.edit(true);
  CHECK(place("Depository") == first);
  CHECK(place("Quiet Efficacy") == last);
}

TEST_CASE("over the map a link leads to the claims of the prison, which unfold") {
  Board desk(with_upgrades());
  CHECK_FALSE(desk.harness.has(Role::group, "Map of the prison"));
  desk.harness.press(Role::link, "prison claims");
  CHECK(desk.harness.has(Role::group, "Map of the prison"));
  CHECK(headless::is_in_sight(desk.harness.get(Role::button, "Prison claims")));
  // The way to the map itself is another one.
  ui::go_to_part(desk.harness.ui(), desk.sheet, 1);
  desk.harness.frame();
  desk.harness.settle();
  CHECK(headless::is_in_sight(desk.harness.get(Role::heading, "Claims")));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("where the parts of a crew stand in tabs the prison is below its map, without a link") {
  CrewDesk desk(CrewDesk::Screen::sheet, with_upgrades(), 390, 844);
  desk.open();
  desk.harness.press(Role::tab, "Map");
  CHECK_FALSE(desk.harness.has(Role::link, "prison claims"));
  CHECK(desk.harness.has(Role::button, "Prison claims"));
}

TEST_CASE("on a tablet held upright the boxes of coin are square, and members begin in sight") {
  CrewDesk desk(CrewDesk::Screen::sheet, with_upgrades(), 768, 1024, true);
  for (const char* name : {"Bram", "Kohana", "Mirela", "Seren"}) desk.add_character(name, true);
  desk.open();
  // As broad as high, with what is between them.
  const Node& coin = desk.harness.get(Role::meter, "Coin");
  CHECK(coin.rect.width / static_cast<float>(coin.value_max) >= 20);
  // The bar says the name.
  CHECK_FALSE(desk.harness.has(Role::button, "Change: The crew's name"));
  CHECK(headless::is_in_sight(desk.harness.get(Role::heading, "Members")));
  CHECK(desk.harness.get(Role::heading, "Members").rect.y <
        desk.harness.get(Role::button, "Prison claims").rect.y);
  CHECK(desk.harness.faults().empty());
}

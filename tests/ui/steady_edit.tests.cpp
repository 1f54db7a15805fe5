// Nothing moves away from under the finger that uses it, and nothing else comes under it: under
// Edit, and on phones and tablets.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "crew_desk.hpp"
#include "five_presses.hpp"
#include "sheet_table.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

// High enough that nothing scrolls.
constexpr float whole_page = 6400;

// The pages of a screen. In the short form each so-many-th control is pressed, others on each page.
class Pages {
 public:
  void nothing_moves(Harness& harness, FivePresses how) {
    how.slack = 1.5F;
    how.from = ++seen_;
    how.writes = true;
    int found = 0;
    const std::set<std::string> moved = moved_by_five_presses(harness, how, found);
    for (const std::string& each : moved) UNSCOPED_INFO(each);
    CHECK(moved.empty());
    CHECK(found > 15);
  }

 private:
  std::size_t seen_ = 0;
};

// Of all that can be removed there are two, so that one could come under the finger that removed
// the other.
rules::Character with_two_of_each() {
  rules::Character hero = support::warrior();
  hero.harm = much_harm();
  hero.clocks = {{"The alarm", 6, 2, false, {}, {}}, {"A debt", 6, 2, false, {}, {}}};
  hero.conditions = {{"Deafened", 2, false}, {"Blessed", 1, true}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
  hero.coin = 3;
  hero.powers = {"bash", "block"};
  hero.abilities.push_back(support::taken("deadly"));
  hero.looks = {"Scarred", "Tall"};
  return hero;
}

rules::Crew with_two_of_each(rules::Crew crew) {
  crew.abilities.push_back(support::taken("deadly"));
  crew.coin.push_back({"", 2, "A score"});
  crew.coin.push_back({"", 1, "A debt"});
  return crew;
}

void show_anew(ui::CrewDesk& desk, const model::Library& start, bool editing, std::size_t part) {
  desk.library = start;
  desk.sheet = {};
  desk.sheet.document = desk.crew().id;
  desk.sheet.editing = editing;
  desk.sheet.part = part;
  desk.put(desk.crew());
  desk.harness.ui().scroll_to_top();
  desk.harness.frame();
  desk.harness.settle();
}

}  // namespace

TEST_CASE("each control of a character under Edit, pressed five times, stands where it stood") {
  Pages pages;
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    for (std::size_t page = 0; page < (width < 500 ? 4U : 2U); ++page) {
      SheetTable table(with_two_of_each(), width, whole_page, width < 1000);
      FivePresses how;
      how.each = support::rounds(12, 1);
      how.reset = [&] {
        table.library = table.start;
        table.begin_anew();
        table.state.page = page;
        table.state.editing = true;
        table.move.open = false;
        table.change([](rules::Character&) {});
      };
      INFO(width << ", page " << page);
      pages.nothing_moves(table.harness, how);
    }
  }
}

TEST_CASE("a trait that was removed keeps its place, and comes back by another press") {
  SheetTable table(with_two_of_each(), 1280, whole_page);
  table.state.editing = true;
  table.state.page = 1;
  table.settle();
  const rules::Character before = table.hero();
  const ui::NodeRect at = table.harness.get(Role::checkbox, "Bold").rect;
  const auto has_bold = [&] {
    const auto& traits = table.hero().traits;
    return std::find(traits.begin(), traits.end(), "bold") != traits.end();
  };
  table.harness.press(Role::checkbox, "Bold");
  CHECK_FALSE(has_bold());
  CHECK(table.hero().traits.size() + 1 == before.traits.size());
  CHECK(table.harness.get(Role::checkbox, "Bold").rect == at);
  table.harness.press(Role::checkbox, "Bold");
  CHECK(has_bold());
  table.harness.press(Role::checkbox, "Bold");
  table.state.page = 0;
  table.settle();
  table.state.page = 1;
  table.settle();
  CHECK_FALSE(table.harness.has(Role::checkbox, "Bold"));
}

TEST_CASE("an ability and a power of a character that were removed come back where they stood") {
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    CAPTURE(width);
    SheetTable table(with_two_of_each(), width, whole_page, width < 1000);
    table.state.editing = true;
    if (width < 500) table.state.page = 1;
    table.settle();
    const rules::Character before = table.hero();
    for (const char* name : {"Stalwart", "Bash"}) {
      const ui::NodeRect at = table.harness.get(Role::button, std::string("Remove ") + name).rect;
      table.harness.press(Role::button, std::string("Remove ") + name);
      CHECK_FALSE(table.hero() == before);
      CHECK(table.harness.get(Role::button, std::string("Put back ") + name).rect == at);
      table.harness.press(Role::button, std::string("Put back ") + name);
      CHECK(table.hero() == before);
    }
    table.harness.press(Role::button, "Remove Stalwart");
    table.state.editing = false;
    table.settle();
    CHECK_FALSE(table.harness.has(Role::text, "Stalwart"));
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("what was written into an ability after the page was opened comes back with it") {
  SheetTable table(with_two_of_each(), 1280, whole_page);
  table.state.editing = true;
  table.settle();
  table.change([](rules::Character& hero) {
    hero.abilities.front().known.push_back({"The old road", {"It is shorter"}});
  });
  table.settle();
  const rules::Character before = table.hero();
  table.harness.press(Role::button, "Remove Stalwart");
  CHECK(table.hero().abilities.size() + 1 == before.abilities.size());
  table.harness.press(Role::button, "Put back Stalwart");
  CHECK(table.hero() == before);
}

TEST_CASE("an ability of a crew and a member that were removed come back where they stood") {
  ui::CrewDesk desk(ui::CrewDesk::Screen::sheet,
                    with_two_of_each(ui::CrewDesk::finished("sin_eaters")), 1280, whole_page);
  for (const char* name : {"Mirela", "Seren"}) desk.add_character(name, true);
  desk.open();
  desk.sheet.editing = true;
  desk.harness.frame();
  desk.harness.settle();
  const rules::Crew before = desk.crew();
  desk.harness.press(Role::button, "Remove Fiends");
  CHECK(desk.crew().abilities.size() + 1 == before.abilities.size());
  desk.harness.press(Role::button, "Put back Fiends");
  CHECK(desk.crew() == before);
  desk.harness.press(Role::link, "Remove Mirela from the crew");
  CHECK(desk.character("Mirela").crew.empty());
  CHECK(desk.says("No longer in the crew"));
  desk.harness.press(Role::link, "Put Mirela back into the crew");
  CHECK(desk.character("Mirela").crew == "crew");
  CHECK_FALSE(desk.says("No longer in the crew"));
  desk.harness.press(Role::link, "Remove Mirela from the crew");
  CHECK(desk.harness.has(Role::button, "Open Mirela"));
  desk.sheet.editing = false;
  desk.harness.frame();
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::button, "Open Mirela"));
}

TEST_CASE("each control of a crew on phones, tablets and under Edit stands where it stood") {
  Pages pages;
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    for (const bool editing : {true, false}) {
      if (!editing && width > 1000) continue;  // shown with what stands still in play
      for (std::size_t part = 0; part < (width < 500 ? 5U : 1U); ++part) {
        ui::CrewDesk desk(ui::CrewDesk::Screen::sheet,
                          with_two_of_each(ui::CrewDesk::finished("sin_eaters")), width, whole_page,
                          width < 1000);
        for (const char* name : {"Mirela", "Seren"}) desk.add_character(name, true);
        desk.open();
        const model::Library start = desk.library;
        FivePresses how;
        how.each = support::rounds(30, 1);
        how.reset = [&] { show_anew(desk, start, editing, part); };
        INFO(width << (editing ? " under Edit" : " in play") << ", part " << part);
        pages.nothing_moves(desk.harness, how);
      }
    }
  }
}

TEST_CASE("a weapon that is taken along or put away keeps its row under the finger") {
  struct Begun {
    float height;
    bool editing;
    bool carried;
  };
  // Where the page scrolls, and where all of it has room. It is an attack as long as it is carried.
  for (const auto& [height, editing, carried] : {Begun{1024, false, false},
                                                 {1024, true, false},
                                                 {whole_page, true, false},
                                                 {whole_page, true, true}}) {
    CAPTURE(height, editing, carried);
    SheetTable table(rules::with_carried(support::beacon_road(), with_two_of_each(),
                                         "fine_two_handed_weapon", carried),
                     768, height, true);
    Harness& harness = table.harness;
    table.state.editing = editing;
    table.settle();
    const std::uint32_t row = harness.get(Role::checkbox, "Fine 2H Weapon").id;
    harness.ui().scroll_to(row);
    harness.frame(1);
    harness.settle();
    const float before = node_with(harness, row)->rect.y;
    for (int press = 0; press < 3; ++press) {
      harness.ui().act({row, ui::NodeAction::Kind::press, {}, 0});
      harness.settle();
      CHECK(node_with(harness, row)->checked == (carried == (press % 2 != 0)));
      CHECK(node_with(harness, row)->rect.y == before);
    }
  }
}

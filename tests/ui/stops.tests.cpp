// How the keys walk through each page: Tab stops once in each part, arrows reach all that is in it,
// and a part is entered again where the focus was.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <deque>
#include <map>
#include <set>
#include <string>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "evening_desk.hpp"
#include "headless/harness.hpp"
#include "sheet_table.hpp"
#include "support/rounds.hpp"
#include "ui/access/mirror.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/rating.hpp"
#include "ui/screens/library.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

const Node* find_node(Harness& harness, std::uint32_t id) {
  const Nodes& all = harness.ui().nodes();
  const auto found =
      std::find_if(all.begin(), all.end(), [id](const Node& each) { return each.id == id; });
  return found == all.end() ? nullptr : &*found;
}

std::string name_of(Harness& harness, std::uint32_t id) {
  const Node* node = find_node(harness, id);
  return node == nullptr ? std::string("?") : node->name;
}

void put_focus(Harness& harness, std::uint32_t id) {
  if (harness.ui().focused() == id) return;
  harness.ui().focus(id);
  harness.settle();
}

// What Tab comes to, once round.
std::vector<std::string> walked_with_tab(Harness& harness) {
  std::vector<std::string> names;
  std::set<std::uint32_t> seen;
  for (int presses = 0; presses < 200; ++presses) {
    harness.key(ImGuiKey_Tab);
    const std::uint32_t at = harness.ui().focused();
    if (at != 0 && !seen.insert(at).second) break;
    names.push_back(name_of(harness, at));
  }
  return names;
}

std::vector<Stop> stops_of(Harness& harness) {
  std::vector<Stop> stops;
  for (const Stop& each : harness.ui().context().last_stops) {
    if (each.layer == 0 && !each.aside) stops.push_back(each);
  }
  return stops;
}

// Where the arrows lead from a control of a group with one stop.
using Ways = std::map<std::uint32_t, std::set<std::uint32_t>>;

// The members of each group with one stop.
std::map<std::uint32_t, std::vector<std::uint32_t>> groups_of(Harness& harness) {
  std::map<std::uint32_t, std::vector<std::uint32_t>> groups;
  for (const Stop& stop : stops_of(harness)) {
    if (stop.group != 0) groups[stop.group].push_back(stop.id);
  }
  return groups;
}

std::set<std::uint32_t> reached_from(const Ways& ways, std::uint32_t from) {
  std::set<std::uint32_t> reached{from};
  std::vector<std::uint32_t> open{from};
  while (!open.empty()) {
    const auto here = ways.find(open.back());
    open.pop_back();
    if (here == ways.end()) continue;
    for (const std::uint32_t next : here->second) {
      if (reached.insert(next).second) open.push_back(next);
    }
  }
  return reached;
}

// Presses the two arrows at each of the controls.
void press_arrows(Harness& harness, const std::vector<std::uint32_t>& controls,
                  const std::array<ImGuiKey, 2>& arrows, Ways& ways) {
  std::map<std::uint32_t, std::vector<ImGuiKey>> to_press;
  for (const std::uint32_t id : controls) to_press[id] = {arrows[0], arrows[1]};
  while (!to_press.empty()) {
    // On from where the last arrow led to, as long as something is left to press there.
    auto next = to_press.find(harness.ui().focused());
    if (next == to_press.end()) next = to_press.begin();
    const std::uint32_t id = next->first;
    put_focus(harness, id);
    harness.key(next->second.back());
    ways[id].insert(harness.ui().focused());
    next->second.pop_back();
    if (next->second.empty()) to_press.erase(next);
  }
}

// The controls that no arrows reach from where Tab stops in their group. Left and right are tried
// where up and down alone do not lead to all. In the short form each third group, which ones says
// `from`.
std::vector<std::string> out_of_reach(Harness& harness, std::size_t from = 0) {
  Ways ways;
  std::vector<std::string> lost;
  for (const auto& [group, members] : groups_of(harness)) {
    if (from++ % support::rounds(3, 1) != 0) continue;
    const auto joined = [&members = members, &ways] {
      return std::all_of(members.begin(), members.end(), [&](std::uint32_t from) {
        const auto reached = reached_from(ways, from);
        return std::all_of(members.begin(), members.end(),
                           [&](std::uint32_t id) { return reached.count(id) != 0; });
      });
    };
    press_arrows(harness, members, {ImGuiKey_UpArrow, ImGuiKey_DownArrow}, ways);
    if (joined()) continue;
    std::vector<std::uint32_t> beside;
    for (const std::uint32_t id : members) {
      const Node* node = find_node(harness, id);
      if (node == nullptr || node->role != Role::spin_button) beside.push_back(id);
    }
    press_arrows(harness, beside, {ImGuiKey_LeftArrow, ImGuiKey_RightArrow}, ways);
    for (const std::uint32_t from : members) {
      const auto reached = reached_from(ways, from);
      for (const std::uint32_t id : members) {
        if (reached.count(id) != 0) continue;
        std::string way;
        for (const std::uint32_t next : ways[from]) way += ", " + name_of(harness, next);
        lost.push_back(name_of(harness, id) + " from " + name_of(harness, from) + way);
      }
    }
  }
  return lost;
}

bool lies_within(const Rect& inner, const NodeRect& outer) {
  constexpr float near = 0.5F;
  const bool high = inner.height > outer.height;
  const bool wide = inner.width > outer.width;
  return (high ||
          (inner.y >= outer.y - near && inner.y + inner.height <= outer.y + outer.height + near)) &&
         (wide ||
          (inner.x >= outer.x - near && inner.x + inner.width <= outer.x + outer.width + near));
}

// The controls that do not come into sight whole, with the ring around them, when they get the
// focus.
std::vector<std::string> with_a_cut_ring(Harness& harness) {
  harness.key(ImGuiKey_Tab);  // from now on the ring is drawn
  std::vector<std::string> cut;
  const std::vector<Stop> stops = stops_of(harness);
  for (std::size_t i = 0; i < stops.size(); i += support::rounds(7, 1)) {
    put_focus(harness, stops[i].id);
    const Node* node = find_node(harness, stops[i].id);
    for (const Stop& now : stops_of(harness)) {
      if (node == nullptr || now.id != node->id || lies_within(now.rect, node->clip)) continue;
      cut.push_back(node->name);
    }
  }
  return cut;
}

constexpr std::array<Size, 2> windows_of_rings{Size{1280, 800}, Size{390, 844}};

rules::Character hero_in_play() {
  rules::Character hero = support::warrior();
  for (const char* ability : {"battleborn", "savage"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.powers = {"bash", "parry"};
  hero.actions["wreck"] = 3;
  hero.load_level = "normal";
  hero.carried = {{"battleaxe", "", 1, true}, {"spear", "", 1, false}};
  hero.tracks = {{"hit_points", 9}, {"stress", 2}, {"beacon_points", 2}};
  hero.harm = {{2, "Deep cut"}};
  hero.conditions = {{"Bleeding", 1, false}, {"Regenerating", 1, true}};
  hero.clocks = {{"The alarm spreads", 6, 2, false, {}, {}}};
  hero.journal = {{"1 May 2026, 20:00", "Resist: success", 1}};
  return hero;
}

// That page of a sheet has a stop for each part, and nothing that the arrows cannot reach.
void has_few_stops(SheetTable& table, std::size_t page) {
  table.state.page = page;
  table.settle();
  const std::vector<std::string> stops = walked_with_tab(table.harness);
  CAPTURE(page, stops);
  CHECK(stops.size() <= 20);
  CHECK(out_of_reach(table.harness, page) == std::vector<std::string>{});
}

// A library in which each fifth sheet is a crew, with its members behind it; the last three are in
// none.
struct Library {
  std::deque<LibraryEntry> entries;
  LibraryStanding standing{"", false, {{"Tier", "1"}, {"Heat", "2"}}};
  LibraryView view;
  LibraryState state;
  Harness harness;

  Library(std::size_t sheets, bool phone)
      : harness(phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F, {.touch = phone}) {
    view.rulesets = {{"beacon-road", "Beacon Road"}};
    view.place = "Kept in this browser.";
    view.generation = 1;
    view.standing = [this](const model::Id&) -> const LibraryStanding& { return standing; };
    model::Id crew;
    for (std::size_t i = 0; i < sheets; ++i) {
      LibraryEntry entry;
      entry.id = "sheet" + std::to_string(i);
      entry.game = "beacon-road";
      entry.crew = i % 5 == 0;
      entry.name = (entry.crew ? "Crew " : "Wanderer ") + std::to_string(i);
      entry.in_play = true;
      if (entry.crew) crew = entry.id;
      if (!entry.crew && i + 3 < sheets) entry.crew_id = crew;
      entries.push_back(entry);
    }
    for (const LibraryEntry& each : entries) view.entries.push_back(&each);
    harness.show([this](Ui& ui) {
      Requests requests;
      draw_library(ui, view, state, requests);
    });
  }
};

}  // namespace

TEST_CASE("on the Play page Tab has one stop for each part") {
  for (const std::size_t page : {0U, 1U}) {
    SheetTable table(hero_in_play());
    has_few_stops(table, page);
  }
}

TEST_CASE("on a phone's pages Tab has one stop for each part") {
  for (const std::size_t page : {0U, 1U, 2U, 3U}) {
    SheetTable table(hero_in_play(), 390, 844, true);
    has_few_stops(table, page);
  }
}

TEST_CASE("on the crew's page Tab has one stop for each part") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.cohorts = {rules::Cohort{"gang", "The Wicks", {"rovers"}, {}, {}, 0, {}}};
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.add_character("Mirela", true);
  desk.open();
  const std::vector<std::string> stops = walked_with_tab(desk.harness);
  CAPTURE(stops);
  CHECK(stops.size() <= 24);
  CHECK(out_of_reach(desk.harness) == std::vector<std::string>{});
}

TEST_CASE("at the table, in the guide and in the journal Tab has one stop for each part") {
  for (const auto screen :
       {EveningDesk::Screen::table, EveningDesk::Screen::guide, EveningDesk::Screen::journal}) {
    EveningDesk desk(screen);
    rules::Crew crew = desk.crew();
    crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
    desk.put(crew);
    desk.open();
    const std::vector<std::string> stops = walked_with_tab(desk.harness);
    CAPTURE(static_cast<int>(screen), stops);
    CHECK(stops.size() <= 20);
    CHECK(out_of_reach(desk.harness) == std::vector<std::string>{});
  }
}

TEST_CASE("in the library Tab stops as often with many sheets as with three") {
  for (const std::uint64_t sheets : {std::uint64_t{3}, support::rounds(15, 60)}) {
    for (const bool phone : {false, true}) {
      Library library(sheets, phone);
      const std::vector<std::string> stops = walked_with_tab(library.harness);
      CAPTURE(sheets, phone, stops);
      CHECK(stops.size() <= 12);
      CHECK(out_of_reach(library.harness, phone ? 1 : 0) == std::vector<std::string>{});
    }
  }
}

TEST_CASE("the mirror is told whether Up and Down walk on from a number, as its keys do") {
  for (const bool one_stop : {false, true}) {
    CAPTURE(one_stop);
    int stress = 2;
    Harness harness(1000, 700);
    harness.show([&](Ui& ui) {
      const Block page = region(ui, "Page", {.one_stop = one_stop});
      if (const auto asked = track(ui, {.name = "Stress", .filled = stress, .size = 9})) {
        stress = *asked;
      }
      track(ui, {.name = "Trauma", .size = 4});
    });
    const Node number = harness.get(Role::spin_button, "Stress");
    put_focus(harness, number.id);
    harness.key(ImGuiKey_DownArrow);
    CHECK((name_of(harness, harness.ui().focused()) == "Trauma") == one_stop);
    CHECK(stress == (one_stop ? 2 : 1));
    const bool told = mirror_patch({}, {number}).find("\"walked\"") != std::string::npos;
    CHECK(told == one_stop);
  }
}

TEST_CASE("on the Play page Up and Down walk on from every number") {
  SheetTable table(hero_in_play());
  std::size_t numbers = 0;
  for (const Node& each : table.harness.ui().nodes()) {
    if (each.role != Role::spin_button) continue;
    ++numbers;
    CAPTURE(each.name);
    CHECK(each.walked);
  }
  CHECK(numbers >= 2);
}

TEST_CASE("a part is entered again where the focus was in it, by Tab and by F6") {
  SheetTable table(hero_in_play());
  table.harness.key(ImGuiKey_Tab);
  table.harness.key(ImGuiKey_Tab);
  table.harness.key(ImGuiKey_DownArrow);
  table.harness.key(ImGuiKey_DownArrow);
  const std::uint32_t here = table.harness.ui().focused();
  table.harness.key(ImGuiKey_Tab);
  CHECK(table.harness.ui().focused() != here);
  table.harness.key(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(table.harness.ui().focused() == here);
  table.harness.key(ImGuiKey_F6);
  CHECK(table.harness.ui().focused() != here);
  table.harness.key(ImGuiKey_F6, ImGuiMod_Shift);
  CHECK(table.harness.ui().focused() == here);
}

TEST_CASE("on the pages of a character the ring of the focus is never cut off") {
  for (const Size& window : windows_of_rings) {
    const bool phone = window.width < 500;
    for (std::size_t page = 0; page < (phone ? 4U : 2U); ++page) {
      SheetTable table(hero_in_play(), window.width, window.height, phone);
      table.state.page = page;
      table.settle();
      CAPTURE(window.width, page);
      CHECK(with_a_cut_ring(table.harness) == std::vector<std::string>{});
    }
  }
}

TEST_CASE("on the pages of a crew the ring of the focus is never cut off") {
  for (const Size& window : windows_of_rings) {
    const auto screens = {CrewDesk::Screen::sheet, CrewDesk::Screen::creation};
    for (const CrewDesk::Screen screen : screens) {
      CrewDesk desk(screen, CrewDesk::finished("sin_eaters"), window.width, window.height);
      desk.add_character("Mirela", true);
      desk.open();
      const std::size_t parts = screen == CrewDesk::Screen::creation ? desk.game->crew_steps.size()
                                : crew_on_one_page(desk.harness.ui())
                                    ? 1
                                    : crew_sheet_parts(*desk.game).size();
      for (std::size_t part = 0; part < parts; ++part) {
        desk.creation.frame.step = desk.sheet.part = part;
        desk.harness.frame();
        desk.harness.settle();
        CAPTURE(window.width, static_cast<int>(screen), part);
        CHECK(with_a_cut_ring(desk.harness) == std::vector<std::string>{});
      }
    }
  }
}

TEST_CASE("in the creation of a character the ring of the focus is never cut off") {
  const rules::Ruleset& game = support::beacon_road();
  for (const Size& window : windows_of_rings) {
    CharacterDesk desk(support::warrior(), game, window.width, window.height,
                       {.touch = window.width < 500});
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      desk.show_step(step);
      CAPTURE(window.width, step);
      CHECK(with_a_cut_ring(desk.harness) == std::vector<std::string>{});
    }
  }
}

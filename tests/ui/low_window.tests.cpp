// Tiny windows: a phone that lies on its side, a small phone, a page at 200 percent. What stays in
// sight gives way to what is done there, and a message covers nothing that is pressed.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "rules/judge/playbook_change.hpp"
#include "sheet_table.hpp"
#include "support/sheets.hpp"
#include "ui/screens/bar.hpp"
#include "ui/screens/messages.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

const HarnessOptions with_a_finger{.touch = true};

void bar_of_creation(ui::Ui& ui) {
  ui::Requests requests;
  ui::BarView bar;
  bar.document = "c1";
  bar.at_creation = true;
  bar.name = "New character";
  bar.kept_words = "Saved";
  bar.can_undo = true;
  bar.undo_words = "Archetype: Warrior";
  ui::draw_bar(ui, bar, requests);
}

bool is_where(const ui::Node& node) {
  return node.role == Role::button && node.expandable && node.name.starts_with("Step ");
}

// The step of Beacon Road's creation with that name, by its place.
std::size_t step_of(std::string_view name) {
  const auto& steps = support::beacon_road().character_steps;
  const auto found = std::find_if(steps.begin(), steps.end(),
                                  [&](const rules::Step& step) { return step.name == name; });
  REQUIRE(found != steps.end());
  return static_cast<std::size_t>(found - steps.begin());
}

// From where the steps end to where the main button begins.
ui::NodeRect room_of_step(Harness& harness) {
  ui::NodeRect room = harness.get(Role::region, "Choices").rect;
  const float bottom = harness.get(Role::region, "Next step").rect.y;
  float top = room.y;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (is_where(node)) top = std::max(top, node.rect.y + node.rect.height);
  }
  room.height = std::min(room.y + room.height, bottom) - top;
  room.y = top;
  return room;
}

// Whether something of the step stands in sight below what rolls it.
bool shows_something(Harness& harness) {
  const ui::NodeRect room = room_of_step(harness);
  float from = room.y;
  for (const char* name : {"Roll this step", "Fill in the rest"}) {
    const ui::Node* button = harness.find(Role::button, name);
    if (button != nullptr) from = std::max(from, button->rect.y + button->rect.height);
  }
  constexpr float enough = 20;
  const ui::Nodes& nodes = harness.ui().nodes();
  return std::any_of(nodes.begin(), nodes.end(), [&](const ui::Node& node) {
    return node.rect.height > 0 && node.rect.y >= from &&
           node.rect.y + enough <= room.y + room.height;
  });
}

std::size_t place_of(Harness& harness, Role role, const std::string& name) {
  const ui::Nodes& nodes = harness.ui().nodes();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].role == role && nodes[i].name == name) return i;
  }
  FAIL(name << " is not there");
  return 0;
}

bool stands_in_window(Harness& harness, Role role, const std::string& name, ui::Size window) {
  const ui::NodeRect& rect = harness.get(role, name).rect;
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= window.width &&
         rect.y + rect.height <= window.height;
}

bool covers(const ui::NodeRect& a, const ui::NodeRect& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

// What is pressed in a region that is docked and the message lies on.
std::string covered_by(Harness& harness, const std::string& words,
                       const std::vector<std::string>& docked) {
  const ui::NodeRect message = harness.get(Role::status, words).rect;
  std::map<std::uint32_t, bool> inside;
  std::string all;
  for (const ui::Node& node : harness.ui().nodes()) {
    const bool begins = node.role == Role::region &&
                        std::find(docked.begin(), docked.end(), node.name) != docked.end();
    inside[node.id] = begins || inside[node.parent];
    if (inside[node.id] && node.interactive && covers(message, node.rect)) all += node.name + "\n";
  }
  return all;
}

constexpr ui::Size small_windows[] = {{320, 568}, {640, 400}};
constexpr const char* message_words = "Mirela Vas is deleted.";

void message_over(ui::Ui& ui) {
  ui::Requests requests;
  ui::draw_message(ui, {message_words, "Undo", ui::Command{ui::Action::undo}}, requests);
}

}  // namespace

TEST_CASE(
    "at 640 by 400 each step of a character's creation has 55 percent of the height for itself") {
  constexpr ui::Size window{640, 400};
  for (const bool made : {false, true}) {
    CharacterDesk desk(
        made ? support::warrior() : rules::new_character(support::beacon_road(), "c1"),
        support::beacon_road(), window.width, window.height, with_a_finger);
    desk.above = bar_of_creation;
    for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(support::beacon_road().character_steps[step].name << (made ? ", made" : ", new"));
      CHECK(room_of_step(desk.harness).height >= 0.55F * window.height);
      CHECK(shows_something(desk.harness));
      CHECK(desk.harness.small_targets().empty());
      CHECK(stands_in_window(desk.harness, Role::button, "IRON", window));
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("at 640 by 400 each step of a crew's creation has 55 percent of the height for itself") {
  constexpr ui::Size window{640, 400};
  for (const bool made : {false, true}) {
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation,
                      made ? ui::CrewDesk::finished("sin_eaters") : ui::CrewDesk::blank(),
                      window.width, window.height);
    desk.above = bar_of_creation;
    desk.open();
    for (std::size_t step = 0; step < support::beacon_road().crew_steps.size(); ++step) {
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
      INFO(support::beacon_road().crew_steps[step].name << (made ? ", made" : ", new"));
      CHECK(room_of_step(desk.harness).height >= 0.55F * window.height);
      CHECK(shows_something(desk.harness));
      // The numbers, or where a long main button leaves them no room, what opens the sheet.
      const bool numbers = !desk.harness.has(Role::button, "Sheet");
      CHECK(stands_in_window(desk.harness, Role::button, numbers ? "Tier" : "Sheet", window));
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("in a low window all that leads through the creation is there, in the same order") {
  const std::pair<float, float> windows[] = {{640, 400}, {844, 390}, {1000, 480}};
  for (const auto& [width, height] : windows) {
    INFO(width << " x " << height);
    CharacterDesk desk(rules::new_character(support::beacon_road(), "c1"), support::beacon_road(),
                       width, height, with_a_finger);
    Harness& h = desk.harness;
    for (const char* name : {"Next: Bloodline", "IRON"}) {
      CHECK(stands_in_window(h, Role::button, name, {width, height}));
    }
    // The choices, the main button, the numbers.
    const std::size_t choice = place_of(h, Role::radio, "Warrior");
    const std::size_t next = place_of(h, Role::button, "Next: Bloodline");
    CHECK(choice < next);
    CHECK(next < place_of(h, Role::button, "IRON"));
    h.press(Role::button, "Fill in the rest");
    CHECK_FALSE(desk.character().name.empty());
    desk.undo();
    h.press(Role::button, "Roll this step");
    CHECK_FALSE(desk.character().playbook.empty());
    h.press(Role::button, "Next: Bloodline");
    CHECK(desk.state.frame.step == 1);
    // A number opens the sheet over the steps, where the name is written.
    h.press(Role::button, "IRON");
    CHECK(h.has(Role::dialog, "Sheet"));
    h.type("Name on the sheet", "Mirela Vas");
    h.press(Role::button, "Close");
    CHECK(desk.character().name == "Mirela Vas");
    CHECK(h.faults() == std::vector<std::string>{});
  }
}

TEST_CASE(
    "on a small phone the first choice of a step is in sight, and its help stands behind all") {
  constexpr ui::Size window{320, 640};
  const rules::Ruleset& game = support::beacon_road();
  // So much of it that its name is read.
  const auto first_choice_in_sight = [](Harness& h) {
    constexpr float enough = 40;
    const ui::NodeRect room = room_of_step(h);
    for (const ui::Node& node : h.ui().nodes()) {
      if (node.role != Role::radio && node.role != Role::checkbox) continue;
      return node.rect.y + enough <= room.y + room.height;
    }
    return false;
  };
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "warrior"), game,
                     window.width, window.height, with_a_finger);
  desk.above = bar_of_creation;
  for (const char* name : {"Special ability", "Equipment", "Friend and rival"}) {
    INFO(name);
    const std::size_t step = step_of(name);
    desk.show_step(step);
    CHECK(first_choice_in_sight(desk.harness));
    const std::string& help = game.character_steps[step].help;
    CHECK(place_of(desk.harness, Role::text, help) >
          place_of(desk.harness, Role::button, "Roll this step"));
    desk.harness.resize(390, 844);
    CHECK(place_of(desk.harness, Role::text, help) <
          place_of(desk.harness, Role::button, "Roll this step"));
    desk.harness.resize(window.width, window.height);
  }
  ui::CrewDesk crew(ui::CrewDesk::Screen::creation,
                    rules::with_crew_type(game, ui::CrewDesk::blank(), "sin_eaters"), window.width,
                    window.height);
  crew.above = bar_of_creation;
  crew.open();
  const auto ability = std::find_if(
      game.crew_steps.begin(), game.crew_steps.end(),
      [](const rules::Step& each) { return each.kind == rules::StepKind::crew_ability; });
  crew.creation.frame.step = static_cast<std::size_t>(ability - game.crew_steps.begin());
  crew.harness.frame();
  crew.harness.settle();
  CHECK(first_choice_in_sight(crew.harness));
}

TEST_CASE("in a low window the steps and where you are share a line, each for a finger") {
  CharacterDesk desk(support::warrior(), support::beacon_road(), 640, 400, with_a_finger);
  Harness& h = desk.harness;
  h.press(Role::button, "Action dots");
  CHECK(desk.state.frame.step == 4);
  const ui::NodeRect where = h.get(Role::button, "Step 5 of 11 · Action dots").rect;
  for (const rules::Step& step : support::beacon_road().character_steps) {
    const ui::NodeRect& stroke = h.get(Role::button, step.name).rect;
    INFO(step.name);
    CHECK(stroke.y == where.y);
    CHECK(stroke.width >= ui::touch_target);
    CHECK_FALSE(covers(stroke, where));
  }
  h.press(Role::button, "Step 5 of 11 · Action dots");
  CHECK(h.has(Role::list, "All steps"));
  h.key(ImGuiKey_Escape);
  CHECK_FALSE(h.has(Role::list, "All steps"));

  // Where the strokes would be too narrow for a finger, the list alone leads to each step.
  h.resize(500, 400);
  CHECK_FALSE(h.has(Role::button, "Traits"));
  h.press(Role::button, "Step 5 of 11 · Action dots");
  h.press(Role::button, "Traits");
  CHECK(desk.state.frame.step == 2);
  CHECK(h.faults() == std::vector<std::string>{});
}

TEST_CASE("a window too low and narrow for the numbers has a button that opens their sheet") {
  constexpr ui::Size windows[] = {{320, 400}, {480, 320}};
  for (const ui::Size& window : windows) {
    INFO(window.width << " x " << window.height);
    CharacterDesk desk(support::warrior(), support::beacon_road(), window.width, window.height,
                       with_a_finger);
    desk.above = bar_of_creation;
    ui::NodeRect sheet = {};
    for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(support::beacon_road().character_steps[step].name);
      CHECK(room_of_step(desk.harness).height >= 0.5F * window.height);
      CHECK(stands_in_window(desk.harness, Role::button, "Sheet", window));
      CHECK(desk.harness.small_targets().empty());
      // It keeps its place from step to step.
      const ui::NodeRect& here = desk.harness.get(Role::button, "Sheet").rect;
      if (step == 0) sheet = here;
      CHECK(here == sheet);
    }
    CHECK_FALSE(desk.harness.has(Role::button, "IRON"));
    desk.harness.press(Role::button, "Sheet");
    CHECK(desk.harness.has(Role::dialog, "Sheet"));
    CHECK(desk.harness.has(Role::button, "IRON"));
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("in a small window a message is one line over the buttons of a creation") {
  for (const ui::Size& window : small_windows) {
    INFO(window.width << " x " << window.height);
    CharacterDesk desk(support::warrior(), support::beacon_road(), window.width, window.height,
                       with_a_finger);
    desk.above = bar_of_creation;
    desk.over = message_over;
    for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
      desk.show_step(step);
      INFO(support::beacon_road().character_steps[step].name);
      CHECK(stands_in_window(desk.harness, Role::status, message_words, window));
      CHECK(desk.harness.get(Role::status, message_words).rect.height <= 48);
      CHECK(covered_by(desk.harness, message_words, {"Bar", "Next step", "Numbers"}) == "");
    }
    CHECK(desk.harness.small_targets().empty());
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("in a small window a message never lies on the field that you write in") {
  for (const ui::Size& window : small_windows) {
    INFO(window.width << " x " << window.height);
    CharacterDesk desk(support::warrior(), support::beacon_road(), window.width, window.height,
                       with_a_finger);
    desk.above = bar_of_creation;
    desk.show_step(step_of("Name and look"));
    const std::vector<std::string> fields = desk.harness.names(Role::textbox);
    REQUIRE(fields.size() > 1);
    for (const std::string& field : fields) {
      INFO(field);
      desk.over = nullptr;
      desk.redraw();
      desk.harness.press(Role::textbox, field);
      desk.over = message_over;
      desk.redraw();
      const ui::Node& edited = desk.harness.get(Role::textbox, field);
      REQUIRE(edited.focused);
      CHECK_FALSE(covers(desk.harness.get(Role::status, message_words).rect, edited.rect));
      CHECK(covered_by(desk.harness, message_words, {"Bar", "Next step", "Numbers"}) == "");
    }
  }
}

TEST_CASE("in a small window a message is one line over the moves and pages of a sheet") {
  for (const ui::Size& window : small_windows) {
    INFO(window.width << " x " << window.height);
    SheetTable table(support::warrior(), window.width, window.height, true);
    table.with_bar = true;
    table.over = message_over;
    for (std::size_t page = 0; page < 4; ++page) {
      table.state.page = page;
      table.settle();
      INFO(page);
      CHECK(table.harness.get(Role::status, message_words).rect.height <= 48);
      CHECK(covered_by(table.harness, message_words, {"Bar", "Moves", "Pages"}) == "");
    }
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("in half a phone's width the menu of a sheet and its Edit stand in the window") {
  constexpr float width = 195;
  for (const int points : {2, 12}) {
    rules::Character hero = support::warrior();
    hero.tracks = {{"beacon_points", points}};
    SheetTable table(hero, width, 422, true);
    table.with_bar = true;
    table.settle();
    for (const auto& [role, name] :
         {std::pair(ui::Role::button, "Menu"), std::pair(ui::Role::link, "Edit")}) {
      INFO(name << ", points " << points);
      const ui::NodeRect& rect = table.harness.get(role, name).rect;
      CHECK(rect.x >= 0);
      CHECK(rect.x + rect.width <= width);
    }
  }
}

// Nothing moves away from under the finger that uses it: on no step of a creation, on no part of a
// character's or a crew's sheet.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "five_presses.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/judge/playbook_change.hpp"
#include "support/rounds.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using ui::Role;

namespace {

struct Used {
  std::uint32_t id = 0;
  Role role = Role::button;
  std::string name;
};

// So much of it is seen that the page does not scroll when it gets the focus.
bool is_in_sight(const ui::Node& node) {
  constexpr float around = 16;
  return node.rect.y - around >= node.clip.y &&
         node.rect.y + node.rect.height + around <= node.clip.y + node.clip.height;
}

// What can be used where it stands, and leaves the screen as a whole in place. What leads
// elsewhere, opens something over the screen, rolls a whole step or unfolds a list is another
// matter.
bool is_used_again(const ui::Node& node) {
  for (const char* other : {"Next", "Finish", "Roll this step", "Fill in the rest",
                            "Choose another", "About ", "Close", "Go there", "prison claims"}) {
    if (node.name.rfind(other, 0) == 0) return false;
  }
  const bool is_field = node.role == Role::textbox || node.role == Role::textarea;
  const bool scrolls = is_field || node.name.starts_with("Remove ");
  return !scrolls || is_in_sight(node);
}

// The lists that are folded to what is chosen: pressed again, that may be given back, and then all
// of the list is there again.
std::set<std::uint32_t> folded_lists(Harness& harness) {
  std::set<std::uint32_t> all;
  std::uint32_t list = 0;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (node.role == Role::radio_group) list = node.id;
    if (node.name == "Choose another") all.insert(list);
  }
  return all;
}

// The step, and how many of its lists are folded: what folds one is tested by itself.
std::string page_of(Harness& harness, std::size_t step) {
  return std::to_string(step) + " " + std::to_string(folded_lists(harness).size());
}

const ui::Node* node_of(Harness& harness, std::uint32_t id) {
  return node_with(harness, id);
}

// How many controls there are; each was pressed five times.
int nothing_moves(Harness& harness, FivePresses how) {
  how.reset();
  const std::set<std::uint32_t> folded = folded_lists(harness);
  how.takes_part = [&folded](const ui::Node& node) {
    return is_used_again(node) && folded.count(node.parent) == 0;
  };
  how.slack = 1.5F;
  how.writes = true;
  int found = 0;
  const std::set<std::string> moved = moved_by_five_presses(harness, how, found);
  for (const std::string& each : moved) UNSCOPED_INFO(each);
  CHECK(moved.empty());
  return found;
}

// Nothing that can be pressed stands at that place but the choice of that name.
void only_it_stands_at(Harness& harness, float x, float y, const std::string& name) {
  for (const ui::Node& node : harness.ui().nodes()) {
    const auto holds = [&](const ui::NodeRect& of) {
      return x >= of.x && x < of.x + of.width && y >= of.y && y < of.y + of.height;
    };
    if (!node.interactive || !holds(node.rect) || !holds(node.clip)) continue;
    CAPTURE(node.name);
    CHECK((node.role == Role::radio && node.name == name));
  }
}

// What there is to choose from in the list of that name.
std::vector<ui::Node> choices_of(Harness& harness, const std::string& list) {
  const ui::Node* group = harness.find(Role::radio_group, list);
  if (group == nullptr) return {};
  const std::uint32_t id = group->id;
  std::vector<ui::Node> found;
  for (const ui::Node& node : harness.ui().nodes()) {
    if (node.parent == id && node.role == Role::radio) found.push_back(node);
  }
  return found;
}

// The pointer chooses one after the other, each from the list as it is at first.
void folds_where_it_is_pressed(Harness& harness, const std::string& list,
                               const std::function<void()>& reset) {
  INFO(list);
  reset();
  const std::vector<ui::Node> all = choices_of(harness, list);
  REQUIRE(all.size() > 2);
  const std::size_t stride = support::rounds(all.size() / 2, 1);
  for (std::size_t i = 0; i < all.size(); i += stride) {
    if (all[i].disabled) continue;
    CAPTURE(all[i].name);
    reset();
    harness.ui().scroll_to(all[i].id);
    harness.frame(1);  // no double click
    harness.settle();
    const ui::NodeRect before = node_of(harness, all[i].id)->rect;
    const float x = before.x + before.width * (i % 2 == 0 ? 0.1F : 0.9F);
    const float y = before.y + before.height / 2;
    harness.click(x, y);
    harness.settle();
    const ui::Node* chosen = node_of(harness, all[i].id);
    REQUIRE(chosen != nullptr);
    CHECK(chosen->checked);
    // A phone's cards stand under each other, and those above it say what they would change now.
    if (!harness.ui().compact()) CHECK(std::abs(chosen->rect.y - before.y) < 1.5F);
    only_it_stands_at(harness, x, y, all[i].name);
    // What stands below is away, what stands above is where it was.
    CHECK(choices_of(harness, list).size() <= all.size());
    CHECK(choices_of(harness, list).size() > i);
  }
}

std::size_t step_of(const std::vector<rules::Step>& steps, rules::StepKind kind) {
  const auto found = std::find_if(steps.begin(), steps.end(),
                                  [&](const rules::Step& each) { return each.kind == kind; });
  REQUIRE(found != steps.end());
  return static_cast<std::size_t>(found - steps.begin());
}

}  // namespace

TEST_CASE("No control of a character's creation moves by its own use, on a phone, too") {
  int found = 0;
  const auto& steps = support::beacon_road().character_steps;
  for (std::size_t i = 0; i < 2 * steps.size(); ++i) {
    const bool phone = i >= steps.size();
    const std::size_t step = i % steps.size();
    const rules::Step& shown = steps[step];
    const bool dots = shown.kind == rules::StepKind::actions;
    // On a phone all but the dots are much as on a desk.
    if (phone && !dots && step % support::rounds(4, 1) != 0) continue;
    // High enough that nothing scrolls.
    CharacterDesk desk(support::warrior(), support::beacon_road(), phone ? 390.0F : 1280.0F,
                       phone ? 4800.0F : 800.0F, {.touch = phone});
    const model::Library start = desk.library();
    FivePresses how;
    how.reset = [&] {
      desk.library() = start;
      desk.state = {};
      desk.state.seed = 7;
      desk.state.document = desk.character().id;
      desk.state.frame.step = step;
      desk.harness.ui().scroll_to_top();
      desk.look();
    };
    how.page = [&] { return page_of(desk.harness, desk.state.frame.step); };
    // The sheet is the same beside every step.
    how.regions = {"Choices", "Next step"};
    if (step == 0 && !phone) how.regions.insert("Sheet");
    // Traits are all alike.
    const bool alike = shown.kind == rules::StepKind::traits;
    how.each = support::rounds(phone && !dots ? 12 : alike ? 7 : 5, 1);
    how.from = step;
    INFO(shown.name << (phone ? " on a phone" : ""));
    found += nothing_moves(desk.harness, how);
  }
  CHECK(found > 120);
}

TEST_CASE("No control of a crew's creation moves by its own use, on a phone and a tablet, too") {
  int found = 0;
  const auto& steps = support::beacon_road().crew_steps;
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    const bool touch = width < 1000;
    for (std::size_t step = 0; step < steps.size(); ++step) {
      // High enough that nothing scrolls where a finger presses.
      ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::finished("sin_eaters"), width,
                        touch ? 4800.0F : 800.0F, touch);
      desk.open();
      const rules::Crew start = desk.crew();
      FivePresses how;
      how.reset = [&] {
        desk.creation = {};
        desk.creation.document = start.id;
        desk.creation.frame.step = step;
        desk.put(start);
        desk.harness.ui().scroll_to_top();
        desk.harness.frame();
        desk.harness.settle();
      };
      how.page = [&] { return page_of(desk.harness, desk.creation.frame.step); };
      how.regions = {"Choices", "Next step"};
      if (step == 0 && !touch) how.regions.insert("Sheet");
      how.each = support::rounds(touch ? 8 : 3, 1);
      how.from = step;
      INFO(steps[step].name << ", " << width);
      found += nothing_moves(desk.harness, how);
    }
  }
  CHECK(found > 60);
}

TEST_CASE("No control of a crew's sheet moves by its own use, in play and under Edit") {
  for (const bool editing : {false, true}) {
    INFO((editing ? "under Edit" : "in play"));
    ui::CrewDesk desk(ui::CrewDesk::Screen::sheet, ui::CrewDesk::finished("sin_eaters"));
    desk.add_character("Mirela", true);
    desk.open();
    const model::Library start = desk.library;
    FivePresses how;
    how.reset = [&] {
      desk.library = start;
      desk.sheet = {};
      desk.sheet.document = desk.crew().id;
      desk.sheet.editing = editing;
      desk.put(desk.crew());
      desk.harness.ui().scroll_to_top();
      desk.harness.frame();
      desk.harness.settle();
    };
    how.regions = {"Crew sheet"};
    how.each = support::rounds(5, 1);  // others under Edit than in play
    how.from = editing ? 1 : 0;
    CHECK(nothing_moves(desk.harness, how) > 15);
  }
}

TEST_CASE(
    "A list of a character's creation folds where it is pressed, and alone on the next visit") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character begun =
      rules::with_playbook(game, rules::new_character(game, "c1"), "warrior");
  for (const bool phone : {false, true}) {
    CharacterDesk desk(begun, game, phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F,
                       {.touch = phone});
    const model::Library start = desk.library();
    for (const auto& [kind, list] :
         {std::pair{rules::StepKind::background, game.words.background.one},
          std::pair{rules::StepKind::abilities, game.words.ability.one}}) {
      const std::size_t step = step_of(game.character_steps, kind);
      const auto reset = [&, at = step] {
        desk.library() = start;
        desk.show_step(0);
        desk.state.pick = {};
        desk.state.frame.step = at;
        desk.look();
      };
      folds_where_it_is_pressed(desk.harness, list, reset);
      if (phone) continue;
      desk.go_to(game.character_steps[step + 1].name);
      desk.go_to(game.character_steps[step].name);
      CHECK(choices_of(desk.harness, list).size() == 1);
      CHECK(desk.harness.has(Role::button, "Choose another"));
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("A list of a crew's creation folds where it is pressed, and alone on the next visit") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Crew begun = rules::with_crew_type(game, ui::CrewDesk::blank(), "sin_eaters");
  const rules::CrewType& type = *rules::find_crew_type(game, "sin_eaters");
  struct List {
    rules::StepKind kind;
    std::string name;
  };
  const List all[] = {{rules::StepKind::crew_reputation, game.words.reputation.one},
                      {rules::StepKind::crew_grounds, rules::operation_word(game, &type)},
                      {rules::StepKind::crew_grounds, "How you deal with them"},
                      {rules::StepKind::crew_contact, "Favorite contact"}};
  for (const bool phone : {false, true}) {
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, begun, phone ? 390.0F : 1280.0F,
                      phone ? 844.0F : 800.0F);
    desk.open();
    const auto show = [&](std::size_t step) {
      desk.creation.frame.step = step;
      desk.harness.frame();
      desk.harness.settle();
    };
    for (const List& list : all) {
      const std::size_t step = step_of(game.crew_steps, list.kind);
      const auto reset = [&, at = step] {
        desk.put(begun);
        show(0);
        show(at);
      };
      folds_where_it_is_pressed(desk.harness, list.name, reset);
      show(0);
      show(step);
      CHECK(choices_of(desk.harness, list.name).size() == 1);
    }
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("The cards of types that change no number have no empty lines, whatever is chosen") {
  const rules::Ruleset& game = support::wyrd_wolds();
  const std::string list = game.words.crew.one + " type";
  ui::CrewDesk desk(ui::CrewDesk::Screen::creation, rules::new_crew(game, "crew"), 390, 844);
  desk.game = &game;
  desk.open();
  for (const rules::CrewType& type : game.crew_types) {
    CAPTURE(type.name);
    for (const ui::Node& each : choices_of(desk.harness, list)) CHECK(each.rect.height < 150);
    rules::Crew chosen = rules::random_crew(game, "crew", 7, {"", "", type.id});
    chosen.id = "crew";
    desk.put(chosen);
    desk.creation.folds.clear();
    desk.harness.frame();
    desk.harness.press(Role::button, "Choose another");
  }
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

TEST_CASE("The cards of a crew's types have one height, whatever is chosen and given up") {
  const rules::Ruleset& game = support::beacon_road();
  const std::string list = game.words.crew.one + " type";
  for (const bool phone : {false, true}) {
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::blank(),
                      phone ? 390.0F : 1280.0F, phone ? 844.0F : 800.0F);
    desk.open();
    std::map<std::string, float> heights;
    for (const ui::Node& each : choices_of(desk.harness, list)) {
      heights[each.name] = each.rect.height;
    }
    REQUIRE(heights.size() == game.crew_types.size());
    bool gives_up = false;
    std::size_t compared = 0;
    for (const rules::CrewType& type : game.crew_types) {
      CAPTURE(type.name, phone);
      desk.put(ui::CrewDesk::finished(type.id));
      desk.creation.folds.clear();
      desk.harness.frame();
      desk.harness.press(Role::button, "Choose another");
      const std::vector<ui::Node> all = choices_of(desk.harness, list);
      // A table's own type stands among them once it is chosen, and makes its row as high as it
      // is.
      if (all.size() != heights.size()) continue;
      ++compared;
      for (const ui::Node& each : all) {
        INFO(each.name << ": " << each.description);
        CHECK(each.rect.height == heights.at(each.name));
        gives_up = gives_up || each.description.find("Gives up ") != std::string::npos;
      }
    }
    CHECK(compared + 1 >= game.crew_types.size());
    CHECK(gives_up);
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

namespace {

// The button is pressed twice where it stands at first, and stands there all the time.
void stays_by_two_presses(CharacterDesk& desk, const std::string& name) {
  INFO(name);
  Harness& harness = desk.harness;
  harness.ui().scroll_to(harness.get(Role::button, name).id);
  harness.frame(1);  // no double click
  harness.settle();
  const ui::NodeRect before = harness.get(Role::button, name).rect;
  for (int press = 0; press < 2; ++press) {
    const std::optional one_less(desk.character());
    harness.frame(1);
    harness.click(before.x + before.width / 2, before.y + before.height / 2);
    harness.settle();
    CHECK_FALSE(desk.character() == one_less);
    CHECK(harness.get(Role::button, name).rect == before);
  }
}

}  // namespace

TEST_CASE("What adds a line of your own above itself stays under the finger that pressed it") {
  const rules::Ruleset& game = support::wyrd_wolds();
  for (const auto& [width, height] :
       {std::pair(390.0F, 844.0F), std::pair(1280.0F, 800.0F), std::pair(1280.0F, 2400.0F)}) {
    CAPTURE(width, height);
    const bool phone = width < 500;
    const rules::Character blank = rules::new_character(game, "c1");
    CharacterDesk named(blank, game, width, height, {.touch = phone});
    named.show_step(step_of(game.character_steps, rules::StepKind::actions));
    stays_by_two_presses(named, "Name an action");
    CharacterDesk made(rules::with_new_playbook(game, blank), game, width, height,
                       {.touch = phone});
    for (const char* name : {"Suggest a person", "Add a person",
                             "Add a special ability of your own", "Add an item of your own"}) {
      stays_by_two_presses(made, name);
    }
    for (const std::string& each : named.harness.faults()) {
      INFO(each);
      CHECK_FALSE(each.starts_with("two nodes share an id"));
    }
  }
}

TEST_CASE("A choice from a list moves no other line of it") {
  for (const char* step : {"Traits", "Powers", "Equipment", "Friend and rival"}) {
    CharacterDesk desk(support::warrior());
    desk.go_to(step);
    INFO(step);
    std::vector<Used> lines;
    for (const ui::Node& node : desk.harness.ui().nodes()) {
      const bool line = node.role == Role::radio || node.role == Role::checkbox;
      if (line && node.interactive && node.rect.height > 0)
        lines.push_back({node.id, node.role, node.name});
    }
    REQUIRE(lines.size() > 4);
    std::vector<std::string> moved;
    for (std::size_t press = 0; press < lines.size() && press < support::rounds(5, 8); ++press) {
      if (lines[press].name.rfind("Ignore rule", 0) == 0) continue;
      std::vector<ui::NodeRect> before;
      for (const Used& each : lines) {
        const ui::Node* there = node_of(desk.harness, each.id);
        before.push_back(there == nullptr ? ui::NodeRect{0, 1e9F, 0, 0} : there->rect);
      }
      if (node_of(desk.harness, lines[press].id) == nullptr) continue;
      desk.harness.ui().act(
          {.id = lines[press].id, .kind = ui::NodeAction::Kind::press, .text = {}, .value = 0});
      desk.harness.settle();
      // What stands at the foot of the step, behind the list, may give way.
      const float foot = before[press].y + 200;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        const ui::Node* now = node_of(desk.harness, lines[i].id);
        if (now == nullptr || before[i].y > foot) continue;
        if (std::abs(now->rect.y - before[i].y) < 1.5F &&
            std::abs(now->rect.x - before[i].x) < 1.5F)
          continue;
        if (lines[i].name.rfind("Ignore rule", 0) == 0 || lines[i].name == "In hand") continue;
        moved.push_back(lines[press].name + " moves " + lines[i].name);
      }
    }
    for (const std::string& each : moved) UNSCOPED_INFO(each);
    CHECK(moved.empty());
  }
}

TEST_CASE("What you carry moves nothing on the sheet beside the creation") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.carried.clear();
  hero.abilities = {support::taken("battleborn")};
  CharacterDesk desk(hero);
  desk.go_to("Equipment");
  const float boxes = desk.harness.get(Role::group, "More boxes").rect.y;
  const float below = desk.harness.get(Role::group, "Who you are").rect.y;
  const float load = desk.harness.get(Role::group, game.words.load.one).rect.y;
  bool armored = false;
  float carried = 0;
  std::uint64_t count = 0;
  for (const rules::Item& item : game.items) {
    // In the short form each third, and all that changes numbers.
    if (count++ % support::rounds(3, 1) != 0 && item.modifiers.empty()) continue;
    INFO(item.name);
    desk.library().documents[hero.id] = rules::with_carried(game, hero, item.id, true);
    desk.look();
    const float at = desk.harness.get(Role::button, "Carried").rect.y;
    if (carried == 0) carried = at;
    CHECK(at == carried);
    CHECK(desk.harness.get(Role::group, "More boxes").rect.y == boxes);
    CHECK(desk.harness.get(Role::group, "Who you are").rect.y == below);
    CHECK(desk.harness.get(Role::group, game.words.load.one).rect.y == load);
    armored = armored || desk.total("armor") > 0;
  }
  CHECK(armored);
}

TEST_CASE("Choosing a bloodline puts no other control under the pointer that chose it") {
  const rules::Ruleset& game = support::beacon_road();
  std::uint64_t count = 0;
  for (const rules::Heritage& each : game.heritages) {
    ++count;
    for (const float part : {0.1F, 0.9F}) {
      // At one of its ends, another one than the bloodline before; at both where it is asked for.
      if (++count % support::rounds(2, 1) != 0) continue;
      CAPTURE(each.id, part);
      CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "warrior"),
                         game, 1280, 800);
      desk.show_step(1);
      Harness& harness = desk.harness;
      const ui::NodeRect rect = harness.get(Role::radio, each.name).rect;
      const float x = rect.x + rect.width * part;
      const float y = rect.y + rect.height * part;
      harness.click(x, y);
      harness.settle();
      REQUIRE(desk.character().heritage == each.id);
      only_it_stands_at(harness, x, y, each.name);
    }
  }
}

TEST_CASE("Choosing a bloodline moves no number of the sheet beside the creation") {
  const rules::Ruleset& game = support::beacon_road();
  CharacterDesk desk(rules::with_playbook(game, rules::new_character(game, "c1"), "warrior"), game,
                     1280, 800);
  desk.show_step(1);
  const auto places = [&] {
    std::vector<std::pair<float, float>> all;
    for (const char* name : {"Stride", "Recovery dice", "Stress"}) {
      const ui::NodeRect rect = desk.harness.get(Role::button, name).rect;
      all.emplace_back(rect.x, rect.y);
    }
    all.emplace_back(0.0F, desk.harness.get(Role::group, game.words.load.one).rect.y);
    return all;
  };
  const auto before = places();
  CHECK(desk.harness.get(Role::button, "Stride").value == "–");
  desk.harness.press(Role::radio, "Halfling");
  REQUIRE(desk.total("stride") > 0);
  CHECK(places() == before);
}

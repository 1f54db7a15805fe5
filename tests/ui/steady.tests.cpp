// Nothing moves away from under the finger that uses it: on no step of a creation, on no part of a
// character's or a crew's sheet.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "crew_desk.hpp"
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

// What can be used again and again where it stands. A radio button is used once; what opens
// something over the screen, rolls a whole step or folds a list is another matter.
bool is_used_again(const ui::Node& node) {
  if (!node.interactive || node.disabled || node.rect.height <= 0) return false;
  const bool again = node.role == Role::checkbox || node.role == Role::spin_button ||
                     node.role == Role::meter || node.role == Role::button;
  if (!again) return false;
  for (const char* other : {"Next", "Finish", "Roll this step", "Fill in the rest",
                            "Choose another", "Take ", "Suggest", "About ", "Close", "Go there"}) {
    if (node.name.rfind(other, 0) == 0) return false;
  }
  return true;
}

const ui::Node* node_of(Harness& harness, std::uint32_t id) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

bool something_lies_over(Harness& harness) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.role == Role::dialog) return true;
  }
  return false;
}

// Uses each control five times; what moved by its own use, in words.
std::vector<std::string> moved_by_use(Harness& harness, const std::set<std::string>& regions) {
  std::vector<Used> all;
  std::set<std::uint32_t> inside;
  for (const ui::Node& node : harness.ui().nodes()) {
    const bool opens = node.role == Role::region && regions.count(node.name) > 0;
    if (opens || inside.count(node.parent) > 0) inside.insert(node.id);
    if (inside.count(node.id) > 0 && is_used_again(node))
      all.push_back({node.id, node.role, node.name});
  }
  std::vector<std::string> moved;
  // Of many that are alike some are enough, and more where it is asked for; the first is among
  // them.
  const std::size_t enough = support::rounds(3, 14);
  const std::size_t stride = std::max<std::size_t>(1, all.size() / enough);
  for (std::size_t at = 0; at < all.size(); at += stride) {
    const Used& each = all[at];
    const ui::Node* before = node_of(harness, each.id);
    if (before == nullptr || before->disabled) continue;
    const ui::NodeRect first = before->rect;
    for (int press = 0; press < 5; ++press) {
      const bool spins = each.role == Role::spin_button || each.role == Role::meter;
      const auto kind = !spins      ? ui::NodeAction::Kind::press
                        : press % 2 ? ui::NodeAction::Kind::decrement
                                    : ui::NodeAction::Kind::increment;
      harness.ui().act({.id = each.id, .kind = kind, .text = {}, .value = 0});
      harness.settle();
      if (something_lies_over(harness)) {
        harness.key(ImGuiKey_Escape);
        harness.settle();
      }
      const ui::Node* now = node_of(harness, each.id);
      if (now == nullptr) break;  // it is used up
      if (std::abs(now->rect.x - first.x) < 1.5F && std::abs(now->rect.y - first.y) < 1.5F)
        continue;
      moved.push_back(each.name + ": " + std::to_string(static_cast<int>(first.x)) + "," +
                      std::to_string(static_cast<int>(first.y)) + " to " +
                      std::to_string(static_cast<int>(now->rect.x)) + "," +
                      std::to_string(static_cast<int>(now->rect.y)));
      break;
    }
  }
  return moved;
}

void nothing_moves(Harness& harness, const std::set<std::string>& regions) {
  const std::vector<std::string> moved = moved_by_use(harness, regions);
  for (const std::string& each : moved) UNSCOPED_INFO(each);
  CHECK(moved.empty());
}

}  // namespace

TEST_CASE("No control of a character's creation moves by its own use") {
  for (std::size_t step = 0; step < support::beacon_road().character_steps.size(); ++step) {
    CharacterDesk desk(support::warrior());
    desk.show_step(step);
    INFO(support::beacon_road().character_steps[step].name);
    nothing_moves(desk.harness, {"Choices", "Next step", "Sheet"});
  }
}

TEST_CASE("No control of a crew's creation moves by its own use") {
  for (std::size_t step = 0; step < support::beacon_road().crew_steps.size(); ++step) {
    ui::CrewDesk desk(ui::CrewDesk::Screen::creation, ui::CrewDesk::finished("sin_eaters"));
    desk.open();
    desk.creation.frame.step = step;
    desk.harness.frame();
    desk.harness.settle();
    INFO(support::beacon_road().crew_steps[step].name);
    nothing_moves(desk.harness, {"Choices", "Next step", "Sheet"});
  }
}

TEST_CASE("No control of a crew's sheet moves by its own use") {
  ui::CrewDesk desk(ui::CrewDesk::Screen::sheet, ui::CrewDesk::finished("sin_eaters"));
  desk.add_character("Mirela", true);
  desk.open();
  nothing_moves(desk.harness, {"Crew sheet"});
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
      for (const ui::Node& node : harness.ui().nodes()) {
        const auto holds = [&](const ui::NodeRect& of) {
          return x >= of.x && x < of.x + of.width && y >= of.y && y < of.y + of.height;
        };
        if (!node.interactive || !holds(node.rect) || !holds(node.clip)) continue;
        CAPTURE(node.name);
        CHECK((node.role == Role::radio && node.name == each.name));
      }
    }
  }
}

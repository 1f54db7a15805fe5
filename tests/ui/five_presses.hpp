// Presses each control of a screen five times, and says which do not stand where they stood. One
// that leaves the screen as it was, or brings it back to that, would go on so.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "headless/harness.hpp"

namespace roadbook::headless {

struct FivePresses {
  std::function<void()> reset;  // the screen as it is at first, drawn; called where it is not so
  int layer = 0;                // 0: the page; 1: what lies over it
  std::set<std::string> left_out = {};
  std::function<std::string()> page = {};  // which page is open, beside what lies over it
  // Only each so-many-th control is pressed; which ones follows from where they stand in `from`.
  std::size_t each = 1;
  std::size_t from = 0;
  std::set<std::string> regions = {};                         // all in these; empty: everywhere
  std::function<bool(const ui::Node&)> takes_part = nullptr;  // of them; null: all
  float slack = 1;                                            // so many pixels are no move
  bool writes = false;  // words may become the field to write them in, where they stood
};

inline const ui::Node* node_with(Harness& harness, std::uint32_t id) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

// What lies above the layer that is looked at is shut again.
inline void shut_above(Harness& harness, int layer) {
  for (int i = 0; i < 3; ++i) {
    const auto& nodes = harness.ui().nodes();
    const bool over = std::any_of(nodes.begin(), nodes.end(),
                                  [&](const ui::Node& each) { return each.layer > layer; });
    if (!over) return;
    harness.key(ImGuiKey_Escape);
    harness.settle();
  }
}

// Which control stands at the middle of that place now, and can be pressed; empty: none.
inline std::string stands_at(Harness& harness, const ui::NodeRect& rect, int layer) {
  const float x = rect.x + rect.width / 2;
  const float y = rect.y + rect.height / 2;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (!each.interactive || each.disabled || each.layer != layer) continue;
    if (x < each.rect.x || x > each.rect.x + each.rect.width) continue;
    if (y < each.rect.y || y > each.rect.y + each.rect.height) continue;
    if (y < each.clip.y || y > each.clip.y + each.clip.height) continue;
    return each.name;
  }
  return {};
}

// Whether that place has a field to write in.
inline bool has_field_at(Harness& harness, const ui::NodeRect& rect) {
  const auto& nodes = harness.ui().nodes();
  const float x = rect.x + rect.width / 2;
  const float y = rect.y + rect.height / 2;
  return std::any_of(nodes.begin(), nodes.end(), [&](const ui::Node& each) {
    if (each.role != ui::Role::textbox && each.role != ui::Role::textarea) return false;
    return x >= each.rect.x && x <= each.rect.x + each.rect.width && y >= each.rect.y &&
           y <= each.rect.y + each.rect.height;
  });
}

// The names of what lies over the screen; another one is another page.
inline std::string pages_over(Harness& harness) {
  std::string names;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.role == ui::Role::dialog) names += each.name + "\n";
  }
  return names;
}

// The controls that moved by their own use, or gave their place to another; `found` counts
// those that there are.
inline std::set<std::string> moved_by_five_presses(Harness& harness, const FivePresses& how,
                                                   int& found) {
  how.reset();
  struct Control {
    std::uint32_t id = 0;
    ui::Role role = ui::Role::button;
    ui::NodeRect rect;
    std::string name;
  };
  std::vector<Control> all;
  const ui::Nodes first = harness.ui().nodes();
  std::set<std::uint32_t> inside;
  for (const ui::Node& each : first) {
    const bool opens = each.role == ui::Role::region && how.regions.count(each.name) > 0;
    if (how.regions.empty() || opens || inside.count(each.parent) > 0) inside.insert(each.id);
    if (inside.count(each.id) == 0) continue;
    if (!each.interactive || each.disabled || each.layer != how.layer) continue;
    if (each.rect.height <= 0 || how.left_out.count(each.name) > 0) continue;
    if (how.takes_part && !how.takes_part(each)) continue;
    all.push_back({each.id, each.role, each.rect, each.name});
  }
  found = static_cast<int>(all.size());
  std::set<std::string> moved;
  for (std::size_t i = how.from % how.each; i < all.size(); i += how.each) {
    const Control& each = all[i];
    if (harness.ui().nodes() != first) how.reset();
    const auto page_now = [&] {
      return pages_over(harness) + (how.page ? how.page() : std::string());
    };
    const std::string page = page_now();
    for (int press = 0; press < 5; ++press) {
      const bool spins = each.role == ui::Role::spin_button || each.role == ui::Role::meter;
      const auto kind = !spins      ? ui::NodeAction::Kind::press
                        : press % 2 ? ui::NodeAction::Kind::decrement
                                    : ui::NodeAction::Kind::increment;
      harness.ui().act({.id = each.id, .kind = kind, .text = {}, .value = 0});
      harness.settle();
      shut_above(harness, how.layer);
      if (page_now() != page) break;  // it led elsewhere
      const ui::Node* now = node_with(harness, each.id);
      if (now == nullptr) {
        if (how.writes && has_field_at(harness, each.rect)) break;
        const std::string other = stands_at(harness, each.rect, how.layer);
        if (!other.empty()) moved.insert(each.name + " gave its place to " + other);
        break;
      }
      // What has another word at the right edge keeps that edge.
      const float left = std::abs(now->rect.x - each.rect.x);
      const float right = std::abs(now->rect.x + now->rect.width - each.rect.x - each.rect.width);
      if (std::min(left, right) >= how.slack || std::abs(now->rect.y - each.rect.y) >= how.slack) {
        moved.insert(each.name + " by " + std::to_string(now->rect.x - each.rect.x) + ", " +
                     std::to_string(now->rect.y - each.rect.y));
        break;
      }
      // A number that could not grow is made less.
      const bool both_ways = press > 0 || !spins;
      if (both_ways && harness.ui().nodes() == first) break;
    }
    if (each.role == ui::Role::textbox || each.role == ui::Role::textarea) {
      harness.ui().act({.id = each.id, .kind = ui::NodeAction::Kind::blur, .text = {}, .value = 0});
      harness.settle();
    }
  }
  return moved;
}

}  // namespace roadbook::headless

// What a review's "Go there" leads to: the control that has the focus, and where it stands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "headless/harness.hpp"

namespace roadbook::headless {

// The ids of the review's buttons "Go there", in the order of reading, with their findings' words.
struct WayThere {
  std::uint32_t id = 0;
  std::string finding;
};

inline const ui::Node* node_of_id(Harness& harness, std::uint32_t id) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

inline std::vector<WayThere> ways_there(Harness& harness) {
  std::vector<WayThere> ways;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.role != ui::Role::button || each.name != "Go there") continue;
    const ui::Node* item = node_of_id(harness, each.parent);
    ways.push_back({each.id, item == nullptr ? std::string() : item->name});
  }
  return ways;
}

// A press with the pointer, as a player goes there.
inline void go_there(Harness& harness, const WayThere& way) {
  harness.ui().scroll_to(way.id);
  harness.settle();
  const ui::NodeRect rect = node_of_id(harness, way.id)->rect;
  harness.frame(0.35);  // no second press of a quick hand
  harness.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
  harness.settle();
}

// Whether all of it can be seen.
inline bool is_in_sight(const ui::Node& node) {
  return node.rect.height > 0 && node.rect.y >= node.clip.y - 1 &&
         node.rect.y + node.rect.height <= node.clip.y + node.clip.height + 1;
}

// The name of the control that has the focus, and behind it the names of all that it stands in;
// what is wrong with it before them. Empty: nothing has the focus.
inline std::string arrived_at(Harness& harness) {
  const ui::Node* control = nullptr;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.focused && each.interactive) control = &each;
  }
  if (control == nullptr) return {};
  constexpr float near = 1.5F;
  const ui::NodeRect& rect = control->rect;
  const ui::NodeRect& clip = control->clip;
  const bool fits = rect.height <= clip.height;
  const bool in_sight = rect.height > 0 && rect.y >= clip.y - near && rect.x >= clip.x - near &&
                        rect.x + rect.width <= clip.x + clip.width + near &&
                        (!fits || rect.y + rect.height <= clip.y + clip.height + near);
  std::string words = in_sight ? control->name : "OUT OF SIGHT: " + control->name;
  for (std::uint32_t above = control->parent; above != 0;) {
    const ui::Node* parent = node_of_id(harness, above);
    if (parent == nullptr) break;
    words += " < " + parent->name;
    above = parent->parent;
  }
  return words;
}

}  // namespace roadbook::headless

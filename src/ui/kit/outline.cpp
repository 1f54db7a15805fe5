// Numbers the headings of a screen: one title, and below it no level left out.
#include "ui/kit/outline.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace roadbook::ui {

namespace {

// The levels of the headings that a part is in, as bits.
using Above = unsigned int;

constexpr int title_looks = 2;  // a heading of this level or a greater one can be the title

// How a heading can be the title: the greatest first, and what is only read where none is great.
int rank_of(const Node& heading) {
  return heading.level > 0 ? heading.level : title_looks + 1;
}

const Node* title_of(const Nodes& nodes) {
  const Node* title = nullptr;
  for (const Node& node : nodes) {
    if (node.role != Role::heading || node.layer != 0) continue;
    if (title == nullptr || rank_of(node) < rank_of(*title)) title = &node;
  }
  return title;
}

}  // namespace

void close_outline(Nodes& nodes) {
  const Node* title = title_of(nodes);
  std::array<Above, 8> layers{};  // no more lie over each other
  for (Node& node : nodes) {
    Above& above = layers[static_cast<std::size_t>(node.layer) % layers.size()];
    const bool begins = node.role == Role::region && node.parent == 0;
    if (begins || node.role == Role::dialog) above = 0;
    if (node.role != Role::heading) continue;
    if (&node == title) {
      above = 0;
      node.level = 1;
    } else if (node.level > 0) {
      above &= (1U << static_cast<unsigned int>(node.level)) - 1;
      above |= 1U << static_cast<unsigned int>(node.level);
      node.level = 1 + std::popcount(above);
    }
  }
  // What is only read and no title is said by another heading.
  std::erase_if(nodes,
                [](const Node& node) { return node.role == Role::heading && node.level == 0; });
}

}  // namespace roadbook::ui

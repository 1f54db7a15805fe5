// Follows the pointer over words.
#include "ui/kit/inside/selection.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

constexpr float least_drag = 5;
constexpr double rest = 0.5;  // seconds that a finger rests on words to take them

bool is_words(const Node& node) {
  const bool words = node.role == Role::text || node.role == Role::heading ||
                     node.role == Role::row || node.role == Role::status;
  return words && !node.interactive && !node.name.empty() && node.rect.height > 0;
}

// The words under the pointer, of what lies on top; nodes.size(): none.
std::size_t words_at(const Nodes& nodes, ImVec2 at) {
  for (std::size_t i = nodes.size(); i-- > 0;) {
    const Node& node = nodes[i];
    if (is_words(node) && contains(node.rect, at) &&
        (node.clip.width <= 0 || contains(node.clip, at))) {
      return i;
    }
  }
  return nodes.size();
}

// The last words that begin above the pointer, in the same part of the screen as these.
std::size_t words_above(const Nodes& nodes, std::size_t from, ImVec2 at) {
  std::size_t found = from;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = nodes[i];
    if (!is_words(node) || !(node.clip == nodes[from].clip) || node.layer != nodes[from].layer) {
      continue;
    }
    if (node.rect.y <= at.y && (i >= from || node.rect.y + node.rect.height >= at.y)) {
      found = i;
      if (i < from) break;
    }
  }
  return found;
}

std::size_t index_of_node(const Nodes& nodes, std::uint32_t id) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].id == id) return i;
  }
  return nodes.size();
}

// Calls `use` with each selected node, in reading order.
template <class Use>
void each_selected(const Nodes& nodes, const Selection& selection, const Use& use) {
  if (selection.from == 0) return;
  std::size_t first = index_of_node(nodes, selection.from);
  std::size_t last = index_of_node(nodes, selection.to);
  if (first == nodes.size() || last == nodes.size()) return;
  if (first > last) std::swap(first, last);
  for (std::size_t i = first; i <= last; ++i) {
    if (is_words(nodes[i]) && nodes[i].layer == nodes[first].layer) use(nodes[i]);
  }
}

void mark_selected(const UiContext& context) {
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const Color color = context.palette().accent;
  const ImU32 ink = IM_COL32(color.red, color.green, color.blue, 60);
  each_selected(context.nodes, context.selection, [&](const Node& node) {
    const Rect& clip = node.clip;
    if (clip.width > 0) {
      list->PushClipRect({clip.x, clip.y}, {clip.x + clip.width, clip.y + clip.height}, false);
    }
    list->AddRectFilled({node.rect.x - 2, node.rect.y},
                        {node.rect.x + node.rect.width + 2, node.rect.y + node.rect.height}, ink,
                        3);
    if (clip.width > 0) list->PopClipRect();
  });
}

}  // namespace

void select_words(UiContext& context) {
  Selection& selection = context.selection;
  const ImGuiIO& io = ImGui::GetIO();
  const Nodes& nodes = context.nodes;
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    const std::size_t at = context.click_taken ? nodes.size() : words_at(nodes, io.MousePos);
    if (selection.from != 0) context.want_frames(2);
    selection = {};
    if (at < nodes.size()) {
      selection.pressed = true;
      selection.start = io.MousePos;
      if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && !context.info.touch) {
        selection.from = selection.to = nodes[at].id;
      }
    }
  }
  if (!io.MouseDown[ImGuiMouseButton_Left]) selection.pressed = false;
  if (selection.pressed) {
    const float moved =
        std::abs(io.MousePos.x - selection.start.x) + std::abs(io.MousePos.y - selection.start.y);
    if (context.info.touch) {
      const double down = static_cast<double>(io.MouseDownDuration[ImGuiMouseButton_Left]);
      if (context.dragging || moved > least_drag) {
        selection.pressed = false;
      } else if (down >= rest && !selection.held) {
        const std::size_t at = words_at(nodes, selection.start);
        if (at < nodes.size()) selection.from = selection.to = nodes[at].id;
        selection.held = true;
        context.copied = selected_words(context);
        context.want_frames(2);
      } else if (!selection.held) {
        context.wake_in(rest - down + 0.01);
      }
    } else if (moved > least_drag) {
      const std::size_t from = words_at(nodes, selection.start);
      if (from < nodes.size()) {
        selection.from = nodes[from].id;
        selection.to = nodes[words_above(nodes, from, io.MousePos)].id;
      }
    }
  }
  mark_selected(context);
}

std::string selected_words(const UiContext& context) {
  std::string words;
  const Nodes& nodes = context.nodes.empty() ? context.finished : context.nodes;
  each_selected(nodes, context.selection, [&](const Node& node) {
    if (!words.empty()) words += '\n';
    words += node.name;
    if (!node.value.empty()) words += ": " + node.value;
  });
  return words;
}

}  // namespace roadbook::ui

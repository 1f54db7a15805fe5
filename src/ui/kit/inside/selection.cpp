// Follows the pointer over words.
#include "ui/kit/inside/selection.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "text/code_points.hpp"
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

std::size_t index_of_node(const Nodes& nodes, std::uint32_t id) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].id == id) return i;
  }
  return nodes.size();
}

// Words of one part of the screen that stand above or below each other, wholly or in part.
bool in_one_column(const Node& a, const Node& b) {
  return a.layer == b.layer && a.clip == b.clip && a.rect.x < b.rect.x + b.rect.width &&
         b.rect.x < a.rect.x + a.rect.width;
}

// The words of that column that are nearest to the pointer.
std::size_t nearest(const Nodes& nodes, std::size_t from, ImVec2 at) {
  std::size_t found = from;
  float best = -1;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Rect& rect = nodes[i].rect;
    if (!is_words(nodes[i]) || !in_one_column(nodes[i], nodes[from])) continue;
    const float up = std::max({rect.y - at.y, at.y - rect.y - rect.height, 0.0F});
    const float aside = std::max({rect.x - at.x, at.x - rect.x - rect.width, 0.0F});
    // What stands in the pointer's line goes before what is above or below it.
    const float far = up * 1000 + aside;
    if (best >= 0 && far >= best) continue;
    best = far;
    found = i;
  }
  return found;
}

// How many bytes of the line stand left of `x`, to the nearest gap between two letters.
std::size_t bytes_left_of(const SpelledLine& line, std::string_view words, float x) {
  std::size_t at = 0;
  float before = 0;
  while (at < words.size()) {
    std::size_t next = at + 1;
    while (next < words.size() && text::goes_on(words[next])) ++next;
    const float after = line_width(line.set, words.substr(0, next));
    if (line.at.x + (before + after) / 2 >= x) break;
    before = after;
    at = next;
  }
  return at;
}

// The place in the words of a node that is nearest to a point. Words whose lines are not known
// begin or end there: `whole` says how many bytes count.
std::size_t byte_at(const UiContext& context, const Node& node, ImVec2 at, std::size_t whole) {
  const SpelledLine* line = nullptr;
  for (const SpelledLine& each : context.spelled) {
    if (each.node != node.id) continue;
    if (line == nullptr || each.at.y <= at.y) line = &each;
  }
  if (line == nullptr) return whole;
  if (at.y < node.rect.y) return 0;
  if (at.y > node.rect.y + node.rect.height) return node.name.size();
  return line->begin +
         bytes_left_of(*line, std::string_view(node.name).substr(line->begin, line->size), at.x);
}

bool is_spelled(const UiContext& context, std::uint32_t node) {
  return std::any_of(context.spelled.begin(), context.spelled.end(),
                     [&](const SpelledLine& each) { return each.node == node; });
}

// Calls `use` with each selected node and the bytes of its name that are selected, in reading
// order.
template <class Use>
void each_selected(const UiContext& context, const Use& use) {
  const Nodes& nodes = context.nodes;
  TextPlace from = context.selection.from;
  TextPlace to = context.selection.to;
  std::size_t first = index_of_node(nodes, from.node);
  std::size_t last = index_of_node(nodes, to.node);
  if (from.node == 0 || first == nodes.size() || last == nodes.size()) return;
  if (first > last || (first == last && from.byte > to.byte)) {
    std::swap(first, last);
    std::swap(from, to);
  }
  for (std::size_t i = first; i <= last; ++i) {
    const Node& node = nodes[i];
    if (!is_words(node) || !in_one_column(node, nodes[first]) ||
        !in_one_column(node, nodes[last])) {
      continue;
    }
    const bool lines = is_spelled(context, node.id);
    const std::size_t begin = lines && i == first ? std::min(from.byte, node.name.size()) : 0;
    const std::size_t end =
        lines && i == last ? std::min(to.byte, node.name.size()) : node.name.size();
    if (begin < end) use(node, begin, end);
  }
}

void mark_selected(const UiContext& context) {
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const Color color = context.palette().accent;
  const ImU32 ink = IM_COL32(color.red, color.green, color.blue, 60);
  each_selected(context, [&](const Node& node, std::size_t begin, std::size_t end) {
    const Rect& clip = node.clip;
    if (clip.width > 0) {
      list->PushClipRect({clip.x, clip.y}, {clip.x + clip.width, clip.y + clip.height}, false);
    }
    if (!is_spelled(context, node.id)) {
      list->AddRectFilled({node.rect.x - 2, node.rect.y},
                          {node.rect.x + node.rect.width + 2, node.rect.y + node.rect.height}, ink,
                          3);
    }
    for (const SpelledLine& line : context.spelled) {
      if (line.node != node.id) continue;
      const std::size_t low = std::max(begin, line.begin);
      const std::size_t high = std::min(end, line.begin + line.size);
      if (low >= high) continue;
      const auto x = [&](std::size_t byte) {
        return line.at.x + line_width(line.set, std::string_view(node.name).substr(
                                                    line.begin, byte - line.begin));
      };
      list->AddRectFilled({x(low), line.at.y}, {x(high), line.at.y + line.set.line_height}, ink, 2);
    }
    if (clip.width > 0) list->PopClipRect();
  });
}

void select_whole(Selection& selection, const Node& node) {
  selection.from = {node.id, 0};
  selection.to = {node.id, node.name.size()};
}

std::string selected_words(const UiContext& context) {
  std::string words;
  each_selected(context, [&](const Node& node, std::size_t begin, std::size_t end) {
    if (!words.empty()) words += '\n';
    words.append(node.name, begin, end - begin);
    const bool whole = begin == 0 && end == node.name.size();
    if (whole && !node.value.empty()) words += ": " + node.value;
  });
  return words;
}

// The word at a point, without the spaces beside it.
void select_word(const UiContext& context, Selection& selection, const Node& node, ImVec2 at) {
  if (!is_spelled(context, node.id)) return select_whole(selection, node);
  const std::string& words = node.name;
  const std::size_t middle = byte_at(context, node, at, 0);
  const auto is_gap = [&](std::size_t byte) { return words[byte] == ' ' || words[byte] == '\n'; };
  std::size_t begin = middle;
  while (begin > 0 && !is_gap(begin - 1)) --begin;
  std::size_t end = middle;
  while (end < words.size() && !is_gap(end)) ++end;
  selection.from = {node.id, begin};
  selection.to = {node.id, end};
}

void press(UiContext& context, ImVec2 at) {
  Selection& selection = context.selection;
  const Nodes& nodes = context.nodes;
  const std::size_t under = context.click_taken ? nodes.size() : words_at(nodes, at);
  if (selection.from.node != 0) context.want_frames(2);
  selection = {};
  if (under == nodes.size()) return;
  selection.pressed = true;
  selection.start = at;
  if (context.info.touch) return;
  const int presses = ImGui::GetMouseClickedCount(ImGuiMouseButton_Left);
  if (presses == 2) select_word(context, selection, nodes[under], at);
  if (presses > 2) select_whole(selection, nodes[under]);
}

// A finger that rests takes the paragraph under it.
void rest_on(UiContext& context, float moved) {
  Selection& selection = context.selection;
  const auto down = static_cast<double>(ImGui::GetIO().MouseDownDuration[ImGuiMouseButton_Left]);
  if (context.dragging || moved > least_drag) {
    selection.pressed = false;
  } else if (down >= rest && !selection.held) {
    const std::size_t at = words_at(context.nodes, selection.start);
    if (at < context.nodes.size()) select_whole(selection, context.nodes[at]);
    selection.held = true;
    selection.words = selected_words(context);
    context.copied = selection.words;
    context.want_frames(2);
  } else if (!selection.held) {
    context.wake_in(rest - down + 0.01);
  }
}

void drag_to(UiContext& context, ImVec2 at) {
  Selection& selection = context.selection;
  const Nodes& nodes = context.nodes;
  const std::size_t from = words_at(nodes, selection.start);
  if (from == nodes.size()) return;
  const std::size_t to = nearest(nodes, from, at);
  const std::size_t whole = nodes[from].name.size();
  selection.from = {nodes[from].id, byte_at(context, nodes[from], selection.start, 0)};
  selection.to = {nodes[to].id, byte_at(context, nodes[to], at, from == to ? whole : 0)};
}

}  // namespace

void spell(UiContext& context, std::uint32_t node, const TextStyle& set, ImVec2 at,
           std::string_view words, std::string_view line) {
  const bool inside = !line.empty() && line.data() >= words.data() &&
                      line.data() + line.size() <= words.data() + words.size();
  if (!inside) return;
  context.spelled.push_back(
      {node, set, at, static_cast<std::size_t>(line.data() - words.data()), line.size()});
}

void select_words(UiContext& context) {
  Selection& selection = context.selection;
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) press(context, io.MousePos);
  if (!io.MouseDown[ImGuiMouseButton_Left]) selection.pressed = false;
  if (selection.pressed) {
    const float moved =
        std::abs(io.MousePos.x - selection.start.x) + std::abs(io.MousePos.y - selection.start.y);
    if (context.info.touch) {
      rest_on(context, moved);
    } else if (moved > least_drag) {
      drag_to(context, io.MousePos);
    }
  }
  selection.words = selected_words(context);
  mark_selected(context);
}

}  // namespace roadbook::ui

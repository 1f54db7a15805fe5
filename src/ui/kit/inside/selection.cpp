// Selects with the mouse, and marks what is selected.
#include "ui/kit/inside/selection.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/selection_touch.hpp"
#include "ui/kit/inside/text_cursor.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

// How far a mouse is moved before it selects.
constexpr float least_drag = 5;
// On a control a hand that shakes still presses.
constexpr float least_along_control = 8;
constexpr float least_across_control = 16;

// Calls `use` with each selected passage and its bytes that are selected, in reading order.
template <class Use>
void each_selected(const Selection& selection, const Passages& passages, const Use& use) {
  const std::optional<SelectedRange> range = selected_range(selection, passages);
  if (!range) return;
  for (std::size_t i = range->first; i <= range->last; ++i) {
    const Passage& passage = passages[i];
    if (!in_one_column(passage, passages[range->first]) ||
        !in_one_column(passage, passages[range->last])) {
      continue;
    }
    const std::size_t begin = i == range->first ? range->begin : 0;
    const std::size_t end = i == range->last ? range->end : passage.words.size();
    if (begin < end) use(passage, begin, end);
  }
}

void mark_passage(ImDrawList* list, const Passage& passage, std::size_t begin, std::size_t end,
                  ImU32 ink) {
  if (passage.lines.empty()) {
    const Rect& rect = passage.rect;
    list->AddRectFilled({rect.x - 2, rect.y}, {rect.x + rect.width + 2, rect.y + rect.height}, ink,
                        3);
  }
  for (const SpelledLine& line : passage.lines) {
    const std::size_t low = std::max(begin, line.begin);
    const std::size_t high = std::min(end, line.begin + line.size);
    if (low >= high) continue;
    list->AddRectFilled({x_of(passage, line, low), line.at.y},
                        {x_of(passage, line, high), line.at.y + line.style.line_height}, ink, 2);
  }
}

void mark_selected(const UiContext& context, const Passages& passages) {
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const ImU32 ink = packed(context.palette().accent, 0.24F);
  each_selected(
      context.selection, passages, [&](const Passage& passage, std::size_t begin, std::size_t end) {
        if (passage.node->layer < context.top_layer) return;  // something lies over it
        const Rect& clip = passage.node->clip;
        if (clip.width > 0) {
          list->PushClipRect({clip.x, clip.y}, {clip.x + clip.width, clip.y + clip.height}, false);
        }
        mark_passage(list, passage, begin, end, ink);
        if (clip.width > 0) list->PopClipRect();
      });
}

std::string selected_words(const Selection& selection, const Passages& passages) {
  std::string words;
  each_selected(selection, passages,
                [&](const Passage& passage, std::size_t begin, std::size_t end) {
                  if (!words.empty()) words += '\n';
                  words += passage.words.substr(begin, end - begin);
                  const Node& node = *passage.node;
                  const bool whole = begin == 0 && end == passage.words.size();
                  if (whole && !node.interactive && !node.value.empty()) words += ": " + node.value;
                });
  return words;
}

bool lies_on(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x && inner.y >= outer.y &&
         inner.x + inner.width <= outer.x + outer.width &&
         inner.y + inner.height <= outer.y + outer.height;
}

// Whether those words are the control's: it shows them, it is one of them, or they stand on it.
bool shows(const UiContext& context, std::uint32_t control, const Passage& passage) {
  const Node& words = *passage.node;
  if (control == words.id) return true;
  for (const Node& node : context.nodes) {
    if (node.id != control) continue;
    if (node.role == Role::textbox || node.role == Role::textarea) return false;
    return (node.role == Role::link && node.parent == words.id) || lies_on(node.rect, words.rect);
  }
  return false;
}

void press(UiContext& context, const Passages& passages) {
  Selection& selection = context.selection;
  if (selection.from.node != 0) context.want_frames(2);
  selection = {};
  context.touched = {};
  press_on_words(context, passages, ImGui::GetIO().MousePos);
  if (!selection.pressed || selection.control != 0) return;
  const Passage& passage = passages[index_of(passages, selection.pressed_at.node)];
  const int presses = ImGui::GetMouseClickedCount(ImGuiMouseButton_Left);
  if (presses == 2) select_word(selection, passage, selection.pressed_at.byte);
  if (presses > 2) select_whole(selection, passage);
}

// Whether the mouse was moved so far that it selects. What is dragged by itself goes first.
bool is_drag(UiContext& context) {
  const Selection& selection = context.selection;
  const ImVec2 at = ImGui::GetIO().MousePos;
  const float along = std::abs(at.x - selection.start.x);
  const float across = std::abs(at.y - selection.start.y);
  if (context.dragging || context.widget_drags) return false;
  if (selection.control == 0) return along + across > least_drag;
  return ImGui::GetActiveID() == selection.control &&
         (along > least_along_control || across > least_across_control);
}

void follow_mouse(UiContext& context, const Passages& passages) {
  Selection& selection = context.selection;
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !context.touched.held) {
    press(context, passages);
  }
  if (!io.MouseDown[ImGuiMouseButton_Left]) selection.pressed = selection.begun = false;
  if (!selection.pressed || (!selection.begun && !is_drag(context))) return;
  if (!selection.begun) take_press(context);
  selection.begun = true;
  const std::size_t from = index_of(passages, selection.pressed_at.node);
  if (from == passages.size()) return;
  const Passage& to = nearest_to(passages, passages[from], io.MousePos);
  select_between(selection, passages, selection.pressed_at,
                 {to.node->id, byte_at(to, io.MousePos)});
}

}  // namespace

std::optional<SelectedRange> selected_range(const Selection& selection, const Passages& passages) {
  TextPlace from = selection.from;
  TextPlace to = selection.to;
  if (from.node == 0 || from == to) return std::nullopt;
  if (comes_before(passages, to, from)) std::swap(from, to);
  const std::size_t first = index_of(passages, from.node);
  const std::size_t last = index_of(passages, to.node);
  if (first == passages.size() || last == passages.size()) return std::nullopt;
  return SelectedRange{first, last, std::min(from.byte, passages[first].words.size()),
                       std::min(to.byte, passages[last].words.size())};
}

void select_between(Selection& selection, const Passages& passages, const TextPlace& from,
                    const TextPlace& to) {
  selection.from = from;
  selection.to = to;
  const std::size_t first = index_of(passages, from.node);
  const std::size_t last = index_of(passages, to.node);
  if (first == passages.size() || last == passages.size()) return;
  const bool back = last < first;
  const auto whole = [&](std::size_t at, TextPlace& place, bool at_end) {
    if (passages[at].lines.empty()) place.byte = at_end ? passages[at].words.size() : 0;
  };
  whole(first, selection.from, back);
  whole(last, selection.to, !back);
}

void select_whole(Selection& selection, const Passage& passage) {
  selection.from = {passage.node->id, 0};
  selection.to = {passage.node->id, passage.words.size()};
}

void select_word(Selection& selection, const Passage& passage, std::size_t byte) {
  if (passage.lines.empty()) return select_whole(selection, passage);
  const auto [begin, end] = word_around(passage.words, byte);
  selection.from = {passage.node->id, begin};
  selection.to = {passage.node->id, end};
}

void select_column(Selection& selection, const Passages& passages, const Passage& within) {
  selection.from = {};
  for (const Passage& each : passages) {
    if (!in_one_column(each, within)) continue;
    if (selection.from.node == 0) selection.from = {each.node->id, 0};
    selection.to = {each.node->id, each.words.size()};
  }
}

void press_on_words(UiContext& context, const Passages& passages, ImVec2 at) {
  Selection& selection = context.selection;
  selection.pressed = selection.begun = false;
  selection.start = at;
  const Passage* under = passage_at(passages, at, context.top_layer);
  if (under == nullptr) return;
  selection.control = context.click_taken ? ImGui::GetActiveID() : 0;
  if (context.click_taken && !shows(context, selection.control, *under)) return;
  selection.pressed = true;
  selection.pressed_at = {under->node->id, byte_at(*under, at)};
}

void take_press(UiContext& context) {
  if (context.selection.control == 0) return;
  if (ImGui::GetActiveID() == context.selection.control) ImGui::ClearActiveID();
  context.want_frames(2);
}

void select_words(UiContext& context) {
  Selection& selection = context.selection;
  TextCursor& cursor = context.cursor;
  const bool idle = !ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !selection.pressed &&
                    !context.touched.down && selection.from.node == 0;
  if (idle && !cursor.on && !cursor.wanted) {
    selection.words.clear();
    return;
  }
  const Passages passages = passages_of(context);
  if (context.info.touch) {
    select_by_finger(context, passages);
  } else {
    follow_mouse(context, passages);
  }
  move_text_cursor(context, passages);
  selection.words = selected_words(selection, passages);
  mark_selected(context, passages);
  draw_text_cursor(context, passages);
}

}  // namespace roadbook::ui

// Reads the keys of the text cursor, and leads it from letter to letter.
#include "ui/kit/inside/text_cursor.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/kit/inside/cursor_stride.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

struct CursorKey {
  ImGuiKey key;
  CursorMove alone;
  CursorMove with_control;
};
constexpr CursorKey cursor_keys[] = {
    {ImGuiKey_LeftArrow, CursorMove::letter_back, CursorMove::word_back},
    {ImGuiKey_RightArrow, CursorMove::letter_on, CursorMove::word_on},
    {ImGuiKey_UpArrow, CursorMove::line_up, CursorMove::line_up},
    {ImGuiKey_DownArrow, CursorMove::line_down, CursorMove::line_down},
    {ImGuiKey_Home, CursorMove::line_begin, CursorMove::line_begin},
    {ImGuiKey_End, CursorMove::line_end, CursorMove::line_end},
};

// In this frame nothing else hears of the key.
void keep_key(ImGuiKey key) {
  ImGui::SetKeyOwner(key, ImGuiKeyOwner_Any, ImGuiInputFlags_LockThisFrame);
}

// Tab goes on from the cursor: from the control before it, and back from the one behind it.
void lead_tab_on(UiContext& context, bool back) {
  context.tab_origin = 0;
  bool passed = false;
  for (const Node& node : context.finished) {
    const bool stop = std::any_of(context.last_stops.begin(), context.last_stops.end(),
                                  [&](const Stop& each) { return each.id == node.id; });
    if (stop && node.layer == context.top_layer && back == passed) {
      context.tab_origin = node.id;
      if (back) return;
    }
    if (node.id != context.cursor.at.node) continue;
    if (!back) return;
    passed = true;
  }
}

TextPlace place_of(const Passages& passages, const Spot& spot) {
  return {passages[spot.passage].node->id, spot.byte};
}

bool is_seen(const UiContext& context, const Passage& passage) {
  const Rect& rect = passage.rect;
  const ImVec2 middle{rect.x + rect.width / 2, rect.y + rect.height / 2};
  const Rect& clip = passage.node->clip;
  return contains({0, 0, context.info.size.width, context.info.size.height}, middle) &&
         (clip.width <= 0 || contains(clip, middle));
}

// What stands in the bar is the same on every page.
bool is_in_bar(const UiContext& context, const Node& node) {
  return node.layer == 0 && node.clip.width > 0 && node.clip.y < context.bar;
}

// The words at the keyboard's focus, or those that follow it; without one below the bar the page's
// first in sight, from its title on.
const Passage& first_passage(const UiContext& context, const Passages& passages) {
  const auto focused = std::find_if(context.nodes.begin(), context.nodes.end(),
                                    [&](const Node& node) { return node.id == context.focus; });
  if (context.focus != 0 && focused != context.nodes.end() && !is_in_bar(context, *focused)) {
    const auto own = std::find_if(passages.begin(), passages.end(), [&](const Passage& each) {
      const bool holds = focused->role == Role::link && each.node->id == focused->parent;
      return holds || each.node->id == focused->id;
    });
    if (own != passages.end()) return *own;
    const auto behind = std::find_if(passages.begin(), passages.end(),
                                     [&](const Passage& each) { return each.node > &*focused; });
    return behind != passages.end() ? *behind : passages.back();
  }
  const auto title = std::find_if(context.nodes.begin(), context.nodes.end(), [](const Node& node) {
    return node.role == Role::heading && node.level == 1;
  });
  const auto sees_from = [&](const Node* first) {
    return std::find_if(passages.begin(), passages.end(), [&](const Passage& each) {
      return each.node >= first && is_seen(context, each) && !is_in_bar(context, *each.node);
    });
  };
  auto seen = passages.end();
  if (title != context.nodes.end()) seen = sees_from(&*title);
  if (seen == passages.end()) seen = sees_from(context.nodes.data());
  return seen != passages.end() ? *seen : passages.front();
}

void scroll_to_cursor(UiContext& context, const Passages& passages) {
  const TextPlace& at = context.cursor.at;
  const Passage& passage = passages[index_of(passages, at.node)];
  const SpelledLine* line = line_of(passage, at.byte);
  context.want_frames(2);
  if (line == nullptr || line->window == nullptr) {
    context.scroll_to = at.node;
    return;
  }
  constexpr float around = 12;
  const Rect caret = caret_of(passage, at.byte);
  ImGui::ScrollToRectEx(
      line->window,
      ImRect(caret.x - around, caret.y - around, caret.x + around, caret.y + caret.height + around),
      ImGuiScrollFlags_KeepVisibleEdgeX | ImGuiScrollFlags_KeepVisibleEdgeY);
}

void begin_cursor(UiContext& context, const Passages& passages) {
  TextCursor& cursor = context.cursor;
  cursor.wanted = false;
  if (passages.empty()) return;
  const Selection& selection = context.selection;
  const bool selected = selected_range(selection, passages).has_value();
  cursor.on = true;
  cursor.x.reset();
  cursor.at = {first_passage(context, passages).node->id, 0};
  if (selected) cursor.at = selection.to;
  cursor.anchor = selected ? selection.from : cursor.at;
  cursor.focus_before = context.focus;
  context.set_focus(0, false);
  context.touched = {};
  context.message = "Text cursor on: arrows move it, Shift selects, Ctrl C copies, Escape ends.";
  scroll_to_cursor(context, passages);
}

void do_step(TextCursor& cursor, const Passages& passages, const CursorStep& step) {
  const Spot from{index_of(passages, cursor.at.node), cursor.at.byte};
  const Passage& anchor = passages[index_of(passages, cursor.anchor.node)];
  const Stride stride(passages, from, step.selects ? &anchor : nullptr);
  const float x = cursor.x.value_or(caret_of(passages[from.passage], from.byte).x);
  cursor.x.reset();
  Spot to = from;
  switch (step.move) {
    case CursorMove::letter_back:
    case CursorMove::letter_on:
      to = stride.letter(step.move == CursorMove::letter_back);
      break;
    case CursorMove::word_back:
    case CursorMove::word_on:
      to = stride.word(step.move == CursorMove::word_back);
      break;
    case CursorMove::line_up:
    case CursorMove::line_down:
      to = stride.line(step.move == CursorMove::line_up, x);
      cursor.x = x;
      break;
    case CursorMove::line_begin:
    case CursorMove::line_end:
      to = stride.edge(step.move == CursorMove::line_end);
      break;
    case CursorMove::column: {
      Selection all;
      select_column(all, passages, passages[from.passage]);
      cursor.anchor = all.from;
      cursor.at = all.to;
      return;
    }
  }
  cursor.at = place_of(passages, to);
  if (!step.selects) cursor.anchor = cursor.at;
}

// Where the mouse was pressed, or what it selects.
void follow_pointer(TextCursor& cursor, const Selection& selection) {
  const bool selects = selection.from.node != 0;
  cursor.at = selects ? selection.to : selection.pressed_at;
  cursor.anchor = selects ? selection.from : selection.pressed_at;
  cursor.x.reset();
}

}  // namespace

void read_cursor_keys(UiContext& context) {
  TextCursor& cursor = context.cursor;
  const ImGuiIO& io = ImGui::GetIO();
  cursor.steps.clear();
  if (context.text_active || io.KeyAlt) return;
  const bool control = io.KeyCtrl || io.KeySuper;
  const bool begins = !control && !io.KeyShift && ImGui::IsKeyPressed(ImGuiKey_F7, false);
  if (begins && !cursor.on) {
    cursor.wanted = true;
    context.want_frames(2);
  }
  if (!cursor.on) return;
  const bool escape = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  if (begins || escape) {
    if (escape) {
      context.escape_taken = true;
      keep_key(ImGuiKey_Escape);
    }
    const std::uint32_t back = cursor.focus_before;
    end_text_cursor(context);
    if (back != 0) context.set_focus(back, true);
    return;
  }
  if (!control && (ImGui::IsKeyPressed(ImGuiKey_Tab) || ImGui::IsKeyPressed(ImGuiKey_F6))) {
    lead_tab_on(context, io.KeyShift);
    end_text_cursor(context);
    return;
  }
  for (const CursorKey& each : cursor_keys) {
    if (ImGui::IsKeyPressed(each.key)) {
      cursor.steps.push_back({control ? each.with_control : each.alone, io.KeyShift});
    }
    keep_key(each.key);
  }
  if (control && ImGui::IsKeyPressed(ImGuiKey_A, false)) {
    cursor.steps.push_back({CursorMove::column, true});
  }
}

void end_text_cursor(UiContext& context) {
  context.cursor = {};
  context.selection = {};
  context.want_frames(2);
}

void move_text_cursor(UiContext& context, const Passages& passages) {
  TextCursor& cursor = context.cursor;
  if (!cursor.on && !cursor.wanted) return;
  Passages here;  // what lies over the screen is walked by itself
  std::copy_if(passages.begin(), passages.end(), std::back_inserter(here),
               [&](const Passage& each) { return each.node->layer == context.top_layer; });
  if (cursor.wanted) return begin_cursor(context, here);
  if (context.focus != 0) {  // something else has the keyboard now
    cursor = {};
    return;
  }
  Selection& selection = context.selection;
  if (selection.pressed) return follow_pointer(cursor, selection);
  const bool gone = index_of(here, cursor.at.node) == here.size() ||
                    index_of(here, cursor.anchor.node) == here.size();
  if (gone) return end_text_cursor(context);
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) cursor.anchor = cursor.at;
  for (const CursorStep& step : std::exchange(cursor.steps, {})) {
    do_step(cursor, here, step);
    context.want_frames(2);
    if (step.move != CursorMove::column) scroll_to_cursor(context, here);
  }
  selection.from = cursor.anchor;
  selection.to = cursor.at;
}

void draw_text_cursor(const UiContext& context, const Passages& passages) {
  const TextCursor& cursor = context.cursor;
  const std::size_t at = index_of(passages, cursor.at.node);
  if (!cursor.on || at == passages.size()) return;
  const Rect caret = caret_of(passages[at], cursor.at.byte);
  const Rect& clip = passages[at].node->clip;
  ImDrawList* list = ImGui::GetForegroundDrawList();
  // On any ground: in the color of the keyboard's ring, with an edge of the paper's.
  const ImVec2 top{std::floor(caret.x) - 1, caret.y};
  const ImVec2 bottom{top.x + 2, caret.y + caret.height};
  const Palette& colors = context.palette();
  if (clip.width > 0) {
    list->PushClipRect({clip.x, clip.y}, {clip.x + clip.width, clip.y + clip.height}, false);
  }
  list->AddRectFilled({top.x - 1, top.y - 1}, {bottom.x + 1, bottom.y + 1}, packed(colors.panel));
  list->AddRectFilled(top, bottom, packed(colors.change));
  if (clip.width > 0) list->PopClipRect();
}

}  // namespace roadbook::ui

// Follows a finger over words, and draws what it takes hold of.
#include "ui/kit/inside/selection_touch.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "ui/kit/button.hpp"
#include "ui/kit/health.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/text_cursor.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

constexpr double rest_seconds = 0.5;  // so long a finger rests on words to select one
constexpr float rest_way = 8;         // so far it may move meanwhile; more is scrolling
constexpr float knob = 11;            // radius of a handle's round end
constexpr float knob_aside = 9;       // how far it stands outside of what is selected
constexpr float bar_padding = 6;
constexpr float bar_gap = 4;
constexpr ImGuiWindowFlags tool_flags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoFocusOnAppearing;

void open_tool(const char* name, const Rect& rect) {
  ImGui::SetNextWindowPos({rect.x, rect.y});
  ImGui::SetNextWindowSize({rect.width, rect.height});
  ImGui::Begin(name, nullptr, tool_flags);
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
}

bool caret_in_sight(const Rect& clip, const Rect& caret) {
  return clip.width <= 0 || contains(clip, {caret.x, caret.y + caret.height / 2}) ||
         contains(clip, {caret.x - 1, caret.y + caret.height / 2});
}

void drop_selection(UiContext& context) {
  context.selection = {};
  context.touched = {};
  context.want_frames(2);
}

// One end of what is selected, with the round knob below it that a finger drags.
struct Handle {
  const char* name;
  TextPlace* place;        // the end that it moves
  const TextPlace* other;  // the one that stays
  Rect caret;
  Rect clip;   // where it may be seen
  bool first;  // it stands before what is selected
};

ImVec2 knob_of(const Handle& handle, float width) {
  const float x = handle.caret.x + (handle.first ? -knob_aside : knob_aside);
  return {std::clamp(x, knob, std::max(width - knob, knob)),
          handle.caret.y + handle.caret.height + knob};
}

// A finger has as much room as it needs. `middle`: where both stand below one line, between them,
// and each has its own side.
Rect room_of(ImVec2 center, bool first, std::optional<float> middle) {
  constexpr float half = touch_target / 2;
  float left = center.x - half;
  if (middle) left = first ? std::min(left, *middle - touch_target) : std::max(left, *middle);
  return {left, center.y - half, touch_target, touch_target};
}

// The letter at that point, in the column of the end that stays; where that end is, none.
std::optional<TextPlace> led_to(const Passages& passages, const Handle& handle, ImVec2 at) {
  const std::size_t stays = index_of(passages, handle.other->node);
  if (stays == passages.size()) return std::nullopt;
  const Passage& to = nearest_to(passages, passages[stays], at);
  TextPlace place{to.node->id, byte_at(to, at)};
  const bool behind = index_of(passages, place.node) > stays;
  if (to.lines.empty() && &to == &passages[stays]) return std::nullopt;
  if (to.lines.empty() && behind) place.byte = to.words.size();
  if (place == *handle.other) return std::nullopt;
  return place;
}

void draw_handle(UiContext& context, const Passages& passages, const Handle& handle,
                 std::optional<float> middle) {
  const std::uint32_t id = context.child_id(context.child_id(0, handle.name), "knob");
  // One that is dragged out of sight is held on.
  if (!caret_in_sight(handle.clip, handle.caret) && ImGui::GetActiveID() != id) return;
  const ImVec2 center = knob_of(handle, context.info.size.width);
  const Rect room = room_of(center, handle.first, middle);
  open_tool(handle.name, room);
  context.helpers.push_back(id);
  const ImRect box(room.x, room.y, room.x + room.width, room.y + room.height);
  bool hovered = false;
  bool held = false;
  if (ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav)) {
    ImGui::ButtonBehavior(box, id, &hovered, &held,
                          ImGuiButtonFlags_NoNavFocus | ImGuiButtonFlags_PressedOnClick);
  }
  const Palette& colors = context.palette();
  disc(center, knob + 1, colors.panel);
  disc(center, knob, colors.accent_fill);
  ImGui::End();
  const Rect& caret = handle.caret;
  ImGui::GetForegroundDrawList()->AddRectFilled(
      {caret.x - 1, caret.y}, {caret.x + 1, caret.y + caret.height}, packed(colors.accent_fill));
  if (!held) return;
  const ImVec2 touched = ImGui::GetIO().MousePos;
  context.click_taken = context.touched.held = context.widget_drags = true;
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    context.touched.grip = {touched.x - caret.x, touched.y - caret.y - caret.height / 2};
  }
  const std::optional<TextPlace> to = led_to(
      passages, handle, {touched.x - context.touched.grip.x, touched.y - context.touched.grip.y});
  if (!to || *to == *handle.place) return;
  *handle.place = *to;
  context.want_frames(2);
}

constexpr std::string_view copy_label = "Copy";
constexpr std::string_view all_label = "Select all";

// Of the bar, with both buttons as they are drawn.
Size size_of_bar(const Ui& ui) {
  constexpr float around_label = 32;
  float width = bar_gap + 2 * bar_padding;
  for (const std::string_view label : {copy_label, all_label}) {
    width += std::max(ui.measure(Type::button, label).width + around_label, touch_target);
  }
  const float height = std::max(ui.target(), ui.measure(Type::button, copy_label).height + 14);
  return {width, height + 2 * bar_padding};
}

// Where the bar stands: above what is selected, or below it, in sight.
Rect place_of_bar(const UiContext& context, const Rect& first, const Rect& last, const Rect& clip,
                  Size size) {
  constexpr float margin = 8;
  Rect area{0, 0, context.info.size.width, context.info.size.height};
  if (clip.width >= size.width && clip.height >= size.height) area = clip;
  float y = first.y - size.height - margin;
  if (y < area.y) y = last.y + last.height + 2 * knob + margin;
  const float x = (first.y == last.y ? (first.x + last.x) / 2 : first.x) - size.width / 2;
  const auto within = [](float at, float from, float room) {
    return std::floor(std::clamp(at, from, std::max(from + room, from)));
  };
  return {within(x, area.x + margin, area.width - size.width - 2 * margin),
          within(y, area.y, area.height - size.height), size.width, size.height};
}

// What was pressed on the bar.
struct BarPress {
  bool copy = false;
  bool all = false;
};

BarPress draw_bar(Ui& ui, const Rect& rect) {
  UiContext& context = ui.context();
  const int layer = std::exchange(context.layer, static_cast<int>(context.overlays.size()));
  open_tool("##selected words", rect);
  if (ImGui::IsWindowHovered() && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    context.click_taken = context.touched.held = true;
  }
  fill(rect, context.palette().panel, radius_large);
  outline(rect, context.palette().edge, radius_large);
  BarPress pressed;
  {
    const Block place =
        standing_at(ui, {rect.x + bar_padding, rect.y + bar_padding, rect.width - 2 * bar_padding,
                         rect.height - 2 * bar_padding});
    const Block named = group(ui, "Selected words");
    const Block line = row(ui, "tools", {.gap = bar_gap, .wrap = false});
    pressed.copy = button(ui, copy_label, {.kind = ButtonKind::plain});
    pressed.all = button(ui, all_label, {.kind = ButtonKind::plain});
  }
  ImGui::End();
  context.layer = layer;
  return pressed;
}

// The passage where what is selected begins; all of its column where all of it is selected already.
void select_more(Selection& selection, const Passages& passages) {
  const std::optional<SelectedRange> range = selected_range(selection, passages);
  if (!range) return;
  const Passage& passage = passages[range->first];
  const bool in_passage = range->first == range->last;
  const bool whole = range->begin == 0 && range->end == passage.words.size();
  if (in_passage && !whole) {
    select_whole(selection, passage);
  } else {
    select_column(selection, passages, passage);
  }
}

// Takes the words under a finger that rested.
void select_rested(UiContext& context, const Passages& passages) {
  Selection& selection = context.selection;
  FingerSelection& touched = context.touched;
  const std::size_t at = index_of(passages, selection.pressed_at.node);
  if (!selection.pressed || at == passages.size()) {
    if (selection.from.node != 0) drop_selection(context);
    return;
  }
  touched.rested = true;
  select_word(selection, passages[at], selection.pressed_at.byte);
  if (selection.from == selection.to) select_whole(selection, passages[at]);
  touched.word_begin = selection.from;
  touched.word_end = selection.to;
  touched.shown = true;
  context.widget_drags = true;  // it scrolls nothing any more
  take_press(context);
  context.want_frames(2);
}

// The finger that rested is moved on: from its word to the letter that it is at.
void widen_to(UiContext& context, const Passages& passages, ImVec2 at) {
  const FingerSelection& touched = context.touched;
  const std::size_t from = index_of(passages, touched.word_begin.node);
  if (from == passages.size()) return;
  const Passage& to = nearest_to(passages, passages[from], at);
  const TextPlace place{to.node->id, byte_at(to, at)};
  Selection& selection = context.selection;
  if (comes_before(passages, place, touched.word_begin)) {
    select_between(selection, passages, touched.word_end, place);
  } else if (comes_before(passages, touched.word_end, place)) {
    select_between(selection, passages, touched.word_begin, place);
  } else {
    selection.from = touched.word_begin;
    selection.to = touched.word_end;
  }
}

}  // namespace

void draw_selection_tools(Ui& ui) {
  UiContext& context = ui.context();
  context.touched.held = false;
  if (!context.touched.shown) return;
  Selection& selection = context.selection;
  const Passages passages = passages_of(context);
  const std::optional<SelectedRange> range = selected_range(selection, passages);
  if (!range || passages[range->first].node->layer < context.top_layer) return;
  const Rect first = caret_of(passages[range->first], range->begin);
  const Rect last = caret_of(passages[range->last], range->end);
  const Rect clip = passages[range->first].node->clip;
  const bool back = comes_before(passages, selection.to, selection.from);
  std::optional<float> middle;
  if (first.y == last.y) middle = (first.x + last.x) / 2;
  const Handle handles[] = {
      {"##selected from", &selection.from, &selection.to, back ? last : first, clip, !back},
      {"##selected to", &selection.to, &selection.from, back ? first : last, clip, back}};
  for (const Handle& handle : handles) draw_handle(context, passages, handle, middle);
  const bool seen =
      clip.height <= 0 || (last.y + last.height > clip.y && first.y < clip.y + clip.height);
  if (!seen || context.dragging) return;
  const Size room = size_of_bar(ui);
  const BarPress pressed = draw_bar(ui, place_of_bar(context, first, last, clip, room));
  if (pressed.all) {
    select_more(selection, passages_of(context));
    context.want_frames(2);
  }
  if (pressed.copy) {
    context.copied = selection.words;
    drop_selection(context);
  }
}

void select_by_finger(UiContext& context, const Passages& passages) {
  FingerSelection& touched = context.touched;
  const ImGuiIO& io = ImGui::GetIO();
  const ImVec2 at = io.MousePos;
  Selection& selection = context.selection;
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    touched.down = !touched.held;
    touched.rested = false;
    if (context.cursor.on) end_text_cursor(context);
    if (touched.down) press_on_words(context, passages, at);
  }
  if (!io.MouseDown[ImGuiMouseButton_Left]) {
    const bool tapped = touched.down && !touched.rested;
    touched.down = selection.pressed = false;
    if (tapped && selection.from.node != 0) drop_selection(context);
    return;
  }
  if (!touched.down) return;
  const float moved =
      std::max(std::abs(at.x - selection.start.x), std::abs(at.y - selection.start.y));
  if (touched.rested) {
    if (touched.shown && moved > rest_way) widen_to(context, passages, at);
    return;
  }
  if (context.dragging || context.widget_drags || moved > rest_way) {
    touched.down = selection.pressed = false;
    return;
  }
  const auto down = static_cast<double>(io.MouseDownDuration[ImGuiMouseButton_Left]);
  if (down >= rest_seconds) {
    select_rested(context, passages);
  } else if (selection.pressed || selection.from.node != 0) {
    context.wake_in(rest_seconds - down + 0.01);
  }
}

}  // namespace roadbook::ui

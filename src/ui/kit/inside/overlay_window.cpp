// Opens and closes windows over the screen.
#include "ui/kit/inside/overlay_window.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/touch_scroll.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

constexpr ImGuiWindowFlags window_flags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollWithMouse;

const Overlay* find(const std::vector<Overlay>& overlays, std::uint32_t id) {
  for (const Overlay& each : overlays) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

constexpr double seconds_to_come_in = 0.15;

// Where a panel begins that stands in the middle of the window. Once what it holds has come to rest
// it keeps its place under the pointer, whatever comes into it: moved as far up as its end needs.
float top_in_middle(UiContext& context, std::uint32_t id, float content, float height) {
  constexpr float margin = 16;
  const float window = context.info.size.height;
  const float middle = std::max(std::floor((window - height) * 0.42F), margin);
  const std::uint32_t top_key = context.child_id(id, "top");
  const std::uint32_t window_key = context.child_id(id, "window");
  const std::uint32_t content_key = context.child_id(id, "content before");
  const bool kept = context.recall(window_key, 0) == window;
  if (kept) {
    const float lowest = std::max(window - margin - height, margin);
    return std::min(context.recall(top_key, middle), lowest);
  }
  if (content > 0 && context.recall(content_key, 0) == content) {
    context.remember(top_key, middle);
    context.remember(window_key, window);
  }
  context.remember(content_key, content);
  return middle;
}

// How far from its place the panel is drawn: fast at first, then slower.
ImVec2 way_left(const Rect& panel, Size window, ComesFrom from, float part) {
  constexpr float close = 24;
  const float left = (1 - part) * (1 - part);
  switch (from) {
    case ComesFrom::right:
      return {std::round((window.width - panel.x) * left), 0};
    case ComesFrom::below:
      return {0, std::round((window.height - panel.y) * left)};
    case ComesFrom::close_below:
      return {0, std::round(close * left)};
    case ComesFrom::nowhere:
      break;
  }
  return {0, 0};
}

// Moves what was drawn in the window and in those inside it.
void draw_away(const ImGuiWindow& window, ImVec2 away) {
  for (ImDrawVert& corner : window.DrawList->VtxBuffer) {
    corner.pos.x += away.x;
    corner.pos.y += away.y;
  }
  for (ImDrawCmd& command : window.DrawList->CmdBuffer) {
    command.ClipRect.x += away.x;
    command.ClipRect.z += away.x;
    command.ClipRect.y += away.y;
    command.ClipRect.w += away.y;
  }
  for (const ImGuiWindow* inside : window.DC.ChildWindows) draw_away(*inside, away);
}

}  // namespace

bool overlay_opens(const UiContext& context, std::uint32_t id) {
  return find(context.last_overlays, id) == nullptr;
}

bool begin_overlay(Ui& ui, std::uint32_t id, const OverlayOptions& options) {
  UiContext& context = ui.context();
  const Overlay* known = find(context.last_overlays, id);
  const bool opening = known == nullptr;
  Overlay overlay{id, context.focus, context.info.time, {}, options.has_address, context.layer};
  if (known != nullptr) {
    overlay.focus_before = known->focus_before;
    overlay.since = known->since;
  }
  const bool comes_in = options.from != ComesFrom::nowhere;
  const float part = comes_in ? context.motion(overlay.since, seconds_to_come_in) : 1;
  context.overlays.push_back(overlay);
  // What is drawn later lies higher, inside of the one before or beside it.
  context.layer = static_cast<int>(context.overlays.size());
  if (opening) {
    if (options.focus_first) context.focus_first_in_layer = context.layer;
    context.first_is_pressed = options.first_is_pressed;
    context.want_frames(3);
  }

  char name[32];
  std::snprintf(name, sizeof name, "##overlay%08x", id);
  const Size size = context.info.size;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({size.width, size.height});
  ImGui::Begin(name, nullptr, window_flags);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImGui::BringWindowToDisplayFront(window);
  if (options.scrim) {
    const float veil = context.theme == Theme::paper ? 0.42F : 0.62F;
    fill({0, 0, size.width, size.height}, rgb(0x14120F), 0, veil * part);
  }

  // The panel's height is that of its content in the last frame.
  Rect panel = options.panel;
  const float content = context.recall(context.child_id(id, "content"), 0);
  const float limit = options.max_height > 0 ? options.max_height : size.height - 32;
  panel.height = std::min(content + 2 * options.padding, limit);
  if (options.centered) panel.y = top_in_middle(context, id, content, panel.height);
  if (options.above && panel.y + panel.height > size.height - 8 &&
      options.above_at > size.height - panel.y) {
    panel.height = std::min(panel.height, options.above_at - 8);
    panel.y = options.above_at - panel.height;
  } else if (!options.centered) {
    panel.height = std::min(panel.height, size.height - 8 - panel.y);
  }
  if (options.height > 0) panel.height = options.height;
  panel.height = std::max(panel.height, 24.0F);
  panel.x = std::floor(std::clamp(panel.x, 8.0F, std::max(size.width - panel.width - 8, 8.0F)));

  context.overlays.back().away = way_left(panel, size, options.from, part);

  bool close = context.shut_from > 0 && context.layer >= context.shut_from &&
               !options.has_address && !opening;
  const bool is_top = context.layer >= context.top_layer;
  if (!opening && is_top) {
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !contains(panel, ImGui::GetIO().MousePos)) {
      // The second press of two is meant for what the first one met: it may have opened this.
      if (!options.stays && !follows_a_press()) close = true;
      context.click_taken = true;
    }
    if (!context.escape_taken && ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
      close = true;
      context.escape_taken = true;
    }
  }

  ImGui::SetCursorScreenPos({panel.x, panel.y});
  ImGui::BeginChild(id, {panel.width, panel.height}, ImGuiChildFlags_None,
                    window_flags & ~ImGuiWindowFlags_NoScrollWithMouse);
  const bool ready = content > 0;
  if (ready) {
    fill(panel, context.palette().panel, radius_large);
    outline(panel, context.palette().edge, radius_large);
  }
  Flow flow;
  flow.left = flow.right = panel.x + options.padding;
  flow.width = panel.width - 2 * options.padding;
  flow.top = panel.y + options.padding - ImGui::GetScrollY();
  flow.y = flow.bottom = flow.top;
  flow.gap = options.gap;
  context.flows.push_back(flow);
  context.remember(context.child_id(id, "padding"), options.padding);
  context.push_parent(id);
  return close;
}

void end_overlay(Ui& ui) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.parents.back();
  context.pop_parent();
  const Flow flow = context.flows.back();
  context.flows.pop_back();
  const float padding = context.recall(context.child_id(id, "padding"), 0);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  // What ends within the panel asks for no bar, though the room under it be less.
  const float foot = window->Pos.y + window->Size.y - ImGui::GetScrollY();
  window->DC.CursorMaxPos.y =
      flow.bottom <= foot ? std::min(flow.bottom + padding, foot) : flow.bottom + padding;
  context.remember(context.child_id(id, "content"), std::ceil(flow.bottom - flow.top));
  scrollbar(context, {window->Pos.x + window->Size.x, window->Pos.y, window->Size.y});
  ImGui::EndChild();
  if (const Overlay* overlay = find(context.overlays, id)) {
    if (overlay->away.x != 0 || overlay->away.y != 0) draw_away(*window, overlay->away);
    context.layer = overlay->over;
  }
  ImGui::End();
}

void close_forgotten_overlays(UiContext& context) {
  for (auto each = context.last_overlays.rbegin(); each != context.last_overlays.rend(); ++each) {
    if (find(context.overlays, each->id) != nullptr) continue;
    for (const char* measure : {"content", "content before", "window"}) {
      context.memory.erase(context.child_id(each->id, measure));
    }
    context.set_focus(each->focus_before, context.ring);
    context.want_frames(2);
  }
  context.top_layer = static_cast<int>(context.overlays.size());
}

void put_hint_away(UiContext& context) {
  ImGuiIO& io = ImGui::GetIO();
  if (!context.info.touch || context.hint.id == 0 ||
      !ImGui::IsMouseClicked(ImGuiMouseButton_Left) || !contains(context.hint.box, io.MousePos)) {
    return;
  }
  // The finger never came down, for whatever lies below.
  io.MouseDown[ImGuiMouseButton_Left] = io.MouseClicked[ImGuiMouseButton_Left] = false;
  io.MouseClickedCount[ImGuiMouseButton_Left] = 0;
  io.MouseDownDuration[ImGuiMouseButton_Left] = -1;
  context.set_focus(0, false);
}

void draw_hint(Ui& ui) {
  UiContext& context = ui.context();
  Hint& hint = context.hint;
  if (hint.id == 0 || hint.text.empty()) return;
  const TextStyle style = text_style(context, Type::small);
  const float limit = std::min(300 * context.text_scale, context.info.size.width - 40);
  const std::vector<std::string_view> lines = break_lines(style, hint.text, limit);
  float width = 0;
  for (const std::string_view each : lines) width = std::max(width, line_width(style, each));
  Rect box{0, 0, std::ceil(width) + 24, style.line_height * static_cast<float>(lines.size()) + 14};
  box.x = std::clamp(hint.rect.x + hint.rect.width / 2 - box.width / 2, 8.0F,
                     std::max(context.info.size.width - box.width - 8, 8.0F));
  box.y = hint.rect.y + hint.rect.height + 7;
  if (box.y + box.height > context.info.size.height - 8) box.y = hint.rect.y - box.height - 7;
  box.x = std::floor(box.x);
  // With no room on either side it lies on what it explains rather than out of the window.
  const float lowest = context.info.size.height - box.height - 8;
  box.y = std::floor(std::clamp(box.y, 8.0F, std::max(lowest, 8.0F)));

  hint.box = box;

  ImDrawList* list = ImGui::GetForegroundDrawList();
  const Palette& colors = context.palette();
  list->AddRectFilled({box.x, box.y}, {box.x + box.width, box.y + box.height}, packed(colors.ink),
                      radius_small);
  float y = box.y + 7;
  for (const std::string_view each : lines) {
    draw_line(list, style, {box.x + 12, y}, packed(colors.panel), each);
    y += style.line_height;
  }
}

}  // namespace roadbook::ui

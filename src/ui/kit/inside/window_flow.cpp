// The flow of a window inside the window, and where it is scrolled.
#include "ui/kit/inside/window_flow.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

void scroll_as_asked(UiContext& context) {
  if (!context.to_top) return;
  ImGui::SetScrollY(0);
  ImGui::SetScrollX(0);
}

void open_window_flow(UiContext& context, const Rect& rect, float padding_x, float padding_y,
                      float gap, float max_width) {
  Flow flow;
  const float width = std::max(rect.width - 2 * padding_x, 1.0F);
  flow.width = max_width > 0 ? std::min(width, max_width) : width;
  flow.left = std::floor(rect.x + padding_x + (width - flow.width) / 2 - ImGui::GetScrollX());
  flow.top = rect.y + padding_y - ImGui::GetScrollY();
  flow.y = flow.bottom = flow.top;
  flow.right = flow.left;
  flow.gap = gap;
  context.flows.push_back(flow);
}

bool has_pressed(const UiContext& context, const ImGuiWindow* window) {
  const ImGuiWindow* at = context.pressed_in;
  while (at != nullptr && at != window) at = at->ParentWindow;
  return at != nullptr;
}

void close_window_flow(UiContext& context, std::uint32_t id, float padding_y) {
  const Flow flow = context.flows.back();
  context.flows.pop_back();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  float bottom = flow.bottom + padding_y;
  // What was pressed stays where it is, also where what was below it is gone: its place in the
  // scrolled content is kept free, until it is scrolled back.
  const float off = window == context.pressed_in ? context.pressed_off : 0;
  if (window->Scroll.y + off > 0 && has_pressed(context, window)) {
    bottom = std::max(bottom, window->Pos.y + window->Size.y + off);
  }
  window->DC.CursorMaxPos.y = bottom;
  window->DC.IdealMaxPos.y = bottom;
  context.remember(context.child_id(id, "content"), std::ceil(flow.bottom - flow.top));
}

float room_of_message(const UiContext& context, const ImGuiWindow& window, float close) {
  const bool at_foot =
      window.Pos.y < context.foot && window.Pos.y + window.Size.y >= context.foot - close;
  return at_foot ? context.room_of_message : 0;
}

}  // namespace roadbook::ui

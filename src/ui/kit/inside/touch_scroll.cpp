// Follows the finger, lets areas run out, and draws scrollbars.
#include "ui/kit/inside/touch_scroll.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

constexpr float drag_threshold = 8;  // pixels before a press becomes a drag
constexpr float friction = 4.5F;     // of the momentum, per second
constexpr float slowest = 24;        // pixels per second

enum class Axis : std::uint8_t { x, y };

bool scrolls(const ImGuiWindow* window, Axis axis) {
  const float max = axis == Axis::x ? window->ScrollMax.x : window->ScrollMax.y;
  return max > 0;
}

// The scroll area that the pointer is in, from the inside out.
ImGuiWindow* area_under_pointer(const UiContext& context, Axis axis) {
  for (ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow; window != nullptr;
       window = window->ParentWindow) {
    const bool known = std::find(context.scrolled.begin(), context.scrolled.end(), window) !=
                       context.scrolled.end();
    if (known && scrolls(window, axis)) return window;
  }
  return nullptr;
}

void scroll_by(ImGuiWindow* window, ImVec2 delta) {
  if (delta.y != 0) {
    ImGui::SetScrollY(window, std::clamp(window->Scroll.y - delta.y, 0.0F, window->ScrollMax.y));
  }
  if (delta.x != 0) {
    ImGui::SetScrollX(window, std::clamp(window->Scroll.x - delta.x, 0.0F, window->ScrollMax.x));
  }
}

void run_out(UiContext& context, float seconds) {
  if (context.dragged == nullptr) return;
  scroll_by(context.dragged, {context.velocity.x * seconds, context.velocity.y * seconds});
  const float keep = std::exp(-friction * seconds);
  context.velocity.x *= keep;
  context.velocity.y *= keep;
  if (std::abs(context.velocity.x) + std::abs(context.velocity.y) < slowest) {
    context.dragged = nullptr;
  } else {
    context.want_frames(2);
  }
}

// Page keys scroll the area under the pointer, or the last one drawn.
void scroll_by_keys(UiContext& context) {
  if (context.text_active || context.scrolled.empty()) return;
  ImGuiWindow* window = area_under_pointer(context, Axis::y);
  if (window == nullptr) {
    for (ImGuiWindow* each : context.scrolled) {
      if (each->ScrollMax.y > 0) window = each;
    }
  }
  if (window == nullptr) return;
  const float page = window->InnerRect.GetHeight() * 0.85F;
  const bool spins = context.focus != 0 && context.spun == context.focus;
  if (!spins && ImGui::IsKeyPressed(ImGuiKey_PageDown)) scroll_by(window, {0, -page});
  if (!spins && ImGui::IsKeyPressed(ImGuiKey_PageUp)) scroll_by(window, {0, page});
  if (context.focus != 0 && context.ring) return;
  if (ImGui::IsKeyPressed(ImGuiKey_Home)) scroll_by(window, {0, window->ScrollMax.y});
  if (ImGui::IsKeyPressed(ImGuiKey_End)) scroll_by(window, {0, -window->ScrollMax.y});
  if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) scroll_by(window, {0, -48});
  if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) scroll_by(window, {0, 48});
}

Rect thumb_of(float at, float length, float view, float content, float scroll, float scroll_max) {
  const float size = std::max(length * view / content, 36.0F);
  const float start = at + (length - size) * (scroll_max > 0 ? scroll / scroll_max : 0);
  return {start, size, 0, 0};
}

struct Grip {
  bool hovered = false;
  bool held = false;
};

Grip grip(UiContext& context, std::uint32_t id, const Rect& rect) {
  Grip now;
  context.helpers.push_back(id);
  const ImRect box(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
  if (ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav)) {
    ImGui::ButtonBehavior(box, id, &now.hovered, &now.held,
                          ImGuiButtonFlags_NoNavFocus | ImGuiButtonFlags_PressedOnClick);
  }
  if (now.held) context.click_taken = true;
  return now;
}

}  // namespace

void move_by_finger(UiContext& context) {
  const ImGuiIO& io = ImGui::GetIO();
  const auto seconds =
      static_cast<float>(std::clamp(context.info.time - context.last_time, 0.0, 0.1));
  scroll_by_keys(context);
  if (!io.MouseDown[0]) context.widget_drags = false;
  if (!context.info.touch) {
    context.dragged = nullptr;
    context.dragging = false;
    return;
  }
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    context.dragged = nullptr;
    context.dragging = false;
    context.drag_start = io.MousePos;
    context.velocity = {0, 0};
    return;
  }
  if (!io.MouseDown[0]) {
    if (context.info.reduced_motion) context.dragged = nullptr;
    context.dragging = false;
    run_out(context, seconds);
    return;
  }
  if (context.widget_drags) return;
  const ImVec2 moved{io.MousePos.x - context.drag_start.x, io.MousePos.y - context.drag_start.y};
  if (!context.dragging) {
    const float way = std::max(std::abs(moved.x), std::abs(moved.y));
    if (way <= drag_threshold) return;
    const Axis axis = std::abs(moved.x) > std::abs(moved.y) ? Axis::x : Axis::y;
    context.dragged = area_under_pointer(context, axis);
    if (context.dragged == nullptr) return;
    context.dragging = true;
    ImGui::ClearActiveID();
    context.set_focus(0, false);
  }
  ImVec2 delta = io.MouseDelta;
  if (context.dragged->ScrollMax.x <= 0) delta.x = 0;
  scroll_by(context.dragged, delta);
  if (seconds > 0) {
    context.velocity.x = context.velocity.x * 0.6F + delta.x / seconds * 0.4F;
    context.velocity.y = context.velocity.y * 0.6F + delta.y / seconds * 0.4F;
  }
  context.want_frames(1);
}

void scrollbar(UiContext& context, const ScrollbarSpot& spot) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  context.scrolled.push_back(window);
  if (window->ScrollMax.y <= 0) return;
  const float view = window->InnerRect.GetHeight();
  const Rect along = thumb_of(spot.top + 2, spot.height - 4, view, view + window->ScrollMax.y,
                              window->Scroll.y, window->ScrollMax.y);
  const Rect thumb{spot.right - 10, along.x, 10, along.y};
  const std::uint32_t id = context.child_id(window->ID, "scrollbar");
  const Grip now = context.info.touch ? Grip{} : grip(context, id, thumb);
  if (now.held) {
    const float way = spot.height - 4 - along.y;
    const float part = way > 0 ? ImGui::GetIO().MouseDelta.y / way : 0;
    scroll_by(window, {0, -part * window->ScrollMax.y});
    context.want_frames(1);
  }
  const Palette& colors = context.palette();
  const Color color = now.held || now.hovered ? colors.muted : mix(colors.line, colors.muted, 0.3F);
  const float width = context.info.touch || context.compact() ? 3.0F : 5.0F;
  fill({spot.right - width - 2, thumb.y, width, thumb.height}, color, width / 2);
}

void horizontal_scrollbar(UiContext& context, float left, float bottom, float width) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  context.scrolled.push_back(window);
  if (window->ScrollMax.x <= 0) return;
  const float view = window->InnerRect.GetWidth();
  const Rect along = thumb_of(left + 2, width - 4, view, view + window->ScrollMax.x,
                              window->Scroll.x, window->ScrollMax.x);
  const Rect thumb{along.x, bottom - 10, along.y, 10};
  const std::uint32_t id = context.child_id(window->ID, "scrollbar across");
  const Grip now = context.info.touch ? Grip{} : grip(context, id, thumb);
  if (now.held) {
    const float way = width - 4 - along.y;
    const float part = way > 0 ? ImGui::GetIO().MouseDelta.x / way : 0;
    scroll_by(window, {-part * window->ScrollMax.x, 0});
    context.want_frames(1);
  }
  const Palette& colors = context.palette();
  const Color color = now.held || now.hovered ? colors.muted : mix(colors.line, colors.muted, 0.3F);
  fill({thumb.x, bottom - 7, thumb.width, 4}, color, 2);
}

}  // namespace roadbook::ui

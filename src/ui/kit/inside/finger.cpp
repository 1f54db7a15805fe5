#include "ui/kit/inside/finger.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/inner.hpp"
#include "ui/kit/inside/paint.hpp"

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
ImGuiWindow* area_under_pointer(const Inner& inner, Axis axis) {
  for (ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow; window != nullptr;
       window = window->ParentWindow) {
    const bool known =
        std::any_of(inner.scrolled.begin(), inner.scrolled.end(),
                    [window](const Scrolled& each) { return each.window == window; });
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

void run_out(Inner& inner, float seconds) {
  if (inner.dragged == nullptr) return;
  scroll_by(inner.dragged, {inner.velocity.x * seconds, inner.velocity.y * seconds});
  const float keep = std::exp(-friction * seconds);
  inner.velocity.x *= keep;
  inner.velocity.y *= keep;
  if (std::abs(inner.velocity.x) + std::abs(inner.velocity.y) < slowest) {
    inner.dragged = nullptr;
  } else {
    inner.want_frames(2);
  }
}

// Page keys scroll the area under the pointer, or the last one drawn.
void scroll_by_keys(Inner& inner) {
  if (inner.text_active || inner.scrolled.empty()) return;
  ImGuiWindow* window = area_under_pointer(inner, Axis::y);
  if (window == nullptr) {
    for (const Scrolled& each : inner.scrolled) {
      if (each.window->ScrollMax.y > 0) window = each.window;
    }
  }
  if (window == nullptr) return;
  const float page = window->InnerRect.GetHeight() * 0.85F;
  if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) scroll_by(window, {0, -page});
  if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) scroll_by(window, {0, page});
  if (inner.focus != 0 && inner.ring) return;
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

Grip grip(Inner& inner, std::uint32_t id, const Rect& rect) {
  Grip now;
  inner.helpers.push_back(id);
  const ImRect box(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
  if (ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav)) {
    ImGui::ButtonBehavior(box, id, &now.hovered, &now.held,
                          ImGuiButtonFlags_NoNavFocus | ImGuiButtonFlags_PressedOnClick);
  }
  if (now.held) inner.click_taken = true;
  return now;
}

}  // namespace

void move_by_finger(Inner& inner) {
  const ImGuiIO& io = ImGui::GetIO();
  const auto seconds = static_cast<float>(std::clamp(inner.info.time - inner.last_time, 0.0, 0.1));
  scroll_by_keys(inner);
  if (!inner.info.touch) {
    inner.dragged = nullptr;
    inner.dragging = false;
    return;
  }
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    inner.dragged = nullptr;
    inner.dragging = false;
    inner.drag_start = io.MousePos;
    inner.velocity = {0, 0};
    return;
  }
  if (!io.MouseDown[0]) {
    if (inner.info.reduced_motion) inner.dragged = nullptr;
    inner.dragging = false;
    run_out(inner, seconds);
    return;
  }
  const ImVec2 moved{io.MousePos.x - inner.drag_start.x, io.MousePos.y - inner.drag_start.y};
  if (!inner.dragging) {
    const float way = std::max(std::abs(moved.x), std::abs(moved.y));
    if (way <= drag_threshold) return;
    const Axis axis = std::abs(moved.x) > std::abs(moved.y) ? Axis::x : Axis::y;
    inner.dragged = area_under_pointer(inner, axis);
    if (inner.dragged == nullptr) return;
    inner.dragging = true;
    ImGui::ClearActiveID();
    inner.set_focus(0, false);
  }
  ImVec2 delta = io.MouseDelta;
  if (inner.dragged->ScrollMax.x <= 0) delta.x = 0;
  scroll_by(inner.dragged, delta);
  if (seconds > 0) {
    inner.velocity.x = inner.velocity.x * 0.6F + delta.x / seconds * 0.4F;
    inner.velocity.y = inner.velocity.y * 0.6F + delta.y / seconds * 0.4F;
  }
  inner.want_frames(1);
}

void scrollbar(Inner& inner, const ScrollbarSpot& spot) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  inner.scrolled.push_back({window, 0});
  if (window->ScrollMax.y <= 0) return;
  const float view = window->InnerRect.GetHeight();
  const Rect along = thumb_of(spot.top + 2, spot.height - 4, view, view + window->ScrollMax.y,
                              window->Scroll.y, window->ScrollMax.y);
  const Rect thumb{spot.right - 10, along.x, 10, along.y};
  const std::uint32_t id = inner.child_id(window->ID, "scrollbar");
  const Grip now = inner.info.touch ? Grip{} : grip(inner, id, thumb);
  if (now.held) {
    const float way = spot.height - 4 - along.y;
    const float part = way > 0 ? ImGui::GetIO().MouseDelta.y / way : 0;
    scroll_by(window, {0, -part * window->ScrollMax.y});
    inner.want_frames(1);
  }
  const Palette& colors = inner.palette();
  const Color color = now.held || now.hovered ? colors.muted : mix(colors.line, colors.muted, 0.3F);
  const float width = inner.info.touch || inner.compact() ? 3.0F : 5.0F;
  fill({spot.right - width - 2, thumb.y, width, thumb.height}, color, width / 2);
}

void horizontal_scrollbar(Inner& inner, float left, float bottom, float width) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  inner.scrolled.push_back({window, 0});
  if (window->ScrollMax.x <= 0) return;
  const float view = window->InnerRect.GetWidth();
  const Rect along = thumb_of(left + 2, width - 4, view, view + window->ScrollMax.x,
                              window->Scroll.x, window->ScrollMax.x);
  const Rect thumb{along.x, bottom - 10, along.y, 10};
  const std::uint32_t id = inner.child_id(window->ID, "scrollbar across");
  const Grip now = inner.info.touch ? Grip{} : grip(inner, id, thumb);
  if (now.held) {
    const float way = width - 4 - along.y;
    const float part = way > 0 ? ImGui::GetIO().MouseDelta.x / way : 0;
    scroll_by(window, {-part * window->ScrollMax.x, 0});
    inner.want_frames(1);
  }
  const Palette& colors = inner.palette();
  const Color color = now.held || now.hovered ? colors.muted : mix(colors.line, colors.muted, 0.3F);
  fill({thumb.x, bottom - 7, thumb.width, 4}, color, 2);
}

}  // namespace roadbook::ui

// Draws shapes, text and marks.
#include "ui/kit/inside/paint.hpp"

#include <cmath>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

ImDrawList* list() {
  return ImGui::GetWindowDrawList();
}

// The square around a point, `half` to each side.
Rect around(ImVec2 center, float half) {
  return {center.x - half, center.y - half, 2 * half, 2 * half};
}

}  // namespace

bool out_of_sight(const Rect& rect) {
  const ImDrawList* draw = list();
  const ImVec2 low = draw->GetClipRectMin();
  const ImVec2 high = draw->GetClipRectMax();
  return rect.x > high.x || rect.y > high.y || rect.x + rect.width < low.x ||
         rect.y + rect.height < low.y;
}

ImU32 packed(Color color, float alpha) {
  return IM_COL32(color.red, color.green, color.blue,
                  static_cast<int>(std::lround(alpha * 255.0F)));
}

void fill(const Rect& rect, Color color, float corner, float alpha) {
  if (out_of_sight(rect)) return;
  list()->AddRectFilled({rect.x, rect.y}, {rect.x + rect.width, rect.y + rect.height},
                        packed(color, alpha), corner);
}

void outline(const Rect& rect, Color color, float corner, float thickness) {
  if (out_of_sight(rect)) return;
  const float half = thickness / 2;
  list()->PathRect({rect.x + half, rect.y + half},
                   {rect.x + rect.width - half, rect.y + rect.height - half},
                   corner > half ? corner - half : 0);
  list()->PathStroke(packed(color), ImDrawFlags_Closed, thickness);
}

void disc(ImVec2 center, float size, Color color) {
  if (out_of_sight(around(center, size))) return;
  list()->AddCircleFilled(center, size, packed(color));
}

void ring(ImVec2 center, float size, Color color, float thickness) {
  if (out_of_sight(around(center, size))) return;
  list()->AddCircle(center, size - thickness / 2, packed(color), 0, thickness);
}

void line(ImVec2 from, ImVec2 to, Color color, float thickness) {
  if (from.y == to.y) {  // as a rectangle it has no blurred edge
    list()->AddRectFilled(from, {to.x, to.y + thickness}, packed(color));
  } else if (from.x == to.x) {
    list()->AddRectFilled(from, {to.x + thickness, to.y}, packed(color));
  } else {
    list()->AddLine(from, to, packed(color), thickness);
  }
}

void hatch(const Rect& rect, Color color, float gap) {
  if (out_of_sight(rect)) return;
  ImDrawList* draw = list();
  draw->PushClipRect({rect.x, rect.y}, {rect.x + rect.width, rect.y + rect.height}, true);
  for (float x = -rect.height; x < rect.width; x += gap) {
    draw->AddLine({rect.x + x, rect.y + rect.height}, {rect.x + x + rect.height, rect.y},
                  packed(color), 1.0F);
  }
  draw->PopClipRect();
}

void draw_tick_box(const Palette& colors, const Rect& box, bool on, float ink) {
  if (on) {
    fill(box, mix(colors.panel, colors.accent_fill, ink), 3);
    draw_icon(Icon::check, {box.x + box.width / 2, box.y + box.height / 2}, box.width * 0.72F,
              colors.on_accent);
  } else {
    outline(box, colors.edge, 3, 1.4F);
  }
}

void draw_head_rule(const Palette& colors, const Rect& rect) {
  fill({rect.x, rect.y, rect.width, 2}, colors.accent);
  fill({rect.x, rect.y + head_rule_height - 1, rect.width, 1}, colors.accent);
}

void dotted(ImVec2 from, float length, Color color) {
  if (out_of_sight({from.x, from.y, length, 1})) return;
  for (float x = 0; x < length - 1; x += 4) {
    list()->AddRectFilled({from.x + x, from.y}, {from.x + x + 2, from.y + 1}, packed(color));
  }
}

void focus_ring(const UiContext& context, const Rect& rect, float corner) {
  constexpr float beyond = 3;
  ImDrawList* draw = list();
  // It may reach beyond the window's clip by its own width, and no farther.
  ImRect seen(draw->GetClipRectMin(), draw->GetClipRectMax());
  seen.Expand(beyond);
  seen.ClipWithFull(ImRect({0, 0}, ImGui::GetIO().DisplaySize));
  // What is larger than what is seen of it has its ring around that.
  ImRect wider(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
  wider.Expand(beyond);
  if (!wider.Overlaps(seen)) return;
  wider.ClipWithFull(seen);
  draw->PushClipRect(seen.Min, seen.Max, false);
  outline({wider.Min.x, wider.Min.y, wider.GetWidth(), wider.GetHeight()}, context.palette().change,
          corner + beyond, 2);
  draw->PopClipRect();
}

void draw_text(const TextStyle& style, ImVec2 at, Color color, std::string_view words) {
  // Accents and tails reach beyond the line.
  const ImDrawList* draw = list();
  if (at.y > draw->GetClipRectMax().y + style.line_height ||
      at.y + 2 * style.line_height < draw->GetClipRectMin().y) {
    return;
  }
  draw_line(list(), style, at, packed(color), words);
}

float draw_lines(const TextStyle& style, ImVec2 at, Color color,
                 const std::vector<std::string_view>& lines) {
  float y = at.y;
  for (const std::string_view each : lines) {
    draw_text(style, {at.x, y}, color, each);
    y += style.line_height;
  }
  return y - at.y;
}

float draw_selectable(UiContext& context, std::uint32_t control, const TextStyle& style, ImVec2 at,
                      Color color, const std::vector<std::string_view>& lines) {
  spell_control(context, control, style, at, lines);
  return draw_lines(style, at, color, lines);
}

void draw_centered(const TextStyle& style, const Rect& rect, Color color, std::string_view words) {
  const float x = rect.x + (rect.width - line_width(style, words)) / 2;
  const float y = rect.y + std::floor((rect.height - style.line_height) / 2);
  draw_text(style, {x, y}, color, words);
}

}  // namespace roadbook::ui

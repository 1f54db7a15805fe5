// Draws emblems as the glyphs of their typeface: cut out anew for each size, with smooth edges.
#include "ui/kit/emblem.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

constexpr float least_size = 18;

// One glyph in a square at `at`, mirrored as asked for.
void draw_mirrored(const UiContext& context, unsigned int code, ImVec2 at, float size, Color color,
                   bool flip_x, bool flip_y) {
  ImFont* font = context.fonts->emblems();
  if (font == nullptr || code == 0) return;
  ImFontBaked* baked = font->GetFontBaked(size);
  const ImFontGlyph* glyph = baked->FindGlyph(static_cast<ImWchar>(code));
  if (glyph == nullptr || glyph->Visible == 0) return;
  const float scale = size / baked->Size;
  float left = glyph->X0 * scale;
  float right = glyph->X1 * scale;
  float top = glyph->Y0 * scale;
  float bottom = glyph->Y1 * scale;
  float u0 = glyph->U0;
  float u1 = glyph->U1;
  float v0 = glyph->V0;
  float v1 = glyph->V1;
  if (flip_x) {
    const float mirrored = size - right;
    right = size - left;
    left = mirrored;
    std::swap(u0, u1);
  }
  if (flip_y) {
    const float mirrored = size - bottom;
    bottom = size - top;
    top = mirrored;
    std::swap(v0, v1);
  }
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->PrimReserve(6, 4);
  list->PrimRectUV({at.x + left, at.y + top}, {at.x + right, at.y + bottom}, {u0, v0}, {u1, v1},
                   packed(color));
}

}  // namespace

void draw_emblem(const UiContext& context, std::string_view id, ImVec2 at, float size,
                 Color color) {
  draw_mirrored(context, context.fonts->emblem_code(id), {std::floor(at.x), std::floor(at.y)},
                std::floor(std::max(size, least_size)), color, false, false);
}

void draw_frame(const UiContext& context, const Rect& rect, float corner, Color color) {
  const unsigned int code = context.fonts->emblem_code("frame");
  if (code == 0) {
    outline(rect, color);
    return;
  }
  corner = std::floor(corner);
  const float right = std::floor(rect.x + rect.width - corner);
  const float bottom = std::floor(rect.y + rect.height - corner);
  const float left = std::floor(rect.x);
  const float top = std::floor(rect.y);
  draw_mirrored(context, code, {left, top}, corner, color, false, false);
  draw_mirrored(context, code, {right, top}, corner, color, true, false);
  draw_mirrored(context, code, {left, bottom}, corner, color, false, true);
  draw_mirrored(context, code, {right, bottom}, corner, color, true, true);
  // The lines between the corners go on from those of the drawing: from 2 to 5 and from 9 to 10.6
  // of its 64 units.
  const float unit = corner / 64;
  for (const auto& [from, to] : {std::pair(2.0F, 5.0F), std::pair(9.0F, 10.6F)}) {
    const float near = from * unit;
    const float thick = std::max((to - from) * unit, 1.0F);
    const float across = right - left - corner;
    const float down = bottom - top - corner;
    ImDrawList* list = ImGui::GetWindowDrawList();
    const auto bar = [&](float x, float y, float width, float height) {
      list->AddRectFilled({x, y}, {x + width, y + height}, packed(color));
    };
    bar(left + corner, top + near, across, thick);
    bar(left + corner, bottom + corner - near - thick, across, thick);
    bar(left + near, top + corner, thick, down);
    bar(right + corner - near - thick, top + corner, thick, down);
  }
}

bool has_emblem(Ui& ui, std::string_view id) {
  return ui.context().fonts->emblem_code(id) != 0;
}

std::vector<std::string> emblem_ids(Ui& ui) {
  return ui.context().fonts->emblem_ids();
}

void emblem(Ui& ui, std::string_view id, float size, Tone tone) {
  UiContext& context = ui.context();
  if (!has_emblem(ui, id)) return;
  const float side = std::floor(std::max(size, least_size));
  const Rect rect = context.place(side, side);
  draw_emblem(context, id, {rect.x, rect.y}, side, color_of(context.palette(), tone));
}

}  // namespace roadbook::ui

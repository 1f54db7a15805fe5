// Draws a cell of words: in one line, or smaller in several.
#include "ui/kit/cell.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/shrunk_text.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

float cell_height(Ui& ui) {
  const float line = text_style(ui.context(), Type::body).line_height;
  return std::max(ui.touch() ? touch_target + 2 : 34.0F, line + 10);
}

bool text_cell(Ui& ui, const TextCell& cell) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::body);
  const Rect rect = context.place(0, cell_height(ui));
  const Rect inside{rect.x + cell_inset, rect.y + 1, std::max(rect.width - 2 * cell_inset, 20.0F),
                    rect.height - 2};
  const std::uint32_t id = context.id(cell.name);
  const bool empty = cell.words.empty();
  const std::string label = (empty ? "Write: " : "Change: ") + std::string(cell.name);
  const InteractOptions how{.hint = label};
  const Interaction now = interact(ui, id, rect, how);
  if (!empty) context.record(context.child_id(id, "words"), Role::text, cell.words, inside);
  record(ui, id, Role::button, label, inside, how, now);
  if (now.hovered) fill(rect, colors.soft);
  const float line_y = rect.y + std::floor((rect.height - style.line_height) / 2);
  if (empty) {
    draw_text(style, {inside.x, line_y}, colors.muted,
              shortened(style, cell.placeholder, inside.width));
  } else if (line_width(style, cell.words) <= inside.width) {
    draw_text(style, {inside.x, line_y}, colors.ink, cell.words);
  } else {
    draw_shrunk(context, cell.words, inside, colors.ink, false);
  }
  if (now.ring) focus_ring(context, rect, 0);
  return now.pressed;
}

}  // namespace roadbook::ui

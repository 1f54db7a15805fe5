// Draws a cell of words: in one line, or smaller in several.
#include "ui/kit/cell.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

// Words that have no room in one line, smaller and in as many lines as the cell has room for.
void draw_small(const UiContext& context, std::string_view value, const Rect& rect,
                const Rect& inside) {
  TextStyle set = set_of(context, Face::regular, 12, 14);
  std::vector<std::string_view> lines = break_lines(set, value, inside.width);
  if (set.line_height * static_cast<float>(lines.size()) > rect.height) {
    set = set_of(context, Face::regular, 10, 11);
    lines = break_lines(set, value, inside.width);
  }
  const auto room = static_cast<std::size_t>(std::max(rect.height / set.line_height, 1.0F));
  std::string last;
  if (lines.size() > room) {
    const auto from = static_cast<std::size_t>(lines[room - 1].data() - value.data());
    lines.resize(room);
    last = shortened(set, value.substr(from), inside.width);
    lines.back() = last;
  }
  const float height = set.line_height * static_cast<float>(lines.size());
  draw_lines(set, {inside.x, rect.y + std::floor((rect.height - height) / 2)},
             context.palette().ink, lines);
}

}  // namespace

float cell_height(Ui& ui) {
  const float line = set_of(ui.context(), Type::body).line_height;
  return std::max(ui.touch() ? touch_target + 2 : 34.0F, line + 10);
}

bool text_cell(Ui& ui, const TextCell& cell) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle set = set_of(context, Type::body);
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
  const float line_y = rect.y + std::floor((rect.height - set.line_height) / 2);
  if (empty) {
    draw_text(set, {inside.x, line_y}, colors.muted,
              shortened(set, cell.placeholder, inside.width));
  } else if (line_width(set, cell.words) <= inside.width) {
    draw_text(set, {inside.x, line_y}, colors.ink, cell.words);
  } else {
    draw_small(context, cell.words, rect, inside);
  }
  if (now.ring) focus_ring(context, rect, 0);
  return now.pressed;
}

}  // namespace roadbook::ui

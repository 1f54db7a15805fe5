// Draws a place that is free, filled or open, and one for another card.
#include "ui/kit/slot.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

constexpr float least_height = 38;
constexpr float side_margin = 12;

// A rectangle of short strokes: something can stand here.
void broken_outline(const Rect& rect, Color color) {
  constexpr float stroke = 5;
  constexpr float step = 9;
  for (float x = rect.x; x < rect.x + rect.width; x += step) {
    const float length = std::min(stroke, rect.x + rect.width - x);
    fill({x, rect.y, length, 1}, color);
    fill({x, rect.y + rect.height - 1, length, 1}, color);
  }
  for (float y = rect.y; y < rect.y + rect.height; y += step) {
    const float length = std::min(stroke, rect.y + rect.height - y);
    fill({rect.x, y, 1, length}, color);
    fill({rect.x + rect.width - 1, y, 1, length}, color);
  }
}

// What stands before the first comma.
std::string_view first_part(std::string_view words) {
  return words.substr(0, words.find(", "));
}

// What has room of the words: their last sentence, or the first parts of it, parted at commas.
std::string fitting(const TextStyle& style, std::string_view words, float room) {
  if (line_width(style, words) <= room) return std::string(words);
  if (const std::size_t last = words.rfind(". "); last != std::string_view::npos) {
    words.remove_prefix(last + 2);
    if (line_width(style, words) <= room) return std::string(words);
  }
  for (std::size_t end = words.rfind(", "); end != std::string_view::npos && end > 0;
       end = words.rfind(", ", end - 1)) {
    std::string first = std::string(words.substr(0, end)) + " …";
    if (line_width(style, first) <= room) return first;
  }
  return shortened(style, first_part(words), room);
}

}  // namespace

bool slot(Ui& ui, const Slot& slot) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const bool strong = slot.filled || slot.open;
  const TextStyle style = text_style(context, strong ? Type::small_strong : Type::small);
  const TextStyle end = text_style(context, Type::small_strong);
  const float grow = ui.mark_scale();
  // What came of it has a line of its own where a phone has no room for both.
  const std::string_view name_words = slot.shown.empty() ? slot.name : slot.shown;
  const float both = line_width(style, name_words) + line_width(end, first_part(slot.change)) +
                     3 * side_margin + 20 * grow;
  const bool below = ui.compact() && slot.filled && !slot.change.empty() && both > ui.width();
  // The name stands whole, in several lines where one has no room beside what came of it.
  const float sides = 2 * side_margin + (slot.filled ? 20 * grow : 0) +
                      (!slot.filled && !slot.waits ? 12 * grow + 8 : 0);
  float most = ui.width() - sides;
  if (!slot.change.empty() && !below) {
    most -= side_margin + std::min(line_width(end, first_part(slot.change)), most / 2);
  }
  const std::vector<std::string_view> name = break_lines(style, name_words, most);
  const float name_height = style.line_height * static_cast<float>(name.size());
  const float lines = name_height + (below ? end.line_height : 0);
  const float height =
      std::max({least_height, std::ceil(lines + 18), ui.touch() ? ui.target() : 0.0F});
  const Rect rect = context.place(0, height);
  const std::uint32_t id = context.id(slot.id.empty() ? slot.name : slot.id);
  const bool disabled = !slot.disabled_reason.empty();
  Interaction now;
  if (slot.waits) {
    context.record(id, Role::text, slot.name, rect);
  } else {
    const InteractOptions how{.disabled = disabled, .reason = slot.disabled_reason};
    now = interact(ui, id, rect, how);
    Node& node = record(ui, id, Role::button, slot.name, rect, how, now);
    node.value = slot.state;
    node.description = disabled ? slot.disabled_reason : slot.change;
    node.expandable = true;
    node.expanded = slot.open;
  }
  if (now.hovered && !disabled) fill(rect, colors.soft, radius);
  if (slot.open) {
    outline(rect, colors.accent, radius, 2);
  } else if (slot.filled) {
    outline(rect, colors.edge, radius);
  } else {
    broken_outline(rect, slot.waits || disabled ? colors.line : colors.edge);
  }
  const float middle = rect.y + rect.height / 2;
  const float text_y = std::floor(middle - lines / 2);
  float left = rect.x + side_margin;
  if (slot.filled) {
    draw_icon(Icon::check, {left + 6 * grow, middle}, 12 * grow, colors.change);
    left += 20 * grow;
  }
  float right = rect.x + rect.width - side_margin;
  if (!slot.filled && !slot.waits) {
    right -= 12 * grow;
    draw_icon(slot.open ? Icon::chevron_down : Icon::chevron_right, {right + 6 * grow, middle},
              12 * grow, slot.open ? colors.accent : colors.muted);
    right -= 8;
  }
  const Color ink = slot.open ? colors.accent : strong ? colors.ink : colors.muted;
  float name_width = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    draw_text(style, {left, text_y + style.line_height * static_cast<float>(i)},
              slot.waits || disabled ? colors.muted : ink, name[i]);
    name_width = std::max(name_width, line_width(style, name[i]));
  }
  const float room = right - left - name_width - side_margin;
  if (below) {
    draw_text(end, {left, text_y + name_height}, colors.change,
              fitting(end, slot.change, right - left));
  } else if (!slot.change.empty() && room > 30) {
    const std::string words = fitting(end, slot.change, room);
    draw_text(end, {right - line_width(end, words), std::floor(middle - end.line_height / 2)},
              colors.change, words);
  }
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

bool free_card(Ui& ui, std::string_view words, std::string_view description, float height) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::button);
  const Rect rect = context.place(0, std::max(height, style.line_height + 14));
  const std::uint32_t id = context.id("free card");
  const InteractOptions how;
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, words, rect, how, now).description = description;
  const bool used = now.hovered || now.held;
  if (used) fill(rect, colors.soft, radius);
  broken_outline(rect, colors.edge);
  const Color ink = used ? colors.ink : colors.muted;
  const float plus = 14 * ui.mark_scale();
  constexpr float gap = 10;
  const float room = rect.width - 2 * side_margin - plus - gap;
  const std::string shown = shortened(style, words, room);
  const float width = plus + gap + line_width(style, shown);
  const float left = rect.x + std::floor((rect.width - width) / 2);
  const float middle = rect.y + std::floor(rect.height / 2);
  draw_icon(Icon::plus, {left + plus / 2, middle}, plus, ink);
  draw_text(style, {left + plus + gap, std::floor(middle - style.line_height / 2)}, ink, shown);
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

}  // namespace roadbook::ui

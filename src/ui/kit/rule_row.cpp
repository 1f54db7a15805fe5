// Draws the line of a rule and what unfolds under it.
#include "ui/kit/rule_row.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/lead_text.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// What of the line has room behind the name in one line.
std::string cut_behind(const TextStyle& strong, const TextStyle& style, std::string_view name,
                       std::string_view line, float room) {
  constexpr float least = 24;
  const float left = room - line_width(strong, name) - line_width(style, " ") - 1;
  line = line.substr(0, line.find('\n'));
  if (line_width(style, line) <= left) return std::string(line);
  return left < least ? std::string() : shortened(style, line, left);
}

constexpr float left_without_box = 2;
constexpr float at_right = 4;
constexpr float around_lines = 9;

float height_of_row(const Ui& ui, float lines, float around) {
  return std::ceil(std::max(lines + around, ui.touch() ? ui.target() : 0));
}

}  // namespace

float middle_of_first_line(Ui& ui, const RuleRow& row, float width) {
  const UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::small);
  const TextStyle strong = text_style(context, row.selected ? Type::small_strong : Type::small);
  const float room = width - left_without_box - at_right;
  const float lines = LeadText(strong, style, row.name, row.line, room).height();
  const float height = height_of_row(ui, lines, around_lines);
  return std::floor((height - lines) / 2) + style.line_height / 2;
}

bool rule_row(Ui& ui, const RuleRow& row) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float side = 15 * ui.mark_scale();
  const float left = row.box ? side + 10 : left_without_box;
  const TextStyle style = text_style(context, Type::small);
  const TextStyle strong = text_style(context, row.selected ? Type::small_strong : Type::small);
  const float room = context.room() - left - at_right;
  const std::uint32_t id = context.id(row.id.empty() ? row.name : row.id);
  const auto in_one = [&](std::string_view words) {
    return cut_behind(strong, style, row.name, words, room);
  };
  std::string cut = row.one_line ? in_one(row.line) : "";
  const std::string_view always = row.always.empty() ? row.line : row.always;
  const bool one = in_one(always) == always;  // whatever it says now, it has no more
  const bool fits = !row.one_line || cut == row.line;
  const float around = row.one_line ? 6 : around_lines;
  const auto row_height = [&](float lines) { return height_of_row(ui, lines, around); };
  const auto lines_of = [&](std::string_view words) {
    return LeadText(strong, style, row.name, words, room).height();
  };
  float least_lines = 0;  // that the words have in any state
  if (row.or_more && !one) {
    const float two = 2 * style.line_height;
    const float all = lines_of(always);
    const LinesShown shown = context.lines_shown(
        id, row_height(two) - row_height(style.line_height), row_height(all) - row_height(two));
    if (shown != LinesShown::one) least_lines = shown == LinesShown::all ? all : two;
    if (lines_of(row.line) <= least_lines) {
      cut = row.line;
    } else if (shown != LinesShown::one) {
      cut = std::string(begin_in_two_lines(strong, style, row.name, row.line, room)) + "…";
    }
  }
  std::string_view line = fits ? row.line : std::string_view(cut);
  if (row.or_more && row.open && line != row.line) line = {};
  const LeadText words(strong, style, row.name, line, room);
  const float height = std::max(words.height(), least_lines);
  const Rect rect = context.place(0, row_height(height));
  const InteractOptions how{.hint = line == row.line ? std::string_view() : row.line};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, row.name, rect, how, now);
  node.value = row.state;
  node.description = row.line;
  node.expandable = true;
  node.expanded = row.open;
  if (now.hovered) fill(rect, mix(colors.panel, colors.soft, 0.6F), radius_small);
  const float top = rect.y + std::floor((rect.height - height) / 2);
  const float middle = top + std::floor((style.line_height - side) / 2);
  if (row.box) {
    context.note_marks(id, row.selected ? 1 : 0);
    draw_tick_box(colors, {rect.x + 1, middle, side, side}, row.selected, context.ink_of(id, 0));
  }
  words.draw({rect.x + left, top}, colors.ink, colors.muted);
  show_words(context, id, std::string(row.name) + (line.empty() ? "" : " ") + std::string(line));
  words.spell(context, id, {rect.x + left, top}, row.name, line);
  fill({rect.x - row.before, rect.y + rect.height - 1, rect.width + row.before, 1}, colors.line);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace roadbook::ui

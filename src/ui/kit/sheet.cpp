// Boxes with a number, and the terms behind it.
#include "ui/kit/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/health.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

enum class StatLook : std::uint8_t { boxes, bar };

float height_of_die(const Ui& ui) {
  return ui.touch() ? touch_target : 28 * ui.mark_scale();
}

// The outline of a die in the middle of a place, with its faces on it.
void draw_die_with_faces(Ui& ui, const Rect& rect, int faces, Color ink) {
  const float grow = ui.mark_scale();
  const ImVec2 center{rect.x + std::floor(rect.width / 2), rect.y + std::floor(rect.height / 2)};
  draw_die(faces, center, 11 * grow, ink);
  const TextStyle style = text_style(ui.context(), Face::semibold, 10.5F, 14);
  const float drop = faces <= 4 ? 0.5F * grow : 0;  // its middle is low, its edge lower
  draw_centered(style,
                {center.x - 15 * grow, std::floor(center.y + drop - style.line_height / 2),
                 30 * grow, style.line_height},
                ink, std::to_string(faces));
}

TextStyle number_style(const UiContext& context, StatLook look) {
  return look == StatLook::bar ? text_style(context, Face::semibold, 21, 26)
                               : text_style(context, Type::number);
}

std::string_view short_name(const Stat& stat) {
  return stat.short_label.empty() ? std::string_view(stat.label)
                                  : std::string_view(stat.short_label);
}

// The width that the widest of the numbers and their short names needs.
float least_width(const UiContext& context, const std::vector<Stat>& all, StatLook look) {
  const TextStyle label = text_style(context, Type::label);
  const TextStyle number = number_style(context, look);
  float widest = look == StatLook::boxes ? 76 * context.text_scale : 44;
  for (const Stat& stat : all) {
    if (look == StatLook::boxes) {
      widest = std::max(widest, line_width(number, stat.value) + 12);
      continue;
    }
    widest = std::max(
        {widest, line_width(label, short_name(stat)) + 8, line_width(number, stat.value) + 8});
  }
  return std::ceil(widest);
}

bool stat_box(Ui& ui, const Stat& stat, bool open, const Rect& rect, StatLook look) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  TextStyle label = text_style(context, Type::label);
  if (look == StatLook::boxes) {
    label = text_style(context, Face::regular, 11, 17);
    label.capitals = true;
    label.letter_spacing = 0.8F;
  }
  const TextStyle number = number_style(context, look);
  const std::uint32_t id = context.id(stat.label);
  const Interaction now =
      interact_opening(ui, id, stat.label, stat.value, rect, open, stat.description);
  if (look == StatLook::boxes) {
    fill(rect, now.hovered ? colors.soft : colors.background, radius);
    outline(rect, open ? colors.accent : colors.edge, radius, open ? 2 : 1);
  } else if (now.hovered || now.held) {
    fill(rect, colors.soft, radius);
  }
  std::string_view words = stat.label;
  const bool tight = look == StatLook::bar || line_width(label, words) > rect.width - 4;
  if (tight && !stat.short_label.empty()) words = stat.short_label;
  const bool accent = look == StatLook::bar && open;
  const float content = label.line_height + number.line_height;
  const float y = rect.y + std::floor((rect.height - content) / 2) + 1;
  draw_centered(label, {rect.x, y, rect.width, label.line_height},
                accent ? colors.accent : colors.muted, shortened(label, words, rect.width - 2));
  draw_centered(number, {rect.x, y + label.line_height - 1, rect.width, number.line_height},
                accent ? colors.accent : color_of(colors, stat.tone), stat.value);
  if (now.ring) focus_ring(context, rect, radius);
  return now.pressed;
}

std::optional<std::size_t> stat_line(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                     std::optional<std::size_t> open, StatLook look) {
  UiContext& context = ui.context();
  const TextStyle label = text_style(context, Type::label);
  const TextStyle number = number_style(context, look);
  const std::uint32_t id = context.child_id(context.id(name), "stats");
  const bool boxes = look == StatLook::boxes;
  const float height = boxes ? label.line_height + number.line_height + 12
                             : std::max(touch_target, label.line_height + number.line_height + 6);
  const float gap = boxes ? 8 : 0;
  // Few have the width in equal parts; many go to a next line.
  const float least = least_width(context, all, look);
  const int fitting = std::max(static_cast<int>((context.room() + gap) / (least + gap)), 1);
  const int count = std::max(static_cast<int>(all.size()), 1);
  const int lines = (count + fitting - 1) / fitting;
  const int columns = (count + lines - 1) / lines;
  const Rect rect = context.place(
      0, static_cast<float>(lines) * height + gap * static_cast<float>(std::max(lines - 1, 0)));
  const float width =
      (rect.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  context.record(id, Role::group, name, rect);
  context.push_parent(id);
  ImGui::PushOverrideID(id);
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns);
    const int nth_line = static_cast<int>(i) / columns;
    const auto row_of = static_cast<float>(nth_line);
    const float x = std::floor(rect.x + column * (width + gap));
    const float right = std::floor(rect.x + column * (width + gap) + width);
    const Rect box{x, rect.y + row_of * (height + gap), right - x, height};
    if (stat_box(ui, all[i], open == i, box, look)) hit = i;
  }
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

}  // namespace

std::optional<std::size_t> stats(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                 std::optional<std::size_t> open) {
  return stat_line(ui, name, all, open, StatLook::boxes);
}

std::optional<std::size_t> stats_bar(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                     std::optional<std::size_t> open) {
  return stat_line(ui, name, all, open, StatLook::bar);
}

float stat_link_height(Ui& ui) {
  constexpr float around = 8;
  return std::max(ui.touch() ? touch_target : 0.0F,
                  std::ceil(text_style(ui.context(), Type::small).line_height + around));
}

bool stat_link(Ui& ui, std::string_view label, std::string_view value, bool open, bool show_label) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  const float label_width = show_label ? std::ceil(line_width(small, label)) + 5 : 0;
  const float width = label_width + std::ceil(line_width(strong, value));
  const float least = ui.touch() ? touch_target : 0;
  const Rect words = context.place(std::max(width + 12, least), stat_link_height(ui));
  const std::uint32_t id = context.id(label);
  const Interaction now = interact_opening(ui, id, label, value, words, open);
  if (now.hovered || open) fill(words, colors.soft, radius_small);
  const float x = words.x + 6;
  const float y = words.y + std::floor((words.height - small.line_height) / 2);
  if (show_label) draw_text(small, {x, y}, colors.muted, label);
  draw_text(strong, {x + label_width, y}, open ? colors.accent : colors.ink, value);
  // A dotted line says that there is more behind the number.
  for (float dot = x + label_width; dot < x + width - 1; dot += 4) {
    fill({dot, y + small.line_height - 2, 2, 1}, colors.muted);
  }
  if (now.ring) focus_ring(context, words, radius_small);
  return now.pressed;
}

float stat_row_width(const Ui& ui, std::string_view label, std::string_view value) {
  return ui.measure(Type::small, label).width + ui.measure(Type::small_strong, value).width + 12;
}

bool stat_row(Ui& ui, std::string_view label, std::string_view value, bool open) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  const Rect rect = context.place(0, ui.touch() ? touch_target : small.line_height + 8);
  const std::uint32_t id = context.id(label);
  const Interaction now = interact_opening(ui, id, label, value, rect, open);
  if (now.hovered || open) fill(rect, colors.soft, radius_small);
  const float y = rect.y + std::floor((rect.height - small.line_height) / 2);
  const float width = std::ceil(line_width(strong, value));
  const float x = rect.x + rect.width - width - 2;
  draw_text(small, {rect.x + 2, y}, colors.muted, shortened(small, label, x - rect.x - 8));
  draw_text(strong, {x, y}, open ? colors.accent : colors.ink, value);
  fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

void no_die(Ui& ui, std::string_view words) {
  UiContext& context = ui.context();
  const float width = ui.measure(Type::small, words).width;
  const Rect rect = context.place(std::ceil(width), height_of_die(ui));
  const float line = text_style(context, Type::small).line_height;
  const float down = std::floor((rect.height - line) / 2);
  const Block place = standing_at(ui, {rect.x, rect.y + down, rect.width + 1, line});
  text(ui, words, {.type = Type::small, .tone = Tone::muted});
}

void die_mark(Ui& ui, int faces) {
  UiContext& context = ui.context();
  const float width = 30 * ui.mark_scale();
  const Rect rect = context.place(width, height_of_die(ui));
  const std::string words = "d" + std::to_string(faces);
  context.record(context.id(words), Role::text, words, rect);
  draw_die_with_faces(ui, rect, faces, context.palette().ink);
}

bool die_link(Ui& ui, std::string_view label, int faces, bool open) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float least = height_of_die(ui);
  const Rect rect = context.place(std::max(30 * ui.mark_scale(), least), least);
  const std::uint32_t id = context.id(label);
  const std::string value = "d" + std::to_string(faces);
  const std::string hint = std::string(label) + " " + value;
  const InteractOptions how{.hint = hint};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, label, rect, how, now);
  node.value = value;
  node.expandable = true;
  node.expanded = open;
  if (now.hovered || open) fill(rect, colors.soft, radius_small);
  draw_die_with_faces(ui, rect, faces, open ? colors.accent : colors.ink);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

void terms_table(Ui& ui, std::string_view name, const std::vector<TermRow>& terms,
                 std::string_view total) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  constexpr float padding = 14;
  const float room = context.room();
  float value_width = line_width(strong, total);
  for (const TermRow& term : terms)
    value_width = std::max(value_width, line_width(small, term.value));
  value_width = std::ceil(value_width);
  const float label_room = room - 2 * padding - value_width - 14;

  std::vector<std::vector<std::string_view>> labels;
  std::vector<std::vector<std::string_view>> reasons;
  float height = 10;
  for (const TermRow& term : terms) {
    labels.push_back(break_lines(small, term.label, label_room));
    reasons.push_back(term.suppressed.empty() ? std::vector<std::string_view>()
                                              : break_lines(small, term.suppressed, label_room));
    height +=
        small.line_height * static_cast<float>(labels.back().size() + reasons.back().size()) + 1;
  }
  height += 4 + 1 + 4 + strong.line_height + 8;
  const Rect rect = context.place(0, height);
  fill(rect, colors.soft, radius);
  const std::uint32_t id = context.child_id(context.id(name), "terms");
  Node& table = context.record(id, Role::table, name, rect);
  table.value = total;
  table.columns = "What\nHow much";
  context.push_parent(id);
  const float left = rect.x + padding;
  const float right = rect.x + rect.width - padding;
  float y = rect.y + 9;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const bool counts = terms[i].suppressed.empty();
    const float top = y;
    const Color ink = counts ? colors.ink : colors.muted;
    const float width = line_width(small, terms[i].value);
    draw_text(small, {right - width, y}, ink, terms[i].value);
    if (!counts) {
      line({right - width - 1, y + small.line_height / 2}, {right + 1, y + small.line_height / 2},
           colors.muted);
      float strike_y = y + std::floor(small.line_height / 2);
      for (const std::string_view each : labels[i]) {
        line({left, strike_y}, {left + line_width(small, each), strike_y}, colors.muted);
        strike_y += small.line_height;
      }
    }
    y += draw_lines(small, {left, y}, ink, labels[i]);
    y += draw_lines(small, {left, y}, colors.muted, reasons[i]) + 1;
    Node& node = context.record(context.child_id(id, static_cast<int>(i)), Role::row,
                                terms[i].label, {left, top, right - left, y - top});
    node.value = terms[i].value;
    node.description = terms[i].suppressed;
    node.disabled = !counts;
  }
  y += 4;
  fill({left, y, right - left, 1}, colors.line);
  y += 5;
  draw_text(strong, {left, y}, colors.ink, name);
  draw_text(strong, {right - line_width(strong, total), y}, colors.ink, total);
  Node& sum = context.record(context.child_id(id, "total"), Role::row, name,
                             {left, y, right - left, strong.line_height});
  sum.value = total;
  context.pop_parent();
}

}  // namespace roadbook::ui

// Checkboxes, radios, joined switches.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

enum class Mark : std::uint8_t { box, circle };

// `ink`: how dark the mark of what is on is by now.
void draw_mark(const Palette& colors, Mark mark, ImVec2 center, float half, bool on, bool disabled,
               bool hovered, float ink) {
  const Color edge = disabled ? colors.line : (hovered ? colors.ink : colors.edge);
  if (mark == Mark::circle) {
    disc(center, half, disabled ? colors.background : colors.panel);
    ring(center, half, on && !disabled ? colors.accent : edge, on ? 2.0F : 1.4F);
    const Color dot = disabled ? colors.muted : colors.accent;
    if (on) disc(center, half / 2, mix(colors.panel, dot, ink));
    return;
  }
  const Rect box{center.x - half, center.y - half, 2 * half, 2 * half};
  if (on) {
    fill(box, mix(colors.panel, disabled ? colors.muted : colors.accent_fill, ink), 3);
    draw_icon(Icon::check, center, half * 1.45F, disabled ? colors.panel : colors.on_accent);
  } else {
    fill(box, disabled ? colors.background : colors.panel, 3);
    outline(box, edge, 3, 1.4F);
  }
}

bool toggle(Ui& ui, Mark mark, std::string_view label, bool on, const ToggleOptions& options) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::body);
  const TextStyle small = text_style(context, Type::small);
  const bool disabled = !options.disabled_reason.empty();
  const std::string_view more = disabled ? options.disabled_reason : options.description;
  const std::string_view note = options.one_line && disabled ? more : options.note;
  const bool in_row = context.flow().kind == Flow::Kind::row;
  const float half = 9 * ui.mark_scale();
  const float indent = 2 * half + 10;
  const float room = (in_row ? context.flow().width : context.room()) - indent;
  const std::vector<std::string_view> lines = break_lines(style, label, room);
  const float behind = line_width(style, lines.back()) + 6 * ui.mark_scale();
  const bool fits = behind + line_width(small, note) <= room;
  const bool beside = !note.empty() && (fits || options.one_line);
  constexpr float least_note = 24;
  std::string shown(note);
  if (beside && !fits) {
    shown = room - behind < least_note ? std::string() : shortened(small, note, room - behind);
  }
  std::vector<std::string_view> noted;
  if (!note.empty() && !beside) noted = break_lines(small, note, room);
  std::vector<std::string_view> told;
  if (!more.empty() && more != note) told = break_lines(small, more, room);
  // What cannot be had keeps the height that it has where it can.
  std::size_t lines_below = noted.size() + told.size();
  if (disabled && !options.description.empty() && !options.one_line) {
    lines_below = std::max(lines_below, break_lines(small, options.description, room).size());
  }
  float width = beside ? behind + line_width(small, shown) : 0;
  for (const std::string_view each : lines) width = std::max(width, line_width(style, each));
  for (const auto* part : {&noted, &told}) {
    for (const std::string_view each : *part) width = std::max(width, line_width(small, each));
  }
  const float content = style.line_height * static_cast<float>(lines.size()) +
                        small.line_height * static_cast<float>(lines_below);
  const bool low = options.low && !ui.touch();
  const float least = ui.touch() ? touch_target : low ? 24.0F : 28.0F;
  // A line to itself is pressed in all of it, whatever is noted behind its label.
  const float wide = options.one_line && !in_row ? room : std::min(std::ceil(width), room);
  const Rect rect = context.place(wide + indent, std::max(content + (low ? 4.0F : 8.0F), least));
  const std::uint32_t id = context.id(id_or(options.id, label));
  const InteractOptions how{
      .disabled = disabled, .reason = options.disabled_reason, .hint = note, .preferred = on};
  const Interaction now = interact(ui, id, rect, how);
  // What stands beside or under the label needs no hint.
  if (context.hint.id == id && shown == note) context.hint = {};
  Node& node =
      record(ui, id, mark == Mark::box ? Role::checkbox : Role::radio, label, rect, how, now);
  node.checked = on;
  node.description = more;
  if (!note.empty() && note != more) {
    if (!node.description.empty()) node.description.insert(0, " ");
    node.description.insert(0, note);
  }
  const Palette& colors = context.palette();
  const float y = rect.y + std::floor((rect.height - content) / 2);
  const ImVec2 center{rect.x + half + 1, y + std::floor(style.line_height / 2)};
  context.note_marks(id, on ? 1 : 0);
  draw_mark(colors, mark, center, half, on, disabled, now.hovered, context.ink_of(id, 0));
  const float left = rect.x + indent;
  float used =
      draw_selectable(context, id, style, {left, y}, disabled ? colors.muted : colors.ink, lines);
  if (beside) {
    const float lower = std::floor((style.line_height - small.line_height) / 2);
    draw_selectable(context, id, small, {left + behind, y + used - style.line_height + lower},
                    colors.muted, {shown});
  }
  used += draw_selectable(context, id, small, {left, y + used}, colors.muted, noted);
  draw_selectable(context, id, small, {left, y + used}, colors.muted, told);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace

bool checkbox(Ui& ui, std::string_view label, bool on, const ToggleOptions& options) {
  return toggle(ui, Mark::box, label, on, options);
}

bool radio(Ui& ui, std::string_view label, bool on, const ToggleOptions& options) {
  return toggle(ui, Mark::circle, label, on, options) && !on;
}

std::optional<std::size_t> radios(Ui& ui, std::string_view name,
                                  const std::vector<std::string>& labels,
                                  std::optional<std::size_t> on) {
  const Block named = group(ui, name, {.role = Role::radio_group});
  const KeyboardGroup keys(ui.context(), ui.context().parents.back());
  ui.context().flow().gap = 0;
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (radio(ui, labels[i], on == i)) hit = i;
  }
  return hit;
}

namespace {

constexpr float least_beside = 4;  // the words of a part

// How the parts of a joined switch are set: their two lines, the emblem, the room at each side.
struct PartLines {
  TextStyle label;
  TextStyle detail;
  float emblem = 20;
  float beside = 13;
  float emblem_room() const { return emblem + 6; }
};

PartLines lines_of_parts(Ui& ui) {
  const UiContext& context = ui.context();
  return {text_style(context, Type::small_strong), text_style(context, Type::small),
          20 * ui.mark_scale()};
}

float words_width(const PartLines& lines, const SwitchPart& part) {
  return std::ceil(
      std::max(line_width(lines.label, part.label), line_width(lines.detail, part.detail)));
}

float natural_width(const PartLines& lines, const SwitchPart& part, bool with_emblem) {
  const float emblem = with_emblem && !part.emblem.empty() ? lines.emblem_room() : 0;
  return words_width(lines, part) + emblem + 2 * lines.beside;
}

float natural_width(const PartLines& lines, const std::vector<SwitchPart>& parts,
                    bool with_emblems) {
  float width = 0;
  for (const SwitchPart& each : parts) width += natural_width(lines, each, with_emblems);
  return width;
}

float widest(const PartLines& lines, const std::vector<SwitchPart>& parts, bool with_emblems) {
  float width = 0;
  for (const SwitchPart& each : parts) {
    width = std::max(width, natural_width(lines, each, with_emblems));
  }
  return width;
}

// Its emblem and its lines, in the middle.
void draw_part(const UiContext& context, const PartLines& lines, const SwitchPart& part,
               const Rect& rect, bool with_emblem, Color ink) {
  const float words = words_width(lines, part);
  const float before = with_emblem && !part.emblem.empty() ? lines.emblem_room() : 0;
  const float left = rect.x + std::floor((rect.width - words - before) / 2) + before;
  const float below = part.detail.empty() ? 0 : lines.detail.line_height;
  float y = rect.y + std::floor((rect.height - lines.label.line_height - below) / 2);
  if (before > 0) {
    draw_emblem(context, part.emblem,
                {left - before, rect.y + std::floor((rect.height - lines.emblem) / 2)},
                lines.emblem, ink);
  }
  const auto line = [&](const TextStyle& style, const std::string& text) {
    draw_text(style, {left + std::floor((words - line_width(style, text)) / 2), y}, ink, text);
    y += style.line_height;
  };
  line(lines.label, part.label);
  if (below > 0) line(lines.detail, part.detail);
}

}  // namespace

bool fits_joined(Ui& ui, const std::vector<SwitchPart>& parts) {
  const PartLines lines = lines_of_parts(ui);
  return natural_width(lines, parts, false) <= ui.context().flow().width;
}

std::optional<std::size_t> joined_switch(Ui& ui, std::string_view name,
                                         const std::vector<SwitchPart>& parts,
                                         std::optional<std::size_t> on, bool whole) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  PartLines lines = lines_of_parts(ui);
  // Where its words have no room the parts draw closer together.
  const float too_much = natural_width(lines, parts, false) - context.flow().width;
  if (too_much > 0) {
    const float each = too_much / (2 * static_cast<float>(parts.size()));
    lines.beside = std::max(std::floor(lines.beside - each), least_beside);
  }
  const bool emblems = natural_width(lines, parts, true) <= context.flow().width;
  const float natural = natural_width(lines, parts, emblems);
  const float width = whole ? std::max(natural, context.flow().width) : natural;
  const auto count = static_cast<float>(parts.size());
  const float more = std::floor((width - natural) / count);
  // Over the whole width the parts are as wide as each other, and draw closer together for that.
  const float each_width = std::floor(width / count);
  const bool equal =
      whole && widest(lines, parts, emblems) - 2 * (lines.beside - least_beside) <= each_width;
  const bool details = std::any_of(parts.begin(), parts.end(),
                                   [](const SwitchPart& each) { return !each.detail.empty(); });
  const float words_height = lines.label.line_height + (details ? lines.detail.line_height : 0);
  const float height = std::max(ui.touch() ? touch_target : 32.0F, words_height + 10);
  const Rect rect = context.place(width, height);
  const std::uint32_t group_id = context.child_id(context.id(name), "switch");
  context.record(group_id, Role::radio_group, name, rect);
  context.push_parent(group_id);
  ImGui::PushOverrideID(group_id);
  const KeyboardGroup keys(context, group_id);
  std::optional<std::size_t> hit;
  std::optional<Rect> ringed;
  fill(rect, colors.panel, radius);
  float x = rect.x;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool last = i + 1 == parts.size();
    const float own = equal ? each_width : natural_width(lines, parts[i], emblems) + more;
    const Rect part{x, rect.y, last ? rect.x + rect.width - x : own, height};
    x += part.width;
    const InteractOptions how{.hint = parts[i].description, .preferred = i == on};
    const std::uint32_t id = context.id(parts[i].label);
    const Interaction now = interact(ui, id, part, how);
    record(ui, id, Role::radio, parts[i].label, part, how, now).checked = i == on;
    if (i == on) {
      fill(part, colors.ink, radius);
    } else if (now.hovered) {
      fill({part.x + 2, part.y + 2, part.width - 4, part.height - 4}, colors.soft, radius_small);
    }
    const bool beside_on = i == on || i == on.value_or(parts.size()) + 1;
    if (i > 0 && !beside_on) fill({part.x, part.y, 1, part.height}, colors.edge, 0);
    draw_part(context, lines, parts[i], part, emblems, i == on ? colors.panel : colors.ink);
    if (now.ring) ringed = part;
    if (now.pressed && i != on) hit = i;
  }
  outline(rect, colors.edge, radius);
  if (ringed) focus_ring(context, *ringed, radius);
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

}  // namespace roadbook::ui

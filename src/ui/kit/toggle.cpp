// Checkboxes, radios, tabs.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

enum class Mark : std::uint8_t { box, circle };

void draw_mark(const Palette& colors, Mark mark, ImVec2 center, float half, bool on, bool disabled,
               bool hovered) {
  const Color edge = disabled ? colors.line : (hovered ? colors.ink : colors.edge);
  if (mark == Mark::circle) {
    disc(center, half, disabled ? colors.background : colors.panel);
    ring(center, half, on && !disabled ? colors.accent : edge, on ? 2.0F : 1.4F);
    if (on) disc(center, half / 2, disabled ? colors.muted : colors.accent);
    return;
  }
  const Rect box{center.x - half, center.y - half, 2 * half, 2 * half};
  if (on) {
    fill(box, disabled ? colors.muted : colors.accent_fill, 3);
    draw_icon(Icon::check, center, half * 1.45F, disabled ? colors.panel : colors.on_accent);
  } else {
    fill(box, disabled ? colors.background : colors.panel, 3);
    outline(box, edge, 3, 1.4F);
  }
}

bool toggle(Ui& ui, Mark mark, std::string_view label, bool on, const ToggleOptions& options) {
  UiContext& context = ui.context();
  const TextStyle set = set_of(context, Type::body);
  const TextStyle small = set_of(context, Type::small);
  const bool disabled = !options.disabled_reason.empty();
  const std::string_view more = disabled ? options.disabled_reason : options.description;
  const std::string_view note = options.one_line && disabled ? more : options.note;
  const bool in_row = context.flow().kind == Flow::Kind::row;
  const float half = 9 * ui.mark_scale();
  const float indent = 2 * half + 10;
  const float room = (in_row ? context.flow().width : context.room()) - indent;
  const std::vector<std::string_view> lines = break_lines(set, label, room);
  const float behind = line_width(set, lines.back()) + 6;
  const bool fits = behind + line_width(small, note) <= room;
  const bool beside = !note.empty() && (fits || options.one_line);
  constexpr float least_note = 24;
  std::string shown(note);
  if (beside && !fits) {
    shown = room - behind < least_note ? std::string() : shortened(small, note, room - behind);
  }
  std::vector<std::string_view> below;
  if (!note.empty() && !beside) below = break_lines(small, note, room);
  if (!more.empty() && more != note) {
    for (const std::string_view each : break_lines(small, more, room)) below.push_back(each);
  }
  float width = beside ? behind + line_width(small, shown) : 0;
  for (const std::string_view each : lines) width = std::max(width, line_width(set, each));
  for (const std::string_view each : below) width = std::max(width, line_width(small, each));
  const float content = set.line_height * static_cast<float>(lines.size()) +
                        small.line_height * static_cast<float>(below.size());
  const float least = ui.touch() ? touch_target : 30.0F;
  const Rect rect =
      context.place(std::min(std::ceil(width), room) + indent, std::max(content + 8, least));
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
  const ImVec2 center{rect.x + half + 1, y + std::floor(set.line_height / 2)};
  draw_mark(colors, mark, center, half, on, disabled, now.hovered);
  const float used =
      draw_lines(set, {rect.x + indent, y}, disabled ? colors.muted : colors.ink, lines);
  draw_lines(small, {rect.x + indent, y + used}, colors.muted, below);
  if (beside) {
    const float base = y + used - set.line_height;
    draw_text(
        small,
        {rect.x + indent + behind, base + std::floor((set.line_height - small.line_height) / 2)},
        colors.muted, shown);
  }
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

std::optional<std::size_t> joined_switch(Ui& ui, std::string_view name,
                                         const std::vector<std::string>& labels, std::size_t on) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle set = set_of(context, Type::small_strong);
  const float height = std::max(ui.touch() ? touch_target : 32.0F, set.line_height + 10);
  constexpr float beside = 13;
  float width = 0;
  std::vector<float> widths;
  for (const std::string& label : labels) {
    widths.push_back(std::ceil(line_width(set, label)) + 2 * beside);
    width += widths.back();
  }
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
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Rect part{x, rect.y, widths[i], height};
    x += widths[i];
    const InteractOptions how{.preferred = i == on};
    const std::uint32_t id = context.id(labels[i]);
    const Interaction now = interact(ui, id, part, how);
    record(ui, id, Role::radio, labels[i], part, how, now).checked = i == on;
    const Rect inside{part.x + 2, part.y + 2, part.width - 4, part.height - 4};
    if (i == on) {
      fill(part, colors.ink, radius);
    } else if (now.hovered) {
      fill(inside, colors.soft, radius_small);
    }
    draw_centered(set, part, i == on ? colors.panel : colors.ink, labels[i]);
    if (now.ring) ringed = part;
    if (now.pressed && i != on) hit = i;
  }
  outline(rect, colors.edge, radius);
  if (ringed) focus_ring(context, *ringed, radius);
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

std::optional<std::size_t> tabs(Ui& ui, std::string_view name,
                                const std::vector<std::string>& labels, std::size_t current) {
  UiContext& context = ui.context();
  const TextStyle plain = set_of(context, Type::body);
  const TextStyle strong = set_of(context, Type::strong);
  const float height = std::max(ui.touch() ? touch_target : 38.0F, plain.line_height + 14);
  std::vector<float> widths;
  for (const std::string& label : labels) {
    widths.push_back(std::ceil(line_width(strong, label)) + 26);
  }
  const std::uint32_t list_id = context.child_id(context.id(name), "tabs");
  // Where they have no room in one line they take another.
  const float room = context.room();
  int lines = 1;
  float used = 0;
  for (float& width : widths) {
    width = std::min(width, room);
    if (used + width > room) {
      ++lines;
      used = 0;
    }
    used += width;
  }
  const Rect rect = context.place(0, height * static_cast<float>(lines));
  context.record(list_id, Role::tab_list, name, rect);
  context.push_parent(list_id);
  ImGui::PushOverrideID(list_id);
  const KeyboardGroup keys(context, list_id);
  const Palette& colors = context.palette();
  fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  std::optional<std::size_t> hit;
  float x = rect.x;
  float y = rect.y;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const float width = widths[i];
    if (x + width > rect.x + room + 0.5F && x > rect.x) {
      x = rect.x;
      y += height;
    }
    const Rect tab{x, y, width, height};
    x += width;
    const bool on = i == current;
    const InteractOptions how{.preferred = on};
    const std::uint32_t id = context.id(labels[i]);
    const Interaction now = interact(ui, id, tab, how);
    record(ui, id, Role::tab, labels[i], tab, how, now).selected = on;
    if (now.hovered && !on) fill({tab.x, tab.y, tab.width, tab.height - 1}, colors.soft, 6);
    const TextStyle& set = on ? strong : plain;
    draw_centered(set, tab, on ? colors.ink : colors.muted, shortened(set, labels[i], width - 8));
    if (on) fill({tab.x + 6, tab.y + height - 3, width - 12, 3}, colors.accent, 1.5F);
    if (now.ring) focus_ring(context, {tab.x + 3, tab.y + 3, width - 6, height - 8}, radius_small);
    if (now.pressed && !on) hit = i;
  }
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

}  // namespace roadbook::ui

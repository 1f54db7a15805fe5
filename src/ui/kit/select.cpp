// A list that opens under its field.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/overlay_window.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/shrunk_text.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

constexpr float emblem_side = 26;
constexpr float list_padding = 6;

bool list_item(Ui& ui, const SelectItem& item, bool chosen) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, chosen ? Type::strong : Type::body);
  const TextStyle small = text_style(context, Type::small);
  const bool disabled = !item.disabled_reason.empty();
  // A reason is never cut: it goes on in further lines.
  const float before = 28 * ui.mark_scale();
  const std::vector<std::string_view> reason =
      break_lines(small, item.disabled_reason, context.flow().width - 12 - before);
  const float under = disabled ? small.line_height * static_cast<float>(reason.size()) : 0;
  const float detail = std::ceil(line_width(small, item.detail));
  const float grow = ui.mark_scale();
  const float picture = item.emblem.empty() ? 0 : emblem_side * grow;
  const float words = 28 * grow + (picture > 0 ? picture + 10 : 0);
  const std::vector<std::string_view> label = break_lines(
      style, item.label, context.flow().width - 12 - words - (detail > 0 ? detail + 12 : 0));
  const float high = style.line_height * static_cast<float>(label.size());
  const Rect rect = context.place(0, std::max(ui.touch() ? touch_target : 34.0F, high + 8 + under));
  const std::uint32_t id = context.id(item.label);
  const InteractOptions how{
      .disabled = disabled, .reason = item.disabled_reason, .preferred = chosen};
  const Interaction now = interact(ui, id, rect, how);
  if (context.hint.id == id) context.hint = {};
  Node& node = record(ui, id, Role::radio, item.label, rect, how, now);
  node.checked = chosen;
  if (!disabled) node.description = item.detail;
  const Palette& colors = context.palette();
  if (now.hovered && !disabled) fill(rect, colors.soft, radius_small);
  const float y = rect.y + std::floor((rect.height - high - under) / 2);
  if (chosen) {
    draw_icon(Icon::check, {rect.x + 14 * grow, y + style.line_height / 2}, 13 * grow,
              colors.accent);
  }
  if (picture > 0) {
    draw_emblem(context, item.emblem,
                {rect.x + 28 * grow, rect.y + std::floor((rect.height - picture) / 2)}, picture,
                colors.accent);
  }
  draw_lines(style, {rect.x + words, y}, disabled ? colors.muted : colors.ink, label);
  draw_text(small,
            {rect.x + rect.width - 10 - detail, y + (style.line_height - small.line_height) / 2},
            colors.muted, item.detail);
  float reason_y = y + high;
  for (const std::string_view line : reason) {
    if (disabled) draw_text(small, {rect.x + before, reason_y}, colors.muted, line);
    reason_y += small.line_height;
  }
  if (now.ring) {
    focus_ring(context, {rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6}, 3);
  }
  return now.pressed;
}

// As wide as its longest words need.
float list_width(const UiContext& context, const Ui& ui, const std::vector<SelectItem>& items) {
  const TextStyle style = text_style(context, Type::strong);
  const TextStyle small = text_style(context, Type::small);
  const float before = 28 * ui.mark_scale();
  float widest = 0;
  for (const SelectItem& item : items) {
    const float picture = item.emblem.empty() ? 0 : emblem_side * ui.mark_scale() + 10;
    const float detail = item.detail.empty() ? 0 : line_width(small, item.detail) + 12;
    widest = std::max({widest, line_width(style, item.label) + picture + detail,
                       line_width(small, item.disabled_reason)});
  }
  return std::ceil(widest) + before + 12 + 2 * list_padding + 2;
}

}  // namespace

std::optional<std::size_t> select(Ui& ui, std::string_view name,
                                  const std::vector<SelectItem>& items,
                                  std::optional<std::size_t> chosen, const SelectOptions& options) {
  UiContext& context = ui.context();
  context.open_flow(4);
  const std::uint32_t id = context.id(id_or(options.id, name));
  const Palette& colors = context.palette();
  if (options.show_label) {
    const TextStyle small = text_style(context, Type::small);
    const Rect label = context.place(std::ceil(line_width(small, name)), small.line_height);
    draw_text(small, {label.x, label.y}, colors.muted, name);
  }
  const TextStyle style = text_style(context, Type::body);
  float widest = line_width(style, options.placeholder);
  for (const SelectItem& item : items) {
    widest =
        std::max(widest, line_width(style, item.label) +
                             (item.emblem.empty() ? 0.0F : emblem_side * ui.mark_scale() + 10));
  }
  const float room = context.flow().width;
  const float natural = std::max(std::ceil(widest) + 46 + 14 * ui.mark_scale(), 160.0F);
  const float width = options.whole_width ? room : std::min(room, natural);
  // Each of them is shown whole, and the field has one height whichever is chosen.
  const float words = width - 34 - 14 * ui.mark_scale();
  std::size_t most = break_lines(style, options.placeholder, words).size();
  for (const SelectItem& item : items) {
    if (widest <= words) break;
    most = std::max(most, break_lines(style, item.label, words).size());
  }
  constexpr float around = 14;
  const float one_line = std::max(ui.target(), style.line_height + around);
  // With large letters long ones stand smaller in the height of one line.
  constexpr float large_letters = 1.3F;
  constexpr float least_around = 4;
  const auto fits = [&](std::string_view label) {
    return fits_shrunk(context, label, words, one_line - least_around);
  };
  const bool smaller = most > 1 && context.text_scale > large_letters &&
                       fits(options.placeholder) &&
                       std::all_of(items.begin(), items.end(),
                                   [&](const SelectItem& item) { return fits(item.label); });
  if (smaller) most = 1;
  const float high = style.line_height * static_cast<float>(std::max<std::size_t>(most, 1));
  const Rect rect = context.place(width, std::max(one_line, high + around));
  const InteractOptions how{.disabled = !options.disabled_reason.empty(),
                            .reason = options.disabled_reason};
  const Interaction now = interact(ui, id, rect, how);
  const bool has = chosen && *chosen < items.size();
  const std::string_view value = has ? std::string_view(items[*chosen].label) : std::string_view();
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  node.value = value;
  node.expandable = true;
  node.expanded = context.open_popup == id;
  fill(rect, how.disabled ? colors.background : (now.hovered ? colors.soft : colors.panel), radius);
  outline(rect, how.disabled ? colors.line : colors.edge, radius);
  const std::vector<std::string_view> shown =
      break_lines(style, has ? value : options.placeholder, words);
  const Color ink = has && !how.disabled ? colors.ink : colors.muted;
  const float left = rect.x + 14;
  if (smaller && shown.size() > 1) {
    const Rect inside{left, rect.y + least_around / 2, words, rect.height - least_around};
    draw_shrunk(context, has ? value : options.placeholder, inside, ink, false);
  } else {
    const float height = style.line_height * static_cast<float>(shown.size());
    draw_lines(style, {left, rect.y + std::floor((rect.height - height) / 2)}, ink, shown);
  }
  draw_icon(Icon::chevron_down,
            {rect.x + width - 11 - 7 * ui.mark_scale(), rect.y + rect.height / 2},
            14 * ui.mark_scale(), colors.muted);
  if (now.ring) focus_ring(context, rect, radius);
  context.close_flow();

  if (now.pressed) context.open_popup = context.open_popup == id ? 0 : id;
  if (context.open_popup != id) return std::nullopt;
  OverlayOptions place;
  // Beside the place that a scrollbar takes.
  constexpr float bar = 12;
  const float wide = std::min(list_width(context, ui, items) + bar, context.info.size.width - 16);
  place.panel = {rect.x, rect.y + rect.height + 4, std::max({width, 200.0F, wide}), 0};
  place.padding = list_padding;
  place.gap = 0;
  place.above = true;
  place.above_at = rect.y - 4;
  place.max_height = 360;
  if (ui.compact()) place.from = ComesFrom::close_below;
  std::optional<std::size_t> hit;
  ImGui::PushOverrideID(id);
  const std::uint32_t list = context.child_id(id, "list");
  context.record(list, Role::radio_group, name, rect).modal = true;
  const bool opens = overlay_opens(context, list);
  place.focus_first = !has;
  const bool close = begin_overlay(ui, list, place);
  const KeyboardGroup keys(context, list);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].group.empty() && (i == 0 || items[i].group != items[i - 1].group)) {
      space(ui, i == 0 ? 6.0F : 12.0F);
      label_caps(ui, items[i].group);
    }
    if (opens && chosen == i) context.focus_next = true;
    if (list_item(ui, items[i], chosen == i)) hit = i;
  }
  end_overlay(ui);
  ImGui::PopID();
  if (close || hit) {
    context.open_popup = 0;
    context.want_frames(3);
  }
  if (hit == chosen) return std::nullopt;
  return hit;
}

}  // namespace roadbook::ui

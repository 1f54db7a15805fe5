// Tabs side by side, as a line over a screen or as pills in a part of one.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// What a look of tabs is made of.
struct TabStyles {
  TextStyle plain;
  TextStyle strong;  // of the one that is shown, and so wide is each
  float height = 0;  // of a line, what a finger needs included
  float wide = 0;    // beside the words, where all then have room in one line,
  float close = 0;   // and where they have not
  float gap = 0;
  float least = 0;  // width of one
};

TabStyles styles_of(const Ui& ui, const UiContext& context, TabLook look) {
  if (look == TabLook::pills) {
    TabStyles pills{text_style(context, Type::small_strong),
                    text_style(context, Type::small_strong)};
    pills.height = std::max(ui.touch() ? touch_target : 24.0F, pills.plain.line_height + 8);
    pills.wide = 10;
    pills.close = 5;
    pills.gap = 4;
    pills.least = ui.touch() ? touch_target : 0;
    return pills;
  }
  TabStyles line{text_style(context, Type::body), text_style(context, Type::strong)};
  line.height = std::max(ui.touch() ? touch_target : 38.0F, line.plain.line_height + 14);
  line.wide = 13;
  line.close = 7;
  return line;
}

// Closer together where they then have room in one line; where not, they take another.
std::vector<float> widths_of(const TabStyles& styles, const std::vector<std::string>& labels,
                             float room) {
  std::vector<float> widths;
  const auto with_beside = [&](float beside) {
    widths.clear();
    float all = styles.gap * static_cast<float>(std::max<std::size_t>(labels.size(), 1) - 1);
    for (const std::string& label : labels) {
      const float words = std::ceil(line_width(styles.strong, label)) + 2 * beside;
      widths.push_back(std::max(words, styles.least));
      all += widths.back();
    }
    return all;
  };
  if (with_beside(styles.wide) > room && with_beside(styles.close) > room) {
    with_beside(styles.wide);
  }
  for (float& width : widths) width = std::min(width, room);
  return widths;
}

void draw_tab(const Palette& colors, const TabStyles& styles, const Rect& tab,
              const std::string& label, bool on, bool hovered) {
  if (hovered && !on) fill({tab.x, tab.y, tab.width, tab.height - 1}, colors.soft, 6);
  const TextStyle& style = on ? styles.strong : styles.plain;
  draw_centered(style, tab, on ? colors.ink : colors.muted, shortened(style, label, tab.width - 8));
  if (!on) return;
  fill({tab.x + 6, tab.y + tab.height - 3, tab.width - 12, 3}, colors.accent, 1.5F);
}

void draw_pill(const Palette& colors, const TabStyles& styles, const Rect& tab,
               const std::string& label, bool on, bool hovered) {
  const float height = std::min(tab.height, styles.plain.line_height + 14);
  const Rect pill{tab.x, tab.y + std::floor((tab.height - height) / 2), tab.width, height};
  fill(pill, on ? colors.ink : hovered ? colors.soft : colors.panel, height / 2);
  if (!on) outline(pill, colors.edge, height / 2);
  draw_centered(styles.plain, pill, on ? colors.panel : colors.ink,
                shortened(styles.plain, label, tab.width - 8));
}

}  // namespace

std::optional<std::size_t> tabs(Ui& ui, std::string_view name,
                                const std::vector<std::string>& labels, std::size_t current,
                                TabLook look) {
  UiContext& context = ui.context();
  const TabStyles styles = styles_of(ui, context, look);
  const float height = styles.height;
  const float room = context.room();
  const std::vector<float> widths = widths_of(styles, labels, room);
  const std::uint32_t list_id = context.child_id(context.id(name), "tabs");
  int lines = 1;
  float used = 0;
  for (const float width : widths) {
    if (used > 0 && used + styles.gap + width > room) {
      ++lines;
      used = 0;
    }
    used += (used > 0 ? styles.gap : 0) + width;
  }
  const Rect rect = context.place(
      0, height * static_cast<float>(lines) + styles.gap * static_cast<float>(lines - 1));
  context.record(list_id, Role::tab_list, name, rect);
  context.push_parent(list_id);
  ImGui::PushOverrideID(list_id);
  const KeyboardGroup keys(context, list_id);
  const Palette& colors = context.palette();
  const bool pills = look == TabLook::pills;
  if (!pills) fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  std::optional<std::size_t> hit;
  float x = rect.x;
  float y = rect.y;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const float width = widths[i];
    if (x + width > rect.x + room + 0.5F && x > rect.x) {
      x = rect.x;
      y += height + styles.gap;
    }
    const Rect tab{x, y, width, height};
    x += width + styles.gap;
    const bool on = i == current;
    const InteractOptions how{.preferred = on};
    const std::uint32_t id = context.id(labels[i]);
    const Interaction now = interact(ui, id, tab, how);
    record(ui, id, Role::tab, labels[i], tab, how, now).selected = on;
    (pills ? draw_pill : draw_tab)(colors, styles, tab, labels[i], on, now.hovered);
    if (now.ring) focus_ring(context, {tab.x + 3, tab.y + 3, width - 6, height - 8}, radius_small);
    if (now.pressed && !on) hit = i;
  }
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

}  // namespace roadbook::ui

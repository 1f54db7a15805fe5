// Draws the bar of pages.
#include "ui/kit/tab_bar.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// All parts are as wide as each other, as long as each word has room so, with a little around it;
// else each has what its word needs, and the same more.
std::vector<float> widths_of_parts(const TextStyle& style, const std::vector<TabBarPart>& parts,
                                   float room) {
  constexpr float around = 4;
  const auto count = static_cast<float>(parts.size());
  std::vector<float> widths;
  float all = 0;
  float widest = 0;
  for (const TabBarPart& part : parts) {
    widths.push_back(std::ceil(line_width(style, part.label)));
    all += widths.back();
    widest = std::max(widest, widths.back());
  }
  const float same = std::floor(room / count);
  if (widest + around <= same || all > room) return std::vector<float>(parts.size(), same);
  for (float& each : widths) each += std::floor((room - all) / count);
  return widths;
}

}  // namespace

std::optional<std::size_t> tab_bar(Ui& ui, std::string_view name,
                                   const std::vector<TabBarPart>& parts, std::size_t current) {
  if (parts.empty()) return std::nullopt;
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle plain = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  const float mark = 20 * ui.mark_scale();
  constexpr float above = 7;
  constexpr float between = 3;
  const float height = std::max(touch_target, above + mark + between + plain.line_height + 3);
  const Rect rect = context.place(0, height);
  const std::vector<float> widths = widths_of_parts(strong, parts, rect.width);
  const std::uint32_t list = context.child_id(context.id(name), "tabs");
  context.record(list, Role::tab_list, name, rect);
  context.push_parent(list);
  ImGui::PushOverrideID(list);
  std::optional<std::size_t> hit;
  {
    const KeyboardGroup keys(context, list);
    float x = rect.x;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const float width = widths[i];
      const Rect tab{x, rect.y, width, height};
      x += width;
      const bool on = i == current;
      const InteractOptions how{.preferred = on};
      const std::uint32_t id = context.id(parts[i].label);
      const Interaction now = interact(ui, id, tab, how);
      record(ui, id, Role::tab, parts[i].label, tab, how, now).selected = on;
      if (now.hovered && !on) fill(tab, colors.soft, radius_small);
      const Color ink = on ? colors.accent : colors.muted;
      draw_icon(parts[i].icon, {tab.x + width / 2, tab.y + above + mark / 2}, mark, ink);
      const TextStyle& style = on ? strong : plain;
      draw_centered(style, {tab.x, tab.y + above + mark + between, width, style.line_height}, ink,
                    shortened(style, parts[i].label, width));
      if (on) fill({tab.x + 6, tab.y, width - 12, 3}, colors.accent, 1.5F);
      if (now.ring)
        focus_ring(context, {tab.x + 3, tab.y + 3, width - 6, height - 6}, radius_small);
      if (now.pressed && !on) hit = i;
    }
  }
  ImGui::PopID();
  context.pop_parent();
  return hit;
}

}  // namespace roadbook::ui

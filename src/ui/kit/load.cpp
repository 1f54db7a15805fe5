// Draws levels of load and the boxes in them.
#include "ui/kit/load.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

std::string step_words(const LoadStep& step) {
  return step.name + " " + std::to_string(step.limit);
}

}  // namespace

std::optional<std::size_t> load_steps(Ui& ui, std::string_view name,
                                      const std::vector<LoadStep>& steps, int used,
                                      std::optional<std::size_t> chosen) {
  if (steps.empty()) return {};
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const Block together = group(ui, name, {.role = Role::radio_group});
  const KeyboardGroup keys(context, context.parents.back());
  const TextStyle plain = text_style(context, Type::small);
  const TextStyle strong = text_style(context, Type::small_strong);
  float gap = 10;
  const float room = context.room();
  // A group is as wide as its boxes, or as its words where these are longer.
  float pitch = 24 * ui.mark_scale();
  std::vector<float> widths;
  const auto measure = [&] {
    widths.clear();
    float all = gap * static_cast<float>(steps.size() - 1);
    int before = 0;
    for (const LoadStep& step : steps) {
      const auto boxes = static_cast<float>(std::max(step.limit - before, 1));
      widths.push_back(std::max(boxes * pitch, std::ceil(line_width(strong, step_words(step)))));
      all += widths.back();
      before = step.limit;
    }
    return all;
  };
  while (measure() > room && pitch > 11 * ui.mark_scale()) pitch -= 1;
  if (measure() > room) gap = 5;
  const float side_x = pitch - 4;
  const float side_y = std::min(13 * ui.mark_scale(), side_x);
  const float height = std::max(ui.touch() ? touch_target : 0.0F, side_y + 6 + plain.line_height);
  // What has no room in the line stands in the next one.
  std::vector<ImVec2> places;
  ImVec2 next{0, 0};
  for (const float width : widths) {
    if (next.x > 0 && next.x + width > room) next = {0, next.y + height + 4};
    places.push_back(next);
    next.x += width + gap;
  }
  const Rect rect = context.place(0, next.y + height);
  const int most = chosen ? steps[*chosen].limit : steps.back().limit;
  std::optional<std::size_t> hit;
  int box = 0;
  const std::uint32_t marks = context.child_id(context.parents.back(), "boxes");
  context.note_marks(marks, used);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const LoadStep& step = steps[i];
    const float x = rect.x + places[i].x;
    const float y = rect.y + places[i].y;
    const Rect area{x, y, std::min(widths[i], room - places[i].x), height};
    const std::uint32_t id = context.id(step.id.empty() ? step.name : step.id);
    const bool on = chosen == i;
    const InteractOptions how{.hint = step.description, .preferred = on};
    const Interaction now = interact(ui, id, area, how);
    Node& node = record(ui, id, Role::radio, step_words(step), area, how, now);
    node.checked = on;
    node.description = step.description;
    if (now.hovered) fill({x - 3, y - 2, area.width + 6, height + 4}, colors.soft, 4);
    float at = x;
    for (; box < step.limit; ++box) {
      const Rect one{std::floor(at), y + 2, side_x, side_y};
      if (box < used) {
        const Color tone = box >= most ? colors.danger_fill : colors.ink;
        fill(one, mix(colors.panel, tone, context.ink_of(marks, box)), 3);
      } else {
        outline(one, colors.edge, 3, 1.3F);
      }
      at += pitch;
    }
    const TextStyle& style = on ? strong : plain;
    const std::string words = shortened(style, step_words(step), area.width + gap - 2);
    draw_selectable(context, id, style, {x, y + side_y + 6}, on ? colors.accent : colors.muted,
                    {words});
    if (now.ring) focus_ring(context, area, radius_small);
    if (now.pressed) hit = i;
  }
  return hit;
}

}  // namespace roadbook::ui

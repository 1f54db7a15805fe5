// The steps of a creation, as a list or as short strokes.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/overlay_window.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

std::string_view state_word(StepState state) {
  if (state == StepState::done) return "done";
  return state == StepState::conflict ? "in conflict" : "open";
}

void draw_state(const Palette& colors, StepState state, ImVec2 center, float grow) {
  switch (state) {
    case StepState::done:
      disc(center, 8 * grow, colors.change);
      draw_icon(Icon::check, center, 10 * grow, colors.panel);
      break;
    case StepState::conflict:
      ring(center, 8 * grow, colors.accent, 1.6F);
      fill({center.x - 0.8F * grow, center.y - 4 * grow, 1.6F * grow, 4.8F * grow}, colors.accent);
      disc({center.x, center.y + 3.4F * grow}, grow, colors.accent);
      break;
    case StepState::open:
      ring(center, 8 * grow, colors.muted, 1.3F);
      break;
  }
}

bool step_row(Ui& ui, const Step& step, bool current) {
  Inner& inner = ui.inner();
  const Set set = set_of(inner, current ? Type::strong : Type::body);
  const float height = std::max(ui.touch() ? touch_target : 36.0F, set.line_height + 12);
  const Rect rect = inner.place(0, height);
  const std::uint32_t id = inner.id(step.name);
  const InteractOptions how{.hint = step.missing, .preferred = current};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, step.name, rect, how, now);
  node.value = state_word(step.state);
  node.current = current;
  node.invalid = step.state == StepState::conflict;
  const Palette& colors = inner.palette();
  if (current) {
    // The accent shows as a bar along the left edge, following the round corners.
    fill(rect, colors.accent, radius_small);
    const Rect rest{rect.x + 3, rect.y, rect.width - 3, rect.height};
    fill(rest, colors.panel, radius_small - 1);
  } else if (now.hovered) {
    fill(rect, colors.soft, radius_small);
  }
  const float grow = ui.mark_scale();
  draw_state(colors, step.state, {rect.x + 10 + 8 * grow, rect.y + rect.height / 2}, grow);
  const float indent = 20 + 16 * grow;
  draw_text(set, {rect.x + indent, rect.y + std::floor((rect.height - set.line_height) / 2)},
            colors.ink, shortened(set, step.name, rect.width - indent - 6));
  if (now.ring) focus_ring(inner, rect, radius_small);
  return now.pressed;
}

std::optional<std::size_t> rows(Ui& ui, const std::vector<Step>& steps, std::size_t current) {
  const KeyboardGroup keys(ui.inner(), ui.inner().parents.back());
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (step_row(ui, steps[i], i == current)) hit = i;
  }
  return hit;
}

std::optional<std::size_t> strokes(Ui& ui, const std::vector<Step>& steps, std::size_t current) {
  Inner& inner = ui.inner();
  const Palette& colors = inner.palette();
  const Rect rect = inner.place(0, touch_target);
  const auto count = static_cast<float>(std::max<std::size_t>(steps.size(), 1));
  constexpr float gap = 6;
  const float width = (rect.width - gap * (count - 1)) / count;
  const KeyboardGroup keys(inner, inner.parents.back());
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const float x = rect.x + static_cast<float>(i) * (width + gap);
    // The stroke is thin; what a finger hits is as high as the row and half the gaps wide.
    const Rect target{x - gap / 2, rect.y, width + gap, rect.height};
    const std::uint32_t id = inner.id(steps[i].name);
    const InteractOptions how{.hint = steps[i].missing, .preferred = i == current};
    const Interaction now = interact(ui, id, target, how);
    if (inner.hint.id == id) inner.hint = {};
    Node& node = record(ui, id, Role::button, steps[i].name, target, how, now);
    node.value = state_word(steps[i].state);
    node.current = i == current;
    node.invalid = steps[i].state == StepState::conflict;
    Color color = colors.line;
    if (steps[i].state == StepState::done) color = colors.change;
    if (steps[i].state == StepState::conflict) color = colors.accent;
    const float y = rect.y + rect.height / 2;
    const float thickness = i == current ? 6.0F : 4.0F;
    if (i == current && steps[i].state == StepState::open) color = colors.ink;
    fill({x, y - thickness / 2, width, thickness}, color, thickness / 2);
    if (now.ring) focus_ring(inner, {x, y - 6, width, 12}, 4);
    if (now.pressed) hit = i;
  }
  return hit;
}

}  // namespace

std::optional<std::size_t> step_rail(Ui& ui, std::string_view name, const std::vector<Step>& steps,
                                     std::size_t current) {
  Inner& inner = ui.inner();
  const Block named = group(ui, name, {.role = Role::list});
  inner.flow().gap = 1;
  if (!ui.compact()) return rows(ui, steps, current);

  std::optional<std::size_t> hit = strokes(ui, steps, current);
  if (current >= steps.size()) return hit;
  // "Step 6 of 11 · Special ability" opens the whole list.
  const std::string where = "Step " + std::to_string(current + 1) + " of " +
                            std::to_string(steps.size()) + " · " + steps[current].name;
  const Set set = set_of(inner, Type::small);
  const float width = std::ceil(line_width(set, where)) + 10 + 12 * ui.mark_scale();
  const Rect rect = inner.place(std::min(width, inner.room()), touch_target);
  const std::uint32_t id = inner.id("where");
  const InteractOptions how{};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, where, rect, how, now);
  node.expandable = true;
  node.expanded = inner.open_popup == id;
  const Palette& colors = inner.palette();
  // The words stand high in their target, near the strokes that they explain.
  const float words_y = rect.y + 8;
  draw_text(set, {rect.x, words_y}, colors.muted,
            shortened(set, where, rect.width - 10 - 12 * ui.mark_scale()));
  draw_icon(Icon::chevron_down,
            {rect.x + rect.width - 3 - 6 * ui.mark_scale(), words_y + set.line_height / 2},
            12 * ui.mark_scale(), colors.muted);
  if (now.ring) focus_ring(inner, rect, radius_small);
  if (now.pressed) inner.open_popup = id;
  if (inner.open_popup != id) return hit;

  OverlayOptions place;
  place.panel = {rect.x, rect.y + rect.height, std::min(320.0F, inner.info.size.width - 32), 0};
  place.padding = 8;
  place.gap = 0;
  const std::uint32_t list = inner.child_id(id, "list");
  ImGui::PushOverrideID(list);
  inner.record(list, Role::list, "All steps", rect);
  const bool close = begin_overlay(ui, list, place);
  const std::optional<std::size_t> from_list = rows(ui, steps, current);
  end_overlay(ui);
  ImGui::PopID();
  if (from_list) hit = from_list;
  if (close || from_list) {
    inner.open_popup = 0;
    inner.want_frames(3);
  }
  return hit;
}

}  // namespace roadbook::ui

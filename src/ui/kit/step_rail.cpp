// The steps of a creation, as a list or as short strokes.
#include <algorithm>
#include <cmath>

#include "ui/kit/choice.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/overlay_window.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

std::string_view state_word(StepState state) {
  if (state == StepState::done) return "done";
  return state == StepState::conflict ? "in conflict" : "open";
}

void draw_state(const Palette& colors, StepState state, bool current, ImVec2 center, float grow) {
  switch (state) {
    case StepState::done:
      disc(center, 10 * grow, colors.accent_fill);
      draw_icon(Icon::check, center, 12 * grow, colors.on_accent);
      break;
    case StepState::conflict:
      disc(center, 9 * grow, colors.panel);
      ring(center, 9 * grow, colors.danger, 1.8F);
      fill({center.x - 0.8F * grow, center.y - 4 * grow, 1.6F * grow, 4.8F * grow}, colors.danger);
      disc({center.x, center.y + 3.4F * grow}, grow, colors.danger);
      break;
    case StepState::open:
      disc(center, 10 * grow, colors.panel);
      ring(center, 10 * grow, current ? colors.accent : colors.edge, 1.8F);
      if (current) disc(center, 4 * grow, colors.accent);
      break;
  }
}

// A piece of the road: walked as far as every step above it is done.
struct RoadPiece {
  bool walked_above = false;
  bool walked_below = false;
  bool first = false;
  bool last = false;
};

void draw_road(const Palette& colors, ImVec2 top, float height, const RoadPiece& place,
               float grow) {
  const float middle = top.y + height / 2;
  const float width = 9 * grow;
  const auto piece = [&](float from, float to, bool walked) {
    fill({top.x - width / 2, from, width, to - from}, walked ? colors.accent_fill : colors.line);
    const Color dash = walked ? colors.on_accent : colors.panel;
    for (float y = from + 3; y < to - 4; y += 10) fill({top.x - 0.5F, y, 1, 5}, dash);
  };
  if (!place.first) piece(top.y, middle, place.walked_above);
  if (!place.last) piece(middle, top.y + height, place.walked_below);
}

bool step_row(Ui& ui, const Step& step, bool current, const RoadPiece& place) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, current ? Type::strong : Type::body);
  const float grow = ui.mark_scale();
  const float indent = 22 + 20 * grow;
  // As if it were the current one, so that no row grows when it is.
  const std::vector<std::string_view> lines =
      break_lines(text_style(context, Type::strong), step.name, ui.width() - indent - 6);
  const float words = style.line_height * static_cast<float>(lines.size());
  const float height = std::max(ui.touch() ? touch_target : 40.0F, words + 12);
  const Rect rect = context.place(0, height);
  const std::uint32_t id = context.id(step.name);
  const InteractOptions how{.hint = step.missing, .preferred = current};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, step.name, rect, how, now);
  node.value = state_word(step.state);
  node.current = current;
  node.invalid = step.state == StepState::conflict;
  const Palette& colors = context.palette();
  if (current) {
    fill(rect, colors.panel, radius);
    outline(rect, colors.edge, radius);
  } else if (now.hovered) {
    fill(rect, mix(colors.soft, colors.line, 0.25F), radius);
  }
  const float road_x = rect.x + 10 + 10 * grow;
  draw_road(colors, {road_x, rect.y}, rect.height, place, grow);
  draw_state(colors, step.state, current, {road_x, rect.y + rect.height / 2}, grow);
  float y = rect.y + std::floor((rect.height - words) / 2);
  for (const std::string_view line : lines) {
    draw_text(style, {rect.x + indent, y}, colors.ink, line);
    y += style.line_height;
  }
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

std::optional<std::size_t> rows(Ui& ui, const std::vector<Step>& steps, std::size_t current) {
  const KeyboardGroup keys(ui.context(), ui.context().parents.back());
  std::optional<std::size_t> hit;
  bool walked = true;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    RoadPiece place;
    place.walked_above = walked;
    place.first = i == 0;
    place.last = i + 1 == steps.size();
    place.walked_below = walked = walked && steps[i].state == StepState::done;
    if (step_row(ui, steps[i], i == current, place)) hit = i;
  }
  return hit;
}

constexpr float stroke_gap = 6;

float stroke_width(float width, std::size_t count) {
  const auto all = static_cast<float>(std::max<std::size_t>(count, 1));
  return (width - stroke_gap * (all - 1)) / all;
}

// One piece of the road, thin, with its middle at this height.
void draw_stroke(const Palette& colors, const Step& step, bool current, ImVec2 left, float width) {
  Color color = colors.line;
  if (step.state == StepState::done) color = colors.accent_fill;
  if (step.state == StepState::conflict) color = colors.danger;
  const float thickness = current ? 6.0F : 4.0F;
  if (current && step.state == StepState::open) color = colors.ink;
  const float top = left.y - thickness / 2;
  // A road with a hole: its color alone would not say that something is wrong.
  const bool broken = step.state == StepState::conflict;
  const float whole = broken ? std::floor(width * 0.38F) : width;
  fill({left.x, top, whole, thickness}, color, thickness / 2);
  if (broken) fill({left.x + width - whole, top, whole, thickness}, color, thickness / 2);
}

std::optional<std::size_t> strokes(Ui& ui, const std::vector<Step>& steps, std::size_t current,
                                   const Rect& rect) {
  UiContext& context = ui.context();
  const float width = stroke_width(rect.width, steps.size());
  const KeyboardGroup keys(context, context.parents.back());
  std::optional<std::size_t> hit;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const float x = rect.x + static_cast<float>(i) * (width + stroke_gap);
    // The stroke is thin; what a finger hits is as high as the row and half the gaps wide.
    const Rect target{x - stroke_gap / 2, rect.y, width + stroke_gap, rect.height};
    const std::uint32_t id = context.id(steps[i].name);
    const InteractOptions how{.hint = steps[i].missing, .preferred = i == current};
    const Interaction now = interact(ui, id, target, how);
    if (context.hint.id == id) context.hint = {};
    Node& node = record(ui, id, Role::button, steps[i].name, target, how, now);
    node.value = state_word(steps[i].state);
    node.current = i == current;
    node.invalid = steps[i].state == StepState::conflict;
    const float y = rect.y + rect.height / 2;
    draw_stroke(context.palette(), steps[i], i == current, {x, y}, width);
    if (now.ring) focus_ring(context, {x, y - 6, width, 12}, 4);
    if (now.pressed) hit = i;
  }
  return hit;
}

float chevron_room(const Ui& ui) {
  return 10 + 12 * ui.mark_scale();
}

// As much of "Step 4 of 11 · Traits" as has room: "4 of 11 · Traits", "4 · Traits", or the name
// alone.
std::string where_in(const TextStyle& style, std::string_view where, float room) {
  constexpr float rounded = 0.5F;
  constexpr std::string_view between = " · ";
  const std::string_view numbered = where.substr(where.find(' ') + 1);
  const std::string_view name = where.substr(where.find(between) + between.size());
  const std::string number(numbered.substr(0, numbered.find(' ')));
  for (std::string words : {std::string(where), std::string(numbered),
                            number + std::string(between) + std::string(name)}) {
    if (line_width(style, words) <= room + rounded) return words;
  }
  return std::string(name);
}

// Says which step is shown, with as much of it as is `shown`, and opens the whole list.
void where_button(Ui& ui, std::string_view where, std::string_view shown, const Rect& rect,
                  float words_y) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::small);
  const std::uint32_t id = context.id("where");
  const InteractOptions how{};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, where, rect, how, now);
  node.expandable = true;
  node.expanded = context.open_popup == id;
  const float room = rect.width - chevron_room(ui);
  const std::string words = shortened(style, where_in(style, shown, room), room);
  draw_text(style, {rect.x, words_y}, colors.muted, words);
  draw_icon(Icon::chevron_down,
            {rect.x + std::min(line_width(style, words), room) + 7 + 6 * ui.mark_scale(),
             words_y + style.line_height / 2},
            12 * ui.mark_scale(), colors.muted);
  if (now.ring) focus_ring(context, rect, radius_small);
  if (now.pressed) context.open_popup = id;
}

// All steps, over the screen, while it is open.
std::optional<std::size_t> steps_below(Ui& ui, const std::vector<Step>& steps, std::size_t current,
                                       const Rect& button) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id("where");
  if (context.open_popup != id) return std::nullopt;
  OverlayOptions place;
  const float width = std::min(320.0F * ui.mark_scale(), context.info.size.width - 32);
  place.panel = {button.x, button.y + button.height, width, 0};
  place.padding = 8;
  place.gap = 0;
  const std::uint32_t list = context.child_id(id, "list");
  ImGui::PushOverrideID(list);
  context.record(list, Role::list, "All steps", button);
  place.from = ComesFrom::close_below;
  const bool close = begin_overlay(ui, list, place);
  const std::optional<std::size_t> hit = rows(ui, steps, current);
  end_overlay(ui);
  ImGui::PopID();
  if (close || hit) {
    context.open_popup = 0;
    context.want_frames(3);
  }
  return hit;
}

// A phone: the strokes, and below them which step is shown.
std::optional<std::size_t> two_lines(Ui& ui, const std::vector<Step>& steps, std::size_t current,
                                     std::string_view where) {
  UiContext& context = ui.context();
  const std::optional<std::size_t> hit =
      strokes(ui, steps, current, context.place(0, touch_target));
  const TextStyle style = text_style(context, Type::small);
  const float width = std::ceil(line_width(style, where)) + chevron_room(ui);
  constexpr float above = 8;
  const Rect rect = context.place(std::min(width, context.room()),
                                  std::max(touch_target, above + style.line_height));
  // The words stand high in their target, near the strokes that they explain.
  where_button(ui, where, where, rect, rect.y + above);
  const std::optional<std::size_t> from_list = steps_below(ui, steps, current, rect);
  return from_list ? from_list : hit;
}

// One line for both: they stand side by side; where a finger could not hit a stroke, the words
// alone are pressed, and the strokes below them are there to be seen.
std::optional<std::size_t> one_line(Ui& ui, const std::vector<Step>& steps, std::size_t current,
                                    std::string_view where, bool named) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::small);
  constexpr float gap = 14;
  constexpr float above = 6;
  constexpr float below = 10;  // of the words, for the strokes
  const Rect line = context.place(0, std::max(touch_target, above + style.line_height + below));
  const auto room_beside = [&](std::string_view words) {
    return line.width - std::ceil(line_width(style, words)) - chevron_room(ui) - gap;
  };
  const auto can_be_hit = [&](float room) {
    return stroke_width(room, steps.size()) + stroke_gap >= touch_target;
  };
  const std::string_view number = where.substr(0, where.find(" · "));
  const std::string_view shown = named && can_be_hit(room_beside(where)) ? where : number;
  const float room = room_beside(shown);
  std::optional<std::size_t> hit;
  Rect rect = line;
  if (can_be_hit(room)) {
    hit = strokes(ui, steps, current, {line.x, line.y, room, line.height});
    rect = {line.x + room + gap, line.y, line.width - room - gap, line.height};
    where_button(ui, where, shown, rect,
                 line.y + std::floor((line.height - style.line_height) / 2));
  } else {
    where_button(ui, where, named ? where : number, rect, line.y + above);
    const float width = stroke_width(line.width, steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const float x = line.x + static_cast<float>(i) * (width + stroke_gap);
      draw_stroke(context.palette(), steps[i], i == current, {x, line.y + line.height - 7}, width);
    }
  }
  const std::optional<std::size_t> from_list = steps_below(ui, steps, current, rect);
  return from_list ? from_list : hit;
}

}  // namespace

std::optional<std::size_t> step_rail(Ui& ui, std::string_view name, const std::vector<Step>& steps,
                                     std::size_t current, bool named) {
  UiContext& context = ui.context();
  const Block list = group(ui, name, {.role = Role::list});
  context.flow().gap = 0;
  if (!ui.compact()) return rows(ui, steps, current);
  if (current >= steps.size()) return strokes(ui, steps, current, context.place(0, touch_target));
  const std::string where = "Step " + std::to_string(current + 1) + " of " +
                            std::to_string(steps.size()) + " · " + steps[current].name;
  if (ui.low() || !named) return one_line(ui, steps, current, where, named);
  return two_lines(ui, steps, current, where);
}

}  // namespace roadbook::ui

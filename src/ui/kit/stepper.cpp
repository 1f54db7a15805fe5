// A number between a minus and a plus; a bar of progress.
#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/spin.hpp"
#include "ui/kit/rating.hpp"

namespace roadbook::ui {

namespace {

// A button that is held goes on counting.
constexpr float repeat_after = 0.4F;  // seconds
constexpr float repeat_every = 0.08F;

// The button that is let go of has counted already.
bool was_held_long() {
  const ImGuiIO& io = ImGui::GetIO();
  return ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
         io.MouseDownDurationPrev[0] >= repeat_after;
}

// One of the two small buttons; they are part of the number's node for the keyboard, and buttons of
// their own for the pointer.
bool side_button(Ui& ui, Icon icon, std::string_view name, const Rect& rect,
                 std::string_view reason) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id(name);
  const InteractOptions how{
      .disabled = !reason.empty(), .reason = reason, .number = true, .aside = true};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, name, rect, how, now);
  const Palette& colors = context.palette();
  fill(rect, how.disabled ? colors.background : (now.hovered ? colors.soft : colors.panel), radius);
  outline(rect, how.disabled ? colors.line : colors.edge, radius);
  draw_icon(icon, {rect.x + rect.width / 2, rect.y + rect.height / 2}, 14 * ui.mark_scale(),
            how.disabled ? colors.edge : colors.ink);
  if (now.ring) focus_ring(context, rect, radius);
  if (now.pressed) context.typed_in = 0;  // a step ends what is typed
  if (how.disabled || !now.held) return now.pressed && !was_held_long();
  context.wake_in(repeat_every / 2);
  return ImGui::CalcTypematicRepeatAmount(
             ImGui::GetIO().MouseDownDuration[0] - ImGui::GetIO().DeltaTime,
             ImGui::GetIO().MouseDownDuration[0], repeat_after, repeat_every) > 0 &&
         ImGui::GetIO().MouseDownDuration[0] > 0;
}

}  // namespace

std::optional<int> number_stepper(Ui& ui, const Stepper& what) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::body);
  const TextStyle number = text_style(context, Type::strong);
  const bool narrow = what.narrow && !ui.touch();
  const float side =
      narrow ? 14 * ui.mark_scale() + 12 : std::max(ui.target(), 14 * ui.mark_scale() + 20);
  std::string value =
      what.value < 0 ? "−" + std::to_string(-what.value) : std::to_string(what.value);
  if (what.open) value = "–";
  if (!what.unit.empty()) value.append(" ").append(what.unit);
  const float around = what.narrow ? 12.0F : 20.0F;
  const float middle =
      std::max(std::ceil(line_width(number, value)) + around, what.narrow ? 28.0F : 52.0F);
  const float controls = 2 * side + middle;
  const bool in_row = context.flow().kind == Flow::Kind::row;
  const float name_width = what.show_name ? std::ceil(line_width(style, what.name)) + 16 : 0;
  const Rect rect = context.place(in_row || !what.show_name ? name_width + controls : 0,
                                  std::max(side, style.line_height + (what.narrow ? 4.0F : 8.0F)));
  const Rect area{rect.x + rect.width - controls, rect.y, controls, side};
  const Rect minus{area.x, area.y, side, side};
  const Rect between{area.x + side, area.y, middle, side};
  const Rect plus{area.x + side + middle, area.y, side, side};

  const std::uint32_t id = context.id(what.name);
  const std::uint32_t group_id = context.child_id(id, "group");
  context.record(group_id, Role::group, what.name, area);
  context.push_parent(group_id);
  // Tab stops at the number alone; its two buttons do what its keys do.
  const KeyboardGroup keys(context, group_id);
  const InteractOptions how{.preferred = true, .keys = false, .number = true};
  const Interaction now = interact(ui, id, between, how);
  // A number that stands beyond the limits is shown as it is, and no press moves it by more than
  // was asked for.
  const int least = what.open ? what.min : std::min(what.min, what.value);
  const int most = std::max(what.max, what.value);
  std::optional<int> asked = spin(ui, id, {what.value, least, most}, now, std::nullopt);
  Node& node = record(ui, id, Role::spin_button, what.name, between, how, now);
  node.value = value;
  node.value_min = least;
  node.value_max = most;
  node.value_now = what.value;
  node.number_field = true;
  ImGui::PushOverrideID(group_id);
  const std::string less = std::string(what.name) + ": less";
  const std::string more = std::string(what.name) + ": more";
  const std::string at_min = "It cannot be less than " + std::to_string(what.min) + ".";
  const std::string at_max = "It cannot be more than " + std::to_string(what.max) + ".";
  std::string_view min_reason = what.min_reason;
  std::string_view max_reason = what.max_reason;
  const bool at_least = what.value <= what.min && !what.open;
  if (!at_least) min_reason = {};
  if (what.value < what.max) max_reason = {};
  if (at_least && min_reason.empty()) min_reason = at_min;
  if (what.value >= what.max && max_reason.empty()) max_reason = at_max;
  if (side_button(ui, Icon::minus, less, minus, min_reason)) {
    asked = what.open ? what.min : what.value - 1;
  }
  if (side_button(ui, Icon::plus, more, plus, max_reason)) asked = what.value + 1;
  ImGui::PopID();
  context.pop_parent();

  if (what.show_name) {
    draw_text(style, {rect.x, rect.y + std::floor((side - style.line_height) / 2)}, colors.ink,
              shortened(style, what.name, rect.width - controls - 8));
  }
  draw_centered(number, between, colors.ink, value);
  if (now.ring)
    focus_ring(context, {between.x + 4, between.y + 3, middle - 8, side - 6}, radius_small);
  if (asked == what.value && !what.open) return std::nullopt;
  return asked;
}

void progress(Ui& ui, const Progress& what) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::small);
  const Rect rect = context.place(0, style.line_height + 10);
  const std::string value = std::to_string(what.now) + " of " + std::to_string(what.max);
  draw_text(style, {rect.x, rect.y}, colors.muted, what.name);
  draw_text(style, {rect.x + rect.width - line_width(style, value), rect.y}, colors.muted, value);
  const Rect bar{rect.x, rect.y + style.line_height + 3, rect.width, 6};
  fill(bar, colors.line, 3);
  const float part =
      what.max > 0
          ? std::clamp(static_cast<float>(what.now) / static_cast<float>(what.max), 0.0F, 1.0F)
          : 0;
  if (part > 0) fill({bar.x, bar.y, std::max(bar.width * part, 6.0F), 6}, colors.change, 3);
  Node& node = context.record(context.child_id(context.id(what.name), "progress"),
                              Role::progress_bar, what.name, rect);
  node.value = value;
  node.value_max = what.max;
  node.value_now = what.now;
}

}  // namespace roadbook::ui

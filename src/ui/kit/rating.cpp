// Ratings as dots.
#include "ui/kit/rating.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/spin.hpp"

namespace roadbook::ui {

namespace {

// How large the parts of a rating are.
struct RatingParts {
  TextStyle style;  // of the name
  int dots = 0;
  float dot = 0;    // half of one
  float pitch = 0;  // from one to the next
  float dots_width = 0;
  float note_width = 0;
  float name_width = 0;

  float width() const { return name_width + dots_width + note_width; }
};

RatingParts rating_parts(Ui& ui, const Rating& what) {
  const UiContext& context = ui.context();
  RatingParts parts;
  parts.dots = std::max(what.size, what.given + what.placed);
  const bool rated = what.given + what.placed > 0;
  parts.style = text_style(context, what.row && rated ? Type::strong : Type::body);
  const bool large = !what.read_only && ui.touch();
  const float grow = ui.mark_scale();
  const bool small = what.read_only && what.note.empty() && !what.row;
  parts.dot = grow * (small ? 5.5F : (large ? 8.0F : 7.0F));
  parts.pitch = small ? 16 * grow : (large ? std::max(34.0F, 22 * grow) : 20 * grow);
  parts.dots_width = parts.pitch * static_cast<float>(parts.dots);
  // Room for the widest note, so that the dots of all rows stand under each other.
  const TextStyle strong = text_style(context, Type::small_strong);
  parts.note_width = what.note.empty() ? 0 : std::ceil(line_width(strong, "5d12")) + 14;
  parts.name_width = what.show_name ? std::ceil(line_width(parts.style, what.name)) + 12 : 0;
  return parts;
}

}  // namespace

bool rating_fits(Ui& ui, const Rating& rating, float width) {
  return rating_parts(ui, rating).width() <= width;
}

std::optional<int> rating(Ui& ui, const Rating& what) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const int total = what.given + what.placed;
  const RatingParts parts = rating_parts(ui, what);
  const TextStyle& style = parts.style;
  const bool large = !what.read_only && ui.touch();
  const float dot = parts.dot;
  const float pitch = parts.pitch;
  const int dots = parts.dots;
  const TextStyle strong = text_style(context, Type::small_strong);
  const TextStyle light = text_style(context, Type::small);
  const float note_width = parts.note_width;
  const float dots_width = parts.dots_width;
  const bool in_row = context.flow().kind == Flow::Kind::row;
  float height = what.read_only ? style.line_height : std::max(style.line_height + 8, 30.0F);
  if (large) height = std::max(height, touch_target);
  if (what.read_only && !what.press.empty())
    height = ui.touch() ? touch_target : height + (what.row ? 7 : 4);
  const float width = in_row || !what.show_name
                          ? parts.width()
                          : std::max(context.room(), dots_width + note_width + 40);
  // A name that has no room beside its dots stands over them.
  const bool over = !in_row && what.show_name && (what.over || parts.width() > width);
  const float above = over ? style.line_height : 0;
  const Rect rect = context.place(width, above + height);
  const Rect area{rect.x + rect.width - dots_width - note_width, rect.y + above, dots_width,
                  height};
  const std::uint32_t id = context.id(what.name);
  const int max = what.max < 0 ? what.size : what.max;

  std::optional<int> asked;
  Interaction now;
  int hovered_dot = -1;
  if (!what.read_only) {
    const InteractOptions how{.hint = what.description, .keys = false};
    // The hint is about the numbers, so it appears under the dots.
    now = interact(ui, id, area, how);
    const bool under_pointer = contains(area, ImGui::GetIO().MousePos);
    if ((now.hovered || now.pressed) && under_pointer) {
      const float x = ImGui::GetIO().MousePos.x - area.x;
      hovered_dot = std::clamp(static_cast<int>(x / pitch), 0, dots - 1);
    }
    asked = spin(ui, id, {total, what.given, dots}, now,
                 now.pressed && under_pointer
                     ? std::optional<int>(hovered_dot + 1 == total ? total - 1 : hovered_dot + 1)
                     : std::nullopt);
    if (asked && *asked > max) {
      context.announcement = what.max_reason;
      context.hint = {id, area, std::string(what.max_reason)};
      context.remember(context.child_id(id, "refused"), static_cast<float>(context.info.time));
      context.want_frames(2);
      asked = max > total ? std::optional<int>(max) : std::nullopt;
    }
    // The reason of a refusal stays while the pointer or the focus does.
    const float refused = context.recall(context.child_id(id, "refused"), -100);
    const bool lately = context.info.time - static_cast<double>(refused) < 4;
    if (lately && !what.max_reason.empty() && (now.focused || now.hovered)) {
      context.hint = {id, area, std::string(what.max_reason)};
      context.wake_in(4.1 - (context.info.time - static_cast<double>(refused)));
    }
    if (asked == total) asked = std::nullopt;
  }
  context.note_marks(id, total);
  Node& node =
      context.record(id, what.read_only ? Role::meter : Role::spin_button, what.name, area);
  node.value = std::to_string(total) + " of " + std::to_string(dots);
  node.description = what.description;
  node.value_min = what.read_only ? 0 : what.given;
  node.value_max = std::min(max, dots);
  node.value_now = total;
  node.interactive = !what.read_only;
  node.focused = now.focused;
  bool row_pressed = false;
  std::uint32_t named = id;  // shows the name
  if (what.read_only && !what.press.empty()) {
    const std::uint32_t row_id = named = context.child_id(id, "press");
    const InteractOptions row_how{.hint = what.press};
    const Interaction on_row = interact(ui, row_id, rect, row_how);
    record(ui, row_id, Role::button, what.press, rect, row_how, on_row);
    if (on_row.hovered) fill(rect, colors.soft, radius_small);
    if (on_row.ring) focus_ring(context, rect, radius_small);
    row_pressed = on_row.pressed;
  }

  if (what.show_name) {
    const float down = over ? 2 : std::floor((height - style.line_height) / 2);
    const std::string name =
        shortened(style, what.name, over ? rect.width : rect.width - dots_width - note_width - 6);
    draw_selectable(context, named, style, {rect.x, rect.y + down}, colors.ink, {name});
  }
  if (note_width > 0) {
    const TextStyle& voice = total > 0 ? strong : light;
    draw_text(voice,
              {rect.x + rect.width - line_width(voice, what.note),
               area.y + std::floor((height - voice.line_height) / 2)},
              total > 0 ? colors.ink : colors.muted, what.note);
  }
  if (what.row) fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  const bool preview = now.hovered && hovered_dot >= 0;
  for (int i = 0; i < dots; ++i) {
    const ImVec2 center{area.x + pitch * (static_cast<float>(i) + 0.5F), area.y + height / 2};
    if (i < what.given) {
      disc(center, dot, colors.ink);
    } else if (i < total) {
      disc(center, dot, mix(colors.panel, colors.accent, context.ink_of(id, i)));
    } else if (i >= max) {
      ring(center, dot, colors.line, 1.3F);
    } else {
      const bool would = preview && i <= hovered_dot;
      if (would) disc(center, dot, mix(colors.panel, colors.accent, 0.3F));
      ring(center, dot, would ? colors.accent : colors.edge, 1.3F);
    }
  }
  if (now.ring)
    focus_ring(context, {area.x, area.y + 1, area.width, area.height - 2}, radius_small);
  if (row_pressed) return total;
  return asked;
}

}  // namespace roadbook::ui

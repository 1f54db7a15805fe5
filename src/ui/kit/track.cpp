// Tracks as boxes, clocks as pie segments.
#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/shrunk_text.hpp"
#include "ui/kit/inside/spin.hpp"
#include "ui/kit/inside/track_name.hpp"
#include "ui/kit/rating.hpp"

namespace roadbook::ui {

namespace {

// Between groups of boxes, beside the gap between any two.
constexpr float group_gap = 9;
// From a box that a finger can hit to the next, at least.
constexpr float least_pitch = 24;

// The lines of a note in a place of that size, which may grow to two of them; none where it has no
// room there.
std::vector<std::string_view> lines_behind(const TextStyle& style, std::string_view note,
                                           float width, float height) {
  if (longest_word(style, note) > width) return {};
  std::vector<std::string_view> lines = break_lines(style, note, width);
  const float most = std::max(2.0F, std::floor(height / style.line_height));
  if (static_cast<float>(lines.size()) > most) lines.clear();
  return lines;
}

std::string count_text(int now, int max) {
  return std::to_string(now) + " of " + std::to_string(max);
}

constexpr float full_turn = 2 * 3.14159265F;

// A pie of segments; `color_of` gives the color of each, and nothing for one that is empty.
// `parted`: before so many the lines between them have the color of the ground.
template <class ColorOf>
void draw_pie(const Palette& colors, ImVec2 center, float radius, int segments, int parted,
              Color rim, const ColorOf& color_of) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float each = full_turn / static_cast<float>(std::max(segments, 1));
  disc(center, radius, colors.panel);
  for (int i = 0; i < segments; ++i) {
    const std::optional<Color> color = color_of(i);
    if (!color) continue;
    const float from = each * static_cast<float>(i) - full_turn / 4;
    list->PathLineTo(center);
    list->PathArcTo(center, radius, from, from + each);
    list->PathFillConcave(packed(*color));
  }
  for (int i = 0; i < segments && segments > 1; ++i) {
    const float angle = each * static_cast<float>(i) - full_turn / 4;
    list->AddLine(center,
                  {center.x + radius * std::cos(angle), center.y + radius * std::sin(angle)},
                  packed(i <= parted && parted > 0 ? colors.panel : colors.muted), 1.5F);
  }
  ring(center, radius + 1, rim, 1.6F);
}

}  // namespace

std::optional<int> track(Ui& ui, const Track& what) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::body);
  const bool controls = !what.read_only;
  const bool disabled = !what.disabled_reason.empty();
  const bool large = controls && ui.touch();
  const float grow = ui.mark_scale();
  const int size = std::max(what.size, what.filled);
  const bool small_boxes = what.small && !large;
  float side = grow * (large ? 20.0F : small_boxes ? 10.0F : 16.0F);
  // A box alone is all that a finger can hit.
  const float least = what.size == 1 ? touch_target : 32.0F;
  float pitch = large ? std::max(least, side + 8) : (small_boxes ? 13 : 22) * grow;
  const float whole = context.flow().kind == Flow::Kind::row ? 0 : context.room();
  if (what.wide && size > 0 && whole > 0) {
    pitch = std::clamp(std::floor(whole / static_cast<float>(size)), pitch, 46 * grow);
    side = std::min(pitch - 6, 30 * grow);
  }
  float across = std::round(side * what.broad);
  pitch += across - side;
  const bool low = !large && (small_boxes || what.low);
  const float around = what.wide ? 6.0F : low ? 8.0F : 10.0F;
  float line_height = std::max(large ? touch_target : low ? 24.0F : 28.0F, side + around);
  const TextStyle beside_boxes = text_style(context, Type::small);
  const std::uint32_t id = context.id(what.name);

  // The name stands before the boxes where both have room in one line, above them where not.
  const bool in_row = context.flow().kind == Flow::Kind::row;
  const float room = in_row ? context.flow().width : context.room();
  const float of_groups = group_gap * static_cast<float>(what.groups.size());
  if (large && size > 1) {
    // Narrower, all of them stand in one line: a finger presses the line, and slides along it.
    const float narrow = std::floor((room - of_groups) / static_cast<float>(size));
    if (narrow < pitch && narrow >= least_pitch * grow) {
      pitch = narrow;
      across = std::min(across, pitch - 6);
    }
  }
  const float all = pitch * static_cast<float>(size) + of_groups;
  const bool named = what.show_name && !what.wide;
  const float name_width = named ? std::ceil(line_width(style, what.name)) + 16 : 0;
  // With large letters the note is no smaller than others: it stands between them, behind the name
  // where that is above, or in a line of its own.
  constexpr float large_letters = 1.3F;
  const bool noted = named && !what.severity && !what.note.empty();
  const bool whole_note = noted && !in_row && context.text_scale > large_letters;
  const float note_width = whole_note ? std::ceil(line_width(beside_boxes, what.note)) + 6 : 0;
  const bool own_line = whole_note && name_width + note_width > room;
  const float between = own_line ? 0 : note_width;
  const bool beside = name_width + between + all <= room;
  const float boxes_room = beside ? all : room;
  const int fit = std::max(static_cast<int>(boxes_room / pitch), 1);
  const int lines = std::max((size + fit - 1) / fit, 1);
  // Lines of equal length: six and six, not eleven and one.
  const int per_line = std::max((size + lines - 1) / lines, 1);
  // Where a box stands in its line; groups are told apart by a gap.
  const auto left_of = [&](int box) {
    float x = pitch * static_cast<float>(box % per_line);
    if (lines > 1) return x;
    for (const int each : what.groups) x += box >= each ? group_gap : 0;
    return x;
  };
  const bool pressed = what.explained && large && named;
  const float name_height = pressed ? std::max(touch_target, style.line_height) : style.line_height;
  const float above = beside || !named ? 0 : name_height;
  const TextStyle strong = text_style(context, Type::strong);
  const float before_note = all + 6 + line_width(strong, what.name) + 8;
  const bool tells = what.severity && named && !what.note.empty();
  constexpr float gap_of_notes = 4;
  std::vector<std::string_view> told_behind;
  std::vector<std::string_view> told_below;
  if (tells && beside && !in_row) {
    told_behind = lines_behind(beside_boxes, what.note, room - before_note, line_height);
  }
  const float height_behind = beside_boxes.line_height * static_cast<float>(told_behind.size());
  // As high as two lines even for one: nothing moves when it is marked, and says something else.
  if (!told_behind.empty())
    line_height = std::max(
        {line_height, height_behind + gap_of_notes, 2 * beside_boxes.line_height + gap_of_notes});
  if (own_line || (tells && told_behind.empty()))
    told_below = break_lines(beside_boxes, what.note, room);
  const float below = beside_boxes.line_height * static_cast<float>(told_below.size());
  const float height = above + line_height * static_cast<float>(lines) + below;
  const Rect rect =
      context.place(beside && in_row ? name_width + all : (in_row ? room : 0), height);
  const float boxes_width = size == 0 ? 0.0F : left_of(std::min(per_line, size) - 1) + pitch;
  const bool first = what.wide || (what.severity && beside && !in_row);
  const float left = first               ? rect.x
                     : beside && !in_row ? rect.x + rect.width - all
                                         : rect.x + (beside ? name_width : 0);
  const Rect area{left, rect.y + above, boxes_width, height - above - below};

  const int free_boxes = size - std::clamp(what.lost, 0, size);
  Interaction now;
  int hovered = -1;
  std::optional<int> asked;
  if (controls) {
    const InteractOptions how{.disabled = disabled,
                              .reason = what.disabled_reason,
                              .hint = what.description,
                              .keys = false};
    now = interact(ui, id, area, how);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool under_pointer = contains(area, mouse);
    if (under_pointer && (now.hovered || now.pressed)) {
      int column = 0;
      while (column + 1 < per_line && mouse.x - area.x >= left_of(column + 1)) ++column;
      const int row_of = static_cast<int>((mouse.y - area.y) / line_height);
      hovered = std::clamp(row_of * per_line + std::min(column, per_line - 1), 0, size - 1);
      hovered = std::min(hovered, free_boxes - 1);
    }
    if (!disabled) {
      std::optional<int> pressed;
      if (now.pressed && under_pointer)
        pressed = hovered + 1 == what.filled ? hovered : hovered + 1;
      asked = spin(ui, id, {what.filled, what.permanent, free_boxes}, now, pressed);
      if (asked == what.filled) asked = std::nullopt;
    }
  }
  context.note_marks(id, what.filled);
  Node& node = context.record(id, controls ? Role::spin_button : Role::meter, what.name, area);
  node.value = count_text(what.filled, free_boxes);
  node.description = disabled ? what.disabled_reason : what.description;
  node.value_min = controls ? what.permanent : 0;
  node.value_max = free_boxes;
  node.value_now = what.filled;
  node.interactive = controls;
  node.disabled = disabled;
  node.focused = now.focused;

  const float high = above > 0 ? name_height : line_height;
  const bool offers = named && what.offer != nullptr;
  if (offers) {
    offer_at_name(ui, what, id, {rect.x, rect.y, above > 0 ? room : area.x - 6 - rect.x, high});
  } else if (pressed && !what.description.empty()) {
    const float words = std::ceil(line_width(style, what.name));
    const float wide = std::max(words + 8, touch_target);
    const Rect whole_name{rect.x, rect.y, above > 0 ? wide : std::min(wide, area.x - rect.x), high};
    const float y = rect.y + std::floor((high - style.line_height) / 2);
    about_track(ui, what, id, whole_name, {rect.x, y, words, style.line_height});
  }
  if (named && what.severity && above <= 0) {
    // How grave it is, its name, what it does.
    const float y = rect.y + std::floor((line_height - strong.line_height) / 2);
    const float x = area.x + area.width + 6;
    const float end = rect.x + rect.width;
    draw_text(strong, {x, y}, color_of(colors, what.tone), shortened(strong, what.name, end - x));
    if (!told_behind.empty()) {
      const Rect place{x + line_width(strong, what.name) + 8,
                       rect.y + std::floor((line_height - height_behind) / 2), room - before_note,
                       height_behind};
      context.record(context.child_id(id, "note"), Role::text, what.note, place);
      draw_lines(beside_boxes, {place.x, place.y}, colors.muted, told_behind);
    }
  } else if (named && !offers) {
    const float y = rect.y + std::floor((high - style.line_height) / 2);
    draw_text(style, {rect.x, y}, colors.ink, shortened(style, what.name, room));
    const float end = above > 0 ? rect.x + rect.width : area.x - 6;
    const float free = end - rect.x - name_width + 4;
    if (!what.note.empty() && told_below.empty() && free > 30) {
      const float width = line_width(beside_boxes, what.note);
      if (width <= free) {
        draw_text(beside_boxes, {end - width, y + 1}, colors.muted, what.note);
      } else {
        const float top = above > 0 ? rect.y : rect.y + 1;
        const float room_below = above > 0 ? style.line_height : line_height - 2;
        draw_shrunk(context, what.note, {end - free, top, free, room_below}, colors.muted, true);
      }
    }
  }
  if (!told_below.empty()) {
    const Rect place{rect.x, rect.y + height - below, room, below};
    context.record(context.child_id(id, "note"), Role::text, what.note, place);
    draw_lines(beside_boxes, {place.x, place.y}, colors.muted, told_below);
  }
  const Color tone = disabled ? colors.muted : color_of(colors, what.tone);
  for (int i = 0; i < size; ++i) {
    // Large boxes begin at the edge, below the first letter of their heading.
    const float x = area.x + left_of(i) + (what.wide ? 0 : (pitch - across) / 2);
    const int nth_line = i / per_line;
    const float y =
        area.y + line_height * static_cast<float>(nth_line) + std::floor((line_height - side) / 2);
    const Rect box{std::floor(x), y, across, side};
    const bool would = hovered >= 0 && now.hovered && i <= hovered && i >= what.filled;
    if (what.severity) {
      const ImVec2 center{box.x + side / 2, box.y + side / 2};
      if (i < what.filled) {
        disc(center, side / 2, mix(colors.panel, tone, context.ink_of(id, i)));
      } else {
        ring(center, side / 2 - 0.6F, would ? tone : colors.edge, 1.3F);
      }
    } else if (i < what.filled || i >= free_boxes) {
      if (i < what.permanent || i >= free_boxes) {  // marked for good
        hatch(box, colors.ink, 3.5F);
        outline(box, colors.ink, 3, 1.3F);
      } else {
        fill(box, mix(colors.panel, tone, context.ink_of(id, i)), 3);
      }
    } else {
      if (would) fill(box, mix(colors.panel, tone, 0.25F), 3);
      outline(box, would ? tone : colors.edge, 3, 1.3F);
    }
  }
  if (now.ring)
    focus_ring(context, {area.x, area.y + 2, area.width, area.height - 4}, radius_small);
  return asked;
}

void level_mark(Ui& ui, int level, bool filled, float height) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle style = text_style(context, Type::strong);
  const Rect rect = context.place(0, height);
  const std::string words = std::to_string(level);
  context.record(context.child_id(context.id(words), "level"), Role::text, words, rect);
  fill(rect, filled ? colors.danger_fill : colors.soft);
  draw_centered(style,
                {rect.x, rect.y + std::floor((rect.height - style.line_height) / 2), rect.width,
                 style.line_height},
                filled ? colors.on_accent : colors.muted, words);
}

std::optional<int> clock(Ui& ui, const Clock& what) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const float diameter = what.diameter * ui.mark_scale();
  const TextStyle style = text_style(context, Type::body);
  const TextStyle small = text_style(context, Type::small);
  const bool in_row = context.flow().kind == Flow::Kind::row;
  const float room = in_row ? context.flow().width : context.room();
  const float gap = what.show_name ? 10 : 0;
  const float words_room = std::max(room - diameter - gap, 40.0F);
  std::vector<std::string_view> lines;
  if (what.show_name) lines = break_lines(style, what.name, words_room);
  float words_width = 0;
  for (const std::string_view each : lines) {
    words_width = std::max(words_width, std::ceil(line_width(style, each)));
  }
  const std::string count = count_text(what.filled, what.segments);
  float words_height = 0;
  if (what.show_name) {
    words_width = std::max(words_width, line_width(small, count));
    words_height = style.line_height * static_cast<float>(lines.size()) + small.line_height;
  }
  const Rect rect = context.place(diameter + gap + words_width, std::max(diameter, words_height));
  const Rect area{rect.x, rect.y + std::floor((rect.height - diameter) / 2), diameter, diameter};
  const float radius_of_pie = diameter / 2 - 1;
  const ImVec2 center{area.x + diameter / 2, area.y + diameter / 2};
  const std::uint32_t id = context.id(what.name);
  const auto segments = static_cast<float>(std::max(what.segments, 1));

  Interaction now;
  int hovered = -1;
  std::optional<int> asked;
  if (!what.read_only) {
    const InteractOptions how{.hint = what.description, .keys = false};
    now = interact(ui, id, area, how);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool under_pointer = contains(area, mouse);
    if (under_pointer && (now.hovered || now.pressed)) {
      float angle = std::atan2(mouse.x - center.x, center.y - mouse.y);
      if (angle < 0) angle += full_turn;
      hovered = std::clamp(static_cast<int>(angle / full_turn * segments), 0, what.segments - 1);
    }
    std::optional<int> pressed;
    if (now.pressed && under_pointer) pressed = hovered + 1 == what.filled ? hovered : hovered + 1;
    asked = spin(ui, id, {what.filled, 0, what.segments}, now, pressed);
    if (asked == what.filled) asked = std::nullopt;
  }
  context.note_marks(id, what.filled);
  Node& node =
      context.record(id, what.read_only ? Role::meter : Role::spin_button, what.name, area);
  node.value = count;
  node.description = what.description;
  node.value_max = what.segments;
  node.value_now = what.filled;
  node.interactive = !what.read_only;
  node.focused = now.focused;

  const Color tone = color_of(colors, what.tone);
  draw_pie(colors, center, radius_of_pie, what.segments, what.filled, tone,
           [&](int i) -> std::optional<Color> {
             const bool filled = i < what.filled;
             if (!filled && !(now.hovered && i <= hovered)) return std::nullopt;
             return mix(colors.panel, tone, filled ? context.ink_of(id, i) : 0.2F);
           });
  if (now.ring) focus_ring(context, area, diameter / 2);
  if (!what.show_name) return asked;
  float y = rect.y + std::floor((rect.height - words_height) / 2);
  const float x = rect.x + diameter + gap;
  y += draw_lines(style, {x, y}, colors.ink, lines);
  draw_text(small, {x, y}, colors.muted, count);
  return asked;
}

void clock_change(Ui& ui, const ClockChange& change) {
  const Palette& colors = ui.context().palette();
  const float diameter = change.diameter * ui.mark_scale();
  const Rect rect = ui.context().place(diameter, diameter);
  const int stays = std::min(change.from, change.to);
  const int most = std::max(change.from, change.to);
  constexpr float pale = 0.35F;
  draw_pie(colors, {rect.x + diameter / 2, rect.y + diameter / 2}, diameter / 2 - 1,
           change.segments, most, colors.ink, [&](int i) -> std::optional<Color> {
             if (i >= most) return std::nullopt;
             if (i < stays) return colors.ink;
             return change.to > change.from ? colors.accent
                                            : mix(colors.panel, colors.accent, pale);
           });
}

}  // namespace roadbook::ui

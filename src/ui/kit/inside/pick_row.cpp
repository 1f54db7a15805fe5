// Measures and draws lines of a list to pick from.
#include "ui/kit/inside/pick_row.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/spin.hpp"

namespace roadbook::ui {

namespace {

constexpr float die_width = 30;
constexpr float between_parts = 16;

float width_of_mark(const PickSets& sets, const Pick& pick) {
  return (pick.die > 0 ? die_width : 0.0F) + line_width(sets.mark, pick.mark);
}

void draw_die_mark(const Palette& colors, const TextStyle& set, ImVec2 center, int faces,
                   Color ink) {
  draw_die(faces, center, 11, colors.edge);
  const float drop = faces <= 4 ? 1.5F : 0;
  draw_centered(
      set, {center.x - 12, std::floor(center.y + drop - set.line_height / 2), 24, set.line_height},
      ink, std::to_string(faces));
}

// Where the boxes of a line stand: beside its first words.
Rect box_at(const PickShape& shape, const Rect& rect, float middle, int index) {
  return {rect.x + 4 + shape.pitch * static_cast<float>(index), std::floor(middle - shape.side / 2),
          shape.side, shape.side};
}

void draw_boxes(UiContext& context, std::uint32_t id, const Pick& pick, const PickShape& shape,
                const Rect& rect, float middle, bool refused) {
  const Palette& colors = context.palette();
  const bool ticked = pick.boxes == 1 && pick.choice->chosen;
  context.note_marks(id, pick.boxes > 1 ? pick.filled : static_cast<int>(ticked));
  for (int i = 0; i < pick.boxes; ++i) {
    const Rect box = box_at(shape, rect, middle, i);
    const float ink = context.ink_of(id, i);
    if (pick.boxes > 1 && i < pick.filled) {
      fill(box, mix(colors.panel, colors.accent_fill, ink), 3);
    } else if (refused || (pick.boxes > 1 && pick.next_refused)) {
      outline(box, colors.line, 3, 1.2F);
    } else {
      draw_tick_box(colors, box, ticked, ink);
    }
  }
}

// The name, the mark and the words, as the row has them.
void draw_words(UiContext& context, std::uint32_t id, const Pick& pick, const PickSets& sets,
                const PickShape& shape, const PickRow& row, const Rect& rect, bool refused) {
  const Palette& colors = context.palette();
  const Color ink = refused ? colors.muted : colors.ink;
  const float left = rect.x + shape.title;
  const float right = rect.x + rect.width - 4;
  float top = rect.y + 7;
  const auto mark_at = [&](float x, float y) {
    if (pick.die > 0) {
      draw_die_mark(colors, sets.die, {x + 12, y + sets.title.line_height / 2}, pick.die, ink);
      x += die_width;
    }
    const float drop = std::floor((sets.title.line_height - sets.mark.line_height) / 2);
    draw_selectable(context, id, sets.mark, {x, y + drop}, colors.muted, {pick.mark});
  };
  if (!row.stacked) {
    const float middle = rect.y + std::floor(rect.height / 2);
    top = middle - std::floor(sets.title.line_height / 2);
    draw_selectable(context, id, sets.title, {left, top}, ink, {pick.choice->title});
    mark_at(rect.x + shape.mark, top);
    const float height = sets.line.line_height * static_cast<float>(row.line.size());
    draw_selectable(context, id, sets.line, {rect.x + shape.line, middle - std::floor(height / 2)},
                    ink, row.line);
    return;
  }
  const float above = top;
  top += draw_selectable(context, id, sets.title, {left, top}, ink, row.title);
  const float mark = width_of_mark(sets, pick);
  if (row.mark_below) {
    mark_at(left, top);
    top += sets.title.line_height;
  } else if (mark > 0) {
    mark_at(right - mark, above);
  }
  draw_selectable(context, id, sets.line, {left, top}, colors.muted, row.line);
}

// Which number of boxes a press asks for: as far as the box under it, elsewhere one more.
int boxes_pressed(const Pick& pick, const PickShape& shape, const Rect& rect, float x) {
  const auto under = static_cast<int>(std::floor((x - rect.x - 4) / shape.pitch));
  const bool on_box = under >= 0 && under < pick.boxes;
  if (on_box && under + 1 != pick.filled) return under + 1;
  if (on_box) return under;
  return pick.filled < pick.boxes ? pick.filled + 1 : pick.least;
}

}  // namespace

const std::string& id_of(const Choice& one) {
  return one.id.empty() ? one.title : one.id;
}

PickShape shape_of(const Ui& ui, const PickSets& sets, const std::vector<Pick>& all, float width,
                   bool beside) {
  constexpr float most_title = 0.4F;
  constexpr float most_mark = 0.22F;
  PickShape shape;
  shape.beside = beside;
  shape.width = width;
  shape.least = ui.touch() ? touch_target : 38.0F;
  shape.side = std::round(18 * ui.mark_scale());
  shape.pitch = shape.side + 5;
  int boxes = 1;
  for (const Pick& each : all) boxes = std::max(boxes, each.boxes);
  shape.title = shape.pitch * static_cast<float>(boxes) + 6;
  float title = 0;
  float mark = 0;
  for (const Pick& each : all) {
    title = std::max(title, line_width(sets.title, each.choice->title));
    mark = std::max(mark, width_of_mark(sets, each));
  }
  shape.mark = shape.title + std::min(title, width * most_title) + between_parts;
  shape.line = shape.mark + (mark > 0 ? std::min(mark, width * most_mark) + between_parts : 0);
  const auto stacked = std::count_if(all.begin(), all.end(), [&](const Pick& each) {
    return row_of(ui, sets, shape, each).stacked;
  });
  shape.stacked = static_cast<std::size_t>(stacked) * 2 > all.size();
  return shape;
}

PickRow row_of(const Ui& ui, const PickSets& sets, const PickShape& shape, const Pick& pick) {
  const float right = shape.width - 8;
  const float mark = width_of_mark(sets, pick);
  const float title = line_width(sets.title, pick.choice->title);
  PickRow row;
  const bool narrow = shape.width < 420 * std::max(1.0F, ui.text_scale());
  row.line = break_lines(sets.line, pick.line, std::max(right - shape.line, 40.0F));
  row.stacked = shape.stacked || narrow || title > shape.mark - shape.title - 8 ||
                mark > shape.line - shape.mark - 8 || row.line.size() > 2;
  float height = 0;
  if (row.stacked) {
    const float room = right - shape.title;
    row.mark_below = mark > 0 && title + between_parts + mark > room;
    row.title = break_lines(sets.title, pick.choice->title, room);
    row.line = break_lines(sets.line, pick.line, room);
    height = sets.title.line_height * static_cast<float>(row.title.size()) +
             (row.mark_below ? sets.title.line_height : 0.0F);
    if (!pick.line.empty()) {
      height += sets.line.line_height * static_cast<float>(row.line.size());
    }
  } else {
    row.title = {pick.choice->title};
    height = std::max(sets.title.line_height,
                      sets.line.line_height * static_cast<float>(row.line.size()));
  }
  row.height = std::max(std::ceil(height + 14), shape.least);
  return row;
}

PickHit draw_pick(Ui& ui, const Pick& pick, const PickSets& sets, const PickShape& shape,
                  const PickRow& row, const PickOptions& options, const Rect& rect, bool shown) {
  UiContext& context = ui.context();
  const Choice& one = *pick.choice;
  const std::uint32_t id = context.id(id_of(one));
  const bool several = pick.boxes > 1;
  const bool refused = !one.refusal.empty() && !one.chosen;
  const InteractOptions how{
      .disabled = refused, .reason = one.refusal, .preferred = one.chosen, .keys = !several};
  const Interaction now = interact(ui, id, rect, how);
  if (context.hint.id == id && shape.beside) context.hint = {};  // it stands beside the list
  const Role role = several                             ? Role::spin_button
                    : options.choosing == Choosing::one ? Role::radio
                                                        : Role::checkbox;
  std::optional<int> asked;
  if (several && !refused) {
    std::optional<int> pressed;
    if (now.pressed) pressed = boxes_pressed(pick, shape, rect, ImGui::GetIO().MousePos.x);
    asked = spin(ui, id, {pick.filled, pick.least, pick.boxes}, now, pressed);
    if (asked == pick.filled) asked = std::nullopt;
  }
  Node& node = record(ui, id, role, one.title, rect, how, now);
  node.checked = one.chosen && !several;
  node.description = spoken(one);
  node.invalid = one.chosen && !one.refusal.empty();
  if (several) {
    node.value = std::to_string(pick.filled) + " of " + std::to_string(pick.boxes);
    node.value_min = pick.least;
    node.value_max = pick.boxes;
    node.value_now = pick.filled;
  }

  const Palette& colors = context.palette();
  if (shown && shape.beside) {
    fill(rect, colors.soft, radius_small);
  } else if (now.hovered && !refused) {
    fill(rect, mix(colors.panel, colors.soft, 0.6F), radius_small);
  }
  const float middle =
      row.stacked ? rect.y + 7 + sets.title.line_height / 2 : rect.y + std::floor(rect.height / 2);
  draw_boxes(context, id, pick, shape, rect, middle, refused);
  draw_words(context, id, pick, sets, shape, row, rect, refused);
  fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  if (shown && shape.beside) outline(rect, colors.accent, radius_small);
  if (now.ring) focus_ring(context, rect, radius_small);
  const bool again = one.chosen && options.choosing == Choosing::one && !options.deselect;
  if (!several && now.pressed && !again) asked = one.chosen ? 0 : 1;
  return {asked, now.hovered || now.ring || now.held || now.pressed || now.tried};
}

}  // namespace roadbook::ui

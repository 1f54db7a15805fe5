// Measures and draws lines of a list to pick from.
#include "ui/kit/inside/pick_row.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/spin.hpp"

namespace roadbook::ui {

namespace {

constexpr float die_width = 30;
constexpr float between_parts = 16;
constexpr float behind_title = 12;  // of words that follow it in its line
constexpr float least_part = 0.6F;  // of the words that must be seen, for them to be cut in a line
constexpr float around_words = 14;  // above and below them

// How wide the parts of a line are, each in one line.
struct PartWidths {
  float title = 0;
  float mark = 0;
  float words = 0;
};

float width_of_mark(const PickStyles& styles, const Pick& pick) {
  return (pick.die > 0 ? die_width * styles.grow : 0.0F) + line_width(styles.mark, pick.mark);
}

PartWidths parts_of(const PickStyles& styles, const Pick& pick) {
  return {line_width(styles.title, pick.choice->title), width_of_mark(styles, pick),
          line_width(styles.line, pick.line)};
}

float right_of(const PickShape& shape) {
  return shape.width - 8;
}

// Whether name and mark have room in their columns.
bool fits_before_words(const PickShape& shape, const PartWidths& parts) {
  const bool marked = parts.mark <= 0 || parts.mark <= shape.line - shape.mark - 8;
  return marked && parts.title <= shape.mark - shape.title - 8;
}

bool fits_columns(const PickShape& shape, const PartWidths& parts) {
  return fits_before_words(shape, parts) && parts.words <= right_of(shape) - shape.line;
}

// Where the mark of a line stands whose words are below: in the column of the others, where that
// has room behind the name.
float mark_of_two_lines(const PickStyles& styles, const PickShape& shape, const Pick& pick) {
  const PartWidths parts = parts_of(styles, pick);
  const bool has_room =
      parts.title <= shape.mark - shape.title - 8 && shape.mark + parts.mark <= right_of(shape);
  return shape.form == PickForm::columns && has_room ? shape.mark
                                                     : right_of(shape) + 4 - parts.mark;
}

// What the words have behind the name.
float room_behind_title(const PickShape& shape, const PartWidths& parts) {
  const float mark = parts.mark > 0 ? parts.mark + between_parts : 0;
  return right_of(shape) - shape.title - parts.title - behind_title - mark;
}

// Whether the words have room there, or of those that can be cut the beginning: a list whose lines
// all have their words there says the same in each.
bool begins_in_line(const PickShape& shape, const PartWidths& parts, float grow) {
  constexpr float least_words = 72;
  const float needed = shape.shortened ? std::min(parts.words, least_words * grow) : parts.words;
  return room_behind_title(shape, parts) >= needed;
}

// Whether the words have room there, or enough of those that can be cut.
bool fits_in_line(const PickShape& shape, const PartWidths& parts) {
  const float needed = parts.words * (shape.shortened ? least_part : 1.0F);
  return room_behind_title(shape, parts) >= needed;
}

// Puts the columns where most lines have room in them; gives how many these are. A mark stands
// behind the longest name: without marks a long one may lie over the words' column.
std::ptrdiff_t set_columns(PickShape& shape, const std::vector<PartWidths>& all) {
  constexpr float most_title = 0.4F;
  constexpr float most_mark = 0.22F;
  constexpr int tries = 8;
  PartWidths widest;
  for (const PartWidths& each : all) {
    widest.title = std::max(widest.title, each.title);
    widest.mark = std::max(widest.mark, each.mark);
  }
  const float marks =
      widest.mark > 0 ? std::min(widest.mark, shape.width * most_mark) + between_parts : 0;
  const float names = std::min(widest.title, shape.width * most_title);
  std::ptrdiff_t most = -1;
  const int least = widest.mark > 0 ? tries : 3;
  for (int part = tries; part >= least; --part) {
    PickShape tried = shape;
    tried.mark = shape.title + std::ceil(names * static_cast<float>(part) / tries) + between_parts;
    tried.line = tried.mark + marks;
    const std::ptrdiff_t fit = std::count_if(
        all.begin(), all.end(), [&](const PartWidths& each) { return fits_columns(tried, each); });
    if (fit <= most) continue;
    most = fit;
    shape.mark = tried.mark;
    shape.line = tried.line;
  }
  return most;
}

// The form of one line among the others.
PickForm form_of(const PickStyles& styles, const PickShape& shape, const Pick& pick,
                 const PartWidths& parts) {
  if (shape.form != PickForm::columns) return shape.form;
  const bool in_line = fits_in_line(shape, parts);
  if (fits_columns(shape, parts)) return PickForm::columns;
  // A mark keeps its column.
  const bool free = parts.mark <= 0;
  if (free && parts.words <= room_behind_title(shape, parts)) return PickForm::in_line;
  const float room = std::max(right_of(shape) - shape.line, 40.0F);
  if (fits_before_words(shape, parts) && break_lines(styles.line, pick.line, room).size() <= 2) {
    return PickForm::columns;
  }
  return free && in_line ? PickForm::in_line : PickForm::stacked;
}

void draw_die_mark(const Palette& colors, const PickStyles& styles, ImVec2 center, int faces,
                   Color ink) {
  draw_die(faces, center, 11 * styles.grow, colors.edge);
  const float drop = faces <= 4 ? 1.5F * styles.grow : 0;
  const float half = 12 * styles.grow;
  const float height = styles.die.line_height;
  draw_centered(styles.die,
                {center.x - half, std::floor(center.y + drop - height / 2), 2 * half, height}, ink,
                std::to_string(faces));
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
void draw_words(UiContext& context, std::uint32_t id, const Pick& pick, const PickStyles& styles,
                const PickShape& shape, const PickRow& row, const Rect& rect, bool refused) {
  const Palette& colors = context.palette();
  const Color ink = refused ? colors.muted : colors.ink;
  const float left = rect.x + shape.title;
  const float right = rect.x + rect.width - 4;
  const float mark = width_of_mark(styles, pick);
  const std::vector<std::string_view> words =
      row.cut.empty() ? row.line : std::vector<std::string_view>{row.cut};
  float top = rect.y + around_words / 2;
  const auto mark_at = [&](float x, float y) {
    if (pick.die > 0) {
      const ImVec2 center{x + 12 * styles.grow, y + styles.title.line_height / 2};
      draw_die_mark(colors, styles, center, pick.die, ink);
      x += die_width * styles.grow;
    }
    const float drop = std::floor((styles.title.line_height - styles.mark.line_height) / 2);
    draw_selectable(context, id, styles.mark, {x, y + drop}, colors.muted, {pick.mark});
  };
  if (row.form != PickForm::stacked) {
    const float middle = rect.y + std::floor(rect.height / 2);
    const bool columns = row.form == PickForm::columns;
    top = middle - std::floor(styles.title.line_height / 2);
    draw_selectable(context, id, styles.title, {left, top}, ink, {pick.choice->title});
    mark_at(columns ? rect.x + shape.mark : right - mark, top);
    const float height = styles.line.line_height * static_cast<float>(words.size());
    const float behind =
        left + std::ceil(line_width(styles.title, pick.choice->title)) + behind_title;
    draw_selectable(context, id, styles.line,
                    {columns ? rect.x + shape.line : behind, middle - std::floor(height / 2)},
                    columns ? ink : colors.muted, words);
    return;
  }
  const float above = top;
  top += draw_selectable(context, id, styles.title, {left, top}, ink, row.title);
  if (row.mark_below) {
    mark_at(left, top);
    top += styles.title.line_height;
  } else if (mark > 0) {
    mark_at(rect.x + mark_of_two_lines(styles, shape, pick), above);
  }
  draw_selectable(context, id, styles.line, {left, top}, colors.muted, words);
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

PickShape shape_of(const Ui& ui, const PickStyles& styles, const std::vector<Pick>& all,
                   float width, bool beside) {
  constexpr float narrow = 420;  // there all words stand under the names
  PickShape shape;
  shape.beside = beside;
  // A finger shows a line's words only by choosing it.
  shape.shortened = beside && !ui.touch();
  shape.width = width;
  shape.least = ui.touch() ? touch_target : 38.0F;
  shape.side = std::round(18 * ui.mark_scale());
  shape.pitch = shape.side + 5;
  int boxes = 1;
  for (const Pick& each : all) boxes = std::max(boxes, each.boxes);
  shape.title = shape.pitch * static_cast<float>(boxes) + 6;
  std::vector<PartWidths> parts;
  parts.reserve(all.size());
  for (const Pick& each : all) parts.push_back(parts_of(styles, each));
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  const std::ptrdiff_t in_columns = set_columns(shape, parts);
  if (width < narrow * std::max(1.0F, ui.text_scale())) return shape;
  const auto in_line = std::count_if(parts.begin(), parts.end(), [&](const PartWidths& each) {
    return fits_in_line(shape, each);
  });
  // Dice stand under each other.
  const bool dice =
      std::any_of(all.begin(), all.end(), [](const Pick& each) { return each.die > 0; });
  const bool half = in_columns * 2 >= count;
  const bool best_in_columns =
      in_columns * 4 >= count * 3 || (half && (dice || in_line * 2 < count));
  const bool all_begin = std::all_of(parts.begin(), parts.end(), [&](const PartWidths& each) {
    return begins_in_line(shape, each, styles.grow);
  });
  // Where words are cut, none of them needs a second line in its column.
  const bool alike = shape.shortened && !dice && in_columns < count && all_begin;
  if (best_in_columns && !alike) {
    shape.form = PickForm::columns;
    // Where the words of one have room under its name alone, all stand so: one way in a list.
    bool any_stacked = false;
    for (std::size_t i = 0; i < all.size() && !dice; ++i) {
      any_stacked = any_stacked || form_of(styles, shape, all[i], parts[i]) == PickForm::stacked;
    }
    if (!any_stacked) return shape;
    shape.form = PickForm::stacked;
  }
  if (all_begin) shape.form = PickForm::in_line;
  return shape;
}

PickRow row_of(const PickStyles& styles, const PickShape& shape, const Pick& pick) {
  const PartWidths parts = parts_of(styles, pick);
  PickRow row;
  row.form = form_of(styles, shape, pick, parts);
  row.title = {pick.choice->title};
  float room = right_of(shape) - shape.title;  // of the words
  float height = styles.title.line_height;
  if (row.form == PickForm::columns) {
    room = std::max(right_of(shape) - shape.line, 40.0F);
  } else if (row.form == PickForm::in_line) {
    room = room_behind_title(shape, parts);
  } else {
    row.mark_below = parts.mark > 0 && parts.title + between_parts + parts.mark > room;
    row.title = break_lines(styles.title, pick.choice->title, room);
    height = styles.title.line_height * static_cast<float>(row.title.size()) +
             (row.mark_below ? styles.title.line_height : 0.0F);
  }
  const bool cut = shape.shortened && row.form != PickForm::columns && parts.words > room;
  if (cut) {
    row.cut = shortened(styles.line, pick.line, room);
  } else if (row.form == PickForm::in_line) {
    row.line = {pick.line};
  } else if (!pick.line.empty()) {
    row.line = break_lines(styles.line, pick.line, room);
  }
  const std::size_t lines = row.cut.empty() ? row.line.size() : 1;
  const float words = styles.line.line_height * static_cast<float>(lines);
  height = row.form == PickForm::stacked ? height + words : std::max(height, words);
  row.height = std::max(std::ceil(height + around_words), shape.least);
  return row;
}

PickHit draw_pick(Ui& ui, const Pick& pick, const PickStyles& styles, const PickShape& shape,
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
  const float middle = row.form == PickForm::stacked
                           ? rect.y + around_words / 2 + styles.title.line_height / 2
                           : rect.y + std::floor(rect.height / 2);
  draw_boxes(context, id, pick, shape, rect, middle, refused);
  draw_words(context, id, pick, styles, shape, row, rect, refused);
  fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  if (shown && shape.beside) outline(rect, colors.accent, radius_small);
  if (now.ring) focus_ring(context, rect, radius_small);
  const bool again = one.chosen && options.choosing == Choosing::one && !options.deselect;
  if (!several && now.pressed && !again) asked = one.chosen ? 0 : 1;
  return {asked, now.hovered || now.ring || now.held || now.pressed || now.tried};
}

}  // namespace roadbook::ui

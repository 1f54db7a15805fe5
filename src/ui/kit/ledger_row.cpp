// Lays out and draws a row of a ledger.
#include "ui/kit/ledger_row.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// A block narrower than this has two lines to a row.
constexpr float wide_from = 352;
constexpr float gap = 12;
constexpr float space_around = 9;  // above and below the lines, together

struct Styles {
  TextStyle strong;
  TextStyle small;
};

struct Run {
  bool strong = false;
  float x = 0;
  int line = 0;
  std::string words;
};

struct Laid {
  std::vector<Run> runs;
  int lines = 0;
  bool cut = false;
};

class Layout {
 public:
  Layout(const Styles& styles, const LedgerRow& row, float room)
      : styles_(styles), row_(row), room_(room), end_(std::ceil(width_of(row.end))) {
    for (const std::string_view each : break_lines(styles.strong, row.name, room)) {
      put(true, 0, each);
      ++laid_.lines;
      named_ = line_width(styles.strong, each) + width_of(" ");
    }
  }

  // In one line where that is asked for, or where all has room in it; else in two.
  Laid lines(bool one) {
    const float left = room_ - named_ - (end_ > 0 ? end_ + gap : 0);
    const bool fits = laid_.lines == 1 && width_of(row_.words) <= left;
    constexpr float least = 24;
    if ((row_.open || row_.whole) && !fits) {
      whole();
    } else if (fits || (one && laid_.lines == 1 && left >= least)) {
      put_cut(named_, row_.words, left);
      put_end();
    } else {
      two();
    }
    return std::move(laid_);
  }

 private:
  float width_of(std::string_view words) const {
    return words.empty() ? 0 : line_width(styles_.small, words);
  }
  void put(bool strong, float x, std::string_view words, int before = 0) {
    if (!words.empty()) laid_.runs.push_back({strong, x, laid_.lines - before, std::string(words)});
  }
  // On the last line that there is.
  void put_cut(float x, std::string_view words, float width) {
    const std::string shown = shortened(styles_.small, words, width);
    laid_.cut = laid_.cut || shown != words;
    put(false, x, shown, 1);
  }
  void put_end() { put(false, room_ - end_, row_.end, 1); }
  bool end_beside_name() const {
    return end_ > 0 && laid_.lines == 1 && named_ + gap + end_ <= room_;
  }

  void two() {
    if (end_beside_name()) {
      put_end();
      ++laid_.lines;
      put_cut(0, row_.words, room_);
    } else if (end_ > 0) {
      ++laid_.lines;
      put_cut(0, row_.words, room_ - end_ - gap);
      put_end();
    } else {
      const auto lines = break_lines(styles_.small, row_.words, room_, named_);
      put(false, named_, lines.front(), 1);
      if (lines.size() < 2) return;
      ++laid_.lines;
      const auto from = static_cast<std::size_t>(lines[1].data() - row_.words.data());
      put_cut(0, row_.words.substr(from), room_);
    }
  }

  void whole() {
    const bool beside = end_beside_name();
    if (beside) put_end();
    const auto lines = break_lines(styles_.small, row_.words, room_, beside ? room_ : named_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) ++laid_.lines;
      put(false, i == 0 ? named_ : 0, lines[i], 1);
    }
    if (beside || end_ <= 0) return;
    if (width_of(lines.back()) + gap + end_ > room_) ++laid_.lines;
    put_end();
  }

  const Styles& styles_;
  const LedgerRow& row_;
  float room_;
  float end_;
  float named_ = 0;
  Laid laid_;
};

std::string all_of(const LedgerRow& row) {
  std::string all;
  for (const std::string_view each : {row.gain, row.words, row.end}) {
    if (each.empty()) continue;
    if (!all.empty()) all += all.back() == '.' || all.back() == '?' ? " " : ", ";
    all += each;
  }
  return all;
}

bool draw_more(Ui& ui, const LedgerRow& row, const Rect& rect, float middle) {
  UiContext& context = ui.context();
  const std::string name = "Read in full: " + std::string(row.name);
  const std::uint32_t id = context.id("in full " + std::string(row.id.empty() ? row.name : row.id));
  const InteractOptions how{};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  node.expandable = true;
  node.expanded = row.open;
  const Palette& colors = context.palette();
  draw_icon(row.open ? Icon::chevron_down : Icon::chevron_right, {rect.x + rect.width / 2, middle},
            13 * ui.mark_scale(), now.hovered ? colors.ink : colors.muted);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace

LedgerHit ledger_row(Ui& ui, const LedgerRow& row) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const Styles styles{text_style(context, Type::small_strong), text_style(context, Type::small)};
  const float side = 16 * ui.mark_scale();
  const float numbers = row.gains ? std::ceil(line_width(styles.strong, "+1d")) + 8 : 0;
  const float left = side + 10 + numbers;
  const float room = context.room() - left;
  const bool one = context.room() >= wide_from * ui.text_scale();
  const float more = ui.touch() ? touch_target : 24 * ui.mark_scale();
  Laid laid = Layout(styles, row, room).lines(one);
  const bool has_more = laid.cut || row.open;
  if (has_more) laid = Layout(styles, row, room - more).lines(one);
  const float line = styles.small.line_height;
  const float height = line * static_cast<float>(laid.lines);
  const float least = ui.touch() ? touch_target : 0.0F;
  const Rect rect = context.place(0, std::ceil(std::max(height + space_around, least)));
  const Rect pressed{rect.x, rect.y, rect.width - (has_more ? more : 0), rect.height};
  const std::uint32_t id = context.id(row.id.empty() ? row.name : row.id);
  LedgerHit hit = LedgerHit::none;
  bool hovered = false;
  bool ring = false;
  if (row.box) {
    const InteractOptions how{.preferred = row.on};
    const Interaction now = interact(ui, id, pressed, how);
    Node& node = record(ui, id, Role::checkbox, row.name, pressed, how, now);
    node.checked = row.on;
    node.description = all_of(row);
    if (now.pressed) hit = LedgerHit::tick;
    hovered = now.hovered;
    ring = now.ring;
  } else {
    context.record(id, Role::text, std::string(row.name) + ": " + all_of(row), pressed);
  }
  if (hovered) fill(pressed, mix(colors.panel, colors.soft, 0.6F), radius_small);
  const float top = rect.y + std::floor((rect.height - height) / 2);
  const float middle = top + std::floor(line / 2);
  if (row.box) {
    context.note_marks(id, row.on ? 1 : 0);
    draw_tick_box(colors, {rect.x + 1, middle - std::floor(side / 2), side, side}, row.on,
                  context.ink_of(id, 0));
  }
  const bool loss = row.gain.starts_with("\xE2\x88\x92");
  draw_text(styles.strong, {rect.x + side + 10, top}, loss ? colors.danger : colors.change,
            row.gain);
  for (const Run& each : laid.runs) {
    draw_selectable(context, id, each.strong ? styles.strong : styles.small,
                    {rect.x + left + each.x, top + line * static_cast<float>(each.line)},
                    each.strong ? colors.ink : colors.muted, {each.words});
  }
  fill({rect.x, rect.y + rect.height - 1, rect.width + row.beyond, 1}, colors.line);
  if (ring) focus_ring(context, pressed, radius_small);
  if (has_more) {
    const Rect end{rect.x + rect.width - more, rect.y, more, rect.height};
    if (draw_more(ui, row, end, middle)) hit = LedgerHit::more;
  }
  return hit;
}

}  // namespace roadbook::ui

// Lays out and draws a line that is read.
#include "ui/kit/lead_row.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/lead_text.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

constexpr float behind_label = 8;
constexpr float beside_press = 8;

// Name and words of a row as one text, and what of it stands where.
class LeadLines {
 public:
  LeadLines(const UiContext& context, const LeadRow& row, float room)
      : strong_(text_style(context, Type::small_strong)),
        style_(text_style(context, Type::small)),
        whole_(std::string(row.name) + (row.name.empty() ? "" : " ") + std::string(row.words)),
        room_(room) {
    const std::size_t before = row.name.empty() ? 0 : row.name.size() + 1;
    name_ = std::string_view(whole_).substr(0, row.name.size());
    words_ = std::string_view(whole_).substr(before);
    if (!name_.empty()) named_ = line_width(strong_, name_) + line_width(style_, " ");
    fits_ = named_ + line_width(style_, words_) <= room && words_.find('\n') == words_.npos;
  }

  bool fits() const { return fits_; }
  float line_height() const { return style_.line_height; }
  const std::string& whole() const { return whole_; }
  float height(LinesShown shown) const {
    if (fits_ || shown == LinesShown::one) return style_.line_height;
    const float all = LeadText(strong_, style_, name_, words_, room_).height();
    return shown == LinesShown::all ? all : std::min(all, 2 * style_.line_height);
  }

  void draw(UiContext& context, std::uint32_t id, ImVec2 at, LinesShown shown) const {
    const Palette& colors = context.palette();
    const Color of_words = name_.empty() ? colors.ink : colors.muted;
    if (fits_ || shown == LinesShown::one) {
      draw_part(context, id, strong_, at, colors.ink, name_, room_);
      draw_part(context, id, style_, {at.x + named_, at.y}, of_words, words_, room_ - named_);
      return;
    }
    std::string_view own = words_;
    std::string cut;  // the dots are none of its words
    if (shown == LinesShown::two) {
      own = begin_in_two_lines(strong_, style_, name_, words_, room_);
      cut = std::string(own) + "…";
    }
    LeadText(strong_, style_, name_, cut.empty() ? own : cut, room_).draw(at, colors.ink, of_words);
    LeadText(strong_, style_, name_, own, room_).spell(context, id, at, name_, own);
  }

 private:
  // What of the part has room there, in one line.
  void draw_part(UiContext& context, std::uint32_t id, const TextStyle& style, ImVec2 at,
                 Color color, std::string_view part, float room) const {
    constexpr std::string_view dots = "…";
    const std::string_view first = part.substr(0, part.find('\n'));
    std::string shown(first);
    std::size_t own = first.size();
    if (first.size() < part.size() || line_width(style, first) > room) {
      // The dots are none of its words.
      const float dots_width = line_width(style, dots);
      if (room < dots_width) return;
      shown = shortened(style, first, room - (first.size() < part.size() ? dots_width : 0));
      if (!shown.ends_with(dots)) shown += dots;
      own = shown.size() - dots.size();
    }
    draw_text(style, at, color, shown);
    spell(context, id, style, at, whole_, part.substr(0, own));
  }

  TextStyle strong_;
  TextStyle style_;
  std::string whole_;
  std::string_view name_;
  std::string_view words_;
  float room_;
  float named_ = 0;  // the width of the name and the blank behind it
  bool fits_ = false;
};

// A button over the lines that are shown, where the words have no room in them.
bool draw_opening(Ui& ui, const LeadRow& row, std::uint32_t id, const Rect& rect) {
  UiContext& context = ui.context();
  const std::string name = "Read in full: " + std::string(row.name.empty() ? row.words : row.name);
  const InteractOptions how{.hint = row.open ? std::string_view() : row.words};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::button, name, rect, how, now);
  node.expandable = true;
  node.expanded = row.open;
  const Palette& colors = context.palette();
  if (now.hovered) fill(rect, mix(colors.panel, colors.soft, 0.6F), radius_small);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

bool draw_press(Ui& ui, const LeadRow& row, const Rect& rect) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const std::uint32_t id = context.id(row.press);
  const InteractOptions how{.hint = row.description};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, row.press, rect, how, now);
  if (now.hovered || now.held) fill(rect, colors.soft, radius_small);
  if (ui.touch()) outline(rect, colors.edge, radius);
  draw_centered(text_style(context, Type::small_strong), rect, colors.accent, row.press);
  if (now.ring) focus_ring(context, rect, radius_small);
  return now.pressed;
}

}  // namespace

float lead_label_width(const Ui& ui, std::string_view label) {
  return ui.measure(Type::label, label).width + behind_label;
}

LeadHit lead_row(Ui& ui, const LeadRow& row) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const bool touch = ui.touch();
  const bool presses = !row.press.empty();
  float end = 0;
  if (presses) {
    const float words = ui.measure(Type::small_strong, row.press).width + 2 * beside_press;
    end = 4 + (touch ? std::max(words, touch_target) : words);
  }
  // A label that leaves the words too little room stands over them.
  const TextStyle label = text_style(context, Type::label);
  constexpr float least_room = 110;
  const bool over = context.room() - row.label_width - end < least_room * context.text_scale;
  const float before = over ? 0 : row.label_width;
  const float above = over && !row.label.empty() ? label.line_height : 0;
  const LeadLines lines(context, row, context.room() - before - end);
  const std::uint32_t id = context.child_id(context.id(lines.whole()), "lead row");
  const float around = touch ? 9 : 6;
  const auto height_at_least = [&](bool opens) {
    const float target = touch && (presses || opens) ? touch_target : 0;
    return std::ceil(std::max({row.least, target, lines.line_height() + around}));
  };
  const auto height_with = [&](LinesShown shown) {
    return std::ceil(
        std::max(lines.height(shown) + around, height_at_least(shown != LinesShown::all)));
  };
  LinesShown shown = LinesShown::all;
  if (row.cut && !lines.fits()) {
    const float two = height_with(LinesShown::two);
    shown = context.lines_shown(id, two - height_with(LinesShown::one),
                                height_with(LinesShown::all) - two);
  }
  const bool opens = shown != LinesShown::all;
  const float shut = height_with(shown);
  if (row.open) shown = LinesShown::all;
  const Rect rect =
      context.place(0, above + std::max(lines.height(shown) + around, height_at_least(opens)));
  if (opens && row.open) context.note_opened(rect.height - std::ceil(above + shut));
  const float under = rect.y + above;
  const float top = under + std::floor((rect.height - above - lines.height(shown)) / 2);
  const ImVec2 at{rect.x + before, top};
  LeadHit hit = LeadHit::none;
  // It stays where it is when further lines are shown.
  const Rect first{rect.x, under, rect.width - end, shut};
  if (opens && draw_opening(ui, row, context.child_id(id, "opens"), first)) hit = LeadHit::more;
  if (!row.label.empty()) {
    const float width = over ? rect.width : row.label_width - behind_label;
    const float down = std::floor((lines.line_height() - label.line_height) / 2);
    const ImVec2 place{rect.x, over ? rect.y + 2 : top + down};
    draw_text(label, place, color_of(colors, row.label_tone), shortened(label, row.label, width));
    context.record(context.child_id(id, "label"), Role::text, row.label,
                   {place.x, place.y, width, label.line_height});
  }
  context.record(id, Role::text, lines.whole(),
                 {at.x, at.y, rect.width - before - end, lines.height(shown)});
  lines.draw(context, id, at, shown);
  if (presses) {
    const Rect place{rect.x + rect.width - end + 4, under, end - 4, height_at_least(opens)};
    if (draw_press(ui, row, place)) hit = LeadHit::press;
  }
  if (row.line) fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  return hit;
}

}  // namespace roadbook::ui

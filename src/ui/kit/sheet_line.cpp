// Lays out and draws the line of a sheet.
#include "ui/kit/sheet_line.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/kit/button.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

constexpr float line_emblem = 34;
constexpr float between_line_parts = 12;
constexpr float between_line_numbers = 14;
constexpr float behind_number_label = 4;  // at the usual size of text
constexpr float numbers_beside_from = 800;
constexpr float fold_mark = 18;  // the arrow of a line that folds, before all else

// Words of the line at their place.
struct PlacedWords {
  Role role = Role::text;
  std::string_view words;
  TextStyle style;
  Color color;
  std::vector<std::string_view> lines;
  Rect rect;
};

PlacedWords placed_words(std::string_view words, const TextStyle& style, Color color, ImVec2 at,
                         std::vector<std::string_view> lines) {
  float width = 0;
  for (const std::string_view each : lines) width = std::max(width, line_width(style, each));
  const float height = style.line_height * static_cast<float>(lines.size());
  return {Role::text,
          words,
          style,
          color,
          std::move(lines),
          {std::floor(at.x), std::floor(at.y), std::ceil(width), height}};
}

// How the line is set, and where its parts stand.
class SheetLineLayout {
 public:
  SheetLineLayout(Ui& ui, const SheetLine& line)
      : ui_(ui),
        line_(line),
        name_(text_style(ui.context(), Type::heading_3)),
        plain_(text_style(ui.context(), Type::small)),
        strong_(text_style(ui.context(), Type::small_strong)),
        button_(text_style(ui.context(), Type::button)) {
    const UiContext& context = ui.context();
    const float scale = std::max(1.0F, context.text_scale);
    const float least_words = 100 * scale;  // less room than this is none
    const bool has_emblem = context.fonts->emblem_code(line.emblem) != 0;
    mark_ = line.unfolded ? fold_mark * ui.mark_scale() : 0;
    emblem_ = line_emblem * ui.mark_scale();
    before_ = mark_ + (has_emblem ? emblem_ + between_line_parts : 0);
    corner_ = icon_button_side(ui, ButtonKind::plain);
    open_width_ = std::ceil(line_width(button_, line.button)) + 32;
    if (ui.touch()) open_width_ = std::max(open_width_, touch_target);
    open_height_ = std::max(ui.target(), button_.line_height + 14);
    const float end = open_width_ + between_line_parts + corner_;
    room_ = context.room() - before_;
    end_below_ = room_ - between_line_parts - end < least_words;
    if (!end_below_) room_ -= between_line_parts + end;
    numbers_width_ = width_of_numbers();
    const float beside_numbers = room_ - between_line_parts - numbers_width_;
    // Of lines under each other all have them beside, or none, whatever their names and buttons.
    numbers_beside_ = numbers_width_ > 0 && !end_below_ && beside_numbers >= 2 * least_words &&
                      context.room() >= numbers_beside_from * scale;
    if (numbers_beside_) room_ = beside_numbers;
    room_ = std::max(room_, 40.0F);
    break_words();
  }

  // Takes the room for all of it.
  Rect place() {
    float least = end_below_ ? emblem_ : std::max({emblem_, open_height_, corner_});
    if (line_.unfolded) least = std::max(least, ui_.target());
    main_ = std::ceil(std::max(words_height_, least)) + 4;
    const float end = end_below_ ? std::max(open_height_, corner_) + 4 : 0;
    place_numbers_below(main_ + end);
    return rect_ = ui_.context().place(0, main_ + end + numbers_height_);
  }

  Rect corner() const {
    return {rect_.x + rect_.width - corner_, std::floor(middle_of_end() - corner_ / 2), corner_,
            corner_};
  }
  // What is drawn as the button of the line.
  Rect open() const {
    return {corner().x - between_line_parts - open_width_,
            std::floor(middle_of_end() - open_height_ / 2), open_width_, open_height_};
  }
  ImVec2 emblem() const { return {rect_.x + mark_, rect_.y + std::floor((main_ - emblem_) / 2)}; }
  float emblem_side() const { return emblem_; }
  // The middle of the arrow.
  ImVec2 mark() const { return {rect_.x + mark_ / 2 - 2, rect_.y + main_ / 2}; }
  // The words alone, without the buttons at the end.
  Rect words_area() const {
    if (end_below_) return {rect_.x, rect_.y, rect_.width, main_};
    return {rect_.x, rect_.y, open().x - between_line_parts - rect_.x, rect_.height};
  }
  const TextStyle& button() const { return button_; }

  std::vector<PlacedWords> words() const {
    const Palette& colors = ui_.context().palette();
    std::vector<PlacedWords> all;
    ImVec2 at{rect_.x + before_, rect_.y + std::floor((main_ - words_height_) / 2)};
    all.push_back(placed_words(line_.name, name_, colors.ink, at, name_lines_));
    all.back().role = Role::heading;
    if (summary_beside_) {
      at.x += all.back().rect.width + between_line_parts;
      at.y += std::floor((name_.line_height - plain_.line_height) / 2);
    } else {
      at.y += all.back().rect.height;
    }
    if (!line_.summary.empty()) {
      all.push_back(placed_words(line_.summary, plain_, colors.muted, at, summary_lines_));
    }
    for (std::size_t i = 0; i < line_.numbers.size(); ++i) add_number(all, i);
    return all;
  }

 private:
  using Number = std::pair<std::string, std::string>;

  float width_of(const Number& number) const {
    return std::ceil(line_width(plain_, number.first) + behind_label() +
                     line_width(strong_, number.second));
  }
  float width_of_numbers() const {
    float width = 0;
    for (const Number& each : line_.numbers) {
      width += (width > 0 ? between_line_numbers : 0) + width_of(each);
    }
    return width;
  }
  float behind_label() const { return behind_number_label * ui_.mark_scale(); }
  float number_height() const { return std::max(plain_.line_height, strong_.line_height); }

  // The summary stands in one line with the name, where both have room in it.
  void break_words() {
    name_lines_ = break_lines(name_, line_.name, room_);
    words_height_ = name_.line_height * static_cast<float>(name_lines_.size());
    if (line_.summary.empty()) return;
    summary_beside_ =
        line_width(name_, line_.name) + between_line_parts + line_width(plain_, line_.summary) <=
        room_;
    if (summary_beside_) {
      summary_lines_ = {line_.summary};
    } else {
      summary_lines_ = break_lines(plain_, line_.summary, room_);
      words_height_ += plain_.line_height * static_cast<float>(summary_lines_.size());
    }
  }
  float middle_of_end() const {
    if (!end_below_) return rect_.y + main_ / 2;
    return rect_.y + main_ + std::max(open_height_, corner_) / 2;
  }

  // Where each number stands from the upper left corner, in as many lines as they need.
  void place_numbers_below(float top) {
    if (numbers_width_ <= 0 || numbers_beside_) return;
    const float width = ui_.context().room();
    float x = 0;
    for (const Number& each : line_.numbers) {
      if (x > 0 && x + width_of(each) > width) {
        x = 0;
        numbers_height_ += number_height() + 2;
      }
      numbers_.push_back({x, top + numbers_height_});
      x += width_of(each) + between_line_numbers;
    }
    numbers_height_ += number_height() + 4;
  }

  void add_number(std::vector<PlacedWords>& all, std::size_t index) const {
    const auto& [label, value] = line_.numbers[index];
    ImVec2 at;
    if (numbers_beside_) {
      at = {open().x - between_line_parts - numbers_width_,
            rect_.y + std::floor((main_ - number_height()) / 2)};
      for (std::size_t i = 0; i < index; ++i) {
        at.x += width_of(line_.numbers[i]) + between_line_numbers;
      }
    } else {
      at = {rect_.x + numbers_[index].x, rect_.y + numbers_[index].y};
    }
    const Palette& colors = ui_.context().palette();
    all.push_back(placed_words(label, plain_, colors.muted, at, {label}));
    at.x += line_width(plain_, label) + behind_label();
    all.push_back(placed_words(value, strong_, colors.ink, at, {value}));
  }

  Ui& ui_;
  const SheetLine& line_;
  TextStyle name_;
  TextStyle plain_;
  TextStyle strong_;
  TextStyle button_;
  float mark_ = 0;    // the room of the arrow
  float emblem_ = 0;  // its side
  float before_ = 0;  // of the words, from the left edge
  float room_ = 0;    // of name and summary
  std::vector<std::string_view> name_lines_;
  std::vector<std::string_view> summary_lines_;
  bool summary_beside_ = false;
  float words_height_ = 0;
  float corner_ = 0;
  float open_width_ = 0;
  float open_height_ = 0;
  float numbers_width_ = 0;
  bool end_below_ = false;       // the buttons stand under the words
  bool numbers_beside_ = false;  // else they stand below all else
  std::vector<ImVec2> numbers_;
  float numbers_height_ = 0;
  float main_ = 0;  // height of the line that the words stand in
  Rect rect_;
};

void draw_open(const Palette& colors, const SheetLineLayout& layout, std::string_view words,
               const Interaction& now) {
  const Rect rect = layout.open();
  const bool used = now.hovered || now.held;
  fill(rect, used ? colors.soft : colors.panel, radius);
  outline(rect, used ? colors.muted : colors.edge, radius);
  draw_centered(layout.button(), rect, colors.ink, words);
}

}  // namespace

SheetLineHit sheet_line(Ui& ui, const SheetLine& line, Rect& corner) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  SheetLineLayout layout(ui, line);
  const Rect rect = layout.place();
  corner = layout.corner();
  const std::uint32_t id = context.id("open");
  const std::vector<PlacedWords> all = layout.words();
  // What stands on it can be read, too, from left to right.
  for (std::size_t i = 0; i < all.size(); ++i) {
    Node& node = context.record(context.child_id(id, static_cast<int>(i)), all[i].role,
                                all[i].words, all[i].rect);
    if (all[i].role == Role::heading) node.level = 3;
  }
  Interaction folds;
  if (line.unfolded) {
    const std::uint32_t fold_id = context.child_id(id, "fold");
    folds = interact_opening(ui, fold_id, line.fold, {}, layout.words_area(), *line.unfolded,
                             line.fold_name);
  }
  const Rect opens = line.unfolded ? layout.open() : rect;
  const InteractOptions how{.hole = line.unfolded ? Rect{} : corner};
  const Interaction now = interact(ui, id, opens, how);
  record(ui, id, Role::button, line.button, opens, how, now).description = line.described;
  const Interaction& over = line.unfolded ? folds : now;
  const Rect used = line.unfolded ? layout.words_area() : rect;
  if (over.hovered || over.held) {
    // A little wider, so that the emblem does not touch its edge.
    constexpr float around = 6;
    fill({used.x - around, used.y, used.width + 2 * around, used.height},
         mix(colors.panel, colors.soft, 0.7F), radius);
  }
  if (line.unfolded) {
    draw_icon(*line.unfolded ? Icon::chevron_down : Icon::chevron_right, layout.mark(),
              14 * ui.mark_scale(), colors.muted);
  }
  draw_emblem(context, line.emblem, layout.emblem(), layout.emblem_side(), colors.accent);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const PlacedWords& each = all[i];
    ImVec2 at{each.rect.x, each.rect.y};
    for (const std::string_view words : each.lines) {
      draw_text(each.style, at, each.color, words);
      spell(context, context.child_id(id, static_cast<int>(i)), each.style, at, each.words, words);
      at.y += each.style.line_height;
    }
  }
  draw_open(colors, layout, line.button, now);
  if (now.ring) focus_ring(context, opens, radius);
  if (folds.ring) focus_ring(context, used, radius);
  if (now.pressed) return SheetLineHit::open;
  return folds.pressed ? SheetLineHit::fold : SheetLineHit::none;
}

}  // namespace roadbook::ui

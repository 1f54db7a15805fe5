// The buttons below the steps of a creation, and beside their questions.
#include "ui/screens/creation_foot.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/fitted_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float beside_from = 1080;  // narrower windows have no room for the sheet

// What is left of the whole, at its last step; else what the step counts, or which one it is.
std::string beside_main(const CreationFrame& frame, const CreationFrameState& state) {
  if (state.step + 1 >= frame.steps->size()) {
    const int left = count_of(*frame.findings, rules::FindingKind::illegal) +
                     count_of(*frame.findings, rules::FindingKind::unfinished);
    if (left == 0) return "Nothing left";
    return rules::number(left) + (left == 1 ? " thing left" : " things left");
  }
  if (!frame.counter.empty()) return std::string(frame.counter);
  return "Step " + std::to_string(state.step + 1) + " of " + std::to_string(frame.steps->size());
}

// What the step lacks, on a phone, where there is no rail to stand under; else which step it is.
std::string missing_here(const CreationFrame& frame, const CreationFrameState& state) {
  const rules::Finding* finding =
      rules::first_finding(*frame.findings, (*frame.steps)[state.step].kind);
  const bool missing = finding != nullptr && finding->kind == rules::FindingKind::unfinished;
  return missing ? finding->message : beside_main(frame, state);
}

constexpr std::string_view roll_words = "Roll this step";
constexpr std::string_view fill_in_words = "Fill in the rest";

// Why nothing can be filled in, or empty: what need not be chosen stays open for the player.
std::string nothing_to_fill_in(const CreationFrame& frame) {
  if (!rules::is_complete(*frame.findings)) return {};
  std::vector<std::string> open;
  for (const rules::Step& each : *frame.steps) {
    if (frame.state_of(each) == rules::StepState::open) open.push_back(each.name);
  }
  if (open.empty()) return "Nothing is left open. A step can be rolled again.";
  return "All that must be chosen is chosen. Left for later: " + rules::joined(open) + ".";
}

void fill_in_button(Ui& ui, const CreationFrame& frame, CreationAsk& ask) {
  const std::string whole = nothing_to_fill_in(frame);
  if (button(ui, fill_in_words, {.disabled_reason = whole})) ask = CreationAsk::choose_all;
}

constexpr float gap_of_parts = 10;

bool at_last_step(const CreationFrame& frame, const CreationFrameState& state) {
  return state.step + 1 >= frame.steps->size();
}

// What the main button of that step says.
std::string next_words(const CreationFrame& frame, std::size_t step) {
  if (step + 1 >= frame.steps->size()) return std::string(frame.finish);
  return "Next: " + (*frame.steps)[step + 1].name;
}

constexpr float around_wide_main = 12;

// `wide`: over the whole width, where words without room for all of them end at their colon.
void main_button(Ui& ui, const CreationFrame& frame, CreationFrameState& state, bool wide,
                 CreationAsk& ask) {
  const std::string whole = next_words(frame, state.step);
  ButtonOptions options{.kind = ButtonKind::primary, .id = "next", .wide = wide};
  std::string words = whole;
  if (wide && ui.measure(Type::strong, whole).width + around_wide_main > ui.width()) {
    words = whole.substr(0, whole.find(':'));
    options.description = whole;
  }
  if (!button(ui, words, options)) return;
  if (at_last_step(frame, state)) {
    ask = CreationAsk::finish;
    return;
  }
  go_to_step(ui, state, state.step + 1);
  state.entering = ui.by_keyboard();
}

constexpr std::string_view finish_words = "Finish";

// A complete sheet can be finished at any step; at the last one the main button does it.
bool offers_finish(const CreationFrame& frame, const CreationFrameState& state) {
  return !at_last_step(frame, state) && rules::is_complete(*frame.findings);
}

float width_of_finish(const Ui& ui) {
  constexpr float around_words = 32;
  return std::ceil(ui.measure(Type::button, finish_words).width) + around_words;
}

void finish_button(Ui& ui, const CreationFrame& frame, CreationAsk& ask) {
  if (button(ui, finish_words, {.description = frame.finish})) ask = CreationAsk::finish;
}

// The main button over the whole width, of which a complete sheet leaves some to finish it.
void wide_main_button(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                      CreationAsk& ask) {
  if (!offers_finish(frame, state)) return main_button(ui, frame, state, true, ask);
  Columns columns(ui, {1, -width_of_finish(ui)}, gap_of_parts, 1);
  main_button(ui, frame, state, true, ask);
  columns.next();
  finish_button(ui, frame, ask);
}

// What a phone says beside the main button, or over it.
std::string words_of_phone(const CreationFrame& frame, const CreationFrameState& state) {
  const bool counts = at_last_step(frame, state) || !frame.counter.empty();
  return counts ? beside_main(frame, state) : missing_here(frame, state);
}

// The words, without their full stop where that has no room, up to their colon where they have
// none, and else cut.
std::string words_in_room(const Ui& ui, std::string words, float room) {
  constexpr Type type = Type::small_strong;
  const auto too_long = [&] { return ui.measure(type, words).width > room; };
  if (words.ends_with('.') && too_long()) words.pop_back();
  if (too_long()) words.resize(std::min(words.size(), words.find(':')));
  return fitted(ui, type, words, room);
}

// One line always: what it says must not push the choices along.
void line_of_words(Ui& ui, const std::string& words, float room) {
  text(ui, words_in_room(ui, words, room), {.type = Type::small_strong});
}

bool roll_button(Ui& ui, const rules::Step& step) {
  return step.kind != rules::StepKind::review && button(ui, roll_words, {.icon = Icon::dice});
}

// What stands at the two ends of the creation beside the rest.
bool offers_to_fill_in(const CreationFrame& frame, const CreationFrameState& state) {
  return state.step == 0 || at_last_step(frame, state);
}

constexpr float behind_name = 6;  // of dots

float width_of_dots(const Ui& ui, const DotCount& dots, bool named) {
  constexpr float pitch = 16;
  const float name = named ? std::ceil(ui.measure(Type::small, dots.name).width) + behind_name : 0;
  return name + pitch * ui.mark_scale() * static_cast<float>(std::max(dots.size, dots.filled));
}

void draw_dots(Ui& ui, const DotCount& dots, bool named) {
  const Block line = row(ui, dots.name, {.gap = behind_name, .wrap = false});
  if (named) text(ui, dots.name, {.type = Type::small});
  rating(ui, {.name = dots.name,
              .placed = dots.filled,
              .size = dots.size,
              .read_only = true,
              .show_name = false});
}

// Of those from the one to the other, side by side.
float width_of_parts(const Ui& ui, const std::vector<DotCount>& parts, std::size_t from,
                     std::size_t to) {
  float width = 0;
  for (std::size_t i = from; i < to; ++i) {
    width += width_of_dots(ui, parts[i], true) + (i > from ? gap_of_parts : 0);
  }
  return width;
}

// How many of the parts stand in the first of two lines, or in one that holds them all; nothing
// where two do not hold them.
std::optional<std::size_t> parts_of_first_line(const Ui& ui, const std::vector<DotCount>& parts,
                                               float room) {
  std::size_t first = parts.size();
  while (first > 0 && width_of_parts(ui, parts, 0, first) > room) --first;
  if (width_of_parts(ui, parts, first, parts.size()) > room) return std::nullopt;
  return first;
}

// The count, and behind it the parts in a line, or in two of one beginning that are as high as a
// button.
void count_with_parts(Ui& ui, const std::string& count, const std::vector<DotCount>& parts,
                      std::size_t first) {
  spacer(ui);
  text(ui, count, {.type = Type::small_strong});
  const float widest =
      std::max(width_of_parts(ui, parts, 0, first), width_of_parts(ui, parts, first, parts.size()));
  const float line_height = ui.measure(Type::body, count).height;
  const Block both =
      stack(ui, {.gap = std::min(0.0F, ui.target() - 2 * line_height), .max_width = widest});
  const auto line_of = [&](std::size_t from, std::size_t to) {
    const Block line = row(ui, "from " + parts[from].name, {.gap = gap_of_parts, .wrap = false});
    for (std::size_t i = from; i < to; ++i) draw_dots(ui, parts[i], true);
  };
  line_of(0, first);
  if (first < parts.size()) line_of(first, parts.size());
}

// What is left, at the end of the row: its words with as much of it in dots as has room.
void counter_at_end(Ui& ui, const CreationFrame& frame, const CreationFrameState& state) {
  const std::string count = beside_main(frame, state);
  constexpr float before_count = 12;
  const float room = ui.width() - ui.measure(Type::strong, count).width - before_count;
  if (room <= 0) return;
  const bool counts = !at_last_step(frame, state) && !frame.counter.empty();
  const CounterDots dots = counts ? frame.dots : CounterDots();
  if (!dots.parts.empty()) {
    if (const auto first = parts_of_first_line(ui, dots.parts, room); first && *first > 0) {
      count_with_parts(ui, count, dots.parts, *first);
      return;
    }
  }
  spacer(ui);
  const Block apart = ui.scope("counter");
  if (dots.whole.size > 0 && width_of_dots(ui, dots.whole, false) + gap_of_parts <= room) {
    draw_dots(ui, dots.whole, false);
  }
  text(ui, count, {.type = Type::strong});
}

CreationAsk main_buttons(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  CreationAsk ask = CreationAsk::none;
  if (ui.compact()) {
    line_of_words(ui, words_of_phone(frame, state), ui.width());
    wide_main_button(ui, frame, state, ask);
    return ask;
  }
  const Block line = row(ui, "main buttons", {.gap = 10, .wrap = false});
  const std::size_t step = state.step;  // that is shown
  const bool finishes = offers_finish(frame, state);
  main_button(ui, frame, state, false, ask);
  if (roll_button(ui, (*frame.steps)[step])) ask = CreationAsk::choose_step;
  if (offers_to_fill_in(frame, state)) fill_in_button(ui, frame, ask);
  // Behind those that stand there before all is chosen: none of them moves.
  if (finishes) finish_button(ui, frame, ask);
  counter_at_end(ui, frame, state);
  return ask;
}

constexpr float foot_gap = 10;
constexpr float least_words = 100;  // beside the main button

float width_of_main_button(const Ui& ui, const CreationFrame& frame, std::size_t step) {
  constexpr float around_words = 40;
  return ui.measure(Type::strong, next_words(frame, step)).width + around_words;
}

// Of all steps: what stands beside it keeps its place from step to step.
float widest_main_button(const Ui& ui, const CreationFrame& frame) {
  float widest = 0;
  for (std::size_t step = 0; step < frame.steps->size(); ++step) {
    widest = std::max(widest, width_of_main_button(ui, frame, step));
  }
  return widest;
}

// The main button and what is left, in what a column leaves them: in the middle of that height,
// where the words may take two lines.
void main_button_with_words(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                            const std::string& words, float height, CreationAsk& ask) {
  constexpr Type type = Type::small_strong;
  constexpr float around_words = 14;
  const float room = ui.width() - width_of_main_button(ui, frame, state.step) - foot_gap;
  const float two_lines = 2 * ui.measure(type, "1").height;
  const bool breaks = ui.measure(type, words).width > room && two_lines <= height;
  const float own = std::max({ui.target(), ui.measure(Type::strong, "1").height + around_words,
                              breaks ? two_lines : 0.0F});
  const Block all = stack(ui, {.gap = 0});
  space(ui, std::max(0.0F, std::floor((height - own) / 2)));
  const Block line = row(ui, "main buttons", {.gap = foot_gap, .wrap = false});
  const bool finishes = offers_finish(frame, state);
  main_button(ui, frame, state, false, ask);
  // Nothing is left to say then, and it has the room of the words.
  if (finishes) return finish_button(ui, frame, ask);
  if (!breaks) {
    line_of_words(ui, words, room);
    return;
  }
  constexpr float filled = 1.85F;  // of two lines, by words that are not broken
  const Block lines = stack(ui, {.gap = 0, .max_width = room});
  text(ui, words_in_room(ui, words, filled * room), {.type = type});
}

// Where the numbers have no room beside the main button, a button opens the sheet that they are on.
CreationAsk low_foot_without_numbers(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                                     const std::string& words) {
  constexpr float around_words = 40;
  const float handle = ui.measure(Type::button, frame.sheet_name).width + around_words;
  const float spare = ui.width() - widest_main_button(ui, frame) - handle - 2 * foot_gap;
  const bool beside = spare >= least_words * ui.text_scale();
  CreationAsk ask = CreationAsk::none;
  const Block lines = stack(ui, {.gap = 2});
  // With the largest letters the main button has no room beside two others.
  const float least_main = ui.measure(Type::strong, "Next").width + around_wide_main;
  const bool finish_above =
      offers_finish(frame, state) &&
      ui.width() - handle - width_of_finish(ui) - foot_gap - gap_of_parts < least_main;
  if (!beside && finish_above) {
    finish_button(ui, frame, ask);
  } else if (!beside) {
    line_of_words(ui, words, ui.width());
  }
  Columns columns(ui, {1, -handle}, foot_gap, 1);
  if (beside) {
    main_button_with_words(ui, frame, state, words, 0, ask);
  } else if (finish_above) {
    main_button(ui, frame, state, true, ask);
  } else {
    wide_main_button(ui, frame, state, ask);
  }
  columns.next();
  if (button(ui, frame.sheet_name, {.id = "open the sheet", .wide = true})) {
    state.sheet_open = true;
  }
  return ask;
}

// A low window has one line below the choices: the main button, what is left, the numbers.
CreationAsk low_foot(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  const FootBar bar = frame.foot();
  const std::string words = ui.compact() ? words_of_phone(frame, state) : beside_main(frame, state);
  const float numbers = foot_bar_width(ui, bar);
  const float spare = ui.width() - widest_main_button(ui, frame) - numbers - 2 * foot_gap;
  if (spare < least_words * ui.text_scale()) {
    return low_foot_without_numbers(ui, frame, state, words);
  }
  // The name has what the words leave, which keep their room whatever they say: so nothing beside
  // them moves.
  constexpr float most_words = 160;
  const float room_of_name = spare - most_words * ui.text_scale();
  const bool named = room_of_name >= foot_bar_name * ui.text_scale();
  CreationAsk ask = CreationAsk::none;
  Columns columns(ui, {1, -(numbers + (named ? room_of_name : 0))}, foot_gap, 1);
  main_button_with_words(ui, frame, state, words, foot_bar_height(ui), ask);
  columns.next();
  if (foot_bar(ui, bar, true)) state.sheet_open = true;
  return ask;
}

}  // namespace

bool creation_sheet_stands_beside(const Ui& ui) {
  return !ui.compact() && ui.size().width >= beside_from * ui.text_scale();
}

bool has_low_creation_foot(const Ui& ui) {
  return ui.low() && !creation_sheet_stands_beside(ui);
}

CreationAsk chance_buttons(Ui& ui, const CreationFrame& frame, const CreationFrameState& state) {
  CreationAsk ask = CreationAsk::none;
  const Block line = row(ui, "by chance");
  if (roll_button(ui, (*frame.steps)[state.step])) ask = CreationAsk::choose_step;
  if (offers_to_fill_in(frame, state)) fill_in_button(ui, frame, ask);
  return ask;
}

float chance_buttons_width(const Ui& ui, const CreationFrame& frame,
                           const CreationFrameState& state) {
  constexpr float around_words = 34;
  const float icon = 8 + 16 * ui.mark_scale();
  float width = 0;
  if ((*frame.steps)[state.step].kind != rules::StepKind::review) {
    width += ui.measure(Type::button, roll_words).width + around_words + icon;
  }
  if (offers_to_fill_in(frame, state)) {
    width +=
        (width > 0 ? 8.0F : 0.0F) + ui.measure(Type::button, fill_in_words).width + around_words;
  }
  return width;
}

CreationAsk creation_foot(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                          float max_width) {
  const bool compact = ui.compact();
  const bool low = has_low_creation_foot(ui);
  const float side = compact ? 16 : 24;
  if (!low && !creation_sheet_stands_beside(ui)) {
    const Block foot =
        region(ui, "Numbers",
               {.dock = Dock::bottom, .fill = Fill::panel, .padding_x = side, .padding_y = 6});
    if (foot_bar(ui, frame.foot())) state.sheet_open = true;
  }
  const float around = compact ? 8 : 12;
  const Block buttons = region(ui, "Next step",
                               {.dock = Dock::bottom,
                                .padding_x = side,
                                .padding_y = ui.low() ? 3 : around,
                                .line = !compact || low,
                                .max_width = max_width,
                                .with_rest = true});
  return low ? low_foot(ui, frame, state) : main_buttons(ui, frame, state);
}

}  // namespace roadbook::ui

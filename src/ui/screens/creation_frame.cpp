// The frame of a guided creation: rail, question, main button, sheet.
#include "ui/screens/creation_frame.hpp"

#include <algorithm>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/fitted_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float rail_width = 188;
constexpr float beside_from = 1080;  // narrower windows have no room for the sheet
constexpr float roomy_from = 1800;   // wider ones give choices and sheet more of it

bool roomy(const Ui& ui) {
  return ui.size().width >= roomy_from * ui.text_scale();
}

float sheet_width(const Ui& ui) {
  return (roomy(ui) ? 360.0F : 324.0F) * ui.text_scale();
}

float content_width(const Ui& ui) {
  return (roomy(ui) ? 1120.0F : 960.0F) * ui.text_scale();
}

bool sheet_stands_beside(const Ui& ui) {
  return !ui.compact() && ui.size().width >= beside_from * ui.text_scale();
}

rules::StepState state_of(const CreationFrame& frame, const rules::Step& step) {
  return frame.state_of ? frame.state_of(step) : rules::step_state(*frame.findings, step.kind);
}

std::vector<Step> rail_steps(const CreationFrame& frame) {
  std::vector<Step> steps;
  for (const rules::Step& step : *frame.steps) {
    Step shown;
    shown.name = step.name;
    switch (state_of(frame, step)) {
      case rules::StepState::open:
        shown.state = StepState::open;
        break;
      case rules::StepState::done:
        shown.state = StepState::done;
        break;
      case rules::StepState::conflict:
        shown.state = StepState::conflict;
        break;
    }
    const rules::Finding* finding = rules::first_finding(*frame.findings, step.kind);
    if (finding != nullptr) shown.missing = finding->message;
    steps.push_back(std::move(shown));
  }
  return steps;
}

// The one sentence under the rail: a conflict anywhere, else what this step lacks, else the next
// thing that is missing.
const Step* worth_saying(const std::vector<Step>& steps, std::size_t current) {
  for (const Step& step : steps) {
    if (step.state == StepState::conflict && !step.missing.empty()) return &step;
  }
  if (current < steps.size() && !steps[current].missing.empty()) return &steps[current];
  for (const Step& step : steps) {
    if (step.state == StepState::open && !step.missing.empty()) return &step;
  }
  return nullptr;
}

void rail(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  const std::vector<Step> steps = rail_steps(frame);
  if (const auto hit = step_rail(ui, "Steps", steps, state.step)) go_to_step(ui, state, *hit);
  if (ui.compact()) return;
  const Step* missing = worth_saying(steps, state.step);
  if (missing == nullptr) return;
  space(ui, 16);
  const Block words = stack(ui, {.gap = 2});
  const bool conflict = missing->state == StepState::conflict;
  text(ui, missing->name,
       {.type = Type::small_strong, .tone = conflict ? Tone::danger : Tone::ink});
  hint(ui, missing->missing);
}

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

void fill_in_button(Ui& ui, const CreationFrame& frame, CreationAsk& ask) {
  const std::string_view whole = rules::is_complete(*frame.findings)
                                     ? "Nothing is left open. A step can be rolled again."
                                     : "";
  if (button(ui, "Fill in the rest", {.disabled_reason = whole})) ask = CreationAsk::choose_all;
}

CreationAsk main_buttons(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  const std::vector<rules::Step>& steps = *frame.steps;
  const bool last = state.step + 1 >= steps.size();
  const std::string next = last ? std::string(frame.finish) : "Next: " + steps[state.step + 1].name;
  CreationAsk ask = CreationAsk::none;
  const auto main_button = [&](bool wide) {
    const ButtonOptions options{.kind = ButtonKind::primary, .id = "next", .wide = wide};
    if (!button(ui, next, options)) return;
    if (last) {
      ask = CreationAsk::finish;
    } else {
      go_to_step(ui, state, state.step + 1);
      state.entering = ui.by_keyboard();
    }
  };
  if (ui.compact()) {
    // One line always: what it says must not push the choices along.
    const std::string words =
        last || !frame.counter.empty() ? beside_main(frame, state) : missing_here(frame, state);
    const auto counter = [&](float room) {
      text(ui, fitted(ui, Type::small_strong, words, room), {.type = Type::small_strong});
    };
    if (!ui.low()) {
      counter(ui.width());
      main_button(true);
      return ask;
    }
    constexpr float around_words = 60;  // of the button, with the gap before it
    constexpr float least = 40;         // for what stands beside it
    const float beside = ui.width() - ui.measure(Type::strong, next).width - around_words;
    if (beside < least) {
      main_button(true);
      return ask;
    }
    const Block line = row(ui, "main buttons", {.gap = 10, .wrap = false});
    counter(beside);
    spacer(ui);
    main_button(false);
    return ask;
  }
  const Block line = row(ui, "main buttons", {.gap = 10, .wrap = false});
  main_button(false);
  const rules::StepKind kind = steps[std::min(state.step, steps.size() - 1)].kind;
  if (kind != rules::StepKind::review && button(ui, "Roll this step", {.icon = Icon::dice})) {
    ask = CreationAsk::choose_step;
  }
  if (state.step == 0 || last) fill_in_button(ui, frame, ask);
  const std::string count = beside_main(frame, state);
  if (ui.width() > ui.measure(Type::strong, count).width + 12) {
    spacer(ui);
    text(ui, count, {.type = Type::strong});
  }
  return ask;
}

// On a phone these stand under the question: the foot has room for one button.
CreationAsk chance_buttons(Ui& ui, const CreationFrame& frame, std::size_t current) {
  const std::vector<rules::Step>& steps = *frame.steps;
  CreationAsk ask = CreationAsk::none;
  const Block line = row(ui, "by chance");
  if (steps[current].kind != rules::StepKind::review &&
      button(ui, "Roll this step", {.icon = Icon::dice})) {
    ask = CreationAsk::choose_step;
  }
  const bool end = current == 0 || current + 1 == steps.size();
  if (end) fill_in_button(ui, frame, ask);
  return ask;
}

void choices_of_step(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                     CreationFrameResult& result) {
  const rules::Step& step = (*frame.steps)[state.step];
  {
    const Block head = stack(ui, {.gap = 6});
    if (ui.compact()) rail(ui, frame, state);
    heading(ui, 1, step.question);
    lead(ui, step.help);
  }
  if (ui.compact()) {
    const CreationAsk ask = chance_buttons(ui, frame, state.step);
    if (ask != CreationAsk::none) result.ask = ask;
  }
  const Block apart = ui.scope(step.id);
  if (std::exchange(state.entering, false)) ui.focus_next();
  if (frame.body) frame.body(step);
  // What is above it has its size only after some frames.
  if (state.arriving > 0 && ui.focused() != 0) {
    ui.scroll_to(ui.focused());
    --state.arriving;
  }
  // Behind the choices, which it must not push along: the rail says it in sight.
  if (step.kind != rules::StepKind::review) {
    const FindingsOptions conflicts{
        .only = step.kind, .unfinished = false, .hints = false, .waived = false};
    const Block own = ui.scope("of this step");
    const FindingsResult found = findings_list(ui, *frame.findings, state.waiver, conflicts);
    if (found.waive) result.waiver = found.waive;
  }
  space(ui, 8);
}

}  // namespace

CreationFrameResult creation_frame(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  CreationFrameResult result;
  if (frame.steps->empty()) return result;
  state.step = std::min(state.step, frame.steps->size() - 1);
  const bool compact = ui.compact();
  const bool beside = sheet_stands_beside(ui);
  const float side = compact ? 16 : 24;
  if (!compact) {
    const Block steps = region(ui, "Steps",
                               {.dock = Dock::left,
                                .size = rail_width * ui.text_scale(),
                                .fill = Fill::soft,
                                .padding_x = 10,
                                .padding_y = 16,
                                .gap = 10,
                                .scroll = true});
    rail(ui, frame, state);
  }
  if (beside) {
    const Block sheet = region(ui, frame.sheet_name,
                               {.dock = Dock::right,
                                .size = sheet_width(ui),
                                .fill = Fill::soft,
                                .padding_x = 18,
                                .padding_y = 16,
                                .gap = 10,
                                .scroll = true,
                                .one_stop = true});
    if (frame.sheet) frame.sheet();
  } else if (frame.foot) {
    const Block foot =
        region(ui, "Numbers",
               {.dock = Dock::bottom, .fill = Fill::panel, .padding_x = side, .padding_y = 6});
    frame.foot();
  }
  {
    const Block buttons = region(ui, "Next step",
                                 {.dock = Dock::bottom,
                                  .padding_x = side,
                                  .padding_y = compact ? 8.0F : 12.0F,
                                  .line = !compact,
                                  .max_width = content_width(ui),
                                  .with_rest = true});
    result.ask = main_buttons(ui, frame, state);
  }
  {
    const Block choices = region(ui, "Choices",
                                 {.padding_x = side,
                                  .padding_y = compact ? 4.0F : 14.0F,
                                  .gap = 16,
                                  .scroll = true,
                                  .max_width = content_width(ui)});
    choices_of_step(ui, frame, state, result);
  }
  if (!beside && frame.sheet) {
    if (const Block sheet = dialog(ui, frame.sheet_name, state.sheet_open, {.width = 460})) {
      frame.sheet();
    }
  }
  return result;
}

void go_to_step(Ui& ui, CreationFrameState& state, std::size_t step) {
  state.step = step;
  state.waiver = {};
  state.target.clear();
  state.arriving = 0;
  ui.scroll_to_top();
}

void go_to_step(Ui& ui, CreationFrameState& state, const std::vector<rules::Step>& steps,
                rules::StepKind kind, std::string place) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].kind != kind) continue;
    go_to_step(ui, state, i);
    state.target = std::move(place);
    return;
  }
}

bool leads_to(CreationFrameState& state, std::string_view place) {
  if (state.target.rfind(place, 0) != 0 || state.target.empty()) return false;
  if (state.target.size() > place.size() && state.target[place.size()] != '/') return false;
  state.target.clear();
  constexpr int frames_until_all_stands = 4;
  state.arriving = frames_until_all_stands;
  return true;
}

void arrive(Ui& ui, CreationFrameState& state, std::string_view place) {
  if (leads_to(state, place)) ui.focus_next();
}

bool when_undecided(Ui& ui, const OptionCards& all) {
  const bool chosen = std::any_of(all.cards.begin(), all.cards.end(),
                                  [](const Choice& each) { return each.chosen; });
  if (chosen || all.cards.empty() || !all.cards.front().refusal.empty()) return false;
  const Block line = ui.compact() ? stack(ui, {.gap = 0}) : row(ui, "undecided");
  text(ui, "Can't decide? The first of the list is a good start.", Tone::muted);
  return button(ui, "Take " + all.cards.front().title,
                {.kind = ButtonKind::link, .id = "take the first"});
}

std::string count_word(std::size_t count) {
  constexpr const char* words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                   "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return count < std::size(words) ? words[count] : std::to_string(count);
}

}  // namespace roadbook::ui

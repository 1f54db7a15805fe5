// The frame of a guided creation: rail, question, main button, sheet.
#include "ui/screens/creation_frame.hpp"

#include <algorithm>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr float rail_width = 216;
constexpr float sheet_width = 384;
constexpr float beside_from = 1080;  // narrower windows have no room for the sheet
constexpr float content_width = 960;

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
  if (!ui.compact()) {
    const Block indented = stack(ui, {.gap = 0});
    label_caps(ui, frame.title);
  }
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

CreationAsk main_buttons(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  const std::vector<rules::Step>& steps = *frame.steps;
  const bool last = state.step + 1 >= steps.size();
  const std::string next = last ? std::string(frame.finish) : "Next: " + steps[state.step + 1].name;
  CreationAsk ask = CreationAsk::none;
  const auto main_button = [&] {
    const ButtonOptions options{.kind = ButtonKind::primary,
                                .disabled_reason = last ? frame.finish_refusal : "",
                                .id = "next",
                                .wide = ui.compact()};
    if (!button(ui, next, options)) return;
    if (last) {
      ask = CreationAsk::finish;
    } else {
      go_to_step(ui, state, state.step + 1);
    }
  };
  if (ui.compact()) {
    main_button();
    return ask;
  }
  const Block line = row(ui, "main buttons", {.gap = 10, .wrap = false});
  main_button();
  const rules::StepKind kind = steps[std::min(state.step, steps.size() - 1)].kind;
  if (kind != rules::StepKind::review && button(ui, "Roll this step", {.icon = Icon::dice})) {
    ask = CreationAsk::choose_step;
  }
  if ((state.step == 0 || last) && button(ui, "Fill in the rest")) ask = CreationAsk::choose_all;
  const std::string where =
      "Step " + std::to_string(state.step + 1) + " of " + std::to_string(steps.size());
  if (ui.width() > ui.measure(Type::body, where).width + 12) {
    spacer(ui);
    text(ui, where, Tone::muted);
  }
  return ask;
}

// On a phone these stand under the question: the foot has room for one button.
CreationAsk chance_buttons(Ui& ui, const std::vector<rules::Step>& steps, std::size_t current) {
  CreationAsk ask = CreationAsk::none;
  const Block line = row(ui, "by chance");
  if (steps[current].kind != rules::StepKind::review &&
      button(ui, "Roll this step", {.icon = Icon::dice})) {
    ask = CreationAsk::choose_step;
  }
  const bool end = current == 0 || current + 1 == steps.size();
  if (end && button(ui, "Fill in the rest")) ask = CreationAsk::choose_all;
  return ask;
}

// On a phone, where there is no rail to stand under.
void missing_here(Ui& ui, const CreationFrame& frame, const rules::Step& step) {
  if (step.kind == rules::StepKind::review) return;
  const rules::Finding* finding = rules::first_finding(*frame.findings, step.kind);
  if (finding == nullptr || finding->kind != rules::FindingKind::unfinished) return;
  text(ui, finding->message, {.type = Type::small_strong});
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
    const CreationAsk ask = chance_buttons(ui, *frame.steps, state.step);
    if (ask != CreationAsk::none) result.ask = ask;
    missing_here(ui, frame, step);
  }
  if (step.kind != rules::StepKind::review) {
    const FindingsOptions conflicts{
        .only = step.kind, .unfinished = false, .hints = false, .waived = false};
    const FindingsResult found = findings_list(ui, *frame.findings, state.waiver, conflicts);
    if (found.waive) result.waiver = found.waive;
  }
  const Block apart = ui.scope(step.id);
  if (frame.body) frame.body(step);
  space(ui, 8);
}

}  // namespace

CreationFrameResult creation_frame(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  CreationFrameResult result;
  if (frame.steps->empty()) return result;
  state.step = std::min(state.step, frame.steps->size() - 1);
  const bool compact = ui.compact();
  const bool beside = sheet_stands_beside(ui);
  const float side = compact ? 16 : 28;
  if (!compact) {
    const Block steps = region(ui, "Steps",
                               {.dock = Dock::left,
                                .size = rail_width * ui.text_scale(),
                                .fill = Fill::soft,
                                .padding_x = 18,
                                .padding_y = 20,
                                .gap = 10,
                                .scroll = true});
    rail(ui, frame, state);
  }
  if (beside) {
    const Block sheet = region(ui, frame.sheet_name,
                               {.dock = Dock::right,
                                .size = sheet_width * ui.text_scale(),
                                .fill = Fill::soft,
                                .padding_x = 22,
                                .padding_y = 18,
                                .gap = 10,
                                .scroll = true});
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
                                  .max_width = content_width});
    result.ask = main_buttons(ui, frame, state);
  }
  {
    const Block choices = region(ui, "Choices",
                                 {.padding_x = side,
                                  .padding_y = compact ? 4.0F : 20.0F,
                                  .gap = 16,
                                  .scroll = true,
                                  .max_width = content_width});
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
  ui.scroll_to_top();
}

void go_to_step(Ui& ui, CreationFrameState& state, const std::vector<rules::Step>& steps,
                rules::StepKind kind) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].kind == kind) go_to_step(ui, state, i);
  }
}

std::string count_word(std::size_t count) {
  constexpr const char* words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                   "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return count < std::size(words) ? words[count] : std::to_string(count);
}

}  // namespace roadbook::ui

// The frame of a guided creation: rail, question, main button, sheet.
#include "ui/screens/creation_frame.hpp"

#include <algorithm>
#include <utility>

#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/creation_foot.hpp"

namespace roadbook::ui {

namespace {

constexpr float rail_width = 188;
constexpr float roomy_from = 1800;  // wider ones give choices and sheet more of it

bool roomy(const Ui& ui) {
  return ui.size().width >= roomy_from * ui.text_scale();
}

float sheet_width(const Ui& ui) {
  return (roomy(ui) ? 360.0F : 324.0F) * ui.text_scale();
}

float content_width(const Ui& ui) {
  return (roomy(ui) ? 1120.0F : 960.0F) * ui.text_scale();
}

std::vector<Step> rail_steps(const CreationFrame& frame) {
  std::vector<Step> steps;
  for (const rules::Step& step : *frame.steps) {
    Step shown;
    shown.name = step.name;
    switch (frame.state_of(step)) {
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

// On a small phone what a step asks for is read behind its choices, of which the first are to be in
// sight.
bool help_comes_last(const Ui& ui) {
  constexpr Size least{380, 700};
  const float letters = ui.text_scale();
  return ui.size().width < least.width * letters && ui.size().height < least.height * letters &&
         !has_low_creation_foot(ui);
}

// The question with what it asks for; in a low window what chooses by chance stands beside it.
CreationAsk head_of_step(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  const rules::Step& step = (*frame.steps)[state.step];
  const bool low = has_low_creation_foot(ui);
  const Block head = stack(ui, {.gap = low ? 2.0F : 6.0F});
  if (ui.compact()) rail(ui, frame, state);
  const bool own = !frame.question.empty();
  heading(ui, 1, own ? frame.question : step.question);
  if (!low) {
    if (!own && !help_comes_last(ui)) lead(ui, step.help);
    return CreationAsk::none;
  }
  constexpr float gap = 16;
  constexpr float least = 260;  // of the help
  Columns columns(ui, {1, -chance_buttons_width(ui, frame, state)}, gap, least);
  if (!own) lead(ui, step.help);
  columns.next();
  return chance_buttons(ui, frame, state);
}

void choices_of_step(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                     CreationFrameResult& result) {
  const rules::Step& step = (*frame.steps)[state.step];
  CreationAsk ask = head_of_step(ui, frame, state);
  if (ui.compact() && !has_low_creation_foot(ui)) ask = chance_buttons(ui, frame, state);
  if (ask != CreationAsk::none) result.ask = ask;
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
  if (frame.question.empty() && help_comes_last(ui)) lead(ui, step.help);
  space(ui, 8);
}

}  // namespace

std::string step_rolled_words(const rules::Step& step) {
  return "Step rolled: " + step.name;
}

CreationFrameResult creation_frame(Ui& ui, const CreationFrame& frame, CreationFrameState& state) {
  CreationFrameResult result;
  if (frame.steps->empty()) return result;
  state.step = std::min(state.step, frame.steps->size() - 1);
  const bool compact = ui.compact();
  const bool beside = creation_sheet_stands_beside(ui);
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
  }
  result.ask = creation_foot(ui, frame, state, content_width(ui));
  {
    const Block choices = region(ui, "Choices",
                                 {.padding_x = side,
                                  .padding_y = compact || ui.low() ? 4.0F : 14.0F,
                                  .gap = ui.low() ? 8.0F : 16.0F,
                                  .scroll = true,
                                  .max_width = content_width(ui)});
    choices_of_step(ui, frame, state, result);
  }
  if (!beside && frame.sheet) {
    const DialogOptions look{.width = 460, .to_read = true};
    if (const Block sheet = dialog(ui, frame.sheet_name, state.sheet_open, look)) {
      frame.sheet();
    }
  }
  return result;
}

void go_to_step(Ui& ui, CreationFrameState& state, std::size_t step) {
  state.step = step;
  // A reason that is being written stays with its rule.
  if (state.waiver.reason.empty()) state.waiver = {};
  state.target.clear();
  state.target_subject.clear();
  state.arriving = 0;
  ui.scroll_to_top();
}

void go_to_step(Ui& ui, CreationFrameState& state, const std::vector<rules::Step>& steps,
                rules::StepKind kind, std::string place, std::string subject) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].kind != kind) continue;
    go_to_step(ui, state, i);
    state.target = std::move(place);
    state.target_subject = std::move(subject);
    return;
  }
}

bool is_led_into(const CreationFrameState& state, std::string_view place) {
  if (state.target.empty() || !state.target.starts_with(place)) return false;
  return state.target.size() == place.size() || state.target[place.size()] == '/';
}

bool leads_to(CreationFrameState& state, std::string_view place, std::string_view subject) {
  if (!is_led_into(state, place)) return false;
  const bool any = subject.empty() || state.target_subject.empty();
  if (!any && state.target_subject != subject) return false;
  state.target.clear();
  constexpr int frames_until_all_stands = 4;
  state.arriving = frames_until_all_stands;
  return true;
}

void arrive(Ui& ui, CreationFrameState& state, std::string_view place, std::string_view subject) {
  if (leads_to(state, place, subject)) ui.focus_next();
}

std::vector<Pick> lines_of(const OptionCards& cards) {
  std::vector<Pick> lines;
  for (const Choice& each : cards.cards) {
    Pick line;
    line.choice = &each;
    line.line = first_sentence(each.text);
    lines.push_back(std::move(line));
  }
  return lines;
}

bool when_undecided(Ui& ui, const OptionCards& all) {
  if (all.cards.empty()) return false;
  const Choice& first = all.cards.front();
  const Block line = row(ui, "undecided");
  text(ui, ui.compact() ? "Can't decide?" : "Can't decide? The first of the list is a good start.",
       Tone::muted);
  return button(ui, "Take " + first.title,
                {.kind = ButtonKind::link,
                 .disabled_reason = first.chosen ? "You have it." : first.refusal,
                 .id = "take the first"});
}

}  // namespace roadbook::ui

// The guided creation of a crew.
#include "ui/screens/crew_creation.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

namespace {

void body_of(Ui& ui, const rules::Step& step, const CrewView& view, CrewCreationState& state,
             Requests& requests) {
  switch (step.kind) {
    case rules::StepKind::crew_type:
      return crew_type_step(ui, view, state, requests);
    case rules::StepKind::crew_reputation:
      return crew_reputation_step(ui, view, state, requests);
    case rules::StepKind::crew_grounds:
      return crew_grounds_step(ui, view, state, requests);
    case rules::StepKind::crew_ability:
      return crew_ability_step(ui, view, state, requests);
    case rules::StepKind::crew_upgrades:
      return crew_upgrades_step(ui, view, state, requests);
    case rules::StepKind::crew_contact:
      return crew_contact_step(ui, view, state, requests);
    default:
      return;
  }
}

// On the last step: all that is still in conflict or missing, with a way to go there.
void what_is_left(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  if (rules::is_complete(view.findings) && view.crew->waivers.empty()) return;
  heading(ui, 3, "Before you begin");
  const FindingsResult asked = findings_list(ui, view.findings, state.frame.waiver,
                                             {.only = {}, .hints = false, .go_there = true});
  if (asked.go) {
    go_to_step(ui, state.frame, view.ruleset->crew_steps, *asked.go, asked.place, asked.subject);
  }
  if (!asked.waive && !asked.take_back) return;
  rules::Crew after = *view.crew;
  if (asked.waive) after.waivers.push_back(*asked.waive);
  if (asked.take_back) after.waivers = without_waiver(after.waivers, *asked.take_back);
  put_crew(view, requests, std::move(after));
}

// What the type asks at a step in place of the game's question; else empty.
std::string question_of_type(const CrewView& view, rules::StepKind step) {
  const rules::CrewType* type = type_of(view);
  return step == rules::StepKind::crew_grounds && type != nullptr ? type->grounds_question
                                                                  : std::string();
}

// Another seed for each press.
std::uint64_t seed_of(CrewCreationState& state) {
  constexpr std::uint64_t stride = 0x9E3779B97F4A7C15U;
  return state.seed + stride * ++state.presses;
}

// What is open in all steps, one after the other; what stands stays as it is.
rules::Crew all_chosen(const CrewView& view, std::uint64_t seed) {
  rules::Crew crew = *view.crew;
  for (const rules::Step& step : view.ruleset->crew_steps) {
    std::unique_ptr<rules::Ruleset> made;
    const rules::Ruleset& game =
        rules::game_with(*view.ruleset, view.crew->own, crew.own, rules::Scope::crew, made);
    const rules::Findings findings = rules::check(game, crew, rules::derive_crew(game, crew));
    if (rules::step_state(findings, step.kind) == rules::StepState::done) continue;
    crew = rules::chosen_for_me(game, crew, step.kind, seed);
  }
  return crew;
}

// "one answer left": what the step of the type still asks for, once there is one.
std::string answers_left_at(const CrewView& view, const CrewCreationState& state) {
  const std::vector<rules::Step>& steps = view.ruleset->crew_steps;
  const bool at_type =
      state.frame.step < steps.size() && steps[state.frame.step].kind == rules::StepKind::crew_type;
  if (!at_type || type_of(view) == nullptr) return {};
  const auto left =
      std::count_if(view.findings.begin(), view.findings.end(), [](const rules::Finding& each) {
        return each.step == rules::StepKind::crew_type &&
               each.kind == rules::FindingKind::unfinished;
      });
  return left == 0 ? std::string()
                   : rules::counted(static_cast<int>(left), "answer left", "answers left");
}

}  // namespace

std::optional<std::size_t> folding_options(Ui& ui, CrewCreationState& state,
                                           const std::string& name, const OptionCards& options,
                                           const ChoiceOptions& look) {
  return folding_choices(ui, name, options.cards, state.folds[name], look);
}

void draw_crew_creation(Ui& ui, const CrewView& view, CrewCreationState& state,
                        Requests& requests) {
  if (state.document != view.crew->id) {
    const std::uint64_t seed = state.seed;
    state = {};
    state.seed = seed;
    state.document = view.crew->id;
  }
  // Another step shows of its lists what is chosen alone.
  if (std::exchange(state.folds_of, state.frame.step) != state.frame.step) {
    state.folds.clear();
    state.people.clear();
  }
  const std::vector<rules::Step>& steps = view.ruleset->crew_steps;
  CreationFrame frame;
  frame.sheet_name = "Sheet";
  frame.finish = "Finish: open the sheet";
  frame.steps = &steps;
  const std::string question = state.frame.step < steps.size()
                                   ? question_of_type(view, steps[state.frame.step].kind)
                                   : std::string();
  frame.question = question;
  frame.findings = &view.findings;
  frame.state_of = [&](const rules::Step& step) {
    // Without a type there is nothing to mark yet.
    const bool waits = step.kind == rules::StepKind::crew_upgrades && type_of(view) == nullptr;
    return waits ? rules::StepState::open : rules::step_state(view.findings, step.kind);
  };
  frame.body = [&](const rules::Step& step) {
    body_of(ui, step, view, state, requests);
    question_fields(ui, view, requests,
                    rules::questions_at(*view.ruleset, rules::Scope::crew, step.id), true,
                    before_control(ui, state));
    if (!steps.empty() && step.kind == steps.back().kind) {
      what_is_left(ui, view, state, requests);
    }
  };
  frame.sheet = [&] {
    crew_text(ui, view, requests,
              {.name = "Name on the sheet",
               .text = &rules::Crew::name,
               .placeholder = crew_name_asked,
               .id = "name on the sheet",
               .type = Type::heading_3,
               .show_label = false});
    crew_live_sheet(ui, view, state.sheet);
  };
  const int left = view.derived.boxes_allowed - view.derived.boxes_marked;
  const bool at_upgrades = state.frame.step < steps.size() &&
                           steps[state.frame.step].kind == rules::StepKind::crew_upgrades;
  const std::string boxes_left = left >= 0
                                     ? rules::counted(left, "box left", "boxes left")
                                     : rules::counted(-left, "box too many", "boxes too many");
  if (at_upgrades && type_of(view) != nullptr) frame.counter = boxes_left;
  // A phone, which has no rail, says in the same place what it is.
  const std::string answers_left = ui.compact() ? std::string() : answers_left_at(view, state);
  if (!answers_left.empty()) frame.counter = answers_left;
  frame.foot = [&] { return crew_creation_foot(view, state.sheet); };
  const CreationFrameResult result = creation_frame(ui, frame, state.frame);
  if (result.waiver) {
    rules::Crew after = *view.crew;
    after.waivers.push_back(*result.waiver);
    put_crew(view, requests, std::move(after));
  }
  switch (result.ask) {
    case CreationAsk::none:
      break;
    case CreationAsk::choose_step:
      if (state.frame.step < steps.size()) {
        const rules::Step& step = steps[state.frame.step];
        put_crew_as(view, requests,
                    rules::chosen_for_me(*view.ruleset, *view.crew, step.kind, seed_of(state)),
                    step_rolled_words(step));
      }
      break;
    case CreationAsk::choose_all:
      put_crew_as(view, requests, all_chosen(view, seed_of(state)), rest_filled_in_words);
      break;
    case CreationAsk::finish: {
      rules::Crew after = *view.crew;
      after.in_play = true;
      requests.edit(model::put(std::move(after), "Creation finished"));
      requests.ask(DocumentAction::open_sheet, view.crew->id);
      break;
    }
  }
}

}  // namespace roadbook::ui

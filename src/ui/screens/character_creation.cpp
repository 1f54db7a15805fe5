// The guided creation of a character.
#include "ui/screens/character_creation.hpp"

#include <algorithm>
#include <memory>

#include "rules/judge/random.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/blocks/traits.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

void draw_step(const StepContext& at, const rules::Step& step) {
  switch (step.kind) {
    case rules::StepKind::playbook:
      return playbook_step(at);
    case rules::StepKind::heritage:
      return heritage_step(at);
    case rules::StepKind::traits:
      return traits_step(at);
    case rules::StepKind::background:
      return background_step(at);
    case rules::StepKind::actions:
      return actions_step(at);
    case rules::StepKind::abilities:
      return abilities_step(at);
    case rules::StepKind::powers:
      return powers_step(at);
    case rules::StepKind::equipment:
      return equipment_step(at);
    case rules::StepKind::contacts:
      return contacts_step(at);
    case rules::StepKind::vice:
      return vice_step(at);
    case rules::StepKind::name:
      return name_step(at);
    case rules::StepKind::own_playbook:
      return own_playbook_step(at);
    default:
      return;
  }
}

// The choices of a step, and behind them the questions that name it.
void draw_whole_step(const StepContext& at, const rules::Step& step) {
  draw_step(at, step);
  question_fields(at.ui, at.view, at.requests,
                  rules::questions_at(at.ruleset(), rules::Scope::character, step.id), true,
                  [&](const std::string& place, const std::string& subject) {
                    arrive(at.ui, at.state.frame, place, subject);
                  });
  if (step.kind == rules::StepKind::review) review_step(at, at.state.frame);
}

bool any_answered(const CharacterView& view, const rules::Step& step) {
  const auto asked = rules::questions_at(*view.ruleset, rules::Scope::character, step.id);
  return std::any_of(asked.begin(), asked.end(), [&](const rules::Question* each) {
    return !rules::answer_to(view.character->answers, each->id).empty();
  });
}

// Steps that nothing demands are open as long as nothing was chosen in them, and the review is
// done when all is.
rules::StepState state_of(const CharacterView& view, const rules::Step& step) {
  const rules::StepState by_findings = rules::step_state(view.findings, step.kind);
  if (by_findings != rules::StepState::done) return by_findings;
  const rules::Character& now = *view.character;
  bool touched = true;
  if (step.kind == rules::StepKind::powers) touched = !now.powers.empty();
  if (step.kind == rules::StepKind::equipment) {
    touched = !now.load_level.empty() || !now.carried.empty();
  }
  if (step.kind == rules::StepKind::questions) touched = any_answered(view, step);
  if (step.kind == rules::StepKind::review) touched = rules::is_complete(view.findings);
  return touched ? rules::StepState::done : rules::StepState::open;
}

// Chooses what is open in all steps; what stands stays as it is. Items are left alone: they are
// chosen before a score.
rules::Character all_chosen(const CharacterView& view, const rules::Character& now,
                            std::uint64_t seed) {
  rules::Character after = now;
  for (const rules::Step& step : view.ruleset->character_steps) {
    if (step.kind == rules::StepKind::equipment || step.kind == rules::StepKind::review) continue;
    std::unique_ptr<rules::Ruleset> made;
    const rules::Ruleset& ruleset =
        rules::game_with(*view.ruleset, now.own, after.own, rules::Scope::character, made);
    const rules::Findings findings =
        rules::check(rules::derive(ruleset, after, view.standing.gifts));
    const bool stands = rules::step_state(findings, step.kind) == rules::StepState::done;
    const bool no_powers = step.kind == rules::StepKind::powers && after.powers.empty();
    if (stands && !no_powers) continue;
    after = rules::chosen_for_me(ruleset, after, view.standing.gifts, step.kind, seed);
  }
  return after;
}

// What was typed and not added yet, added; what cannot be stays in its field.
std::optional<rules::Character> with_typed(const StepContext& at) {
  std::optional<rules::Character> after =
      take_own_trait(at.ruleset(), at.character(), at.state.own_words);
  auto more = take_own_item(after ? *after : at.character(), at.state.own_item);
  return more ? std::move(more) : std::move(after);
}

// What was searched or filtered in one step does not follow into another.
void follow_step(const StepContext& at, std::size_t step_before) {
  CharacterCreationState& state = at.state;
  if (state.frame.step == step_before) return;
  at.put_chosen(with_typed(at));
  state.search.clear();
  state.category.clear();
  state.pick = {};
  state.rolled = false;
  state.room_of_gallery = 0;
}

std::string counter_of(const CharacterView& view, const rules::Step& step) {
  switch (step.kind) {
    case rules::StepKind::traits:
      return traits_counter(view);
    case rules::StepKind::actions:
      return actions_counter(view);
    case rules::StepKind::powers:
      return powers_counter(view);
    case rules::StepKind::equipment:
      return equipment_counter(view);
    default:
      return {};
  }
}

CounterDots counter_dots_of(const CharacterView& view, const rules::Step& step) {
  if (step.kind == rules::StepKind::actions) return actions_dots(view);
  return step.kind == rules::StepKind::powers ? powers_dots(view) : CounterDots();
}

void answer(const StepContext& at, const CreationFrameResult& result) {
  const CharacterView& view = at.view;
  if (result.waiver) {
    rules::Character after = at.character();
    after.waivers.push_back(*result.waiver);
    at.put(std::move(after));
  }
  if (result.ask == CreationAsk::none) return;
  rules::Character now = with_typed(at).value_or(at.character());
  at.put(now);
  switch (result.ask) {
    case CreationAsk::choose_step: {
      at.state.rolled = true;
      const rules::Step& step = view.ruleset->character_steps[at.state.frame.step];
      at.put_as(rules::chosen_for_me(*view.ruleset, now, view.standing.gifts, step.kind,
                                     next_seed(at.state)),
                step_rolled_words(step));
      break;
    }
    case CreationAsk::choose_all:
      at.state.rolled = true;
      at.put_as(all_chosen(view, now, next_seed(at.state)), rest_filled_in_words);
      break;
    case CreationAsk::finish:
      now.in_play = true;
      at.requests.edit(model::put(std::move(now), "Creation finished"));
      at.requests.ask(DocumentAction::open_sheet, view.character->id);
      break;
    case CreationAsk::none:
      break;
  }
}

}  // namespace

bool is_typing(const CharacterCreationState& state) {
  return !state.own_words.empty() || !state.own_item.words.empty() ||
         !state.frame.waiver.reason.empty();
}

std::optional<CreationTyped> typed_now(const CharacterCreationState& state) {
  if (!is_typing(state)) return {};
  return CreationTyped{state.own_words, state.own_item, state.frame.waiver};
}

void put_typed(CharacterCreationState& state, const model::Id& character, CreationTyped typed) {
  if (state.document != character) {
    state.typed[character] = std::move(typed);
    return;
  }
  state.own_words = std::move(typed.trait);
  state.own_item = std::move(typed.item);
  state.frame.waiver = std::move(typed.waiver);
}

void turn_to(CharacterCreationState& state, const model::Id& character) {
  if (state.document == character) return;
  std::map<model::Id, CreationTyped> typed = std::move(state.typed);
  if (auto now = typed_now(state)) typed[state.document] = std::move(*now);
  const std::uint64_t seed = state.seed;
  state = {};
  state.seed = seed;
  state.document = character;
  if (auto before = typed.extract(character)) {
    put_typed(state, character, std::move(before.mapped()));
  }
  state.typed = std::move(typed);
}

void draw_character_creation(Ui& ui, const CharacterView& view, CharacterCreationState& state,
                             Requests& requests) {
  turn_to(state, view.character->id);
  const StepContext at{ui, view, state, requests};
  const std::vector<rules::Step>& steps = view.ruleset->character_steps;
  const std::size_t shown = std::min(state.frame.step, steps.empty() ? 0 : steps.size() - 1);
  const std::string counter = steps.empty() ? std::string() : counter_of(view, steps[shown]);
  CreationFrame frame;
  frame.sheet_name = "Sheet";
  frame.finish = "Finish: open the sheet";
  frame.counter = counter;
  if (!steps.empty()) frame.dots = counter_dots_of(view, steps[shown]);
  frame.steps = &steps;
  frame.findings = &view.findings;
  frame.state_of = [&](const rules::Step& step) { return state_of(view, step); };
  frame.body = [&](const rules::Step& step) { draw_whole_step(at, step); };
  frame.sheet = [&] {
    bound_field(ui, view, requests,
                {.name = "Name on the sheet",
                 .text = &rules::Character::name,
                 .placeholder = character_name_asked,
                 .type = Type::heading_3,
                 .bare = true});
    live_sheet(ui, view, state.sheet);
  };
  frame.foot = [&] { return live_sheet_foot(view, state.sheet); };
  const std::size_t step_before = state.frame.step;
  const CreationFrameResult result = creation_frame(ui, frame, state.frame);
  follow_step(at, step_before);
  // "Roll this step" belongs to the step that was shown.
  answer(at, result);
}

}  // namespace roadbook::ui

// Draws the choices inside a special ability.
#include "ui/blocks/ability_choices.hpp"

#include <algorithm>

#include "document/limits.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/ability_cards.hpp"
#include "ui/blocks/ability_words.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::AbilityTaken;
using rules::ChoiceDefinition;
using rules::ChoiceKind;

// What was chosen in the rounds before, with a way to take the last of them back.
void earlier_rounds(Ui& ui, const AbilityQuestion& question, const ChoiceDefinition& choice,
                    const AbilityWriting& writing) {
  const rules::Ids ids = rules::picked(choice, writing.taken.choice);
  // It is there in any case, above what changes with it.
  const std::string_view nothing = ids.empty() ? "Nothing is chosen yet." : "";
  if (button(ui, "Take back the last one",
             {.kind = ButtonKind::link, .disabled_reason = nothing})) {
    AbilityTaken after = writing.taken;
    rules::Ids left = ids;
    const std::size_t open = open_picks(choice, writing.taken.choice).size();
    const std::size_t last = open > 0 ? open : static_cast<std::size_t>(choice.picks);
    left.resize(left.size() - std::min(left.size(), last));
    after.choice = rules::joined(left, ",");
    writing.changed = AbilityChange{std::move(after), {}};
  }
  if (ids.empty()) return;
  hint(ui, "So far: " + rules::choice_words(*question.ruleset, writing.taken) + ".");
}

void one_choice(Ui& ui, const AbilityQuestion& question, const ChoiceDefinition& choice,
                const AbilityWriting& writing, AbilityChoicesState& state) {
  const AbilityTaken& taken = *question.taken;
  if (choice.kind == ChoiceKind::words) {
    const FieldResult field = text_field(ui, choice.prompt, taken.choice,
                                         {.max_length = document::limit_of(&AbilityTaken::choice)});
    note_typed(field, writing, "choice",
               [](AbilityTaken& after, const std::string& words) { after.choice = words; });
    return;
  }
  text(ui, choice.prompt, {.type = Type::strong});
  const std::vector<Choice>& cards =
      state.options[writing.place].of(question.generation, taken.id + ":" + taken.choice,
                                      [&] { return cards_of(question, choice); });
  if (cards.empty()) {
    hint(ui, "There is nothing to choose from yet.");
    return;
  }
  const ChoiceOptions options{.choosing = choice.picks > 1 ? Choosing::many : Choosing::one,
                              .min_width = names_ability(choice.kind) ? 230.0F : 150.0F,
                              .max_columns = names_ability(choice.kind) ? 2 : 4,
                              .dense = true};
  // A long list shows what was chosen from it, until the player asks for the rest.
  constexpr std::size_t short_list = 12;
  const auto now =
      std::find_if(cards.begin(), cards.end(), [](const Choice& card) { return card.chosen; });
  if (cards.size() > short_list && now != cards.end() && state.open != writing.place) {
    const Choice& card = *now;
    choices(ui, choice.prompt, {card}, {.dense = true});
    if (button(ui, "Choose another")) state.open = writing.place;
    return;
  }
  if (const auto hit = choices(ui, choice.prompt, cards, options)) {
    writing.changed = AbilityChange{with_pressed(taken, choice, cards[*hit].id), {}};
    state.open.clear();
  }
  if (choice.again) earlier_rounds(ui, question, choice, writing);
}

AbilityTaken with_inner(const AbilityTaken& taken, AbilityTaken nested) {
  AbilityTaken after = taken;
  after.choice = nested.id;
  after.nested.clear();
  after.nested.push_back(std::move(nested));
  return after;
}

bool asks(const rules::Ruleset& ruleset, const AbilityTaken& taken, int depth) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  constexpr int deepest = 4;
  if (ability == nullptr || depth > deepest) return false;
  return !ability->choices.empty() || !ability->knows.empty() || !ability->questions.empty();
}

}  // namespace

std::optional<AbilityChange> ability_questions(Ui& ui, const AbilityQuestion& question,
                                               const std::string& place, AbilityChoicesState& state,
                                               Requests& requests) {
  const AbilityTaken& taken = *question.taken;
  const rules::Ability* ability = rules::find_ability(*question.ruleset, taken.id);
  if (ability == nullptr) return {};
  const Block apart = ui.scope(place);
  std::optional<AbilityChange> changed;
  const AbilityWriting writing{*question.ruleset, taken, place, requests, changed};
  for (const ChoiceDefinition& choice : ability->choices) {
    one_choice(ui, question, choice, writing, state);
  }
  const ChoiceDefinition* inside = rules::choice_of_ability(*ability);
  if (inside != nullptr && !rules::chosen_ability(taken).empty()) {
    const AbilityTaken nested = rules::inner_ability(taken);
    const rules::Ability* chosen_one = rules::find_ability(*question.ruleset, nested.id);
    if (chosen_one != nullptr && asks(*question.ruleset, nested, 1)) {
      text(ui, chosen_one->name, {.type = Type::heading_4});
      AbilityQuestion deeper = question;
      deeper.taken = &nested;
      if (question.preview) {
        deeper.preview = [&](const AbilityTaken& after) {
          return question.preview(with_inner(taken, after));
        };
      }
      if (auto hit = ability_questions(ui, deeper, place + "/" + nested.id, state, requests)) {
        changed = AbilityChange{with_inner(taken, std::move(hit->taken)), hit->merge_key};
      }
    }
  }
  const bool in_play = question.character != nullptr && question.character->in_play;
  for (const rules::KnownDefinition& known : ability->knows) {
    all_known(ui, known, writing, in_play);
  }
  questions_of(ui, *ability, writing);
  return changed;
}

void ability_choices(Ui& ui, const CharacterView& view, std::size_t index,
                     AbilityChoicesState& state, Requests& requests) {
  const rules::Character& before = *view.character;
  if (index >= before.abilities.size()) return;
  AbilityQuestion question;
  question.ruleset = view.ruleset;
  question.taken = &before.abilities[index];
  question.character = &before;
  question.generation = view.generation;
  question.preview = [&](const AbilityTaken& taken) {
    rules::Character after = before;
    after.abilities[index] = taken;
    return preview(view, after);
  };
  const std::string place = before.id + ":" + std::to_string(index) + ":" + question.taken->id;
  auto changed = ability_questions(ui, question, place, state, requests);
  if (!changed) return;
  rules::Character after = before;
  after.abilities[index] = std::move(changed->taken);
  change(requests, view, std::move(after), std::move(changed->merge_key));
}

bool asks_for_choices(const rules::Ruleset& ruleset, const AbilityTaken& taken) {
  return asks(ruleset, taken, 0);
}

}  // namespace roadbook::ui

// Those whose heritage is made of two: whom they come from, and what they have of each.
#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "ui/blocks/heritage.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

void choose_inherited(const StepContext& at, rules::Beside what, const char* key) {
  const Inherited choice = inherited(at.view, what);
  if (choice.options.cards.empty()) return;
  text(at.ui, choice.question, {.type = Type::strong});
  at.arrive(key);
  const ChoiceOptions look{.min_width = 200, .dense = true};
  if (const auto hit = choices(at.ui, choice.question, choice.options.cards, look)) {
    at.put(with_choice(at.character(), choice.from, choice.options.ids[*hit]));
  }
}

void of_the_body(const StepContext& at, rules::Beside what) {
  const rules::Question* asked = rules::question_beside(at.ruleset(), what);
  if (asked == nullptr) return;
  at.arrive(rules::keys::answers, asked->id);
  at.put_chosen(body_of_parents(at.ui, at.view, at.requests, *asked));
}

}  // namespace

void made_of_two(const StepContext& at) {
  Ui& ui = at.ui;
  const bool of_two = at.ruleset().creation.mixed_heritages > 1;
  heading(ui, 3, of_two ? "The two you come from" : "The one you come from");
  {
    Columns columns(ui, {1, 1}, 16);
    at.arrive(rules::keys::parent_heritages);
    at.put_chosen(parent_list(ui, at.view, 0));
    columns.next();
    if (of_two) at.put_chosen(parent_list(ui, at.view, 1));
  }
  const rules::Character& now = at.character();
  if (now.parent_heritages[0].empty() && now.parent_heritages[1].empty()) return;
  choose_inherited(at, rules::Beside::virtue, rules::keys::virtue_from);
  choose_inherited(at, rules::Beside::vice, rules::keys::vice_from);
  of_the_body(at, rules::Beside::senses);
  of_the_body(at, rules::Beside::size);
  at.arrive(rules::keys::stride);
  at.put_chosen(stride_list(ui, at.view));
}

}  // namespace roadbook::ui

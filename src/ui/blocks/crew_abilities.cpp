// Makes cards of the abilities of a crew, each with what it would change.
#include "ui/blocks/crew_abilities.hpp"

#include <algorithm>
#include <utility>

#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "ui/blocks/choice_words.hpp"

namespace roadbook::ui {

OptionCards crew_ability_cards(const CrewView& view, bool adding) {
  OptionCards options;
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Crew& crew = *view.crew;
  for (const rules::Ability* ability : rules::crew_ability_offers(ruleset, crew)) {
    const bool has =
        std::any_of(crew.abilities.begin(), crew.abilities.end(),
                    [&](const rules::AbilityTaken& each) { return each.id == ability->id; });
    if (adding && has && ability->times <= 1) continue;
    Choice card;
    card.title = ability->name;
    card.id = ability->id;
    card.text = ability->description;
    card.provenance = source_words(ruleset, ability->source);
    card.chosen = has && !adding;
    rules::AbilityTaken taken;
    taken.id = ability->id;
    const rules::Crew after = rules::with_crew_ability(ruleset, crew, taken);
    if (card.chosen) {
      // What it gives stays in sight once it is taken.
      card.change = member_gains(ruleset, rules::without_crew_ability(crew, ability->id), crew);
    } else {
      card.change = crew_preview(view, after);
    }
    const rules::Verdict verdict = rules::may_have_crew_ability(ruleset, after, ability->id);
    if (!verdict) card.refusal = verdict.reason;
    options.cards.push_back(std::move(card));
    options.ids.push_back(ability->id);
  }
  return options;
}

}  // namespace roadbook::ui

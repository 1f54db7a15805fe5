// Chooses a special ability, and what it asks for, at random.
#include "rules/judge/random_abilities.hpp"

#include <string>
#include <utility>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random_words.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

AbilityTaken with_choices(const Ruleset& ruleset, const Character& character,
                          const Ability& ability, Seeded& chance, int depth) {
  AbilityTaken taken;
  taken.id = ability.id;
  for (const KnownDefinition& known : ability.knows) {
    taken.known.push_back({raised(known.noun) + " of " + random_name(ruleset, chance), {}});
  }
  for (const ChoiceDefinition& choice : ability.choices) {
    if (!choice.required) continue;
    switch (choice.kind) {
      case ChoiceKind::attribute:
        taken.choice = chance.pick(ruleset.attributes).id;
        break;
      case ChoiceKind::action:
        taken.choice = chance.pick(ruleset.actions).id;
        break;
      case ChoiceKind::damage_type:
        if (!ruleset.damage_types.empty()) taken.choice = chance.pick(ruleset.damage_types).id;
        break;
      case ChoiceKind::option:
        if (!choice.options.empty()) taken.choice = chance.pick(choice.options).id;
        break;
      case ChoiceKind::cohort_type:
        if (!ruleset.cohort_types.empty()) taken.choice = chance.pick(ruleset.cohort_types).id;
        break;
      case ChoiceKind::words:
        taken.choice = random_name(ruleset, chance);
        break;
      case ChoiceKind::other_playbook_ability:
      case ChoiceKind::heritage_ability: {
        const std::vector<AbilityOffer> offers =
            choice.kind == ChoiceKind::heritage_ability
                ? mixed_offers(ruleset, character)
                : offers_of_other_playbooks(ruleset, character);
        if (offers.empty() || depth > 2) break;
        const AbilityOffer offer = chance.pick(offers);
        AbilityTaken nested = with_choices(ruleset, character, *offer.ability, chance, depth + 1);
        taken.choice = nested.id;
        taken.nested = {std::move(nested)};
        break;
      }
    }
  }
  return taken;
}

}  // namespace

Character chosen_ability(const Ruleset& ruleset, const Character& before, const Gifts& gifts,
                         Seeded& chance) {
  Character character = before;
  if (!character.in_play) character.abilities.clear();
  std::vector<AbilityOffer> open;
  const Standing now = derive(ruleset, character, gifts);
  for (const AbilityOffer& offer : ability_offers(ruleset, character)) {
    if (may_have_ability(now, offer.ability->id)) open.push_back(offer);
  }
  if (open.empty()) return before;
  const AbilityOffer offer = chance.pick(open);
  character.abilities.push_back(with_choices(ruleset, character, *offer.ability, chance, 0));
  return character;
}

}  // namespace roadbook::rules

// Makes the cards of a character's special abilities.
#include "ui/blocks/abilities.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"

namespace roadbook::ui {

namespace {

// What an ability does to the numbers of a character that does not have it.
std::string change_by(const rules::Standing& without, const rules::AbilityTaken& taken) {
  return preview(*without.ruleset, without, rules::standing_with_ability(without, taken));
}

// The attribute that an ability lets one choose makes one line for each.
std::string change_line_of(const rules::Standing& without, const rules::Ability& ability) {
  rules::AbilityTaken taken;
  taken.id = ability.id;
  const bool of_attribute =
      !ability.choices.empty() && ability.choices.front().kind == rules::ChoiceKind::attribute;
  if (!of_attribute) return change_by(without, taken);
  std::string lines;
  for (const rules::Attribute& attribute : without.ruleset->attributes) {
    taken.choice = attribute.id;
    text::add_part(lines, change_by(without, taken), "\n");
  }
  return lines;
}

}  // namespace

std::optional<std::size_t> place_of_ability(const rules::Character& character,
                                            const rules::Id& id) {
  for (std::size_t i = 0; i < character.abilities.size(); ++i) {
    if (character.abilities[i].id == id) return i;
  }
  return std::nullopt;
}

bool one_ability_only(const rules::Ruleset& ruleset, const rules::Character& character) {
  return !character.in_play && ruleset.creation.abilities == 1;
}

OptionCards ability_cards(const CharacterView& view, bool adding, const rules::Track* advance) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& now = *view.character;
  rules::Character none = now;
  if (advance != nullptr) none.in_play = true;  // only play brings one
  const bool one_only = one_ability_only(ruleset, none);
  const bool any_number = adding && none.in_play;
  const bool full =
      !any_number && static_cast<int>(now.abilities.size()) >= ruleset.creation.abilities;
  // Where one ability takes the place of another, each is shown by what it does alone.
  if (one_only) none.abilities.clear();
  const rules::Standing without = rules::standing_with(view.standing, std::move(none));
  OptionCards found;
  for (const rules::AbilityOffer& offer : advance == nullptr
                                              ? rules::ability_offers(ruleset, now)
                                              : rules::advance_offers(ruleset, now, *advance)) {
    const rules::Ability& ability = *offer.ability;
    const auto place = place_of_ability(now, ability.id);
    Choice card =
        plain_card(ability.id, ability.name, ability.description, place && (!adding || one_only));
    card.provenance = offer.origin;
    if (ability.spends_special_armor) {
      card.provenance += rules::say(ruleset, " · uses {special_armor}");
    }
    if (card.chosen) {
      if (one_only) card.change = change_by(without, now.abilities[*place]);
      mark_findings(view, rules::StepKind::abilities, ability.id, card);
    } else {
      card.change = change_line_of(without, ability);
      const auto taken = std::count_if(now.abilities.begin(), now.abilities.end(),
                                       [&](const auto& each) { return each.id == ability.id; });
      card.refusal = rules::may_have_ability(view.standing, ability.id).reason;
      if (place && taken >= ability.times) card.refusal = rules::taken_too_often(ability);
      if (card.refusal.empty() && full && !one_only) {
        card.refusal = rules::say(ruleset, "Take another {ability.} away first.");
      }
    }
    found.add(std::move(card));
  }
  return found;
}

rules::Character with_ability_pressed(const CharacterView& view, const rules::Id& id, bool on) {
  const rules::Character& now = *view.character;
  if (!on) {
    return rules::without_ability(now, place_of_ability(now, id).value_or(now.abilities.size()));
  }
  rules::AbilityTaken taken;
  taken.id = id;
  return rules::with_ability(*view.ruleset, now, taken);
}

}  // namespace roadbook::ui

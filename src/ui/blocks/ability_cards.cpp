// Makes the cards of a choice inside a special ability, and the ability after a press.
#include "ui/blocks/ability_cards.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::ui {

using rules::AbilityTaken;
using rules::ChoiceDefinition;
using rules::ChoiceKind;

namespace {

// Something that can be chosen, before it is a card.
struct Offer {
  rules::Id id;
  std::string name;
  std::string text;
  std::string provenance;
};

std::vector<Offer> offers_of(const AbilityQuestion& question, const ChoiceDefinition& choice) {
  const rules::Ruleset& ruleset = *question.ruleset;
  std::vector<Offer> offers;
  switch (choice.kind) {
    case ChoiceKind::attribute:
      for (const rules::Attribute& each : ruleset.attributes) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::action:
      for (const rules::Action& each : ruleset.actions) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::damage_type:
      for (const rules::Entry& each : ruleset.damage_types) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::option:
      for (const rules::Option& each : choice.options) {
        offers.push_back({each.id, each.name, {}, {}});
      }
      break;
    case ChoiceKind::other_playbook_ability:
    case ChoiceKind::heritage_ability: {
      if (question.character == nullptr) break;
      const auto open = choice.kind == ChoiceKind::heritage_ability
                            ? rules::mixed_offers(ruleset, *question.character)
                            : rules::offers_of_other_playbooks(ruleset, *question.character);
      for (const rules::AbilityOffer& each : open) {
        offers.push_back(
            {each.ability->id, each.ability->name, each.ability->description, each.origin});
      }
      break;
    }
    case ChoiceKind::cohort_type:
      for (const rules::Entry& each : ruleset.cohort_types) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::words:
      break;
  }
  return offers;
}

}  // namespace

bool names_ability(ChoiceKind kind) {
  return kind == ChoiceKind::other_playbook_ability || kind == ChoiceKind::heritage_ability;
}

rules::Ids open_picks(const ChoiceDefinition& choice, const std::string& now) {
  rules::Ids ids = rules::picked(choice, now);
  if (!choice.again || choice.picks < 1) return ids;
  const std::size_t whole = ids.size() - ids.size() % static_cast<std::size_t>(choice.picks);
  ids.erase(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(whole));
  return ids;
}

AbilityTaken with_pressed(const AbilityTaken& before, const ChoiceDefinition& choice,
                          const rules::Id& id) {
  AbilityTaken after = before;
  const ChoiceKind kind = choice.kind;
  after.choice = id;
  if (choice.picks > 1) {
    rules::Ids ids = rules::picked(choice, before.choice);
    const auto round = static_cast<std::ptrdiff_t>(open_picks(choice, before.choice).size());
    const auto there = std::find(ids.end() - round, ids.end(), id);
    if (there == ids.end()) {
      ids.push_back(id);
    } else {
      ids.erase(there);
    }
    after.choice = rules::joined(ids, ",");
  }
  after.nested.clear();
  if (names_ability(kind)) {
    AbilityTaken nested;
    nested.id = id;
    after.nested.push_back(std::move(nested));
  }
  return after;
}

std::vector<Choice> cards_of(const AbilityQuestion& question, const ChoiceDefinition& choice) {
  std::vector<Choice> cards;
  const rules::Ids now = open_picks(choice, rules::chosen_ability(*question.taken));
  for (Offer& offer : offers_of(question, choice)) {
    Choice card;
    card.id = offer.id;
    card.title = std::move(offer.name);
    card.text = std::move(offer.text);
    card.provenance = std::move(offer.provenance);
    card.chosen = rules::contains(now, offer.id);
    // Where several are chosen, a card says no more and no less by that.
    if (choice.picks > 1) card.change_lines = 3;
    const bool full = choice.picks > 1 && static_cast<int>(now.size()) >= choice.picks;
    if (!card.chosen && full) {
      card.refusal = rules::number(choice.picks) + " are chosen: take one back first.";
    } else if (!card.chosen && question.preview) {
      card.change = question.preview(with_pressed(*question.taken, choice, offer.id));
    }
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace roadbook::ui

// Makes the cards of powers, and counts them.
#include "ui/blocks/powers.hpp"

#include <utility>
#include <vector>

#include "rules/judge/permit.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"

namespace roadbook::ui {

namespace {

int dots_of_actions(const CharacterView& view) {
  int dots = 0;
  for (const rules::DerivedAction& action : view.standing.numbers.actions) dots += action.rating;
  return dots;
}

int count_taken(const CharacterView& view) {
  return static_cast<int>(view.character->powers.size());
}

std::string requirements(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::vector<std::string> parts;
  for (const rules::Prerequisite& each : power.requires_all) {
    parts.push_back(rules::worded(ruleset, each));
  }
  return parts.empty() ? std::string() : "Needs " + rules::joined(parts);
}

Choice power_card(const CharacterView& view, const rules::Power& power) {
  Choice card = plain_card(power.id, power.name, power_text(power),
                           rules::contains(view.character->powers, power.id));
  card.provenance = rules::cost_of_power(*view.ruleset, power);
  const std::string needs = requirements(*view.ruleset, power);
  if (!needs.empty()) card.provenance += "\n" + needs;
  if (card.chosen) {
    mark_findings(view, rules::StepKind::powers, power.id, card);
  } else {
    card.refusal = rules::may_have_power(view.standing, power.id).reason;
  }
  return card;
}

}  // namespace

std::array<PowerPart, 4> parts_of_power(const rules::Power& power) {
  return {{{{}, power.description},
           {"Trigger", power.trigger},
           {"Attack", power.attack},
           {"Hit", power.hit}}};
}

std::string power_text(const rules::Power& power) {
  std::string words;
  for (const PowerPart& each : parts_of_power(power)) {
    if (each.words.empty()) continue;
    const std::string label = each.label.empty() ? std::string() : std::string(each.label) + ": ";
    text::add_part(words, label + each.words, "\n");
  }
  return words;
}

std::string powers_counter(const CharacterView& view) {
  const int taken = count_taken(view);
  if (!view.ruleset->creation.powers_per_dot) {
    return taken == 0 ? std::string() : rules::counted(taken, view.ruleset->words.power);
  }
  return rules::number(taken) + " of " + rules::counted(dots_of_actions(view), "dot", "dots");
}

int count_allowed_powers(const CharacterView& view) {
  int allowed = 0;
  for (const rules::Power& power : view.ruleset->powers) {
    const bool mine = rules::contains(view.character->powers, power.id);
    if (!mine && rules::may_have_power(view.standing, power.id)) ++allowed;
  }
  return allowed;
}

bool all_dots_used(const CharacterView& view, int allowed) {
  const int taken = count_taken(view);
  return view.ruleset->creation.powers_per_dot && taken > 0 && taken >= dots_of_actions(view) &&
         allowed == 0;
}

OptionCards power_cards(const CharacterView& view, ShownOf shown, bool used) {
  rules::Character none = *view.character;
  none.powers.clear();
  const rules::Standing without = rules::standing_with(view.standing, std::move(none));
  OptionCards found;
  for (const rules::Power& power : view.ruleset->powers) {
    Choice card = power_card(view, power);
    const bool allowed = !used && rules::may_have_power(without, power.id);
    if (card.chosen || shown == ShownOf::all || (shown == ShownOf::allowed && allowed)) {
      found.add(std::move(card));
    }
  }
  return found;
}

}  // namespace roadbook::ui

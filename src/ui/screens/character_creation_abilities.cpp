// The special ability: cards of all that is open, and what the chosen one asks for.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// Where an ability stands among those that were taken.
std::optional<std::size_t> taken_at(const rules::Character& character, const rules::Id& id) {
  for (std::size_t i = 0; i < character.abilities.size(); ++i) {
    if (character.abilities[i].id == id) return i;
  }
  return std::nullopt;
}

std::string provenance(const rules::Ruleset& ruleset, const rules::AbilityOffer& offer) {
  std::string words = offer.origin;
  if (!offer.ability->spends_special_armor) return words;
  for (const rules::Statistic& statistic : ruleset.statistics) {
    if (!statistic.needs_special_armor) continue;
    words += " · uses " + rules::lowered(statistic.name);
    break;
  }
  return words;
}

// What an ability does to the numbers of a character that does not have it.
std::string change_by(const rules::Standing& without, const rules::AbilityTaken& taken) {
  const rules::Ruleset& ruleset = *without.ruleset;
  const rules::Standing after = rules::standing_with_ability(without, taken);
  return change_line(essential(ruleset, rules::changes(ruleset, without.numbers, after.numbers)));
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
    const std::string words = change_by(without, taken);
    if (!words.empty()) lines += (lines.empty() ? "" : "\n") + words;
  }
  return lines;
}

OptionCards ability_cards(const StepContext& at) {
  const CharacterView& view = at.view;
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& now = *view.character;
  OptionCards found;
  const bool one_only = !now.in_play && ruleset.creation.abilities == 1;
  const bool full = static_cast<int>(now.abilities.size()) >= ruleset.creation.abilities;
  // Where one ability takes the place of another, each is shown by what it does alone.
  rules::Character none = now;
  if (one_only) none.abilities.clear();
  const rules::Standing without = rules::standing_with(view.standing, std::move(none));
  for (const rules::AbilityOffer& offer : rules::ability_offers(ruleset, now)) {
    const rules::Ability& ability = *offer.ability;
    Choice card;
    card.id = ability.id;
    card.title = ability.name;
    card.text = ability.description;
    card.provenance = provenance(ruleset, offer);
    card.chosen = taken_at(now, ability.id).has_value();
    if (one_only && card.chosen) {
      card.change = change_by(without, now.abilities[*taken_at(now, ability.id)]);
    } else if (!card.chosen) {
      card.change = change_line_of(without, ability);
    }
    if (card.chosen) {
      mark_findings(view, rules::StepKind::abilities, ability.id, card);
    } else {
      const rules::Verdict verdict = rules::may_have_ability(view.standing, ability.id);
      if (!verdict) card.refusal = verdict.reason;
      if (verdict && full && !one_only)
        card.refusal = rules::say(ruleset, "Take another {ability.} away first.");
      let_through(at, card);
    }
    found.cards.push_back(std::move(card));
    found.ids.push_back(ability.id);
  }
  return found;
}

void press(const StepContext& at, const rules::Id& id) {
  if (const auto index = taken_at(at.character(), id)) {
    at.put(rules::without_ability(at.character(), *index));
    return;
  }
  rules::AbilityTaken taken;
  taken.id = id;
  at.put(rules::with_ability(at.ruleset(), at.character(), taken));
}

// What the taken ability asks for, in a card of its own.
void asked_by(const StepContext& at, std::size_t index) {
  const rules::AbilityTaken& taken = at.character().abilities[index];
  const rules::Ability* ability = rules::find_ability(at.ruleset(), taken.id);
  if (ability == nullptr || !asks_for_choices(at.ruleset(), taken)) return;
  const Block card = panel(at.ui, {.padding = 18, .gap = 12});
  const Block together = group(at.ui, ability->name + " asks you");
  heading(at.ui, 4, ability->name + " asks you");
  if (!ability->flavor.empty()) text(at.ui, ability->flavor, Tone::muted);
  ability_choices(at.ui, at.view, index, at.state.ability, at.requests);
}

void cards(const StepContext& at, const OptionCards& all, std::size_t from, std::size_t to,
           std::string_view name) {
  if (from >= to) return;
  const auto at_index = [&](std::size_t i) { return static_cast<std::ptrdiff_t>(i); };
  const bool whole = from == 0 && to == all.cards.size();
  const std::vector<Choice> part = whole ? std::vector<Choice>()
                                         : std::vector<Choice>(all.cards.begin() + at_index(from),
                                                               all.cards.begin() + at_index(to));
  const ChoiceOptions look{.deselect = true};
  if (const auto hit = choices(at.ui, name, whole ? all.cards : part, look)) {
    press(at, all.ids[from + *hit]);
  }
}

}  // namespace

void abilities_step(const StepContext& at) {
  Ui& ui = at.ui;
  const std::string key = at.state.refused_too ? "abilities, all" : "abilities";
  const OptionCards& all =
      at.state.options.of(at.view.generation, key, [&] { return ability_cards(at); });
  if (at.character().playbook.empty()) {
    hint(ui, rules::say(at.ruleset(),
                        "Choose your {playbook} and {heritage}, and more {ability+} open here."));
  }
  // What an ability asks for stands under the row of its card.
  const auto columns =
      std::clamp<std::size_t>(static_cast<std::size_t>((ui.width() + 14) / (260 + 14)), 1, 2);
  std::size_t split = all.cards.size();
  std::optional<std::size_t> asking;
  for (std::size_t i = 0; i < all.cards.size() && !asking; ++i) {
    if (!all.cards[i].chosen) continue;
    const auto index = taken_at(at.character(), all.ids[i]);
    if (!index || !asks_for_choices(at.ruleset(), at.character().abilities[*index])) continue;
    asking = index;
    split = std::min((i / columns + 1) * columns, all.cards.size());
  }
  cards(at, all, 0, split, at.ruleset().words.ability.one);
  if (asking) asked_by(at, *asking);
  cards(at, all, split, all.cards.size(), rules::say(at.ruleset(), "More {ability+}"));
  for (std::size_t i = 0; i < at.character().abilities.size(); ++i) {
    if (asking && i != *asking) asked_by(at, i);
  }
  refused_too(at);
}

}  // namespace roadbook::ui

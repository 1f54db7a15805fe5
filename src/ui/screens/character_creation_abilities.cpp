// The special ability: cards of all that is open, and what the chosen one asks for.
#include <algorithm>

#include "rules/game/keys.hpp"
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
    text::add_part(lines, words, "\n");
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
    Choice card = plain_card(ability.id, ability.name, ability.description,
                             taken_at(now, ability.id).has_value());
    card.provenance = provenance(ruleset, offer);
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
    found.add(std::move(card));
  }
  return found;
}

// A mark that most lines have tells none of them apart.
void without_common_mark(std::vector<Pick>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string mark = lines[i].mark;
    const auto same = [&](const Pick& each) { return each.mark == mark; };
    if (2 * std::count_if(lines.begin(), lines.end(), same) <= std::ssize(lines)) continue;
    for (Pick& each : lines) {
      if (same(each)) each.mark.clear();
    }
    return;
  }
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
  at.arrive(rules::keys::special_abilities, std::to_string(index));
  heading(at.ui, 4, ability->name + " asks you");
  if (!ability->flavor.empty()) text(at.ui, ability->flavor, Tone::muted);
  ability_choices(at.ui, at.view, index, at.state.ability, at.requests);
}

}  // namespace

void abilities_step(const StepContext& at) {
  Ui& ui = at.ui;
  const std::string key = at.state.refused_too ? "abilities, all" : "abilities";
  const OptionCards& all =
      at.state.options.of(at.view.generation, key, [&] { return ability_cards(at); });
  if (at.character().playbook.empty()) {
    playbook_first(
        at, rules::say(at.ruleset(),
                       "Choose your {playbook} and {heritage}, and more {ability+} open here."));
  }
  std::vector<Pick> lines = lines_of(all);
  for (Pick& each : lines) {
    each.mark = each.choice->provenance.substr(0, each.choice->provenance.find(" · "));
  }
  without_common_mark(lines);
  const bool one_only = !at.character().in_play && at.ruleset().creation.abilities == 1;
  const PickOptions look{.choosing = Choosing::one,
                         .deselect = true,
                         .fold = one_only,
                         .take = "Take it",
                         .give = "Give it back"};
  const bool list_stands = !one_only || !is_folded(at.state.pick.fold, all.cards);
  if (list_stands && when_undecided(ui, all)) press(at, all.ids.front());
  if (at.character().abilities.empty()) at.arrive(rules::keys::special_abilities);
  if (const auto hit = pick_list(ui, at.ruleset().words.ability.one, lines, at.state.pick, look)) {
    press(at, all.ids[*hit]);
  }
  for (std::size_t i = 0; i < at.character().abilities.size(); ++i) asked_by(at, i);
  refused_too(at);
}

}  // namespace roadbook::ui

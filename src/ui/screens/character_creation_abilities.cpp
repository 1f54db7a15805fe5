// The special ability: cards of all that is open, and what the chosen one asks for.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "text/wording.hpp"
#include "ui/blocks/abilities.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

OptionCards ability_cards_here(const StepContext& at) {
  OptionCards found = ability_cards(at.view, false);
  for (Choice& each : found.cards) let_through(at, each);
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
      at.state.options.of(at.view.generation, key, [&] { return ability_cards_here(at); });
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
  const bool one_only = one_ability_only(at.ruleset(), at.character());
  const PickOptions look{.choosing = Choosing::one,
                         .deselect = true,
                         .fold = one_only,
                         .take = "Take it",
                         .give = "Give it back"};
  const bool list_stands = !one_only || !is_folded(at.state.pick.fold, all.cards);
  const auto press = [&](std::size_t hit) {
    at.put(with_ability_pressed(at.view, all.ids[hit], !all.cards[hit].chosen));
  };
  if (list_stands && when_undecided(ui, all)) press(0);
  if (at.character().abilities.empty()) at.arrive(rules::keys::special_abilities);
  if (const auto hit = pick_list(ui, at.ruleset().words.ability.one, lines, at.state.pick, look)) {
    press(*hit);
  }
  for (std::size_t i = 0; i < at.character().abilities.size(); ++i) asked_by(at, i);
  refused_too(at);
}

}  // namespace roadbook::ui

// What a change gives up, in words.
#include <algorithm>

#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

std::string name_of_ability(const Ruleset& ruleset, const Id& id) {
  const Ability* ability = find_ability(ruleset, id);
  return ability == nullptr ? id : ability->name;
}

std::string contact_name(const Ruleset& ruleset, const Character& character,
                         const std::string& id) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  return playbook == nullptr ? id : name_or_words(playbook->contacts, id);
}

// Those with a place of their own on the sheet who are there no more.
template <class Lost>
void each_lost_person(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& before,
                      const std::vector<BondTaken>& after, const Lost& lost) {
  for (const Bond* bond : placed_bonds(ruleset, scope)) {
    const std::string& who = person_of(before, bond).who;
    if (!who.empty() && person_of(after, bond).who.empty()) lost(*bond, who);
  }
}

}  // namespace

std::vector<std::string> losses(const Ruleset& ruleset, const Character& before,
                                const Character& after) {
  std::vector<std::string> lost;
  for (const AbilityTaken& taken : before.abilities) {
    const bool kept = std::any_of(after.abilities.begin(), after.abilities.end(),
                                  [&](const AbilityTaken& each) { return each.id == taken.id; });
    if (!kept) lost.push_back(say(ruleset, "the {ability.} ") + name_of_ability(ruleset, taken.id));
    for (const AbilityTaken& each : after.abilities) {
      if (each.id == taken.id && chosen_ability(each).empty() && !chosen_ability(taken).empty()) {
        lost.push_back("the choice in " + name_of_ability(ruleset, taken.id));
      }
    }
  }
  each_lost_person(ruleset, Scope::character, before.bonds, after.bonds,
                   [&](const Bond& bond, const std::string& who) {
                     lost.push_back("your " + lowered(bond.word.narrow()) + ", " +
                                    lowered(contact_name(ruleset, before, who)));
                   });
  int placed_before = 0;
  int placed_after = 0;
  const Playbook* old_one = find_playbook(ruleset, before.playbook);
  const Playbook* new_one = find_playbook(ruleset, after.playbook);
  for (const auto& [id, dots] : before.actions) {
    placed_before += dots - (old_one == nullptr ? 0 : amount_of(old_one->starting_dots, id));
  }
  for (const auto& [id, dots] : after.actions) {
    placed_after += dots - (new_one == nullptr ? 0 : amount_of(new_one->starting_dots, id));
  }
  if (placed_after < placed_before) {
    lost.push_back(counted(placed_before - placed_after, "placed dot", "placed dots"));
  }
  for (const Carried& carried : before.carried) {
    if (std::find(after.carried.begin(), after.carried.end(), carried) == after.carried.end() &&
        !is_put_away(after, carried)) {
      lost.push_back(lowered(carried_name(ruleset, carried)));
    }
  }
  const bool had_mixture =
      !before.parent_heritages[0].empty() || !before.parent_heritages[1].empty();
  if (had_mixture && after.parent_heritages[0].empty() && after.parent_heritages[1].empty()) {
    lost.push_back(say(ruleset, "the two {heritage+} that you named"));
  }
  return lost;
}

std::vector<std::string> losses(const Ruleset& ruleset, const Crew& before, const Crew& after) {
  std::vector<std::string> lost;
  for (const AbilityTaken& taken : before.abilities) {
    const bool kept = std::any_of(after.abilities.begin(), after.abilities.end(),
                                  [&](const AbilityTaken& each) { return each.id == taken.id; });
    if (!kept) lost.push_back(say(ruleset, "the {ability.} ") + name_of_ability(ruleset, taken.id));
  }
  for (const auto& [id, boxes] : before.upgrades) {
    if (amount_of(after.upgrades, id) >= boxes) continue;
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    lost.push_back(say(ruleset, "the {upgrade} ") + (upgrade == nullptr ? id : upgrade->name));
  }
  if (!before.claims.empty() && after.claims.empty()) {
    lost.push_back(counted(static_cast<int>(before.claims.size()), ruleset.words.claim));
  }
  each_lost_person(ruleset, Scope::crew, before.bonds, after.bonds,
                   [&](const Bond& bond, const std::string&) {
                     lost.push_back("your " + lowered(bond.word.narrow()));
                   });
  if (!before.operation.empty() && after.operation.empty())
    lost.push_back(say(ruleset, "your {operation}"));
  if (!before.features.empty() && after.features.empty()) lost.emplace_back("what you swore");
  return lost;
}

}  // namespace roadbook::rules

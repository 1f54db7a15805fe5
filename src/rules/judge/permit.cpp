// What a character may choose, and why not.
#include "rules/judge/permit.hpp"

#include <algorithm>
#include <functional>

#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/inner_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

bool offered(const std::vector<AbilityOffer>& offers, const Id& id) {
  return std::any_of(offers.begin(), offers.end(),
                     [&](const AbilityOffer& each) { return each.ability->id == id; });
}

// A crew's "one more dot" that this character has not used through a recorded choice.
const Modifier* open_action_dot(const Ruleset& ruleset, const Character& character,
                                const Crew* crew, const Id& action) {
  if (crew == nullptr) return nullptr;
  for (const Effect& effect : effects_on_character(ruleset, character, crew)) {
    if (effect.modifier->kind == ModifierKind::action_dot && effect.choice.empty() &&
        contains(effect.modifier->of, action)) {
      return effect.modifier;
    }
  }
  return nullptr;
}

}  // namespace

Verdict may_have_ability(const Ruleset& ruleset, const Character& character, const Crew* crew,
                         const Id& id) {
  const Ability* ability = find_ability(ruleset, id);
  if (ability == nullptr) return refused(say(ruleset, "This game has no such {ability.}."));
  if (!offered(ability_offers(ruleset, character), id)) {
    return refused(ability->name + " is open neither to your " +
                   lowered(ruleset.words.playbook.one) + " nor to your " +
                   lowered(ruleset.words.heritage.one) + ".");
  }
  const ChoiceDefinition* choice = choice_of_ability(*ability);
  if (choice != nullptr && choice->kind == ChoiceKind::heritage_ability &&
      mixed_offers(ruleset, character).empty()) {
    return refused("Name your two " + lowered(ruleset.words.heritage.one) + "s first.");
  }
  const auto count = std::count_if(character.abilities.begin(), character.abilities.end(),
                                   [&](const AbilityTaken& taken) { return taken.id == id; });
  if (count > ability->times) {
    return refused(ability->name + " can be taken " +
                   (ability->times == 1 ? "once." : number(ability->times) + " times."));
  }
  const Derived derived = derive(ruleset, character, crew);
  for (const Prerequisite& prerequisite : ability->requires_all) {
    std::string reason = unmet(ruleset, prerequisite, character, derived);
    if (!reason.empty()) return refused(std::move(reason));
  }
  return {};
}

Verdict may_rate_action(const Ruleset& ruleset, const Character& character, const Crew* crew,
                        const Id& id, int dots) {
  const Action* action = find_action(ruleset, id);
  if (action == nullptr) return refused(say(ruleset, "This game has no such {action}."));
  const int brought = playbook_dots(ruleset, character, id);
  if (dots < brought) {
    return refused(find_playbook(ruleset, character.playbook)->name + " begins with " +
                   counted(brought, "dot", "dots") + " in " + action->name + ".");
  }
  // A game that names no limit has none.
  if (find_statistic(ruleset, Role::action_cap, Scope::character) == nullptr) return {};
  int cap = total_of(ruleset, derive(ruleset, character, crew), Role::action_cap);
  const Modifier* more = open_action_dot(ruleset, character, crew, id);
  if (more != nullptr) cap = std::max(cap, std::min(cap + more->value, more->maximum));
  if (dots <= cap) return {};
  return refused(character.in_play
                     ? "No action can have more than " + number(cap) + " dots yet."
                     : "No action begins with more than " + counted(cap, "dot", "dots") + ".");
}

namespace {

// The actions that can use a power.
Ids users_of(const Ruleset& ruleset, const Power& power) {
  if (!power.actions.empty()) return power.actions;
  const Attribute* attribute = find_attribute(ruleset, power.attribute);
  return attribute == nullptr ? Ids{} : attribute->actions;
}

}  // namespace

bool powers_fit(const Ruleset& ruleset, const Derived& derived, const Ids& powers) {
  // Every action dot is a place for one power; powers are given to places so that all fit, if they
  // can (augmenting paths).
  std::vector<Id> places;
  for (const DerivedAction& action : derived.actions) {
    for (int i = 0; i < action.rating; ++i) places.push_back(action.id);
  }
  std::vector<int> held_by(places.size(), -1);
  const auto fits = [&](std::size_t power, std::size_t place) {
    const Power* definition = find_power(ruleset, powers[power]);
    if (definition == nullptr) return false;
    const DerivedAction* action = find_action(derived, places[place]);
    return contains(users_of(ruleset, *definition), places[place]) &&
           definition->stress <= action->rating;
  };
  std::vector<bool> tried;
  const std::function<bool(std::size_t)> settle = [&](std::size_t power) {
    for (std::size_t place = 0; place < places.size(); ++place) {
      if (tried[place] || !fits(power, place)) continue;
      tried[place] = true;
      if (held_by[place] < 0 || settle(static_cast<std::size_t>(held_by[place]))) {
        held_by[place] = static_cast<int>(power);
        return true;
      }
    }
    return false;
  };
  for (std::size_t power = 0; power < powers.size(); ++power) {
    tried.assign(places.size(), false);
    if (!settle(power)) return false;
  }
  return true;
}

Verdict may_have_power(const Ruleset& ruleset, const Character& character, const Crew* crew,
                       const Id& id) {
  return may_have_power(ruleset, character, derive(ruleset, character, crew), id);
}

Verdict may_have_power(const Ruleset& ruleset, const Character& character, const Derived& derived,
                       const Id& id) {
  const Power* power = find_power(ruleset, id);
  if (power == nullptr) return refused(say(ruleset, "This game has no such {power}."));
  for (const Prerequisite& prerequisite : power->requires_all) {
    std::string reason = unmet(ruleset, prerequisite, character, derived);
    if (!reason.empty()) return refused(std::move(reason));
  }
  std::vector<std::string> names;
  int best = 0;
  for (const Id& user : users_of(ruleset, *power)) {
    const DerivedAction* action = find_action(derived, user);
    if (action == nullptr) continue;
    best = std::max(best, action->rating);
    names.push_back(find_action(ruleset, user)->name);
  }
  if (best == 0) return refused("It uses " + joined(names, " or ") + ", where you have no dot.");
  if (power->stress > best) {
    return refused("It costs " + number(power->stress) +
                   say(ruleset, " {stress}, more than your rating in ") + joined(names, " or ") +
                   " (" + number(best) + ").");
  }
  if (!ruleset.creation.powers_per_dot) return {};
  Ids powers = character.powers;
  if (!contains(powers, id)) powers.push_back(id);
  if (!powers_fit(ruleset, derived, powers)) {
    return refused(say(ruleset,
                       "Each {action} dot brings one {power}, and the dots that could use this one "
                       "have theirs already."));
  }
  return {};
}

namespace {

std::string name_of(Rarity rarity) {
  switch (rarity) {
    case Rarity::common:
      return "common";
    case Rarity::uncommon:
      return "uncommon";
    case Rarity::rare:
      return "rare";
    case Rarity::unique:
      return "unique";
  }
  return "common";
}

}  // namespace

Verdict may_carry(const Ruleset& ruleset, const Character& character, const Crew*, const Id& id) {
  const Item* item = find_item(ruleset, id);
  if (item == nullptr) return refused(say(ruleset, "This game has no such {item}."));
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  const bool own = playbook != nullptr && contains(playbook->items, id);
  // What a playbook brings along is its own (core: Character items).
  if (!own) {
    for (const Playbook& other : ruleset.playbooks) {
      if (!contains(other.items, id)) continue;
      return refused(item->name + " belongs to another " + small(ruleset.words.playbook) + ": " +
                     other.name + ".");
    }
  }
  if (character.in_play || own || ruleset.creation.open_rarities.empty() ||
      contains(ruleset.creation.open_rarities, name_of(item->rarity))) {
    return {};
  }
  return refused(item->name + " is " + name_of(item->rarity) + ": a new character carries only " +
                 joined(ruleset.creation.open_rarities, " or ") + " items.");
}

}  // namespace roadbook::rules

// What a character may choose, and why not.
#include "rules/judge/permit.hpp"

#include <algorithm>
#include <utility>

#include "rules/derive/evaluate.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// A crew's "one more dot" that this character has not used through a recorded choice.
const Modifier* open_action_dot(const Standing& standing, const Id& action) {
  if (!standing.gifts.of_crew) return nullptr;
  for (const Effect& effect : standing.effects) {
    if (effect.modifier->kind == ModifierKind::action_dot && effect.choice.empty() &&
        contains(effect.modifier->of, action)) {
      return effect.modifier;
    }
  }
  return nullptr;
}

}  // namespace

std::string taken_too_often(const Ability& ability) {
  return ability.name + " can be taken " +
         (ability.times == 1 ? "once." : number(ability.times) + " times.");
}

Verdict may_have_ability(const Standing& standing, const Id& id) {
  const Ruleset& ruleset = *standing.ruleset;
  const Character& character = *standing.character;
  const Ability* ability = find_ability(ruleset, id);
  if (ability == nullptr) return refused(say(ruleset, "This game has no such {ability.}."));
  if (!is_open_ability(ruleset, character, id)) {
    const bool of_heritage =
        std::any_of(ruleset.heritages.begin(), ruleset.heritages.end(),
                    [](const Heritage& each) { return !each.abilities.empty(); });
    return refused(
        ability->name +
        (of_heritage ? say(ruleset, " is open neither to your {playbook} nor to your {heritage}.")
                     : say(ruleset, " is not open to your {playbook}.")));
  }
  const ChoiceDefinition* choice = choice_of_ability(*ability);
  if (choice != nullptr && choice->kind == ChoiceKind::heritage_ability &&
      mixed_offers(ruleset, character).empty()) {
    return refused(say(ruleset, "Name your two {heritage+} first."));
  }
  const auto count = std::count_if(character.abilities.begin(), character.abilities.end(),
                                   [&](const AbilityTaken& taken) { return taken.id == id; });
  if (count > ability->times) {
    return refused(taken_too_often(*ability));
  }
  for (const Prerequisite& prerequisite : ability->requires_all) {
    std::string reason = unmet(standing, prerequisite);
    if (!reason.empty()) return refused(std::move(reason));
  }
  return {};
}

Verdict may_rate_action(const Standing& standing, const Id& id, int dots) {
  const Ruleset& ruleset = *standing.ruleset;
  const Character& character = *standing.character;
  const Action* action = find_action(ruleset, id);
  if (action == nullptr) return refused(say(ruleset, "This game has no such {action}."));
  const Playbook* playbook = standing.playbook;
  const int brought = playbook == nullptr ? 0 : amount_of(playbook->starting_dots, id);
  if (dots < brought) {
    return refused(playbook->name + " begins with " + counted(brought, "dot", "dots") + " in " +
                   action->name + ".");
  }
  // A game that names no limit has none.
  if (find_statistic(ruleset, Role::action_cap, Scope::character) == nullptr) return {};
  int cap = total_of(ruleset, standing.numbers, Role::action_cap);
  const Modifier* more = open_action_dot(standing, id);
  if (more != nullptr) cap = std::max(cap, std::min(cap + more->value, more->maximum));
  if (dots <= cap) return {};
  return refused(character.in_play
                     ? say(ruleset, "No {action} can have more than ") + number(cap) + " dots yet."
                     : say(ruleset, "No {action} begins with more than ") +
                           counted(cap, "dot", "dots") + ".");
}

int dots_allowed(const Standing& standing, const Id& id) {
  // Fewer than the playbook brings are refused, too, and for that reason.
  const int brought =
      standing.playbook == nullptr ? 0 : amount_of(standing.playbook->starting_dots, id);
  int most = std::max(0, brought - 1);
  while (most < most_dots && may_rate_action(standing, id, most + 1)) ++most;
  return most;
}

namespace {

// The actions that can use a power, as positions in the ruleset's list.
const Bound::Positions& users_of(const Ruleset& ruleset, const Power& power) {
  return ruleset.bound.actions_of_power[static_cast<std::size_t>(&power - ruleset.powers.data())];
}

// What a power costs when it is used with that action, at a position of the ruleset's list: never
// less than nothing ("Spellcraft").
int stress_with(const Standing& standing, const Power& power, std::size_t user) {
  const DerivedAction& action = standing.numbers.actions[user];
  int stress = power.stress;
  for (const Effect& effect : standing.effects) {
    if (effect.modifier->kind != ModifierKind::power_stress || effect.target != action.id) continue;
    stress = added(stress, product(effect.modifier->value, action.rating));
  }
  return std::max(std::min(stress, power.stress), 0);
}

// Gives powers to places so that all fit, if they can (augmenting paths). Every action dot is a
// place for one power.
class PowerPlaces {
 public:
  explicit PowerPlaces(const Standing& standing) : standing_(standing) {
    const std::vector<DerivedAction>& actions = standing.numbers.actions;
    for (std::uint32_t action = 0; action < actions.size(); ++action) {
      for (int i = 0; i < actions[action].rating; ++i) places_.push_back(action);
    }
    held_by_.resize(places_.size());
  }

  bool settle(const Power* power) {
    tried_.assign(places_.size(), false);
    return power != nullptr && find_place(*power);
  }

  // The places of each action that hold a power.
  std::vector<int> held() const {
    std::vector<int> held(standing_.numbers.actions.size(), 0);
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (held_by_[i] != nullptr) ++held[places_[i]];
    }
    return held;
  }

 private:
  bool find_place(const Power& power) {
    const Bound::Positions& users = users_of(*standing_.ruleset, power);
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (tried_[i] ||
          stress_with(standing_, power, places_[i]) >
              standing_.numbers.actions[places_[i]].rating ||
          std::find(users.begin(), users.end(), places_[i]) == users.end()) {
        continue;
      }
      tried_[i] = true;
      if (held_by_[i] == nullptr || find_place(*held_by_[i])) {
        held_by_[i] = &power;
        return true;
      }
    }
    return false;
  }

  const Standing& standing_;
  Bound::Positions places_;  // the action of each dot
  std::vector<const Power*> held_by_;
  std::vector<bool> tried_;
};

}  // namespace

bool powers_fit(const Standing& standing, const Ids& powers) {
  PowerPlaces places(standing);
  return std::all_of(powers.begin(), powers.end(), [&](const Id& power) {
    return places.settle(find_power(*standing.ruleset, power));
  });
}

std::vector<int> powers_of_actions(const Standing& standing) {
  PowerPlaces places(standing);
  for (const Id& power : standing.character->powers) {
    places.settle(find_power(*standing.ruleset, power));
  }
  return places.held();
}

int stress_of_power(const Standing& standing, const Power& power) {
  int least = power.stress;
  for (const std::uint32_t user : users_of(*standing.ruleset, power)) {
    if (standing.numbers.actions[user].rating == 0) continue;
    least = std::min(least, stress_with(standing, power, user));
  }
  return least;
}

Verdict may_have_power(const Standing& standing, const Id& id) {
  return may_have_power(standing, standing.character->powers, id);
}

Verdict may_have_power(const Standing& standing, const Ids& beside, const Id& id) {
  const Ruleset& ruleset = *standing.ruleset;
  const Power* power = find_power(ruleset, id);
  if (power == nullptr) return refused(say(ruleset, "This game has no such {power}."));
  for (const Prerequisite& prerequisite : power->requires_all) {
    std::string reason = unmet(standing, prerequisite);
    if (!reason.empty()) return refused(std::move(reason));
  }
  const Bound::Positions& users = users_of(ruleset, *power);
  const auto words = [&] {
    std::vector<std::string> names;
    for (const std::uint32_t user : users) names.push_back(ruleset.actions[user].name);
    return joined(names, " or ");
  };
  int best = 0;
  for (const std::uint32_t user : users) {
    best = std::max(best, standing.numbers.actions[user].rating);
  }
  if (best == 0) return refused("It uses " + words() + ", where you have no dot.");
  const bool affordable = std::any_of(users.begin(), users.end(), [&](std::uint32_t user) {
    const int rating = standing.numbers.actions[user].rating;
    return rating > 0 && stress_with(standing, *power, user) <= rating;
  });
  if (!affordable) {
    return refused("It costs " + number(power->stress) +
                   say(ruleset, " {stress}, more than your rating in ") + words() + " (" +
                   number(best) + ").");
  }
  // Alone, it has the dot of the best of them.
  if (!ruleset.creation.powers_per_dot || beside.empty()) return {};
  Ids powers = beside;
  if (!contains(powers, id)) powers.push_back(id);
  if (!powers_fit(standing, powers)) {
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

Verdict may_carry(const Standing& standing, const Id& id) {
  const Ruleset& ruleset = *standing.ruleset;
  const Character& character = *standing.character;
  const Item* item = find_item(ruleset, id);
  if (item == nullptr) return refused(say(ruleset, "This game has no such {item}."));
  const bool own = standing.playbook != nullptr && contains(standing.playbook->items, id);
  // What a playbook brings along is its own (core: Character items).
  const int other =
      ruleset.bound.playbook_of_item[static_cast<std::size_t>(item - ruleset.items.data())];
  if (!own && other >= 0) {
    return refused(item->name + " belongs to another " + small(ruleset.words.playbook) + ": " +
                   ruleset.playbooks[static_cast<std::size_t>(other)].name + ".");
  }
  if (character.in_play || own || ruleset.creation.open_rarities.empty() ||
      contains(ruleset.creation.open_rarities, name_of(item->rarity))) {
    return {};
  }
  return refused(item->name + " is " + name_of(item->rarity) +
                 say(ruleset, ": a new {character} carries only ") +
                 joined(ruleset.creation.open_rarities, " or ") + say(ruleset, " {item+}."));
}

}  // namespace roadbook::rules

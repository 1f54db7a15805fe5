// Attacks with what is carried, made of the game's own move.
#include "rules/play/attack.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

constexpr std::array<int, 6> die_sizes{4, 6, 8, 10, 12, 20};

// The question that an amount asks, of this kind of term.
Id asked_by(const ProcedureAmount& amount, AmountKind kind) {
  for (const AmountTerm& term : amount.terms) {
    if (term.kind == kind && term.value > 0) return term.of;
  }
  return {};
}

// The die so many sizes up or down.
int stepped(int die, int steps) {
  const auto at = std::find(die_sizes.begin(), die_sizes.end(), die);
  if (at == die_sizes.end()) return die;
  const auto index = static_cast<int>(at - die_sizes.begin());
  return die_sizes[static_cast<std::size_t>(
      std::clamp(index + steps, 0, static_cast<int>(die_sizes.size()) - 2))];
}

// What stands as the answer for a die of that size; empty where the move does not know it.
Id answer_for_die(const AttackMove& move, int die) {
  const Ask* ask = find_by_id(move.procedure->asks, move.die);
  if (ask == nullptr) return {};
  for (const AskOption& each : ask->options) {
    if (each.value == die) return each.id;
  }
  return {};
}

std::string hands_of(int hands) {
  return hands == 1 ? "one hand" : "two hands";
}

// How far a melee weapon made for this size reaches: as it is listed, and what the size makes of
// it.
std::string reach_of(const Item& kind, const Size* size, bool natural) {
  if (kind.reach == 0) return {};
  if (natural && size != nullptr && !size->reach.empty()) return size->reach;
  std::string listed = number(kind.reach) + "'";
  if (size == nullptr || size->die_step == 0 || size->melee_range.empty()) return listed;
  return listed + ", " + lowered(size->melee_range);
}

// The types of damage that abilities add to every melee weapon, by the choice made for each.
std::vector<std::string> added_damage(const Ruleset& ruleset,
                                      const std::vector<AbilityInUse>& abilities) {
  std::vector<std::string> types;
  for (const AbilityInUse& each : abilities) {
    const auto& gives = each.ability->situational;
    const bool adds = std::any_of(gives.begin(), gives.end(), [](const Situational& one) {
      return one.gives == Gives::damage_type;
    });
    if (!adds || each.taken == nullptr || each.taken->choice.empty()) continue;
    types.push_back(lowered(name_or_words(ruleset.damage_types, each.taken->choice)));
  }
  return types;
}

}  // namespace

Id Weapon::id() const {
  return natural ? Id("natural") : number(static_cast<int>(carried)) + ":" + number(hands);
}

AttackMove attack_move(const Ruleset& ruleset) {
  for (const Procedure& procedure : ruleset.procedures) {
    if (procedure.crew) continue;
    AttackMove move{&procedure, {}, {}, {}, {}};
    for (const Ask& ask : procedure.asks) {
      if (ask.kind == AskKind::weapon) move.weapon = ask.id;
    }
    for (const ProcedureRoll& roll : procedure.rolls) {
      if (roll.kind == RollKind::check) {
        move.action = asked_by(roll.rating, AmountKind::action_rating);
        move.defense = asked_by(roll.target, AmountKind::answer);
      }
      if (roll.kind != RollKind::sum) continue;
      for (const RollDice& dice : roll.dice) {
        const Id die = asked_by(dice.faces, AmountKind::option);
        if (!die.empty()) move.die = die;
      }
    }
    if (!move.action.empty() && !move.defense.empty() && !move.die.empty()) return move;
  }
  return {};
}

bool leaves_kind_open(const Ruleset& ruleset, const Carried& carried) {
  const Item* item = find_item(ruleset, carried.item);
  if (item == nullptr) return carried.item.empty();
  if (item->effect_die > 0 || item->hands == 0) return false;
  // It is of a category of things that have a die.
  return std::any_of(ruleset.items.begin(), ruleset.items.end(), [&](const Item& other) {
    return other.effect_die > 0 &&
           std::any_of(other.categories.begin(), other.categories.end(),
                       [&](const Id& each) { return contains(item->categories, each); });
  });
}

std::vector<Weapon> weapons_of(const Ruleset& ruleset, const Character& character,
                               const Derived& numbers) {
  const Size* size = find_size(ruleset, numbers.size);
  const std::vector<AbilityInUse> abilities = abilities_in_use(ruleset, character.abilities);
  const std::vector<std::string> added = added_damage(ruleset, abilities);
  std::vector<Weapon> weapons;
  for (std::size_t i = 0; i < character.carried.size(); ++i) {
    const Carried& carried = character.carried[i];
    const Item* item = find_item(ruleset, carried.item);
    const bool open = leaves_kind_open(ruleset, carried);
    const Item* kind = open ? find_item(ruleset, carried.kind) : item;
    const bool no_weapon = kind == nullptr ? item == nullptr : kind->effect_die == 0;
    if ((item == nullptr && !open) || no_weapon) continue;
    // Melee weapons are made for their bearer's size; a bow is a bow.
    const int steps = size != nullptr && kind != nullptr && kind->reach > 0 ? size->die_step : 0;
    const bool two_ways = kind != nullptr && kind->other_die > 0 && kind->other_hands > 0;
    const std::string& name = item == nullptr ? carried.name : item->name;
    const auto add = [&](int die, int hands) {
      Weapon& made = weapons.emplace_back();
      made.carried = i;
      made.kind = kind;
      made.name = two_ways ? name + ", " + hands_of(hands) : name;
      made.die = die == 0 ? 0 : stepped(die, steps);
      made.hands = hands;
      made.in_hand = carried.in_hand;
      if (kind != nullptr) made.tags = kind->tags;
      if (kind == nullptr || kind->reach == 0) return;
      made.reach = reach_of(*kind, size, false);
      made.damage = added;
    };
    if (kind == nullptr) {
      add(0, item->hands);
      continue;
    }
    add(kind->effect_die, kind->hands);
    if (two_ways) add(kind->other_die, kind->other_hands);
  }
  // Two of one kind are told apart by their number.
  std::map<std::string, int> met;
  for (Weapon& each : weapons) {
    const int nth = ++met[each.name];
    if (nth > 1) each.name += " (" + number(nth) + ")";
  }
  std::stable_sort(weapons.begin(), weapons.end(),
                   [](const Weapon& a, const Weapon& b) { return a.in_hand && !b.in_hand; });
  const NaturalWeapon* natural = nullptr;
  for (const NaturalWeapon& each : ruleset.natural_weapons) {
    const bool has = each.ability.empty() ||
                     std::any_of(abilities.begin(), abilities.end(), [&](const AbilityInUse& one) {
                       return one.ability->id == each.ability;
                     });
    if (has) natural = &each;
  }
  if (natural != nullptr) {
    Weapon& made = weapons.emplace_back();
    made.natural = true;
    made.name = natural->item.name;
    made.kind = &natural->item;
    made.die = natural->item.effect_die;
    made.hands = natural->item.hands;
    made.tags = natural->item.tags;
    made.reach = reach_of(natural->item, size, true);
    made.damage = added;
  }
  return weapons;
}

std::optional<AttackOdds> attack_odds(const Standings& at, const Id& who, const Id& action, int die,
                                      int defense, const MoveInput& more) {
  const AttackMove move = attack_move(at.ruleset());
  if (move.procedure == nullptr) return {};
  MoveInput input = more;
  input.answers[move.action] = action;
  input.answers[move.defense] = number(defense);
  input.answers[move.die] = answer_for_die(move, die);
  if (input.answers[move.die].empty()) return {};
  const Move tried = begin(at, who, *move.procedure, input);
  if (tried.rolls.empty() || !tried.follows) return {};
  const AttackOdds odds{tried.rolls.front(), *tried.follows};
  return odds;
}

std::optional<AttackOdds> attack_odds(const Standings& at, const Id& who, const Id& action,
                                      const Weapon& weapon, int defense) {
  MoveInput input;
  const AttackMove move = attack_move(at.ruleset());
  if (!move.weapon.empty()) input.answers[move.weapon] = weapon.id();
  return attack_odds(at, who, action, weapon.die, defense, input);
}

MoveStart attack_start(const AttackMove& move, const Id& action, const Weapon& weapon,
                       int defense) {
  if (move.procedure == nullptr) return {};
  MoveStart start{move.procedure->id, {{move.action, action}, {move.defense, number(defense)}}};
  const Id answer = answer_for_die(move, weapon.die);
  if (!move.weapon.empty()) start.answers.emplace_back(move.weapon, weapon.id());
  if (!answer.empty()) start.answers.emplace_back(move.die, answer);
  return start;
}

Id best_attack(const Standings& at, const Id& who, const Weapon& weapon, int defense) {
  Id best;
  double most = -1;
  const Derived& numbers = at.of(who).numbers;
  for (const DerivedAction& each : numbers.actions) {
    if (each.rating == 0) continue;
    const auto odds = attack_odds(at, who, each.id, weapon, defense);
    if (odds && odds->damage.average > most) {
      most = odds->damage.average;
      best = each.id;
    }
  }
  return best.empty() && !numbers.actions.empty() ? numbers.actions.front().id : best;
}

}  // namespace roadbook::rules

// Evaluates the terms of statistics against what is known of a character or a crew.
#pragma once

#include <memory>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/derive/effects.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/saved_numbers.hpp"

namespace roadbook::rules {

// What terms may look at. Pointers that do not apply are null.
struct Facts {
  const Ruleset* ruleset = nullptr;  // bound
  Scope scope = Scope::character;
  Phase phase = Phase::creation;
  const std::vector<DerivedAttribute>* attributes = nullptr;
  std::vector<std::shared_ptr<const std::vector<DerivedTerm>>> attribute_reasons;  // of each
  const Playbook* playbook = nullptr;
  const Heritage* heritage = nullptr;
  const Amounts* heritage_values = nullptr;
  Says tier_says = Says::tier;  // whose Tier it is
  int tier = 0;
  int own_tier = 0;  // of a crew: without what war takes for as long as it lasts
  // A number that is written down: stash, coin, heat, hold …
  struct Field {
    Role role;
    int value;
  };
  std::vector<Field> fields;
  std::vector<DerivedTerm> turf;  // each source of turf with its count in `value`
  bool at_war = false;
  bool hold_is_weakest = false;
  bool special_armor = false;  // an ability spends it
  Effects effects;
};

// The numbers that a sheet writes down.
template <class Sheet>
std::vector<Facts::Field> fields_of(const Ruleset& ruleset, const Sheet& sheet) {
  std::vector<Facts::Field> fields;
  for (const auto& each : saved_numbers(sheet)) {
    fields.push_back({each.role, each.now(ruleset, sheet)});
  }
  return fields;
}

// All statistics of one scope, in the ruleset's order. A statistic that asks for itself through
// others counts as 0 there.
std::vector<DerivedStatistic> evaluate_all(const Facts& facts);
// These statistics of the ruleset alone.
std::vector<DerivedStatistic> evaluate_these(const Facts& facts,
                                             const std::vector<const Statistic*>& statistics);
// The sum of terms that belong to no statistic of the ruleset, such as the quality of a kind of
// cohort. The terms live in the ruleset: the reasons name them. `id`: what effects aim at.
DerivedStatistic evaluate_apart(const Facts& facts, const Id& id, const std::vector<Term>& terms);
// Value times multiplier over divisor, rounded down (toward minus infinity); within largest_number.
int share(int amount, int times, int divide);
// One number times another, within largest_number.
inline int product(int amount, int times) {
  return share(amount, times, 1);
}
// Two numbers together, as far as an int goes.
int added(int one, int other);
// The term by which a sum comes to a limit.
DerivedTerm limit_term(Says says, int limit, int sum);

}  // namespace roadbook::rules

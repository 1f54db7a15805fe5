// Evaluates the terms of statistics against what is known of a character or a crew.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/derive/effects.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// What terms may look at. Pointers that do not apply are null.
struct Facts {
  const Ruleset* ruleset = nullptr;
  Scope scope = Scope::character;
  Phase phase = Phase::creation;
  const std::vector<DerivedAttribute>* attributes = nullptr;
  const Playbook* playbook = nullptr;
  Amounts heritage_values;
  std::string heritage_name;
  std::string tier_label;  // "Crew Tier 1"
  int tier = 0;
  std::map<Role, int> fields;     // numbers that are written down: stash, coin, heat, hold …
  std::vector<DerivedTerm> turf;  // each source of turf with its count in `value`
  bool at_war = false;
  bool hold_is_weak = false;
  bool special_armor = false;  // an ability spends it
  std::vector<Effect> effects;
};

// All statistics of one scope, in the ruleset's order. A statistic that asks for itself through
// others counts as 0 there.
std::vector<DerivedStatistic> evaluate_all(const Facts& facts);
// One statistic alone.
DerivedStatistic evaluate(const Facts& facts, const Statistic& statistic);
// Value times multiplier over divisor, rounded down (toward minus infinity).
int share(int amount, int times, int divide);

}  // namespace roadbook::rules

// Which of a game's conditions hold now.
#include "rules/derive/conditions.hpp"

#include <algorithm>

namespace roadbook::rules {

namespace {

bool holds(const ConditionRule& rule, const Character& character, const Derived& derived) {
  const int limit = rule.limit.empty() ? rule.value : total_of(derived, rule.limit);
  const DerivedTrack* track = find_track(derived, rule.of);
  switch (rule.when) {
    case ConditionWhen::track_full:
      return track != nullptr && track->size > 0 &&
             track->marked + track->marked_for_good >= track->size;
    case ConditionWhen::track_at_least:
      return track != nullptr && track->marked + track->marked_for_good >= limit;
    case ConditionWhen::left_at_most:
      return track != nullptr && track->size - track->marked <= limit;
    case ConditionWhen::statistic_at_most:
      return find_statistic(derived, rule.of) != nullptr && total_of(derived, rule.of) <= limit;
    case ConditionWhen::harm_at_least:
      return std::any_of(character.harm.begin(), character.harm.end(), [&](const Harm& each) {
        return each.level >= limit && !each.text.empty();
      });
    case ConditionWhen::counted:
      return amount_of(character.counters, rule.of) >= limit;
  }
  return false;
}

}  // namespace

std::vector<const ConditionRule*> conditions_of(const Ruleset& ruleset, const Character& character,
                                                const Derived& derived) {
  std::vector<const ConditionRule*> held;
  for (const ConditionRule& rule : ruleset.conditions) {
    const bool told = std::any_of(held.begin(), held.end(), [&](const ConditionRule* each) {
      return each->of == rule.of && !rule.of.empty();
    });
    if (!told && holds(rule, character, derived)) held.push_back(&rule);
  }
  return held;
}

const ConditionRule* away_by(const Ruleset& ruleset, const Character& character,
                             const Derived& derived) {
  for (const ConditionRule* each : conditions_of(ruleset, character, derived)) {
    if (each->away) return each;
  }
  return nullptr;
}

const ConditionRule* left_by(const Ruleset& ruleset, const Character& character,
                             const Derived& derived) {
  for (const ConditionRule* each : conditions_of(ruleset, character, derived)) {
    if (each->when == ConditionWhen::counted && !each->away) return each;
  }
  return nullptr;
}

}  // namespace roadbook::rules

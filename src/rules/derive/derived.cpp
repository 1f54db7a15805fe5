// Looks derived numbers up.
#include "rules/derive/derived.hpp"

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

const DerivedStatistic* find_statistic(const Derived& derived, const Id& id) {
  return find_by_id(derived.statistics, id);
}
const DerivedStatistic* find_statistic(const DerivedCrew& derived, const Id& id) {
  return find_by_id(derived.statistics, id);
}
const DerivedAttribute* find_attribute(const Derived& derived, const Id& id) {
  return find_by_id(derived.attributes, id);
}
const DerivedAction* find_action(const Derived& derived, const Id& id) {
  return find_by_id(derived.actions, id);
}
const DerivedTrack* find_track(const Derived& derived, const Id& id) {
  return find_by_id(derived.tracks, id);
}
const DerivedTrack* find_track(const DerivedCrew& derived, const Id& id) {
  return find_by_id(derived.tracks, id);
}

int total_of(const Derived& derived, const Id& id) {
  const DerivedStatistic* statistic = find_statistic(derived, id);
  return statistic == nullptr ? 0 : statistic->total;
}
int total_of(const DerivedCrew& derived, const Id& id) {
  const DerivedStatistic* statistic = find_statistic(derived, id);
  return statistic == nullptr ? 0 : statistic->total;
}

int total_of(const Ruleset& ruleset, const Derived& derived, Role role) {
  const Statistic* statistic = find_statistic(ruleset, role, Scope::character);
  return statistic == nullptr ? 0 : total_of(derived, statistic->id);
}
int total_of(const Ruleset& ruleset, const DerivedCrew& derived, Role role) {
  const Statistic* statistic = find_statistic(ruleset, role, Scope::crew);
  return statistic == nullptr ? 0 : total_of(derived, statistic->id);
}

}  // namespace roadbook::rules

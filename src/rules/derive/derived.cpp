// Looks derived numbers up.
#include "rules/derive/derived.hpp"

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

}  // namespace roadbook::rules

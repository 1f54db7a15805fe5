// Derived numbers by their ids.
#include "rules/derive/derived.hpp"

#include <algorithm>

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

namespace {

// Derived numbers stand in the order of the game's.
int total_with_role(const Ruleset& ruleset, const std::vector<DerivedStatistic>& derived, Role role,
                    Scope scope) {
  const Statistic* statistic = find_statistic(ruleset, role, scope);
  if (statistic == nullptr) return 0;
  const auto place = static_cast<std::size_t>(statistic->place);
  return place < derived.size() ? derived[place].total : 0;
}

}  // namespace

int total_of(const Ruleset& ruleset, const Derived& derived, Role role) {
  return total_with_role(ruleset, derived.statistics, role, Scope::character);
}
int total_of(const Ruleset& ruleset, const DerivedCrew& derived, Role role) {
  return total_with_role(ruleset, derived.statistics, role, Scope::crew);
}

int room_for_dots(const Ruleset& ruleset, const Derived& derived, int rating) {
  return std::max({ruleset.rating.maximum, total_of(ruleset, derived, Role::action_cap), rating});
}

namespace {

template <class Numbers>
int size_with_role(const Ruleset& ruleset, const Numbers& derived, Role role) {
  const Track* track = find_track(ruleset, role);
  const DerivedTrack* found = track == nullptr ? nullptr : find_track(derived, track->id);
  return found == nullptr ? 0 : found->size;
}

}  // namespace

int size_of_track(const Ruleset& ruleset, const Derived& derived, Role role) {
  return size_with_role(ruleset, derived, role);
}
int size_of_track(const Ruleset& ruleset, const DerivedCrew& derived, Role role) {
  return size_with_role(ruleset, derived, role);
}

}  // namespace roadbook::rules

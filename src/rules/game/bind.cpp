// Binds a game: works out once what every derivation would have to search for.
#include <algorithm>
#include <numeric>

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

namespace {

template <class Definition>
Bound::Positions ordered_by_id(const std::vector<Definition>& list) {
  Bound::Positions positions(list.size());
  std::iota(positions.begin(), positions.end(), 0U);
  std::stable_sort(positions.begin(), positions.end(), [&](std::uint32_t one, std::uint32_t other) {
    return list[one].id < list[other].id;
  });
  return positions;
}

template <class Definition>
int position_in(const std::vector<Definition>& list, const Id& id) {
  const Definition* found = find_by_id(list, id);
  return found == nullptr ? -1 : static_cast<int>(found - list.data());
}

void bind_terms(const Ruleset& ruleset, std::vector<Term>& terms) {
  for (Term& term : terms) {
    term.index = -1;
    if (term.kind == TermKind::statistic_share) {
      term.index = position_in(ruleset.statistics, term.of);
    } else if (term.kind == TermKind::attribute_face || term.kind == TermKind::attribute_rating) {
      term.index = position_in(ruleset.attributes, term.of);
    }
  }
}

void bind_modifiers(const Ruleset& ruleset, std::vector<Modifier>& modifiers) {
  for (Modifier& modifier : modifiers) {
    modifier.statistic = position_in(ruleset.statistics, modifier.target);
  }
}

template <class Definitions>
void bind_modifiers_of_all(const Ruleset& ruleset, Definitions& definitions) {
  for (auto& definition : definitions) bind_modifiers(ruleset, definition.modifiers);
}

// Puts a statistic behind those that it is made of. What is being put already is not put again, so
// a circle ends.
void put_after_needs(const Ruleset& ruleset, std::uint32_t statistic, std::vector<bool>& met,
                     Bound::Positions& order) {
  if (met[statistic]) return;
  met[statistic] = true;
  for (const Term& term : ruleset.statistics[statistic].terms) {
    if (term.kind != TermKind::statistic_share || term.index < 0) continue;
    put_after_needs(ruleset, static_cast<std::uint32_t>(term.index), met, order);
  }
  order.push_back(statistic);
}

Bound::Positions order_of(const Ruleset& ruleset, Scope scope) {
  Bound::Positions order;
  std::vector<bool> met(ruleset.statistics.size(), false);
  for (std::uint32_t i = 0; i < ruleset.statistics.size(); ++i) {
    if (ruleset.statistics[i].scope == scope) put_after_needs(ruleset, i, met, order);
  }
  return order;
}

void bind_tracks(Ruleset& ruleset) {
  for (Track& track : ruleset.tracks) {
    track.index = -1;
    int place = 0;
    for (const Statistic& statistic : ruleset.statistics) {
      if (statistic.scope != track.scope) continue;
      if (track.index < 0 && statistic.id == track.statistic) track.index = place;
      ++place;
    }
  }
}

}  // namespace

void bind(Ruleset& ruleset) {
  for (Statistic& statistic : ruleset.statistics) bind_terms(ruleset, statistic.terms);
  for (CohortKind& kind : ruleset.cohort_kinds) {
    bind_terms(ruleset, kind.quality);
    bind_terms(ruleset, kind.scale);
  }
  bind_terms(ruleset, ruleset.crew.profit);
  bind_modifiers_of_all(ruleset, ruleset.load_levels);
  bind_modifiers_of_all(ruleset, ruleset.abilities);
  bind_modifiers_of_all(ruleset, ruleset.items);
  bind_modifiers_of_all(ruleset, ruleset.upgrades);
  bind_modifiers_of_all(ruleset, ruleset.claims);
  for (CrewType& type : ruleset.crew_types) {
    for (Feature& feature : type.features) bind_modifiers_of_all(ruleset, feature.entries);
  }
  bind_tracks(ruleset);

  Bound bound;
  bound.attributes = ordered_by_id(ruleset.attributes);
  bound.actions = ordered_by_id(ruleset.actions);
  bound.statistics = ordered_by_id(ruleset.statistics);
  bound.tracks = ordered_by_id(ruleset.tracks);
  bound.playbooks = ordered_by_id(ruleset.playbooks);
  bound.heritages = ordered_by_id(ruleset.heritages);
  bound.abilities = ordered_by_id(ruleset.abilities);
  bound.powers = ordered_by_id(ruleset.powers);
  bound.items = ordered_by_id(ruleset.items);
  bound.crew_types = ordered_by_id(ruleset.crew_types);
  bound.upgrades = ordered_by_id(ruleset.upgrades);
  bound.claims = ordered_by_id(ruleset.claims);
  for (std::uint32_t i = 0; i < ruleset.statistics.size(); ++i) {
    std::vector<bool> met(ruleset.statistics.size(), false);
    put_after_needs(ruleset, i, met, bound.needs.emplace_back());
  }
  bound.of_character = order_of(ruleset, Scope::character);
  bound.of_crew = order_of(ruleset, Scope::crew);
  ruleset.bound = std::move(bound);
}

}  // namespace roadbook::rules

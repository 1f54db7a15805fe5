// Binds a game: works out once what every derivation would have to search for.
#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/procedure_parts.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/game/tables.hpp"

namespace roadbook::rules {

namespace {

// The places of those ids in their order; of equal ones the first comes first.
Bound::Positions ordered(std::vector<std::pair<std::string_view, std::uint32_t>> ids) {
  std::sort(ids.begin(), ids.end());
  Bound::Positions positions;
  positions.reserve(ids.size());
  for (const auto& [id, position] : ids) positions.push_back(position);
  return positions;
}

template <class Definition>
Bound::Positions ordered_by_id(const std::vector<Definition>& list) {
  std::vector<std::pair<std::string_view, std::uint32_t>> ids;
  ids.reserve(list.size());
  for (std::uint32_t i = 0; i < list.size(); ++i) ids.emplace_back(list[i].id, i);
  return ordered(std::move(ids));
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

void bind_places(Ruleset& ruleset) {
  int of_character = 0;
  int of_crew = 0;
  for (Statistic& statistic : ruleset.statistics) {
    statistic.place = statistic.scope == Scope::crew ? of_crew++ : of_character++;
  }
  for (Track& track : ruleset.tracks) {
    const Statistic* size = find_by_id(ruleset.statistics, track.statistic);
    track.index = size == nullptr || size->scope != track.scope ? -1 : size->place;
  }
}

// In the order of the ids.
Bound::Positions positions_of(const std::vector<Action>& actions, const Ids& ids) {
  Bound::Positions positions;
  for (const Id& id : ids) {
    const int position = position_in(actions, id);
    if (position >= 0) positions.push_back(static_cast<std::uint32_t>(position));
  }
  return positions;
}

void bind_actions(const Ruleset& ruleset, Bound& bound) {
  for (const Attribute& attribute : ruleset.attributes) {
    // In the order of the game's list, as they are shown.
    Bound::Positions used = positions_of(ruleset.actions, attribute.actions);
    std::sort(used.begin(), used.end());
    bound.actions_of_attribute.push_back(std::move(used));
  }
  for (const Power& power : ruleset.powers) {
    const Attribute* attribute = find_by_id(ruleset.attributes, power.attribute);
    const bool any = power.actions.empty() && attribute != nullptr;
    bound.actions_of_power.push_back(
        positions_of(ruleset.actions, any ? attribute->actions : power.actions));
  }
}

void bind_items(const Ruleset& ruleset, Bound& bound) {
  for (const Item& item : ruleset.items) {
    const auto brings = [&](const Playbook& each) { return contains(each.items, item.id); };
    const auto found = std::find_if(ruleset.playbooks.begin(), ruleset.playbooks.end(), brings);
    bound.playbook_of_item.push_back(found == ruleset.playbooks.end()
                                         ? -1
                                         : static_cast<int>(found - ruleset.playbooks.begin()));
  }
}

}  // namespace

std::vector<bool> counted_out(const Ruleset& ruleset) {
  std::vector<bool> counted;
  for (const Statistic& each : ruleset.statistics) {
    counted.push_back(each.role != Role::none || each.format == StatisticFormat::boxes ||
                      each.format == StatisticFormat::dice);
  }
  const auto count_out = [&](const Id& id) {
    const int position = position_in(ruleset.statistics, id);
    if (position >= 0) counted[static_cast<std::size_t>(position)] = true;
  };
  for (const Track& each : ruleset.tracks) count_out(each.statistic);
  for (const LoadLevel& each : ruleset.load_levels) count_out(each.limit);
  return counted;
}

void bind(Ruleset& ruleset) {
  for (Statistic& statistic : ruleset.statistics) bind_terms(ruleset, statistic.terms);
  for (CohortKind& kind : ruleset.cohort_kinds) {
    bind_terms(ruleset, kind.quality);
    bind_terms(ruleset, kind.scale);
  }
  bind_terms(ruleset, ruleset.crew.profit);
  for (Bond& bond : ruleset.bonds) {
    if (bond.word.many.empty()) bond.word.many = plural_of(bond.word.one);
  }
  bind_modifiers_of_all(ruleset, ruleset.load_levels);
  bind_modifiers_of_all(ruleset, ruleset.abilities);
  bind_modifiers_of_all(ruleset, ruleset.items);
  bind_modifiers_of_all(ruleset, ruleset.upgrades);
  bind_modifiers_of_all(ruleset, ruleset.claims);
  for (CrewType& type : ruleset.crew_types) {
    for (Feature& feature : type.features) bind_modifiers_of_all(ruleset, feature.entries);
  }
  if (!leaves(ruleset, OwnKind::crew_type)) {
    for (CrewType& type : ruleset.crew_types) type.own = false;
  }
  // A game that mixes no heritages has none that is made of others.
  if (ruleset.creation.mixed_heritages == 0) {
    for (Heritage& heritage : ruleset.heritages) heritage.mixed = false;
  }
  bind_places(ruleset);
  const std::vector<bool> counted = counted_out(ruleset);
  for (std::size_t i = 0; i < counted.size(); ++i) ruleset.statistics[i].counted_out = counted[i];
  for (Procedure& procedure : ruleset.procedures) {
    procedure = read_on_tables(ruleset, joined_with_parts(ruleset, std::move(procedure)));
  }

  Bound bound;
  bind_actions(ruleset, bound);
  bind_items(ruleset, bound);
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

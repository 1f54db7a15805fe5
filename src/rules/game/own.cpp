// Lays what a table made over a game.
#include "rules/game/own.hpp"

#include <algorithm>

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

namespace {

template <class Definition>
void lay_over(std::vector<Definition>& list, const std::vector<Definition>& own) {
  for (const Definition& each : own) {
    const auto same = std::find_if(list.begin(), list.end(),
                                   [&](const Definition& there) { return there.id == each.id; });
    if (same == list.end()) {
      list.push_back(each);
    } else {
      *same = each;
    }
  }
}

// An action stands under the attribute that it names, and under no other.
void put_under_attribute(Ruleset& game, const Action& action) {
  for (Attribute& attribute : game.attributes) {
    const auto there = std::find(attribute.actions.begin(), attribute.actions.end(), action.id);
    const bool belongs = attribute.id == action.attribute;
    if (belongs && there == attribute.actions.end()) attribute.actions.push_back(action.id);
    if (!belongs && there != attribute.actions.end()) attribute.actions.erase(there);
  }
}

bool is_listed(const Ruleset& game, const Id& ability) {
  const auto lists = [&](const auto& each) { return contains(each.abilities, ability); };
  return contains(game.general_abilities, ability) ||
         std::any_of(game.playbooks.begin(), game.playbooks.end(), lists) ||
         std::any_of(game.heritages.begin(), game.heritages.end(), lists) ||
         std::any_of(game.crew_types.begin(), game.crew_types.end(), lists);
}

bool is_on_a_map(const Ruleset& game, const Id& claim) {
  return std::any_of(game.crew_types.begin(), game.crew_types.end(), [&](const CrewType& type) {
    return std::any_of(type.claims.cells.begin(), type.claims.cells.end(),
                       [&](const MapCell& cell) { return cell.claim == claim; });
  });
}

}  // namespace

bool is_empty(const OwnDefinitions& own) {
  return own.actions.empty() && own.playbooks.empty() && own.heritages.empty() &&
         own.abilities.empty() && own.powers.empty() && own.items.empty() &&
         own.crew_types.empty() && own.upgrades.empty() && own.claims.empty();
}

void add_own(Ruleset& game, const OwnDefinitions& own, Scope scope) {
  lay_over(game.actions, own.actions);
  lay_over(game.playbooks, own.playbooks);
  lay_over(game.heritages, own.heritages);
  lay_over(game.abilities, own.abilities);
  lay_over(game.powers, own.powers);
  lay_over(game.items, own.items);
  lay_over(game.crew_types, own.crew_types);
  lay_over(game.upgrades, own.upgrades);
  lay_over(game.claims, own.claims);
  for (const Action& each : own.actions) put_under_attribute(game, each);
  for (const Ability& each : own.abilities) {
    if (is_listed(game, each.id)) continue;
    if (scope == Scope::character) {
      game.general_abilities.push_back(each.id);
    } else {
      for (CrewType& type : game.crew_types) type.abilities.push_back(each.id);
    }
  }
  for (const Claim& each : own.claims) {
    for (Claim& claim : game.claims) {
      if (claim.id == each.id && !claim.prison && !is_on_a_map(game, each.id)) claim.sample = true;
    }
  }
}

Ruleset with_own(const Ruleset& game, const OwnDefinitions& own, Scope scope) {
  Ruleset whole = game;
  add_own(whole, own, scope);
  bind(whole);
  return whole;
}

}  // namespace roadbook::rules

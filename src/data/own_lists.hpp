// The lists of what a table makes, under their keys.
#pragma once

#include "rules/game/own.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// Calls with each list of own definitions, its key, and the same list of a game.
template <class Own, class Visit>
void each_list(Own& own, const Visit& visit) {
  visit("attributes", own.attributes, &rules::Ruleset::attributes);
  visit("statistics", own.statistics, &rules::Ruleset::statistics);
  visit("tracks", own.tracks, &rules::Ruleset::tracks);
  visit("actions", own.actions, &rules::Ruleset::actions);
  visit("playbooks", own.playbooks, &rules::Ruleset::playbooks);
  visit("heritages", own.heritages, &rules::Ruleset::heritages);
  visit("abilities", own.abilities, &rules::Ruleset::abilities);
  visit("powers", own.powers, &rules::Ruleset::powers);
  visit("items", own.items, &rules::Ruleset::items);
  visit("crew_types", own.crew_types, &rules::Ruleset::crew_types);
  visit("upgrades", own.upgrades, &rules::Ruleset::upgrades);
  visit("claims", own.claims, &rules::Ruleset::claims);
  visit("names", own.names, &rules::Ruleset::names);
  visit("factions", own.factions, &rules::Ruleset::factions);
  visit("procedures", own.procedures, &rules::Ruleset::procedures);
  visit("clock_sets", own.clock_sets, &rules::Ruleset::clock_sets);
}

}  // namespace roadbook::data

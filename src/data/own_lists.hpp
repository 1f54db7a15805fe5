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
  visit("virtues", own.virtues, &rules::Ruleset::virtues);
  visit("vices", own.vices, &rules::Ruleset::vices);
  visit("traits", own.traits, &rules::Ruleset::traits);
  visit("backgrounds", own.backgrounds, &rules::Ruleset::backgrounds);
  visit("looks", own.looks, &rules::Ruleset::looks);
  visit("traumas", own.traumas, &rules::Ruleset::traumas);
  visit("damage_types", own.damage_types, &rules::Ruleset::damage_types);
  visit("sizes", own.sizes, &rules::Ruleset::sizes);
  visit("load_levels", own.load_levels, &rules::Ruleset::load_levels);
  visit("bonds", own.bonds, &rules::Ruleset::bonds);
  visit("questions", own.questions, &rules::Ruleset::questions);
  visit("ideas", own.ideas, &rules::Ruleset::ideas);
  visit("tables", own.tables, &rules::Ruleset::tables);
  visit("cohort_kinds", own.cohort_kinds, &rules::Ruleset::cohort_kinds);
  visit("cohort_types", own.cohort_types, &rules::Ruleset::cohort_types);
  visit("edges", own.edges, &rules::Ruleset::edges);
  visit("flaws", own.flaws, &rules::Ruleset::flaws);
  visit("reputations", own.reputations, &rules::Ruleset::reputations);
}

}  // namespace roadbook::data

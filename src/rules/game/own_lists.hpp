// The lists of what a table makes, under their keys.
#pragma once

#include "rules/game/own.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// Calls with each list of own definitions, its key, and the same list of a game.
template <class Own, class Visit>
void each_list(Own& own, const Visit& visit) {
  visit("attributes", own.attributes, &Ruleset::attributes);
  visit("statistics", own.statistics, &Ruleset::statistics);
  visit("tracks", own.tracks, &Ruleset::tracks);
  visit("actions", own.actions, &Ruleset::actions);
  visit("playbooks", own.playbooks, &Ruleset::playbooks);
  visit("heritages", own.heritages, &Ruleset::heritages);
  visit("abilities", own.abilities, &Ruleset::abilities);
  visit("powers", own.powers, &Ruleset::powers);
  visit("items", own.items, &Ruleset::items);
  visit("crew_types", own.crew_types, &Ruleset::crew_types);
  visit("upgrades", own.upgrades, &Ruleset::upgrades);
  visit("claims", own.claims, &Ruleset::claims);
  visit("names", own.names, &Ruleset::names);
  visit("factions", own.factions, &Ruleset::factions);
  visit("procedures", own.procedures, &Ruleset::procedures);
  visit("clock_sets", own.clock_sets, &Ruleset::clock_sets);
  visit("virtues", own.virtues, &Ruleset::virtues);
  visit("vices", own.vices, &Ruleset::vices);
  visit("traits", own.traits, &Ruleset::traits);
  visit("backgrounds", own.backgrounds, &Ruleset::backgrounds);
  visit("looks", own.looks, &Ruleset::looks);
  visit("traumas", own.traumas, &Ruleset::traumas);
  visit("damage_types", own.damage_types, &Ruleset::damage_types);
  visit("sizes", own.sizes, &Ruleset::sizes);
  visit("load_levels", own.load_levels, &Ruleset::load_levels);
  visit("bonds", own.bonds, &Ruleset::bonds);
  visit("questions", own.questions, &Ruleset::questions);
  visit("ideas", own.ideas, &Ruleset::ideas);
  visit("tables", own.tables, &Ruleset::tables);
  visit("cohort_kinds", own.cohort_kinds, &Ruleset::cohort_kinds);
  visit("cohort_types", own.cohort_types, &Ruleset::cohort_types);
  visit("edges", own.edges, &Ruleset::edges);
  visit("flaws", own.flaws, &Ruleset::flaws);
  visit("reputations", own.reputations, &Ruleset::reputations);
  visit("prison_maps", own.prison_maps, &Ruleset::prison_maps);
  visit("conditions", own.conditions, &Ruleset::conditions);
  visit("positions", own.positions, &Ruleset::positions);
  visit("settings", own.settings, &Ruleset::settings);
  visit("phases", own.phases, &Ruleset::phases);
  visit("fight_order", own.fight_order, &Ruleset::fight_order);
  visit("counters", own.counters, &Ruleset::counters);
  visit("clock_kinds", own.clock_kinds, &Ruleset::clock_kinds);
  visit("procedure_parts", own.procedure_parts, &Ruleset::procedure_parts);
  visit("reference", own.reference, &Ruleset::reference);
}

}  // namespace roadbook::rules

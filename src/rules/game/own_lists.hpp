// The lists of what a table makes, under their keys.
#pragma once

#include "rules/game/own.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// Calls with the key of each list, and where it stands in own definitions and in a game.
template <class Visit>
void each_member(const Visit& visit) {
  visit("attributes", &OwnDefinitions::attributes, &Ruleset::attributes);
  visit("statistics", &OwnDefinitions::statistics, &Ruleset::statistics);
  visit("tracks", &OwnDefinitions::tracks, &Ruleset::tracks);
  visit("actions", &OwnDefinitions::actions, &Ruleset::actions);
  visit("playbooks", &OwnDefinitions::playbooks, &Ruleset::playbooks);
  visit("heritages", &OwnDefinitions::heritages, &Ruleset::heritages);
  visit("abilities", &OwnDefinitions::abilities, &Ruleset::abilities);
  visit("powers", &OwnDefinitions::powers, &Ruleset::powers);
  visit("items", &OwnDefinitions::items, &Ruleset::items);
  visit("crew_types", &OwnDefinitions::crew_types, &Ruleset::crew_types);
  visit("upgrades", &OwnDefinitions::upgrades, &Ruleset::upgrades);
  visit("claims", &OwnDefinitions::claims, &Ruleset::claims);
  visit("names", &OwnDefinitions::names, &Ruleset::names);
  visit("factions", &OwnDefinitions::factions, &Ruleset::factions);
  visit("procedures", &OwnDefinitions::procedures, &Ruleset::procedures);
  visit("clock_sets", &OwnDefinitions::clock_sets, &Ruleset::clock_sets);
  visit("virtues", &OwnDefinitions::virtues, &Ruleset::virtues);
  visit("vices", &OwnDefinitions::vices, &Ruleset::vices);
  visit("traits", &OwnDefinitions::traits, &Ruleset::traits);
  visit("backgrounds", &OwnDefinitions::backgrounds, &Ruleset::backgrounds);
  visit("looks", &OwnDefinitions::looks, &Ruleset::looks);
  visit("traumas", &OwnDefinitions::traumas, &Ruleset::traumas);
  visit("damage_types", &OwnDefinitions::damage_types, &Ruleset::damage_types);
  visit("sizes", &OwnDefinitions::sizes, &Ruleset::sizes);
  visit("load_levels", &OwnDefinitions::load_levels, &Ruleset::load_levels);
  visit("bonds", &OwnDefinitions::bonds, &Ruleset::bonds);
  visit("questions", &OwnDefinitions::questions, &Ruleset::questions);
  visit("ideas", &OwnDefinitions::ideas, &Ruleset::ideas);
  visit("tables", &OwnDefinitions::tables, &Ruleset::tables);
  visit("cohort_kinds", &OwnDefinitions::cohort_kinds, &Ruleset::cohort_kinds);
  visit("cohort_types", &OwnDefinitions::cohort_types, &Ruleset::cohort_types);
  visit("edges", &OwnDefinitions::edges, &Ruleset::edges);
  visit("flaws", &OwnDefinitions::flaws, &Ruleset::flaws);
  visit("reputations", &OwnDefinitions::reputations, &Ruleset::reputations);
  visit("prison_maps", &OwnDefinitions::prison_maps, &Ruleset::prison_maps);
  visit("conditions", &OwnDefinitions::conditions, &Ruleset::conditions);
  visit("positions", &OwnDefinitions::positions, &Ruleset::positions);
  visit("settings", &OwnDefinitions::settings, &Ruleset::settings);
  visit("phases", &OwnDefinitions::phases, &Ruleset::phases);
  visit("fight_order", &OwnDefinitions::fight_order, &Ruleset::fight_order);
  visit("counters", &OwnDefinitions::counters, &Ruleset::counters);
  visit("clock_kinds", &OwnDefinitions::clock_kinds, &Ruleset::clock_kinds);
  visit("procedure_parts", &OwnDefinitions::procedure_parts, &Ruleset::procedure_parts);
  visit("reference", &OwnDefinitions::reference, &Ruleset::reference);
}

// Calls with each list of own definitions, its key, and the same list of a game.
template <class Own, class Visit>
void each_list(Own& own, const Visit& visit) {
  each_member([&](const char* key, auto place, auto of_game) { visit(key, own.*place, of_game); });
}

// Calls with each such list of a game and its key.
template <class Visit>
void each_list_of_game(const Ruleset& game, const Visit& visit) {
  each_member([&](const char* key, auto, auto of_game) { visit(key, game.*of_game); });
}

// Calls with each list of own definitions, its key, and the same list of others.
template <class Own, class Other, class Visit>
void each_pair(Own& own, Other& other, const Visit& visit) {
  each_member([&](const char* key, auto place, auto) { visit(key, own.*place, other.*place); });
}

}  // namespace roadbook::rules

// What makes a crew, checked: its rules, types, upgrades, claims and their maps, cohorts.
#include <set>
#include <utility>

#include "data/ruleset_checker.hpp"

namespace roadbook::data {

using namespace rules;

void RulesetChecker::check_crew_rules() {
  const CrewRules& crew = ruleset_.crew;
  const Place place(root_, "crew");
  if (!crew.present) {
    if (!ruleset_.crew_types.empty()) {
      fault(Place(root_, "crew_types"),
            "This game has no crews; \"crew\" does not say \"present\".");
    }
    return;
  }
  ids_of(Place(place, "payments"), "payments", "payment", crew.payments);
  ids_of(Place(place, "reactions"), "reactions", "reaction", crew.reactions);
  if (!crew.holds.empty()) refer(Place(place, "start_hold"), crew.start_hold, holds_);
  check_terms(Place(place, "profit"), crew.profit, Scope::crew);
  if (crew.start_tier > crew.max_tier) {
    fault(Place(place, "start_tier"), "A crew starts above the highest Tier.");
  }
  const Place statuses(place, "statuses");
  std::set<int> values;
  for (std::size_t i = 0; i < crew.statuses.size(); ++i) {
    if (!values.insert(crew.statuses[i].value).second) {
      fault(Place(Place(statuses, i), "value"), "There is a name for this status already.");
    }
  }
  if (ruleset_.crew_types.empty()) fault(Place(root_, "crew_types"), "There is no type of crew.");
  if (ruleset_.crew_steps.empty()) {
    fault(Place(root_, "crew_steps"), "A crew is made in steps; there are none.");
  }
}

void RulesetChecker::check_crew_types() {
  const Place list(root_, "crew_types");
  for (std::size_t i = 0; i < ruleset_.crew_types.size(); ++i) {
    const CrewType& type = ruleset_.crew_types[i];
    const Place here(list, i);
    // One upgrade may stand twice among the starting ones: two cohorts.
    const Place starting(here, "starting_upgrades");
    for (std::size_t k = 0; k < type.starting_upgrades.size(); ++k) {
      refer(Place(starting, k), type.starting_upgrades[k], upgrades_);
    }
    refer_all(Place(here, "upgrades"), type.upgrades, upgrades_);
    refer_all(Place(here, "abilities"), type.abilities, abilities_);
    const Place cohorts(here, "starting_cohorts");
    for (std::size_t k = 0; k < type.starting_cohorts.size(); ++k) {
      const StartingCohort& cohort = type.starting_cohorts[k];
      const CohortKind* kind = find_by_id(ruleset_.cohort_kinds, cohort.kind);
      if (kind == nullptr) {
        fault(Place(Place(cohorts, k), "kind"),
              "There is no kind of cohort " + in_quotes(cohort.kind) + '.');
      } else if (kind->types_from_list &&
                 find_by_id(ruleset_.cohort_types, Id(cohort.type)) == nullptr) {
        fault(Place(Place(cohorts, k), "type"),
              "There is no type of cohort " + in_quotes(cohort.type) + '.');
      }
    }
    const auto entries = [&](const Place& place, std::string_view noun, const auto& all) {
      ids_of(place, "", noun, all);
      for (std::size_t k = 0; k < all.size(); ++k) check_source(Place(place, k), all[k].source);
    };
    entries(Place(here, "operations"), "operation", type.operations);
    entries(Place(here, "contacts"), "contact", type.contacts);
    const Place features(here, "features");
    ids_of(features, "features", "feature", type.features);
    for (std::size_t k = 0; k < type.features.size(); ++k) {
      const auto& all = type.features[k].entries;
      const Place feature(features, k);
      const Place at(feature, "entries");
      entries(at, "entry", all);
      for (std::size_t m = 0; m < all.size(); ++m) {
        check_modifiers(Place(Place(at, m), "modifiers"), all[m].modifiers, {});
      }
    }
    if (!type.claims.cells.empty()) check_map(Place(here, "claims"), type.claims, false);
    // One that a table made is laid over the type that it is like before it is checked.
    if (!type.like.empty()) {
      fault(Place(here, "like"), "There is no other crew type " + in_quotes(type.like) + '.');
    }
    const Place places(here, "places");
    for (std::size_t k = 0; k < type.places.size(); ++k) {
      const MapPlace& place = type.places[k];
      const Place at(places, k);
      if (find_by_id(type.claims.cells, place.cell) == nullptr) {
        fault(Place(at, "cell"), "The map has no place " + in_quotes(place.cell) + '.');
      }
      if (!place.claim.empty()) refer(Place(at, "claim"), place.claim, claims_);
    }
  }
}

void RulesetChecker::check_upgrades() {
  const Place list(root_, "upgrades");
  for (std::size_t i = 0; i < ruleset_.upgrades.size(); ++i) {
    const Upgrade& upgrade = ruleset_.upgrades[i];
    const Place here(list, i);
    if (upgrade.level_boxes.empty()) fault(Place(here, "level_boxes"), "An upgrade has a level.");
    if (upgrade.level_descriptions.size() > upgrade.level_boxes.size()) {
      fault(Place(here, "level_descriptions"), "There are more descriptions than levels.");
    }
    Owner owner;
    owner.choices = &upgrade.choices;
    owner.levels = static_cast<int>(upgrade.level_boxes.size());
    check_modifiers(Place(here, "modifiers"), upgrade.modifiers, owner);
    check_choices(Place(here, "choices"), upgrade.choices);
  }
}

void RulesetChecker::check_claims() {
  const Place list(root_, "claims");
  for (std::size_t i = 0; i < ruleset_.claims.size(); ++i) {
    const Claim& claim = ruleset_.claims[i];
    const Place here(list, i);
    Owner owner;
    owner.choices = &claim.choices;
    check_modifiers(Place(here, "modifiers"), claim.modifiers, owner);
    check_choices(Place(here, "choices"), claim.choices);
  }
  check_prison_maps();
}

void RulesetChecker::check_prison_maps() {
  ids_of("prison_maps", "map of a prison", ruleset_.prison_maps);
  check_sources("prison_maps", ruleset_.prison_maps);
  const Place list(root_, "prison_maps");
  for (std::size_t i = 0; i < ruleset_.prison_maps.size(); ++i) {
    const Map& map = ruleset_.prison_maps[i].claims;
    if (!map.cells.empty()) check_map(Place(Place(list, i), "claims"), map, true);
  }
}

void RulesetChecker::check_map(const Place& place, const Map& map, bool prison) {
  const Place cells(place, "cells");
  IdSet ids = ids_of(cells, "cells", "cell", map.cells);
  std::set<std::pair<int, int>> taken;
  std::size_t lairs = 0;
  for (std::size_t i = 0; i < map.cells.size(); ++i) {
    const MapCell& cell = map.cells[i];
    const Place here(cells, i);
    if (cell.x >= map.width) fault(Place(here, "x"), "This cell is outside of the map.");
    if (cell.y >= map.height) fault(Place(here, "y"), "This cell is outside of the map.");
    if (!taken.emplace(cell.x, cell.y).second) fault(here, "Another cell is at the same place.");
    if (cell.claim.empty()) {
      ++lairs;
      continue;
    }
    if (!refer(Place(here, "claim"), cell.claim, claims_)) continue;
    if (find_by_id(ruleset_.claims, cell.claim)->prison != prison) {
      fault(Place(here, "claim"),
            prison ? "This is not a prison claim." : "This is a prison claim.");
    }
  }
  if (lairs != 1) {
    fault(cells, "A map has one cell without a claim, where the crew starts; this one has " +
                     std::to_string(lairs) + '.');
  }
  const Place paths(place, "paths");
  for (std::size_t i = 0; i < map.paths.size(); ++i) {
    refer(Place(Place(paths, i), "from"), map.paths[i].from, ids);
    refer(Place(Place(paths, i), "to"), map.paths[i].to, ids);
    if (map.paths[i].from == map.paths[i].to) {
      fault(Place(paths, i), "This path ends where it begins.");
    }
  }
  check_reach(cells, map);
}

void RulesetChecker::check_reach(const Place& place, const Map& map) {
  std::set<Id> reached;
  std::vector<Id> open;
  for (const MapCell& cell : map.cells) {
    if (cell.claim.empty()) open.push_back(cell.id);
  }
  if (open.empty()) return;
  while (!open.empty()) {
    const Id id = open.back();
    open.pop_back();
    if (!reached.insert(id).second) continue;
    for (const MapPath& path : map.paths) {
      if (path.from == id) open.push_back(path.to);
      if (path.to == id) open.push_back(path.from);
    }
  }
  for (std::size_t i = 0; i < map.cells.size(); ++i) {
    if (reached.count(map.cells[i].id) > 0) continue;
    const Claim* claim = find_by_id(ruleset_.claims, map.cells[i].claim);
    const std::string name =
        claim == nullptr || claim->name.empty() ? in_quotes(map.cells[i].id) : claim->name;
    fault(Place(place, i), "No path leads to " + name + '.');
  }
}

void RulesetChecker::check_cohorts() {
  const Place list(root_, "cohort_kinds");
  for (std::size_t i = 0; i < ruleset_.cohort_kinds.size(); ++i) {
    const Place here(list, i);
    check_terms(Place(here, "quality"), ruleset_.cohort_kinds[i].quality, Scope::crew);
    check_terms(Place(here, "scale"), ruleset_.cohort_kinds[i].scale, Scope::crew);
  }
}

}  // namespace roadbook::data

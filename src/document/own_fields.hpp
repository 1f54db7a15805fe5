// The fields of what a table made itself.
#pragma once

#include "document/crew_type_fields.hpp"
#include "document/number_fields.hpp"
#include "document/people_fields.hpp"
#include "document/procedure_fields.hpp"
#include "document/story_fields.hpp"
#include "document/table_fields.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/own.hpp"

namespace roadbook::document {

// `own`: lists of entries as a game has them, for one sheet or package.
template <class F, MaybeConst<rules::OwnDefinitions> T>
void fields(F& f, T& v) {
  f.list("attributes", v.attributes);
  f.list("statistics", v.statistics);
  f.list("tracks", v.tracks);
  f.list(rules::keys::actions, v.actions);
  f.list(rules::keys::playbooks, v.playbooks);
  f.list("heritages", v.heritages);
  f.list("abilities", v.abilities);
  f.list("powers", v.powers);
  f.list("items", v.items);
  f.list("crew_types", v.crew_types);
  f.list("upgrades", v.upgrades);
  f.list("claims", v.claims);
  f.list("names", v.names);
  f.list("factions", v.factions);
  f.list("clock_sets", v.clock_sets);
  f.list("procedures", v.procedures);
  lists_of_people(f, v);
  f.list("sizes", v.sizes);
  f.list("load_levels", v.load_levels);
  f.list("bonds", v.bonds);
  f.list("questions", v.questions);
  f.list("ideas", v.ideas);
  f.list("tables", v.tables);
  f.list("cohort_kinds", v.cohort_kinds);
  f.list("cohort_types", v.cohort_types);
  f.list("edges", v.edges);
  f.list("flaws", v.flaws);
  f.list("reputations", v.reputations);
  f.list("prison_maps", v.prison_maps);
  f.list("conditions", v.conditions);
  f.list("positions", v.positions);
  f.list("settings", v.settings);
  f.list("phases", v.phases);
  f.list("fight_order", v.fight_order);
  f.list("counters", v.counters);
  f.list("clock_kinds", v.clock_kinds);
  f.list("procedure_parts", v.procedure_parts);
  f.list("reference", v.reference);
}

}  // namespace roadbook::document

// The fields of a ruleset's crews as they stand in files: their rules.
#pragma once

#include "data/document_fields.hpp"
#include "data/field.hpp"
#include "data/reader.hpp"
#include "document/game_rules_fields.hpp"
#include "rules/game/ruleset_crew.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::CrewRules& v) {
  f.flag("present", v.present);
  f.number("start_tier", v.start_tier, {0, 100});
  f.id("start_hold", v.start_hold);
  f.number("start_coin", v.start_coin, {0, 1000});
  f.number("start_abilities", v.start_abilities, {0, 100});
  f.number("start_upgrades", v.start_upgrades, {0, 100});
  f.number("max_tier", v.max_tier, {0, 100});
  f.number("war_status", v.war_status, {-100, 100});
  f.number("ally_status", v.ally_status, {-100, 100});
  f.number("ally_turf_limit", v.ally_turf_limit, {0, 100});
  f.number("cohort_boxes", v.cohort_boxes, {0, 100});
  f.number("cohort_type_boxes", v.cohort_type_boxes, {0, 100});
  f.number("cohort_types_limit", v.cohort_types_limit, {0, 100});
  f.texts("scale_people", v.scale_people, limit::name);
  f.list("profit", v.profit);
  f.list("payments", v.payments);
  f.list("reactions", v.reactions);
  f.list("statuses", v.statuses);
  f.list("holds", v.holds);
  f.list("grounds_give", v.grounds_give);
}

}  // namespace roadbook::data

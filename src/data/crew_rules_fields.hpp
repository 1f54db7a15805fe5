// The fields of a ruleset's crews as they stand in files: types, upgrades, claims, cohorts.
#pragma once

#include "data/people_fields.hpp"
#include "data/vocabulary_fields.hpp"
#include "rules/game/ruleset_crew.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::Payment& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("coin", v.coin, {-1000, 1000});
  f.number("status", v.status, {-100, 100});
}

inline void fields(Reader& f, rules::Reaction& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::text, Need::must);
  f.number("status", v.status, {-100, 100});
  f.number("other_coin", v.other_coin, {-1000, 1000});
  f.number("other_status", v.other_status, {-100, 100});
  f.id("together", v.together);
}

inline void fields(Reader& f, rules::StatusLevel& v) {
  f.number("value", v.value, {-100, 100}, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
}

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
  f.list("profit", v.profit);
  f.list("payments", v.payments);
  f.list("reactions", v.reactions);
  f.list("statuses", v.statuses);
  f.list("holds", v.holds);
  f.list("grounds_give", v.grounds_give);
}

inline void fields(Reader& f, rules::KnownFaction& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("group", v.group, limit::name);
  f.text("description", v.description);
  f.number("tier", v.tier, {0, 100});
  f.id("hold", v.hold);
  f.text("source", v.source, limit::name);
}

inline void fields(Reader& f, rules::Claim& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.number("turf", v.turf, {0, 100});
  f.flag("prison", v.prison);
  f.flag("sample", v.sample);
  f.number("times", v.times, {1, 100});
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
  f.list("choices", v.choices, Need::may, 1);
  f.text("source", v.source, limit::name);
}

inline void fields(Reader& f, rules::MapCell& v) {
  f.id("id", v.id, Need::must);
  f.id("claim", v.claim);
  f.number("x", v.x, {0, 100});
  f.number("y", v.y, {0, 100});
}

inline void fields(Reader& f, rules::MapPath& v) {
  f.id("from", v.from, Need::must);
  f.id("to", v.to, Need::must);
}

inline void fields(Reader& f, rules::Map& v) {
  f.number("width", v.width, {1, 100}, Need::must);
  f.number("height", v.height, {1, 100}, Need::must);
  f.list("cells", v.cells, Need::must);
  f.list("paths", v.paths);
}

inline void fields(Reader& f, rules::Upgrade& v) {
  f.id("id", v.id, Need::must);
  f.id("text_id", v.text_id);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.texts("level_descriptions", v.level_descriptions);
  f.numbers("level_boxes", v.level_boxes, {1, 100, 1});
  f.id("family", v.family);
  f.text("family_name", v.family_name, limit::name);
  f.flag("general", v.general, true);
  f.flag("sample", v.sample);
  f.flag("cohort", v.cohort);
  f.number("times", v.times, {1, 100});
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
  f.list("choices", v.choices);
  f.text("source", v.source, limit::name);
}

inline void fields(Reader& f, rules::FeatureEntry& v) {
  fields(f, static_cast<rules::Entry&>(v));
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
}

inline void fields(Reader& f, rules::Feature& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("question", v.question);
  f.list("entries", v.entries);
}

inline void fields(Reader& f, rules::StartingCohort& v) {
  f.id("kind", v.kind, Need::must);
  f.text("type", v.type, limit::name, Need::must);
}

inline void fields(Reader& f, rules::CrewType& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.id("emblem", v.emblem);
  f.word("accent", v.accent);
  f.text("xp_trigger", v.xp_trigger);
  f.flag("sketch", v.sketch);
  f.flag("own", v.own);
  f.text("sketch_note", v.sketch_note);
  f.texts("questions", v.questions);
  f.texts("stands_for", v.stands_for);
  f.text("lair_word", v.lair_word, limit::name);
  f.text("grounds_word", v.grounds_word, limit::name);
  f.text("operation_word", v.operation_word, limit::name);
  f.flag("claimed_grounds", v.claimed_grounds, true);
  f.list("operations", v.operations);
  f.list("contacts", v.contacts);
  f.ids("starting_upgrades", v.starting_upgrades);
  f.number("chosen_starting_upgrades", v.chosen_starting_upgrades, {0, 100});
  f.list("starting_cohorts", v.starting_cohorts);
  f.ids("upgrades", v.upgrades);
  f.ids("abilities", v.abilities);
  f.list("features", v.features);
  f.object("claims", v.claims);
  f.text("source", v.source, limit::name);
}

inline void fields(Reader& f, rules::CohortKind& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.list("quality", v.quality);
  f.list("scale", v.scale);
  f.flag("types_from_list", v.types_from_list, true);
  f.text("source", v.source, limit::name);
}

}  // namespace roadbook::data

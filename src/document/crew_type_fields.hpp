// The fields of what makes a crew: types, upgrades, claims and their maps, cohorts, factions,
// clocks.
#pragma once

#include <type_traits>

#include "document/number_fields.hpp"
#include "document/people_fields.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/ruleset_crew.hpp"

namespace roadbook::document {

// One of `claims`: what holding it gives; `turf` in dots.
template <class F, MaybeConst<rules::Claim> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.text("line", v.line, limit::name);
  f.number("turf", v.turf, {0, 100});
  f.flag("prison", v.prison);
  f.flag("sample", v.sample);
  f.number("times", v.times, {1, 100, 1});
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
  f.list("choices", v.choices, Need::may, 1);
  f.text("source", v.source, limit::name);
}

// A cell of a map; `x` and `y` count columns and rows from 0. Without a claim it is the lair.
template <class F, MaybeConst<rules::MapCell> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.id("claim", v.claim);
  f.number("x", v.x, {0, 100});
  f.number("y", v.y, {0, 100});
}

// A path between two cells, by their ids.
template <class F, MaybeConst<rules::MapPath> T>
void fields(F& f, T& v) {
  f.id("from", v.from, Need::must);
  f.id("to", v.to, Need::must);
}

// A map of claims, of so many columns and rows.
template <class F, MaybeConst<rules::Map> T>
void fields(F& f, T& v) {
  f.number("width", v.width, {1, 100}, Need::must);
  f.number("height", v.height, {1, 100}, Need::must);
  f.list("cells", v.cells, Need::must);
  f.list("paths", v.paths);
}

// One of `prison_maps`.
template <class F, MaybeConst<rules::PrisonMap> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  // None is written where none is drawn.
  if (!std::is_const_v<T> || !(v.claims == rules::Map{})) f.object("claims", v.claims);
  f.text("source", v.source, limit::name);
}

// One of a type's `places`: what stands on its map in place of the map's own.
template <class F, MaybeConst<rules::MapPlace> T>
void fields(F& f, T& v) {
  f.id("cell", v.cell, Need::must);
  f.id("claim", v.claim);
  f.text("name", v.name, limit::name);
}

// One of `upgrades`; `level_boxes`: the boxes of each level. Not there: one level of one box.
template <class F, MaybeConst<rules::Upgrade> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.id("text_id", v.text_id);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.text("line", v.line, limit::name);
  f.texts("level_descriptions", v.level_descriptions);
  f.numbers("level_boxes", v.level_boxes, {1, 100, 1});
  f.id("family", v.family);
  f.text("family_name", v.family_name, limit::name);
  f.flag("general", v.general, true);
  f.flag("sample", v.sample);
  f.flag("cohort", v.cohort);
  f.number("times", v.times, {1, 100, 1});
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
  f.list("choices", v.choices);
  f.text("source", v.source, limit::name);
}

// One entry of a feature: a plain one, and what it gives.
template <class F, MaybeConst<rules::FeatureEntry> T>
void fields(F& f, T& v) {
  using Plain = std::conditional_t<std::is_const_v<T>, const rules::Entry, rules::Entry>;
  document::fields(f, static_cast<Plain&>(v));
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
}

// One of a type's `features`: a question with entries to choose from.
template <class F, MaybeConst<rules::Feature> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("question", v.question);
  f.list("entries", v.entries);
}

// A cohort that a type begins with; `type`: an id, or words where its kind leaves them open.
template <class F, MaybeConst<rules::StartingCohort> T>
void fields(F& f, T& v) {
  f.id("kind", v.kind, Need::must);
  f.text("type", v.type, limit::name, Need::must);
}

// One of `crew_types`. `like`, of a table's own: the type that it has the rest from.
template <class F, MaybeConst<rules::CrewType> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.id("like", v.like);
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
  f.text("grounds_question", v.grounds_question);
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
  // A type without a map has none in a file either.
  if (!std::is_const_v<T> || !(v.claims == rules::Map{})) f.object("claims", v.claims);
  f.list("places", v.places);
  f.text("source", v.source, limit::name);
}

// One of `cohort_kinds`; quality and scale are sums of their terms.
template <class F, MaybeConst<rules::CohortKind> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.list("quality", v.quality);
  f.list("scale", v.scale);
  f.flag("types_from_list", v.types_from_list, true);
  f.text("people", v.people, limit::name);
  f.text("source", v.source, limit::name);
}

// One of `factions`: one that the game brings along.
template <class F, MaybeConst<rules::FactionEntry> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("group", v.group, limit::name);
  f.text("description", v.description);
  f.number(rules::keys::tier, v.tier, {0, 100});
  f.id(rules::keys::hold, v.hold);
  f.text("source", v.source, limit::name);
}

// A clock of a set, with 4 to 12 segments.
template <class F, MaybeConst<rules::ClockInSet> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::must);
  f.number("size", v.size, {4, 12, 4});
  f.id("clock_kind", v.clock_kind);
  f.flag("hidden", v.hidden);
}

// One of `clock_sets`: clocks that are begun together.
template <class F, MaybeConst<rules::ClockSet> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.list("clocks", v.clocks, Need::must);
  f.text("source", v.source, limit::name);
}

}  // namespace roadbook::document

// The fields of what a game says for play at the table: harm and conditions, positions, settings,
// the phases of an evening, turns, counters, kinds of clocks, what is looked up.
#pragma once

#include "document/procedure_fields.hpp"
#include "document/vocabulary_fields.hpp"
#include "rules/game/phase.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_table.hpp"

namespace roadbook::document {

// What a harm or a condition does to a roll.
template <class F, MaybeConst<rules::RollEffect> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.number("value", v.value, {0, 100, 1});
}

// One of `harm_rows` or `cohort_harm`; `count`: how many of that level find room.
template <class F, MaybeConst<rules::HarmRow> T>
void fields(F& f, T& v) {
  f.number("level", v.level, {1, 100}, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("count", v.count, {1, 100, 1});
  f.text("description", v.description);
  f.list("effects", v.effects);
}

// `harm`: what becomes of harm that finds no place.
template <class F, MaybeConst<rules::HarmRule> T>
void fields(F& f, T& v) {
  f.flag("overflow", v.overflow, true);
  f.text("beyond", v.beyond, limit::name);
}

// One of `conditions` of a game: a state that follows from marks and numbers.
template <class F, MaybeConst<rules::ConditionRule> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.word("when", v.when, Need::must);
  f.id("of", v.of);
  f.number("value", v.value, {-1000, 1000});
  f.id("limit", v.limit);
  f.flag("grave", v.grave);
  f.flag("away", v.away);
  f.list("effects", v.effects);
  f.text("source", v.source, limit::name);
}

// One of `positions`, with its target number before what the other side adds.
template <class F, MaybeConst<rules::Position> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("target", v.target, {0, 100}, Need::must);
  f.text("description", v.description);
  f.text("critical", v.critical);
  f.text("success", v.success);
  f.text("failure", v.failure);
  f.text("source", v.source, limit::name);
}

// One of `settings`: what the game leaves to the table, the first option where nothing was decided.
template <class F, MaybeConst<rules::Setting> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.list("options", v.options, Need::must);
  f.text("source", v.source, limit::name);
}

// One of `stash_bands`, from so much stash to so much, both included.
template <class F, MaybeConst<rules::StashBand> T>
void fields(F& f, T& v) {
  f.number("from", v.from, {0, 100000}, Need::must);
  f.number("to", v.to, {0, 100000}, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
}

// One of a phase's `steps`: what is to be done, how often it is and how often it was.
template <class F, MaybeConst<rules::PhaseStep> T>
void fields(F& f, T& v) {
  f.ids("procedures", v.procedures, Need::must);
  f.ids("also", v.also);
  f.text("words", v.words, limit::name);
  f.flag("each", v.each);
  f.flag("optional", v.optional);
  // Who reads takes one time where nothing is said.
  if constexpr (requires { f.says("times"); }) {
    if (!f.says("times")) v.times.value = 1;
    v.counted = f.says("done");
  }
  f.object("times", v.times);
  f.object("done", v.done);
  f.list("when", v.when);
}

// One of `phases` of an evening.
template <class F, MaybeConst<rules::PlayPhase> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.list("steps", v.steps, Need::must);
}

// One of `fight_order`: a part of a round, in the order in which they come.
template <class F, MaybeConst<rules::Turn> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.flag("chosen", v.chosen);
  f.flag("usually", v.usually);
}

// One of `clock_kinds`.
template <class F, MaybeConst<rules::ClockKind> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.word("manner", v.counting);
  f.flag("danger", v.danger);
}

// One of `counters`; `most`: how much it is when it begins anew.
template <class F, MaybeConst<rules::Counter> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.object("most", v.most, Need::must);
  f.text("source", v.source, limit::name);
}

// One of `procedure_parts`: questions and changes that several procedures share.
template <class F, MaybeConst<rules::ProcedurePart> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name);
  f.list("asks", v.asks);
  f.list("changes", v.changes);
  f.flag("last", v.last);
}

// A line of a section: a name, a value and a text; `by_severity` has one for each severity.
template <class F, MaybeConst<rules::ReferenceLine> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::must);
  f.text("value", v.value, limit::name);
  f.text("text", v.text);
  f.texts("by_severity", v.by_severity, limit::text);
  f.list("situational", v.situational);
  f.text("source", v.source, limit::name);
}

// One of `reference`: lines, and the rows of a table behind them.
template <class F, MaybeConst<rules::ReferenceSection> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.word("scope", v.scope);
  f.word("marks", v.marks);
  f.word("on_sheet", v.on_sheet);
  f.text("text", v.text);
  f.list("lines", v.lines);
  f.id("table", v.table);
  f.text("column", v.column, limit::name);
  f.text("source", v.source, limit::name);
}

// One of `notes`: a decision about the rules, with its section of the texts.
template <class F, MaybeConst<rules::Note> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("text", v.text, limit::text, Need::must);
  f.text("source", v.source, limit::name);
}

}  // namespace roadbook::document

// The fields of procedures as they stand in ruleset files.
#pragma once

#include "data/field.hpp"
#include "data/reader.hpp"
#include "rules/game/phase.hpp"
#include "rules/game/procedure.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::Test& v) {
  f.word("kind", v.kind, Need::must);
  f.text("of", v.of, limit::name);
  f.texts("is", v.is, limit::name);
  f.list("terms", v.terms);
  f.number("value", v.value, {-1000, 1000, 1});
  f.flag("unless", v.unless);
}

inline void fields(Reader& f, rules::AmountTerm& v) {
  f.word("kind", v.kind, Need::must);
  f.text("of", v.of, limit::name);
  f.word("gives", v.gives);
  f.number("value", v.value, {-1000, 1000, 1});
  f.number("divide", v.divide, {1, 1000, 1});
  f.flag("up", v.up);
  f.text("label", v.label, limit::name);
  f.list("when", v.when);
}

inline void fields(Reader& f, rules::ProcedureAmount& v) {
  f.number("value", v.value, {-10000, 10000});
  f.list("terms", v.terms);
  v.has_minimum = f.has("minimum");
  f.number("minimum", v.minimum);
  v.has_maximum = f.has("maximum");
  f.number("maximum", v.maximum);
}

inline void fields(Reader& f, rules::AskOption& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.number("value", v.value, {-1000, 1000});
  f.list("when", v.when);
}

inline void fields(Reader& f, rules::Ask& v) {
  f.id("id", v.id, Need::must);
  f.word("kind", v.kind, Need::must);
  f.text("prompt", v.prompt, limit::text, Need::must);
  f.list("options", v.options);
  f.ids("from", v.from);
  f.object("low", v.low);
  f.object("high", v.high);
  f.text("missing", v.missing, limit::name);
  f.flag("optional", v.optional);
  f.flag("after", v.after);
  f.flag("crew", v.crew);
  f.id("of", v.of);
  f.text("known", v.known, limit::name);
  f.list("when", v.when);
}

inline void fields(Reader& f, rules::RollDice& v) {
  f.object("count", v.count, Need::must);
  f.object("faces", v.faces, Need::must);
}

inline void fields(Reader& f, rules::ProcedureRoll& v) {
  f.id("id", v.id, Need::must);
  f.word("kind", v.kind, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.object("advantage", v.advantage);
  f.object("rating", v.rating);
  f.object("faces", v.faces);
  f.object("target", v.target);
  f.flag("exploding", v.exploding, true);
  f.object("raise", v.raise);
  f.object("count", v.count);
  f.list("dice", v.dice);
  f.id("statistic", v.statistic);
  f.list("when", v.when);
}

inline void fields(Reader& f, rules::ProcedureChange& v) {
  f.word("kind", v.kind, Need::must);
  f.word("sheet", v.sheet);
  f.id("chosen", v.chosen);
  f.text("field", v.field, limit::name);
  f.object("amount", v.amount);
  f.text("text", v.text);
  f.text("reason", v.reason);
  f.text("words", v.words);
  f.flag("cost", v.cost);
  f.flag("offered", v.offered);
  f.ids("on", v.on);
  f.list("when", v.when);
  f.list("full", v.full);
}

inline void fields(Reader& f, rules::ProcedureOutcome& v) {
  f.id("id", v.id, Need::must);
  f.text("words", v.words);
}

inline void fields(Reader& f, rules::ProcedureOccasion& v) {
  f.word("occasion", v.occasion, Need::must);
  f.id("of", v.of);
}

inline void fields(Reader& f, rules::Procedure& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("section", v.section, limit::name, Need::must);
  f.text("text", v.text);
  f.id("phase", v.phase);
  f.flag("crew", v.crew);
  f.flag("quick", v.quick);
  f.list("when", v.when);
  f.text("when_words", v.when_words);
  f.list("occasions", v.occasions);
  f.list("asks", v.asks);
  f.list("rolls", v.rolls);
  f.list("outcomes", v.outcomes);
  f.list("changes", v.changes);
  f.text("source", v.source, limit::name);
}

inline void fields(Reader& f, rules::PhaseStep& v) {
  f.ids("procedures", v.procedures, Need::must);
  f.ids("also", v.also);
  f.text("words", v.words, limit::name);
  f.flag("each", v.each);
  f.flag("optional", v.optional);
  if (!f.has("times")) v.times.value = 1;
  f.object("times", v.times);
  v.counted = f.has("done");
  f.object("done", v.done);
  f.list("when", v.when);
}

inline void fields(Reader& f, rules::PlayPhase& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.list("steps", v.steps, Need::must);
}

inline void fields(Reader& f, rules::Turn& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.flag("chosen", v.chosen);
  f.flag("usually", v.usually);
}

inline void fields(Reader& f, rules::ClockKind& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("text", v.text);
  f.word("manner", v.manner);
}

}  // namespace roadbook::data

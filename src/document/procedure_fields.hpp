// The fields of what is done at the table: questions, rolls, changes, and when they come in.
#pragma once

#include "document/field.hpp"
#include "rules/game/procedure.hpp"

namespace roadbook::document {

// What must hold, or with `unless` must not; what `of` names depends on the kind.
template <class F, MaybeConst<rules::Test> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.text("of", v.of, limit::name);
  f.texts("is", v.is, limit::name);
  f.list("terms", v.terms);
  f.number("value", v.value, {-1000, 1000, 1});
  f.flag("unless", v.unless);
}

// A part of an amount, times `value`, divided by `divide`; it counts where its tests hold.
template <class F, MaybeConst<rules::AmountTerm> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.text("of", v.of, limit::name);
  f.id("whose", v.whose);
  f.word("gives", v.gives);
  f.number("value", v.value, {-1000, 1000, 1});
  f.number("divide", v.divide, {1, 1000, 1});
  f.flag("up", v.up);
  f.text("label", v.label, limit::name);
  f.text("column", v.column, limit::name);
  f.list("when", v.when);
}

// A number: `value` and the terms together, within limits that may be left out.
template <class F, MaybeConst<rules::ProcedureAmount> T>
void fields(F& f, T& v) {
  f.number("value", v.value, {-10000, 10000});
  f.list("terms", v.terms);
  f.maybe("minimum", v.has_minimum, v.minimum);
  f.maybe("maximum", v.has_maximum, v.maximum);
}

// An answer among those that a question offers.
template <class F, MaybeConst<rules::AskOption> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.texts("means", v.means, limit::name);
  f.number("value", v.value, {-1000, 1000});
  f.list("when", v.when);
  f.list("usual", v.usual);
}

// One of `asks`; which of its fields count depends on the kind.
template <class F, MaybeConst<rules::Ask> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.word("kind", v.kind, Need::must);
  f.text("prompt", v.prompt, limit::text, Need::must);
  f.list("options", v.options);
  f.ids("from", v.from);
  f.object("low", v.low);
  f.object("high", v.high);
  f.flag("limited", v.limited);
  f.object("usual", v.usual);
  f.text("missing", v.missing, limit::name);
  f.flag("optional", v.optional);
  f.flag("after", v.after);
  f.flag("crew", v.crew);
  f.flag("may_be_new", v.may_be_new);
  f.word("marks", v.marks);
  f.flag("others", v.others);
  f.flag("again", v.again);
  f.id("of", v.of);
  f.id("each", v.each);
  f.text("known", v.known, limit::name);
  f.list("when", v.when);
}

// So many dice with so many faces.
template <class F, MaybeConst<rules::RollDice> T>
void fields(F& f, T& v) {
  f.object("count", v.count, Need::must);
  f.object("faces", v.faces, Need::must);
}

// One of `rolls`; which of its fields count depends on the kind.
template <class F, MaybeConst<rules::ProcedureRoll> T>
void fields(F& f, T& v) {
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
  f.text("words", v.words, limit::name);
  f.id("statistic", v.statistic);
  f.id("by", v.by);
  f.id("table", v.table);
  f.object("column", v.column);
  f.list("when", v.when);
}

// One of `changes`; `full` has those that follow where it fills a track.
template <class F, MaybeConst<rules::ProcedureChange> T>
void fields(F& f, T& v) {
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
  f.id("each", v.each);
  f.list("when", v.when);
  f.list("full", v.full);
}

// One of `figures`: a number that the words can say, and words in place of it from 0 on.
template <class F, MaybeConst<rules::ProcedureFigure> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.object("amount", v.amount, Need::must);
  f.texts("words", v.words, limit::name);
}

// One of `outcomes`: what a result of the roll means.
template <class F, MaybeConst<rules::ProcedureOutcome> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("words", v.words);
}

// One of `occasions`, with the question whose answer is its detail.
template <class F, MaybeConst<rules::ProcedureOccasion> T>
void fields(F& f, T& v) {
  f.word("occasion", v.occasion, Need::must);
  f.id("of", v.of);
}

// One of `procedures`; `section` is that of the play procedures: "2".
template <class F, MaybeConst<rules::Procedure> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("section", v.section, limit::name, Need::must);
  f.text("text", v.text);
  f.id("phase", v.phase);
  f.flag("crew", v.crew);
  f.flag("quick", v.quick);
  f.list("when", v.when);
  f.flag("always", v.always);
  f.flag("acting", v.acting);
  f.text("when_words", v.when_words);
  f.list("occasions", v.occasions);
  f.ids("parts", v.parts);
  f.list("asks", v.asks);
  f.list("rolls", v.rolls);
  f.list("figures", v.figures);
  f.list("outcomes", v.outcomes);
  f.list("changes", v.changes);
  f.text("source", v.source, limit::name);
}

}  // namespace roadbook::document

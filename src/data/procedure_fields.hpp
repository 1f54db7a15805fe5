// The fields of an evening and of a fight as they stand in ruleset files.
#pragma once

#include "data/document_fields.hpp"
#include "data/field.hpp"
#include "data/reader.hpp"
#include "rules/game/phase.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::ProcedurePart& v) {
  f.id("id", v.id, Need::must);
  f.list("asks", v.asks);
  f.list("changes", v.changes);
  f.flag("last", v.last);
}

inline void fields(Reader& f, rules::Counter& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.object("most", v.most, Need::must);
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

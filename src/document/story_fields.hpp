// The fields of what a game asks of its players in their own words, of bonds, and of its tables.
#pragma once

#include "document/field.hpp"
#include "rules/game/ruleset_story.hpp"

namespace roadbook::document {

// A noun: its singular, plural and short form.
template <class F, MaybeConst<rules::Word> T>
void fields(F& f, T& v) {
  f.text("one", v.one, limit::name, Need::must);
  f.text("many", v.many, limit::name);
  f.text("short", v.brief, limit::name);
}

// One of `bonds`; its word is an object with `one`, `many` and `short`.
template <class F, MaybeConst<rules::Bond> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  // Who reads takes a text alone, too.
  if constexpr (requires { f.noun("word", v.word, Need::must); }) {
    f.noun("word", v.word, Need::must);
  } else {
    f.object("word", v.word, Need::must);
  }
  f.text("prompt", v.prompt);
  f.word("scope", v.scope);
  f.word("from", v.from, Need::must);
  f.word("tone", v.tone, Need::always);
  f.number("count", v.count, {1, 20, 1});
  f.flag("required", v.required, true);
  f.flag("apart", v.apart, true);
  f.text("source", v.source, limit::name);
}

// One of `questions`, of characters or of crews.
template <class F, MaybeConst<rules::Question> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("prompt", v.prompt);
  f.word("scope", v.scope);
  f.word("beside", v.beside);
  f.id("step", v.step);
  f.id("ideas", v.ideas);
  f.text("hint", v.hint);
  f.ids("heritages", v.heritages);
  f.flag("required", v.required);
  f.flag("long_answer", v.long_answer);
  f.text("source", v.source, limit::name);
}

// A row of a table: from which number to which it is read, and a cell for each column.
template <class F, MaybeConst<rules::TableRow> T>
void fields(F& f, T& v) {
  f.number("from", v.from, {0, 1000});
  f.number("to", v.to, {0, 1000});
  f.ids("outcomes", v.outcomes);
  f.texts("cells", v.cells, limit::text, Need::must);
  f.text("source", v.source, limit::name);
}

// One of `tables`; `starts`: the number from which each column counts.
template <class F, MaybeConst<rules::Table> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.word("roll", v.roll);
  f.number("faces", v.faces, {0, 100});
  f.texts("columns", v.columns, limit::name, Need::must);
  f.numbers("starts", v.starts, {0, 1000});
  f.list("rows", v.rows, Need::must);
  f.text("source", v.source, limit::name);
}

}  // namespace roadbook::document

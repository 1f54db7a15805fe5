// The fields of the vocabulary's types as they stand in ruleset files.
#pragma once

#include "data/field.hpp"
#include "data/reader.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::Term& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value);
  f.number("divide", v.divide, {1, 1000});
  f.number("maximum", v.maximum, {0, 1000});
  f.word("phase", v.phase);
  f.text("label", v.label, limit::name);
}

inline void fields(Reader& f, rules::Modifier& v) {
  f.word("kind", v.kind, Need::must);
  f.id("target", v.target);
  f.flag("chosen", v.chosen);
  f.text("source", v.source, limit::name);  // "load:heavy", "war"
  f.ids("of", v.of);
  f.number("value", v.value);
  f.number("divide", v.divide, {1, 1000});
  f.number("maximum", v.maximum, {0, 1000});
  f.number("from_level", v.from_level, {1, 100});
  f.word("condition", v.condition);
  f.word("phase", v.phase);
  f.word("per", v.per);
  f.text("text", v.text);
}

inline void fields(Reader& f, rules::Situational& v) {
  f.word("gives", v.gives, Need::must);
  f.number("value", v.value);
  f.text("on", v.on);
  f.texts("when", v.when, limit::name);
  f.flag("always", v.always);
}

inline void fields(Reader& f, rules::Prerequisite& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value, {0, 1000});
  f.list("any", v.any);
}

inline void fields(Reader& f, rules::Option& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
}

inline void fields(Reader& f, rules::ChoiceDefinition& v) {
  f.word("kind", v.kind, Need::must);
  f.text("prompt", v.prompt);
  f.list("options", v.options);
  f.flag("required", v.required, true);
  f.number("picks", v.picks, {1, 10, 1});
}

inline void fields(Reader& f, rules::KnownDefinition& v) {
  f.text("noun", v.noun, limit::name, Need::must);
  f.text("plural", v.plural, limit::name, Need::must);
  f.texts("questions", v.questions);
}

}  // namespace roadbook::data

// The fields of the vocabulary's types as they stand in ruleset files.
#pragma once

#include "data/document_fields.hpp"
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
  if (v.kind == rules::TermKind::field_share) from_name(v.of, v.role);
}

inline void fields(Reader& f, rules::RollEffect& v) {
  f.word("kind", v.kind, Need::must);
  f.number("value", v.value, {0, 100});
}

}  // namespace roadbook::data

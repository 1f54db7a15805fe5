// The fields of the vocabulary's types as they stand in ruleset files.
#pragma once

#include "data/document_fields.hpp"
#include "data/field.hpp"
#include "data/reader.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::RollEffect& v) {
  f.word("kind", v.kind, Need::must);
  f.number("value", v.value, {0, 100});
}

}  // namespace roadbook::data

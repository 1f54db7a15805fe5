// The fields of a save, found by the reader and by the writer.
#pragma once

#include "data/reader.hpp"
#include "data/save_fields_special.hpp"
#include "data/writer.hpp"
#include "document/fields.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::data {

// What `document` describes.
template <class F, class T>
requires requires(F& f, T& v) {
  document::fields(f, v);
}
void fields(F& f, T& v) {
  document::fields(f, v);
}

}  // namespace roadbook::data

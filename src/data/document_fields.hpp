// The fields that src/document describes, found by the readers and writers of this folder.
#pragma once

#include "data/reader.hpp"
#include "data/save_fields_special.hpp"
#include "data/writer.hpp"
#include "document/fields.hpp"

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

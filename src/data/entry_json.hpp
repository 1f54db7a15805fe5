// Entries of packages as JSON, and entries as they are read: what a game notes in them when it is
// bound, or follows from their words, is made anew.
#pragma once

#include <optional>
#include <utility>

#include "data/document_fields.hpp"
#include "data/reader.hpp"
#include "data/writer.hpp"

namespace roadbook::data {

// An entry as it stands in a game's file.
template <class T>
Json entry_json(const T& entry) {
  Writer writer;
  fields(writer, entry);
  return writer.take();
}

// The entry that a file with this JSON holds; nothing where it would be refused.
template <class T>
std::optional<T> entry_of_json(const Json& json) {
  Faults faults{std::string()};
  T entry;
  read_item(json, Place(), Reading{faults, false, nullptr}, entry);
  if (faults.any()) return std::nullopt;
  return entry;
}

// The same entry as a file would give it back.
template <class T>
std::optional<T> as_read(const T& entry) {
  return entry_of_json<T>(entry_json(entry));
}

}  // namespace roadbook::data

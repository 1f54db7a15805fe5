// The fields of documents as a list: what there is to say of each beside its value.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "document/field.hpp"

namespace roadbook::document {

// What kind of value a field holds.
enum class Shape : std::uint8_t {
  value,    // one text, number or flag
  values,   // a list of texts
  amounts,  // numbers, or texts, by what they are about: each stands for itself
  list,     // things with fields of their own
  object,   // one of them
  ledger    // lines, of which a sum stands beside them
};

// A field with all that is said of it: key, limits, and for a list or an object the type inside.
struct Described {
  Key key;
  Shape shape = Shape::value;
  ElementName element_name{};       // of a list
  std::vector<Described> inside{};  // the fields of its elements
  const char* sum = nullptr;        // of a ledger: the field that holds its sum
};

// The fields of a character's or a crew's document in the order of a save, without those that say
// what the file is.
const std::vector<Described>& described_fields(bool crew);

// True for what a sheet to read says after all else: fields that no part of it speaks of, and those
// of other programs.
bool is_apart(bool crew, std::string_view key);

// The field of that key; nullptr where there is none.
const Described* find_field(const std::vector<Described>& fields, std::string_view key);

}  // namespace roadbook::document

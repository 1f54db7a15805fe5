// A field of an entry as a form shows it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/field.hpp"

namespace roadbook::document {

// How a field of an entry is filled in.
enum class FormKind : std::uint8_t {
  text,       // one line
  long_text,  // several
  texts,      // lines, each a text
  number,
  flag,    // "1" or "0"
  choice,  // one of `options`, or nothing where `optional`
  emblem,  // the id of an emblem, or nothing
  ids,     // some of `options`, joined with commas
  amount,  // a number for each of `options`; each is a field of its own
  part,    // fields that belong together, which follow
  map,     // places in a grid and the paths between them, which are drawn
  list,    // things with fields of their own, which follow; one can be added
  element  // one of them, which can be removed
};

// One field of an entry as a form shows it.
struct FormField {
  std::string pointer;  // in the entry: "/modifiers/0/value"
  std::string label;
  FormKind kind = FormKind::text;
  std::string value;
  // Values and their words, for a choice and for ids.
  std::vector<std::pair<std::string, std::string>> options{};
  bool optional = true;
  Range range{};
  std::size_t most = limit::text;  // letters of a text
  bool in_words = false;           // a text that players write; else letters for ids or numbers
  int depth = 0;                   // in how many elements of lists it stands
};

using Form = std::vector<FormField>;

// Why the lines of a text cannot be the texts of a list, each of at most so many letters; empty:
// they can.
std::string why_no_texts(std::string_view lines, std::size_t most);
// The most letters that all of them can have together, with a line break behind each.
constexpr std::size_t most_of_texts(std::size_t most) {
  return limit::entries * (most + 1);
}

}  // namespace roadbook::document

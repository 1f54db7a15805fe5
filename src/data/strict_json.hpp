// JSON exactly as RFC 8259 has it, from text to a value, with every doubt a fault.
#pragma once

#include <optional>
#include <string_view>

#include "data/file_limits.hpp"
#include "data/json.hpp"
#include "data/place.hpp"

namespace roadbook::data {

// The deepest nesting of objects and lists in a file.
inline constexpr int deepest_nesting = 64;
// The most fields that one object may have.
inline constexpr std::size_t most_fields = 10000;
// How long the name of a field may be, in bytes.
inline constexpr std::size_t longest_field_name = 1000;
// The most values in one file: more than sheets of that size have, and few enough to be quick.
inline constexpr std::size_t most_values = 1200000;

// How much is read; other limits are for text that Roadbook itself has written.
struct JsonLimits {
  int nesting = deepest_nesting;
  std::size_t bytes = largest_file;
  std::size_t values = most_values;
};

// Reads the text of one file. Faults: anything that is not RFC 8259, bytes that are no UTF-8,
// halves of surrogate pairs, a byte order mark, NUL bytes, two fields of one name, nesting deeper
// than 64, names of fields beyond a thousand bytes, more than a file may hold or 1.2 million
// values, numbers that are larger than every double. Fields of one name are all listed; after a
// fault of the grammar nothing more can be read, so that one is the last. Each message names line
// and column (counted in characters, from 1). Without a value there is at least one fault. A number
// that a double would change is kept as its text (number_text).
std::optional<Json> parse_strict(std::string_view text, Faults& faults,
                                 const JsonLimits& limits = {});

}  // namespace roadbook::data

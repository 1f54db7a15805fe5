// The JSON that a schema is made of.
#pragma once

#include <string>
#include <string_view>

#include "document/field.hpp"

namespace roadbook::document::schema {

// A text between quotation marks, escaped as JSON needs it.
inline std::string json_text(std::string_view text) {
  std::string json = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') json += '\\';
    json += letter;
  }
  return json + '"';
}

// The number in digits.
inline std::string number_text(std::size_t value) {
  return std::to_string(value);
}

// The members of an object in their order; values are JSON already.
class Object {
 public:
  // Adds a member; `value` is JSON already.
  Object& put(std::string_view key, const std::string& value) {
    if (!body_.empty()) body_ += ',';
    body_ += json_text(key) + ':' + value;
    return *this;
  }
  // The object as JSON.
  std::string text() const { return '{' + body_ + '}'; }

 private:
  std::string body_;
};

// Schemas of one value each, as JSON text: of a plain type, a text of at most so many letters, a
// list, a whole number between its limits, a type that is described elsewhere in the schema.
inline std::string type_of(std::string_view word, Need need = Need::may) {
  return need == Need::must ? json_text(word) : "[" + json_text(word) + ",\"null\"]";
}

// A text of at most `most` letters.
inline Object text_type(std::size_t most, Need need = Need::may) {
  return Object().put("type", type_of("string", need)).put("maxLength", number_text(most));
}

// A list of at most `most` elements; `items`: the schema of one.
inline Object list_of(const std::string& items, std::size_t most = limit::entries) {
  return Object()
      .put("type", type_of("array"))
      .put("items", items)
      .put("maxItems", number_text(most));
}

// A whole number from `range.low` to `range.high`.
inline Object whole_number(Range range, Need need = Need::may) {
  return Object()
      .put("type", type_of("integer", need))
      .put("minimum", std::to_string(range.low))
      .put("maximum", std::to_string(range.high));
}

// A type that the schema defines under that name.
inline std::string reference(std::string_view name) {
  return Object().put("$ref", json_text("#/$defs/" + std::string(name))).text();
}

}  // namespace roadbook::document::schema

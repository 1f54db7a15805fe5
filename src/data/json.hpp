// The JSON value that this folder works with: fields keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace roadbook::data {

using Json = nlohmann::ordered_json;

// Two spaces to a level and a line break at the end; what is no UTF-8 is replaced.
std::string to_text(const Json& json);

// On one line.
std::string to_compact_text(const Json& json);

// A number that neither a whole number of 64 bits nor a double holds: as it was written, and so it
// is written again.
Json number_text(std::string_view number);
bool is_number_text(const Json& json);

// The field's value, or nullptr where `json` is no object or has no such field.
inline const Json* field_of(const Json& json, const char* key) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(key);
  return found == json.end() ? nullptr : &*found;
}

// The text of a string, or nullptr for anything else.
inline const std::string* text_of(const Json* json) {
  return json == nullptr ? nullptr : json->get_ptr<const std::string*>();
}

// The fields of an object, as pairs of key and value. `object` must be one.
inline const Json::object_t& fields_of(const Json& object) {
  return *object.get_ptr<const Json::object_t*>();
}

// The elements of a list. `list` must be one.
inline const Json::array_t& elements_of(const Json& list) {
  return *list.get_ptr<const Json::array_t*>();
}

}  // namespace roadbook::data

// The JSON value that this folder works with: fields keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace roadbook::data {

using Json = nlohmann::ordered_json;

// Two spaces to a level and a line break at the end; what is no UTF-8 is replaced.
std::string to_text(const Json& json);

// On one line.
std::string to_compact_text(const Json& json);

// A number that neither a whole number of 64 bits nor a double holds: as it was written, and so it
// is written again.
Json number_text(std::string_view number);
// True for a value that `number_text` made.
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

// Adds a field behind the others. Room for more is made by moving what the fields hold: a vector of
// pairs with a constant key would copy all of it, whole subtrees with it.
inline void add_field(Json::object_t& fields, std::string key, Json value) {
  if (fields.size() == fields.capacity()) {
    constexpr std::size_t first = 8;
    Json::object_t roomy;
    roomy.reserve(fields.empty() ? first : 2 * fields.size());
    for (auto& [name, held] : fields) roomy.emplace_back(name, std::move(held));
    fields.swap(roomy);
  }
  fields.emplace_back(std::move(key), std::move(value));
}

// The elements of a list. `list` must be one.
inline const Json::array_t& elements_of(const Json& list) {
  return *list.get_ptr<const Json::array_t*>();
}

}  // namespace roadbook::data

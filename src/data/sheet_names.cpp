// Walks a save for ids.
#include "data/sheet_names.hpp"

#include "data/field.hpp"
#include "data/save_writer.hpp"

namespace roadbook::data {
namespace {

// What is chosen for an ability may be several ids in one text.
void add_parts(NamedIds& names) {
  NamedIds parts;
  for (const std::string& each : names) {
    std::size_t from = 0;
    for (std::size_t comma = each.find(','); comma != std::string::npos;
         comma = each.find(',', from)) {
      parts.insert(each.substr(from, comma - from));
      from = comma + 1;
    }
    if (from > 0) parts.insert(each.substr(from));
  }
  names.merge(parts);
}

}  // namespace

void add_names(const Json& json, NamedIds& names) {
  if (const std::string* text = text_of(&json)) {
    if (text->size() <= limit::id) names.insert(*text);
  } else if (json.is_array()) {
    for (const Json& each : elements_of(json)) add_names(each, names);
  } else if (json.is_object()) {
    for (const auto& [key, value] : fields_of(json)) {
      names.insert(key);
      add_names(value, names);
    }
  }
}

NamedIds names_in(const model::Value& sheet) {
  NamedIds names;
  Json json = whole_json(sheet);
  json.erase("own");
  json.erase("id");
  add_names(json, names);
  add_parts(names);
  return names;
}

}  // namespace roadbook::data

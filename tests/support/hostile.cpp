// Fills saves with texts, by the schema.
#include "support/hostile.hpp"

#include "data/json.hpp"
#include "data/strict_json.hpp"
#include "support/rulesets.hpp"
#include "text/code_points.hpp"

namespace roadbook::support {

namespace {

using data::Json;

Json read(const std::string& path) {
  data::Faults faults(path);
  std::optional<Json> json = data::parse_strict(file_text(path), faults);
  return json ? std::move(*json) : Json();
}

const Json& save_schema() {
  static const Json schema = read("assets/schema/save.schema.json");
  return schema;
}

std::string cut(const std::string& text, std::size_t characters) {
  std::size_t at = 0;
  while (at < text.size() && characters > 0) {
    at += text::utf8_length(std::string_view(text).substr(at, 4));
    --characters;
  }
  return text.substr(0, at);
}

bool allows(const Json& schema, const char* type) {
  const Json* types = data::field_of(schema, "type");
  if (types == nullptr) return false;
  if (const std::string* one = data::text_of(types)) return *one == type;
  for (const Json& each : data::elements_of(*types)) {
    if (each == type) return true;
  }
  return false;
}

// What a table made is described by the schema of games.
const Json& ruleset_schema() {
  static const Json schema = read("assets/schema/ruleset.schema.json");
  return schema;
}

// `root`: the schema that `schema` stands in.
Json filled(const Json& root, const Json& schema, const std::string& text, int depth) {
  if (const std::string* reference = data::text_of(data::field_of(schema, "$ref"))) {
    const Json& there = reference->front() == '#' ? root : ruleset_schema();
    return filled(there, there["$defs"][reference->substr(reference->rfind('/') + 1)], text, depth);
  }
  for (const char* several : {"oneOf", "anyOf"}) {
    if (const Json* ways = data::field_of(schema, several)) {
      return filled(root, (*ways)[0], text, depth);
    }
  }
  if (const Json* words = data::field_of(schema, "enum")) return (*words)[0];
  if (const Json* constant = data::field_of(schema, "const")) return *constant;
  if (allows(schema, "string")) {
    const Json* most = data::field_of(schema, "maxLength");
    const Json* pattern = data::field_of(schema, "pattern");
    if (pattern != nullptr && &root == &ruleset_schema()) {
      // An id, or the first word of a closed list.
      const auto words = pattern->get<std::string>();
      return words.rfind("^(", 0) == 0 ? words.substr(2, words.find('|') - 2) : "own_id";
    }
    if (pattern != nullptr) return nullptr;  // a document's id: no text of a player
    return cut(text, most == nullptr ? 64 : most->get<std::size_t>());
  }
  if (allows(schema, "array")) {
    Json list = Json::array();
    if (depth < 8) list.push_back(filled(root, schema["items"], text, depth + 1));
    return list;
  }
  if (allows(schema, "boolean")) return true;
  if (allows(schema, "integer")) {
    const Json* least = data::field_of(schema, "minimum");
    return least != nullptr && *least > 0 ? *least : Json(0);
  }
  if (!allows(schema, "object") || depth > 8) return nullptr;
  Json object = Json::object();
  if (const Json* properties = data::field_of(schema, "properties")) {
    for (const auto& [key, property] : data::fields_of(*properties)) {
      object[key] = filled(root, property, text, depth + 1);
    }
  } else if (const Json* values = data::field_of(schema, "additionalProperties")) {
    object[cut(text, 200)] = filled(root, *values, text, depth + 1);
  }
  return object;
}

}  // namespace

const std::map<std::string, std::string>& hostile_texts() {
  static const std::map<std::string, std::string> texts = [] {
    std::map<std::string, std::string> all;
    const Json json = read("tests/support/hostile.json");
    for (const auto& [name, text] : data::fields_of(json)) all[name] = text.get<std::string>();
    // As long as the longest field takes.
    std::string longest;
    while (longest.size() < 19000) longest += "very long, <b>and</b> \"more\" ";
    all["very long"] = longest;
    return all;
  }();
  return texts;
}

std::string save_filled_with(bool crew, const std::string& text) {
  Json save = filled(save_schema(), save_schema()["$defs"][crew ? "crew" : "character"], text, 0);
  save["format"] = crew ? "roadbook/crew" : "roadbook/character";
  save["version"] = 2;
  save["ruleset"] = "beacon-road";
  save["id"] = crew ? "hostile-crew" : "hostile";
  save["exported"] = nullptr;
  if (!crew) save["crew"] = "hostile-crew";
  return data::to_compact_text(save);
}

}  // namespace roadbook::support

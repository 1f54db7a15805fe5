// Characters and crews to JSON text.
#include "data/save_writer.hpp"

#include <variant>

#include "data/document.hpp"
#include "data/migrate.hpp"
#include "data/save_fields.hpp"
#include "data/unknown_fields.hpp"

namespace roadbook::data {
namespace {

template <class T>
Json to_json(const char* format, const T& value) {
  Writer writer;
  writer.put("format", format);
  writer.put("version", current_version);
  writer.put("ruleset", value.ruleset);
  fields(writer, value);
  return writer.take();
}

}  // namespace

Json known_json(const rules::Character& character) {
  return to_json(format::character, character);
}

Json known_json(const rules::Crew& crew) {
  return to_json(format::crew, crew);
}

Json whole_json(const Value& value) {
  return std::visit(
      [](const auto& each) {
        Json json = known_json(each);
        restore_unknown(each.unknown, json);
        return json;
      },
      value);
}

std::string write_document(const Value& value) {
  return to_text(whole_json(value));
}

std::string write_library(const std::vector<Value>& values) {
  Json documents = Json::array();
  for (const Value& value : values) documents.push_back(whole_json(value));
  Writer writer;
  writer.put("format", format::library);
  writer.put("version", current_version);
  writer.put("documents", std::move(documents));
  return to_text(writer.take());
}

}  // namespace roadbook::data

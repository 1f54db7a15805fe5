// Characters and crews to JSON text.
#include "data/save_writer.hpp"

#include <utility>
#include <variant>

#include "data/document.hpp"
#include "data/migrate.hpp"
#include "data/save_fields.hpp"
#include "data/strict_json.hpp"
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

// Beyond this a file is written without blanks and line breaks: they could make it too large to be
// read again.
constexpr std::size_t largest_with_blanks = 1024 * 1024;

std::string to_file(const Json& json) {
  std::string compact = to_compact_text(json);
  if (compact.size() > largest_with_blanks) return compact + '\n';
  std::string text = to_text(json);
  return text.size() > largest_file ? compact + '\n' : text;
}

void add_libraries(const std::vector<Value>& values, std::vector<std::string>& files) {
  std::string file = write_library(values);
  if (file.size() <= largest_file || values.size() < 2) {
    files.push_back(std::move(file));
    return;
  }
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  add_libraries({values.begin(), middle}, files);
  add_libraries({middle, values.end()}, files);
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
  return to_file(whole_json(value));
}

std::string write_compact(const Value& value) {
  return to_compact_text(whole_json(value));
}

std::string write_library(const std::vector<Value>& values) {
  Json documents = Json::array();
  for (const Value& value : values) documents.push_back(whole_json(value));
  Writer writer;
  writer.put("format", format::library);
  writer.put("version", current_version);
  writer.put("documents", std::move(documents));
  return to_file(writer.take());
}

std::vector<std::string> write_libraries(const std::vector<Value>& values) {
  std::vector<std::string> files;
  add_libraries(values, files);
  return files;
}

}  // namespace roadbook::data

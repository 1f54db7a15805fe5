// Characters and crews to JSON text.
#include "data/save_writer.hpp"

#include <utility>
#include <variant>

#include "data/document.hpp"
#include "data/document_fields.hpp"
#include "data/migrate.hpp"
#include "data/strict_json.hpp"
#include "data/time_text.hpp"
#include "data/unknown_fields.hpp"
#include "image/portrait.hpp"

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

// With when it was made and its portrait, which stand in the place of another program's fields of
// these names.
Json stamped_json(const Value& value, std::int64_t exported_ms, const std::string& portrait) {
  Json json = whole_json(value);
  if (exported_ms <= 0 && portrait.empty()) return json;
  Json stamped = Json::object();
  auto& fields = *stamped.get_ptr<Json::object_t*>();
  for (auto& [key, field] : *json.get_ptr<Json::object_t*>()) {
    if (key == "exported" && exported_ms > 0) continue;
    if (key == "portrait" && !portrait.empty()) continue;
    fields.emplace_back(key, std::move(field));
    if (key == "ruleset" && exported_ms > 0)
      fields.emplace_back("exported", time_text(exported_ms));
  }
  if (!portrait.empty()) fields.emplace_back("portrait", image::to_data_uri(portrait));
  return stamped;
}

const std::string& portrait_at(const std::vector<std::string>& portraits, std::size_t index) {
  static const std::string none;
  return index < portraits.size() ? portraits[index] : none;
}

Json library_json(const std::vector<Value>& values, std::int64_t exported_ms,
                  const std::string& unknown, const std::vector<std::string>& portraits) {
  Json documents = Json::array();
  for (std::size_t i = 0; i < values.size(); ++i) {
    documents.push_back(stamped_json(values[i], exported_ms, portrait_at(portraits, i)));
  }
  Writer writer;
  writer.put("format", format::library);
  writer.put("version", current_version);
  writer.put("documents", std::move(documents));
  Json library = writer.take();
  restore_unknown(unknown, library);
  return library;
}

void add_libraries(const std::vector<Value>& values, std::int64_t exported_ms,
                   std::vector<std::string> portraits, std::vector<std::string>& files) {
  portraits.resize(values.size());
  std::string file = write_library(values, exported_ms, {}, portraits);
  if (file.size() <= largest_file || values.size() < 2) {
    files.push_back(std::move(file));
    return;
  }
  const auto half = static_cast<std::ptrdiff_t>(values.size() / 2);
  const auto middle = values.begin() + half;
  const auto middle_portrait = portraits.begin() + half;
  add_libraries({values.begin(), middle}, exported_ms, {portraits.begin(), middle_portrait}, files);
  add_libraries({middle, values.end()}, exported_ms, {middle_portrait, portraits.end()}, files);
}

}  // namespace

Json described_json(const rules::Character& character) {
  return to_json(format::character, character);
}

Json described_json(const rules::Crew& crew) {
  return to_json(format::crew, crew);
}

Json described_json(const rules::ContentPackage& package) {
  return to_json(format::content, package);
}

Json whole_json(const Value& value) {
  return std::visit(
      [](const auto& each) {
        Json json = described_json(each);
        restore_unknown(each.unknown, json);
        return json;
      },
      value);
}

std::string write_document(const Value& value, std::int64_t exported_ms,
                           const std::string& portrait) {
  return to_file(stamped_json(value, exported_ms, portrait));
}

std::string write_library(const std::vector<Value>& values, std::int64_t exported_ms,
                          const std::string& unknown, const std::vector<std::string>& portraits) {
  return to_file(library_json(values, exported_ms, unknown, portraits));
}

std::string write_compact(const std::vector<Value>& values, std::int64_t exported_ms,
                          const std::string& unknown, const std::vector<std::string>& portraits) {
  return to_compact_text(values.size() == 1 && unknown.empty()
                             ? stamped_json(values.front(), exported_ms, portrait_at(portraits, 0))
                             : library_json(values, exported_ms, unknown, portraits));
}

std::vector<std::string> write_libraries(const std::vector<Value>& values, std::int64_t exported_ms,
                                         const std::vector<std::string>& portraits) {
  std::vector<std::string> files;
  add_libraries(values, exported_ms, portraits, files);
  return files;
}

}  // namespace roadbook::data

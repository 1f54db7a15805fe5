// Makes files of documents.
#include "app/exporting.hpp"

#include "data/document.hpp"
#include "data/file_name.hpp"

namespace roadbook::app {

namespace {

// JSON for every program, and a type of its own for the desktop (assets/desktop/).
constexpr const char* save_ending = ".roadbook.json";

}  // namespace

OutFile export_one(const model::Value& value, std::int64_t now_ms) {
  return {
      data::file_name(model::name_of(value), model::is_crew(value) ? "crew" : "sheet", save_ending),
      data::write_document(value, now_ms)};
}

std::vector<model::Value> shared(const model::Library& library, const model::Value& value) {
  std::vector<model::Value> all{value};
  if (!model::is_crew(value)) return all;
  for (const rules::Character* member : model::members_of(library, model::id_of(value))) {
    all.emplace_back(*member);
  }
  return all;
}

OutFile export_with_members(const model::Library& library, const model::Value& value,
                            std::int64_t now_ms) {
  if (!model::is_crew(value)) return export_one(value, now_ms);
  return {data::file_name(model::name_of(value), "crew", save_ending),
          data::write_library(shared(library, value), now_ms)};
}

std::vector<OutFile> export_all(const model::Library& library, std::int64_t now_ms) {
  std::vector<model::Value> all;
  for (const auto& [id, value] : library.documents) all.push_back(value);
  std::vector<std::string> texts = data::write_libraries(all, now_ms);
  std::vector<OutFile> files;
  for (std::string& text : texts) {
    std::string name = "library";
    if (texts.size() > 1) {
      name += "-" + std::to_string(files.size() + 1) + "-of-" + std::to_string(texts.size());
    }
    files.push_back({name + save_ending, std::move(text)});
  }
  return files;
}

}  // namespace roadbook::app

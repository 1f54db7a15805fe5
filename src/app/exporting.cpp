// Makes files of documents.
#include "app/exporting.hpp"

#include <map>
#include <utility>
#include <vector>

#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/file_name.hpp"
#include "data/text_fields.hpp"
#include "print/plain_text.hpp"
#include "print/text_view.hpp"

namespace roadbook::app {

namespace {

const char* kind_in_file_name(const model::Value& value) {
  if (model::is_package(value)) return "package";
  return model::is_crew(value) ? "crew" : "sheet";
}

// JSON for every program, and a type of its own for the desktop (assets/desktop/).
constexpr const char* save_ending = ".roadbook.json";

print::TextView text_of_sheet(const rules::Ruleset& game, const model::Library& library,
                              const model::Value& value) {
  print::TextView view = print::derived_text_view(game, library, value);
  std::vector<print::TextItem> others;
  for (data::FieldInWords& each : data::other_fields_in_words(game, value, library)) {
    others.push_back({std::move(each.label), std::move(each.words)});
  }
  print::add_other_fields(view, std::move(others));
  return view;
}

// What sheets take along, for many of them: what of the packages counts is found out once for each
// game.
class Carrying {
 public:
  Carrying(const Games& games, const model::Library& library) : games_(games), library_(library) {}

  model::Value carried(const model::Value& value) {
    const rules::Id& id = model::ruleset_of(value);
    const rules::Ruleset* game = games_.find(id);
    if (game == nullptr || model::is_package(value)) {
      return data::with_what_it_uses(library_, value, game);
    }
    auto counting = counting_.find(id);
    if (counting == counting_.end()) {
      counting = counting_.emplace(id, data::layers_that_count(library_, *game)).first;
    }
    return data::with_what_it_uses(counting->second, value, game);
  }

 private:
  const Games& games_;
  const model::Library& library_;
  std::map<rules::Id, std::vector<model::PackageLayer>> counting_;
};

}  // namespace

model::Value carried(const Games& games, const model::Library& library, const model::Value& value) {
  return data::with_what_it_uses(library, value, games.find(model::ruleset_of(value)));
}

OutFile export_one(const Games& games, const model::Library& library, const model::Value& value,
                   std::int64_t now_ms, const PortraitBytes& portraits) {
  const model::Value whole = carried(games, library, value);
  const auto* game =
      model::is_package(value) ? nullptr : model::game_package(library, model::ruleset_of(value));
  if (game == nullptr) return export_one(whole, now_ms, portraits);
  return {data::file_name(model::name_of(value), kind_in_file_name(value), save_ending),
          data::write_library({whole, carried(games, library, *game)}, now_ms, {}, portraits)};
}

OutFile export_one(const model::Value& value, std::int64_t now_ms, const PortraitBytes& portraits) {
  return {
      data::file_name(model::name_of(value), kind_in_file_name(value), save_ending),
      data::write_document(value, now_ms, portraits.empty() ? std::string() : portraits.front())};
}

OutFile export_text(const rules::Ruleset& game, const model::Library& library,
                    const model::Value& value, TextForm form) {
  const print::TextView view = text_of_sheet(game, library, value);
  const bool html = form == TextForm::html;
  return {data::file_name(model::name_of(value), kind_in_file_name(value), html ? ".html" : ".md"),
          html ? print::plain_html({view}) : print::markdown({view})};
}

std::string text_to_copy(const rules::Ruleset& game, const model::Library& library,
                         const model::Value& value) {
  return print::plain_text(text_of_sheet(game, library, value));
}

std::vector<model::Value> shared(const Games& games, const model::Library& library,
                                 const model::Value& value) {
  Carrying carrying(games, library);
  std::vector<model::Value> all{carrying.carried(value)};
  if (model::is_crew(value)) {
    for (const rules::Character* member : model::members_of(library, model::id_of(value))) {
      all.push_back(carrying.carried(*member));
    }
  }
  // The game comes last, so that portraits stand in the order of the sheets.
  if (const auto* game = model::game_package(library, model::ruleset_of(value))) {
    if (!model::is_package(value)) all.push_back(carrying.carried(*game));
  }
  return all;
}

OutFile export_with_members(const Games& games, const model::Library& library,
                            const model::Value& value, std::int64_t now_ms,
                            const PortraitBytes& portraits) {
  if (!model::is_crew(value)) return export_one(games, library, value, now_ms, portraits);
  return {data::file_name(model::name_of(value), "crew", save_ending),
          data::write_library(shared(games, library, value), now_ms, {}, portraits)};
}

std::vector<OutFile> export_all(const Games& games, const model::Library& library,
                                std::int64_t now_ms, const PortraitBytes& portraits) {
  Carrying carrying(games, library);
  std::vector<model::Value> all;
  for (const auto& [id, value] : library.documents) all.push_back(carrying.carried(value));
  for (const auto& [id, value] : library.packages) all.push_back(carrying.carried(value));
  std::vector<std::string> texts = data::write_libraries(all, now_ms, portraits);
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

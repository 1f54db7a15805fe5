// Sheets to read, for the commands that write them.
#include "cli/text_sheets.hpp"

#include <map>
#include <string>
#include <utility>
#include <variant>

#include "cli/games.hpp"
#include "data/text_fields.hpp"
#include "model/library.hpp"

namespace roadbook::cli {

bool is_text_file(const std::string& path) {
  for (const std::string ending : {".md", ".MD", ".markdown", ".txt", ".TXT"}) {
    if (path.size() > ending.size() &&
        path.compare(path.size() - ending.size(), ending.size(), ending) == 0) {
      return true;
    }
  }
  return false;
}

std::optional<std::vector<print::TextView>> text_views(const Games& own,
                                                       const std::vector<data::Value>& values,
                                                       std::ostream& err) {
  std::map<rules::Id, rules::Ruleset> games;
  model::Library library;
  for (const data::Value& value : values) {
    const rules::Id& id = model::ruleset_of(value);
    if (games.count(id) == 0) {
      std::optional<rules::Ruleset> game = load_ruleset(own, id, err);
      if (!game) return std::nullopt;
      games.emplace(id, std::move(*game));
    }
    // One without an id can be a member of a crew, too.
    model::Id key = model::id_of(value);
    if (key.empty()) key = "/" + std::to_string(library.documents.size());
    library.documents.emplace(std::move(key), model::adopted(games.at(id), value));
  }
  std::vector<print::TextView> views;
  for (const data::Value& each : values) {
    const rules::Ruleset& shipped = games.at(model::ruleset_of(each));
    const model::Value value = model::adopted(shipped, each);
    const auto* member = std::get_if<rules::Character>(&value);
    const rules::Ruleset game =
        with_own(shipped, value, member == nullptr ? nullptr : model::crew_of(library, *member));
    print::TextView view = print::derived_text_view(game, library, value);
    std::vector<print::TextItem> others;
    for (data::FieldInWords& field : data::other_fields_in_words(game, value, library)) {
      others.push_back({std::move(field.label), std::move(field.words)});
    }
    print::add_other_fields(view, std::move(others));
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace roadbook::cli

// Reads files into an edit.
#include "app/importing.hpp"

#include <map>
#include <utility>

#include "data/document.hpp"
#include "rules/choices.hpp"
#include "rules/wording.hpp"

namespace roadbook::app {

namespace {

// Equal but for the id under which it is kept.
bool same(const model::Value& left, const model::Value& right) {
  return model::with_id(left, {}) == model::with_id(right, {});
}

std::string described(const Games& games, const model::Value& value) {
  const rules::Ruleset* game = games.find(model::ruleset_of(value));
  const std::string kind = model::is_crew(value) ? "Crew" : "Character";
  return game == nullptr ? kind : kind + " · " + game->name;
}

}  // namespace

Import import_files(const Games& games, const model::Library& library,
                    const std::vector<File>& files, const std::function<std::string()>& new_id) {
  Import result;
  std::vector<model::Value> values;
  for (const File& file : files) {
    data::Documents read = data::read_documents(file.name, file.bytes);
    for (const data::Diagnostic& fault : read.diagnostics) {
      result.view.faults.push_back({fault.file, fault.pointer, fault.message});
    }
    for (model::Value& value : read.values) {
      if (games.find(model::ruleset_of(value)) == nullptr) {
        result.view.faults.push_back({file.name, "/ruleset",
                                      "This file is for the game \"" + model::ruleset_of(value) +
                                          "\", which is not among the games here."});
      } else {
        if (auto* crew = std::get_if<rules::Crew>(&value)) {
          *crew = rules::adopted(*games.find(crew->ruleset), *crew);
        }
        values.push_back(std::move(value));
      }
    }
  }

  std::map<model::Id, model::Id> renamed;  // of crews, for their members
  for (model::Value& value : values) {
    const model::Id old = model::id_of(value);
    const model::Value* there = old.empty() ? nullptr : model::find(library, old);
    ui::ImportedDocument shown;
    shown.crew = model::is_crew(value);
    shown.name = model::name_of(value);
    shown.summary = described(games, value);
    if (there != nullptr && same(*there, value)) {
      shown.id = old;
      shown.note = "You have it already, and it is the same.";
      result.view.documents.push_back(shown);
      value = *there;
      continue;
    }
    model::Id id = old;
    if (id.empty() || there != nullptr) id = new_id();
    if (there != nullptr) shown.note = "Kept beside the one that you have, which differs.";
    if (id != old) renamed[old] = id;
    value = model::with_id(std::move(value), id);
    shown.id = id;
    result.view.documents.push_back(shown);
    result.edit.puts.push_back({id, value});
  }
  for (model::Put& put : result.edit.puts) {
    auto* character = std::get_if<rules::Character>(&*put.value);
    if (character == nullptr || character->crew.empty()) continue;
    const auto moved = renamed.find(character->crew);
    if (moved != renamed.end()) character->crew = moved->second;
  }
  result.edit.words =
      "Import " + rules::counted(static_cast<int>(result.edit.puts.size()), "sheet", "sheets");
  return result;
}

}  // namespace roadbook::app

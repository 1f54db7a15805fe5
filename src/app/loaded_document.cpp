// Reads one stored document.
#include "app/loaded_document.hpp"

#include <utility>

#include "data/document.hpp"
#include "data/migrate.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::app {

LoadedDocument open_saved(const Games& games, const std::string& id, const std::string& bytes) {
  LoadedDocument opened;
  if (bytes.empty()) {
    opened.faults.emplace_back("The file is empty. It was never fully saved.");
    return opened;
  }
  data::Documents read = data::read_documents(id, bytes, data::Newer::look);
  for (const data::Diagnostic& each : read.diagnostics) {
    opened.faults.push_back(data::in_words(each));
  }
  const std::string versions = "version " + std::to_string(read.newer_version) +
                               " of the format, where this one writes version " +
                               std::to_string(data::current_version);
  if (read.newer && !read.ok()) {
    opened.faults.insert(opened.faults.begin(),
                         "A newer Roadbook wrote this (" + versions +
                             "), and this one cannot show it. Nothing in it is changed.");
  }
  if (read.values.size() != 1) {
    if (read.ok()) opened.faults.emplace_back("This is not one sheet, but a whole library.");
    return opened;
  }
  model::Value& value = read.values.front();
  opened.made_ms = read.exported_ms.front();
  if (const auto* package = std::get_if<rules::ContentPackage>(&value)) {
    const bool begins =
        !package->begun_from.empty() && games.to_begin_from(package->begun_from) != nullptr;
    if (begins || !package->packed.empty()) {
      opened.value = std::move(value);  // the game itself
      return opened;
    }
  }
  const rules::Ruleset* game = games.find(model::ruleset_of(value));
  if (game == nullptr && games.may_come(model::ruleset_of(value))) {
    opened.waits = true;
    opened.faults.emplace_back("Its game is being read.");
    return opened;
  }
  if (game == nullptr && games.need(model::ruleset_of(value))) {
    opened.waits = true;
    opened.faults.emplace_back("Its game is being fetched.");
    return opened;
  }
  if (game == nullptr) {
    opened.faults.push_back("It belongs to the game \"" + model::ruleset_of(value) +
                            "\", which is not among the games here.");
    return opened;
  }
  if (read.newer) {
    opened.read_only = "A newer Roadbook wrote this sheet (" + versions +
                       "). You can look at it, print it and export it. To change it, get the newer "
                       "Roadbook.";
  } else {
    value = model::adopted(*game, std::move(value));
  }
  opened.value = std::move(value);
  opened.portrait = std::move(read.portraits.front());
  return opened;
}

}  // namespace roadbook::app

// What sheets and packages that come in are, and what they bring along.
#include "app/intake_parts.hpp"

#include <utility>
#include <variant>

#include "data/content_rest.hpp"
#include "data/content_use.hpp"
#include "data/share.hpp"
#include "model/document.hpp"

namespace roadbook::app {

std::string described(const rules::Ruleset* game, const model::Value& value) {
  const std::string kind = model::kind_words(game == nullptr ? rules::Words() : game->words, value);
  const auto* package = std::get_if<rules::ContentPackage>(&value);
  const bool is_game = package != nullptr && rules::makes_game(*package);
  return game == nullptr || is_game ? kind : kind + " · " + game->name;
}

std::vector<ui::ImportPart> account_parts(const data::Proposal& proposal) {
  std::vector<ui::ImportPart> parts;
  for (const data::Fate fate : {data::Fate::doubtful, data::Fate::understood, data::Fate::own_words,
                                data::Fate::no_place}) {
    ui::ImportPart part{data::heading_of(fate), data::lines_of(proposal, fate)};
    const std::string more = data::bookkeeping_words(proposal);
    if (fate == data::Fate::no_place && !more.empty()) part.lines.push_back(more);
    if (!part.lines.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

std::vector<ui::ImportPart> parts_of_content(const Games& games, const model::Library& library,
                                             const rules::Ruleset& game,
                                             const model::Value& value) {
  std::vector<ui::ImportPart> parts;
  const auto add = [&parts](const char* heading, std::vector<std::string> lines) {
    if (!lines.empty()) parts.push_back({heading, std::move(lines)});
  };
  if (const auto* package = std::get_if<rules::ContentPackage>(&value)) {
    const rules::ContentPackage* mine = model::find_package(library, package->id);
    if (mine != nullptr && *mine == *package) return parts;
    const auto begun = rules::makes_game(*package) ? games.begun_by(*package) : nullptr;
    const rules::Ruleset& after = begun == nullptr ? game : *begun;
    data::ContentUpdate update =
        mine == nullptr
            ? data::content_update(library, after, after, data::without_entries(*package), *package)
            : data::content_update(library, game, after, *mine, *package);
    // As long as it is not in use it touches nothing.
    if (mine == nullptr && !package->in_use) update.touched.clear();
    add("New in it", std::move(update.added));
    add("Changes", std::move(update.changed));
    add("Is gone", std::move(update.gone));
    add("Sheets that it touches", std::move(update.touched));
    add("Is not replaced, because a sheet carries it itself", std::move(update.stays));
    return parts;
  }
  data::Brought brought = data::brought_along(library, value);
  add("Made by its table", std::move(brought.news));
  add("Made by its table, and not the same as in your packages", std::move(brought.other));
  add("The same as in your packages", std::move(brought.here));
  return parts;
}

}  // namespace roadbook::app

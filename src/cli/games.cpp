// Reads games: built in, and of a folder.
#include "cli/games.hpp"

#include <set>
#include <string_view>

#include "data/own_definitions.hpp"
#include "data/package.hpp"
#include "data/ruleset_reader.hpp"
#include "embedded/files.hpp"
#include "storage/game_files.hpp"

namespace roadbook::cli {
namespace {

constexpr std::string_view built_in = "rulesets/";

}  // namespace

std::vector<std::string> ruleset_ids() {
  std::set<std::string> ids;
  for (const embedded::File& file : embedded::list(built_in)) {
    const std::string_view rest = file.path.substr(built_in.size());
    ids.emplace(rest.substr(0, rest.find('/')));
  }
  return {ids.begin(), ids.end()};
}

std::optional<rules::Ruleset> game_to_begin_from(const std::string& id) {
  for (const embedded::File& file : embedded::list("templates/")) {
    auto read = data::read_ruleset({{std::string(file.path), std::string(file.bytes)}});
    if (read.ok() && read.value->id == id) return std::move(read.value);
  }
  return std::nullopt;
}

std::vector<rules::Ruleset> own_games(const Games& games, std::ostream& err, bool& fine) {
  const std::string place =
      games.folder.empty() ? storage::games_folder(std::string()) : games.folder;
  storage::GamesFolder folder = storage::read_games_folder(place);
  if (!folder.found && !games.folder.empty()) {
    err << place << ": There is no such folder.\n";
    fine = false;
  }
  std::vector<rules::Ruleset> found;
  std::set<std::string> ids;
  for (const std::string& id : ruleset_ids()) ids.insert(id);
  const auto tell = [&](const data::Diagnostic& fault) {
    err << data::in_words(fault) << '\n';
    fine = false;
  };
  for (storage::GameFiles& game : folder.games) {
    if (!game.trouble.empty()) {
      tell({game.place, "", game.trouble});
      continue;
    }
    std::vector<data::NamedText> texts;
    for (auto& [path, bytes] : game.files) texts.push_back({path, std::move(bytes)});
    std::optional<rules::Ruleset> base;
    data::Result<rules::Ruleset> read =
        data::read_own_game(std::move(texts), [&](const rules::Id& id) {
          base = game_to_begin_from(id);
          return base ? &*base : nullptr;
        });
    for (const data::Diagnostic& fault : read.diagnostics) tell(fault);
    if (!read.ok()) continue;
    if (!ids.insert(read.value->id).second) {
      tell({place + '/' + game.name, "",
            "A game with the id \"" + read.value->id + "\" is there already."});
      continue;
    }
    found.push_back(std::move(*read.value));
  }
  return found;
}

std::optional<rules::Ruleset> load_ruleset(const Games& games, const std::string& id,
                                           std::ostream& err) {
  std::vector<data::NamedText> files;
  const std::string prefix = std::string(built_in) + id + '/';
  for (const embedded::File& file : embedded::list(prefix)) {
    files.push_back({std::string(file.path), std::string(file.bytes)});
  }
  if (id.empty() || files.empty()) {
    bool fine = true;
    std::vector<rules::Ruleset> own = own_games(games, err, fine);
    for (rules::Ruleset& each : own) {
      if (!id.empty() && each.id == id) return std::move(each);
    }
    err << "There is no ruleset \"" << id << "\". There is:";
    for (const std::string& each : ruleset_ids()) err << ' ' << each;
    for (const rules::Ruleset& each : own) err << ' ' << each.id;
    err << ".\n";
    return std::nullopt;
  }
  data::Result<rules::Ruleset> read = data::read_ruleset(std::move(files));
  for (const data::Diagnostic& fault : read.diagnostics) err << data::in_words(fault) << '\n';
  return std::move(read.value);
}

rules::Ruleset with_own(const rules::Ruleset& game, const model::Value& value,
                        const rules::Crew* crew) {
  const model::OwnAtTable table = model::own_of(value, crew);
  return table.empty() ? game : data::game_of_table(game, table);
}

std::optional<rules::Ruleset> wished_ruleset(const Games& games, const std::string& id,
                                             std::ostream& err) {
  if (!id.empty()) return load_ruleset(games, id, err);
  const std::vector<std::string> ids = ruleset_ids();
  if (!ids.empty()) return load_ruleset(games, ids.front(), err);
  err << "No game is built in.\n";
  return std::nullopt;
}

}  // namespace roadbook::cli

// Reads the built-in rulesets, and those that were fetched.
#include "app/games.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "data/begun_game.hpp"
#include "data/import/import.hpp"
#include "data/package.hpp"
#include "data/ruleset_reader.hpp"
#include "data/share.hpp"
#include "embedded/files.hpp"
#include "model/document.hpp"

namespace roadbook::app {

namespace {

constexpr std::string_view games_root = "rulesets/";

// The files of the built-in games, by their folder.
std::map<std::string, std::vector<data::NamedText>> files_built_in() {
  std::map<std::string, std::vector<data::NamedText>> folders;
  for (const embedded::File& file : embedded::list(games_root)) {
    const std::string_view below = file.path.substr(games_root.size());
    const std::size_t slash = below.find('/');
    if (slash == std::string_view::npos) continue;
    folders[std::string(below.substr(0, slash))].push_back(
        {std::string(file.path), std::string(file.bytes)});
  }
  return folders;
}

// Games to begin others from, each in one file.
constexpr std::string_view templates_root = "templates/";

Games::GameEntry entry_of(const rules::Ruleset& game) {
  Games::GameEntry entry{game.id, game.name, true, game.emblem, data::takes_imports(game)};
  entry.crew = game.words.crew;
  entry.crews = game.crew.present;
  return entry;
}

}  // namespace

std::string already_there(const rules::Id& id) {
  return "A game with the id \"" + id + "\" is there already.";
}

// Gives why one cannot be used; empty where all can.
std::string Games::add_templates(std::vector<data::NamedText> files) {
  for (data::NamedText& each : files) {
    data::Result<rules::Ruleset> read = data::read_ruleset({std::move(each)});
    if (!read.ok()) return data::in_words(read.diagnostics.front());
    if (to_begin_from(read.value->id) != nullptr) continue;
    templates_.push_back(std::make_unique<rules::Ruleset>(std::move(*read.value)));
  }
  return {};
}

void Games::know() {
  for (const auto& [folder, here] : {std::pair{"at_hand/", true}, std::pair{"elsewhere/", false}}) {
    for (const embedded::File& file : embedded::list(folder)) {
      std::string_view rest = file.bytes;
      const auto line = [&rest] {
        std::string words(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(std::min(words.size() + 1, rest.size()));
        return words;
      };
      GameEntry entry;
      entry.id = file.path.substr(std::string_view(folder).size());
      entry.name = line();
      entry.here = here;
      entry.emblem = line();
      entry.crew.one = line();
      entry.crew.many = line();
      entry.takes_imports = !embedded::list("imports/" + entry.id).empty();
      known_.push_back(std::move(entry));
    }
  }
}

data::Diagnostics Games::read() {
  data::Diagnostics faults;
  for (auto& [folder, files] : files_built_in()) {
    data::Result<rules::Ruleset> read = data::read_ruleset(std::move(files));
    if (read.ok()) {
      GameEntry entry = entry_of(*read.value);
      const auto known = std::find_if(known_.begin(), known_.end(),
                                      [&](const GameEntry& each) { return each.id == entry.id; });
      if (known == known_.end()) {
        known_.push_back(std::move(entry));
      } else {
        *known = std::move(entry);
      }
      games_.push_back(std::make_unique<rules::Ruleset>(std::move(*read.value)));
    }
    faults.insert(faults.end(), read.diagnostics.begin(), read.diagnostics.end());
  }
  std::vector<data::NamedText> templates;
  for (const embedded::File& file : embedded::list(templates_root)) {
    templates.push_back({std::string(file.path), std::string(file.bytes)});
  }
  // The page has none built in: they come with what is fetched later, and so does this.
  if (!templates.empty()) {
    std::string trouble = add_templates(std::move(templates));
    if (!trouble.empty()) faults.push_back({std::string(templates_root), "", std::move(trouble)});
  }
  return faults;
}

std::string Games::complete(std::string_view package) {
  auto [folder, files] = std::move(*files_built_in().begin());
  // In its folder, so that lists join in the order of the files' names.
  auto more = data::read_package(std::string(games_root) + folder, package);
  if (!more.ok()) return data::in_words(more.diagnostics.front());
  std::vector<data::NamedText> templates;
  for (data::NamedText& each : *more.value) {
    const bool to_begin = each.name.find('/' + std::string(templates_root)) != std::string::npos;
    (to_begin ? templates : files).push_back(std::move(each));
  }
  if (std::string trouble = add_templates(std::move(templates)); !trouble.empty()) return trouble;
  auto read = data::read_ruleset(std::move(files));
  if (!read.ok()) return data::in_words(read.diagnostics.front());
  *games_.front() = std::move(*read.value);
  own_ = {};
  return {};
}

void Games::add(storage::GamesFolder&& folder) {
  constexpr std::size_t most_faults = 20;
  for (storage::GameFiles& game : folder.games) {
    SetAside aside{game.name, {}};
    std::vector<data::NamedText> texts;
    for (auto& [path, bytes] : game.files) texts.push_back({path, std::move(bytes)});
    data::Result<rules::Ruleset> read;
    if (game.trouble.empty()) {
      read = data::read_own_game(std::move(texts),
                                 [this](const rules::Id& id) { return to_begin_from(id); });
    } else {
      read.diagnostics.push_back({game.place, "", game.trouble});
    }
    if (read.ok() && std::any_of(known_.begin(), known_.end(), [&](const GameEntry& each) {
          return each.id == read.value->id;
        })) {
      read.diagnostics.push_back({game.name, "", already_there(read.value->id)});
      read.value.reset();
    }
    if (read.ok()) {
      known_.push_back(entry_of(*read.value));
      games_.push_back(std::make_unique<rules::Ruleset>(std::move(*read.value)));
      continue;
    }
    for (const data::Diagnostic& fault : read.diagnostics) {
      if (aside.faults.size() < most_faults) aside.faults.push_back(data::in_words(fault));
    }
    set_aside_.push_back(std::move(aside));
  }
}

const rules::Ruleset* Games::to_begin_from(const rules::Id& id) const {
  for (const auto& each : templates_) {
    if (each->id == id) return each.get();
  }
  return nullptr;
}

std::unique_ptr<rules::Ruleset> Games::begun_by(const rules::ContentPackage& package) const {
  if (!package.packed.empty()) {
    auto read = data::read_own_game({{package.name, package.packed}});
    if (!read.ok() || read.value->id != package.ruleset) return nullptr;
    return std::make_unique<rules::Ruleset>(std::move(*read.value));
  }
  const rules::Ruleset* base = to_begin_from(package.begun_from);
  if (base == nullptr || package.ruleset.empty()) return nullptr;
  return std::make_unique<rules::Ruleset>(data::begun_game(*base, package));
}

bool Games::follow(const model::Library& library) {
  bool changed = false;
  std::set<rules::Id> there;
  for (const auto& [id, value] : library.packages) {
    const auto* package = std::get_if<rules::ContentPackage>(&value);
    if (package == nullptr || !rules::makes_game(*package)) continue;
    // Of several that make one game, one does.
    if (model::game_package(library, package->ruleset) != package) continue;
    const auto known = std::find_if(known_.begin(), known_.end(), [&](const GameEntry& each) {
      return each.id == package->ruleset;
    });
    if (has_without_package(package->ruleset)) continue;
    there.insert(package->ruleset);
    const auto before = std::find_if(begun_.begin(), begun_.end(), [&](const auto& each) {
      return each.ruleset == package->ruleset;
    });
    if (before != begun_.end() && *before == *package && known != known_.end()) continue;
    std::unique_ptr<rules::Ruleset> game = begun_by(*package);
    if (game == nullptr) continue;
    changed = true;
    if (before == begun_.end()) {
      begun_.push_back(*package);
    } else {
      *before = *package;
    }
    GameEntry entry = entry_of(*game);
    entry.takes_imports = false;
    entry.begun = true;
    if (known == known_.end()) {
      known_.push_back(entry);
    } else {
      *known = entry;
    }
    const auto place = std::find_if(games_.begin(), games_.end(),
                                    [&](const auto& each) { return each->id == game->id; });
    if (place == games_.end()) {
      games_.push_back(std::move(game));
    } else {
      **place = std::move(*game);
    }
  }
  const auto gone = std::remove_if(known_.begin(), known_.end(), [&](const GameEntry& each) {
    return each.begun && there.count(each.id) == 0;
  });
  changed = changed || gone != known_.end();
  known_.erase(gone, known_.end());
  if (changed) own_ = {};
  return changed;
}

bool Games::has_without_package(const rules::Id& id) const {
  return std::any_of(known_.begin(), known_.end(),
                     [&](const GameEntry& each) { return each.id == id && !each.begun; });
}

bool Games::is_elsewhere(const rules::Id& id) const {
  return failed_.count(id) == 0 &&
         std::any_of(known_.begin(), known_.end(),
                     [&](const GameEntry& each) { return each.id == id && !each.here; });
}

bool Games::need(const rules::Id& id) const {
  if (!is_elsewhere(id) || !fetch_) return false;
  if (wanted_.insert(id).second) fetch_(id);
  return true;
}

std::vector<rules::Id> Games::missing_in(const std::string& name, std::string_view text) const {
  std::vector<rules::Id> missing;
  const bool link = text.find(data::share_mark) != std::string_view::npos;
  for (const GameEntry& each : known_) {
    if (!is_elsewhere(each.id)) continue;
    bool named = text.find('"' + each.id + '"') != std::string_view::npos;
    if (!named && link) {
      for (const model::Value& value : data::read_text(name, text).values) {
        named = named || model::ruleset_of(value) == each.id;
      }
    }
    named = named || (each.takes_imports && data::is_of_another_program(text));
    if (named) missing.push_back(each.id);
  }
  return missing;
}

std::string Games::arrived(const rules::Id& id, std::string_view package) {
  const auto known = std::find_if(known_.begin(), known_.end(),
                                  [&](const GameEntry& each) { return each.id == id; });
  if (known == known_.end() || known->here) return {};
  const auto fail = [&](const std::string& why) {
    failed_.insert(id);
    return known->name + " could not be fetched. " + why;
  };
  if (package.empty()) {
    return fail("Open Roadbook once with a network, and it is kept from then on.");
  }
  auto files = data::read_package("games/" + id, package);
  if (!files.ok()) return fail(data::in_words(files.diagnostics.front()));
  auto read = data::read_ruleset(std::move(*files.value));
  if (!read.ok()) return fail(data::in_words(read.diagnostics.front()));
  if (read.value->id != id) return fail("The answer was a different game.");
  known->here = true;
  games_.push_back(std::make_unique<rules::Ruleset>(std::move(*read.value)));
  return {};
}

std::shared_ptr<const rules::Ruleset> Games::of(const model::Library& library,
                                                const model::Value& value) const {
  const rules::Ruleset* game = find(model::ruleset_of(value));
  return game == nullptr ? nullptr : own_.of(*game, model::own_at_table(library, value));
}

std::shared_ptr<const rules::Ruleset> Games::of(const model::Library& library,
                                                const model::Value& value,
                                                const model::Makers& makers) const {
  const rules::Ruleset* game = find(model::ruleset_of(value));
  return game == nullptr ? nullptr : own_.of(*game, model::own_at_table(library, value, makers));
}
std::shared_ptr<const rules::Ruleset> Games::of(const model::Library& library,
                                                const model::Value& value,
                                                const rules::Crew* crew) const {
  const rules::Ruleset* game = find(model::ruleset_of(value));
  return game == nullptr ? nullptr : own_.of(*game, model::own_of(library, value, crew));
}

std::shared_ptr<const rules::Ruleset> Games::of(const model::Value& value,
                                                const rules::Crew* crew) const {
  const rules::Ruleset* game = find(model::ruleset_of(value));
  return game == nullptr ? nullptr : own_.of(*game, model::own_of(value, crew));
}

const rules::Ruleset* Games::find(const rules::Id& id) const {
  for (const auto& game : games_) {
    if (game->id == id) return game.get();
  }
  return nullptr;
}

rules::Words Games::words_of(const rules::Id& id) const {
  const rules::Ruleset* game = find(id);
  return game == nullptr ? rules::Words{} : game->words;
}

}  // namespace roadbook::app

// The games that this Roadbook knows: those that are built in, those of the player's own, and those
// that are fetched when they are first needed.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/diagnostic.hpp"
#include "data/own_definitions.hpp"
#include "model/own_at_table.hpp"
#include "rules/game/ruleset.hpp"
#include "storage/game_files.hpp"

namespace roadbook::app {

// Why no second game of that id is taken in.
std::string already_there(const rules::Id& id);

class Games {
 public:
  // A game by its name, whether it is here already or not.
  struct GameEntry {
    rules::Id id;
    std::string name;
    bool here = false;
    rules::Id emblem;
    bool takes_imports = false;              // sheets of other programs become sheets of it
    bool begun = false;                      // a package of the library makes it
    rules::Word crew = rules::Words().crew;  // what it calls one
    bool crews = true;                       // it has any, as far as is known
  };

  // Takes in what is known of games before one is read: of those that can be fetched, and on the
  // page of the built-in one.
  void know();
  // Reads every ruleset that is built in. Gives the faults of those that could not be read.
  data::Diagnostics read();
  // Both.
  data::Diagnostics load() {
    know();
    return read();
  }

  // The built-in game gets the rest of its files, as a package: what the page fetches when somebody
  // plays. The game stays where it is; what was taken from it before is not valid any longer. Gives
  // why that could not be; empty where it could.
  std::string complete(std::string_view package);

  // Makes the games that packages of the library begin, or bring whole, and makes those anew whose
  // package changed.
  // True where any did: what was taken from it before is not valid any longer. One whose package is
  // gone stays as it was, and is not among the known ones.
  bool follow(const model::Library& library);
  // Whether a package that is still to be read may make the game of that id.
  bool may_come(const rules::Id& id) const { return !library_whole_ && !has_without_package(id); }
  // Whether the game of that id is known, and no package of the library makes it.
  bool has_without_package(const rules::Id& id) const;
  // All packages of the library are read. True where that is news.
  bool library_is_whole() { return !std::exchange(library_whole_, true); }
  // The game that such a package makes; nullptr where the one that it is begun from is not here,
  // and where one that it brings has faults.
  std::unique_ptr<rules::Ruleset> begun_by(const rules::ContentPackage& package) const;
  // The game from which others can be begun; nullptr where it is not here.
  const rules::Ruleset* to_begin_from(const rules::Id& id) const;

  // Takes in the games of a folder. One with faults, or with the id of another, is set aside.
  void add(storage::GamesFolder&& folder);
  // A game of a folder that cannot be used, and why: each fault with its place.
  struct SetAside {
    std::string name;
    std::vector<std::string> faults;
  };
  // All that were set aside so far.
  const std::vector<SetAside>& set_aside() const { return set_aside_; }

  // All games that are here, the default one first.
  const std::vector<std::unique_ptr<rules::Ruleset>>& all() const { return games_; }
  // The game of that id, or nullptr.
  const rules::Ruleset* find(const rules::Id& id) const;
  // What that game calls things; the plain words where it is not here.
  rules::Words words_of(const rules::Id& id) const;
  // The game of a sheet with what its table made: the sheet's own, its crew's, other members'; null
  // where the game is not here. It stays as long as someone holds it.
  std::shared_ptr<const rules::Ruleset> of(const model::Library& library,
                                           const model::Value& value) const;
  // The same where many sheets are looked at in turn: `makers` of the same library.
  std::shared_ptr<const rules::Ruleset> of(const model::Library& library, const model::Value& value,
                                           const model::Makers& makers) const;
  // The same without what other members made; `crew` may be null.
  std::shared_ptr<const rules::Ruleset> of(const model::Library& library, const model::Value& value,
                                           const rules::Crew* crew) const;
  // The same for a sheet of no library; `crew` may be null.
  std::shared_ptr<const rules::Ruleset> of(const model::Value& value,
                                           const rules::Crew* crew) const;

  // Every game, the default one first: those that are here, then those that can be fetched.
  const std::vector<GameEntry>& known() const { return known_; }
  // True where the game is not here yet and can be fetched; false once fetching it has failed.
  bool is_elsewhere(const rules::Id& id) const;
  // Has the game fetched, once. Gives what `is_elsewhere` gives.
  bool need(const rules::Id& id) const;
  // Those games out of a file's or a link's text that are elsewhere: what has to be fetched before
  // the text can be read. What is no save names none.
  std::vector<rules::Id> missing_in(const std::string& name, std::string_view text) const;

  // Asks for the game of that id; what comes is given to `arrived`. Empty: nothing can be fetched.
  void on_need(std::function<void(const rules::Id&)> fetch) { fetch_ = std::move(fetch); }
  // The package of a game came, or did not (no bytes). Gives why the game is not here now; empty
  // where it is.
  std::string arrived(const rules::Id& id, std::string_view package);

 private:
  std::string add_templates(std::vector<data::NamedText> files);

  std::vector<std::unique_ptr<rules::Ruleset>> games_;
  std::vector<std::unique_ptr<rules::Ruleset>> templates_;  // to begin games from
  std::vector<rules::ContentPackage> begun_;                // packages as their games were made
  bool library_whole_ = false;
  std::vector<GameEntry> known_;
  std::vector<SetAside> set_aside_;
  std::function<void(const rules::Id&)> fetch_;
  mutable std::set<rules::Id> wanted_;
  std::set<rules::Id> failed_;
  mutable data::OwnGames own_;
};

}  // namespace roadbook::app

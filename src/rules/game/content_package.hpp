// A package of content that a table makes for a game: entries that are added, and changed ones.
#pragma once

#include <string>
#include <vector>

#include "rules/game/game_frame.hpp"
#include "rules/game/own.hpp"

namespace roadbook::rules {

// The game from which new ones are begun, if nothing else is said.
inline constexpr const char* smallest_game = "smallest";

// Another package without which this one is not whole.
struct PackageNeed {
  Id package;
  std::string name;     // for those who have to find it
  std::string version;  // the least that will do; empty: any
  bool operator==(const PackageNeed&) const = default;
};

// A layer over a game. Its entries are own definitions, as sheets carry them: one with the id of an
// entry of the game takes its place, so that taking it out of the package undoes the change.
struct ContentPackage {
  Id id;  // of the document
  Id ruleset;
  std::string name;
  std::string description;
  std::string version;
  std::string author;
  std::string source;
  std::string licence;
  // The game that this one is begun from: the package is a game of its own, called `ruleset`.
  // Empty: it is a layer over the game `ruleset`.
  Id begun_from;
  GameFrame game;  // of a game of its own: what it says beside its entries
  // The whole game `ruleset` as it came in one file (`roadbook/game`); the package is a layer over
  // it. Empty: it brings none.
  std::string packed;
  bool in_use = true;  // for every sheet of the game in this library
  // It came from elsewhere: what is made here goes into it only where a player opened it for that.
  bool received = false;
  std::vector<PackageNeed> needs;
  OwnDefinitions for_characters;
  OwnDefinitions for_crews;  // types of crews, upgrades, claims, abilities of crews
  int given_ids = 0;         // how many ids of entries were given; no id is given twice
  std::string unknown;       // fields that this version does not know, as JSON; written back
  bool operator==(const ContentPackage&) const = default;
};

// The longest that `packed` may be, in letters.
inline constexpr std::size_t longest_packed = 8'000'000;

// Whether a package makes the game that `ruleset` names: it begins it, or brings it whole.
inline bool makes_game(const ContentPackage& package) {
  return !package.begun_from.empty() || !package.packed.empty();
}

// The entries of a package for characters, or those for crews.
inline const OwnDefinitions& entries_of(const ContentPackage& package, Scope scope) {
  return scope == Scope::crew ? package.for_crews : package.for_characters;
}
// The entries of a package for characters, or for crews.
inline OwnDefinitions& entries_of(ContentPackage& package, Scope scope) {
  return scope == Scope::crew ? package.for_crews : package.for_characters;
}

// An id for the game that a package begins, made of the package's own.
Id new_game_id(const ContentPackage& package);
// Whether an id is one of those.
bool is_begun(const Id& game);

// An id for a new entry. It belongs to the package and says nothing of the entry, so that names can
// be changed freely: the package's own id, shortened, and a number.
Id new_entry_id(ContentPackage& package);
// Whether an id is one of those, of whichever package.
bool is_of_package(const Id& entry);

// The package's entries with where they are from, for those that do not say it themselves: the
// package's attribution.
OwnDefinitions with_origin(const ContentPackage& package, Scope scope);

// "Salt and smoke 1.2, by Ada".
std::string origin_words(const ContentPackage& package);
// The same with the licence, as an entry bears it on a sheet and on paper: "Salt and smoke 1.2, by
// Ada (CC BY 4.0)". A licence that is longer than a line stands in the credits alone.
std::string attribution_words(const ContentPackage& package);
// The origin and the licence where that line does not hold it; empty where it does.
std::string whole_licence(const ContentPackage& package);

}  // namespace roadbook::rules

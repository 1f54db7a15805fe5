// Packages and the sheets that use them: what a sheet takes along, and what of it is here already.
#pragma once

#include <string>
#include <vector>

#include "model/library.hpp"

namespace roadbook::data {

// The sheet with a copy of each entry of the packages in use that it stands on, so that it opens
// anywhere as it stands here: what it names, what entries of its game or of packages name that it
// names, and what every sheet has (its actions, its numbers, its moves). What it brings along
// itself stays as it is. A change of the game that counts for nothing here, because it breaks the
// game, stays here. A package goes out without what says how it came into this library.
// `game`: its own, without packages; nullptr where that is not here, and then all entries go along.
model::Value with_what_it_uses(const model::Library& library, const model::Value& sheet,
                               const rules::Ruleset* game);
// The same for many sheets of one game, with its layers of layers_that_count().
model::Value with_what_it_uses(const std::vector<model::PackageLayer>& layers,
                               const model::Value& sheet, const rules::Ruleset* game);
// The layers of the packages in use over this game, without the changes of it that count for
// nothing.
std::vector<model::PackageLayer> layers_that_count(const model::Library& library,
                                                   const rules::Ruleset& game);

// The licences of the packages in use that these sheets of one game stand on, whole, where the line
// at an entry does not hold them.
std::vector<std::string> licences_of(const model::Library& library,
                                     const std::vector<model::Value>& sheets,
                                     const rules::Ruleset* game);

// What a sheet from outside brings along of its table, against the packages here.
struct Brought {
  std::vector<std::string> here;   // names of entries that are the same in a package in use
  std::vector<std::string> other;  // that differ from what a package in use says of them
  std::vector<std::string> news;   // that are not here
};
// Compares what the sheet carries with the packages in use here.
Brought brought_along(const model::Library& library, const model::Value& sheet);
// The sheet without copies of what is the same in the packages in use: as it was before it took
// them along.
model::Value without_what_is_here(const model::Library& library, model::Value sheet);

// What an update of a package changes. Names, in the order of the packages.
struct ContentUpdate {
  std::vector<std::string> added;
  std::vector<std::string> changed;  // each with the fields that differ: "Dodge: name, text"
  std::vector<std::string> gone;
  // Sheets that name what changes or goes, or whose numbers it moves, each with that: "Orla: Steady
  // Hands; Stress 9 → 11". What holds for all sheets of the game stands first, where there is one:
  // "Every sheet of Lamps: Stress".
  std::vector<std::string> touched;
  std::vector<std::string> stays;  // what sheets carry themselves, and so is not replaced
};
// `game` and `game_after`: the package's game without packages, as it is and as it will be; one and
// the same, but where the package begins a game.
ContentUpdate content_update(const model::Library& library, const rules::Ruleset& game,
                             const rules::Ruleset& game_after, const rules::ContentPackage& before,
                             const rules::ContentPackage& after);
// The package before anything was made in it: what a first import is compared with.
rules::ContentPackage without_entries(const rules::ContentPackage& package);

}  // namespace roadbook::data

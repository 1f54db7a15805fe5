// A game in one file: the texts of a ruleset's folder, each under its name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/begun_game.hpp"
#include "data/diagnostic.hpp"
#include "data/ruleset_reader.hpp"

namespace roadbook::data {

// The files of a package, as `read_ruleset` takes them: `{"format": "roadbook/game", "version": 1,
// "files": {"ruleset.json": {...}, ...}}`. `name` is the package's, for the faults.
Result<std::vector<NamedText>> read_package(const std::string& name, std::string_view text);

// The files of a game's folder as such a package; what `read_package` gives for it are these files
// again. Faults where one of them is no JSON.
Result<std::string> packed_game(const std::vector<NamedText>& files);

// A game of a player's own: the files of its folder, the one file of a package, or a package of the
// workshop that brings a game, or begins it from one that `base` knows. Whatever
// `read_whole_ruleset` finds is told.
Result<rules::Ruleset> read_own_game(std::vector<NamedText> files,
                                     const GameToBeginFrom& base = {});

// Whether a text says that it is a game in one file, and not a sheet or a package of the workshop.
bool is_packed_game(std::string_view text);
// Such a game as a package for a library, which brings it whole; or all that is wrong with it.
Result<rules::ContentPackage> package_of_game(const std::string& name, std::string_view text);

}  // namespace roadbook::data

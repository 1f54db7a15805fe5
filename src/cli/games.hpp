// The games of the command line: those that are built in, and those of a folder.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "model/document.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::cli {

// Where games are looked for beside those that are built in.
struct Games {
  std::string folder;  // empty: the one of the desktop program's library
};

// The ids of the games that are built in, sorted.
std::vector<std::string> ruleset_ids();

// The games of the folder, by name of their files. The faults of those that cannot be used go to
// `err`, each with its place; `fine` is false then. A game whose id is taken already is one of
// them.
std::vector<rules::Ruleset> own_games(const Games& games, std::ostream& err, bool& fine);

// The game of that id that is built in for others to be begun from; nothing where there is none.
std::optional<rules::Ruleset> game_to_begin_from(const std::string& id);

// Reads the ruleset of that id, built in or of the folder. Where there is none, or it is faulty,
// `err` gets sentences.
std::optional<rules::Ruleset> load_ruleset(const Games& games, const std::string& id,
                                           std::ostream& err);

// The game with what a sheet and its crew made themselves; `crew` may be null.
rules::Ruleset with_own(const rules::Ruleset& game, const model::Value& value,
                        const rules::Crew* crew);

// The ruleset that was named; where `id` is empty, the default game: the first one of the list.
std::optional<rules::Ruleset> wished_ruleset(const Games& games, const std::string& id,
                                             std::ostream& err);

}  // namespace roadbook::cli

// The games that a player keeps in a folder: their files, not yet understood.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace roadbook::storage {

// One game: a folder of JSON files, or a package in one file.
struct GameFiles {
  std::string name;                                        // of the folder or the file
  std::vector<std::pair<std::string, std::string>> files;  // path and bytes, sorted by path
  std::string trouble;  // why there are none, a sentence; `place` is where
  std::string place;
};

// What stands in a folder with games; not found: there is no such folder.
struct GamesFolder {
  bool found = false;
  std::vector<GameFiles> games;  // sorted by name
};

// The folder of games that belongs to a library: "games" in its folder. `library` is empty for the
// user's own. Empty where this platform has no folders.
std::string games_folder(const std::string& library);

// Everything in that folder that could be a game: each folder in it that holds JSON files, and each
// JSON file. What begins with a dot is left out.
GamesFolder read_games_folder(const std::string& folder);

// The game at a path: a folder of JSON files, or one file, whatever it is called. Where it cannot
// be read, or there is none, `trouble` says why.
GameFiles read_game_files(const std::string& path);

}  // namespace roadbook::storage

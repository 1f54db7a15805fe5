// A page has no folder of games.
#include "storage/game_files.hpp"

namespace roadbook::storage {

std::string games_folder(const std::string&) {
  return {};
}

GamesFolder read_games_folder(const std::string&) {
  return {};
}

GameFiles read_game_files(const std::string& path) {
  return {path, {}, "A page has no folder of games.", path};
}

}  // namespace roadbook::storage

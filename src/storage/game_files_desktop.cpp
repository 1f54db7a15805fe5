// Reads games from the disk.
#include "storage/game_files.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "storage/folder_files_desktop.hpp"
#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest_of_a_game = 16u * 1024u * 1024u;
constexpr std::size_t most_files_of_a_game = 200;

bool is_game_file(const fs::path& path) {
  return path.extension() == ".json" && text_of(path.filename()).front() != '.';
}

// Adds a file to a game, or says why it cannot.
void take_file(const fs::path& path, GameFiles& game) {
  std::error_code failed;
  const auto refuse = [&](const char* why) {
    game.trouble = why;
    game.place = text_of(path);
    game.files.clear();
  };
  if (!fs::is_regular_file(path, failed)) return refuse("This is not a file.");
  const std::uintmax_t size = fs::file_size(path, failed);
  if (failed) return refuse("This file cannot be read.");
  if (size > largest_of_a_game) {
    return refuse("This file is too large for a game: Roadbook reads up to 16 MB.");
  }
  std::ifstream file(path, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!file) return refuse("This file cannot be read.");
  game.files.emplace_back(text_of(path), std::move(bytes));
}

// What lies in a folder, sorted by name; nothing where it cannot be read.
std::vector<fs::path> sorted_entries(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code failed;
  for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    if (text_of(at->path().filename()).front() != '.') entries.push_back(at->path());
  }
  std::sort(entries.begin(), entries.end());
  return entries;
}

// All JSON files of a folder as one game.
void take_folder(const fs::path& folder, GameFiles& game) {
  for (const fs::path& path : sorted_entries(folder)) {
    if (!is_game_file(path) || !game.trouble.empty()) continue;
    take_file(path, game);
    if (game.files.size() <= most_files_of_a_game) continue;
    game.trouble = "There are more than 200 files in this folder: that is not a game.";
    game.place = text_of(folder);
    game.files.clear();
  }
}

}  // namespace

std::string games_folder(const std::string& library) {
  return text_of((library.empty() ? data_folder() : path_of(library)) / "games");
}

GamesFolder read_games_folder(const std::string& folder) {
  GamesFolder result;
  std::error_code failed;
  if (folder.empty() || !fs::is_directory(path_of(folder), failed)) return result;
  result.found = true;
  for (const fs::path& entry : sorted_entries(path_of(folder))) {
    GameFiles game;
    game.name = text_of(entry.filename());
    if (fs::is_directory(entry, failed)) {
      take_folder(entry, game);
    } else if (is_game_file(entry)) {
      take_file(entry, game);
    }
    if (!game.files.empty() || !game.trouble.empty()) result.games.push_back(std::move(game));
  }
  return result;
}

GameFiles read_game_files(const std::string& path) {
  GameFiles game;
  game.name = path;
  std::error_code failed;
  const fs::path place = path_of(path);
  if (fs::is_directory(place, failed)) {
    take_folder(place, game);
  } else if (fs::exists(place, failed)) {
    take_file(place, game);
  } else {
    game.trouble = "There is no such file or folder.";
  }
  if (game.files.empty() && game.trouble.empty()) {
    game.trouble = "There are no JSON files in this folder.";
  }
  if (!game.trouble.empty() && game.place.empty()) game.place = path;
  return game;
}

}  // namespace roadbook::storage

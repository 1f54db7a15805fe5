// Games in a folder are read as they lie there, whatever else lies there.
#include <sys/stat.h>

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>

#include "own_folder.hpp"
#include "storage/game_files.hpp"

using namespace roadbook;

namespace {

void write_game_text(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("each folder with JSON files and each JSON file is a game, sorted by name") {
  const storage::OwnFolder own;
  const std::filesystem::path games = own.path() / "games";
  write_game_text(games / "tide" / "b.json", "{}");
  write_game_text(games / "tide" / "a.json", "{\"a\": 1}");
  write_game_text(games / "tide" / "picture.png", "x");
  write_game_text(games / "ash.json", "{}");
  write_game_text(games / ".tmp" / "c.json", "{}");
  write_game_text(games / "empty" / "readme.txt", "x");
  const storage::GamesFolder read = storage::read_games_folder(games.string());
  REQUIRE(read.found);
  REQUIRE(read.games.size() == 2);
  CHECK(read.games[0].name == "ash.json");
  CHECK(read.games[1].name == "tide");
  REQUIRE(read.games[1].files.size() == 2);
  CHECK(read.games[1].files[0].first == (games / "tide" / "a.json").string());
  CHECK(read.games[1].files[0].second == "{\"a\": 1}");
}

TEST_CASE("what is no file, or too large for a game, is told and not waited for") {
  const storage::OwnFolder own;
  const std::filesystem::path games = own.path() / "games";
  std::filesystem::create_directories(games / "pipe");
  REQUIRE(::mkfifo((games / "pipe" / "a.json").c_str(), 0600) == 0);
  write_game_text(games / "huge.json", "{}");
  std::filesystem::resize_file(games / "huge.json", 5ull * 1024 * 1024 * 1024);
  const storage::GamesFolder read = storage::read_games_folder(games.string());
  REQUIRE(read.games.size() == 2);
  for (const storage::GameFiles& game : read.games) {
    CAPTURE(game.name);
    CHECK(game.files.empty());
    CHECK_FALSE(game.trouble.empty());
    CHECK(game.place.find(game.name) != std::string::npos);
  }
}

TEST_CASE("a library's games lie in its folder, and without them there are none") {
  const storage::OwnFolder own;
  CHECK(storage::games_folder(own.path().string()) == (own.path() / "games").string());
  CHECK_FALSE(storage::read_games_folder((own.path() / "games").string()).found);
}

// Games of a player's own in the program: used like those that are built in, and set aside with
// their faults where they cannot be.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "app/games.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

storage::GameFiles lighthouse(const std::string& name) {
  storage::GameFiles game;
  game.name = name;
  for (const data::NamedText& each : support::json_files("tests/rules/tiny")) {
    game.files.emplace_back(name + '/' + each.name, each.text);
  }
  return game;
}

}  // namespace

TEST_CASE("a game of a folder stands behind those that are built in") {
  app::Games games;
  CHECK(games.load().empty());
  const std::size_t built_in = games.all().size();
  const rules::Id first = games.known().front().id;
  storage::GamesFolder folder;
  folder.games.push_back(lighthouse("lighthouse"));
  games.add(std::move(folder));
  REQUIRE(games.all().size() == built_in + 1);
  CHECK(games.known().front().id == first);
  CHECK(games.known().back().name == "Lighthouse");
  REQUIRE(games.find("tiny") != nullptr);
  CHECK(games.find("tiny")->words.playbook.one == "Duty");
  CHECK(games.set_aside().empty());
}

TEST_CASE("a game with faults is set aside with their places, and the others stay") {
  app::Games games;
  games.load();
  const std::size_t built_in = games.all().size();
  storage::GamesFolder folder;
  folder.games.push_back(lighthouse("first"));
  folder.games.push_back(lighthouse("second"));
  storage::GameFiles broken;
  broken.name = "broken";
  broken.files.emplace_back("broken/ruleset.json", R"({"id": "broken", "name": 3})");
  folder.games.push_back(broken);
  storage::GameFiles unread;
  unread.name = "unread";
  unread.trouble = "This file cannot be read.";
  unread.place = "unread/a.json";
  folder.games.push_back(unread);
  games.add(std::move(folder));
  CHECK(games.all().size() == built_in + 1);
  REQUIRE(games.set_aside().size() == 3);
  CHECK(games.set_aside()[0].name == "second");
  CHECK(games.set_aside()[0].faults ==
        std::vector<std::string>{"second: A game with the id \"tiny\" is there already."});
  CHECK(games.set_aside()[1].faults.front().rfind("broken/ruleset.json ", 0) == 0);
  CHECK(games.set_aside()[2].faults ==
        std::vector<std::string>{"unread/a.json: This file cannot be read."});
}

TEST_CASE("the built-in game gets the rest of its files in its place") {
  app::Games games;
  games.load();
  const rules::Ruleset* game = games.all().front().get();
  const std::size_t entries = game->reference.size();
  const std::string package =
      R"({"format": "roadbook/game", "version": 1, "files": {"z.json":)"
      R"( {"reference": [{"id": "tides", "name": "Tides", "text": "They come and go."}]}}})";
  CHECK(games.complete(package).empty());
  CHECK(games.all().front().get() == game);
  REQUIRE(game->reference.size() == entries + 1);
  CHECK(game->reference.back().name == "Tides");
  CHECK(games.complete(R"({"format": "roadbook/game", "version": 1, "files": {}})") !=
        std::string());
  CHECK(game->reference.size() == entries + 1);
}

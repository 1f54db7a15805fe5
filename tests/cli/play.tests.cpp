// Dice, odds and moves on the command line, for each game.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "commands.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

// A character and its crew in one library.
std::string one_library(const char* game) {
  data::Json hero = data::Json::parse(new_sheet("character", game));
  data::Json crew = data::Json::parse(new_sheet("crew", game));
  hero["crew"] = crew["id"];
  hero["in_play"] = crew["in_play"] = true;
  return data::Json{{"format", "roadbook/library"},
                    {"version", hero["version"]},
                    {"documents", data::Json::array({hero, crew})}}
      .dump();
}

bool near(const data::Json& value, double wanted) {
  return std::abs(value.get<double>() - wanted) < 1e-15;
}

}  // namespace

TEST_CASE("odds of sixes: with n dice of 6^n, bad 3^n, critical 6^n - 5^n - n 5^(n-1)") {
  for (const char* game : {"blades-srd", "wyrd-wolds"}) {
    for (int n = 1; n <= 6; ++n) {
      const auto json = json_of(run({"odds", "--ruleset", game, "--dice", std::to_string(n)}));
      CHECK(json.size() == 4);
      const double all = std::pow(6, n);
      CHECK(near(json["bad"], std::pow(3, n) / all));
      CHECK(near(json["critical"], (all - std::pow(5, n) - n * std::pow(5, n - 1)) / all));
      CHECK(near(json["partial"], (std::pow(5, n) - std::pow(3, n)) / all));
      CHECK(near(json["full"], n * std::pow(5, n - 1) / all));
    }
    const auto none = json_of(run({"odds", "--ruleset", game, "--dice", "0"}));
    CHECK(near(none["bad"], 27.0 / 36));
    CHECK(near(none["partial"], 8.0 / 36));
    CHECK(near(none["full"], 1.0 / 36));
    CHECK(none["critical"] == 0);
  }
}

TEST_CASE("roll with sixes writes what each die showed and what it means, the same for a seed") {
  const std::vector<std::string> words{"roll", "--ruleset", "blades-srd", "--dice",
                                       "3",    "--seed",    "20261121"};
  const auto json = json_of(run(words));
  CHECK(run(words).out == run(words).out);
  REQUIRE(json["shown"].size() == 3);
  int highest = 0;
  for (const auto& each : json["shown"]) highest = std::max(highest, each.get<int>());
  CHECK(json["counting"] == highest);
  CHECK(json["outcome"].is_string());
  CHECK(run({"odds", "--ruleset", "blades-srd", "--target", "11"}).code == 2);
}

TEST_CASE("play --list names the moves of each game, with their section in the texts") {
  const Folder folder;
  // Those that are open to a new crew and a new character.
  const std::vector<std::pair<const char*, std::size_t>> games{
      {"beacon-road", 69}, {"blades-srd", 55}, {"wyrd-wolds", 25}};
  for (const auto& [game, least] : games) {
    CAPTURE(game);
    const std::string file = folder.file(std::string(game) + ".json", one_library(game));
    const auto json = json_of(run({"play", file, "--list"}));
    REQUIRE(json.is_array());
    CHECK(json.size() >= least);
    std::size_t count = 0;
    for (const auto& each : json) {
      CHECK_FALSE(each["section"].get<std::string>().empty());
      CHECK_FALSE(each["source"].get<std::string>().empty());
      CHECK_FALSE(each["who"].empty());
      // Each can be begun: it asks, or says what would change.
      if (count++ % support::rounds(12, 1) != 0) continue;
      INFO(each["id"].get<std::string>());
      CHECK(run({"play", file, "--who", each["who"][0].get<std::string>(), "--procedure",
                 each["id"].get<std::string>()})
                .code == 0);
    }
  }
}

TEST_CASE("play asks for each kind of dice by its key, with how many there are") {
  const Folder folder;
  const std::string file = folder.file("table.json", one_library("beacon-road"));
  const auto open = json_of(run({"play", file, "--who", "character-7", "--procedure", "action_roll",
                                 "--choose", "action=prowl", "--choose", "position=risky"}));
  std::vector<std::string> keys;
  for (const auto& ask : open["asks"]) {
    if (!ask.contains("roll")) continue;
    keys.push_back(ask["key"].get<std::string>());
    REQUIRE(ask["dice"].size() == 1);
    CHECK(ask["dice"][0]["count"].get<int>() >= 1);
    CHECK(ask["dice"][0]["faces"].get<int>() >= 4);
  }
  REQUIRE_FALSE(keys.empty());
  CHECK(keys.front() == "twenties");
  if (open["roll"]["roll"]["rating"].get<int>() > 0) CHECK(keys.back() == "attribute");
  const auto project =
      json_of(run({"play", file, "--who", "character-7", "--procedure", "long_term_project"}));
  bool new_one = false;
  for (const auto& ask : project["asks"]) new_one = new_one || ask.value("may_be_new", false);
  CHECK(new_one);
}

TEST_CASE("play of Blades asks, proposes with reasons, and applies over both sheets") {
  const Folder folder;
  const std::string file = folder.file("table.json", one_library("blades-srd"));
  const auto open =
      json_of(run({"play", file, "--who", "character-7", "--procedure", "action_roll"}));
  CHECK_FALSE(open["asks"].empty());
  CHECK(open["asks"][0]["key"] == "action");
  const std::vector<std::string> words{
      "play",     file,           "--who",    "character-7",        "--procedure", "action_roll",
      "--choose", "action=prowl", "--choose", "position=desperate", "--choose",    "push=die",
      "--choose", "outcome=bad",  "--choose", "consequence=heat"};
  const auto json = json_of(run(words));
  CHECK(json["asks"].empty());
  CHECK(json["roll"]["roll"]["reasons"].size() >= 1);
  CHECK(json["proposed"].size() == 3);
  for (const auto& each : json["proposed"]) {
    CHECK_FALSE(each["reason"].get<std::string>().empty());
    CHECK(each["from"] != each["to"]);
  }
  std::vector<std::string> apply = words;
  apply.insert(apply.end(), {"--apply", "-o", folder.file("after.json")});
  CHECK(run(apply).code == 0);
  const auto after = data::Json::parse(bytes_of(folder.file("after.json")));
  int heat = 0;
  for (const auto& each : after["documents"]) {
    if (each.contains("heat")) heat = each["heat"].get<int>();
  }
  CHECK(heat == 2);
}

TEST_CASE("play takes several answers to one question, by one option after the other") {
  const Folder folder;
  const std::string file = folder.file("table.json", one_library("blades-srd"));
  const auto json = json_of(run({"play", file, "--who", "character-7", "--procedure", "action_roll",
                                 "--choose", "action=prowl", "--choose", "push=die", "--choose",
                                 "push=effect", "--rolled", "roll=6,1,2"}));
  CHECK(json["asks"].empty());
  CHECK(json["outcome"] == "full");
  CHECK(json["roll"]["roll"]["dice"] == 3);
  REQUIRE(json["proposed"].size() == 1);
  CHECK(json["proposed"][0]["to"] == 4);
  // One more die than are rolled is refused.
  CHECK(run({"play", file, "--who", "character-7", "--procedure", "action_roll", "--choose",
             "action=prowl", "--rolled", "roll=6,1,2"})
            .code == 2);
  CHECK(run({"play", file, "--procedure", "action_roll"}).code == 2);
}

TEST_CASE("play does nothing by halves: what cannot be meant is refused with a sentence") {
  const Folder folder;
  const std::string file = folder.file("table.json", one_library("beacon-road"));
  const std::vector<std::string> harm{"play",        file,        "--who",    "character-7",
                                      "--procedure", "take_harm", "--choose", "level=1"};
  const auto with = [&](std::vector<std::string> more) {
    std::vector<std::string> all = harm;
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  };
  CHECK(with({}).code == 0);
  const auto unwritten = with({"-o", folder.file("after.json")});
  CHECK(unwritten.code == 2);
  CHECK(unwritten.err.find("--apply") != std::string::npos);
  CHECK(with({"--seed", "-4"}).code == 2);
  CHECK(run({"roll", "--dice", "2", "--ruleset", "blades-srd", "--seed", "-4"}).code == 2);
  const auto dice = with({"--rolled", "twenty=12"});
  CHECK(dice.code == 2);
  CHECK(dice.err == "There are no dice under the name \"twenty\": nothing is rolled.\n");
  const auto nothing = run({"play", file, "--who", "character-7"});
  CHECK(nothing.code == 2);
  CHECK(nothing.err.find("--procedure ID") != std::string::npos);
}

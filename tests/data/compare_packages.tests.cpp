// Two versions of a package: what differs is told by entries and fields, and is chosen so.
#include "data/compare_packages.hpp"

#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

rules::ContentPackage canal_trades(const std::string& lists, const std::string& edition = "1") {
  data::Documents read = data::read_documents(
      "p.json",
      R"({"format": "roadbook/content", "version": 3, "ruleset": "blades-srd", "id": "canal",
          "name": "Canal Trades", "edition": ")" +
          edition + R"(", "for_characters": {)" + lists + "}}");
  for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
  REQUIRE(read.values.size() == 1);
  return std::get<rules::ContentPackage>(read.values.front());
}

std::string ability(const std::string& id, const std::string& name, const std::string& words) {
  return R"({"id": ")" + id + R"(", "name": ")" + name + R"(", "description": ")" + words + "\"}";
}

std::string told(const rules::ContentPackage& mine, const rules::ContentPackage& theirs) {
  std::string words;
  for (const data::Difference& each : data::compare(support::blades_srd(), mine, theirs)) {
    words += each.pointer + " " + each.label + ": " + each.mine + " | " + each.theirs + "\n";
  }
  return words;
}

const std::string boatwright =
    R"("playbooks": [{"id": "p1", "name": "Boatwright", "description": "You build boats.",
       "starting_dots": {"tinker": 2, "wreck": 1}}])";
const std::string other_boatwright =
    R"("playbooks": [{"id": "p1", "name": "Boatwright", "description": "You build boats.",
       "starting_dots": {"tinker": 1, "wreck": 2}}])";

const std::string old_list = "\"abilities\": [" + ability("a1", "Thorn", "It pricks.") + ", " +
                             ability("a2", "Moss", "It is soft.") + ", " +
                             ability("a3", "Reed", "It bends.") + "]";
const std::string new_list = "\"abilities\": [" + ability("a3", "Reed", "It breaks.") + ", " +
                             ability("a1", "Thorn", "It pricks.") + ", " +
                             ability("a4", "Fern", "It is green.") + "]";

rules::ContentPackage merged(const rules::ContentPackage& mine, const rules::ContentPackage& theirs,
                             const std::vector<std::string>& pointers) {
  data::Choices choices;
  for (const std::string& each : pointers) choices[each] = data::Side::theirs;
  const auto made = data::merged(mine, theirs, choices);
  REQUIRE(made);
  return std::get<rules::ContentPackage>(*made);
}

std::string names_in(const rules::ContentPackage& package) {
  std::string names;
  for (const rules::Ability& each : package.for_characters.abilities) names += each.name + " ";
  return names;
}

}  // namespace

TEST_CASE("what differs between two versions of a package is told by entries and fields") {
  CHECK(told(canal_trades(boatwright), canal_trades(boatwright)).empty());
  CHECK(told(canal_trades(boatwright), canal_trades(other_boatwright, "2")) ==
        "/edition Version: 1 | 2\n"
        "/for_characters/playbooks/p1 Playbook Boatwright: starting dots: Tinker 2, Wreck 1 | "
        "Tinker 1, Wreck 2\n");
  CHECK(told(canal_trades(old_list), canal_trades(new_list)) ==
        "/for_characters/abilities/a4 Special ability Fern:  | It is green.\n"
        "/for_characters/abilities/a2 Special ability Moss: It is soft. | \n"
        "/for_characters/abilities/a3 Special ability Reed: description: It bends. | It breaks.\n"
        "/for_characters/abilities Special ability: the order: Thorn, Reed | Reed, Thorn\n");
}

TEST_CASE("several fields of one entry stand together, each with its name") {
  const auto mine = canal_trades("\"abilities\": [" + ability("a1", "Thorn", "It pricks.") + "]");
  const auto theirs = canal_trades("\"abilities\": [" + ability("a1", "Briar", "It stings.") + "]");
  CHECK(told(mine, theirs) ==
        "/for_characters/abilities/a1 Special ability Thorn: Name: Thorn; Description: It pricks. "
        "| Name: Briar; Description: It stings.\n");
}

TEST_CASE("how a package came into the library, and how many ids it gave, is no difference") {
  rules::ContentPackage mine = canal_trades(boatwright);
  rules::ContentPackage theirs = mine;
  theirs.received = true;
  theirs.given_ids = 7;
  CHECK(told(mine, theirs).empty());
  theirs.in_use = false;
  CHECK(told(mine, theirs) == "/in_use In use: yes | no\n");
  CHECK_FALSE(merged(mine, theirs, {"/in_use"}).in_use);
}

TEST_CASE("of two versions of a package each entry is chosen by itself") {
  const auto mine = canal_trades(old_list);
  const auto theirs = canal_trades(new_list, "2");
  CHECK(merged(mine, theirs, {}) == mine);
  const auto one = merged(mine, theirs, {"/for_characters/abilities/a3"});
  CHECK(names_in(one) == "Thorn Moss Reed ");
  CHECK(one.for_characters.abilities[2].description == "It breaks.");
  CHECK(one.version == "1");
  CHECK(names_in(merged(mine, theirs, {"/for_characters/abilities/a2"})) == "Thorn Reed ");
  CHECK(names_in(merged(mine, theirs, {"/for_characters/abilities/a4"})) ==
        "Thorn Fern Moss Reed ");
  CHECK(names_in(merged(mine, theirs, {"/for_characters/abilities"})) == "Reed Thorn Moss ");
  std::vector<std::string> all;
  for (const data::Difference& each : data::compare(support::blades_srd(), mine, theirs)) {
    all.push_back(each.pointer);
  }
  CHECK(merged(mine, theirs, all) == theirs);
}

TEST_CASE("a game of your own is chosen by its parts") {
  rules::ContentPackage mine = canal_trades(boatwright);
  mine.begun_from = rules::smallest_game;
  rules::ContentPackage theirs = mine;
  theirs.game.xp_triggers = {"You told the truth."};
  theirs.game.creation.free_dots = 2;
  const auto all = data::compare(support::blades_srd(), mine, theirs);
  REQUIRE(all.size() == 2);
  CHECK(all[0].pointer.starts_with("/game/"));
  const auto made = merged(mine, theirs, {"/game/xp_triggers"});
  CHECK(made.game.xp_triggers == theirs.game.xp_triggers);
  CHECK(made.game.creation == mine.game.creation);
}

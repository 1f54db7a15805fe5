// Files of every version that was ever released: each still opens, and stays what it was.
#include <catch2/catch_test_macros.hpp>
#include <variant>

#include "data/document.hpp"
#include "data/own_definitions.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

TEST_CASE("every save of the first version opens, and means the same after it was written") {
  const auto files = support::json_files("tests/golden/saves/v1");
  REQUIRE(files.size() >= 5);
  for (const data::NamedText& file : files) {
    INFO(file.name);
    const data::Documents read = data::read_documents(file.name, file.text);
    std::string faults;
    for (const auto& each : read.diagnostics) faults += data::in_words(each) + '\n';
    CHECK(faults == "");
    const data::Documents again = data::read_documents(file.name, data::write_library(read.values));
    CHECK(again.values == read.values);
  }
}

TEST_CASE("a save of an older version is written as its golden file of the current one") {
  for (const char* name : {"character.json", "crew.json", "library.json"}) {
    INFO(name);
    const std::string golden = support::file_text(std::string("tests/golden/saves/v3/") + name);
    for (const char* version : {"v1/", "v2/", "v3/"}) {
      const std::string text =
          support::file_text(std::string("tests/golden/saves/") + version + name);
      const data::Documents read = data::read_documents(name, text);
      REQUIRE(!read.values.empty());
      const bool library = read.values.size() > 1;
      CHECK((library ? data::write_library(read.values) : data::write_document(read.values[0])) ==
            golden);
    }
  }
}

TEST_CASE("a save that was written by hand means what it says") {
  const auto read =
      data::read_documents("c", support::file_text("tests/golden/saves/v1/by_hand_character.json"));
  REQUIRE(read.values.size() == 1);
  const auto& character = std::get<rules::Character>(read.values[0]);
  CHECK(character.playbook == "warrior");
  CHECK(rules::amount_of(character.actions, "wreck") == 2);
  CHECK(character.abilities[1].choice == "body");
  CHECK(character.bonds == std::vector<rules::BondTaken>{{"rival", "someone from the mine", ""}});
  CHECK(data::write_document(character).find("another program") != std::string::npos);
}

TEST_CASE("a save with what a table made itself is written as it was read") {
  for (const char* name : {"own_playbook.json", "own_crew_type.json", "own_words.json"}) {
    INFO(name);
    const std::string text = support::file_text(std::string("tests/golden/saves/v3/") + name);
    const data::Documents read = data::read_documents(name, text);
    REQUIRE(read.values.size() == 1);
    CHECK(data::write_document(read.values[0]) == text);
  }
}

TEST_CASE("a package and a game of your own are read with all they say, and written as they were") {
  const auto read = [](const char* name) {
    const std::string text = support::file_text(std::string("tests/golden/saves/v3/") + name);
    const data::Documents documents = data::read_documents(name, text);
    std::string faults;
    for (const auto& each : documents.diagnostics) faults += data::in_words(each) + '\n';
    CHECK(faults == "");
    REQUIRE(documents.values.size() == 1);
    CHECK(data::write_document(documents.values[0]) == text);
    return std::get<rules::ContentPackage>(documents.values[0]);
  };
  const rules::ContentPackage package = read("package.json");
  CHECK(package.name == "The Lamplighters");
  CHECK(package.version == "1.2");
  CHECK(package.received);
  CHECK(package.needs.size() == 1);
  CHECK(package.for_characters.abilities.front().modifiers.size() == 1);
  CHECK(package.for_characters.heritages.front().mixed);
  CHECK(package.for_characters.procedures.front().changes.size() == 1);
  CHECK(package.for_crews.upgrades.front().level_boxes == std::vector<int>{1, 2});
  CHECK(package.for_crews.claims.front().sample);
  CHECK(package.given_ids == 10);
  const rules::ContentPackage game = read("game.json");
  CHECK(game.begun_from == "blades-srd");
  CHECK(game.for_characters.heritages.size() == 2);
  CHECK(data::write_document(game).find("\"mixed_heritages\": 2") != std::string::npos);
}

TEST_CASE("a type of crew in a table's own words becomes an entry like that of a game") {
  const std::string golden = support::file_text("tests/golden/saves/v3/own_words.json");
  const auto read =
      data::read_documents("c", support::file_text("tests/golden/saves/v2/own_words.json"));
  REQUIRE(read.values.size() == 1);
  CHECK(data::write_document(read.values[0]) == golden);
  const auto& crew = std::get<rules::Crew>(read.values[0]);
  CHECK(rules::type_words(crew) == "A traveling theater");
  const rules::Ruleset game =
      data::game_of_table(support::blades_srd(), model::own_of(read.values[0], nullptr));
  CHECK(game.own_faults.empty());
  // What it does not say itself it has from the game's type for crews of a table's own.
  const rules::CrewType* type = rules::find_crew_type(game, crew.type);
  const rules::CrewType* like = rules::find_crew_type(game, "own");
  REQUIRE(type != nullptr);
  REQUIRE(like != nullptr);
  CHECK(type->own);
  CHECK(type->abilities == like->abilities);
  CHECK(type->chosen_starting_upgrades == like->chosen_starting_upgrades);
  const rules::Id cell = crew.claims.at(0);
  CHECK(rules::own_place_name(game, crew, cell) == "The old stage");
  CHECK(rules::claim_on(game, crew, cell)->id == "vice_den");
}

TEST_CASE("what a save of the second version says of its type of crew is never lost") {
  const auto migrated = [](const std::string& text) {
    const data::Documents read = data::read_documents("c", text);
    std::string words;
    for (const auto& each : read.diagnostics) words += data::in_words(each) + '\n';
    for (const auto& each : read.values) words += data::write_document(each);
    return words;
  };
  const std::string begin =
      R"({"format": "roadbook/crew", "version": 2, "ruleset": "blades-srd", "type": "own", )";
  const std::string long_words(900, 'w');
  CHECK(migrated(begin + R"("type_words": ")" + long_words + "\"}").find(long_words) !=
        std::string::npos);
  // Without a type they stay as fields of another program do.
  CHECK(migrated(R"({"format": "roadbook/crew", "version": 2, "ruleset": "blades-srd",
      "type_words": "Ghosts"})")
            .find("Ghosts") != std::string::npos);
  CHECK(migrated(R"({"format": "roadbook/crew", "version": 2, "ruleset": "blades-srd",
      "type": "cult", "type_words": "Ghosts"})")
            .find("\"type\": \"cult\"") != std::string::npos);
  CHECK(migrated(begin + R"("type_words": 7})").find("\"type_words\": 7") != std::string::npos);
  CHECK(migrated(begin + R"("own_map": "none"})").find("none") != std::string::npos);
  CHECK(migrated(begin + R"("type_words": "Ghosts", "own": {"crew_types": [{"id": "own_type",
      "name": "Older"}]}})")
            .find("own_type_2") != std::string::npos);
  // A fault has its place in the file as it is.
  CHECK(migrated(begin + R"("own_map": [{"cell": 7}]})").find("/own_map/0/cell") !=
        std::string::npos);
}

// Files of every version that was ever released: each still opens, and stays what it was.
#include <catch2/catch_test_macros.hpp>
#include <variant>

#include "data/document.hpp"
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

TEST_CASE("a save of the first version is written as its golden file of the second") {
  for (const char* name : {"character.json", "crew.json", "library.json"}) {
    INFO(name);
    const std::string golden = support::file_text(std::string("tests/golden/saves/v2/") + name);
    for (const char* version : {"v1/", "v2/"}) {
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
  CHECK(character.friend_id.empty());
  CHECK(data::write_document(character).find("another program") != std::string::npos);
}

TEST_CASE("a save with what a table made itself is written as it was read") {
  for (const char* name : {"own_playbook.json", "own_crew_type.json"}) {
    INFO(name);
    const std::string text = support::file_text(std::string("tests/golden/saves/v2/") + name);
    const data::Documents read = data::read_documents(name, text);
    REQUIRE(read.values.size() == 1);
    CHECK(data::write_document(read.values[0]) == text);
  }
}

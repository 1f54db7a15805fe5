// A game in one file.
#include "data/package.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "data/json.hpp"
#include "data/strict_json.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// What each file of a game says, by its name without its folder.
std::map<std::string, data::Json> said_in(const std::vector<data::NamedText>& files) {
  std::map<std::string, data::Json> said;
  for (const data::NamedText& file : files) {
    data::Faults faults(file.name);
    said[file.name.substr(file.name.rfind('/') + 1)] = *data::parse_strict(file.text, faults);
  }
  return said;
}

// The package of what the files of a game's folder say, as the page carries it.
std::string packed(const std::map<std::string, data::Json>& said) {
  data::Json package = {{"format", "roadbook/game"}, {"version", 1}};
  for (const auto& [name, content] : said) package["files"][name] = content;
  return data::to_compact_text(package);
}

std::string fault_of(const std::string& text) {
  const auto read = data::read_package("games/x", text);
  REQUIRE(!read.ok());
  return data::in_words(read.diagnostics.front());
}

}  // namespace

TEST_CASE("a game out of its package is the game out of its folder") {
  for (const std::string folder :
       {"rulesets/beacon-road", "rulesets/blades-srd", "rulesets/wyrd-wolds"}) {
    const auto files = support::json_files("assets/" + folder);
    REQUIRE(!files.empty());
    const auto said = said_in(files);
    auto unpacked = data::read_package("games/x", packed(said));
    REQUIRE(unpacked.ok());
    CHECK(unpacked.value->size() == files.size());
    CHECK((said_in(*unpacked.value) == said));
    const auto game = data::read_whole_ruleset(std::move(*unpacked.value));
    std::string faults;
    for (const data::Diagnostic& each : game.diagnostics) faults += data::in_words(each) + "\n";
    CHECK(faults == "");
    REQUIRE(game.ok());
    CHECK("rulesets/" + game.value->id == folder);
  }
}

TEST_CASE("what is no package says why, and gives no game") {
  CHECK(fault_of("[]") == "games/x: This is not a Roadbook game.");
  CHECK(fault_of(R"({"format": "roadbook/character"})") == "games/x: This is not a Roadbook game.");
  CHECK(fault_of(R"({"format": "roadbook/game", "version": 2, "files": {"a": {}}})") ==
        "games/x: This game is packed in a way that this Roadbook does not know.");
  CHECK(fault_of(R"({"format": "roadbook/game", "version": 1, "files": {}})") ==
        "games/x: There are no files in this game.");
  CHECK(fault_of("{").find("games/x: ") == 0);
}

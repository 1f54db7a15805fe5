// Importing: nothing is overwritten, faults change nothing, a crew brings its members.
#include "app/importing.hpp"

#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "rules/random.hpp"

using namespace roadbook;

namespace {

struct Desk {
  app::Games games;
  model::Library library;
  int ids = 0;

  Desk() { REQUIRE(games.load().empty()); }
  app::Import import(const std::vector<app::File>& files) {
    app::Import result =
        app::import_files(games, library, files, [this] { return "new" + std::to_string(++ids); });
    library = model::apply(std::move(library), result.edit);
    return result;
  }
  rules::Character character(const std::string& id, std::uint64_t seed) const {
    return rules::random_character(*games.all().front(), id, seed, {});
  }
};

}  // namespace

TEST_CASE("A sheet comes in as it was written") {
  Desk desk;
  const rules::Character character = desk.character("a", 1);
  const app::Import result = desk.import({{"a.json", data::write_document(character)}});
  CHECK(result.view.faults.empty());
  REQUIRE(model::find_character(desk.library, "a") != nullptr);
  CHECK(*model::find_character(desk.library, "a") == character);
}

TEST_CASE("The same file twice makes no second copy") {
  Desk desk;
  const std::string text = data::write_document(desk.character("a", 1));
  desk.import({{"a.json", text}});
  const app::Import again = desk.import({{"a.json", text}});
  CHECK(again.edit.puts.empty());
  CHECK(desk.library.documents.size() == 1);
  REQUIRE(again.view.documents.size() == 1);
  CHECK_FALSE(again.view.documents[0].note.empty());
}

TEST_CASE("A sheet that differs from the one that is there is kept beside it") {
  Desk desk;
  const rules::Character mine = desk.character("a", 1);
  desk.library.documents["a"] = mine;
  desk.import({{"a.json", data::write_document(desk.character("a", 2))}});
  CHECK(desk.library.documents.size() == 2);
  CHECK(*model::find_character(desk.library, "a") == mine);
  CHECK(model::find_character(desk.library, "new1") != nullptr);
}

TEST_CASE("A crew that comes in under a new id takes its members with it") {
  Desk desk;
  rules::Crew crew = rules::random_crew(*desk.games.all().front(), "crew", 1, {});
  rules::Character member = desk.character("a", 1);
  member.crew = "crew";
  const std::string text = data::write_library({crew, member});
  desk.library.documents["crew"] = rules::random_crew(*desk.games.all().front(), "crew", 2, {});
  desk.import({{"crew.json", text}});
  REQUIRE(model::find_crew(desk.library, "new1") != nullptr);
  CHECK(model::find_character(desk.library, "a")->crew == "new1");
}

TEST_CASE("A faulty file gives all its faults with their places and changes nothing") {
  Desk desk;
  const app::Import result = desk.import(
      {{"bad.json",
        R"({"format":"roadbook/character","version":1,"ruleset":"beacon-road","traits":7,"stash":"x"})"}});
  CHECK(desk.library.documents.empty());
  REQUIRE(result.view.faults.size() == 2);
  for (const ui::ImportFault& fault : result.view.faults) {
    CHECK(fault.file == "bad.json");
    CHECK((fault.pointer == "/traits" || fault.pointer == "/stash"));
  }
}

TEST_CASE("A sheet of a game that is not here says so and stays out") {
  Desk desk;
  const app::Import result = desk.import(
      {{"other.json", R"({"format":"roadbook/character","version":1,"ruleset":"elsewhere"})"}});
  CHECK(desk.library.documents.empty());
  REQUIRE(result.view.faults.size() == 1);
  CHECK(result.view.faults[0].pointer == "/ruleset");
}

// Who is in whose crew.
#include "model/library.hpp"

#include <catch2/catch_test_macros.hpp>

#include "model/edit.hpp"
#include "model/own_at_table.hpp"
#include "model/versions.hpp"

using namespace roadbook;

TEST_CASE("a crew and its members are of one game, whatever a file says") {
  rules::Crew crew;
  crew.id = "crew";
  crew.ruleset = "one";
  rules::Character member;
  member.id = "a";
  member.ruleset = "one";
  member.crew = "crew";
  rules::Character stranger = member;
  stranger.id = "b";
  stranger.ruleset = "another";
  model::Library library;
  library.documents["crew"] = crew;
  library.documents["a"] = member;
  library.documents["b"] = stranger;
  CHECK(model::crew_of(library, member) != nullptr);
  CHECK(model::crew_of(library, stranger) == nullptr);
  const auto members = model::members_of(library, "crew");
  REQUIRE(members.size() == 1);
  CHECK(members.front()->id == "a");
}

TEST_CASE("who made something is found for all sheets at once as for each alone") {
  model::Library library;
  for (const char* id : {"crew", "other"}) {
    rules::Crew crew;
    crew.id = id;
    crew.ruleset = "one";
    library.documents[id] = crew;
  }
  const auto add = [&](const char* id, const char* crew, bool makes, const char* game = "one") {
    rules::Character character;
    character.id = character.name = id;
    character.ruleset = game;
    character.crew = crew;
    if (makes) character.own.items.emplace_back().id = "own_1";
    library.documents[id] = character;
  };
  add("ada", "crew", true);
  add("ben", "crew", false);
  add("cyd", "crew", true);
  add("dot", "other", false);
  add("eve", "", true);
  add("fay", "crew", true, "another");
  const model::Makers makers = model::makers_of(library);
  CHECK(makers.size() == 1);
  for (const auto& [id, value] : library.documents) {
    INFO(id);
    const auto alone = model::own_at_table(library, value);
    const auto told = model::own_at_table(library, value, makers);
    CHECK(told.own == alone.own);
    CHECK(told.others == alone.others);
  }
  CHECK(model::own_at_table(library, library.documents["ben"], makers).others.size() == 2);
  CHECK(model::own_at_table(library, library.documents["ada"], makers).others.size() == 1);
}

TEST_CASE("a package is a document of the library and no sheet, and at work while it is in use") {
  rules::ContentPackage package;
  package.id = "salt";
  package.ruleset = "tiny";
  package.for_characters.items.emplace_back().id = "psalt_1";
  model::Library library;
  model::keep(library, "salt", package);
  CHECK(library.documents.empty());
  CHECK(model::find(library, "salt") == nullptr);
  CHECK(model::find_document(library, "salt") != nullptr);
  REQUIRE(library.layers.size() == 1);
  CHECK(library.layers[0].for_characters.items[0].source == "A package without a name");
  rules::Character keeper;
  keeper.id = "keeper";
  keeper.ruleset = "tiny";
  CHECK(model::own_at_table(library, keeper).others.size() == 1);
  keeper.ruleset = "another";
  CHECK(model::own_at_table(library, keeper).others.empty());
  // A second version of it, kept from another window, is not at work beside it.
  model::keep(library, model::kept_copy("salt", 3), package);
  CHECK(library.layers.size() == 1);
  package.in_use = false;
  model::keep(library, "salt", package);
  CHECK(library.layers.empty());
  model::keep(library, "salt", std::nullopt);
  CHECK(library.packages.size() == 1);
}

TEST_CASE("who has no name is called by the word of the game") {
  rules::Words words;
  words.crew = {"Party", "Parties", {}};
  words.character = {"Scout", "Scouts", {}};
  CHECK(model::shown_name(words, rules::Crew()) == "Unnamed party");
  CHECK(model::shown_name(words, rules::Character()) == "Unnamed scout");
  CHECK(model::shown_name(words, rules::ContentPackage()) == "Unnamed package");
  CHECK(model::shown_name(words, "Mirela", false) == "Mirela");
}

TEST_CASE("a crew that is made from a character's sheet has the character in it, in one step") {
  rules::Crew crew;
  crew.id = "crew";
  crew.ruleset = "one";
  rules::Character mirela;
  mirela.id = "a";
  mirela.name = "Mirela Vas";
  mirela.ruleset = "one";
  model::Library library;
  library.documents["a"] = mirela;
  const model::Edit edit = model::put_crew({}, crew, &mirela, "New crew");
  CHECK(edit.words == "New crew with Mirela Vas");
  const model::Library after = model::apply(library, edit);
  REQUIRE(model::members_of(after, "crew").size() == 1);
  CHECK(model::members_of(after, "crew").front()->name == "Mirela Vas");
  CHECK(model::apply(library, model::put_crew({}, crew, nullptr, "New crew")).documents.size() ==
        2);
  mirela.ruleset = "another";
  CHECK(model::put_crew({}, crew, &mirela, "New crew").puts.size() == 1);
}

TEST_CASE("a character that is made as a member of a crew is in it, unless it is of another game") {
  rules::Crew crew;
  crew.id = "crew";
  crew.name = "The Ash Lanterns";
  crew.ruleset = "one";
  rules::Character made;
  made.id = "a";
  made.ruleset = "one";
  const model::Edit edit = model::put_member({}, made, &crew, "New character");
  CHECK(edit.words == "New character in The Ash Lanterns");
  model::Library library;
  library.documents["crew"] = crew;
  CHECK(model::members_of(model::apply(library, edit), "crew").size() == 1);
  CHECK(model::put_member({}, made, nullptr, "New character").words == "New character");
  made.ruleset = "another";
  const model::Edit alone = model::put_member({}, made, &crew, "New character");
  CHECK(alone.words == "New character");
  CHECK(model::members_of(model::apply(library, alone), "crew").empty());
}

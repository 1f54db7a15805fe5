// Who is in whose crew.
#include "model/library.hpp"

#include <catch2/catch_test_macros.hpp>

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

// A type of crew in a table's own words: an entry like that of a game, made by role and name.
#include <catch2/catch_test_macros.hpp>

#include "crew_desk.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"

using namespace roadbook;
using ui::CrewDesk;
using ui::Role;

TEST_CASE("a crew's own words for what it is make a type of its own, with undo") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  desk.harness.press(Role::radio, "Your own crew");
  CHECK(desk.crew().type == "own");
  CHECK(desk.crew().own.crew_types.empty());
  desk.harness.type("What kind of crew you are", "Tide runners");
  REQUIRE(rules::own_crew_type(desk.crew()) != nullptr);
  CHECK(rules::own_crew_type(desk.crew())->like == "own");
  CHECK(rules::type_words(desk.crew()) == "Tide runners");
  CHECK(desk.history.undo_words() == "Kind of crew: Tide runners");
  const rules::CrewType* type = rules::find_crew_type(desk.whole_game(), desk.crew().type);
  REQUIRE(type != nullptr);
  CHECK(type->name == "Tide runners");
  CHECK(type->abilities == rules::find_crew_type(support::beacon_road(), "own")->abilities);
  desk.undo();
  CHECK(desk.crew().type == "own");
  CHECK(desk.crew().own.crew_types.empty());
}

TEST_CASE("a crew that names its kind loses nothing that it chose before") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Crew crew = rules::random_crew(game, "crew", 4, {"", "", "own"});
  const rules::Crew named = rules::with_type_words(
      rules::with_own(game, crew.own, rules::Scope::crew), crew, "Tide runners");
  const rules::Ruleset whole = rules::with_own(game, named.own, rules::Scope::crew);
  CHECK(named.abilities == crew.abilities);
  CHECK(named.upgrades == crew.upgrades);
  CHECK(rules::losses(whole, crew, named).empty());
  CHECK(rules::is_complete(rules::check(whole, named, rules::derive_crew(whole, named))));
}

TEST_CASE("a kind of your own and a map of your own are there where the game leaves them") {
  rules::Ruleset game = support::beacon_road();
  const auto type = [&] { return rules::find_crew_type(game, "own"); };
  CHECK(type()->own);
  CHECK(rules::lays_out_map(game, type()));
  CHECK_FALSE(rules::lays_out_map(game, &game.crew_types.front()));
  game.own = {rules::OwnKind::crew_type};
  rules::bind(game);
  CHECK(type()->own);
  CHECK_FALSE(rules::lays_out_map(game, type()));
  game.own = {rules::OwnKind::claim};
  rules::bind(game);
  CHECK_FALSE(type()->own);
  CHECK_FALSE(rules::lays_out_map(game, type()));
}

TEST_CASE("a place of the map takes another claim and a name, and the crew's type has them") {
  rules::Crew crew = CrewDesk::finished("own");
  CrewDesk desk(CrewDesk::Screen::sheet, crew);
  desk.open();
  const rules::Crew after =
      rules::with_place_on_map(desk.whole_game(), crew, {"turf_1", "vice_den", "The old stage"});
  desk.put(after);
  CHECK(rules::own_place_name(desk.whole_game(), desk.crew(), "turf_1") == "The old stage");
  CHECK(rules::claim_on(desk.whole_game(), desk.crew(), "turf_1")->id == "vice_den");
}

TEST_CASE("a place without its claim is told with its place, and the type works on") {
  rules::Crew crew = CrewDesk::finished("own");
  crew = rules::with_place_on_map(support::beacon_road(), crew, {"turf_1", "no_such_claim", ""});
  const auto checked = data::check_own(support::beacon_road(), crew.own, rules::Scope::crew);
  REQUIRE(checked.faults.size() == 1);
  CHECK(checked.faults.front().place.find("/places/0") != std::string::npos);
  REQUIRE(checked.usable.crew_types.size() == 1);
  CHECK(checked.usable.crew_types.front().places.empty());
}

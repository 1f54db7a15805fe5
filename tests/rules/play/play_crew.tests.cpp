// What play does to a crew: development, heat, coin, standing, cohorts.
#include "rules/play/play_crew.hpp"
#include "rules/sheet/claims.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/derive/derive.hpp"
#include "rules/game/limits.hpp"
#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using namespace roadbook::rules;

namespace {

Crew playing() {
  Crew crew = with_crew_type(support::beacon_road(), new_crew(support::beacon_road(), "crew"),
                             "sin_eaters");
  crew.in_play = true;
  return crew;
}

DerivedCrew derived(const Crew& crew) {
  return derive_crew(support::beacon_road(), crew);
}

Development next_of(const Crew& crew) {
  return next_development(support::beacon_road(), crew, derived(crew));
}

}  // namespace

TEST_CASE("a full rep track makes weak hold strong, and costs no coin") {
  Crew crew = playing();
  crew.hold = "weak";
  crew.rep = 11;
  CHECK(next_of(crew).verdict.reason == "Your rep track is not full: you have 11 of 12.");
  CHECK(developed(support::beacon_road(), crew, derive_crew(support::beacon_road(), crew)) == crew);
  crew.rep = 12;
  const Crew after =
      developed(support::beacon_road(), crew, derive_crew(support::beacon_road(), crew));
  CHECK(after.hold == "strong");
  CHECK(after.tier == 0);
  CHECK(after.rep == 0);
  CHECK(total(after.coin) == total(crew.coin));
}

TEST_CASE("strong hold buys the next Tier for eight times its number, and becomes weak") {
  Crew crew = playing();
  crew.rep = 12;
  CHECK(next_of(crew).cost == 8);
  CHECK(next_of(crew).verdict.reason == "This costs 8 coin, and you have 2.");
  crew = with_coin(crew, 7, "A good year");
  const Crew after =
      developed(support::beacon_road(), crew, derive_crew(support::beacon_road(), crew));
  CHECK(after.tier == 1);
  CHECK(after.hold == "weak");
  CHECK(after.rep == 0);
  CHECK(total(after.coin) == 1);
  CHECK(after.coin.back().amount == -8);
}

TEST_CASE("a patron halves the price, and claims that count as turf shorten the track") {
  Crew crew = playing();
  crew.abilities.push_back({"patron", "", {}, {}, {}});
  CHECK(next_of(crew).cost == 4);
  int turf = 0;
  for (const MapCell& cell : claims_map(support::beacon_road(), crew).cells) {
    if (cell.claim == "turf" && turf < 2) {
      crew.claims.push_back(cell.id);
      ++turf;
    }
  }
  CHECK(next_of(crew).rep_needed == 10);
}

TEST_CASE("at war no Tier can be bought, since a hold is lost for as long as it lasts") {
  Crew crew = with_coin(playing(), 10, "A good year");
  crew.rep = 12;
  crew = with_status(support::beacon_road(), crew, "The Watch", -3, "In play");
  CHECK(next_of(crew).verdict.reason ==
        "War costs you a hold for as long as it lasts: make peace first.");
}

TEST_CASE("lost hold makes strong weak, then takes a Tier, and stops at the lair") {
  Crew crew = playing();
  crew.tier = 1;
  crew = with_hold_lost(support::beacon_road(), crew);
  CHECK(crew.hold == "weak");
  CHECK(crew.tier == 1);
  crew = with_hold_lost(support::beacon_road(), crew);
  CHECK(crew.tier == 0);
  CHECK(crew.hold == "weak");
  CHECK(may_lose_hold(support::beacon_road(), crew).reason ==
        "At Tier 0 with the weakest hold there is nothing left to lose but your lair.");
  CHECK(with_hold_lost(support::beacon_road(), crew) == crew);
}

TEST_CASE("seven heat and four more are a wanted level and two heat") {
  Crew crew = playing();
  crew.heat = 7;
  const Crew after = with_heat(support::beacon_road(), crew, derived(crew), 11);
  CHECK(after.wanted_level == 1);
  CHECK(after.heat == 2);
}

TEST_CASE("at the highest wanted level heat fills its track and no more") {
  Crew crew = playing();
  crew.wanted_level = 4;
  const Crew after = with_heat(support::beacon_road(), crew, derived(crew), 30);
  CHECK(after.wanted_level == 4);
  CHECK(after.heat == 9);
}

TEST_CASE("coin that is not there is not paid") {
  const Crew crew = playing();
  CHECK(may_pay(support::beacon_road(), crew, 2));
  CHECK(may_pay(support::beacon_road(), crew, 3).reason == "You have 2 coin: that does not pay 3.");
  CHECK(with_coin(crew, -3, "Too dear") == crew);
  CHECK(total(with_coin(crew, -2, "A bribe").coin) == 0);
}

TEST_CASE("a ledger never has more lines than a file may hold: the oldest become one") {
  Crew crew = playing();
  const Ledger of_creation = crew.coin;
  // Most of the lines stand there already.
  const auto amount = [](int i) { return i % 2 == 0 ? 2 : -1; };
  for (int i = 0; i < 950; ++i) crew.coin.push_back({"", amount(i), "A score"});
  for (int i = 950; i < 1300; ++i) crew = with_coin(crew, amount(i), "A score");
  REQUIRE(crew.coin.size() == limit::entries);
  CHECK(total(crew.coin) == total(of_creation) + 650);
  // What the creation wrote stays as it is, and is made anew as before.
  CHECK(std::equal(of_creation.begin(), of_creation.end(), crew.coin.begin()));
  CHECK(crew.coin[of_creation.size()].reason == "Earlier lines");
  CHECK(crew.coin.back().reason == "A score");
  CHECK(with_creation_ledgers(support::beacon_road(), crew) == crew);
  Faction watch;
  watch.name = "The Watch";
  for (int i = 1; i <= 900; ++i) {
    watch.history.push_back({"", i % 2 == 1 ? 1 : -1, std::to_string(i)});
  }
  crew.factions.push_back(watch);
  for (int i = 901; i < 1100; ++i) {
    crew = with_status(support::beacon_road(), crew, "The Watch", i % 2, std::to_string(i));
  }
  CHECK(crew.factions.back().history.size() == limit::entries);
  CHECK(total(crew.factions.back().history) == 1);
}

TEST_CASE("steps of status in a row are one line, and none where they come back") {
  Crew crew = playing();
  crew = with_status(support::beacon_road(), crew, "The Watch", 1, "In play");
  crew = with_status(support::beacon_road(), crew, "The Watch", 2, "In play");
  REQUIRE(crew.factions.size() == 1);
  REQUIRE(crew.factions[0].history.size() == 1);
  CHECK(crew.factions[0].history[0].amount == 2);
  crew = with_status(support::beacon_road(), crew, "The Watch", 0, "In play");
  CHECK(crew.factions[0].history.empty());
  crew = with_status(support::beacon_road(), crew, "The Watch", 9, "In play");
  CHECK(total(crew.factions[0].history) == 3);
  CHECK(without_faction(crew, 0).factions.empty());
  // Two that have no name yet are two.
  crew.factions.assign(2, Faction{});
  crew = with_status(support::beacon_road(), crew, 1, 2, "In play");
  CHECK(total(crew.factions[0].history) == 0);
  CHECK(total(crew.factions[1].history) == 2);
  REQUIRE(without_faction(crew, 0).factions.size() == 1);
  CHECK(total(without_faction(crew, 0).factions[0].history) == 2);
}

TEST_CASE("a cohort marks two boxes, a second type two more, and creation gives them back") {
  Crew crew = playing();
  Cohort gang;
  gang.kind = "gang";
  gang.types = {"thugs"};
  crew = with_cohort(support::beacon_road(), crew, gang);
  CHECK(cohort_boxes_marked(support::beacon_road(), crew) == 2);
  crew = with_cohort_type(support::beacon_road(), crew, 0, "skulks", true);
  CHECK(cohort_boxes_marked(support::beacon_road(), crew) == 4);
  CHECK(may_add_cohort_type(support::beacon_road(), crew, 0).reason ==
        "A cohort has at most 2 types.");
  // What was marked in play stays marked, for others to come.
  CHECK(cohort_boxes_marked(support::beacon_road(),
                            without_cohort(support::beacon_road(), crew, 0)) == 4);
  crew.in_play = false;
  CHECK(cohort_boxes_marked(support::beacon_road(),
                            without_cohort(support::beacon_road(), crew, 0)) == 0);
}

TEST_CASE("a new crew has boxes for one cohort, and says what a second one lacks") {
  Crew crew = playing();
  crew.in_play = false;
  CHECK(may_add_cohort(support::beacon_road(), crew));
  Cohort expert;
  expert.kind = "expert";
  crew = with_cohort(support::beacon_road(), crew, expert);
  const Verdict verdict = may_add_cohort(support::beacon_road(), crew);
  CHECK_FALSE(verdict);
  CHECK(verdict.reason.rfind("This takes 2 upgrade boxes. A new crew marks 2 boxes", 0) == 0);
}

TEST_CASE("an advance gives each member two stash and one more for each Tier") {
  Crew crew = playing();
  crew.tier = 3;
  CHECK(derive_crew(support::beacon_road(), crew).profit == 5);
}

// Characters and parties of Wyrd Wolds at random: legal, complete, and with the numbers that a
// table of its own gives.
#include "rules/judge/random.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "support/d6_games.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::wyrd_wolds;

TEST_CASE("Wyrd Wolds: characters at random are legal, and their numbers are the table's") {
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Character character = rules::random_character(wyrd_wolds(), "c", seed, {});
    CAPTURE(seed);
    REQUIRE(support::broken_or_open(
                rules::check(rules::derive(wyrd_wolds(), character, rules::Gifts{}))) == "");
    int dots = 0;
    for (const auto& [action, count] : character.actions) {
      dots += count;
      CHECK(count <= 2);
    }
    CHECK(dots == 7);
    rules::Character played = character;
    played.in_play = true;
    const rules::Derived derived = rules::numbers_of(wyrd_wolds(), played, nullptr);
    for (const auto& [attribute, actions] : support::actions_of) {
      CHECK(rules::find_attribute(derived, attribute)->rating ==
            support::first_column(played, attribute));
    }
    const bool mule = support::knows(played.abilities, "mule");
    CHECK(rules::total_of(derived, "load_light") == (mule ? 5 : 3));
    CHECK(rules::total_of(derived, "load_normal") == (mule ? 7 : 5));
    CHECK(rules::total_of(derived, "load_heavy") == (mule ? 8 : 6));
    CHECK(rules::total_of(derived, "load_encumbered") == 9);
    CHECK(rules::total_of(derived, "stress") == 9);
    CHECK(rules::total_of(derived, "action_cap") == 3);
    CHECK(rules::find_track(derived, "healing_clock")->marked_for_good ==
          (support::knows(played.abilities, "vigorous") ? 1 : 0));
  }
}

TEST_CASE("Wyrd Wolds: parties at random are legal, and have what a new one has") {
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Crew crew = rules::random_crew(wyrd_wolds(), "w", seed, {});
    CAPTURE(seed);
    REQUIRE(support::broken_or_open(
                rules::check(wyrd_wolds(), crew, rules::derive_crew(wyrd_wolds(), crew))) == "");
    CHECK(crew.abilities.size() == 1);
    CHECK(crew.tier == 0);
  }
}

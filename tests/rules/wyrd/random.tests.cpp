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
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::wyrd_wolds;

TEST_CASE("Wyrd Wolds: characters at random are legal, and their numbers are the table's") {
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Character character = rules::random_character(wyrd_wolds(), "c", seed, {});
    CAPTURE(seed);
    const auto findings = rules::check(rules::derive(wyrd_wolds(), character, rules::Gifts{}));
    REQUIRE(support::broken_or_open(findings) == "");
    for (const rules::Finding& each : findings) CHECK(each.rule != "answer_missing");
    int dots = 0;
    for (const auto& [action, count] : character.actions) {
      dots += count;
      CHECK(count <= 2);
    }
    CHECK(dots == 7);
    rules::Character played = character;
    played.in_play = true;
    const rules::Derived derived = support::numbers_of(wyrd_wolds(), played, nullptr);
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
    // A party at play: its Tier, what it gives its members, and nothing of what the draft leaves
    // out.
    rules::Crew grown = crew;
    grown.in_play = true;
    grown.tier = static_cast<int>(seed % 5);
    const bool composed = seed % 2 == 0;
    const bool mastery = seed % 3 == 0;
    grown.upgrades["composed"] = composed ? 3 : 0;
    grown.upgrades["mastery"] = mastery ? 4 : 0;
    const rules::DerivedCrew derived = rules::derive_crew(wyrd_wolds(), grown);
    CHECK(derived.tier == grown.tier);
    CHECK(rules::total_of(derived, "party_tier") == grown.tier);
    CHECK(derived.statistics.size() == 2);
    CHECK(rules::find_track(derived, "xp_party")->size == 8);
    CHECK(derived.cohorts.empty());
    rules::Character member = rules::random_character(wyrd_wolds(), "c", seed, {});
    member.in_play = true;
    const rules::Derived numbers = support::numbers_of(wyrd_wolds(), member, &grown);
    CHECK(rules::total_of(numbers, "stress") == (composed ? 10 : 9));
    CHECK(rules::total_of(numbers, "action_cap") == (mastery ? 4 : 3));
    CHECK(numbers.tier == grown.tier);
  }
}

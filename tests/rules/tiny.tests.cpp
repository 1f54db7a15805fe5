// Another game, with other attributes, other statistics and no hit points: nothing of Beacon Road
// is in the engine.
#include <catch2/catch_test_macros.hpp>

#include <cstdint>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::taken;
using support::tiny;

TEST_CASE("A keeper's nerve and sight are the sums that the leaf says") {
  rules::Character keeper = rules::new_character(tiny(), "k");
  keeper = rules::with_playbook(tiny(), keeper, "keeper");
  keeper = rules::with_heritage(tiny(), keeper, "cliff");
  keeper = rules::with_action(tiny(), keeper, "spot", 1);
  keeper = rules::with_ability(tiny(), keeper, taken("steady"));
  rules::Crew watch = rules::with_crew_type(tiny(), rules::new_crew(tiny(), "w"), "lightship");
  watch.tier = 1;
  const rules::Derived derived = support::numbers_of(tiny(), keeper, &watch);
  CHECK(rules::explain(tiny(), *rules::find_statistic(derived, "nerve")) ==
        "Nerve 7 = 3 (every keeper) + 1 (HAND 1: Mend) + 1 (Keeper) + 2 (Steady)");
  CHECK(rules::explain(tiny(), *rules::find_statistic(derived, "sight")) ==
        "Sight 7 = 2 (EYE 1: Spot) + 2 (Cliff) + 3 (watch Height 1)");
  CHECK(rules::total_of(derived, "dread_at") == 3);
  CHECK(rules::find_statistic(derived, "hit_points") == nullptr);
}

TEST_CASE("The most of a number is kept, and the sheet says by what") {
  rules::Character keeper = rules::new_character(tiny(), "k");
  keeper = rules::with_playbook(tiny(), keeper, "keeper");
  keeper = rules::with_action(tiny(), keeper, "row", 1);
  keeper = rules::with_ability(tiny(), keeper, taken("steady"));
  const rules::Derived derived = support::numbers_of(tiny(), keeper, nullptr);
  CHECK(rules::explain(tiny(), *rules::find_statistic(derived, "nerve")) ==
        "Nerve 7 = 3 (every keeper) + 2 (HAND 2: Row, Mend) + 1 (Keeper) + 2 (Steady) − 1 (nobody "
        "bears more)");
}

TEST_CASE("Keepers and watches at random are legal and complete, too") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    const rules::Character keeper = rules::random_character(tiny(), "k", seed, {});
    CHECK(rules::is_complete(rules::check(rules::derive(tiny(), keeper, rules::Gifts{}))));
    const rules::Crew watch = rules::random_crew(tiny(), "w", seed, {});
    CHECK(rules::is_complete(rules::check(tiny(), watch, rules::derive_crew(tiny(), watch))));
  }
}

// What is put away: what a player said of a thing is kept, and comes back with it.
#include <catch2/catch_test_macros.hpp>

#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using namespace roadbook::rules;
using support::beacon_road;

namespace {

const Id open_weapon = "fine_two_handed_weapon";  // of no fixed kind

Character with_kind(const Id& kind) {
  Character hero = support::warrior();
  hero.carried = {{open_weapon, "", 1, true, kind}};
  return hero;
}

}  // namespace

TEST_CASE("the kind of a weapon that was chosen is there again when it is taken along again") {
  const Character hero = with_kind("greataxe");
  for (const Character& away : {with_put_away(hero, 0), with_all_put_away(hero),
                                with_carried(beacon_road(), hero, open_weapon, false)}) {
    CHECK(away.carried.empty());
    REQUIRE(away.put_away == hero.carried);
    for (const Character& again : {with_carried(beacon_road(), away, open_weapon, true),
                                   with_one_more_carried(away, open_weapon),
                                   with_taken_along(away, away.put_away.front())}) {
      CHECK(again.carried == hero.carried);
      CHECK(again.put_away.empty());
    }
  }
}

TEST_CASE("one more of a weapon has the kind of one that is put away, and then none") {
  Character hero = with_all_put_away(with_kind("greataxe"));
  hero = with_one_more_carried(with_one_more_carried(hero, open_weapon), open_weapon);
  REQUIRE(hero.carried.size() == 2);
  CHECK(hero.carried[0].kind == "greataxe");
  CHECK(hero.carried[1].kind.empty());
}

TEST_CASE("of an item of which nothing was chosen nothing is kept while it is not carried") {
  const Character hero = with_kind("");
  CHECK(with_put_away(hero, 0).put_away.empty());
  CHECK(with_all_put_away(hero).put_away.empty());
}

TEST_CASE("a weapon that only another playbook lists is not kept either") {
  Character hero = with_all_put_away(with_kind("greataxe"));
  hero.playbook = "wizard";
  CHECK(without_closed_choices(beacon_road(), hero).put_away.empty());
}

// Experience of one evening, and the advances that it brings.
#include <catch2/catch_test_macros.hpp>

#include "rules/play/session.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

Character after_the_session(const Character& hero, const std::map<Id, Id>& tracks) {
  const Standing standing = support::standing(hero, nullptr);
  const Move move = end_of_session(support::beacon_road(), standing, tracks);
  Sheets sheets{{hero.id, hero}};
  sheets = applied(support::beacon_road(), sheets, hero.id, move);
  return std::get<Character>(sheets.find(hero.id)->second);
}

Character hero_of_the_evening() {
  Character hero = support::warrior();
  hero.id = "hero";
  return hero;
}

}  // namespace

TEST_CASE("section 15: each trigger brings 1 or 2 xp on any track") {
  Character hero = hero_of_the_evening();
  const auto triggers = session_triggers(support::standing(hero, nullptr));
  REQUIRE(triggers.size() == 3);
  hero = with_trigger(hero, triggers[0].key, 2);
  hero = with_trigger(hero, triggers[1].key, 1);
  const Character after =
      after_the_session(hero, {{triggers[0].key, "xp_will"}, {triggers[1].key, "xp_bloodline"}});
  CHECK(amount_of(after.tracks, "xp_will") == 2);
  CHECK(amount_of(after.tracks, "xp_bloodline") == 1);
  CHECK(without_triggers(after).counters.empty());
}

TEST_CASE(
    "section 15: a track that fills begins anew with what is left over, and an advance waits") {
  Character hero = hero_of_the_evening();
  hero.tracks["xp_body"] = 5;
  const auto triggers = session_triggers(support::standing(hero, nullptr));
  hero = with_trigger(hero, triggers[0].key, 2);
  const Character after = after_the_session(hero, {{triggers[0].key, "xp_body"}});
  CHECK(amount_of(after.tracks, "xp_body") == 1);
  CHECK(amount_of(after.advances, "xp_body") == 1);
  const Character paid = with_advance_paid(after, "xp_body");
  CHECK(amount_of(paid.advances, "xp_body") == 0);
  CHECK(amount_of(paid.tracks, "xp_body") == 1);
}

TEST_CASE("what was ticked tonight outlasts the downtime between, other counters do not") {
  Character hero = hero_of_the_evening();
  const auto triggers = session_triggers(support::standing(hero, nullptr));
  hero = with_trigger(hero, triggers[1].key, 1);
  hero.counters["downtime_activities"] = 2;
  Proposed clear;
  clear.sheet = hero.id;
  clear.field = "/counters";
  clear.kind = ChangeKind::clear;
  Sheets sheets{{hero.id, hero}};
  Standings now(support::beacon_road(), sheets);
  REQUIRE(apply_change(sheets, now, clear));
  const Character& after = std::get<Character>(sheets.find(hero.id)->second);
  CHECK(session_triggers(support::standing(after, nullptr))[1].marked == 1);
  CHECK(amount_of(after.counters, "downtime_activities") == 0);
}

TEST_CASE("an ability's own trigger does not change what the others are called") {
  Character hero = hero_of_the_evening();
  const auto before = session_triggers(support::standing(hero, nullptr));
  hero.abilities.push_back(support::taken("vengeful"));
  const auto after = session_triggers(support::standing(hero, nullptr));
  REQUIRE(after.size() == before.size() + 1);
  CHECK(after.front().key == before.front().key);
  CHECK(after.back().key == before.back().key);
}

}  // namespace roadbook::rules

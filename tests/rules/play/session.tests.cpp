// Experience of one evening, and the advances that it brings.
#include <catch2/catch_test_macros.hpp>

#include "rules/play/evening.hpp"
#include "rules/play/experience.hpp"
#include "rules/play/session.hpp"
#include "support/play_table.hpp"
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

TEST_CASE("a trigger brings no more than the game lets it be marked in a session") {
  Ruleset game = support::beacon_road();
  game.most_of_a_trigger = 3;
  Character hero = hero_of_the_evening();
  const auto first = [&] {
    return session_triggers(derive(game, hero, gifts_of(game, nullptr))).front();
  };
  hero = with_trigger(hero, first().key, 4);
  CHECK(first().most == 3);
  CHECK(first().marked == 3);
  game.most_of_a_trigger = 1;
  CHECK(first().marked == 1);
  CHECK(first().left() == 1);
}

TEST_CASE(
    "section 15: while one plays, who pushed and failed has experience at once, or what the table "
    "decided") {
  using Ways = std::vector<std::string>;
  const Ruleset& road = support::beacon_road();
  CHECK(experience_at_once(road, nullptr) ==
        Ways{"You pushed yourself and failed", "You took part in a desperate group action"});
  Crew crew = support::sin_eaters();
  CHECK(experience_at_once(road, &crew) == experience_at_once(road, nullptr));
  crew.answers = {{"xp_in_play", "desperate"}};
  CHECK(experience_at_once(road, &crew) ==
        Ways{"You made a desperate roll", "You took part in a desperate group action"});
  CHECK(experience_at_once(support::blades_srd(), nullptr) ==
        Ways{"You made a desperate action roll", "You took part in a desperate group action"});
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

namespace {

using support::play::Answers;
using support::play::at;
using support::play::done;
using support::play::tried;

// The hero's move at the end of a session.
Answers marks(const std::string& trigger, const std::string& much) {
  return {{"trigger", trigger}, {"much", much}, {"track", "xp_bloodline"}};
}

Sheets in_an_evening() {
  return with_new_evening(support::beacon_road(), support::play::two(), "crew");
}

SessionTrigger trigger_of(const Sheets& sheets, std::size_t which) {
  return session_triggers(Standings(support::beacon_road(), sheets).of("hero")).at(which);
}

}  // namespace

TEST_CASE("section 15: one trigger brings 2 in an evening and no more, and the move says so") {
  Sheets sheets = in_an_evening();
  sheets = done(sheets, "hero", "end_of_session", {marks("beliefs", "once"), {}, {}});
  CHECK(tried(sheets, "hero", "end_of_session", marks("beliefs", "lot")).refused ==
        "You have marked 1 for this already this evening, and 2 is the most for one trigger. Begin "
        "a new evening in the guide if another session has begun.");
  sheets = done(sheets, "hero", "end_of_session", {marks("beliefs", "once"), {}, {}});
  CHECK(tried(sheets, "hero", "end_of_session", marks("beliefs", "once")).refused != "");
  // Another trigger, another member, and several abilities' triggers are not touched by it.
  sheets = done(sheets, "hero", "end_of_session", {marks("struggle", "lot"), {}, {}});
  sheets = done(sheets, "second", "end_of_session", {marks("beliefs", "lot"), {}, {}});
  for (int i = 0; i < 2; ++i) {
    sheets = done(sheets, "hero", "end_of_session",
                  {{{"trigger", "other"}, {"much", "lot"}, {"track", "xp_will"}}, {}, {}});
  }
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 4);
  CHECK(at(sheets, "hero", "/tracks/xp_will") == 4);
}

TEST_CASE("section 15: the crew's triggers, too, bring 2 in an evening at most") {
  Sheets sheets = in_an_evening();
  sheets = done(sheets, "crew", "crew_end_of_session",
                {{{"trigger", "above"}, {"much", "lot"}}, {}, {}});
  CHECK(tried(sheets, "crew", "crew_end_of_session", {{"trigger", "above"}}).refused != "");
  CHECK(tried(sheets, "crew", "crew_end_of_session", {{"trigger", "nature"}}).refused == "");
}

TEST_CASE("a new evening begins what triggers bring anew, for the crew and each member") {
  Sheets sheets = in_an_evening();
  for (const char* who : {"hero", "second"}) {
    sheets = done(sheets, who, "end_of_session", {marks("beliefs", "lot"), {}, {}});
  }
  sheets = done(sheets, "crew", "crew_end_of_session",
                {{{"trigger", "above"}, {"much", "lot"}}, {}, {}});
  // Another phase of the same evening changes nothing of it.
  sheets = with_phase(sheets, "crew", "plan");
  CHECK(tried(sheets, "hero", "end_of_session", marks("beliefs", "once")).refused != "");
  sheets = with_new_evening(support::beacon_road(), sheets, "crew");
  for (const char* who : {"hero", "second"}) {
    CHECK(tried(sheets, who, "end_of_session", marks("beliefs", "lot")).refused == "");
  }
  CHECK(tried(sheets, "crew", "crew_end_of_session", {{"trigger", "above"}}).refused == "");
}

TEST_CASE("where no evening has begun, nothing is counted of what triggers bring") {
  Sheets sheets = support::play::two();
  for (int i = 0; i < 3; ++i) {
    sheets = done(sheets, "hero", "end_of_session", {marks("beliefs", "once"), {}, {}});
  }
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 3);
  CHECK(support::play::hero(sheets).counters.empty());
}

TEST_CASE("what the move brought is taken off what the page ticks, trigger by trigger") {
  Sheets sheets = in_an_evening();
  sheets = done(sheets, "hero", "end_of_session", {marks("archetype", "once"), {}, {}});
  sheets = done(sheets, "hero", "end_of_session", {marks("struggle", "lot"), {}, {}});
  CHECK(trigger_of(sheets, 0).left() == 1);
  CHECK(trigger_of(sheets, 1).left() == 2);
  CHECK(trigger_of(sheets, 2).left() == 0);
  Character& hero = support::play::hero(sheets);
  for (std::size_t i = 0; i < 3; ++i) hero = with_trigger(hero, trigger_of(sheets, i).key, 2);
  CHECK(trigger_of(sheets, 0).marked == 1);
  CHECK(trigger_of(sheets, 1).marked == 2);
  CHECK(trigger_of(sheets, 2).marked == 0);
  hero = without_triggers(hero);
  CHECK_FALSE(has_ticked_trigger(Standings(support::beacon_road(), sheets).of("hero")));
  hero = with_trigger(hero, trigger_of(sheets, 2).key, 2);
  CHECK_FALSE(has_ticked_trigger(Standings(support::beacon_road(), sheets).of("hero")));
}

TEST_CASE("what the page brought is taken off what the move may bring") {
  Sheets sheets = in_an_evening();
  Character& hero = support::play::hero(sheets);
  hero = with_trigger(hero, trigger_of(sheets, 1).key, 2);
  const std::map<Id, Id> tracks{{trigger_of(sheets, 1).key, "xp_will"}};
  const Sheets ticked = sheets;
  const Standing standing = Standings(support::beacon_road(), ticked).of("hero");
  sheets = applied(support::beacon_road(), sheets, "hero",
                   end_of_session(support::beacon_road(), standing, tracks));
  support::play::hero(sheets) = with_session_ended(standing, support::play::hero(sheets), tracks);
  CHECK(at(sheets, "hero", "/tracks/xp_will") == 2);
  CHECK(trigger_of(sheets, 1).marked == 0);
  CHECK(tried(sheets, "hero", "end_of_session", marks("beliefs", "once")).refused != "");
  CHECK(tried(sheets, "hero", "end_of_session", marks("archetype", "lot")).refused == "");
}

TEST_CASE("in every game the page's triggers are those of its move") {
  for (const Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    INFO(game->id);
    const Procedure* move = session_move(*game);
    REQUIRE(move != nullptr);
    Character one;
    one.id = "one";
    one.ruleset = game->id;
    one.playbook = game->playbooks.front().id;
    std::vector<Id> known;
    for (const Ask& ask : move->asks) {
      for (const AskOption& each : ask.options) known.push_back(brought_counters + each.id);
    }
    const std::vector<SessionTrigger> triggers = session_triggers(derive(*game, one, Gifts{}));
    CHECK(triggers.size() == game->xp_triggers.size() + 1);
    for (const SessionTrigger& each : triggers) {
      INFO(each.words);
      CHECK(contains(known, each.brought_key));
    }
  }
}

}  // namespace roadbook::rules

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
    "section 15: in play, who pushed and failed has experience at once, or what the table "
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

// What is said of a trigger of the hero at the end of a session.
Answers marks(const std::string& trigger, const std::string& much) {
  return {{"came_up:" + trigger, much}, {"track:" + trigger, "xp_bloodline"}};
}

const std::string move_of_session = "end_of_session";

Sheets in_an_evening() {
  return with_new_evening(support::beacon_road(), support::play::two(), "crew");
}

Sheets after(const Sheets& sheets, const Answers& answers) {
  return done(sheets, "hero", move_of_session, {answers, {}, {}});
}

SessionTrigger trigger_of(const Sheets& sheets, std::size_t which) {
  return session_triggers(Standings(support::beacon_road(), sheets).of("hero")).at(which);
}

// What the move has as the answer to a question before anything is said.
std::string answer_to(const Sheets& sheets, const std::string& ask) {
  const Move move = tried(sheets, "hero", move_of_session, {});
  const MoveAsk* found = find_by_id(move.asks, ask);
  return found == nullptr ? "not asked" : found->answer;
}

// What the move would change, as it is told to the player.
std::vector<std::string> told(const Move& move) {
  std::vector<std::string> words;
  for (const Proposed& each : move.proposed) {
    if (each.kind != ChangeKind::experience) words.push_back(each.words);
  }
  return words;
}

using Said = std::vector<std::string>;

}  // namespace

TEST_CASE("section 15: one move asks for all triggers, each with its words and its own track") {
  const Sheets sheets = in_an_evening();
  const Move asked = tried(sheets, "hero", move_of_session, {});
  const std::vector<std::string> words =
      Standings(support::beacon_road(), sheets).of("hero").numbers.xp_triggers;
  REQUIRE(asked.asks.size() == words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    CHECK(asked.asks[i].prompt == words[i]);
    CHECK(asked.asks[i].answer == "no");
    CHECK(asked.asks[i].answers.size() == 3);
  }
  const Move move = tried(sheets, "hero", move_of_session,
                          {{"came_up:archetype", "once"},
                           {"track:archetype", "xp_body"},
                           {"came_up:struggle", "lot"},
                           {"track:struggle", "xp_will"}});
  CHECK_FALSE(move.open());
  CHECK(told(move) == Said{"Deed xp 0 → 1", "Word xp 0 → 2"});
  // Each question of a trigger stands behind it.
  REQUIRE(move.asks.size() == 5);
  CHECK(move.asks[1].id == "track:archetype");
  CHECK(move.asks[4].id == "track:struggle");
  const Sheets now = after(sheets, {{"came_up:archetype", "once"},
                                    {"track:archetype", "xp_body"},
                                    {"came_up:struggle", "lot"},
                                    {"track:struggle", "xp_will"}});
  CHECK(at(now, "hero", "/tracks/xp_body") == 1);
  CHECK(at(now, "hero", "/tracks/xp_will") == 2);
}

TEST_CASE("a trigger that came up asks for a track, and one that did not asks for nothing") {
  const Sheets sheets = in_an_evening();
  CHECK_FALSE(tried(sheets, "hero", move_of_session, {}).open());
  CHECK(tried(sheets, "hero", move_of_session, {{"came_up:beliefs", "once"}}).open());
  CHECK(told(tried(sheets, "hero", move_of_session, {})) == Said{});
}

TEST_CASE("what was said of a trigger is seen again, and the difference alone changes its track") {
  Sheets sheets = after(in_an_evening(), marks("beliefs", "once"));
  CHECK(answer_to(sheets, "came_up:beliefs") == "once");
  CHECK(answer_to(sheets, "track:beliefs") == "xp_bloodline");
  CHECK(answer_to(sheets, "came_up:struggle") == "no");
  CHECK(tried(sheets, "hero", move_of_session, {}).proposed.empty());
  CHECK(tried(sheets, "hero", move_of_session, marks("beliefs", "once")).proposed.empty());
  const Move more = tried(sheets, "hero", move_of_session, {{"came_up:beliefs", "lot"}});
  CHECK(told(more) == Said{"Bloodline xp 1 → 2"});
  sheets = after(sheets, {{"came_up:beliefs", "lot"}});
  CHECK(answer_to(sheets, "came_up:beliefs") == "lot");
  // Another trigger, and another member, know nothing of it.
  sheets = after(sheets, marks("struggle", "lot"));
  sheets = done(sheets, "second", move_of_session, {marks("beliefs", "lot"), {}, {}});
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 4);
  sheets = after(sheets, {{"came_up:beliefs", "no"}});
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 2);
  CHECK(answer_to(sheets, "came_up:beliefs") == "no");
  CHECK(answer_to(sheets, "track:beliefs") == "not asked");
}

TEST_CASE("experience that goes to another track leaves the one that it was on") {
  Sheets sheets = after(in_an_evening(), marks("beliefs", "lot"));
  const Move move = tried(sheets, "hero", move_of_session, {{"track:beliefs", "xp_mind"}});
  CHECK(told(move) == Said{"Bloodline xp 2 → 0", "Thought xp 0 → 2"});
  sheets = after(sheets, {{"track:beliefs", "xp_mind"}});
  CHECK(answer_to(sheets, "track:beliefs") == "xp_mind");
  CHECK(tried(sheets, "hero", move_of_session, {}).proposed.empty());
}

TEST_CASE("an advance offers the actions of the track that waits, and says which one does") {
  Sheets sheets = in_an_evening();
  support::play::hero(sheets).advances = {{"xp_mind", 1}};
  const Move move = tried(sheets, "hero", "advance_attribute", {});
  const std::vector<MoveAnswer>& actions = move.asks.front().answers;
  REQUIRE_FALSE(actions.empty());
  for (const MoveAnswer& each : actions) {
    CHECK(find_action(support::beacon_road(), each.id)->attribute == "mind");
  }
  CHECK(contains(move.notes, "An advance waits: Thought."));
  CHECK(tried(sheets, "hero", "advance_ability", {}).asks.front().answers.front().refused ==
        "No advance waits for it.");
  support::play::hero(sheets).advances = {{"xp_bloodline", 1}};
  const Move ability = tried(sheets, "hero", "advance_ability", {});
  CHECK(ability.asks.front().answer == "xp_bloodline");
  CHECK(contains(ability.notes, "An advance waits: Bloodline."));
}

TEST_CASE("where a track is asked for, what was answered before counts on it") {
  const auto deed = [](const Move& move, const Id& ask) -> std::string {
    for (const MoveAsk& each : move.asks) {
      if (each.id != ask) continue;
      for (const MoveAnswer& track : each.answers) {
        if (track.id == "xp_body") return track.description;
      }
    }
    return "not asked";
  };
  const Answers both{{"came_up:beliefs", "lot"},
                     {"track:beliefs", "xp_body"},
                     {"came_up:struggle", "once"},
                     {"track:struggle", "xp_body"}};
  const Move move = tried(in_an_evening(), "hero", move_of_session, both);
  CHECK(deed(move, "track:beliefs") == "0 of 6");
  CHECK(deed(move, "track:struggle") == "2 of 6");
  // Answered anew it counts once.
  const Move anew = tried(after(in_an_evening(), both), "hero", move_of_session, both);
  CHECK(deed(anew, "track:struggle") == "3 of 6");
}

TEST_CASE("experience that is taken back takes the advance that it brought, or says it is gone") {
  Sheets sheets = in_an_evening();
  support::play::hero(sheets).tracks["xp_body"] = 5;
  const Answers lot{{"came_up:beliefs", "lot"}, {"track:beliefs", "xp_body"}};
  sheets = after(sheets, lot);
  CHECK(at(sheets, "hero", "/tracks/xp_body") == 1);
  CHECK(at(sheets, "hero", "/advances/xp_body") == 1);
  const Sheets back = after(sheets, {{"came_up:beliefs", "no"}});
  CHECK(at(back, "hero", "/tracks/xp_body") == 5);
  CHECK(at(back, "hero", "/advances/xp_body") == 0);
  sheets = done(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}});
  const Move move = tried(sheets, "hero", move_of_session, {{"came_up:beliefs", "no"}});
  CHECK(told(move) == Said{"Deed xp 1 → 0"});
  CHECK(contains(move.notes, "The advance that it brought is taken already."));
}

TEST_CASE("an ability's trigger is asked for by its words, and keeps what it brought") {
  Sheets sheets = in_an_evening();
  support::play::hero(sheets).abilities.push_back(support::taken("vengeful"));
  const Move asked = tried(sheets, "hero", move_of_session, {});
  const MoveAsk* ask = find_by_id(asked.asks, Id("came_up:vengeful"));
  REQUIRE(ask != nullptr);
  CHECK(ask->prompt.ends_with("(Vengeful)"));
  sheets = after(sheets, marks("vengeful", "once"));
  CHECK(answer_to(sheets, "came_up:vengeful") == "once");
  CHECK(trigger_of(sheets, 1).left() == 1);
  // It is not the one of another ability that is taken later.
  support::play::hero(sheets).abilities.insert(support::play::hero(sheets).abilities.begin(),
                                               support::taken("cleave"));
  CHECK(answer_to(sheets, "came_up:vengeful") == "once");
}

TEST_CASE("section 15: coin that is given away by an oath is no trigger beside its own question") {
  Sheets sheets = in_an_evening();
  AbilityTaken oath;
  oath.id = "oaths";
  oath.choice = "oath_of_poverty";
  support::play::crew(sheets).type = "sin_eaters";
  support::play::crew(sheets).features = {oath};
  for (const char* who : {"hero", "crew"}) {
    const std::string move = std::string(who) == "hero" ? move_of_session : "crew_end_of_session";
    const std::vector<MoveAsk> asks = tried(sheets, who, move, {}).asks;
    CHECK(find_by_id(asks, Id("coin_given")) != nullptr);
    CHECK(find_by_id(asks, Id("came_up:oath_of_poverty")) == nullptr);
  }
  sheets = after(sheets, {{"coin_given", "3"}, {"given_track", "xp_body"}});
  CHECK(answer_to(sheets, "coin_given") == "3");
  CHECK(answer_to(sheets, "given_track") == "xp_body");
  CHECK(told(tried(sheets, "hero", move_of_session, {{"coin_given", "4"}})) ==
        Said{"Deed xp 3 → 4"});
}

TEST_CASE("section 15: what the crew's triggers brought is seen again, too") {
  Sheets sheets = in_an_evening();
  const auto crew_after = [&](const Answers& answers) {
    return done(sheets, "crew", "crew_end_of_session", {answers, {}, {}});
  };
  sheets = crew_after({{"came_up:above", "lot"}, {"came_up:type", "once"}, {"other", "1"}});
  CHECK(at(sheets, "crew", "/tracks/xp_crew") == 4);
  CHECK(tried(sheets, "crew", "crew_end_of_session", {}).proposed.empty());
  sheets = crew_after({{"came_up:above", "no"}, {"other", "0"}});
  CHECK(at(sheets, "crew", "/tracks/xp_crew") == 1);
}

TEST_CASE("each trigger has a name of its own, also where one ability brings two") {
  Ids names;
  for (const Trigger& each :
       triggers_of({"First", "Payback", "Mercy", "Drives", "Vice"},
                   {"ability:oathbound", "ability:oathbound"}, 2, {"playbook", "belief"})) {
    names.push_back(each.id);
  }
  CHECK(names == Ids{"playbook", "oathbound", "oathbound_2", "belief", "2"});
}

TEST_CASE("a question about a trigger that the sheet does not have is none") {
  const Sheets sheets = in_an_evening();
  for (const char* name :
       {"came_up:vengeful", "came_up", "track", "trigger", "coin_given:beliefs"}) {
    CHECK(tried(sheets, "hero", move_of_session, {{name, "once"}}).refused ==
          "Nothing is asked under the name \"" + std::string(name) + "\".");
  }
}

TEST_CASE("of an evening before tracks were remembered, what a trigger brought is known") {
  Sheets sheets = in_an_evening();
  support::play::hero(sheets).counters = {{"session_xp_beliefs", 1}};
  support::play::hero(sheets).tracks["xp_will"] = 3;
  CHECK(answer_to(sheets, "came_up:beliefs") == "once");
  CHECK(tried(sheets, "hero", move_of_session, {{"came_up:beliefs", "no"}}).notes ==
        Said{"Which track has it is not known: take it off there by hand."});
  sheets = after(sheets, {{"came_up:beliefs", "lot"}, {"track:beliefs", "xp_will"}});
  CHECK(at(sheets, "hero", "/tracks/xp_will") == 4);
  CHECK(answer_to(sheets, "track:beliefs") == "xp_will");
}

TEST_CASE("what is said of experience anew takes the place of what was said, with all that holds") {
  Sheets sheets = after(in_an_evening(), marks("beliefs", "once"));
  sheets = done(sheets, "second", move_of_session, {marks("beliefs", "lot"), {}, {}});
  sheets = after(sheets, {{"came_up:struggle", "lot"}, {"track:struggle", "xp_body"}});
  const auto words = [&] {
    Said all;
    for (const MoveDone& each : support::play::crew(sheets).evening.done) all.push_back(each.words);
    return all;
  };
  const std::string name = support::play::procedure(move_of_session).name;
  CHECK(words() == Said{name + ". Bloodline xp 0 → 2", name + ". Deed xp +2, Bloodline xp +1"});
  sheets = after(sheets, {{"came_up:struggle", "no"}, {"came_up:beliefs", "no"}});
  CHECK(words() == Said{name + ". Bloodline xp 0 → 2", name});
  CHECK(support::play::hero(sheets).journal.size() == 3);
}

TEST_CASE("where it is not known on which track experience is, what was said of it stays") {
  Sheets sheets = in_an_evening();
  support::play::hero(sheets).counters = {{"session_xp_beliefs", 1}};
  support::play::crew(sheets).evening.done = {
      {"hero", move_of_session, "session", "Deed xp 0 → 1"}};
  sheets = after(sheets, {{"came_up:struggle", "once"},
                          {"track:struggle", "xp_bloodline"},
                          {"track:beliefs", "xp_body"}});
  CHECK(support::play::crew(sheets).evening.done.size() == 2);
}

TEST_CASE("a new evening begins what triggers bring anew, for the crew and each member") {
  Sheets sheets = after(in_an_evening(), marks("beliefs", "lot"));
  sheets = done(sheets, "crew", "crew_end_of_session", {{{"came_up:above", "lot"}}, {}, {}});
  // Another phase of the same evening changes nothing of it.
  sheets = with_phase(sheets, "crew", "plan");
  CHECK(answer_to(sheets, "came_up:beliefs") == "lot");
  sheets = with_new_evening(support::beacon_road(), sheets, "crew");
  CHECK(answer_to(sheets, "came_up:beliefs") == "no");
  CHECK(support::play::hero(sheets).counters.empty());
  CHECK(support::play::crew(sheets).counters.empty());
  sheets = after(sheets, marks("beliefs", "once"));
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 3);
}

TEST_CASE("where no evening has begun, nothing is counted of what triggers bring") {
  Sheets sheets = support::play::two();
  for (int i = 0; i < 3; ++i) sheets = after(sheets, marks("beliefs", "once"));
  CHECK(at(sheets, "hero", "/tracks/xp_bloodline") == 3);
  CHECK(support::play::hero(sheets).counters.empty());
}

TEST_CASE("what the move brought is taken off what the page ticks, trigger by trigger") {
  Sheets sheets = in_an_evening();
  sheets = after(sheets, marks("archetype", "once"));
  sheets = after(sheets, marks("struggle", "lot"));
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

TEST_CASE("what the page brought is what the move says, on each track that it went to") {
  Sheets sheets = after(in_an_evening(), marks("beliefs", "once"));
  Character& hero = support::play::hero(sheets);
  hero = with_trigger(hero, trigger_of(sheets, 1).key, 2);
  const std::map<Id, Id> tracks{{trigger_of(sheets, 1).key, "xp_will"}};
  const Sheets ticked = sheets;
  const Standing standing = Standings(support::beacon_road(), ticked).of("hero");
  sheets = applied(support::beacon_road(), sheets, "hero",
                   end_of_session(support::beacon_road(), standing, tracks));
  support::play::hero(sheets) = with_session_ended(standing, support::play::hero(sheets), tracks);
  CHECK(at(sheets, "hero", "/tracks/xp_will") == 1);
  CHECK(trigger_of(sheets, 1).marked == 0);
  CHECK(answer_to(sheets, "came_up:beliefs") == "lot");
  CHECK(tried(sheets, "hero", move_of_session, {}).proposed.empty());
  CHECK(told(tried(sheets, "hero", move_of_session, {{"came_up:beliefs", "no"}})) ==
        Said{"Word xp 1 → 0", "Bloodline xp 1 → 0"});
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
      if (ask.kind != AskKind::trigger) continue;
      for (const Id& each : ask.from) known.push_back(brought_counters + each);
    }
    const std::vector<SessionTrigger> triggers = session_triggers(derive(*game, one, Gifts{}));
    CHECK(triggers.size() == game->xp_triggers.size() + 1);
    for (const SessionTrigger& each : triggers) {
      INFO(each.words);
      CHECK(contains(known, each.brought_key));
    }
  }
}

TEST_CASE("what several triggers bring to one track is told once, with the advance that it fills") {
  const auto told_of = [](int before, const std::string& much) {
    Sheets sheets = support::play::table();
    support::play::crew(sheets).tracks["xp_crew"] = before;
    Answers answers;
    for (const MoveAsk& each : tried(sheets, "crew", "crew_end_of_session", {}).asks) {
      if (each.id.starts_with("came_up:")) answers[each.id] = much;
    }
    REQUIRE(answers.size() == 4);
    return tried(sheets, "crew", "crew_end_of_session", answers).words;
  };
  const std::string name = support::play::procedure("crew_end_of_session").name;
  const std::string track = find_track(support::play::game(), "xp_crew")->name;
  CHECK(told_of(1, "once") == name + ". " + track + " 1 → 5");
  CHECK(told_of(0, "lot") == name + ". " + track + " 0 → full: an advance");
  CHECK(told_of(3, "lot") == name + ". " + track + " 3 → full → 3: an advance");
}

}  // namespace roadbook::rules

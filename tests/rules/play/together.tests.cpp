// What several do in one move: group actions, treatment by a teammate, and resisting what has just
// been suffered.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "rules/play/moves_about.hpp"
#include "support/play_table.hpp"
#include "support/rulesets.hpp"

// A namespace of their own: the table's names are those of other tests, too.
namespace roadbook::rules::at_play {

using namespace support::play;

namespace {

const MoveRoll& roll_of(const Move& move, const Id& who) {
  const auto found = std::find_if(move.rolls.begin(), move.rolls.end(),
                                  [&](const MoveRoll& each) { return each.who == who; });
  REQUIRE(found != move.rolls.end());
  return *found;
}

}  // namespace

TEST_CASE(
    "section 5: in a group action each rolls with numbers of their own, and the best counts") {
  const Sheets sheets = two();
  const Move move = made(sheets, "hero", "group_action",
                         {{{"action", "prowl"}, {"team", "second"}, {"cohort", "0"}},
                          {{"twenties", {2}},
                           {"attribute", {1, 2}},
                           {"twenties:second", {15}},
                           {"attribute:second", {2, 3}},
                           {"twenties:cohort:0", {4}}},
                          {}});
  CHECK(move.refused == "");
  REQUIRE_FALSE(move.open());
  REQUIRE(move.rolls.size() == 3);
  CHECK(roll_of(move, "second").dice.rating == 2);
  CHECK(roll_of(move, "second").whose == "Seren");
  CHECK(roll_of(move, "second").outcome == "success");
  CHECK(roll_of(move, "").outcome == "failure");
  CHECK(roll_of(move, "cohort:0").whose == "Rats");
  CHECK(move.outcome == "success");
  // Of the members the leader failed; the cohort is none.
  const Sheets after = applied(game(), sheets, "hero", move);
  CHECK(at(after, "hero", "/tracks/stress") == 1);
  CHECK(at(after, "second", "/tracks/stress") == 0);
}

TEST_CASE("section 5: a group action asks each of them for dice, and says a result of each") {
  const Move open =
      made(two(), "hero", "group_action", {{{"action", "prowl"}, {"team", "second"}}, {}, {}});
  std::vector<Id> asked;
  for (const MoveAsk& each : open.asks) {
    if (each.roll) asked.push_back(each.id);
  }
  CHECK(asked == std::vector<Id>{"twenties", "twenties:second"});
  const Move told = made(two(), "hero", "group_action",
                         {{{"action", "prowl"},
                           {"team", "second"},
                           {"position", "desperate"},
                           {"outcome", "botch"},
                           {"outcome:second", "critical"},
                           {"multiplier:second", "2"}},
                          {},
                          {}});
  CHECK(told.outcome == "critical");
  CHECK(told.multiplier == 2);
  Sheets after = applied(game(), two(), "hero", told);
  CHECK(at(after, "hero", "/tracks/stress") == 1);
  // A desperate group action is xp for all who rolled.
  CHECK(at(after, "hero", "/tracks/xp_body") == 1);
  CHECK(at(after, "second", "/tracks/xp_body") == 1);
}

TEST_CASE("section 5: who moves in step turns two hits into a critical") {
  Sheets sheets = two();
  const std::map<Id, std::string> said{{"action", "prowl"},
                                       {"team", "second"},
                                       {"outcome", "success"},
                                       {"outcome:second", "success"}};
  CHECK(made(sheets, "hero", "group_action", {said, {}, {}}).outcome == "success");
  crew(sheets).abilities.emplace_back().id = "synchronized";
  std::map<Id, std::string> helped = said;
  helped["help"] = "ability:synchronized:0";
  CHECK(made(sheets, "hero", "group_action", {helped, {}, {}}).outcome == "critical");
  helped["outcome:second"] = "failure";
  CHECK(made(sheets, "hero", "group_action", {helped, {}, {}}).outcome == "success");
}

TEST_CASE("the same seed rolls the same dice for each of a group, and not the same for all") {
  const MoveInput input{{{"action", "prowl"}, {"team", "second"}}, {}, 11};
  const Move one = made(two(), "hero", "group_action", input);
  const Move other = made(two(), "hero", "group_action", input);
  CHECK(rolled_in_words(one) == rolled_in_words(other));
  CHECK(rolled_in_words(one).find("Seren ") != std::string::npos);
  CHECK(roll_of(one, "").shown != roll_of(one, "second").shown);
}

TEST_CASE("section 11: a teammate treats with a rating and abilities of their own") {
  Sheets sheets = two();
  hero(sheets).harm = {{1, "Bruise"}};
  second(sheets).abilities.emplace_back().id = "sawbones";
  const MoveInput input{
      {{"pay", "free"}, {"healer", "member"}, {"member", "second"}, {"outcome", "success"}},
      {},
      {}};
  const Move move = made(sheets, "hero", "recover", input);
  CHECK(move.refused == "");
  REQUIRE(move.rolls.size() == 1);
  CHECK(move.rolls[0].dice.rating == 1);
  const bool offered = std::any_of(move.helps.begin(), move.helps.end(), [](const MoveHelp& each) {
    return each.label.starts_with("Seren: ");
  });
  CHECK(offered);
  const Sheets after = applied(game(), sheets, "hero", move);
  CHECK(at(after, "hero", "/tracks/healing_clock") == 2);
  CHECK(at(after, "second", "/tracks/stress") == 0);
  // Who has nobody is not offered a teammate.
  Sheets alone = table();
  hero(alone).harm = {{1, "Bruise"}};
  CHECK(made(alone, "hero", "recover", input).refused != "");
}

TEST_CASE("section 2: harm that was just suffered is reduced or avoided by resisting it") {
  Sheets sheets = two();
  hero(sheets).harm = {{1, "Bruise"}, {2, "Deep cut"}};
  const std::map<Id, std::string> cut{
      {"attribute", "body"}, {"consequence", "harm"}, {"which_harm", "1"}, {"outcome", "success"}};
  Sheets reduced = done(sheets, "hero", "resist", {cut, {}, {}});
  REQUIRE(hero(reduced).harm.size() == 2);
  CHECK(hero(reduced).harm[0] == Harm{1, "Bruise"});
  CHECK(hero(reduced).harm[1] == Harm{1, "Deep cut"});
  CHECK(at(reduced, "hero", "/tracks/stress") == 2);
  std::map<Id, std::string> away = cut;
  away["how_much"] = "avoided";
  Sheets avoided = done(sheets, "hero", "resist", {away, {}, {}});
  REQUIRE(hero(avoided).harm.size() == 1);
  CHECK(hero(avoided).harm[0].text == "Bruise");
}

TEST_CASE("section 2: a wound, heat, damage and ticks are resisted, too") {
  Sheets sheets = two();
  hero(sheets).conditions = {{"dazed", 3, false}, {"slowed", 2, false}};
  hero(sheets).tracks["hit_points"] = 8;
  hero(sheets).clocks.push_back({"Debt", 6, 4, false, "", ""});
  crew(sheets).heat = 4;
  const auto resisted = [&](std::map<Id, std::string> answers) {
    answers["attribute"] = "body";
    answers["outcome"] = "success";
    return done(sheets, "hero", "resist", {answers, {}, {}});
  };
  Sheets calm = resisted({{"consequence", "wound"}, {"wound", "dazed"}});
  CHECK(hero(calm).conditions[0].severity == 2);
  CHECK(hero(calm).conditions[1].severity == 2);
  Sheets over = resisted({{"consequence", "wound"}, {"wound", "dazed"}, {"how_much", "avoided"}});
  REQUIRE(hero(over).conditions.size() == 1);
  CHECK(hero(over).conditions[0].name == "slowed");
  CHECK(at(resisted({{"consequence", "damage"}, {"less", "5"}}), "hero", "/tracks/hit_points") ==
        3);
  CHECK(at(resisted({{"consequence", "heat"}, {"less", "2"}}), "crew", "/heat") == 2);
  Sheets clock = resisted({{"consequence", "clock"}, {"clock", "Debt"}, {"less", "3"}});
  CHECK(hero(clock).clocks[0].filled == 1);
}

TEST_CASE("section 21: a Beacon Point, or who assists, has one roll again") {
  Sheets sheets = two();
  hero(sheets).tracks["beacon_points"] = 1;
  std::map<Id, std::string> answers{
      {"action", "prowl"}, {"position", "risky"}, {"outcome", "failure"}};
  const Move first = made(sheets, "hero", "action_roll", {answers, {}, {}});
  CHECK(first.refused == "");
  REQUIRE(first.rolls.size() == 1);
  const int once = first.rolls[0].dice.advantage;
  answers["again"] = "beacon";
  const Move again = made(sheets, "hero", "action_roll", {answers, {}, {}});
  CHECK(again.refused == "");
  REQUIRE(again.rolls.size() == 1);
  CHECK(again.rolls[0].dice.advantage == once + 1);
  CHECK(at(applied(game(), sheets, "hero", again), "hero", "/tracks/beacon_points") == 0);
  hero(sheets).tracks.erase("beacon_points");
  CHECK(made(sheets, "hero", "action_roll", {answers, {}, {}}).refused != "");
}

TEST_CASE("a consequence is what you may resist: harm, wounds, lost hit points and heat") {
  Sheets sheets = two();
  const auto tells = [&](const std::string& id, const std::map<Id, std::string>& answers) {
    return has_consequence(game(), sheets, "hero", made(sheets, "hero", id, {answers, {}, {}}));
  };
  CHECK(tells("take_damage", {{"damage", "4"}}));
  CHECK(tells("action_roll", {{"action", "prowl"},
                              {"position", "risky"},
                              {"outcome", "failure"},
                              {"consequence", "harm"}}));
  CHECK(tells("action_roll", {{"action", "prowl"},
                              {"position", "risky"},
                              {"outcome", "failure"},
                              {"consequence", "heat"}}));
  CHECK_FALSE(
      tells("action_roll", {{"action", "prowl"}, {"position", "risky"}, {"outcome", "failure"}}));
  // Nor may a vice be resisted that was indulged too far.
  const Move brags =
      made(sheets, "hero", "indulge_vice", {{{"overindulged", "brag"}}, {{"roll", {6}}}, {}});
  REQUIRE(std::any_of(brags.proposed.begin(), brags.proposed.end(),
                      [](const Proposed& each) { return each.field == "/heat" && each.ticked; }));
  CHECK_FALSE(has_consequence(game(), sheets, "hero", brags));
  // What a score costs the crew is no consequence of anyone's action.
  const Move loud = made(sheets, "crew", "heat", {{{"how", "wild"}}, {}, {}});
  REQUIRE(std::any_of(loud.proposed.begin(), loud.proposed.end(),
                      [](const Proposed& each) { return each.field == "/heat" && each.ticked; }));
  CHECK_FALSE(has_consequence(game(), sheets, "crew", loud));
  for (const Ruleset* each : support::shipped_games()) {
    CAPTURE(each->id);
    REQUIRE(move_on(*each, Occasion::resist) != nullptr);
    CHECK(move_on(*each, Occasion::resist)->id == "resist");
  }
}

TEST_CASE("section 14: a power costs its stress and strikes with the action that suits it best") {
  Sheets sheets = two();
  hero(sheets).powers = {"bash"};
  CHECK(made(sheets, "second", "use_power").refused != "");
  const Move asked = made(sheets, "hero", "use_power", {{{"power", "bash"}}, {}, {}});
  REQUIRE(asked.asks.size() > 2);
  CHECK(find_by_id(asked.asks, Id("rolls"))->answer == "attack");
  CHECK(find_by_id(asked.asks, Id("action"))->answer == "wreck");
  const Move hit = made(sheets, "hero", "use_power",
                        {{{"power", "bash"}, {"defense", "12"}, {"outcome", "success"}}, {}, {}});
  CHECK(hit.refused == "");
  CHECK(hit.outcome_words.starts_with("It strikes: "));
  CHECK(hit.outcome_words.find("half Wreck") == std::string::npos);
  CHECK(hit.words.find("Bash") != std::string::npos);
  CHECK(at(applied(game(), sheets, "hero", hit), "hero", "/tracks/stress") == 1);
}

TEST_CASE("section 14: rituals, spells and their learning are for those who have the ability") {
  Sheets sheets = two();
  CHECK(made(sheets, "hero", "ritual").refused.find("special ability") != std::string::npos);
  CHECK(made(sheets, "hero", "cast_spell").refused.find("special ability") != std::string::npos);
  const auto kinds = [&] {
    std::vector<Id> all;
    const Move learns = made(sheets, "hero", "learn");
    for (const MoveAnswer& each : learns.asks.front().answers) all.push_back(each.id);
    return all;
  };
  CHECK(kinds() == std::vector<Id>{"anyone"});
  hero(sheets).abilities.emplace_back().id = "ritual";
  hero(sheets).abilities.emplace_back().id = "spellcraft";
  CHECK(kinds() == std::vector<Id>{"ritual", "spellcraft", "anyone"});
  CHECK(made(sheets, "hero", "ritual").refused == "");
  CHECK(made(sheets, "hero", "cast_spell").refused == "");
}

TEST_CASE("section 11: the quality of what is crafted or acquired is a number in the journal") {
  Sheets sheets = two();
  crew(sheets).tier = 2;
  hero(sheets).coin = 5;
  Sheets crafted =
      done(sheets, "hero", "craft",
           {{{"pay", "free"}, {"outcome", "critical"}, {"multiplier", "2"}, {"coin_spent", "1"}},
            {},
            {}});
  REQUIRE_FALSE(hero(crafted).journal.empty());
  CHECK(hero(crafted).journal.back().words.find("Quality 5") != std::string::npos);
  Sheets bought =
      done(sheets, "hero", "acquire_asset", {{{"pay", "free"}, {"outcome", "failure"}}, {}, {}});
  CHECK(hero(bought).journal.back().words.find("Quality 1") != std::string::npos);
}

TEST_CASE("section 1: a hit on a creature of the table takes its hit points, a miss names it") {
  Sheets sheets = two();
  crew(sheets).creatures = {{"Bog hound", 17, 4, {{"iron", 15}}, false, ""},
                            {"Bog hound", 17, 0, {}, false, ""},
                            {"The pilot", 9, 0, {}, true, ""}};
  Answers attack{{"action", "skirmish"}, {"defense", "15"}, {"effect_die", "d8"}};
  const Move open = tried(sheets, "hero", "attack", attack);
  const MoveAsk* asked = find_by_id(open.asks, Id("target"));
  REQUIRE(asked != nullptr);
  CHECK_FALSE(asked->open);
  std::vector<std::string> names;
  for (const MoveAnswer& each : asked->answers) names.push_back(each.name);
  CHECK(names == std::vector<std::string>{"Bog hound", "Bog hound (2)", "Someone else"});
  attack["target"] = "0";
  attack["outcome"] = "failure";
  CHECK(tried(sheets, "hero", "attack", attack).words == "Attack: missed. Against Bog hound");
  attack["outcome"] = "success";
  attack["damage"] = "20";
  const Move hit = tried(sheets, "hero", "attack", attack);
  CHECK(hit.refused == "");
  REQUIRE(hit.proposed.size() == 1);
  CHECK(hit.proposed[0].words == "Bog hound 13 → −7");
  CHECK(hit.proposed[0].sheet == "crew");
  const Sheets after = applied(game(), sheets, "hero", hit);
  CHECK(std::get<Crew>(after.at("crew")).creatures[0].lost == 24);
  CHECK(std::get<Crew>(after.at("crew")).creatures[1].lost == 0);
  // As far below nothing as it had above.
  attack["damage"] = "100";
  CHECK(tried(sheets, "hero", "attack", attack).proposed[0].words == "Bog hound 13 → −17");
  attack["target"] = "none";
  CHECK(tried(sheets, "hero", "attack", attack).proposed.empty());
  attack["target"] = "2";
  CHECK(tried(sheets, "hero", "attack", attack).refused != "");
  hero(sheets).powers = {"bash"};
  hero(sheets).actions["wreck"] = 2;
  const Move power = made(sheets, "hero", "use_power",
                          {{{"power", "bash"},
                            {"defense", "12"},
                            {"target", "1"},
                            {"outcome", "success"},
                            {"damage", "5"}},
                           {},
                           {}});
  CHECK(power.refused == "");
  CHECK(power.words.find("Bog hound 17 → 12") != std::string::npos);
}

TEST_CASE("section 11: an activity is a free one until both are used, and may be another") {
  Sheets sheets = two();
  hero(sheets).coin = 3;
  const auto paid = [&](const Answers& answers) {
    const Move move = tried(sheets, "hero", "train", answers);
    const MoveAsk* asked = find_by_id(move.asks, Id("pay"));
    REQUIRE(asked != nullptr);
    return asked->answer;
  };
  CHECK(paid({}) == "free");
  CHECK(paid({{"pay", "coin"}}) == "coin");
  hero(sheets).counters["downtime_activities"] = 1;
  CHECK(paid({}) == "free");
  hero(sheets).counters["downtime_activities"] = 2;
  const Move move = tried(sheets, "hero", "train", {});
  CHECK(move.refused == "");
  CHECK(find_by_id(move.asks, Id("pay"))->open);
}

TEST_CASE(
    "what was done in a flashback, whom one helps and what is acquired stand in the journal") {
  Sheets sheets = two();
  const auto line = [&](const std::string& id, const Answers& answers) {
    return hero(sheets = done(sheets, "hero", id, {answers, {}, {}})).journal.back().words;
  };
  CHECK(line("flashback", {{"what", "I bought the night watch, twice"}, {"price", "one"}}) ==
        "Flashback. Stress 0 → 1. I bought the night watch, twice");
  CHECK(line("assist", {{"whom", "Seren, over the wall"}}) ==
        "Assist. Stress 1 → 2. Seren, over the wall");
  CHECK(line("acquire_asset", {{"what", "A barge"}, {"outcome", "success"}})
            .find(". A barge. Quality ") != std::string::npos);
  CHECK(line("flashback", {{"price", "one"}}) == "Flashback. Stress 2 → 3");
}

TEST_CASE("what you say in your own words stands in the journal") {
  Sheets sheets = two();
  hero(sheets).tracks["hit_points"] = 5;
  Sheets healed =
      done(sheets, "hero", "healed", {{{"healed_points", "2"}, {"by", "Moss, and luck"}}, {}, {}});
  CHECK(hero(healed).journal.back().words.find("Moss, and luck") != std::string::npos);
  Sheets left = done(sheets, "hero", "retire", {{{"why", "The sea calls"}}, {}, {}});
  CHECK(hero(left).journal.back().words.find("The sea calls") != std::string::npos);
  Sheets jailed = done(sheets, "crew", "conviction", {{{"who", "Old Marten"}}, {}, {}});
  CHECK(crew(jailed).journal.back().words.find("Old Marten") != std::string::npos);
}

TEST_CASE("who goes to prison is asked for, and named beside what the law lets go of") {
  Sheets sheets = two();
  crew(sheets).heat = 5;
  crew(sheets).wanted_level = 2;
  CHECK(made(sheets, "crew", "conviction").open());
  crew(sheets).entanglement = "arrest";
  CHECK(made(sheets, "crew", "arrest", {{{"way", "hand_over"}}, {}, {}}).open());
  CHECK_FALSE(made(sheets, "crew", "arrest", {{{"way", "evade"}}, {}, {}}).open());
  for (const auto& [ask, answer, named] : std::vector<std::array<std::string, 3>>{
           {"member", "hero", hero(sheets).name}, {"who", "Old Marten", "Old Marten"}}) {
    const Move move = made(sheets, "crew", "conviction", {{{ask, answer}}, {}, {}});
    CHECK_FALSE(move.open());
    CHECK(move.words ==
          "Someone is convicted. Wanted level 2 → 1, Heat 5 → 0. " + named + " goes to prison");
  }
}

TEST_CASE("who did the time in prison is asked for, and named in the journal") {
  Sheets sheets = two();
  CHECK(made(sheets, "crew", "prison", {{{"outcome", "partial"}}, {}, {}}).open());
  for (const char* who : {"hero", "second"}) {
    Sheets after =
        done(sheets, "crew", "prison", {{{"member", who}, {"outcome", "partial"}}, {}, {}});
    const std::string& name = std::get<Character>(sheets.at(who)).name;
    REQUIRE_FALSE(name.empty());
    CHECK(crew(after).journal.back().words.find(name + " did the time") != std::string::npos);
  }
}

TEST_CASE("section 4: Acts and Reacts are counted, less for the rash, the dazed and the stunned") {
  const auto begun = [](const Sheets& sheets, const char* pace) {
    return done(sheets, "hero", "begin_fight", {{{"pace", pace}}, {}, {}});
  };
  const auto left = [](const Sheets& sheets) {
    return std::pair(at(sheets, "hero", "/counters/acts"), at(sheets, "hero", "/counters/reacts"));
  };
  CHECK(left(begun(two(), "cautious")) == std::pair(2, 2));
  Sheets rash = begun(two(), "rash");
  CHECK(left(rash) == std::pair(1, 1));
  rash = done(rash, "hero", "act", {{{"what", "aim"}}, {}, {}});
  CHECK(left(rash) == std::pair(0, 1));
  CHECK(made(rash, "hero", "act").refused == "You have no Act left this turn.");
  rash = done(rash, "hero", "react", {{{"what", "leaves"}}, {}, {}});
  CHECK(left(rash) == std::pair(0, 0));
  hero(rash).conditions = {{"Dazed", 1, false}, {"Hastened", 1, true}};
  CHECK(left(done(rash, "hero", "your_turn")) == std::pair(1, 0));
  hero(rash).conditions = {{"Stunned", 1, false}, {"Hastened", 1, true}};
  CHECK(left(done(rash, "hero", "your_turn")) == std::pair(0, 0));
  // An attack takes one where they are counted.
  Sheets fights = begun(two(), "cautious");
  fights = done(fights, "hero", "attack",
                {{{"action", "skirmish"}, {"defense", "11"}, {"outcome", "failure"}}, {}, {}});
  CHECK(left(fights) == std::pair(1, 2));
}

TEST_CASE("section 4: each power says what it takes, and the move knows it") {
  const Ask* timing = find_by_id(procedure("use_power").asks, Id("timing"));
  REQUIRE(timing != nullptr);
  Sheets sheets = two();
  for (const Power& each : game().powers) {
    hero(sheets).powers = {each.id};
    const Move move = made(sheets, "hero", "use_power", {{{"power", each.id}}, {}, {}});
    INFO(each.name << ": " << move.refused);
    const MoveAsk* asked = find_by_id(move.asks, Id("timing"));
    REQUIRE(asked != nullptr);
    CHECK(find_by_id(timing->options, asked->answer) != nullptr);
  }
}

}  // namespace roadbook::rules::at_play

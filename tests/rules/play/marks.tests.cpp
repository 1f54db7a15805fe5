// What a sheet says already answers a move's questions, and what a move writes down is asked for no
// second time; each by its section.
#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "rules/play/counters.hpp"
#include "rules/play/fight.hpp"
#include "rules/play/marked_conditions.hpp"
#include "support/play_table.hpp"

namespace roadbook::rules::at_play {

using namespace support::play;

namespace {

std::string answered(const Move& move, const Id& ask) {
  const MoveAsk* found = find_by_id(move.asks, ask);
  return found == nullptr ? "not asked" : found->answer;
}

bool notes(const Move& move, const std::string& words) {
  return says(move.notes, words);
}

bool tells(const Move& move, const std::string& words) {
  return says(move.told, words);
}

}  // namespace

TEST_CASE(
    "section 4: a mark of vulnerable or resistant answers how its type of damage touches one") {
  Sheets sheets = two();
  const auto nature = [&](const char* type) {
    return answered(tried(sheets, "hero", "take_damage", {{"damage", "10"}, {"type", type}}),
                    "nature");
  };
  CHECK(nature("thermal") == "plain");
  sheets = done(sheets, "hero", "condition",
                {{{"name", "Vulnerable"}, {"severity", "4"}, {"type", "thermal"}}, {}, {}});
  REQUIRE(hero(sheets).conditions.size() == 1);
  CHECK(hero(sheets).conditions[0].name == "Vulnerable (thermal)");
  CHECK(game_condition(game(), hero(sheets).conditions[0].name).has_value());
  CHECK(nature("thermal") == "vulnerable");
  CHECK(nature("glacial") == "plain");
  const Sheets burnt =
      done(sheets, "hero", "take_damage", {{{"damage", "3"}, {"type", "thermal"}}, {}, {}});
  CHECK(at(burnt, "hero", "/tracks/hit_points") == at(sheets, "hero", "/tracks/hit_points") + 6);
  hero(sheets).conditions = {{"resistant", 3, true}};
  CHECK(nature("glacial") == "resistant");
}

TEST_CASE("core, Equipment: a heavy weapon in small hands is said to be too large") {
  Sheets sheets = two();
  hero(sheets).carried = {{"greataxe", "", 0, true}};
  const Answers blow{{"action", "skirmish"}, {"defense", "11"}, {"outcome", "failure"}};
  CHECK_FALSE(notes(tried(sheets, "hero", "attack", blow), "smaller than"));
  hero(sheets).heritage = "halfling";
  CHECK(notes(tried(sheets, "hero", "attack", blow), "smaller than"));
}

TEST_CASE("section 14: what is crafted needs a quality, and its drawbacks raise it") {
  const Sheets sheets = two();
  const auto craft = [&](Answers answers) {
    answers.insert({{"pay", "free"}, {"outcome", "success"}});
    Move move = tried(sheets, "hero", "craft", answers);
    CHECK(move.refused == "");
    return move;
  };
  CHECK_FALSE(tells(craft({}), "falls short"));
  CHECK_FALSE(tells(craft({{"minimum", "0"}, {"drawbacks", "consumable"}}), "falls short"));
  CHECK(tells(craft({{"drawbacks", "consumable,volatile"}}), "Drawbacks: Consumable, Volatile"));
  CHECK(tells(craft({{"drawbacks", "rare"}}), "quality of 2, and falls short"));
  CHECK(tells(craft({{"modification", "significant"}}), "falls short"));
  CHECK(tells(craft({{"minimum", "1"}}), "quality of 1, and falls short"));
  CHECK_FALSE(tells(craft({{"outcome", "failure"}}), "falls short"));
  CHECK(notes(craft({{"drawbacks", "complex"}}), "stages"));
  CHECK(answered(craft({{"modification", "simple"}}), "minimum") == "not asked");
}

TEST_CASE("section 8: what a score involves is said with its plan and known at its payoff") {
  Sheets sheets = two();
  sheets = done(sheets, "crew", "plan_score",
                {{{"plan", "stealth"}, {"kinds", "occult,burglary"}}, {}, {}});
  CHECK(crew(sheets).score.involves == Ids{"occult", "burglary"});
  const Move payoff = tried(sheets, "crew", "payoff_coin", {{"size", "small"}});
  CHECK(answered(payoff, "kinds") == "occult,burglary");
  sheets = done(sheets, "crew", "payoff_coin", {{{"size", "small"}}, {}, {}});
  CHECK(crew(sheets).score.involves.empty());
}

TEST_CASE("section 4: who is surprised waits for the second round at the table, too") {
  Sheets sheets = two();
  sheets = done(sheets, "hero", "begin_fight", {{{"pace", "rash"}, {"surprised", "yes"}}, {}, {}});
  CHECK(stance_of(game(), crew(sheets), hero(sheets)).surprised);
  Crew fight = with_fight(game(), crew(sheets), {&hero(sheets)});
  CHECK(acting(game(), fight, {&hero(sheets)}).empty());
  while (fight.fight.round == 1) fight = with_next_turn(game(), fight, {&hero(sheets)});
  CHECK(fight.fight.turn == "rash");
  CHECK(acting(game(), fight, {&hero(sheets)}) == Ids{"hero"});
  sheets = done(sheets, "hero", "begin_fight", {{{"pace", "rash"}}, {}, {}});
  CHECK_FALSE(stance_of(game(), crew(sheets), hero(sheets)).surprised);
  // Alone, it is said and left to the table.
  std::get<Character>(sheets.at("hero")).crew.clear();
  const Move alone = tried(sheets, "hero", "begin_fight", {{"pace", "rash"}, {"surprised", "yes"}});
  CHECK(notes(alone, "You do not act in the first round."));
}

TEST_CASE("section 4: who strikes from an ambush acts before all others, with a full turn") {
  Sheets sheets = two();
  sheets = done(sheets, "hero", "begin_fight", {{{"pace", "ambush"}}, {}, {}});
  CHECK(at(sheets, "hero", "/counters/acts") == 2);
  CHECK(turn_by_sheet(game(), hero(sheets)) == "ambush");
  const Crew fight = with_fight(game(), crew(sheets), {&hero(sheets)});
  CHECK(fight.fight.turn == "ambush");
  CHECK(acting(game(), fight, {&hero(sheets)}) == Ids{"hero"});
  sheets = done(sheets, "hero", "fight_over");
  CHECK(turn_by_sheet(game(), hero(sheets)) != "ambush");
  sheets = done(sheets, "hero", "begin_fight", {{{"pace", "rash"}}, {}, {}});
  CHECK(turn_by_sheet(game(), hero(sheets)) == "rash");
  CHECK(at(sheets, "hero", "/counters/acts") == 1);
}

TEST_CASE("section 21: Hardened may bring one back who left with the last trauma") {
  Sheets sheets = two();
  hero(sheets).traumas = {"cold", "haunted", "obsessed", "paranoid"};
  sheets = done(sheets, "hero", "retire");
  CHECK(made(sheets, "hero", "back_into_play").refused != "");
  crew(sheets).upgrades["hardened"] = 3;
  sheets = done(sheets, "hero", "back_into_play");
  CHECK(at(sheets, "hero", "/counters/lasting_retired") == 0);
  CHECK(made(sheets, "hero", "back_into_play").refused != "");
}

TEST_CASE("section 15: an oath of poverty brings 1 xp for each coin that was given away") {
  Sheets sheets = two();
  const auto offered = [&](const char* who, const char* id) {
    return find_by_id(made(sheets, who, id).asks, Id("coin_given")) != nullptr;
  };
  CHECK_FALSE(offered("hero", "end_of_session"));
  crew(sheets).type = "sin_eaters";
  AbilityTaken oath;
  oath.id = "oaths";
  oath.choice = "oath_of_poverty";
  crew(sheets).features = {oath};
  CHECK(offered("hero", "end_of_session"));
  CHECK(offered("crew", "crew_end_of_session"));
  const Sheets after = done(sheets, "hero", "end_of_session",
                            {{{"coin_given", "4"}, {"given_track", "xp_archetype"}}, {}, {}});
  CHECK(at(after, "hero", "/tracks/xp_archetype") ==
        at(sheets, "hero", "/tracks/xp_archetype") + 4);
}

TEST_CASE("section 5: the odds of a group are those of its best roll") {
  Sheets sheets = two();
  const Answers alone{{"action", "prowl"}};
  CHECK_FALSE(tried(sheets, "hero", "group_action", alone).together.has_value());
  const Move move =
      tried(sheets, "hero", "group_action", {{"action", "prowl"}, {"team", "second"}});
  REQUIRE(move.rolls.size() == 2);
  const auto& together = move.together;
  REQUIRE(together.has_value());
  const CheckOdds& one = move.rolls[0].odds;
  const CheckOdds& other = move.rolls[1].odds;
  CHECK(together->odds.success == Catch::Approx(1 - (1 - one.success) * (1 - other.success)));
  CHECK(together->odds.botch == Catch::Approx(one.botch * other.botch));
  double whole = 0;
  for (const double each : together->odds.multipliers) whole += each;
  CHECK(whole == Catch::Approx(together->odds.success));
}

TEST_CASE("The best of several d6 pools is counted out") {
  const PoolOdds two_dice = best_of(std::vector<PoolOdds>{pool_odds(1), pool_odds(1)});
  const PoolOdds as_one = pool_odds(2);
  // Two who roll one die each see no critical: nobody has two sixes.
  CHECK(two_dice.critical == Catch::Approx(0));
  CHECK(two_dice.full == Catch::Approx(as_one.full + as_one.critical));
  CHECK(two_dice.partial == Catch::Approx(as_one.partial));
  CHECK(two_dice.bad == Catch::Approx(as_one.bad));
}

TEST_CASE("section 5: a help that raises the result counts in the odds before the roll") {
  const CheckOdds as_it_is = check_odds({1, 2, 6}, 11);
  const CheckOdds one = with_level_raised(as_it_is, 1);
  CHECK(one.success == Catch::Approx(1));
  CHECK(one.botch == Catch::Approx(0));
  CHECK(one.multipliers[0] == Catch::Approx(1 - as_it_is.success));
  CHECK(one.multipliers[1] == Catch::Approx(as_it_is.multipliers[0]));
  CHECK(one.multipliers[4] == Catch::Approx(as_it_is.multipliers[3] + as_it_is.multipliers[4]));
  CHECK(one.multiplier == Catch::Approx(as_it_is.multiplier + as_it_is.success));
  // Two levels make even a failure critical.
  CHECK(with_level_raised(as_it_is, 2).multipliers[0] == Catch::Approx(0));
  CHECK(with_level_raised(as_it_is, 0).success == Catch::Approx(as_it_is.success));
  const PoolOdds pool = with_level_raised(pool_odds(2), 1);
  CHECK(pool.bad == Catch::Approx(0));
  CHECK(pool.partial == Catch::Approx(pool_odds(2).bad));
  CHECK(pool.critical == Catch::Approx(pool_odds(2).full + pool_odds(2).critical));
}

}  // namespace roadbook::rules::at_play

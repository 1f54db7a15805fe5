// Moves at the table: the engine, and each section of the play procedures of Beacon Road.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/play/move.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/sheet/choices.hpp"
#include "support/play_table.hpp"

// A namespace of their own: the table's names are those of other tests, too.
namespace roadbook::rules::at_play {

using namespace support::play;

TEST_CASE("a move asks what it needs, and names the answers") {
  const Move move = made(table(), "hero", "action_roll");
  REQUIRE(move.open());
  const auto action = std::find_if(move.asks.begin(), move.asks.end(),
                                   [](const MoveAsk& each) { return each.id == "action"; });
  REQUIRE(action != move.asks.end());
  CHECK(action->open);
  CHECK(action->answers.size() == 12);
  CHECK(move.proposed.empty());
}

TEST_CASE("an answer that is none is refused with those that there are") {
  const Move move = made(table(), "hero", "resist", {{{"attribute", "luck"}}, {}, 1});
  CHECK(move.refused.find("body") != std::string::npos);
  CHECK(made(table(), "hero", "resist", {{{"nothing", "1"}}, {}, 1}).refused != "");
}

TEST_CASE("section 0: a pushed action roll costs stress, and on a failure brings experience") {
  const Sheets before = table();
  MoveInput input{{{"action", "skirmish"},
                   {"position", "desperate"},
                   {"push", "advantage"},
                   {"consequence", "harm"},
                   {"harm", "Cut"}},
                  {{"twenties", {2, 3}}, {"attribute", {1, 2}}},
                  {}};
  const Move move = made(before, "hero", "action_roll", input);
  CHECK(move.refused == "");
  REQUIRE(move.rolls.size() == 1);
  CHECK(move.rolls[0].dice.advantage == 1);
  CHECK(move.rolls[0].target == 16);
  CHECK(move.rolls[0].odds.success > 0);
  CHECK(move.outcome == "failure");
  Sheets after = applied(game(), before, "hero", move);
  CHECK(at(after, "hero", "/tracks/stress") == 1);
  CHECK(at(after, "hero", "/tracks/xp_body") == 1);
  REQUIRE(hero(after).harm.size() == 1);
  CHECK(hero(after).harm[0] == Harm{3, "Cut"});
  REQUIRE(hero(after).journal.size() == 1);
  // The journal keeps what the dice showed; the words of undo are without it.
  CHECK(hero(after).journal[0].words == move.words + ". Rolled 2, 3 + 1, 2: 5 against 16");
}

TEST_CASE(
    "section 0: real dice that explode are entered as they fell, and false ones are refused") {
  MoveInput input{{{"trait", "none"}}, {{"twenties", {20, 4}}}, {}};
  const Move move = made(table(), "hero", "fortune", input);
  CHECK(move.outcome == "critical");
  CHECK(move.multiplier == 1);
  CHECK(rolled_in_words(move).starts_with("20 and 4: 24 against "));
  input.shown["twenties"] = {20};
  CHECK(made(table(), "hero", "fortune", input).refused != "");
  input.shown["twenties"] = {21};
  CHECK(made(table(), "hero", "fortune", input).refused != "");
  input.shown["twenties"] = {4, 4};
  CHECK(made(table(), "hero", "fortune", input).refused != "");
}

TEST_CASE("section 1: a hit rolls half the rating in effect dice and one attribute die") {
  const Move move = made(table(), "hero", "attack",
                         {{{"action", "skirmish"}, {"defense", "10"}, {"effect_die", "d10"}},
                          {{"twenties", {12}}, {"attribute", {1, 1}}},
                          9});
  REQUIRE(move.rolls.size() == 2);
  REQUIRE(move.rolls[1].sum.size() == 2);
  CHECK(move.rolls[1].sum[0].count == 1);
  CHECK(move.rolls[1].sum[0].faces == 10);
  CHECK(move.outcome_words.find(std::to_string(move.rolls[1].total)) != std::string::npos);
}

TEST_CASE("section 1: armor halves damage, a recovery costs stress, sleep does not") {
  Sheets sheets = table();
  sheets = done(sheets, "hero", "take_damage", {{{"damage", "9"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/hit_points") == 9);
  CHECK(made(sheets, "hero", "take_damage", {{{"damage", "9"}, {"armor", "armor"}}, {}, {}})
            .refused != "");
  sheets = done(sheets, "hero", "recovery", {{}, {{"recovered", {4}}}, {}});
  CHECK(at(sheets, "hero", "/tracks/hit_points") == 5);
  CHECK(at(sheets, "hero", "/tracks/stress") == 1);
  sheets = done(sheets, "hero", "sleep", {{}, {{"recovered", {10}}}, {}});
  CHECK(at(sheets, "hero", "/tracks/hit_points") == 0);
  CHECK(at(sheets, "hero", "/tracks/stress") == 0);
}

TEST_CASE("section 1: armor that is not there is shown with its reason") {
  Sheets sheets = table();
  hero(sheets).carried.clear();
  const auto refusal = [&](const std::string& answer) {
    const Move move = made(sheets, "hero", "take_damage", {{{"damage", "9"}}, {}, {}});
    const MoveAsk* ask = find_by_id(move.asks, "armor");
    REQUIRE(ask != nullptr);
    const MoveAnswer* found = find_by_id(ask->answers, answer);
    REQUIRE(found != nullptr);
    return found->refused;
  };
  CHECK(refusal("none") == "");
  CHECK(refusal("armor") == "You carry no armor.");
  CHECK(refusal("shield") == "You carry no shield.");
  hero(sheets).abilities.clear();
  CHECK(refusal("special") ==
        "No ability here spends special armor, so these boxes cannot be used yet.");
}

TEST_CASE("section 1: special armor that no ability spends is refused, whoever asks for it") {
  Sheets sheets = table();
  const MoveInput spends{{{"damage", "9"}, {"armor", "special"}}, {}, {}};
  hero(sheets).abilities.emplace_back().id = "battleborn";
  CHECK(made(sheets, "hero", "take_damage", spends).refused == "");
  hero(sheets).abilities.clear();
  CHECK(made(sheets, "hero", "take_damage", spends).refused ==
        "No ability here spends special armor, so these boxes cannot be used yet.");
}

TEST_CASE("section 1: whoever is brought back marks a trauma, and all stress is gone") {
  Sheets sheets = table();
  CHECK(made(sheets, "hero", "resuscitated").refused != "");
  hero(sheets).tracks["hit_points"] = 45;
  hero(sheets).tracks["stress"] = 6;
  const Move move =
      made(sheets, "hero", "resuscitated", {{{"trauma", game().traumas.front().id}}, {}, {}});
  const Sheets after = applied(game(), sheets, "hero", move);
  CHECK(at(after, "hero", "/tracks/stress") == 0);
  CHECK(std::get<Character>(after.at("hero")).traumas == Ids{game().traumas.front().id});
}

TEST_CASE("section 2: resisting costs 2, 4 or 6 stress, and clears 1 when it is critical") {
  for (const auto& [outcome, stress] : std::vector<std::pair<std::string, int>>{
           {"critical", 1}, {"success", 4}, {"failure", 6}, {"botch", 8}}) {
    Sheets sheets = table();
    hero(sheets).tracks["stress"] = 2;
    sheets =
        done(sheets, "hero", "resist", {{{"attribute", "body"}, {"outcome", outcome}}, {}, {}});
    CAPTURE(outcome);
    CHECK(at(sheets, "hero", "/tracks/stress") == stress);
  }
}

TEST_CASE(
    "section 2: stress that is forced stops at the last box, a cost that does not fit is refused") {
  Sheets sheets = table();
  hero(sheets).tracks["stress"] = 7;
  const Sheets after =
      done(sheets, "hero", "resist", {{{"attribute", "body"}, {"outcome", "botch"}}, {}, {}});
  CHECK(at(after, "hero", "/tracks/stress") == 8);
  CHECK(made(after, "hero", "assist").refused != "");
}

TEST_CASE("section 2: what the crew gives to resistance is offered with its reason") {
  const Move move = made(table(), "hero", "resist", {{{"attribute", "body"}}, {}, 4});
  REQUIRE(move.rolls.size() == 1);
  int helped = 0;
  for (const MoveHelp& help : move.helps) helped += help.chosen ? help.value : 0;
  int reasons = 0;
  for (const MoveReason& reason : move.rolls[0].reasons) reasons += reason.value;
  CHECK(reasons == move.rolls[0].dice.advantage);
  CHECK(move.rolls[0].dice.advantage == helped);
}

TEST_CASE("section 3: a full row of harm moves what is new up, and empties the healing clock") {
  Sheets sheets = table();
  hero(sheets).tracks["healing_clock"] = 2;
  for (int i = 0; i < 3; ++i) {
    sheets = done(sheets, "hero", "take_harm", {{{"level", "1"}, {"harm", "Bruise"}}, {}, {}});
  }
  REQUIRE(hero(sheets).harm.size() == 3);
  CHECK(hero(sheets).harm[2].level == 2);
  CHECK(at(sheets, "hero", "/tracks/healing_clock") == 0);
}

TEST_CASE("where a game lets no row of harm overflow, a full row takes more of its level") {
  Ruleset strict = game();
  strict.harm.overflow = false;
  Sheets sheets = table();
  for (int i = 0; i < 3; ++i) {
    const Move move = begin({strict, sheets}, "hero", procedure("take_harm"),
                            {{{"level", "1"}, {"harm", "Bruise"}}, {}, {}});
    REQUIRE(move.refused == "");
    sheets = applied(strict, sheets, "hero", move);
  }
  REQUIRE(hero(sheets).harm.size() == 3);
  for (const Harm& each : hero(sheets).harm) CHECK(each.level == 1);
}

TEST_CASE("section 4: one wound eases at the end of each turn, and at none it is over") {
  Sheets sheets = table();
  CHECK(made(sheets, "hero", "start_of_turn").refused.starts_with("Nothing goes on"));
  CHECK(made(sheets, "hero", "end_of_turn").refused == "You have no wound.");
  const auto wounded = [&](const char* name, const char* severity) {
    sheets = done(sheets, "hero", "condition", {{{"name", name}, {"severity", severity}}, {}, {}});
  };
  wounded("bleeding", "2");
  wounded("dazed", "2");
  hero(sheets).conditions.push_back({"Regenerating", 1, true});
  const Move starts = made(sheets, "hero", "start_of_turn");
  REQUIRE(starts.asks.size() == 1);
  CHECK(starts.asks[0].id == "bleeding");
  REQUIRE(starts.rolls.at(0).sum.size() == 1);
  CHECK(starts.rolls[0].sum[0].faces == 6);
  const int tier = derive_crew(game(), crew(sheets)).tier;
  sheets = done(sheets, "hero", "start_of_turn", {{}, {{"bleeding", {5}}}, {}});
  CHECK(at(sheets, "hero", "/tracks/hit_points") == 5 - 1 - tier);
  const Move ends = made(sheets, "hero", "end_of_turn");
  REQUIRE(ends.asks.size() == 1);
  REQUIRE(ends.asks[0].answers.size() == 2);
  CHECK(ends.asks[0].answers[0].id == "bleeding");
  const MoveInput dazed{{{"wound", "dazed"}}, {}, {}};
  sheets = done(sheets, "hero", "end_of_turn", dazed);
  REQUIRE(hero(sheets).conditions.size() == 3);
  CHECK(hero(sheets).conditions[0].severity == 2);
  CHECK(hero(sheets).conditions[1].severity == 1);
  sheets = done(sheets, "hero", "end_of_turn", dazed);
  REQUIRE(hero(sheets).conditions.size() == 2);
  CHECK(hero(sheets).conditions[1].name == "Regenerating");
  const int before = at(sheets, "hero", "/tracks/hit_points");
  sheets = done(sheets, "hero", "slammed", {{{"distance", "1"}}, {{"slam", {7}}}, {}});
  CHECK(at(sheets, "hero", "/tracks/hit_points") == before + 7);
}

TEST_CASE("section 5: the leader of a group action marks 1 stress for each who failed") {
  Sheets sheets = done(
      table(), "hero", "group_action",
      {{{"how", "told"}, {"failed", "3"}, {"action", "prowl"}, {"position", "desperate"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/stress") == 3);
  CHECK(at(sheets, "hero", "/tracks/xp_body") == 1);
  sheets = done(sheets, "hero", "assist");
  CHECK(at(sheets, "hero", "/tracks/stress") == 4);
}

TEST_CASE("section 6: gathering information rolls an action, or fortune by its rating") {
  const Move move =
      made(table(), "hero", "gather_information",
           {{{"how", "fortune"}, {"action", "skirmish"}, {"outcome", "success"}}, {}, {}});
  REQUIRE(move.rolls.size() == 1);
  CHECK(move.rolls[0].dice.advantage == 2);
  CHECK(move.outcome_words == "Good details.");
}

TEST_CASE("a load puts away what is carried, and what a player made stays with the character") {
  Sheets sheets = table();
  const Carried ladle{"", "Mother's ladle", 1, true};
  hero(sheets).carried = {{game().items[0].id, "", 1, false}, ladle, carried_coin(game())};
  sheets = done(sheets, "hero", "choose_load", {{{"load", game().load_levels[0].id}}, {}, {}});
  CHECK(hero(sheets).carried.empty());
  CHECK(hero(sheets).put_away == std::vector<Carried>{ladle});
  CHECK(derive(game(), hero(sheets), Gifts{}).numbers.load.total == 0);
  const Character again = with_taken_along(hero(sheets), ladle);
  CHECK(again.carried == std::vector<Carried>{ladle});
  CHECK(again.put_away.empty());
}

TEST_CASE("section 7: plan, load, engagement and flashback") {
  Sheets sheets = table();
  sheets = done(
      sheets, "crew", "plan_score",
      {{{"plan", "stealth"}, {"detail", "The roof"}, {"target", "Watch"}, {"target_tier", "2"}},
       {},
       {}});
  CHECK(crew(sheets).score == Score{"stealth", "The roof", "Watch", 2, false});
  hero(sheets).tracks["armor"] = 1;
  sheets = done(sheets, "hero", "choose_load", {{{"load", game().load_levels[0].id}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/armor") == 0);
  const Move move = made(
      sheets, "crew", "engagement",
      {{{"plan", "stealth"}, {"for_you", "2"}, {"against_you", "1"}}, {{"twenties", {8, 12}}}, {}});
  CHECK(move.rolls.at(0).dice.advantage == 1);
  CHECK(move.outcome == "success");
  sheets = applied(game(), sheets, "crew", move, "");
  CHECK(crew(sheets).score.position == "controlled");
  CHECK(crew(sheets).journal.back().words.starts_with(
      "Engagement roll: success. Position: controlled. Rolled "));
  sheets = done(sheets, "crew", "plan_score", {{{"plan", "assault"}}, {}, {}});
  CHECK(crew(sheets).score.position.empty());
  sheets = done(sheets, "hero", "flashback", {{{"price", "two"}, {"stress", "3"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/stress") == 3);
}

TEST_CASE("the journal tells a plan, a quiet payoff and the beginning of downtime in sentences") {
  Sheets sheets = table();
  sheets = done(sheets, "crew", "plan_score",
                {{{"plan", "stealth"},
                  {"detail", "The roof"},
                  {"target", "Watch"},
                  {"target_tier", "0"},
                  {"quiet", "yes"},
                  {"kinds", "burglary"}},
                 {},
                 {}});
  CHECK(crew(sheets).score.quiet);
  CHECK(crew(sheets).journal.back().words ==
        "Plan the score. Stealth, The roof, against Watch, kept quiet, involving Burglary or "
        "robbery");
  sheets = done(sheets, "crew", "payoff_rep", {{}, {}, {}});
  CHECK(crew(sheets).journal.back().words == "Payoff: rep. A quiet score brings no rep");
  crew(sheets).counters["prepared"] = 1;
  sheets = done(sheets, "crew", "begin_downtime", {{}, {}, {}});
  CHECK(crew(sheets).journal.back().words ==
        "Downtime begins. Everyone's activities are counted anew");
}

TEST_CASE("section 7: who keeps the load that they have may keep what they carry, too") {
  Sheets sheets = table();
  const LoadLevel& level = game().load_levels[1];
  hero(sheets).load_level = level.id;
  hero(sheets).carried = {{"", "A rope", 1, false}};
  Move move = made(sheets, "hero", "choose_load", {{{"load", level.id}}, {}, {}});
  REQUIRE_FALSE(move.proposed.empty());
  for (Proposed& each : move.proposed) each.ticked = false;
  move.words = worded(*find_by_id(game().procedures, Id("choose_load")), move);
  sheets = applied(game(), sheets, "hero", move, "");
  CHECK(hero(sheets).carried.size() == 1);
  CHECK(hero(sheets).journal.back().words == "Choose your load. Load: " + level.name);
}

TEST_CASE("a change that is not ticked is in no later change of the same number") {
  Sheets sheets = table();
  hero(sheets).tracks["stress"] = 1;
  const auto change = [](ChangeKind kind, int from, int to, bool ticked) {
    Proposed made;
    made.sheet = "hero";
    made.field = "/tracks/stress";
    made.kind = kind;
    made.is_number = true;
    made.from = from;
    made.to = to;
    made.ticked = ticked;
    return made;
  };
  const auto stress = [&](std::vector<Proposed> changes) {
    Move move;
    move.proposed = std::move(changes);
    return at(applied(game(), sheets, "hero", move), "hero", "/tracks/stress");
  };
  CHECK(stress({change(ChangeKind::add, 1, 3, true), change(ChangeKind::add, 3, 4, true)}) == 4);
  CHECK(stress({change(ChangeKind::add, 1, 3, false), change(ChangeKind::add, 3, 4, true)}) == 2);
  CHECK(stress({change(ChangeKind::add, 1, 3, false), change(ChangeKind::set, 3, 5, true)}) == 5);
}

TEST_CASE("section 8: rep is 2 and the difference of the Tiers, coin less the tithe") {
  Sheets sheets = table();
  const int rep = at(sheets, "crew", "/rep");
  const int coin = at(sheets, "crew", "/coin");
  sheets = done(sheets, "crew", "payoff_rep", {{{"target_tier", "2"}}, {}, {}});
  CHECK(at(sheets, "crew", "/rep") == rep + 4);
  sheets = done(sheets, "crew", "payoff_coin", {{{"size", "standard"}, {"tithe", "pay"}}, {}, {}});
  CHECK(at(sheets, "crew", "/coin") == coin + 5);
  const int status = at(sheets, "crew", "/factions/Watch/status");
  sheets = done(sheets, "crew", "payoff_status", {{{"hurt", "Watch"}}, {}, {}});
  CHECK(at(sheets, "crew", "/factions/Watch/status") == status - 1);
}

TEST_CASE("section 9: nine heat become a wanted level, and a conviction clears heat") {
  Sheets sheets = table();
  crew(sheets).heat = 5;
  sheets = done(sheets, "crew", "heat",
                {{{"how", "loud"}, {"more", "profile"}, {"killing", "yes"}}, {}, {}});
  CHECK(at(sheets, "crew", "/wanted_level") == 1);
  CHECK(at(sheets, "crew", "/heat") == 3);
  sheets = done(sheets, "crew", "conviction", {{{"who", "Old Marten"}}, {}, {}});
  CHECK(at(sheets, "crew", "/heat") == 0);
  CHECK(at(sheets, "crew", "/wanted_level") == 0);
  crew(sheets).heat = 4;
  sheets = done(sheets, "crew", "conviction", {{{"who", "Old Marten"}}, {}, {}});
  CHECK(at(sheets, "crew", "/heat") == 0);
}

TEST_CASE("section 9: the incarceration roll gives a claim in prison, or leaves a trauma") {
  const Move good =
      made(table(), "crew", "prison", {{{"member", "hero"}, {"outcome", "full"}}, {}, {}});
  CHECK(good.open());
  Sheets sheets = done(
      table(), "crew", "prison",
      {{{"member", "hero"}, {"outcome", "bad"}, {"trauma", game().traumas.front().id}}, {}, {}});
  CHECK(hero(sheets).traumas.size() == 1);
}

TEST_CASE("section 10: the entanglement stands in the column of the heat, once in a score") {
  Sheets sheets = table();
  crew(sheets).heat = 6;
  crew(sheets).wanted_level = 2;
  const Move move = made(sheets, "crew", "entanglement", {{}, {{"roll", {2, 6}}}, {}});
  // The only one that there is need not be chosen.
  CHECK_FALSE(move.open());
  REQUIRE(move.asks.back().answers.size() == 1);
  CHECK(move.asks.back().answers[0].name == "Arrest");
  CHECK(move.asks.back().answer == "arrest");
  Sheets after = applied(game(), sheets, "crew", move);
  CHECK(crew(after).entanglement == "arrest");
  CHECK(made(after, "crew", "entanglement", {{}, {}, 1}).refused != "");
  after = done(after, "crew", "arrest", {{{"way", "evade"}}, {}, {}});
  CHECK(crew(after).entanglement.empty());
}

TEST_CASE("section 10: every place of the table has its entanglements, and no other") {
  const auto names = [](int heat, const std::vector<int>& dice) {
    Sheets sheets = table();
    crew(sheets).heat = heat;
    crew(sheets).wanted_level = static_cast<int>(dice.size());
    const Move move = made(sheets, "crew", "entanglement", {{}, {{"roll", dice}}, {}});
    std::vector<std::string> all;
    for (const MoveAnswer& each : move.asks.back().answers) all.push_back(each.name);
    std::sort(all.begin(), all.end());
    return all;
  };
  using Names = std::vector<std::string>;
  CHECK(names(0, {1, 3}) == Names{"Gang Trouble", "The Usual Suspects"});
  CHECK(names(5, {3}) == Names{"Gang Trouble", "Questioning"});
  CHECK(names(6, {2}) == Names{"Flipped", "Interrogation"});
  CHECK(names(3, {4}) == Names{"Rivals", "Unquiet Dead"});
  CHECK(names(4, {5, 1}) == Names{"Reprisals", "Unquiet Dead"});
  CHECK(names(8, {5}) == Names{"Demonic Notice", "Show of Force"});
  CHECK(names(0, {6}) == Names{"Cooperation"});
  CHECK(names(4, {6, 6}) == Names{"Show of Force"});
  CHECK(names(7, {6}) == Names{"Arrest"});
}

TEST_CASE("section 10: each entanglement has its ways out, and their price") {
  Sheets sheets = table();
  crew(sheets).coin.push_back({"", 10, "Found"});
  crew(sheets).rep = 6;
  const int coin = at(sheets, "crew", "/coin");
  crew(sheets).entanglement = "arrest";
  sheets = done(sheets, "crew", "arrest", {{{"way", "pay"}}, {}, {}});
  CHECK(at(sheets, "crew", "/coin") == coin - 3);
  crew(sheets).entanglement = "reprisals";
  crew(sheets).factions.back().history = {{"", -1, "A raid"}};
  sheets = done(sheets, "crew", "reprisals", {{{"way", "pay"}, {"faction", "Watch"}}, {}, {}});
  CHECK(at(sheets, "crew", "/coin") == coin - 5);
  CHECK(at(sheets, "crew", "/rep") == 4);
  crew(sheets).entanglement = "interrogation";
  sheets = done(sheets, "crew", "interrogation", {{{"way", "endure"}, {"member", "hero"}}, {}, {}});
  CHECK(at(sheets, "crew", "/heat") == 3);
  CHECK(hero(sheets).harm.at(0).level == 2);
  crew(sheets).entanglement = "questioning";
  sheets = done(sheets, "crew", "questioning", {{{"way", "trust"}, {"outcome", "botch"}}, {}, {}});
  CHECK(at(sheets, "crew", "/heat") == 5);
  crew(sheets).entanglement = "demonic_notice";
  sheets = done(sheets, "crew", "demonic_notice", {{{"way", "hide"}}, {}, {}});
  CHECK(at(sheets, "crew", "/rep") == 1);
  crew(sheets).entanglement = "demonic_notice";
  CHECK(made(sheets, "crew", "demonic_notice", {{{"way", "hide"}}, {}, {}}).refused != "");
}

TEST_CASE("section 11: two activities are free in a downtime, and each more is paid") {
  Sheets sheets = table();
  crew(sheets).heat = 8;
  const MoveInput free{{{"pay", "free"}, {"action", "prowl"}, {"outcome", "success"}}, {}, {}};
  sheets = done(sheets, "hero", "reduce_heat", free);
  sheets = done(sheets, "hero", "reduce_heat", free);
  CHECK(at(sheets, "crew", "/heat") == 4);
  CHECK(made(sheets, "hero", "reduce_heat", free).refused != "");
  MoveInput paid = free;
  paid.answers["pay"] = "coin";
  CHECK(made(sheets, "hero", "reduce_heat", paid).refused != "");
  hero(sheets).coin = 1;
  sheets = done(sheets, "hero", "reduce_heat", paid);
  CHECK(hero(sheets).coin == 0);
  sheets = done(sheets, "crew", "begin_downtime");
  CHECK(at(sheets, "hero", "/counters/downtime_activities") == 0);
}

TEST_CASE("section 11: coin raises a result, and a critical brings 3 and the multiplier") {
  Sheets sheets = table();
  crew(sheets).heat = 8;
  hero(sheets).coin = 3;
  const Move move =
      made(sheets, "hero", "reduce_heat",
           {{{"pay", "free"}, {"action", "prowl"}, {"outcome", "failure"}, {"coin_spent", "3"}},
            {},
            {}});
  CHECK(move.outcome == "critical");
  CHECK(move.multiplier == 2);
  const Sheets after = applied(game(), sheets, "hero", move);
  CHECK(at(after, "crew", "/heat") == 3);
  CHECK(at(after, "hero", "/coin") == 0);
}

TEST_CASE("section 11: a full healing clock heals each harm by a level, and the rest stays") {
  Sheets sheets = table();
  hero(sheets).harm = {{2, "Broken arm"}, {1, "Bruise"}};
  hero(sheets).tracks["healing_clock"] = 3;
  sheets = done(sheets, "hero", "recover",
                {{{"pay", "free"}, {"healer", "other"}, {"outcome", "success"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/healing_clock") == 1);
  CHECK(hero(sheets).harm == std::vector<Harm>{{1, "Broken arm"}});
}

TEST_CASE("section 11: training counts once for each track in a downtime") {
  Sheets sheets = table();
  const MoveInput input{{{"pay", "free"}, {"track", "xp_body"}}, {}, {}};
  sheets = done(sheets, "hero", "train", input);
  CHECK(at(sheets, "hero", "/tracks/xp_body") >= 1);
  const Move again = made(sheets, "hero", "train", input);
  CHECK(again.refused == "You trained this already in this downtime.");
  CHECK(again.proposed.empty());
}

TEST_CASE("section 11: assets, projects, crafting, rituals, rackets, and the end of downtime") {
  Sheets sheets = table();
  hero(sheets).clocks.push_back({"Find the heir", 8, 0, false, "", ""});
  crew(sheets).counters["free_activities"] = 4;
  sheets = done(
      sheets, "hero", "long_term_project",
      {{{"pay", "more"}, {"clock", "Find the heir"}, {"action", "study"}, {"outcome", "success"}},
       {},
       {}});
  CHECK(hero(sheets).clocks[0].filled == 2);
  sheets = done(sheets, "hero", "acquire_asset",
                {{{"pay", "more"}, {"outcome", "success"}, {"dangerous", "yes"}}, {}, {}});
  CHECK(at(sheets, "crew", "/heat") == 2);
  sheets = done(sheets, "hero", "craft", {{{"pay", "more"}, {"outcome", "failure"}}, {}, {}});
  hero(sheets).abilities.emplace_back().id = "ritual";
  sheets = done(
      sheets, "hero", "ritual",
      {{{"pay", "more"}, {"magnitude", "3"}, {"roll_with", "none"}, {"action", "utter"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/stress") == 3);
  crew(sheets).cohorts[0].harm = 2;
  sheets = done(sheets, "crew", "help_cohort", {{{"cohort", "0"}}, {}, {}});
  sheets = done(sheets, "crew", "end_downtime");
  CHECK(crew(sheets).cohorts[0].harm == 0);
  CHECK(made(sheets, "crew", "racket").refused != "");
}

TEST_CASE("section 11: a project without a clock begins one, and works on it in the same move") {
  Sheets sheets = table();
  const auto input = [](std::map<Id, std::string> more) {
    MoveInput made{{{"pay", "free"}, {"clock", "Find the heir"}, {"action", "study"}}, {}, {}};
    more.merge(made.answers);
    made.answers = more;
    return made;
  };
  const Move open = made(sheets, "hero", "long_term_project");
  CHECK(open.refused == "");
  CHECK(open.open());
  Sheets after = done(sheets, "hero", "long_term_project", input({{"outcome", "success"}}));
  REQUIRE(hero(after).clocks.size() == 1);
  CHECK(hero(after).clocks[0].name == "Find the heir");
  CHECK(hero(after).clocks[0].size == 8);
  CHECK(hero(after).clocks[0].filled == 2);
  after = done(after, "hero", "long_term_project", input({{"outcome", "failure"}}));
  REQUIRE(hero(after).clocks.size() == 1);
  CHECK(hero(after).clocks[0].filled == 3);
  // One whose segments were chosen, and one that is left out with its ticks.
  after = done(sheets, "hero", "long_term_project",
               input({{"outcome", "success"}, {"clock_size", "four"}}));
  CHECK(hero(after).clocks[0].size == 4);
  Move left = made(sheets, "hero", "long_term_project", input({{"outcome", "success"}}));
  for (Proposed& each : left.proposed) {
    if (each.kind == ChangeKind::start_clock) each.ticked = false;
  }
  Sheets without = applied(game(), sheets, "hero", left);
  CHECK(hero(without).clocks.empty());
}

TEST_CASE("section 0: a complication may begin a clock of the crew, or of the character") {
  Sheets sheets = table();
  const std::map<Id, std::string> roll{
      {"action", "study"}, {"position", "risky"}, {"outcome", "failure"}};
  const auto with = [&](const char* consequence, const char* clock) {
    MoveInput input{roll, {}, {}};
    input.answers["consequence"] = consequence;
    input.answers[clock] = "The watch wakes";
    return done(sheets, "hero", "action_roll", input);
  };
  Sheets ours = with("clock", "clock");
  REQUIRE(crew(ours).clocks.size() == crew(sheets).clocks.size() + 1);
  CHECK(crew(ours).clocks.back().name == "The watch wakes");
  CHECK(crew(ours).clocks.back().size == 6);
  CHECK(crew(ours).clocks.back().filled == 2);
  Sheets own = with("own_clock", "own_clock");
  REQUIRE(hero(own).clocks.size() == 1);
  CHECK(hero(own).clocks.back().filled == 2);
}

TEST_CASE("section 18: a faction that nobody met yet begins a clock in its downtime") {
  Sheets sheets = table();
  Sheets after =
      done(sheets, "crew", "faction_downtime",
           {{{"faction", "The Salt Guild"}, {"clock", "Buy the docks"}, {"outcome", "success"}},
            {},
            {}});
  REQUIRE(crew(after).factions.size() == crew(sheets).factions.size() + 1);
  const Faction& met = crew(after).factions.back();
  CHECK(met.name == "The Salt Guild");
  CHECK(met.history.empty());
  REQUIRE(met.clocks.size() == 1);
  CHECK(met.clocks[0].filled == 2);
}

TEST_CASE("section 12: who clears more stress than there was overindulges") {
  Sheets sheets = table();
  hero(sheets).tracks["stress"] = 5;
  const MoveInput input{{{"pay", "free"}}, {{"roll", {4, 4}}}, {}};
  Move move = made(sheets, "hero", "indulge_vice", {{{"pay", "free"}}, {}, 5});
  REQUIRE(move.rolls.size() == 1);
  const std::vector<int> four(static_cast<std::size_t>(std::max(1, move.rolls[0].sixes)), 4);
  Sheets after = done(sheets, "hero", "indulge_vice", {{{"pay", "free"}}, {{"roll", four}}, {}});
  CHECK(at(after, "hero", "/tracks/stress") == 1);
  hero(sheets).tracks["stress"] = 1;
  CHECK(made(sheets, "hero", "indulge_vice", {{{"pay", "free"}}, {{"roll", four}}, {}}).open());
  Sheets brag = done(sheets, "hero", "indulge_vice",
                     {{{"pay", "free"}, {"overindulged", "brag"}}, {{"roll", four}}, {}});
  CHECK(at(brag, "crew", "/heat") == 2);
  CHECK(made(sheets, "hero", "vice_neglected").refused != "");
  hero(sheets).traumas = {game().traumas[0].id, game().traumas[1].id};
  CHECK(at(done(sheets, "hero", "vice_neglected"), "hero", "/tracks/stress") == 3);
}

TEST_CASE("section 13: a clock is started, ticked, and never runs over") {
  Sheets sheets = done(table(), "crew", "crew_clock_start", {{{"name", "Alarm"}}, {}, {}});
  sheets = done(sheets, "crew", "crew_clock_tick", {{{"clock", "Alarm"}, {"ticks", "9"}}, {}, {}});
  CHECK(crew(sheets).clocks.at(0).filled == 4);
}

TEST_CASE("section 14: a spell takes its magnitude in stress, and learning one 6 segments") {
  Sheets sheets = table();
  hero(sheets).abilities.emplace_back().id = "spellcraft";
  hero(sheets).actions["utter"] = 0;
  sheets = done(sheets, "hero", "cast_spell", {{{"magnitude", "2"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/stress") == 2);
  sheets = done(sheets, "hero", "learn", {{{"kind", "spellcraft"}, {"name", "Spark"}}, {}, {}});
  CHECK(hero(sheets).clocks.at(0).size == 6);
  const MoveInput spark{{{"kind", "spellcraft"}, {"clock", "Spark"}}, {}, {}};
  CHECK(made(sheets, "hero", "learned", spark).refused.starts_with("None of your clocks is full"));
  Clock& plot = hero(sheets).clocks.emplace_back();
  plot.name = "Plot";
  plot.filled = plot.size;
  CHECK(made(sheets, "hero", "learned", spark).refused == "The clock Spark is not full yet.");
  hero(sheets).clocks.pop_back();
  hero(sheets).clocks.at(0).filled = 6;
  sheets = done(sheets, "hero", "learned", spark);
  REQUIRE(hero(sheets).abilities.back().known.size() == 1);
  CHECK(hero(sheets).abilities.back().known[0].name == "Spark");
  const Move casts =
      made(sheets, "hero", "cast_spell", {{{"which", "Spark"}, {"magnitude", "1"}}, {}, {}});
  CHECK(casts.refused == "");
  CHECK(casts.words.find("Spark") != std::string::npos);
}

TEST_CASE("section 15: a full track waits as an advance until it is taken") {
  Sheets sheets = table();
  hero(sheets).tracks["xp_body"] = 5;
  sheets = done(sheets, "hero", "end_of_session",
                {{{"came_up:beliefs", "lot"}, {"track:beliefs", "xp_body"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/xp_body") == 1);
  CHECK(at(sheets, "hero", "/advances/xp_body") == 1);
  const int dots = at(sheets, "hero", "/actions/wreck");
  // What it brought is said before what it cost.
  const Move taken = made(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}});
  CHECK(taken.proposed.front().field == "/actions/wreck");
  sheets = done(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}});
  CHECK(at(sheets, "hero", "/actions/wreck") == dots + 1);
  CHECK(at(sheets, "hero", "/advances/xp_body") == 0);
  CHECK(made(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}}).refused != "");
}

TEST_CASE("section 15: the move that takes an advance empties a track that was filled by hand") {
  Sheets sheets = table();
  hero(sheets).tracks["xp_body"] = 6;
  const Move dot = made(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}});
  CHECK(dot.refused == "");
  CHECK(dot.proposed.front().field == "/actions/wreck");
  CHECK(dot.words.find("The advance is taken") != std::string::npos);
  sheets = done(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}});
  CHECK(at(sheets, "hero", "/tracks/xp_body") == 0);
  CHECK(at(sheets, "hero", "/advances/xp_body") == 0);
  CHECK(made(sheets, "hero", "advance_attribute", {{{"action", "wreck"}}, {}, {}}).refused != "");

  const MoveInput boxes{{{"what", "boxes"}, {"first", "workshop"}, {"second", "vault"}}, {}, {}};
  crew(sheets).tracks["xp_crew"] = 7;
  CHECK(made(sheets, "crew", "crew_advance", boxes).refused == "No advance of the crew waits.");
  crew(sheets).tracks["xp_crew"] = 8;
  sheets = done(sheets, "crew", "crew_advance", boxes);
  CHECK(at(sheets, "crew", "/tracks/xp_crew") == 0);
  CHECK(at(sheets, "crew", "/upgrades/workshop") == 1);
  // One that was earned before is taken first, and the full track waits on.
  crew(sheets).tracks["xp_crew"] = 8;
  crew(sheets).advances["xp_crew"] = 1;
  const MoveInput more{
      {{"what", "boxes"}, {"first", "carriage_house"}, {"second", "boat_house"}}, {}, {}};
  sheets = done(sheets, "crew", "crew_advance", more);
  CHECK(at(sheets, "crew", "/tracks/xp_crew") == 8);
  CHECK(at(sheets, "crew", "/advances/xp_crew") == 0);
}

TEST_CASE("section 15: the crew's advance gives every member a share") {
  Sheets sheets = table();
  crew(sheets).advances["xp_crew"] = 1;
  sheets = done(sheets, "crew", "crew_advance",
                {{{"what", "boxes"}, {"first", "workshop"}, {"second", "vault"}}, {}, {}});
  CHECK(hero(sheets).stash == 2);
}

TEST_CASE("section 16: a full rep track makes hold strong, and then buys a Tier") {
  Sheets sheets = table();
  crew(sheets).rep = 12;
  crew(sheets).hold = "weak";
  sheets = done(sheets, "crew", "develop_hold");
  CHECK(crew(sheets).hold == "strong");
  CHECK(crew(sheets).rep == 0);
  crew(sheets).rep = 12;
  CHECK(made(sheets, "crew", "develop_tier").refused != "");
  crew(sheets).coin.push_back({"", 8, "Saved"});
  sheets = done(sheets, "crew", "develop_tier");
  CHECK(crew(sheets).tier == 1);
  CHECK(crew(sheets).hold == "weak");
  sheets = done(sheets, "crew", "lose_hold");
  CHECK(crew(sheets).tier == 0);
}

TEST_CASE("section 16: claims are seized and lost, the lair too, and war is a status") {
  Sheets sheets = table();
  const Move move = made(sheets, "crew", "seize_claim");
  std::string claim;
  for (const MoveAsk& each : move.asks) {
    if (each.id == "claim" && !each.answers.empty()) claim = each.answers.front().id;
  }
  REQUIRE(claim != "");
  sheets = done(sheets, "crew", "seize_claim", {{{"claim", claim}, {"faction", "Watch"}}, {}, {}});
  CHECK(contains(crew(sheets).claims, claim));
  CHECK(at(sheets, "crew", "/factions/Watch/status") == -2);
  sheets = done(sheets, "crew", "lose_claim", {{{"claim", claim}}, {}, {}});
  CHECK_FALSE(contains(crew(sheets).claims, claim));
  sheets = done(sheets, "crew", "lose_lair");
  CHECK(crew(sheets).lair_lost);
  sheets = done(sheets, "crew", "declare_war", {{{"faction", "Watch"}}, {}, {}});
  CHECK(at(sheets, "crew", "/factions/Watch/status") == -3);
}

TEST_CASE("a number below zero that a move changes is written with a minus, not with a hyphen") {
  const Sheets sheets = table();
  const Move open = made(sheets, "crew", "seize_claim");
  std::string claim;
  for (const MoveAsk& each : open.asks) {
    if (each.id == "claim" && !each.answers.empty()) claim = each.answers.front().id;
  }
  const Move move =
      made(sheets, "crew", "seize_claim", {{{"claim", claim}, {"faction", "Watch"}}, {}, {}});
  CHECK(move.words.find("0 → −2") != std::string::npos);
  CHECK(move.words.find("→ -") == std::string::npos);
}

TEST_CASE("section 17: a cohort rolls its quality, and nothing outside its types") {
  Sheets sheets = table();
  crew(sheets).tier = 2;
  const auto advantage = [&](const char* outside) {
    return made(sheets, "crew", "cohort_action", {{{"cohort", "0"}, {"outside", outside}}, {}, 3})
        .rolls.at(0)
        .dice.advantage;
  };
  CHECK(advantage("no") == 2);
  CHECK(advantage("yes") == 0);
  sheets = done(sheets, "crew", "cohort_harm", {{{"cohort", "0"}, {"level", "2"}}, {}, {}});
  CHECK(advantage("no") == 1);
}

TEST_CASE("section 18: coin becomes stash one for one, and stash coin two for one") {
  Sheets sheets = table();
  hero(sheets).coin = 4;
  sheets = done(sheets, "hero", "stash_coin", {{{"coin", "4"}}, {}, {}});
  CHECK(hero(sheets).stash == 4);
  sheets = done(sheets, "hero", "draw_stash", {{{"coin", "2"}}, {}, {}});
  CHECK(hero(sheets).stash == 0);
  CHECK(hero(sheets).coin == 2);
  CHECK(made(sheets, "hero", "draw_stash", {{{"coin", "1"}}, {}, {}}).refused != "");
}

TEST_CASE("section 19: a roll by magnitude has the dice of its table") {
  const Move move = made(table(), "hero", "magnitude_roll", {{{"magnitude", "5"}}, {}, 3});
  CHECK(move.rolls.at(0).dice.advantage == 3);
  CHECK(move.rolls.at(0).dice.rating == 4);
  CHECK(move.rolls.at(0).dice.faces == 10);
}

TEST_CASE("section 20: a journey adds the highest die of its hexes to a d20") {
  const Move move = made(table(), "hero", "travel",
                         {{{"peril_2", "2"}, {"peril_4", "1"}}, {{"journey", {11, 4, 2, 7}}}, {}});
  CHECK(move.refused == "");
  CHECK(move.rolls.at(0).total == 18);
  REQUIRE(move.notes.size() == 1);
  CHECK(move.notes[0] == "An unavoidable encounter.");
}

TEST_CASE("section 21: each use of a Beacon Point does what it says, and none is spent twice") {
  Sheets sheets = done(table(), "hero", "beacon_earn");
  CHECK(at(sheets, "hero", "/tracks/beacon_points") == 1);
  const auto spent = [&](const char* use) {
    return done(sheets, "hero", "beacon_spend", {{{"use", use}}, {}, {}});
  };
  CHECK(at(spent("act"), "hero", "/counters/acts") == 1);
  CHECK(at(spent("react"), "hero", "/counters/reacts") == 1);
  hero(sheets).tracks["stress"] = 4;
  const Sheets calm =
      done(sheets, "hero", "beacon_spend", {{{"use", "stress"}, {"stress_spared", "3"}}, {}, {}});
  CHECK(at(calm, "hero", "/tracks/stress") == 1);
  hero(sheets).tracks["hit_points"] = 1000;
  CHECK(made(sheets, "hero", "healed").refused.find("dead") != std::string::npos);
  sheets = spent("death");
  CHECK(made(sheets, "hero", "healed").refused == "");
  CHECK(made(sheets, "hero", "action_roll").refused.find("own and dying") != std::string::npos);
  CHECK(at(sheets, "hero", "/tracks/beacon_points") == 0);
  CHECK(made(sheets, "hero", "beacon_spend", {{{"use", "act"}}, {}, {}}).refused != "");
}

TEST_CASE("every section of the play procedures has its moves, each with where it stands") {
  for (int section = 0; section <= 21; ++section) {
    CAPTURE(section);
    CHECK(std::any_of(
        game().procedures.begin(), game().procedures.end(),
        [&](const Procedure& each) { return each.section == std::to_string(section); }));
  }
  for (const Procedure& each : game().procedures) CHECK_FALSE(each.source.empty());
}

TEST_CASE("what a sheet can begin is said of all its moves as of each alone") {
  Sheets sheets = table();
  const auto agree = [&](const Id& who) {
    std::size_t quick = 0;
    for (const MoveOffer& each : offers_of({game(), sheets}, who)) {
      INFO(each.procedure->id);
      CHECK(each.refusal == refusal({game(), sheets}, who, *each.procedure));
      quick += each.procedure->quick ? 1 : 0;
    }
    CHECK(offers_of({game(), sheets}, who, true).size() == quick);
  };
  agree("hero");
  agree("crew");
  std::get<Character>(sheets.at("hero")).tracks["hit_points"] = 200;
  agree("hero");
  for (const MoveOffer& each : offers_of({game(), sheets}, "hero")) {
    INFO(each.procedure->id);
    CHECK((each.procedure->always || !each.refusal.empty()));
  }
}

TEST_CASE("a game without procedures has no moves") {
  CHECK(support::tiny().procedures.empty());
  Sheets sheets;
  Character keeper;
  keeper.id = "keeper";
  sheets.emplace("keeper", keeper);
  CHECK(offers_of({support::tiny(), sheets}, "keeper").empty());
}

TEST_CASE("a move calls the numbers of a sheet by the game's words") {
  Ruleset renamed = game();
  renamed.words.heat = {"Notice", "Notice", {}};
  renamed.words.stash = {"Nest egg", "Nest eggs", {}};
  renamed.words.coin = {"Mark", "Marks", {}};
  renamed.words.status = {"Regard", "Regard", {}};
  renamed.words.hold = {"Grip", "Grip", {}};
  renamed.words.harm = {"Hurt", "Hurt", {}};
  renamed.words.lair = {"Camp", "Camps", {}};
  renamed.words.trauma = {"Scar", "Scars", {}};
  bind(renamed);
  const Sheets sheets = table();
  CHECK(field_name(renamed, sheets.at("crew"), "/heat") == "Notice");
  CHECK(field_name(renamed, sheets.at("crew"), "/coin") == "Mark");
  CHECK(field_name(renamed, sheets.at("hero"), "/stash") == "Nest egg");
  CHECK(field_name(renamed, sheets.at("crew"), "/factions/Watch/status") == "Regard with Watch");
  CHECK(field_name(renamed, sheets.at("crew"), "/factions/Watch/hold") == "Watch: grip");
  CHECK(field_name(renamed, sheets.at("crew"), "/cohorts/0/harm") == "Rats: hurt");
  CHECK(field_name(renamed, sheets.at("crew"), "/lair_lost") == "Camp lost");
  CHECK(field_name(renamed, sheets.at("crew"), "/score/quiet") == "Quiet");
  CHECK(field_name(renamed, sheets.at("hero"), "/traumas") == "Scar");
  CHECK(role_of_field(sheets.at("crew"), "/heat") == Role::heat);
  CHECK(role_of_field(sheets.at("hero"), "/heat") == Role::none);
  CHECK(limits_at({renamed, sheets}, "crew", "/heat").high ==
        find_track(renamed, Role::heat)->size);
}

TEST_CASE("sections 4, 13, 14: a wound ends, a clock of your own begins, a song takes stress") {
  Sheets sheets = table();
  hero(sheets).conditions = {{"Dazed", 2, false}, {"Slowed", 1, false}};
  Sheets free = done(sheets, "hero", "end_condition", {{{"name", "Dazed"}}, {}, {}});
  REQUIRE(hero(free).conditions.size() == 1);
  CHECK(hero(free).conditions[0].name == "Slowed");
  Sheets owing = done(sheets, "hero", "clock_start", {{{"name", "Debt"}, {"size", "six"}}, {}, {}});
  REQUIRE(hero(owing).clocks.size() == 1);
  CHECK(hero(owing).clocks[0].size == 6);
  CHECK(hero(owing).clocks[0].filled == 0);
  CHECK(made(sheets, "hero", "sing").refused == "You know no ritual songs.");
  hero(sheets).abilities.emplace_back().id = "the_eldersong";
  CHECK(at(done(sheets, "hero", "sing", {{{"magnitude", "3"}}, {}, {}}), "hero",
           "/tracks/stress") == 3);
}

TEST_CASE(
    "sections 7, 8, 11, 16: preparing, an unpaid boss, the end of downtime, hold that falls") {
  Sheets sheets = table();
  CHECK(at(done(sheets, "crew", "prepare_operation"), "crew", "/counters/free_activities") == 1);
  CHECK(at(done(sheets, "crew", "boss_unpaid", {{{"boss", "Watch"}}, {}, {}}), "crew",
           "/factions/Watch/status") == -1);
  hero(sheets).abilities.emplace_back().id = "little_something_on_the_side";
  CHECK(at(done(sheets, "hero", "end_own_downtime"), "hero", "/stash") == 2);
  crew(sheets).factions.back().tier = 3;
  crew(sheets).factions.back().hold = "strong";
  Sheets weaker =
      done(sheets, "crew", "reduce_hold", {{{"faction", "Watch"}, {"was", "strong"}}, {}, {}});
  CHECK(crew(weaker).factions.back().hold == "weak");
  CHECK(crew(weaker).factions.back().tier == 3);
  Sheets lower =
      done(weaker, "crew", "reduce_hold", {{{"faction", "Watch"}, {"was", "weak"}}, {}, {}});
  CHECK(crew(lower).factions.back().tier == 2);
}

TEST_CASE("section 18: the crew's coin is shared, and coin is spent on what you name") {
  Sheets sheets = table();
  crew(sheets).coin = {{"", 3, "A score"}};
  hero(sheets).coin = 1;
  Sheets shared = done(sheets, "crew", "share_coin", {{{"member", "hero"}, {"coin", "2"}}, {}, {}});
  CHECK(at(shared, "crew", "/coin") == 1);
  CHECK(at(shared, "hero", "/coin") == 3);
  CHECK(made(shared, "crew", "share_coin", {{{"member", "hero"}, {"coin", "2"}}, {}, {}}).refused !=
        "");
  const bool of_crew = procedure("spend_coin").crew;
  Sheets spent = done(shared, of_crew ? "crew" : "hero", "spend_coin",
                      {{{"coin", "1"}, {"what", "A boat"}}, {}, {}});
  CHECK(at(spent, of_crew ? "crew" : "hero", "/coin") == (of_crew ? 0 : 2));
}

}  // namespace roadbook::rules::at_play

// The evening of a crew: phases, what is open in them, the journal, clocks and the order of a
// fight.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/judge/permit.hpp"
#include "rules/play/clocks.hpp"
#include "rules/play/counters.hpp"
#include "rules/play/evening.hpp"
#include "rules/play/fight.hpp"
#include "rules/play/journal.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

// A crew with a warrior and a second member, and an evening that has begun.
struct EveningTable {
  const Ruleset& ruleset = support::beacon_road();
  Sheets sheets;

  EveningTable() {
    Crew crew = support::sin_eaters();
    crew.id = "crew";
    crew.in_play = true;
    crew.factions.push_back({"Watch", "", {}, 2});
    crew.cohorts.push_back({"gang", "Rats", {"rovers"}, {}, {}, 0, ""});
    sheets.emplace("crew", with_new_evening(ruleset, crew));
    for (const char* id : {"hero", "second"}) {
      Character member = support::warrior();
      member.id = id;
      member.name = id;
      member.crew = "crew";
      member.in_play = true;
      sheets.emplace(id, member);
    }
  }
  Crew& crew() { return std::get<Crew>(sheets.at("crew")); }
  Character& member(const std::string& id) { return std::get<Character>(sheets.at(id)); }
  Members members() const {
    return {&std::get<Character>(sheets.at("hero")), &std::get<Character>(sheets.at("second"))};
  }
  PhaseStanding phase(const std::string& id) const {
    for (PhaseStanding& each : evening_of({ruleset, sheets}, "crew")) {
      if (each.phase->id == id) return std::move(each);
    }
    FAIL("There is no phase " << id);
    return {};
  }
  // The names of what is open in it, and whose it is.
  std::vector<std::string> open(const std::string& id) const {
    std::vector<std::string> all;
    for (const PhaseTask& each : phase(id).tasks) {
      if (each.open()) all.push_back(each.who + ": " + each.procedures.front());
    }
    return all;
  }
  Move make(const std::string& who, const std::string& id, const MoveInput& input = {}) {
    const Procedure* procedure = find_by_id(ruleset.procedures, id);
    REQUIRE(procedure != nullptr);
    Move move = begin({ruleset, sheets}, who, *procedure, input);
    INFO(id);
    CHECK(move.refused == "");
    CHECK_FALSE(move.open());
    sheets = applied(ruleset, sheets, who, move, "1 May 2026, 20:00");
    return move;
  }
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("an evening leads from the plan to the advances, and each phase says what is open") {
  EveningTable table;
  std::string order;
  for (const PlayPhase& each : table.ruleset.phases) order += each.id + " ";
  CHECK(order == "plan score payoff heat entanglement downtime aftermath developing session ");
  CHECK(table.crew().evening.phase == "plan");
  CHECK(table.open("plan") ==
        Names{"crew: plan_score", "hero: choose_load", "second: choose_load", "crew: engagement"});
  table.make("crew", "plan_score", {{{"plan", "stealth"}}, {}, {}});
  table.make("hero", "choose_load", {{{"load", "normal"}}, {}, {}});
  CHECK(table.open("plan") == Names{"second: choose_load", "crew: engagement"});
}

TEST_CASE("what the plan says is known to the rolls that come after it") {
  EveningTable table;
  table.make(
      "crew", "plan_score",
      {{{"plan", "social"}, {"target", "Watch"}, {"target_tier", "3"}, {"quiet", "yes"}}, {}, {}});
  const Procedure& engagement = *find_by_id(table.ruleset.procedures, std::string("engagement"));
  const Move roll = begin({table.ruleset, table.sheets}, "crew", engagement, {{}, {}, 3});
  CHECK_FALSE(roll.open());
  CHECK(roll.asks.front().answer == "social");
  const Procedure& rep = *find_by_id(table.ruleset.procedures, std::string("payoff_rep"));
  const Move paid = begin({table.ruleset, table.sheets}, "crew", rep, {});
  CHECK(paid.asks.at(0).answer == "3");
  CHECK(paid.asks.at(1).answer == "yes");
}

TEST_CASE(
    "the first action of a score begins where the engagement left the crew, the next at no place") {
  EveningTable table;
  const auto position = [&](const char* who) {
    const Procedure& action = *find_by_id(table.ruleset.procedures, Id("action_roll"));
    const Move asked =
        begin({table.ruleset, table.sheets}, who, action, {{{"action", "prowl"}}, {}, {}});
    return find_by_id(asked.asks, Id("position"))->answer;
  };
  CHECK(position("hero") == "");
  table.make("crew", "plan_score", {{{"plan", "stealth"}}, {}, {}});
  table.make("crew", "engagement", {{{"plan", "stealth"}, {"outcome", "success"}}, {}, {}});
  REQUIRE(table.crew().score.position == "controlled");
  CHECK(position("hero") == "controlled");
  CHECK(position("second") == "controlled");
  table.make("hero", "action_roll",
             {{{"action", "prowl"}, {"position", "controlled"}, {"outcome", "success"}}, {}, {}});
  CHECK(position("hero") == "");
  CHECK(position("second") == "");
}

TEST_CASE("what harm does to a roll is said beside its question, before anything is rolled") {
  EveningTable table;
  const auto said = [&](int level) {
    table.member("hero").harm = {{level, "Broken arm"}};
    const Procedure& action = *find_by_id(table.ruleset.procedures, Id("action_roll"));
    const Move asked = begin({table.ruleset, table.sheets}, "hero", action, {});
    const MoveAsk* hindered = find_by_id(asked.asks, Id("hindered"));
    REQUIRE(hindered != nullptr);
    CHECK(find_by_id(hindered->answers, Id("no"))->description == "");
    return find_by_id(hindered->answers, Id("yes"))->description;
  };
  CHECK(said(3) == "Severe harm: you act only with help or by pushing yourself.");
  CHECK(said(1) != said(2));
}

TEST_CASE("moves of an evening are written down where they were made, and undone with it") {
  EveningTable table;
  table.crew() = with_phase(table.crew(), "heat");
  table.make("crew", "heat", {{{"how", "loud"}}, {}, {}});
  REQUIRE(table.crew().evening.done.size() == 1);
  CHECK(table.crew().evening.done[0].phase == "heat");
  CHECK(table.crew().evening.done[0].procedure == "heat");
  CHECK(table.crew().evening.done[0].words.find("Heat 0 → 4") != std::string::npos);
  CHECK(table.open("heat").empty());
  table.crew().evening = {};
  table.make("crew", "heat", {{{"how", "loud"}}, {}, {}});
  CHECK(table.crew().evening.done.empty());
}

TEST_CASE("an entanglement stays open in its phase until one of its ways out is taken") {
  EveningTable table;
  CHECK(table.open("entanglement") == Names{"crew: entanglement"});
  table.make("crew", "entanglement", {{{"which", "rivals"}}, {{"roll", {4, 5}}}, {}});
  CHECK(table.open("entanglement") == Names{"crew: rivals"});
  table.make("crew", "rivals", {{{"way", "stand"}, {"faction", "Watch"}}, {}, {}});
  CHECK(table.open("entanglement").empty());
  CHECK(table.phase("entanglement").done == 2);
}

TEST_CASE("a score that was given up has no payoff to count") {
  EveningTable table;
  CHECK(table.open("payoff").size() == 3);
  table.make("crew", "give_up");
  CHECK(table.open("payoff").empty());
}

TEST_CASE("downtime counts the activities of each member") {
  EveningTable table;
  table.crew().heat = 6;
  const MoveInput free{{{"pay", "free"}, {"action", "prowl"}, {"outcome", "success"}}, {}, {}};
  CHECK(table.open("downtime").size() == 3);
  table.make("crew", "begin_downtime");
  table.make("hero", "reduce_heat", free);
  const PhaseStanding standing = table.phase("downtime");
  const auto hero = std::find_if(standing.tasks.begin(), standing.tasks.end(),
                                 [](const PhaseTask& each) { return each.who == "hero"; });
  REQUIRE(hero != standing.tasks.end());
  CHECK(hero->done == 1);
  CHECK(hero->times == 2);
  table.make("hero", "reduce_heat", free);
  CHECK(table.open("downtime") == Names{"second: acquire_asset"});
  table.crew().factions.back().history.push_back({"", -3, "War"});
  CHECK(table.phase("downtime").tasks.at(1).times == 1);
}

TEST_CASE("advances are open as soon as a track is full") {
  EveningTable table;
  Names open = table.open("session");
  CHECK(std::find(open.begin(), open.end(), "crew: crew_advance") == open.end());
  for (const char* how : {"by hand", "by a move"}) {
    INFO(how);
    table.crew().tracks["xp_crew"] = std::string(how) == "by hand" ? 8 : 0;
    table.crew().advances["xp_crew"] = std::string(how) == "by hand" ? 0 : 1;
    open = table.open("session");
    CHECK(std::find(open.begin(), open.end(), "crew: crew_advance") != open.end());
  }
  const int stash = table.member("second").stash;
  table.make("crew", "crew_advance",
             {{{"what", "boxes"}, {"first", "workshop"}, {"second", "vault"}}, {}, {}});
  CHECK(table.member("second").stash == stash + 2);
}

TEST_CASE("a game without phases has no evening, and so has a crew that is not there") {
  EveningTable table;
  CHECK(evening_of({support::wyrd_wolds(), table.sheets}, "crew").empty());
  CHECK(evening_of({table.ruleset, table.sheets}, "hero").empty());
  CHECK(evening_of({table.ruleset, table.sheets}, "nobody").empty());
}

TEST_CASE("section 8: a boss who is not paid ticks the clock of that faction") {
  EveningTable table;
  table.crew().factions.back().clocks.push_back({"Patience", 4, 3, false, "", ""});
  table.make(
      "crew", "payoff_coin",
      {{{"size", "small"}, {"tithe", "refuse"}, {"boss", "Watch"}, {"boss_clock", "Patience"}},
       {},
       {}});
  CHECK(table.crew().factions.back().clocks[0].filled == 4);
}

TEST_CASE("section 11: a faction works on its own clock") {
  EveningTable table;
  table.make("crew", "faction_clock_start",
             {{{"faction", "Watch"}, {"name", "A new captain"}, {"size", "six"}}, {}, {}});
  REQUIRE(table.crew().factions.back().clocks.size() == 1);
  CHECK(table.crew().clocks.empty());
  table.make("crew", "faction_downtime",
             {{{"faction", "Watch"}, {"clock", "A new captain"}, {"outcome", "success"}}, {}, {}});
  CHECK(table.crew().factions.back().clocks[0].filled == 2);
}

TEST_CASE("section 11: with All Hands one cohort works in a downtime, and once") {
  EveningTable table;
  const Procedure& work = *find_by_id(table.ruleset.procedures, std::string("cohort_downtime"));
  CHECK(refusal({table.ruleset, table.sheets}, "crew", work) != "");
  table.crew().abilities.push_back({"all_hands", "", {}, {}, {}});
  table.crew().heat = 5;
  table.make("crew", "cohort_downtime",
             {{{"cohort", "0"}, {"what", "heat"}, {"outcome", "success"}}, {}, {}});
  CHECK(table.crew().heat == 3);
  CHECK(refusal({table.ruleset, table.sheets}, "crew", work) != "");
}

TEST_CASE("section 17: a cohort's harm weighs on its roll, and a failure may cost it more") {
  EveningTable table;
  const Procedure& action = *find_by_id(table.ruleset.procedures, std::string("cohort_action"));
  const auto notes = [&](int harm) {
    table.crew().cohorts[0].harm = harm;
    const Move move = begin({table.ruleset, table.sheets}, "crew", action,
                            {{{"cohort", "0"}, {"outcome", "failure"}}, {}, {}});
    CHECK(move.refused.empty() == (harm < 3));
    CHECK(move.proposed.size() == (harm < 3 ? 1u : 0u));
    for (const Proposed& each : move.proposed) CHECK_FALSE(each.ticked);
    return move.notes;
  };
  CHECK(notes(0).empty());
  CHECK(notes(1).front().find("less effect") != std::string::npos);
  CHECK(notes(2).empty());
  CHECK(notes(3).empty());
}

TEST_CASE("section 9: the incarceration roll offers the claims in prison that are in reach") {
  EveningTable table;
  const Procedure& prison = *find_by_id(table.ruleset.procedures, std::string("prison"));
  const Move move = begin({table.ruleset, table.sheets}, "crew", prison,
                          {{{"member", "hero"}, {"outcome", "full"}}, {}, {}});
  for (const MoveAsk& ask : move.asks) {
    if (ask.id != "claim") continue;
    CHECK_FALSE(ask.answers.empty());
    CHECK(ask.answers.size() < prison_map(table.ruleset).cells.size());
    for (const MoveAnswer& each : ask.answers) {
      CHECK(may_claim_in_prison(table.ruleset, table.crew(), each.id).reason.empty());
    }
  }
}

TEST_CASE("section 16: while the lair is lost no claim gives anything") {
  EveningTable table;
  table.crew().claims.clear();
  const int without = support::total(table.crew(), "rep_to_advance");
  const Id type = table.crew().type;
  for (const MapCell& cell : find_crew_type(table.ruleset, type)->claims.cells) {
    const Claim* claim = find_claim(table.ruleset, cell.claim);
    if (claim != nullptr && claim->turf > 0) table.crew().claims.push_back(cell.id);
  }
  REQUIRE_FALSE(table.crew().claims.empty());
  CHECK(support::total(table.crew(), "rep_to_advance") < without);
  table.make("crew", "lose_lair");
  CHECK(support::total(table.crew(), "rep_to_advance") == without);
  table.make("crew", "restore_lair");
  CHECK(support::total(table.crew(), "rep_to_advance") < without);
}

TEST_CASE("the journal of a crew and its members is one, in the order in which it was written") {
  EveningTable table;
  table.member("second").journal.push_back({"30 April 2026, 23:59", "Slept badly"});
  table.make("hero", "choose_load", {{{"load", "light"}}, {}, {}});
  table.make("crew", "heat", {{{"how", "loud"}}, {}, {}});
  table.make("second", "choose_load", {{{"load", "heavy"}}, {}, {}});
  table.crew().journal.push_back({"", "We left by the river"});
  const std::vector<WrittenLine> lines = whole_journal(table.sheets);
  REQUIRE(lines.size() == 5);
  Names who;
  for (const WrittenLine& each : lines) who.push_back(each.sheet);
  CHECK(who == Names{"second", "hero", "crew", "crew", "second"});
  CHECK(line_has(lines[2], "HEAT 4"));
  CHECK(line_has(lines[0], "second april"));
  CHECK_FALSE(line_has(lines[0], "hero"));
  const std::string text = journal_as_text("The Lanterns", lines);
  CHECK(text.starts_with("The Lanterns\n\n30 April 2026\n23:59  second: Slept badly\n"));
  CHECK(text.find("\n1 May 2026\n20:00  hero: ") != std::string::npos);
}

TEST_CASE("a line of the journal can be written anew and taken away") {
  EveningTable table;
  table.make("crew", "heat", {{{"how", "loud"}}, {}, {}});
  CHECK(rewrite_line(table.sheets.at("crew"), 0, "It was loud."));
  CHECK(table.crew().journal[0].words == "It was loud.");
  CHECK(table.crew().journal[0].when == "1 May 2026, 20:00");
  CHECK(rewrite_line(table.sheets.at("crew"), 0, ""));
  CHECK(table.crew().journal.empty());
  CHECK_FALSE(rewrite_line(table.sheets.at("crew"), 0, "Nothing"));
}

TEST_CASE("linked clocks never wait for themselves") {
  std::vector<Clock> clocks{{"One", 4, 0, false, "", ""},
                            {"Two", 4, 0, false, "One", ""},
                            {"Three", 6, 0, false, "Two", ""}};
  CHECK(may_follow(clocks, "Three", "One"));
  CHECK_FALSE(may_follow(clocks, "One", "One"));
  CHECK_FALSE(may_follow(clocks, "One", "Two"));
  CHECK_FALSE(may_follow(clocks, "One", "Three"));
  CHECK_FALSE(may_follow(clocks, "One", "Four"));
  CHECK(waits_for(clocks, clocks[1])->name == "One");
  clocks[0].filled = 4;
  CHECK(waits_for(clocks, clocks[1]) == nullptr);
  clocks[0].after = "Three";  // a circle that came from elsewhere ends the search all the same
  CHECK_FALSE(may_follow(clocks, "Two", "Three"));
}

TEST_CASE("a clock's other name is known to those linked to it, and a race has two sides") {
  std::vector<Clock> clocks{{"One", 4, 0, false, "", ""},
                            {"Two", 4, 0, false, "One", ""},
                            {"Three", 6, 0, false, "", ""}};
  Clock race = clocks[0];
  race.name = "First";
  race.kind = "race";
  race.against = "Three";
  race.filled = 9;
  clocks = with_clock(support::beacon_road(), clocks, 0, race);
  CHECK(clocks[0].filled == 4);
  CHECK(clocks[1].after == "First");
  CHECK(clocks[2].against == "First");
  CHECK(clocks[2].kind == "");
  clocks = without_clock(clocks, 0);
  CHECK(clocks[0].after.empty());
  CHECK(clocks[1].against.empty());
}

TEST_CASE("a clock that gets its first name is one for which no other waits") {
  std::vector<Clock> clocks{{"", 4, 0, false, "", ""}, {"Two", 4, 0, false, "", ""}};
  Clock named = clocks[0];
  named.name = "One";
  clocks = with_clock(support::beacon_road(), clocks, 0, named);
  CHECK(clocks[0].name == "One");
  CHECK(clocks[1].after.empty());
  CHECK(clocks[1].against.empty());
}

TEST_CASE("section 4: ambushers, the rash, the game master, the cautious, round after round") {
  EveningTable table;
  const Members members = table.members();
  Crew crew = with_stance(table.crew(), {"hero", "rash", false});
  CHECK(stance_of(table.ruleset, crew, *members[1]).turn == "cautious");
  crew = with_fight(table.ruleset, crew, members);
  CHECK(crew.fight.round == 1);
  CHECK(crew.fight.turn == "rash");
  CHECK(acting(table.ruleset, crew, members) == Ids{"hero"});
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(crew.fight.turn == "game_master");
  CHECK(acting(table.ruleset, crew, members).empty());
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(acting(table.ruleset, crew, members) == Ids{"second"});
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(crew.fight.round == 2);
  CHECK(crew.fight.turn == "rash");
}

TEST_CASE("section 4: whoever is surprised does not act in the first round") {
  EveningTable table;
  const Members members = table.members();
  Crew crew = with_stance(table.crew(), {"hero", "rash", true});
  crew = with_stance(crew, {"second", "ambush", false});
  crew = with_fight(table.ruleset, crew, members);
  CHECK(crew.fight.turn == "ambush");
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(crew.fight.turn == "game_master");
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(crew.fight.round == 2);
  crew = with_next_turn(table.ruleset, crew, members);
  CHECK(acting(table.ruleset, crew, members) == Ids{"hero"});
}

TEST_CASE("section 11: a free activity more is one that somebody gave, and is counted") {
  EveningTable table;
  const MoveInput free{{{"pay", "more"}, {"track", "xp_body"}}, {}, {}};
  const auto refused = [&] {
    return begin({table.ruleset, table.sheets}, "hero",
                 *find_by_id(table.ruleset.procedures, Id("train")), free)
               .refused != "";
  };
  CHECK(refused());
  table.crew().grounds = "The fish market";
  table.make("crew", "prepare_operation", {});
  REQUIRE_FALSE(refused());
  table.make("hero", "train", free);
  CHECK(refused());
  CHECK(table.crew().counters["free_activities"] == 0);
}

TEST_CASE("section 11: Calculating gives one of the crew an activity more in each downtime") {
  EveningTable table;
  const Procedure& give = *find_by_id(table.ruleset.procedures, Id("give_activity"));
  CHECK(refusal({table.ruleset, table.sheets}, "hero", give) != "");
  std::get<Character>(table.sheets.at("hero")).abilities.push_back({"calculating", "", {}, {}, {}});
  table.make("hero", "give_activity", {});
  CHECK(table.crew().counters["free_activities"] == 1);
  CHECK(refusal({table.ruleset, table.sheets}, "hero", give) != "");
  table.make("crew", "begin_downtime", {});
  CHECK(refusal({table.ruleset, table.sheets}, "hero", give) == "");
}

TEST_CASE("section 7: a target whose Tier is known is met with that Tier") {
  EveningTable table;
  table.crew().factions.push_back({"The Wharf Court", {}, {}, 2});
  table.crew().rep = 0;
  table.crew().tier = 0;
  table.make("crew", "plan_score", {{{"plan", "stealth"}, {"target", "The Wharf Court"}}, {}, {}});
  CHECK(table.crew().score.target_tier == 2);
  const Move act = begin({table.ruleset, table.sheets}, "hero",
                         *find_by_id(table.ruleset.procedures, Id("action_roll")), {});
  const auto against = std::find_if(act.asks.begin(), act.asks.end(),
                                    [](const MoveAsk& each) { return each.id == "against"; });
  REQUIRE(against != act.asks.end());
  CHECK(against->answer == "2");
  table.make("crew", "payoff_rep", {});
  CHECK(table.crew().rep == 4);
}

TEST_CASE("section 7: once downtime has begun the target keeps its Tier, and stands in no way") {
  EveningTable table;
  table.crew().factions.push_back({"The Wharf Court", {}, {}, 2});
  table.crew().rep = 0;
  table.crew().tier = 0;
  table.make("crew", "plan_score", {{{"plan", "stealth"}, {"target", "The Wharf Court"}}, {}, {}});
  table.make("crew", "begin_downtime");
  CHECK(table.crew().score.target_tier == 2);
  const Move act = begin({table.ruleset, table.sheets}, "hero",
                         *find_by_id(table.ruleset.procedures, Id("action_roll")), {});
  const auto against = std::find_if(act.asks.begin(), act.asks.end(),
                                    [](const MoveAsk& each) { return each.id == "against"; });
  REQUIRE(against != act.asks.end());
  CHECK(against->answer == "0");
  table.make("crew", "payoff_rep", {});
  CHECK(table.crew().rep == 4);
}

TEST_CASE(
    "section 8: nobody thinks less of a crew for a quiet score, and none is paid when given up") {
  EveningTable table;
  table.crew().factions.push_back({"The Wharf Court", {}, {}, 2});
  table.make("crew", "plan_score",
             {{{"plan", "stealth"}, {"target", "The Wharf Court"}, {"quiet", "yes"}}, {}, {}});
  const Procedure& status = *find_by_id(table.ruleset.procedures, Id("payoff_status"));
  CHECK(begin({table.ruleset, table.sheets}, "crew", status, {}).proposed.empty());
  table.make("crew", "give_up", {});
  const Procedure& coin = *find_by_id(table.ruleset.procedures, Id("payoff_coin"));
  CHECK(refusal({table.ruleset, table.sheets}, "crew", coin) != "");
  table.make("crew", "plan_score", {{{"plan", "stealth"}}, {}, {}});
  CHECK(refusal({table.ruleset, table.sheets}, "crew", coin) == "");
}

TEST_CASE("section 18: coin that the lair cannot keep is told before it is paid out") {
  EveningTable table;
  const Procedure& payoff = *find_by_id(table.ruleset.procedures, Id("payoff_coin"));
  const auto notes = [&](const char* size) {
    const MoveInput input{{{"size", size}, {"tithe", "none"}}, {}, {}};
    return begin({table.ruleset, table.sheets}, "crew", payoff, input).notes;
  };
  table.crew().coin.clear();
  CHECK(notes("small").empty());
  CHECK(notes("standard") ==
        std::vector<std::string>{
            "Your lair keeps 5 coin: spend the rest before the next score, or share it out."});
}

TEST_CASE("section 8: a boss who waits has a clock, and its last tick costs status") {
  EveningTable table;
  table.crew().factions.push_back({"The Boss", {}, {}, 2});
  const MoveInput refuse{
      {{"size", "minor"}, {"tithe", "refuse"}, {"boss", "The Boss"}, {"boss_clock", "Patience"}},
      {},
      {}};
  for (int i = 0; i < 3; ++i) table.make("crew", "payoff_coin", refuse);
  const Faction& boss = table.crew().factions.back();
  REQUIRE(boss.clocks.size() == 1);
  CHECK(boss.clocks[0].size == 4);
  CHECK(boss.clocks[0].filled == 3);
  CHECK(total(boss.history) == 0);
  table.make("crew", "payoff_coin", refuse);
  CHECK(total(table.crew().factions.back().history) == -1);
}

TEST_CASE(
    "section 10: an entanglement is dealt with while it is open, and comes once for each score") {
  EveningTable table;
  const Procedure& arrest = *find_by_id(table.ruleset.procedures, Id("arrest"));
  CHECK(refusal({table.ruleset, table.sheets}, "crew", arrest) != "");
  table.crew().entanglement = "arrest";
  CHECK(refusal({table.ruleset, table.sheets}, "crew", arrest) == "");
  table.make("crew", "arrest", {{{"way", "evade"}}, {}, {}});
  CHECK(refusal({table.ruleset, table.sheets}, "crew", arrest) != "");
  const Procedure& roll = *find_by_id(table.ruleset.procedures, Id("entanglement"));
  table.make("crew", "begin_downtime", {});
  CHECK(refusal({table.ruleset, table.sheets}, "crew", roll) != "");
  table.make("crew", "plan_score", {{{"plan", "stealth"}}, {}, {}});
  CHECK(refusal({table.ruleset, table.sheets}, "crew", roll) == "");
}

TEST_CASE("section 16: no Tier is bought at war") {
  EveningTable table;
  table.crew().rep = 12;
  table.crew().hold = "strong";
  table.crew().coin = {{"", 30, ""}};
  const Procedure& develop = *find_by_id(table.ruleset.procedures, Id("develop_tier"));
  const Procedure& peace = *find_by_id(table.ruleset.procedures, Id("make_peace"));
  CHECK(refusal({table.ruleset, table.sheets}, "crew", develop) == "");
  CHECK(refusal({table.ruleset, table.sheets}, "crew", peace) != "");
  Faction enemy{"The Wharf Court", {}, {}};
  enemy.history.push_back({"", -3, ""});
  table.crew().factions.push_back(enemy);
  CHECK(refusal({table.ruleset, table.sheets}, "crew", develop) != "");
  CHECK(refusal({table.ruleset, table.sheets}, "crew", peace) == "");
}

TEST_CASE("section 17: downtime heals no cohort that is gone, and others take its place by name") {
  EveningTable table;
  table.crew().cohorts[0].harm = 4;
  table.crew().coin.push_back({"", 10, "Found"});
  table.make("crew", "end_downtime", {});
  CHECK(table.crew().cohorts[0].harm == 4);
  table.make("crew", "replace_cohort",
             {{{"cohort", "0"}, {"name", "The Rooks"}, {"member", "hero"}}, {}, {}});
  CHECK(table.crew().cohorts[0].harm == 0);
  CHECK(table.crew().cohorts[0].name == "The Rooks");
  CHECK(std::get<Character>(table.sheets.at("hero")).counters["downtime_activities"] == 2);
}

TEST_CASE("section 3: harm that finds no room is told by the row that it comes to") {
  EveningTable table;
  auto& hero = std::get<Character>(table.sheets.at("hero"));
  const auto words = [&](const char* level) {
    const Move move =
        begin({table.ruleset, table.sheets}, "hero",
              *find_by_id(table.ruleset.procedures, Id("take_harm")), {{{"level", level}}, {}, {}});
    std::string all;
    for (const Proposed& each : move.proposed) all += each.words + "\n";
    for (const std::string& note : move.notes) all += note + "\n";
    return all;
  };
  CHECK(words("1").find("Harm 1") != std::string::npos);
  hero.harm = {{1, "a"}, {1, "b"}};
  CHECK(words("1").find("Harm 2") != std::string::npos);
  CHECK(words("1").find("catastrophic") == std::string::npos);
  hero.harm = {{1, "a"}, {1, "b"}, {2, "c"}, {2, "d"}, {3, "e"}};
  for (const char* level : {"1", "2", "3"}) {
    CHECK(words(level).find("Harm 4") != std::string::npos);
    CHECK(words(level).find("catastrophic") != std::string::npos);
  }
}

TEST_CASE("section 1: who is dead begins no move") {
  EveningTable table;
  auto& hero = std::get<Character>(table.sheets.at("hero"));
  const auto refused = [&](const char* id) {
    return refusal({table.ruleset, table.sheets}, "hero",
                   *find_by_id(table.ruleset.procedures, Id(id)));
  };
  CHECK(refused("action_roll") == "");
  hero.tracks["hit_points"] = 500;
  CHECK(refused("action_roll") != "");
  CHECK(refused("resuscitated") != "");
  CHECK(refused("beacon_spend") == "");
}

TEST_CASE("section 1: a wound stands in place of the dice that a critical adds") {
  EveningTable table;
  const Procedure& attack = *find_by_id(table.ruleset.procedures, Id("attack"));
  const auto dice = [&](const char* wound) {
    const Move move = begin({table.ruleset, table.sheets}, "hero", attack,
                            {{{"action", "skirmish"},
                              {"defense", "1"},
                              {"outcome", "critical"},
                              {"multiplier", "3"},
                              {"wound", wound}},
                             {},
                             7});
    for (const MoveRoll& each : move.rolls) {
      if (each.id == "damage") return static_cast<int>(each.shown.size());
    }
    return -1;
  };
  CHECK(dice("damage") == dice("wound") + 3);
}

TEST_CASE("section 5: who assists marks the stress in the same move") {
  EveningTable table;
  table.make("hero", "action_roll",
             {{{"action", "prowl"},
               {"position", "risky"},
               {"assisted", "yes"},
               {"assistant", "second"},
               {"outcome", "failure"},
               {"consequence", "none"}},
              {},
              {}});
  CHECK(table.member("second").tracks["stress"] == 1);
  CHECK(table.member("hero").tracks["stress"] == 0);
}

TEST_CASE(
    "section 0: a success ticks the clock of its obstacle by its effect, a critical by more") {
  EveningTable table;
  const auto ticks = [&](const char* effect, const char* outcome, const char* multiplier) {
    table.crew().clocks = {{"The vault", 12, 0, false, "", ""}};
    table.make("hero", "action_roll",
               {{{"action", "prowl"},
                 {"position", "risky"},
                 {"effect", effect},
                 {"outcome", outcome},
                 {"multiplier", multiplier},
                 {"consequence", "none"},
                 {"obstacle", "The vault"}},
                {},
                {}});
    return table.crew().clocks[0].filled;
  };
  CHECK(ticks("limited", "success", "0") == 1);
  CHECK(ticks("great", "critical", "2") == 3 + 2);
  CHECK(ticks("zero", "critical", "2") == 2);
}

TEST_CASE("section 11: a character works on a project of the crew, too") {
  EveningTable table;
  table.crew().clocks = {{"The old vault", 8, 1, false, "", ""}};
  const auto work = [&](const char* clock) {
    table.make("hero", "long_term_project",
               {{{"pay", "coin"},
                 {"whose", "crew"},
                 {"crew_clock", clock},
                 {"action", "study"},
                 {"outcome", "success"}},
                {},
                {}});
  };
  table.member("hero").coin = 4;
  work("The old vault");
  REQUIRE(table.crew().clocks.size() == 1);
  CHECK(table.crew().clocks[0].filled == 3);
  work("A tunnel");
  REQUIRE(table.crew().clocks.size() == 2);
  CHECK(table.crew().clocks[1].filled == 2);
  CHECK(table.member("hero").clocks.empty());
}

TEST_CASE("section 21: who takes the fall leaves this life") {
  EveningTable table;
  table.crew().wanted_level = 2;
  table.make("hero", "take_the_fall", {});
  CHECK(table.crew().wanted_level == 1);
  CHECK(table.member("hero").counters["lasting_retired"] == 1);
}

TEST_CASE("how a character begins a fight is its place in the order, and what is left is counted") {
  EveningTable table;
  const FightMove fight = fight_move(table.ruleset);
  REQUIRE(fight.procedure != nullptr);
  CHECK(turn_move(table.ruleset) != nullptr);
  CHECK(turn_move(table.ruleset) != fight.procedure);
  const Move rash = table.make("hero", fight.procedure->id, {{{fight.ask->id, "rash"}}, {}, {}});
  table.sheets = applied(table.ruleset, table.sheets, "hero", rash);
  CHECK(stance_of(table.ruleset, table.crew(), table.member("hero")).turn == "rash");
  CHECK(stance_of(table.ruleset, table.crew(), table.member("second")).turn == "cautious");
  auto counters = counters_of({table.ruleset, table.sheets}, "hero");
  REQUIRE(counters.size() == 2);
  CHECK(counters[0].most == 1);
  CHECK(counters[0].left == 1);
  CHECK(most_of({table.ruleset, table.sheets}, "second", *counters[0].counter) == 2);
  table.member("second").conditions = {{"Stunned", 1, false}};
  CHECK(most_of({table.ruleset, table.sheets}, "second", *counters[0].counter) == 0);
  const Character spent = with_counter(table.member("hero"), *counters[0].counter, 0);
  CHECK(spent.counters.count(counters[0].counter->id) == 0);
  const Character after = without_fight(table.ruleset, table.member("hero"));
  CHECK(after.counters.empty());
  CHECK(stance_of(table.ruleset, table.crew(), after).turn == "cautious");
}

TEST_CASE("what is done in a fight, with powers, by night and for another stands in a phase") {
  Ids known;
  for (const PlayPhase& phase : support::beacon_road().phases) {
    for (const PhaseStep& step : phase.steps) {
      known.insert(known.end(), step.procedures.begin(), step.procedures.end());
    }
  }
  for (const char* id :
       {"give_activity", "use_power", "cast_spell", "sing", "recovery", "sleep", "begin_fight",
        "your_turn", "act", "react", "start_of_turn", "end_of_turn"}) {
    INFO(id);
    CHECK(contains(known, id));
  }
  bool given = false;
  for (const PlayPhase& phase : support::blades_srd().phases) {
    for (const PhaseStep& step : phase.steps) {
      given = given || contains(step.procedures, "give_activity");
    }
  }
  CHECK(given);
  // Nobody is offered what takes an ability that nobody has.
  EveningTable table;
  for (const PhaseTask& each : table.phase("downtime").tasks) {
    CHECK(each.procedures.front() != "give_activity");
  }
}

}  // namespace roadbook::rules

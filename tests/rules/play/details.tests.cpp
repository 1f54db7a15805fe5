// What a fight, a Beacon Point, a helper and a weapon do in moves, each by its section.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "support/numbers.hpp"
#include "support/play_table.hpp"

// A namespace of their own: the table's names are those of other tests, too.
namespace roadbook::rules::at_play {

using namespace support::play;

namespace {

bool asks(const Move& move, const Id& ask) {
  return find_by_id(move.asks, ask) != nullptr;
}

const MoveHelp& help_of(const Move& move, const std::string& label) {
  const auto found = std::find_if(move.helps.begin(), move.helps.end(), [&](const MoveHelp& each) {
    return each.label.find(label) != std::string::npos;
  });
  REQUIRE(found != move.helps.end());
  return *found;
}

int advantage_of(const Sheets& sheets, const std::string& id, const Answers& answers) {
  const Move move = tried(sheets, "hero", id, answers);
  CHECK(move.refused == "");
  REQUIRE_FALSE(move.rolls.empty());
  return move.rolls.front().dice.advantage;
}

void give(Sheets& sheets, const char* ability) {
  hero(sheets).abilities.emplace_back().id = ability;
}

}  // namespace

TEST_CASE("sections 2, 4, 5: resisting, helping and protecting take a React or an Act in a fight") {
  Sheets sheets = two();
  for (const char* id : {"resist", "assist", "protect"}) {
    CHECK_FALSE(asks(made(sheets, "hero", id), "takes"));
  }
  hero(sheets).counters["reacts"] = 1;
  for (const char* id : {"resist", "assist", "protect"}) {
    CHECK(asks(made(sheets, "hero", id), "takes"));
  }
  CHECK(tried(sheets, "hero", "assist", {{"takes", "act"}}).refused != "");
  sheets = done(sheets, "hero", "assist", {{{"takes", "react"}}, {}, {}});
  CHECK(at(sheets, "hero", "/counters/reacts") == 0);
  CHECK(at(sheets, "hero", "/tracks/stress") == 1);
  hero(sheets).counters["acts"] = 2;
  hero(sheets).counters["rash"] = 1;
  sheets = done(sheets, "hero", "fight_over");
  CHECK(at(sheets, "hero", "/counters/acts") == 0);
  CHECK(at(sheets, "hero", "/counters/rash") == 0);
  CHECK_FALSE(asks(made(sheets, "hero", "resist"), "takes"));
}

TEST_CASE("section 4: how many Acts you have does not hang on large or small letters") {
  Sheets sheets = two();
  hero(sheets).conditions = {{"dazed", 2, false}};
  sheets = done(sheets, "hero", "your_turn");
  CHECK(at(sheets, "hero", "/counters/acts") == 1);
  CHECK(at(sheets, "hero", "/counters/reacts") == 1);
}

TEST_CASE("section 1: what a weapon is counts in the attack with it") {
  Sheets sheets = two();
  hero(sheets).carried = {{"greataxe", "", 0, true}, {"dagger", "", 0, false}};
  const auto weapon = [&](const Move& move) { return find_by_id(move.asks, Id("weapon"))->answer; };
  const Move first = tried(sheets, "hero", "attack", {{"action", "wreck"}, {"defense", "11"}});
  const Id axe = weapon(first);
  CHECK(find_by_id(first.asks, Id("weapon"))->answers.front().name.find("Greataxe") == 0);
  const Id dagger = find_by_id(first.asks, Id("weapon"))->answers[1].id;
  const auto with = [&](const Id& one, const char* action) {
    return advantage_of(sheets, "attack", {{"action", action}, {"defense", "11"}, {"weapon", one}});
  };
  CHECK(with(axe, "finesse") == with(axe, "skirmish") - 1);
  CHECK(with(axe, "wreck") == with(axe, "skirmish"));
  CHECK(with(dagger, "wreck") == with(dagger, "skirmish") - 1);
  CHECK(with(dagger, "finesse") == with(dagger, "skirmish"));
  CHECK(advantage_of(sheets, "attack",
                     {{"action", "skirmish"}, {"defense", "11"}, {"threatened", "yes"}}) ==
        with(axe, "skirmish") - 1);
}

TEST_CASE("section 4: weakened takes effect dice away, strengthened gives them") {
  Sheets sheets = two();
  hero(sheets).actions["skirmish"] = 3;
  const auto dice = [&] {
    const Move move = tried(
        sheets, "hero", "attack",
        {{"action", "skirmish"}, {"defense", "11"}, {"effect_die", "d6"}, {"outcome", "success"}});
    REQUIRE(move.rolls.size() == 2);
    return move.rolls[1].sum.empty() || move.rolls[1].sum[0].faces != 6
               ? 0
               : move.rolls[1].sum[0].count;
  };
  CHECK(dice() == 2);
  hero(sheets).conditions = {{"Weakened", 1, false}};
  CHECK(dice() == 1);
  hero(sheets).conditions = {{"Strengthened", 2, true}};
  CHECK(dice() == 4);
}

TEST_CASE("section 21: a Beacon Point pays for a push, and has any roll made again") {
  Sheets sheets = two();
  hero(sheets).tracks["beacon_points"] = 1;
  const Sheets pushed = done(sheets, "hero", "action_roll",
                             {{{"action", "prowl"},
                               {"position", "risky"},
                               {"push", "advantage,effect"},
                               {"push_with", "beacon"},
                               {"outcome", "success"}},
                              {},
                              {}});
  CHECK(at(pushed, "hero", "/tracks/stress") == 1);
  CHECK(at(pushed, "hero", "/tracks/beacon_points") == 0);
  for (const char* id : {"action_roll", "attack", "gather_information", "use_power", "group_action",
                         "long_term_project", "reduce_heat", "craft", "recover", "ritual",
                         "acquire_asset", "fortune"}) {
    CAPTURE(id);
    const auto& asked = procedure(id).asks;
    CHECK(std::any_of(asked.begin(), asked.end(), [](const Ask& each) { return each.again; }));
  }
}

TEST_CASE("section 15: who pushed and failed has experience for it, also when gathering") {
  const Answers answers{
      {"how", "action"}, {"action", "prowl"}, {"push", "advantage"}, {"outcome", "failure"}};
  const Sheets after = done(two(), "hero", "gather_information", {answers, {}, {}});
  CHECK(at(after, "hero", "/tracks/xp_body") == at(two(), "hero", "/tracks/xp_body") + 1);
  CHECK(at(after, "hero", "/tracks/stress") == 1);
}

TEST_CASE("section 5: whoever assists pays for it, or cannot; Foresight is free") {
  Sheets sheets = two();
  const Answers answers{{"action", "prowl"},
                        {"position", "risky"},
                        {"assisted", "yes"},
                        {"assistant", "second"},
                        {"outcome", "success"}};
  CHECK(at(done(sheets, "hero", "action_roll", {answers, {}, {}}), "second", "/tracks/stress") ==
        1);
  second(sheets).tracks["stress"] = 100;
  CHECK(tried(sheets, "hero", "action_roll", answers).refused ==
        second(sheets).name + ": no stress box is left.");
  second(sheets).tracks["stress"] = 0;
  second(sheets).abilities.emplace_back().id = "foresight";
  const Move seen = tried(sheets, "hero", "action_roll", answers);
  const MoveHelp& foresight = help_of(seen, "Foresight");
  CHECK(foresight.who == "second");
  Answers free = answers;
  free["help"] = foresight.id;
  const Sheets after = done(sheets, "hero", "action_roll", {free, {}, {}});
  CHECK(at(after, "second", "/tracks/stress") == 0);
}

TEST_CASE(
    "section 1: who regenerates is rid of a wound, or has hit points back, for special armor") {
  Sheets sheets = two();
  give(sheets, "regeneration");
  hero(sheets).tracks["hit_points"] = 9;
  hero(sheets).conditions = {{"Bleeding", 3, false}};
  CHECK(help_of(made(sheets, "hero", "recovery"), "Regeneration").told);
  const Sheets rid =
      done(sheets, "hero", "recovery",
           {{{"price", "special"}, {"what", "wound"}, {"wound", "Bleeding"}}, {}, {}});
  CHECK(std::get<Character>(rid.at("hero")).conditions.empty());
  CHECK(at(rid, "hero", "/tracks/special_armor") == 1);
  CHECK(at(rid, "hero", "/tracks/stress") == 0);
  CHECK(at(rid, "hero", "/tracks/hit_points") == 9);
  const Sheets back = done(sheets, "hero", "recovery", {{{"price", "special"}}, {}, 7});
  CHECK(at(back, "hero", "/tracks/hit_points") < 9);
  CHECK(at(back, "hero", "/tracks/stress") == 0);
  hero(sheets).abilities.pop_back();
  CHECK(tried(sheets, "hero", "recovery", {{"price", "special"}}).refused != "");
}

TEST_CASE("section 22: what helps without a number is said, and nobody ticks it for nothing") {
  Sheets sheets = two();
  give(sheets, "bodyguard");
  give(sheets, "sharpshooter");
  give(sheets, "stalwart");
  const Answers gathers{{"how", "action"}, {"action", "prowl"}, {"outcome", "success"}};
  CHECK(help_of(tried(sheets, "hero", "gather_information", gathers), "Bodyguard").told);

  const Answers attack{{"action", "hunt"}, {"defense", "11"}, {"outcome", "failure"}};
  const Move shot = tried(sheets, "hero", "attack", attack);
  const auto priced = std::find_if(shot.helps.begin(), shot.helps.end(), [](const MoveHelp& each) {
    return each.cost == HelpCost::push;
  });
  REQUIRE(priced != shot.helps.end());
  CHECK_FALSE(priced->told);
  Answers far = attack;
  far["help"] = priced->id;
  CHECK(at(done(sheets, "hero", "attack", {far, {}, {}}), "hero", "/tracks/stress") == 1);
  far["push"] = "advantage";
  CHECK(at(done(sheets, "hero", "attack", {far, {}, {}}), "hero", "/tracks/stress") == 1);

  const MoveHelp firm = help_of(made(sheets, "hero", "resist"), "Stalwart");
  CHECK_FALSE(firm.told);
  const Move stands = tried(sheets, "hero", "resist",
                            {{"consequence", "other"}, {"attribute", "body"}, {"help", firm.id}});
  CHECK(stands.refused == "");
  CHECK(stands.rolls.empty());
  CHECK(stands.proposed.empty());
}

TEST_CASE("section 14: a power's damage is thrown, and a critical adds to its first dice") {
  Sheets sheets = two();
  hero(sheets).powers = {"bash"};
  hero(sheets).actions["wreck"] = 4;
  const auto thrown = [&](Answers answers) {
    answers.merge(Answers{{"power", "bash"}, {"defense", "12"}});
    const Move move = tried(sheets, "hero", "use_power", answers);
    REQUIRE(move.rolls.size() == 2);
    return move.rolls[1].sum.at(0).count;
  };
  CHECK(thrown({{"outcome", "success"}}) == 2);
  CHECK(thrown({{"outcome", "critical"}, {"multiplier", "2"}}) == 4);
  CHECK(thrown({{"outcome", "critical"}, {"multiplier", "2"}, {"wound", "wound"}}) == 2);
  const Move hit = made(
      sheets, "hero", "use_power",
      {{{"power", "bash"}, {"defense", "12"}, {"outcome", "success"}}, {{"damage", {3, 5}}}, {}});
  CHECK(hit.refused == "");
  CHECK(hit.words.find("8 damage") != std::string::npos);
}

TEST_CASE("section 9: prison leaves a trauma that the prisoner does not have yet") {
  Sheets sheets = two();
  second(sheets).traumas = {"cold"};
  const Move move = tried(sheets, "crew", "prison", {{"member", "second"}, {"outcome", "bad"}});
  const MoveAsk* ask = find_by_id(move.asks, Id("trauma"));
  REQUIRE(ask != nullptr);
  CHECK(find_by_id(ask->answers, Id("cold")) == nullptr);
  CHECK(ask->answers.size() + 1 == game().traumas.size());
}

TEST_CASE("section 10: nobody gives a claim that the crew does not hold, and a gang has its name") {
  Sheets sheets = two();
  crew(sheets).entanglement = "show_of_force";
  crew(sheets).claims.clear();
  crew(sheets).factions[0].history.push_back({"", -1, ""});
  const Move given =
      tried(sheets, "crew", "show_of_force", {{"way", "claim"}, {"faction", "Watch"}});
  CHECK(given.refused == "\"way\" has no answer \"claim\". There is: war, hold.");
  crew(sheets).entanglement = "gang_trouble";
  const Move trouble = tried(sheets, "crew", "gang_trouble", {{"way", "wronged"}, {"cohort", "0"}});
  CHECK(trouble.refused == "");
  CHECK(trouble.words.find("Rats") != std::string::npos);
}

TEST_CASE("section 12: who is lost to the vice is away until the weeks are over") {
  Sheets sheets = two();
  hero(sheets).tracks["stress"] = 1;
  hero(sheets).harm = {{2, "Cut"}};
  sheets = done(sheets, "hero", "indulge_vice",
                {{{"pay", "free"}, {"overindulged", "lost"}}, {{"roll", {6}}}, {}});
  const auto away = [&] {
    const auto states = conditions_of(game(), hero(sheets),
                                      support::numbers_of(game(), hero(sheets), &crew(sheets)));
    return std::any_of(states.begin(), states.end(),
                       [](const ConditionRule* each) { return each->away; });
  };
  CHECK(away());
  CHECK(hero(sheets).harm.size() == 1);
  sheets = done(sheets, "hero", "back_again");
  CHECK_FALSE(away());
  CHECK(hero(sheets).harm.empty());
  CHECK(made(sheets, "hero", "back_again").refused == "You are not lost.");
}

TEST_CASE("section 16: a claim that stands on none of the crew's roads is seized like another") {
  Sheets sheets = two();
  const Move off = tried(sheets, "crew", "seize_claim", {{"found_at", "off_map"}});
  const MoveAsk* other = find_by_id(off.asks, Id("other"));
  REQUIRE(other != nullptr);
  REQUIRE_FALSE(other->answers.empty());
  const Id claim = other->answers.front().id;
  crew(sheets).factions.push_back({"Rivals", "", {}, 1});
  sheets =
      done(sheets, "crew", "seize_claim",
           {{{"found_at", "off_map"}, {"other", claim}, {"faction", "Watch"}, {"enemy", "Rivals"}},
            {},
            {}});
  CHECK(contains(crew(sheets).claims, claim));
  CHECK(at(sheets, "crew", "/factions/Watch/status") == -2);
  CHECK(at(sheets, "crew", "/factions/Rivals/status") == 1);
}

TEST_CASE("section 16: who held a seized claim is no enemy of theirs, and a war is said") {
  Sheets sheets = two();
  crew(sheets).factions = {{"Watch", "", {{"", -1, "A burned boat"}}, 2}, {"Rivals", "", {}, 1}};
  Answers answers{{"faction", "Watch"}};
  const Move open = tried(sheets, "crew", "seize_claim", answers);
  const MoveAsk* enemy = find_by_id(open.asks, Id("enemy"));
  REQUIRE(enemy != nullptr);
  REQUIRE(enemy->answers.size() == 1);
  CHECK(enemy->answers.front().id == "Rivals");
  const MoveAsk* claim = find_by_id(open.asks, Id("claim"));
  REQUIRE(claim != nullptr);
  REQUIRE_FALSE(claim->answers.empty());
  answers["claim"] = claim->answers.front().id;
  const auto says_war = [&] {
    const Move move = tried(sheets, "crew", "seize_claim", answers);
    CHECK(move.refused == "");
    return contains(move.notes, "War with Watch: one less hold, heat, and one activity.");
  };
  CHECK(says_war());
  crew(sheets).factions.front().history.front().amount = 0;
  CHECK_FALSE(says_war());
  answers["enemy"] = "Watch";
  CHECK(tried(sheets, "crew", "seize_claim", answers).refused ==
        "Watch held it: an enemy of theirs is someone else.");
}

TEST_CASE("section 15: what a member's ability gives the crew's experience is told there") {
  Sheets sheets = two();
  second(sheets).abilities.emplace_back().id = "vengeful";
  const MoveHelp told = help_of(made(sheets, "crew", "crew_end_of_session"), "Vengeful");
  CHECK(told.who == "second");
  CHECK(told.told);
  CHECK(told.label.find("Seren") == 0);
}

TEST_CASE("section 7: an operation is prepared on the crew's own grounds, and once") {
  Sheets sheets = two();
  crew(sheets).grounds = "";
  CHECK(made(sheets, "crew", "prepare_operation").refused.starts_with("You have no hunting"));
  crew(sheets).grounds = "The fish market";
  sheets = done(sheets, "crew", "prepare_operation");
  CHECK(at(sheets, "crew", "/counters/free_activities") == 1);
  CHECK(made(sheets, "crew", "prepare_operation").refused != "");
  sheets = done(sheets, "crew", "begin_downtime");
  CHECK(made(sheets, "crew", "prepare_operation").refused == "");
}

}  // namespace roadbook::rules::at_play

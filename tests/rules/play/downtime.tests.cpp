// Downtime, harm and those who take part, to the last fact; each claim with its section.
#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/sheet/claims.hpp"
#include "support/numbers.hpp"
#include "support/play_table.hpp"

namespace roadbook::rules::at_play {

using namespace support::play;

namespace {

bool offers(const Move& move, const Id& ask, const Id& answer) {
  const MoveAsk* found = find_by_id(move.asks, ask);
  return found != nullptr && find_by_id(found->answers, answer) != nullptr;
}

const MoveRoll& first_roll(const Move& move) {
  REQUIRE_FALSE(move.rolls.empty());
  return move.rolls.front();
}

const Proposed* proposed(const Move& move, const Id& sheet, const std::string& field) {
  for (const Proposed& each : move.proposed) {
    if (each.sheet == sheet && each.field == field) return &each;
  }
  return nullptr;
}

// How much the move adds to the field; 0 where it does not touch it.
int change_of(const Move& move, const Id& sheet, const std::string& field) {
  const Proposed* found = proposed(move, sheet, field);
  return found == nullptr ? 0 : found->to - found->from;
}

bool reasons_with(const MoveRoll& roll, const std::string& label, int value) {
  return std::any_of(roll.reasons.begin(), roll.reasons.end(), [&](const MoveReason& each) {
    return each.label == label && each.value == value;
  });
}

}  // namespace

TEST_CASE("section 11: a healer's quality lends d20s, or dice of theirs where they have a die") {
  Sheets sheets = two();
  hero(sheets).harm = {{1, "Cut"}};
  const Answers other{{"pay", "free"}, {"healer", "other"}, {"quality", "3"}, {"tier", "1"}};
  const Move plain = tried(sheets, "hero", "recover", other);
  CHECK(plain.refused == "");
  CHECK(first_roll(plain).dice.advantage == 4);
  CHECK(first_roll(plain).dice.rating == 0);
  CHECK(reasons_with(first_roll(plain), "The healer's quality", 3));
  Answers with_die = other;
  with_die["faces"] = "8";
  const Move dice = tried(sheets, "hero", "recover", with_die);
  CHECK(first_roll(dice).dice.advantage == 1);
  CHECK(first_roll(dice).dice.rating == 3);
  CHECK(first_roll(dice).dice.faces == 8);
}

TEST_CASE("section 3: your own harm weighs where you treat yourself, not where another does") {
  Sheets sheets = two();
  hero(sheets).harm = {{2, "Broken arm"}};
  CHECK(reasons_with(
      first_roll(tried(sheets, "hero", "recover", {{"pay", "free"}, {"healer", "self"}})), "Harm",
      -1));
  CHECK_FALSE(reasons_with(
      first_roll(tried(sheets, "hero", "recover", {{"pay", "free"}, {"healer", "other"}})), "Harm",
      -1));
}

TEST_CASE("section 14: coin raises the result of a ritual's fortune roll, and lends no dice") {
  Sheets sheets = two();
  hero(sheets).abilities.emplace_back().id = "ritual";
  hero(sheets).coin = 2;
  const Answers fortune{{"pay", "free"},
                        {"magnitude", "1"},
                        {"roll_with", "fortune"},
                        {"position", "controlled"},
                        {"coin_spent", "1"}};
  const Move move = made(sheets, "hero", "ritual", {fortune, {{"twenties", {3}}}, {}});
  CHECK(move.refused == "");
  CHECK(first_roll(move).dice.advantage == 0);
  CHECK(first_roll(move).outcome == "failure");
  CHECK(move.outcome == "success");
  CHECK(change_of(move, "hero", "/coin") == -1);
}

TEST_CASE("section 14: a ritual may be dangerous and uncertain: an action and fortune are rolled") {
  Sheets sheets = two();
  hero(sheets).abilities.emplace_back().id = "ritual";
  hero(sheets).coin = 2;
  const Answers both{
      {"pay", "free"}, {"magnitude", "1"}, {"roll_with", "both"}, {"coin_spent", "1"}};
  const Move open = tried(sheets, "hero", "ritual", both);
  CHECK(first_roll(open).id == "roll");
  const Move move = made(sheets, "hero", "ritual", {both, {}, 7});
  REQUIRE(move.rolls.size() == 2);
  CHECK(move.rolls[1].id == "fortune_roll");
  // The fortune roll decides, and the coin raised it by one level.
  const Ids levels{"failure", "success", "critical"};
  const Id fell = move.rolls[1].outcome == "botch" ? "failure" : move.rolls[1].outcome;
  const auto at_first = std::find(levels.begin(), levels.end(), fell);
  CHECK(move.outcome == (fell == "critical" ? fell : *std::next(at_first)));
  CHECK(says(move.notes, "The action roll says what becomes of the danger"));
  CHECK(says(move.notes, "the danger strikes") == is_failure(move.rolls[0].outcome));
}

TEST_CASE("section 3: what harm does to an action is said in each move that rolls one") {
  Sheets sheets = two();
  crew(sheets).heat = 3;
  hero(sheets).abilities.emplace_back().id = "ritual";
  for (const char* id : {"action_roll", "gather_information", "long_term_project", "reduce_heat",
                         "craft", "ritual", "group_action", "attack"}) {
    INFO(id);
    const Answers common{{"pay", "free"},       {"outcome", "failure"},  {"action", "prowl"},
                         {"position", "risky"}, {"how", "action"},       {"clock", "Plan"},
                         {"magnitude", "0"},    {"roll_with", "action"}, {"defense", "10"}};
    Answers answers;
    for (const auto& [key, value] : common) {
      if (find_by_id(procedure(id).asks, key) != nullptr || key == "outcome") answers[key] = value;
    }
    if (std::string(id) == "group_action") answers["how"] = "rolled";
    if (std::string(id) == "craft") answers["action"] = "craft";
    if (std::string(id) == "ritual") answers["action"] = "utter";
    hero(sheets).harm = {{1, "Bruised"}};
    Move move = tried(sheets, "hero", id, answers);
    CHECK(move.refused == "");
    CHECK(says(move.notes, "Lesser harm: one less level of effect"));
    hero(sheets).harm = {{3, "Broken leg"}};
    move = tried(sheets, "hero", id, answers);
    CHECK(says(move.notes, "you act only with help or by pushing yourself"));
    hero(sheets).harm.clear();
    CHECK_FALSE(says(tried(sheets, "hero", id, answers).notes, "harm"));
  }
}

TEST_CASE("section 6: information that someone guards is gathered against their Tier") {
  Sheets sheets = two();
  const Answers action{{"how", "action"}, {"action", "prowl"}, {"position", "risky"}};
  CHECK(first_roll(tried(sheets, "hero", "gather_information", action)).target == 11);
  Answers against = action;
  against["against"] = "2";
  CHECK(first_roll(tried(sheets, "hero", "gather_information", against)).target == 13);
  crew(sheets).score.target_tier = 3;
  CHECK(first_roll(tried(sheets, "hero", "gather_information", action)).target == 14);
  const Move fortune = tried(sheets, "hero", "gather_information",
                             {{"how", "fortune"}, {"action", "prowl"}, {"position", "risky"}});
  CHECK(first_roll(fortune).target == 11);
}

TEST_CASE("section 11: a member's activity for a cohort is a free one, or it is paid for") {
  Sheets sheets = two();
  crew(sheets).cohorts[0].harm = 2;
  crew(sheets).coin = {{"", 3, ""}};
  const Answers by{{"cohort", "0"}, {"member", "second"}};
  CHECK(offers(tried(sheets, "crew", "help_cohort", by), "paid_by", "free"));
  Answers free = by;
  free["paid_by"] = "free";
  Sheets helped = done(sheets, "crew", "help_cohort", {free, {}, {}});
  CHECK(at(helped, "second", "/counters/downtime_activities") == 1);
  second(sheets).counters["downtime_activities"] = 2;
  CHECK_FALSE(offers(tried(sheets, "crew", "help_cohort", by), "paid_by", "free"));
  CHECK(tried(sheets, "crew", "help_cohort", free).refused != "");
  Answers paid = by;
  paid["paid_by"] = "crew_coin";
  helped = done(sheets, "crew", "help_cohort", {paid, {}, {}});
  CHECK(at(helped, "second", "/counters/downtime_activities") == 2);
  CHECK(at(helped, "crew", "/coin") == 2);
}

TEST_CASE("section 11: two activities for the lair are free as far as they go, then 1 coin each") {
  Sheets sheets = two();
  crew(sheets).coin = {{"", 10, ""}};
  const int price = derive_crew(game(), crew(sheets)).tier;
  Sheets hidden = done(sheets, "crew", "hide_lair", {{{"member", "second"}}, {}, {}});
  CHECK(at(hidden, "second", "/counters/downtime_activities") == 2);
  CHECK(at(hidden, "crew", "/coin") == 10 - price);
  second(sheets).counters["downtime_activities"] = 1;
  hidden = done(sheets, "crew", "hide_lair",
                {{{"member", "second"}, {"paid_with", "crew_coin"}}, {}, {}});
  CHECK(at(hidden, "second", "/counters/downtime_activities") == 2);
  CHECK(at(hidden, "crew", "/coin") == 10 - price - 1);
  CHECK(tried(sheets, "crew", "hide_lair", {{"member", "second"}, {"free_ones", "2"}}).refused ==
        "\"free_ones\" is a whole number from 0 to 1.");
  CHECK(says(tried(sheets, "crew", "hide_lair", {}).notes, "Two downtime activities"));
}

TEST_CASE("section 4: what goes on in a wound is never more than a d12") {
  Sheets sheets = two();
  hero(sheets).conditions = {{"Bleeding", 9, false}};
  const Move turn = tried(sheets, "hero", "start_of_turn", {});
  REQUIRE(first_roll(turn).sum.size() == 1);
  CHECK(first_roll(turn).sum[0].faces == 12);
  hero(sheets).conditions = {{"Bleeding", 2, false}};
  CHECK(first_roll(tried(sheets, "hero", "start_of_turn", {})).sum[0].faces == 6);
}

TEST_CASE("section 4: boons alone are no wound that eases at the end of a turn") {
  Sheets sheets = two();
  hero(sheets).conditions = {{"Hastened", 2, true}};
  CHECK(tried(sheets, "hero", "end_of_turn", {}).refused == "You have no wound.");
  hero(sheets).conditions.push_back({"Dazed", 2, false});
  CHECK(tried(sheets, "hero", "end_of_turn", {}).refused == "");
}

TEST_CASE("section 21: the last trauma says that this life ends, wherever it is taken") {
  Sheets sheets = two();
  hero(sheets).tracks["hit_points"] = 1000;
  const auto last = [&](const Move& move) { return says(move.notes, "It was the last"); };
  hero(sheets).tracks["hit_points"] =
      total_of(support::numbers_of(game(), hero(sheets), &crew(sheets)), "hit_points") + 1;
  CHECK_FALSE(last(tried(sheets, "hero", "resuscitated", {{"trauma", "cold"}})));
  hero(sheets).traumas = {"haunted", "paranoid", "reckless"};
  CHECK(last(tried(sheets, "hero", "resuscitated", {{"trauma", "cold"}})));
  const Answers prison{{"member", "hero"}, {"outcome", "bad"}, {"trauma", "cold"}};
  CHECK(says(tried(sheets, "crew", "prison", prison).notes,
             "It was the last of " + hero(sheets).name));
  hero(sheets).traumas.clear();
  CHECK_FALSE(last(tried(sheets, "crew", "prison", prison)));
}

TEST_CASE(
    "section 5: no character assists itself, and neither the dead nor the retired take part") {
  Sheets sheets = two();
  const Answers assisted{{"action", "prowl"}, {"position", "risky"}, {"assisted", "yes"}};
  CHECK_FALSE(offers(tried(sheets, "hero", "action_roll", assisted), "assistant", "hero"));
  CHECK(offers(tried(sheets, "hero", "action_roll", assisted), "assistant", "second"));
  CHECK(offers(tried(sheets, "crew", "share_coin", {}), "member", "second"));
  second(sheets).counters["lasting_retired"] = 1;
  CHECK_FALSE(offers(tried(sheets, "hero", "action_roll", assisted), "assistant", "second"));
  CHECK_FALSE(offers(tried(sheets, "crew", "share_coin", {}), "member", "second"));
  second(sheets).counters.clear();
  second(sheets).tracks["hit_points"] = 1000;
  CHECK_FALSE(offers(tried(sheets, "crew", "share_coin", {}), "member", "second"));
  // Who is lost for weeks still has a share, and stands in no roll.
  second(sheets).tracks.clear();
  second(sheets).counters["lasting_lost"] = 1;
  CHECK(offers(tried(sheets, "crew", "share_coin", {}), "member", "second"));
  CHECK_FALSE(offers(tried(sheets, "hero", "action_roll", assisted), "assistant", "second"));
}

TEST_CASE("section 5: who assists is named, and is known where there is only one") {
  Sheets sheets = two();
  const Answers assisted{{"action", "prowl"}, {"position", "risky"}, {"assisted", "yes"}};
  const auto assistant = [&](const Move& move) { return find_by_id(move.asks, "assistant"); };
  const Move one = tried(sheets, "hero", "action_roll", assisted);
  REQUIRE(assistant(one) != nullptr);
  CHECK(assistant(one)->answer == "second");
  CHECK_FALSE(assistant(one)->open);
  sheets.emplace("third", second(sheets));
  std::get<Character>(sheets.at("third")).id = "third";
  const Move of_two = tried(sheets, "hero", "action_roll", assisted);
  REQUIRE(assistant(of_two) != nullptr);
  CHECK(assistant(of_two)->answer == "");
  CHECK(assistant(of_two)->open);
  sheets.erase("second");
  sheets.erase("third");
  CHECK(assistant(tried(sheets, "hero", "action_roll", assisted)) == nullptr);
}

TEST_CASE("section 1: whoever is brought back has one hit point without a further word") {
  Sheets sheets = two();
  const int most = total_of(support::numbers_of(game(), hero(sheets), &crew(sheets)), "hit_points");
  hero(sheets).tracks["hit_points"] = most + 8;
  const Move move = tried(sheets, "hero", "resuscitated", {{"trauma", "cold"}});
  const Proposed* points = proposed(move, "hero", "/tracks/hit_points");
  REQUIRE(points != nullptr);
  CHECK(points->ticked);
  CHECK(points->to == most - 1);
}

TEST_CASE("section 5: outside of a fight an assist says nothing of Reacts") {
  Sheets sheets = two();
  Answers assisted{{"action", "prowl"},
                   {"position", "risky"},
                   {"assisted", "yes"},
                   {"outcome", "success"},
                   {"assistant", "second"}};
  const Move calm = tried(sheets, "hero", "action_roll", assisted);
  CHECK(calm.refused == "");
  CHECK_FALSE(says(calm.notes, "React"));
  second(sheets).counters["reacts"] = 1;
  const Move fight = tried(sheets, "hero", "action_roll", assisted);
  CHECK(change_of(fight, "second", "/counters/reacts") == -1);
}

TEST_CASE("section 16: peace is made with whom the crew is at war with") {
  Sheets sheets = two();
  crew(sheets).factions.push_back({"Court", "", {}, 2});
  crew(sheets).factions.back().history.push_back({"", -3, ""});
  const Move open = tried(sheets, "crew", "make_peace", {});
  CHECK(offers(open, "faction", "Court"));
  CHECK_FALSE(offers(open, "faction", "Watch"));
  CHECK(tried(sheets, "crew", "make_peace", {{"faction", "Watch"}}).refused ==
        "You are not at war with Watch.");
}

TEST_CASE("section 10: who has a claim gives one or goes to war, who has none may lose hold") {
  Sheets sheets = two();
  crew(sheets).entanglement = "show_of_force";
  crew(sheets).factions[0].history.push_back({"", -1, ""});
  crew(sheets).claims.clear();
  const Move none = tried(sheets, "crew", "show_of_force", {});
  CHECK(offers(none, "way", "hold"));
  CHECK_FALSE(offers(none, "way", "claim"));
  for (const MapCell& cell : claims_map(game(), crew(sheets)).cells) {
    if (claim_on(game(), crew(sheets), cell.id) == nullptr) continue;
    crew(sheets).claims = {cell.id};
    break;
  }
  const Move some = tried(sheets, "crew", "show_of_force", {});
  CHECK(offers(some, "way", "claim"));
  CHECK_FALSE(offers(some, "way", "hold"));
}

TEST_CASE("section 10: an entanglement asks among the factions that it is about") {
  Sheets sheets = two();
  crew(sheets).factions = {
      {"Watch", "", {}, 2}, {"Court", "", {{"", -2, ""}}, 1}, {"Mill", "", {{"", 3, ""}}, 1}};
  const auto asked = [&](const char* id) {
    crew(sheets).entanglement = id;
    std::string names;
    for (const char* each : {"Watch", "Court", "Mill"}) {
      if (offers(tried(sheets, "crew", id, {{"way", "allow"}}), "faction", each)) {
        names += each + std::string(" ");
      }
    }
    return names;
  };
  CHECK(asked("rivals") == "Watch ");
  CHECK(asked("reprisals") == "Court ");
  CHECK(asked("show_of_force") == "Court ");
  crew(sheets).entanglement = "cooperation";
  const Move friends = tried(sheets, "crew", "cooperation", {{"way", "do"}});
  CHECK(offers(friends, "faction", "Mill"));
  CHECK_FALSE(offers(friends, "faction", "Watch"));
}

TEST_CASE("section 10: one that the crew has not met may be named, one of another status not") {
  Sheets sheets = two();
  crew(sheets).factions.push_back({"Mill", "", {{"", 1, ""}}, 1});
  crew(sheets).entanglement = "rivals";
  const auto rivals = [&](const char* name) {
    return tried(sheets, "crew", "rivals", {{"way", "stand"}, {"faction", name}});
  };
  CHECK(rivals("The new ones").refused == "");
  CHECK(rivals("Mill").refused ==
        "Your status with Mill is +1. This asks for a faction with status 0.");
  crew(sheets).entanglement = "reprisals";
  const auto reprisals = [&](const char* name) {
    return tried(sheets, "crew", "reprisals", {{"way", "fight"}, {"faction", name}});
  };
  CHECK(reprisals("The new ones").refused == "");
  CHECK(reprisals("Watch").refused ==
        "Your status with Watch is 0. This asks for a faction with status −3 to −1.");
  crew(sheets).entanglement = "cooperation";
  const Move stranger =
      tried(sheets, "crew", "cooperation", {{"way", "do"}, {"faction", "The new ones"}});
  CHECK(stranger.refused == "The new ones is no friend at +3.");
}

TEST_CASE("section 11: an asset may need a quality, whoever gets it") {
  Sheets sheets = two();
  hero(sheets).coin = 4;
  crew(sheets).coin = {{"", 4, ""}};
  crew(sheets).abilities.push_back({"all_hands", "", {}, {}, {}});
  const int tier = derive_crew(game(), crew(sheets)).tier;
  const auto falls_short = [&](const Move& move) {
    CHECK(move.refused == "");
    return says(move.told, "falls short");
  };
  Answers own{{"pay", "free"}, {"outcome", "success"}, {"minimum", std::to_string(tier + 1)}};
  CHECK(falls_short(tried(sheets, "hero", "acquire_asset", own)));
  own["coin_spent"] = "1";
  CHECK_FALSE(falls_short(tried(sheets, "hero", "acquire_asset", own)));
  Answers gang{{"cohort", "0"},
               {"what", "asset"},
               {"outcome", "success"},
               {"dangerous", "yes"},
               {"minimum", std::to_string(tier + 1)}};
  Move theirs = tried(sheets, "crew", "cohort_downtime", gang);
  CHECK(falls_short(theirs));
  CHECK(says(theirs.told, "An asset of quality " + std::to_string(tier)));
  CHECK(change_of(theirs, "crew", "/heat") == 2);
  gang["coin_spent"] = "1";
  theirs = tried(sheets, "crew", "cohort_downtime", gang);
  CHECK_FALSE(falls_short(theirs));
  CHECK(change_of(theirs, "crew", "/coin") == -2);
  CHECK(says(theirs.told, "An asset of quality " + std::to_string(tier + 1)));
}

TEST_CASE("section 14: a formula is learned without an ability for it, and its clock keeps it") {
  Sheets sheets = two();
  sheets = done(sheets, "hero", "learn", {{{"kind", "anyone"}, {"name", "Slumber Oil"}}, {}, {}});
  hero(sheets).clocks[0].filled = hero(sheets).clocks[0].size;
  const Move learned =
      tried(sheets, "hero", "learned", {{"kind", "anyone"}, {"clock", "Slumber Oil"}});
  CHECK(learned.refused == "");
  CHECK(says(learned.told, "Slumber Oil is known"));
  const Move work = tried(sheets, "hero", "craft",
                          {{"pay", "free"}, {"outcome", "success"}, {"work", "Slumber Oil"}});
  CHECK(work.words.find("Slumber Oil") != std::string::npos);
}

TEST_CASE("section 3: harm above the last row is for good, whatever move brings it") {
  Sheets sheets = two();
  hero(sheets).harm = {{3, "Broken leg"}, {2, "Cut"}, {2, "Burn"}};
  const Move rolled = tried(sheets, "hero", "action_roll",
                            {{"action", "prowl"},
                             {"position", "risky"},
                             {"outcome", "failure"},
                             {"consequence", "harm"}});
  CHECK(says(rolled.notes, "a catastrophic consequence, for good"));
  hero(sheets).harm.pop_back();
  const Move has_room = tried(sheets, "hero", "action_roll",
                              {{"action", "prowl"},
                               {"position", "risky"},
                               {"outcome", "failure"},
                               {"consequence", "harm"}});
  CHECK_FALSE(says(has_room.notes, "catastrophic"));
  // Fatal harm is no row that was full.
  CHECK_FALSE(says(tried(sheets, "hero", "take_harm", {{"level", "4"}}).notes, "catastrophic"));
}

TEST_CASE("section 13: no two clocks of one sheet have the same name") {
  Sheets sheets = two();
  sheets = done(sheets, "hero", "clock_start", {{{"name", "Alarm"}, {"size", "four"}}, {}, {}});
  CHECK(tried(sheets, "hero", "clock_start", {{"name", "Alarm"}, {"size", "six"}}).refused ==
        "There is a clock \"Alarm\" already.");
  CHECK(tried(sheets, "second", "clock_start", {{"name", "Alarm"}, {"size", "six"}}).refused == "");
}

TEST_CASE("Dice are told under the names that a move's rolls have") {
  const Sheets sheets = two();
  const Answers prowl{{"action", "prowl"}, {"position", "risky"}};
  CHECK(made(sheets, "hero", "action_roll", {prowl, {{"twenty", {12}}}, {}}).refused ==
        "There are no dice under the name \"twenty\". There is: twenties, attribute.");
  CHECK(made(sheets, "hero", "action_roll", {prowl, {{"twenties:nobody", {12}}}, {}}).refused !=
        "");
  CHECK(made(sheets, "hero", "take_harm", {{{"level", "1"}}, {{"roll", {3}}}, {}}).refused ==
        "There are no dice under the name \"roll\": nothing is rolled.");
}

TEST_CASE("section 1: the damage of an attack stands beside its odds before any die is thrown") {
  const Sheets sheets = two();
  Answers attack{{"action", "skirmish"}, {"defense", "12"}, {"effect_die", "d8"}};
  const Move plain = tried(sheets, "hero", "attack", attack);
  REQUIRE(plain.follows.has_value());
  CHECK(plain.follows->name == "Damage");
  CHECK(plain.follows->each_multiplier == Catch::Approx(4.5));
  attack["push"] = "effect";
  const Move pushed = tried(sheets, "hero", "attack", attack);
  REQUIRE(pushed.follows.has_value());
  CHECK(pushed.follows->on_success == Catch::Approx(plain.follows->on_success + 4.5));
  CHECK(pushed.follows->average > plain.follows->average);
  CHECK_FALSE(tried(sheets, "hero", "action_roll", {{"action", "prowl"}, {"position", "risky"}})
                  .follows.has_value());
}

TEST_CASE("section 12: who is in no crew brags to nobody and draws no entanglement") {
  Sheets sheets = two();
  hero(sheets).crew.clear();
  hero(sheets).tracks["stress"] = 1;
  const Move over = made(sheets, "hero", "indulge_vice", {{{"pay", "free"}}, {{"roll", {6}}}, {}});
  CHECK(offers(over, "overindulged", "lost"));
  CHECK_FALSE(offers(over, "overindulged", "brag"));
  CHECK_FALSE(offers(over, "overindulged", "trouble"));
}

TEST_CASE("section 1: armor marks no box for damage that a character is immune to") {
  Sheets sheets = two();
  hero(sheets).carried.clear();
  const Move immune = tried(sheets, "hero", "take_damage",
                            {{"damage", "10"}, {"armor", "special"}, {"nature", "immune"}});
  CHECK(immune.refused == "");
  CHECK(immune.proposed.empty());
}

TEST_CASE("section 11: Mode's exchange is offered with training") {
  Sheets sheets = two();
  const Answers train{{"pay", "free"}, {"track", "xp_body"}};
  CHECK_FALSE(says(tried(sheets, "hero", "train", train).notes, "Mode"));
  hero(sheets).abilities.emplace_back().id = "mode";
  CHECK(says(tried(sheets, "hero", "train", train).notes, "Mode: you may exchange"));
}

TEST_CASE("A line of the journal has one full stop behind each of its sentences") {
  Sheets sheets = two();
  for (const Procedure& each : game().procedures) {
    for (const char* who : {"hero", "crew"}) {
      const Move move = begin({game(), sheets}, who, each, {{}, {}, 3});
      INFO(each.id << ": " << move.words);
      CHECK(move.words.find("..") == std::string::npos);
      CHECK_FALSE(move.words.ends_with("."));
    }
  }
}

}  // namespace roadbook::rules::at_play

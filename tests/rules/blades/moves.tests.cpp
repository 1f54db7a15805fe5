// Moves of Blades in the Dark, each named after its section of the reference document.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/conditions.hpp"
#include "rules/play/evening.hpp"
#include "rules/play/move.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "support/answers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

// A namespace of their own: other tests have such names, too.
namespace roadbook::rules::in_blades {
namespace {

const Ruleset& blades() {
  return support::blades_srd();
}

// A scoundrel with two dots in Skirmish and one in Prowl, and the crew, both in play.
Sheets gang(const Ids& abilities = {}) {
  Character rook;
  rook.id = "rook";
  rook.ruleset = blades().id;
  rook.name = "Rook";
  rook.playbook = blades().playbooks.front().id;
  rook.crew = "crew";
  rook.in_play = true;
  rook.actions = {{"skirmish", 2}, {"prowl", 1}, {"command", 1}};
  for (const Id& each : abilities) rook.abilities.push_back(support::taken(each));
  Crew crew;
  crew.id = "crew";
  crew.ruleset = blades().id;
  crew.name = "The Lamplighters";
  crew.type = blades().crew_types.front().id;
  crew.in_play = true;
  crew.hold = "strong";
  crew.tier = 1;
  crew.coin.push_back({"", 10, "Before"});
  crew.rep = 6;
  crew.factions.push_back({"Watch", "", {}, 2});
  crew.cohorts.push_back({"gang", "Rats", {"thugs"}, {}, {}, 0, ""});
  Sheets sheets;
  sheets.emplace("rook", rook);
  sheets.emplace("crew", crew);
  return sheets;
}

Character& rook_of(Sheets& sheets) {
  return std::get<Character>(sheets.at("rook"));
}
Crew& gang_of(Sheets& sheets) {
  return std::get<Crew>(sheets.at("crew"));
}

void give_crew(Sheets& sheets, const Id& ability) {
  gang_of(sheets).abilities.push_back(support::taken(ability));
}

// The gang with an entanglement that is open.
Sheets facing(const Id& entanglement) {
  Sheets sheets = gang();
  gang_of(sheets).entanglement = entanglement;
  return sheets;
}

const Procedure& blades_procedure(const Id& id) {
  const Procedure* found = find_by_id(blades().procedures, id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

Move tried(const Sheets& sheets, const Id& who, const Id& id, const MoveInput& input = {}) {
  return begin({blades(), sheets}, who, blades_procedure(id), input);
}

Sheets made(const Sheets& sheets, const Id& who, const Id& id,
            const std::map<Id, std::string>& answers = {}) {
  const Move move = tried(sheets, who, id, {answers, {}, {}});
  INFO(id);
  CHECK(move.refused == "");
  std::string open;
  for (const MoveAsk& each : move.asks) open += each.open ? each.id + " " : "";
  CHECK(open == "");
  return applied(blades(), sheets, who, move);
}

// What a question of a move offers with these answers.
Ids offered(const Sheets& sheets, const Id& who, const Id& id,
            const std::map<Id, std::string>& answers, const Id& ask) {
  Ids ids;
  for (const MoveAsk& each : tried(sheets, who, id, {answers, {}, {}}).asks) {
    if (each.id != ask) continue;
    for (const MoveAnswer& one : each.answers) ids.push_back(one.id);
  }
  INFO(id);
  REQUIRE(ids.size() > 1);
  return ids;
}

int value(const Sheets& sheets, const Id& who, const std::string& pointer) {
  return number_at(blades(), sheets.at(who), pointer).value_or(-999);
}

int dice(const Move& move) {
  return move.rolls.empty() ? -1 : move.rolls.front().sixes;
}

bool notes(const Move& move, const std::string& part) {
  return std::any_of(move.notes.begin(), move.notes.end(),
                     [&](const std::string& each) { return each.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("Action Roll: dice are the rating, with help and a push or a bargain, never both") {
  const std::map<Id, std::string> base{{"action", "skirmish"}, {"position", "risky"}};
  const auto with = [&](std::map<Id, std::string> more) {
    more.insert(base.begin(), base.end());
    return tried(gang(), "rook", "action_roll", {more, {}, {}});
  };
  CHECK(dice(with({})) == 2);
  CHECK(dice(with({{"push", "die"}})) == 3);
  CHECK(dice(with({{"bargain", "yes"}, {"assisted", "yes"}})) == 4);
  // Who pushes for the die is not asked for a bargain.
  const Move pushed = with({{"push", "die"}});
  CHECK(std::none_of(pushed.asks.begin(), pushed.asks.end(),
                     [](const MoveAsk& each) { return each.id == "bargain"; }));
  CHECK(with({}).rolls[0].reasons.size() == 1);
  CHECK(with({}).rolls[0].reasons[0].label == "Rating");
}

TEST_CASE("Action Roll: a push costs 2 stress each, a desperate roll brings xp") {
  const Sheets after = made(gang(), "rook", "action_roll",
                            {{"action", "skirmish"},
                             {"position", "desperate"},
                             {"push", "die,effect"},
                             {"outcome", "bad"},
                             {"consequence", "harm"},
                             {"harm", "Broken leg"}});
  CHECK(value(after, "rook", "/tracks/stress") == 4);
  CHECK(value(after, "rook", "/tracks/xp_prowess") == 1);
  CHECK(std::get<Character>(after.at("rook")).harm == std::vector<Harm>{{3, "Broken leg"}});
}

TEST_CASE("Action Roll: what follows is said by position") {
  const auto said = [&](const char* position, const char* outcome, const char* part) {
    const Move move = tried(gang(), "rook", "action_roll",
                            {{{"action", "prowl"},
                              {"position", position},
                              {"outcome", outcome},
                              {"consequence", "none"}},
                             {},
                             {}});
    return notes(move, part);
  };
  CHECK(said("controlled", "partial", "You hesitate: withdraw and try"));
  CHECK_FALSE(said("controlled", "bad", "hesitate"));
  CHECK(said("risky", "bad", "the opportunity is lost"));
  CHECK(said("desperate", "partial", "severe harm"));
}

TEST_CASE("Effect: potency, quality and scale, a push and a critical make its level") {
  const auto words = [](std::map<Id, std::string> more, const Sheets& sheets = gang()) {
    more.insert({{"action", "prowl"}, {"outcome", "full"}});
    return tried(sheets, "rook", "action_roll", {more, {}, {}}).outcome_words;
  };
  CHECK(words({}) == "You do it, with standard effect.");
  CHECK(words({{"effect", "zero"}}) == "You do it, with no effect.");
  CHECK(words({{"effect", "zero"}, {"outcome", "critical"}}) == "You do it, with limited effect.");
  CHECK(words({{"factors", "potency,quality,less_scale"}}) == "You do it, with great effect.");
  CHECK(words({{"push", "effect"}}) == "You do it, with great effect.");
  CHECK(words({{"factors", "less_scale,less_quality,less_potent"}, {"push", "effect"}}) ==
        "You do it, with limited effect.");
  CHECK(words({{"outcome", "partial"}, {"consequence", "reduced"}}) ==
        "You do it with limited effect, at a price: see what your position threatens.");
  Sheets weak = gang();
  rook_of(weak).harm = {{1, "Drained"}};
  CHECK(words({}, weak) == "You do it, with limited effect.");
  CHECK(words({{"hindered", "no"}}, weak) == "You do it, with standard effect.");
}

TEST_CASE("Effect: a success ticks a clock by its level") {
  const auto ticks = [](std::map<Id, std::string> more) {
    more.insert({{"action", "prowl"}, {"obstacle", "The wall"}, {"outcome", "full"}});
    Sheets after = made(gang(), "rook", "action_roll", more);
    return gang_of(after).clocks.empty() ? 0 : gang_of(after).clocks.back().filled;
  };
  CHECK(ticks({}) == 2);
  CHECK(ticks({{"effect", "limited"}}) == 1);
  CHECK(ticks({{"effect", "great"}}) == 3);
  CHECK(ticks({{"outcome", "critical"}}) == 3);
  CHECK(ticks({{"outcome", "bad"}}) == 0);
  Sheets own = made(gang(), "rook", "action_roll",
                    {{"action", "prowl"}, {"own_obstacle", "The wall"}, {"outcome", "full"}});
  CHECK(value(own, "rook", "/clocks/0/filled") == 2);
}

TEST_CASE("Resistance Roll: 6 stress less the highest die; a critical clears 1") {
  for (const auto& [shown, stress] :
       std::vector<std::pair<std::vector<int>, int>>{{{4}, 5}, {{1}, 8}, {{6}, 3}}) {
    Sheets sheets = gang();
    rook_of(sheets).tracks["stress"] = 3;
    rook_of(sheets).actions = {{"skirmish", 1}};
    const Move move =
        tried(sheets, "rook", "resist", {{{"attribute", "prowess"}}, {{"roll", shown}}, {}});
    CHECK(move.refused == "");
    CHECK(value(applied(blades(), sheets, "rook", move), "rook", "/tracks/stress") == stress);
  }
  Sheets sheets = gang();
  rook_of(sheets).tracks["stress"] = 3;
  const Move critical =
      tried(sheets, "rook", "resist", {{{"attribute", "prowess"}}, {{"roll", {6, 6}}}, {}});
  CHECK(critical.outcome == "critical");
  CHECK(value(applied(blades(), sheets, "rook", critical), "rook", "/tracks/stress") == 2);
}

TEST_CASE("Resistance Roll: two sixes with no dice cost 0 and clear nothing") {
  Sheets sheets = gang();
  rook_of(sheets).tracks["stress"] = 3;
  rook_of(sheets).actions.clear();
  const Move move =
      tried(sheets, "rook", "resist", {{{"attribute", "insight"}}, {{"roll", {6, 6}}}, {}});
  CHECK(dice(move) == 0);
  CHECK(move.outcome == "full");
  CHECK(value(applied(blades(), sheets, "rook", move), "rook", "/tracks/stress") == 3);
}

TEST_CASE("Trauma: full stress leaves one, and stress is clear") {
  Sheets sheets = gang();
  CHECK(tried(sheets, "rook", "take_trauma").refused != "");
  rook_of(sheets).tracks["stress"] = 9;
  sheets = made(sheets, "rook", "take_trauma", {{"trauma", "cold"}});
  CHECK(value(sheets, "rook", "/tracks/stress") == 0);
  CHECK(rook_of(sheets).traumas == Ids{"cold"});
  rook_of(sheets).traumas = {"cold", "soft", "haunted"};
  rook_of(sheets).tracks["stress"] = 9;
  CHECK(notes(tried(sheets, "rook", "take_trauma", {{{"trauma", "vicious"}}, {}, {}}),
              "It was the last"));
}

TEST_CASE("Consequences and Harm: a full row moves harm up; new harm empties the clock") {
  Sheets sheets = gang();
  rook_of(sheets).tracks["healing_clock"] = 3;
  for (int i = 0; i < 3; ++i) sheets = made(sheets, "rook", "take_harm", {{"level", "2"}});
  CHECK(rook_of(sheets).harm.back().level == 3);
  CHECK(value(sheets, "rook", "/tracks/healing_clock") == 0);
  sheets = made(sheets, "rook", "take_harm", {{"level", "3"}});
  CHECK(rook_of(sheets).harm.back().level == 4);
}

TEST_CASE(
    "Consequences and Harm: level 2 takes a die, level 3 asks for help; Tough as Nails eases") {
  const auto act = [](Sheets sheets, int level) {
    rook_of(sheets).harm = {{level, "Cut"}};
    return tried(sheets, "rook", "action_roll",
                 {{{"action", "skirmish"}, {"outcome", "full"}}, {}, {}});
  };
  CHECK(dice(act(gang(), 1)) == 2);
  CHECK(dice(act(gang(), 2)) == 1);
  // Each row has its own penalty, and only that.
  CHECK(dice(act(gang(), 3)) == 2);
  CHECK(notes(act(gang(), 3), "only with help"));
  CHECK_FALSE(notes(act(gang(), 3), "Less effect"));
  CHECK_FALSE(notes(act(gang(), 2), "Less effect"));
  CHECK(notes(act(gang(), 1), "Less effect"));
  const Sheets tough = gang({"tough_as_nails"});
  CHECK(dice(act(tough, 2)) == 2);
  CHECK(dice(act(tough, 3)) == 1);
  CHECK_FALSE(notes(act(tough, 3), "only with help"));
}

TEST_CASE("Consequences and Harm: what level 3 asks for is said before the dice, and then once") {
  const auto act = [](std::map<Id, std::string> more) {
    Sheets sheets = gang();
    rook_of(sheets).harm = {{3, "Broken leg"}};
    more["action"] = "skirmish";
    more["position"] = "risky";
    return tried(sheets, "rook", "action_roll", {more, {}, {}});
  };
  const Move before = act({});
  CHECK(before.outcome.empty());
  CHECK(notes(before, "only with help"));
  CHECK_FALSE(notes(act({{"hindered", "no"}}), "only with help"));
  const Move after = act({{"outcome", "full"}});
  CHECK(std::count_if(after.notes.begin(), after.notes.end(), [](const std::string& each) {
          return each.find("only with help") != std::string::npos;
        }) == 1);
}

TEST_CASE("Consequences and Harm: it takes a die only where it matters") {
  Sheets sheets = gang();
  const auto asks_for_it = [&](const std::vector<MoveAsk>& asks) {
    return std::any_of(asks.begin(), asks.end(),
                       [](const MoveAsk& each) { return each.id == "hindered"; });
  };
  const auto act = [&](std::map<Id, std::string> more) {
    more["action"] = "skirmish";
    return tried(sheets, "rook", "action_roll", {more, {}, {}});
  };
  CHECK_FALSE(asks_for_it(act({}).asks));
  rook_of(sheets).harm = {{2, "Cut"}};
  CHECK(asks_for_it(act({}).asks));
  CHECK(dice(act({})) == 1);
  CHECK(dice(act({{"hindered", "no"}})) == 2);
  CHECK(act({{"hindered", "no"}}).rolls[0].pool.full > act({}).rolls[0].pool.full);
}

TEST_CASE("Recover: a clock that is filled twice heals twice") {
  Sheets sheets = gang();
  rook_of(sheets).harm = {{3, "Leg"}, {1, "Bruise"}};
  rook_of(sheets).tracks["healing_clock"] = 3;
  sheets = made(sheets, "rook", "recover",
                {{"pay", "free"}, {"healer", "other"}, {"outcome", "critical"}});
  REQUIRE(rook_of(sheets).harm.size() == 1);
  CHECK(rook_of(sheets).harm.front().level == 1);
  CHECK(value(sheets, "rook", "/tracks/healing_clock") == 0);
  // With one segment that is filled for good the clock has three.
  Sheets vigorous = gang({"vigorous"});
  rook_of(vigorous).harm = {{3, "Leg"}};
  vigorous = made(vigorous, "rook", "recover",
                  {{"pay", "free"}, {"healer", "other"}, {"outcome", "critical"}});
  CHECK(rook_of(vigorous).harm.front().level == 2);
  CHECK(value(vigorous, "rook", "/tracks/healing_clock") == 2);
}

TEST_CASE("Armor: a box is marked in place of the roll, and comes back with the load") {
  Sheets sheets = gang();
  Carried armor;
  armor.item = "armor";
  rook_of(sheets).carried.push_back(armor);
  sheets = made(sheets, "rook", "armor", {{"kind", "armor"}});
  CHECK(value(sheets, "rook", "/tracks/armor") == 1);
  sheets = made(sheets, "rook", "choose_load", {{"load", "light"}});
  CHECK(value(sheets, "rook", "/tracks/armor") == 0);
  CHECK(rook_of(sheets).load_level == "light");
}

TEST_CASE("Special Armor: it pays for a push, and for resisting, where an ability says so") {
  const Sheets sheets = gang({"battleborn"});
  const Sheets pushed = made(sheets, "rook", "action_roll",
                             {{"action", "skirmish"},
                              {"push", "die"},
                              {"help", "ability:battleborn:1"},
                              {"outcome", "full"}});
  CHECK(value(pushed, "rook", "/tracks/stress") == 0);
  CHECK(value(pushed, "rook", "/tracks/special_armor") == 1);
  const Move resisted =
      tried(sheets, "rook", "resist",
            {{{"attribute", "prowess"}, {"help", "ability:battleborn:0"}}, {}, {}});
  CHECK(resisted.rolls.empty());
  CHECK(value(applied(blades(), sheets, "rook", resisted), "rook", "/tracks/special_armor") == 1);
  CHECK(tried(sheets, "rook", "special_armor").refused == "");
  CHECK(tried(gang(), "rook", "special_armor").refused ==
        "None of your abilities spends special armor.");
}

TEST_CASE("Special abilities: each counts on its own occasion, and only there") {
  const auto helped = [](const Sheets& sheets, const Id& who, const Id& id,
                         const std::map<Id, std::string>& answers, const Id& help) {
    const Move move = tried(sheets, who, id, {answers, {}, 1});
    const MoveHelp* found = find_by_id(move.helps, help);
    return found == nullptr ? "no" : found->chosen ? "chosen" : "offered";
  };
  const std::map<Id, std::string> risky{{"action", "prowl"}};
  const std::map<Id, std::string> desperate{{"action", "prowl"}, {"position", "desperate"}};
  const Sheets daredevil = gang({"daredevil"});
  const Id die = "ability:daredevil:0";
  CHECK(helped(daredevil, "rook", "action_roll", risky, die) == std::string("no"));
  CHECK(helped(daredevil, "rook", "action_roll", desperate, die) == std::string("offered"));
  const Sheets iron = gang({"iron_will"});
  const auto resists = [&](const char* attribute) {
    return helped(iron, "rook", "resist", {{"attribute", attribute}}, "ability:iron_will:1");
  };
  CHECK(resists("resolve") == std::string("chosen"));
  CHECK(resists("prowess") == std::string("no"));
  Sheets passing = gang();
  give_crew(passing, "just_passing_through");
  const auto passes = [&](int heat) {
    gang_of(passing).heat = heat;
    return helped(passing, "rook", "action_roll", {{"action", "sway"}},
                  "ability:just_passing_through:1");
  };
  CHECK(passes(4) == std::string("offered"));
  CHECK(passes(5) == std::string("no"));
  Sheets predators = gang();
  give_crew(predators, "predators");
  const auto murder = [&](const char* plan) {
    return tried(predators, "crew", "engagement", {{{"plan", plan}, {"kind", "murder"}}, {}, 1});
  };
  CHECK(dice(murder("stealth")) == 2);
  CHECK(murder("assault").refused != "");
}

TEST_CASE("Rook's Gambit: 2 stress roll the best action's rating in another's place") {
  const Sheets sheets = gang({"rooks_gambit"});
  const std::map<Id, std::string> gambit{
      {"action", "wreck"}, {"help", "ability:rooks_gambit:0"}, {"outcome", "full"}};
  CHECK(dice(tried(sheets, "rook", "action_roll", {gambit, {}, {}})) == 2);
  CHECK(value(made(sheets, "rook", "action_roll", gambit), "rook", "/tracks/stress") == 2);
  CHECK(dice(tried(sheets, "rook", "action_roll", {{{"action", "wreck"}}, {}, {}})) == 0);
}

TEST_CASE("Fortune Roll: a rating, major advantages and disadvantages; luck is one die") {
  const auto roll = [](const std::map<Id, std::string>& answers) {
    return dice(tried(gang(), "rook", "fortune", {answers, {}, 1}));
  };
  CHECK(roll({{"trait", "luck"}}) == 1);
  CHECK(roll({{"rating", "3"}}) == 3);
  CHECK(roll({{"rating", "2"}, {"advantages", "2"}, {"disadvantages", "1"}}) == 3);
  CHECK(roll({{"trait", "luck"}, {"disadvantages", "1"}}) == 0);
}

TEST_CASE("Teamwork: assist 1 stress, a group 1 for each who failed, Expertise at most 1") {
  CHECK(value(made(gang(), "rook", "assist"), "rook", "/tracks/stress") == 1);
  const std::map<Id, std::string> group{
      {"how", "told"}, {"failed", "3"}, {"action", "prowl"}, {"position", "desperate"}};
  const Sheets led = made(gang(), "rook", "group_action", group);
  CHECK(value(led, "rook", "/tracks/stress") == 3);
  CHECK(value(led, "rook", "/tracks/xp_prowess") == 1);
  std::map<Id, std::string> expert = group;
  expert["expertise"] = "yes";
  CHECK(value(made(gang({"expertise"}), "rook", "group_action", expert), "rook",
              "/tracks/stress") == 1);
  for (const char* each : {"protect", "set_up"}) {
    CHECK_FALSE(tried(gang(), "rook", each).notes.empty());
  }
  CHECK(value(made(gang({"foresight"}), "rook", "assist", {{"help", "ability:foresight:0"}}),
              "rook", "/tracks/stress") == 0);
}

TEST_CASE("Teamwork: the sheet knows the action of a character's Expertise") {
  Sheets sheets = gang({"expertise"});
  const auto answer = [&](const char* action) {
    for (const MoveAsk& each :
         tried(sheets, "rook", "group_action", {{{"action", action}}, {}, {}}).asks) {
      if (each.id == "expertise") return each.answer;
    }
    return std::string("not asked");
  };
  CHECK(answer("prowl") == "no");
  rook_of(sheets).abilities.front().choice = "prowl";
  CHECK(answer("prowl") == "yes");
  CHECK(answer("skirmish") == "no");
}

TEST_CASE("Teamwork: each in a group pushes or bargains; a cohort rolls as it is") {
  Sheets sheets = gang();
  Character ash = rook_of(sheets);
  ash.id = "ash";
  ash.name = "Ash";
  sheets.emplace("ash", ash);
  const auto rolls = [&](std::map<Id, std::string> more) {
    more.insert({{"action", "prowl"}, {"team", "ash"}});
    const Move move = tried(sheets, "rook", "group_action", {more, {}, 4});
    CHECK(move.refused == "");
    std::vector<int> all;
    for (const MoveRoll& each : move.rolls) all.push_back(each.sixes);
    return all;
  };
  CHECK(rolls({}) == std::vector<int>{1, 1});
  CHECK(rolls({{"push", "die"}}) == std::vector<int>{2, 1});
  CHECK(rolls({{"bargain", "yes"}}) == std::vector<int>{2, 1});
  CHECK(rolls({{"team_push", "ash"}}) == std::vector<int>{1, 2});
  CHECK(rolls({{"team_bargain", "ash"}}) == std::vector<int>{1, 2});
  CHECK(rolls({{"team_bargain", "ash"}, {"team_push", "ash"}}) == std::vector<int>{1, 2});
  const Sheets after = made(sheets, "rook", "group_action",
                            {{"action", "prowl"},
                             {"team", "ash"},
                             {"push", "die"},
                             {"team_push", "ash"},
                             {"outcome", "full"},
                             {"outcome:ash", "full"}});
  CHECK(value(after, "rook", "/tracks/stress") == 2);
  CHECK(value(after, "ash", "/tracks/stress") == 2);
  // The cohort: its quality, one more for the elite, none outside its types, one less when
  // impaired.
  CHECK(rolls({{"cohort", "0"}})[2] == 1);
  CHECK(rolls({{"cohort", "0"}, {"outside", "yes"}})[2] == 0);
  gang_of(sheets).upgrades["elite_cohorts"] = 1;
  gang_of(sheets).upgrade_choices.push_back({"elite_cohorts", "thugs"});
  CHECK(rolls({{"cohort", "0"}}) == std::vector<int>{1, 1, 2});
  CHECK(dice(tried(sheets, "crew", "cohort_action", {{{"cohort", "0"}}, {}, 1})) == 2);
  gang_of(sheets).cohorts.front().harm = 2;
  CHECK(rolls({{"cohort", "0"}})[2] == 1);
}

TEST_CASE("Synchronized: sixes from different rolls are a critical, a 6 and a 4 are not") {
  Sheets sheets = gang();
  give_crew(sheets, "synchronized");
  Character ash = rook_of(sheets);
  ash.id = "ash";
  sheets.emplace("ash", ash);
  const auto outcome = [&](int die) {
    return tried(sheets, "rook", "group_action",
                 {{{"action", "prowl"}, {"team", "ash"}, {"help", "ability:synchronized:0"}},
                  {{"roll", {6}}, {"team_roll:ash", {die}}},
                  {}})
        .outcome;
  };
  CHECK(outcome(4) == "full");
  CHECK(outcome(6) == "critical");
}

TEST_CASE("Gathering Information: the rating as fortune, or an action roll") {
  const Move move = tried(gang(), "rook", "gather_information",
                          {{{"action", "prowl"}, {"outcome", "full"}}, {}, {}});
  CHECK(dice(move) == 1);
  CHECK(move.outcome_words.find("Standard") == 0);
}

TEST_CASE("Gathering Information: one level of effect more is the next better answer") {
  const auto learned = [](const Sheets& sheets, const char* outcome, bool helped,
                          const char* how = "fortune") {
    std::map<Id, std::string> answers{{"action", "prowl"}, {"outcome", outcome}, {"how", how}};
    if (helped) answers["help"] = "ability:bodyguard:1";
    const Move move = tried(sheets, "rook", "gather_information", {answers, {}, {}});
    CHECK(move.refused == "");
    REQUIRE(move.notes.size() >= 2);
    for (const std::string& each : move.notes) {
      if (each.find(move.outcome_words.substr(0, 5)) == 0) return move.outcome_words;
    }
    return std::string("The notes say something else.");
  };
  const Sheets guarded = gang({"bodyguard"});
  CHECK(learned(guarded, "bad", false) == "Little effect.");
  CHECK(learned(guarded, "bad", true) == "Limited effect.");
  CHECK(learned(guarded, "partial", true) == "Standard effect.");
  CHECK(learned(guarded, "full", true) == "Great effect.");
  CHECK(learned(guarded, "critical", true) == "Great effect.");
  // Harm weighs on an action, not on what is heard without one.
  Sheets hurt = guarded;
  rook_of(hurt).harm = {{1, "Bruise"}};
  CHECK(learned(hurt, "full", false, "action") == "Limited effect.");
  CHECK(learned(hurt, "full", false) == "Standard effect.");
}

TEST_CASE("Death: harm of level 4 is fatal unless it is resisted") {
  Sheets sheets = gang();
  const auto held = [&] {
    const Standings now(blades(), sheets);
    const std::vector<const ConditionRule*> conditions =
        conditions_of(blades(), rook_of(sheets), now.of("rook").numbers);
    return conditions.empty() ? std::string() : conditions.front()->name;
  };
  sheets = made(sheets, "rook", "take_harm", {{"level", "3"}});
  CHECK(held() == "");
  // Without a word it is called by its row: a place without words is a free one.
  CHECK(rook_of(sheets).harm.back().text == "Severe harm");
  sheets = made(sheets, "rook", "take_harm", {{"level", "3"}, {"harm", "Shot"}});
  CHECK(held() == "Fatal harm");
  CHECK(tried(sheets, "rook", "assist").refused.find("fatal harm") != std::string::npos);
  sheets = made(
      sheets, "rook", "resist",
      {{"attribute", "prowess"},
       {"consequence", "harm"},
       {"which_harm", offered(sheets, "rook", "resist",
                              {{"consequence", "harm"}, {"attribute", "prowess"}}, "which_harm")
                          .back()},
       {"how_much", "avoided"},
       {"outcome", "full"}});
  CHECK(held() == "");
  sheets = made(gang(), "rook", "take_harm", {{"level", "4"}});
  CHECK(held() == "Fatal harm");
}

TEST_CASE("Faction status changes: a score that was kept quiet changes none") {
  Sheets sheets = made(gang(), "crew", "plan_score", {{"plan", "stealth"}, {"quiet", "yes"}});
  CHECK(tried(sheets, "crew", "payoff_status").refused ==
        "The score was kept quiet: no status changes.");
  sheets = made(sheets, "crew", "plan_score", {{"plan", "stealth"}, {"quiet", "no"}});
  CHECK(tried(sheets, "crew", "payoff_status").refused == "");
}

TEST_CASE("Engagement Roll: one die for luck, and each advantage and disadvantage") {
  Sheets sheets = gang();
  const auto roll = [&](const std::map<Id, std::string>& answers) {
    return tried(sheets, "crew", "engagement", {answers, {}, 5});
  };
  CHECK(dice(roll({{"plan", "stealth"}})) == 1);
  CHECK(dice(roll({{"plan", "stealth"},
                   {"advantages", "bold,weak,friend_helps"},
                   {"disadvantages", "strong"}})) == 3);
  CHECK(dice(roll({{"plan", "stealth"}, {"linked", "yes"}})) == 0);
  gang_of(sheets).claims = {"city_records"};
  CHECK(dice(roll({{"plan", "stealth"}})) == 2);
  CHECK(dice(roll({{"plan", "assault"}})) == 1);
}

TEST_CASE("Flashbacks: 0, 1, 2 or more stress, or 1 coin or 1 rep for an activity") {
  CHECK(value(made(gang(), "rook", "flashback", {{"price", "none"}}), "rook", "/tracks/stress") ==
        0);
  CHECK(value(made(gang(), "rook", "flashback", {{"price", "one"}}), "rook", "/tracks/stress") ==
        1);
  CHECK(value(made(gang(), "rook", "flashback", {{"price", "two"}, {"stress", "3"}}), "rook",
              "/tracks/stress") == 3);
  CHECK(value(made(gang(), "rook", "flashback", {{"price", "activity_rep"}}), "crew", "/rep") == 5);
}

TEST_CASE("Payoff: 2 rep and the difference of the Tiers, coin, claims, tithe, status") {
  Sheets sheets = gang();
  CHECK(value(made(sheets, "crew", "payoff_rep", {{"target_tier", "3"}}), "crew", "/rep") == 10);
  CHECK(value(made(sheets, "crew", "payoff_rep", {{"quiet", "yes"}}), "crew", "/rep") == 6);
  gang_of(sheets).claims = {"victim_trophies"};
  CHECK(value(made(sheets, "crew", "payoff_rep", {{"target_tier", "3"}}), "crew", "/rep") == 11);
  CHECK(value(made(sheets, "crew", "payoff_rep", {{"quiet", "yes"}}), "crew", "/rep") == 6);
  gang_of(sheets).claims = {"envoy"};
  CHECK(value(made(sheets, "crew", "payoff_coin",
                   {{"size", "standard"}, {"kinds", "high_class"}, {"tithe", "pay"}}),
              "crew", "/coin") == 10 + 6 + 2 - 2);
  const Sheets after = made(sheets, "crew", "payoff_status", {{"hurt", "Watch"}});
  CHECK(value(after, "crew", "/factions/0/status") == -1);
}

TEST_CASE("Heat: by exposure, and more; nine become a wanted level; Death Veil hides the dead") {
  Sheets sheets = gang();
  gang_of(sheets).heat = 7;
  sheets = made(sheets, "crew", "heat", {{"how", "contained"}, {"killing", "yes"}});
  CHECK(value(sheets, "crew", "/heat") == 2);
  CHECK(value(sheets, "crew", "/wanted_level") == 1);
  Sheets veiled = gang();
  gang_of(veiled).abilities.push_back(support::taken("death_veil"));
  CHECK(value(made(veiled, "crew", "heat", {{"how", "loud"}, {"killing", "yes"}}), "crew",
              "/heat") == 4);
}

TEST_CASE("Incarceration: a conviction clears heat, the time inside is rolled with the Tier") {
  Sheets sheets = gang();
  gang_of(sheets).heat = 5;
  gang_of(sheets).wanted_level = 2;
  CHECK(tried(sheets, "crew", "conviction").open());
  const Move move = tried(sheets, "crew", "conviction", {{{"who", "Old Marten"}}, {}, {}});
  CHECK_FALSE(move.open());
  CHECK(notes(move, "several months"));
  sheets = applied(blades(), sheets, "crew", move);
  CHECK(value(sheets, "crew", "/wanted_level") == 1);
  CHECK(value(sheets, "crew", "/heat") == 0);
  CHECK(dice(tried(sheets, "crew", "prison", {{{"member", "rook"}}, {}, 3})) == 1);
  gang_of(sheets).upgrades["prison_contacts"] = 1;
  CHECK(dice(tried(sheets, "crew", "prison", {{{"member", "rook"}}, {}, 3})) == 2);
  CHECK(tried(sheets, "crew", "prison", {{{"member", "rook"}, {"outcome", "partial"}}, {}, {}})
            .words.find(rook_of(sheets).name + " did the time") != std::string::npos);
  // The mark is not to be left out.
  CHECK(tried(sheets, "crew", "prison", {{{"member", "rook"}, {"outcome", "bad"}}, {}, {}}).open());
  sheets =
      made(sheets, "crew", "prison", {{"member", "rook"}, {"outcome", "bad"}, {"trauma", "cold"}});
  CHECK(rook_of(sheets).traumas == Ids{"cold"});
  sheets = made(sheets, "rook", "beating");
  CHECK(rook_of(sheets).harm.back().level == 3);
}

TEST_CASE("Incarceration: who goes to prison is away until they are free") {
  Sheets sheets = made(gang(), "crew", "conviction", {{"member", "rook"}});
  const auto away = [&] {
    return away_by(blades(), rook_of(sheets), Standings(blades(), sheets).of("rook").numbers);
  };
  REQUIRE(away() != nullptr);
  CHECK(away()->id == "in_prison");
  sheets = made(sheets, "rook", "released");
  CHECK(away() == nullptr);
  CHECK(tried(sheets, "rook", "released").refused == "You are not in prison.");
}

TEST_CASE("Entanglements: as many dice as the wanted level, in the column of the heat") {
  Sheets sheets = gang();
  const std::vector<std::vector<std::string>> table{
      {"The Usual Suspects", "Questioning", "Flipped"},
      {"Rivals", "Reprisals", "Demonic Notice"},
      {"Cooperation", "Show of Force", "Arrest"}};
  const char* outcomes[] = {"bad", "partial", "full"};
  const int heat[] = {3, 4, 6};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      gang_of(sheets).heat = heat[column];
      const std::vector<MoveAsk> asks =
          tried(sheets, "crew", "entanglement", {{{"outcome", outcomes[row]}}, {}, {}}).asks;
      const bool listed = std::any_of(asks.begin(), asks.end(), [&](const MoveAsk& each) {
        return std::any_of(each.answers.begin(), each.answers.end(),
                           [&](const MoveAnswer& one) { return one.name == table[row][column]; });
      });
      CHECK(listed);
    }
  }
  gang_of(sheets).wanted_level = 3;
  CHECK(dice(tried(sheets, "crew", "entanglement", {{}, {}, 2})) == 3);
  Sheets after =
      made(sheets, "crew", "entanglement", {{"outcome", "bad"}, {"which", "interrogation"}});
  CHECK(tried(after, "crew", "entanglement").refused != "");
  // It is kept until it is dealt with.
  CHECK(gang_of(after).entanglement == "interrogation");
  after = made(after, "crew", "interrogation", {{"way", "pay"}});
  CHECK(gang_of(after).entanglement.empty());
}

TEST_CASE("Arrest: the wanted level and 3 coin, or someone is handed over") {
  Sheets sheets = gang();
  gang_of(sheets).wanted_level = 2;
  gang_of(sheets).heat = 6;
  CHECK(tried(sheets, "crew", "arrest", {{{"way", "pay"}}, {}, {}}).refused != "");
  gang_of(sheets).entanglement = "arrest";
  CHECK(value(made(sheets, "crew", "arrest", {{"way", "pay"}}), "crew", "/coin") == 5);
  CHECK(value(made(sheets, "crew", "arrest", {{"way", "hand_over"}, {"who", "Old Marten"}}), "crew",
              "/heat") == 0);
  // Who is handed over is in prison with that, and the law is content once.
  const Sheets taken = made(sheets, "crew", "arrest", {{"way", "hand_over"}, {"member", "rook"}});
  CHECK(value(taken, "rook", "/counters/lasting_prison") == 1);
  CHECK(value(taken, "crew", "/wanted_level") == 1);
}

TEST_CASE("Cooperation: a friend at +3, 1 rep for each of their Tier, or 1 status") {
  Sheets sheets = facing("cooperation");
  const std::map<Id, std::string> forfeit{{"way", "forfeit"}, {"faction", "Watch"}};
  CHECK(tried(sheets, "crew", "cooperation", {forfeit, {}, {}}).refused ==
        "Watch is no friend at +3.");
  const Move stranger = tried(sheets, "crew", "cooperation",
                              {{{"way", "forfeit"}, {"faction", "Strangers"}}, {}, {}});
  CHECK(stranger.refused == "Strangers is no friend at +3.");
  gang_of(sheets).factions.front().history = {{"", 3, "Old friends"}};
  CHECK(value(made(sheets, "crew", "cooperation", forfeit), "crew", "/rep") == 4);
  Sheets refused = made(sheets, "crew", "cooperation", {{"way", "refuse"}, {"faction", "Watch"}});
  CHECK(value(refused, "crew", "/factions/0/status") == 2);
  CHECK(gang_of(refused).entanglement.empty());
  CHECK(gang_of(sheets).entanglement == "cooperation");
}

TEST_CASE("Demonic Notice, Flipped, Gang Trouble: each way out has its price") {
  CHECK(value(made(facing("demonic_notice"), "crew", "demonic_notice", {{"way", "hide"}}), "crew",
              "/rep") == 3);
  CHECK(notes(tried(facing("flipped"), "crew", "flipped",
                    {{{"way", "lost"}, {"faction", "Watch"}}, {}, {}}),
              "Watch"));
  CHECK(value(made(facing("gang_trouble"), "crew", "gang_trouble", {{"way", "face"}}), "crew",
              "/rep") == 4);
}

TEST_CASE("Interrogation: 3 coin, or level 2 harm and 3 heat") {
  CHECK(value(made(facing("interrogation"), "crew", "interrogation", {{"way", "pay"}}), "crew",
              "/coin") == 7);
  Sheets after = made(facing("interrogation"), "crew", "interrogation",
                      {{"way", "endure"}, {"member", "rook"}});
  CHECK(value(after, "crew", "/heat") == 3);
  CHECK(rook_of(after).harm.back().level == 2);
}

TEST_CASE("Questioning and The Usual Suspects: coin, or how they hold out") {
  CHECK(value(made(facing("questioning"), "crew", "questioning", {{"way", "pay"}}), "crew",
              "/coin") == 8);
  const auto heat = [](const char* id, const char* outcome) {
    return value(made(facing(id), "crew", id, {{"way", "trust"}, {"outcome", outcome}}), "crew",
                 "/heat");
  };
  CHECK(heat("questioning", "bad") == 2);
  CHECK(heat("questioning", "partial") == 1);
  CHECK(heat("questioning", "full") == 0);
  CHECK(heat("usual_suspects", "bad") == 2);
  CHECK(heat("usual_suspects", "partial") == 0);
  CHECK(value(made(facing("usual_suspects"), "crew", "usual_suspects", {{"way", "pay"}}), "crew",
              "/coin") == 9);
  CHECK(dice(tried(facing("questioning"), "crew", "questioning", {{{"way", "trust"}}, {}, 1})) ==
        2);
}

TEST_CASE("Reprisals, Rivals, Show of Force, Unquiet Dead: by the faction's Tier") {
  Sheets hunted = facing("reprisals");
  const std::map<Id, std::string> to_pay{{"way", "pay"}, {"faction", "Watch"}};
  CHECK(tried(hunted, "crew", "reprisals", {to_pay, {}, {}}).refused != "");
  gang_of(hunted).factions.front().history = {{"", -1, "A raid"}};
  CHECK(tried(hunted, "crew", "reprisals", {{{"way", "allow"}, {"faction", "New"}}, {}, {}})
            .refused == "");
  const Sheets paid = made(hunted, "crew", "reprisals", to_pay);
  CHECK(value(paid, "crew", "/rep") == 4);
  CHECK(value(paid, "crew", "/coin") == 8);
  CHECK(value(made(facing("rivals"), "crew", "rivals", {{"way", "stand"}, {"faction", "Watch"}}),
              "crew", "/factions/0/status") == -1);
  CHECK(value(made(facing("rivals"), "crew", "rivals", {{"way", "coin"}, {"faction", "Watch"}}),
              "crew", "/coin") == 8);
  Sheets friendly = facing("rivals");
  gang_of(friendly).factions.front().history = {{"", 1, "A favor"}};
  CHECK(tried(friendly, "crew", "rivals", {{{"way", "stand"}, {"faction", "Watch"}}, {}, {}})
            .refused == "Your status with Watch is +1. This asks for a faction with status 0.");
  Sheets force = facing("show_of_force");
  const std::map<Id, std::string> to_war{{"way", "war"}, {"faction", "Watch"}};
  CHECK(tried(force, "crew", "show_of_force", {to_war, {}, {}}).refused ==
        "Your status with Watch is 0. This asks for a faction with status −3 to −1.");
  gang_of(force).factions.front().history = {{"", -1, "A raid"}};
  const Sheets war = made(force, "crew", "show_of_force", to_war);
  CHECK(value(war, "crew", "/factions/0/status") == -3);
  CHECK(notes(tried(facing("unquiet_dead"), "crew", "unquiet_dead", {{{"way", "hire"}}, {}, {}}),
              "fortune"));
}

TEST_CASE("Downtime: two activities are free, more cost coin or rep") {
  Sheets sheets = made(gang(), "crew", "begin_downtime");
  for (int i = 0; i < 2; ++i) {
    sheets = made(sheets, "rook", "train",
                  {{"pay", "free"}, {"track", i == 0 ? "xp_insight" : "xp_prowess"}});
  }
  CHECK(tried(sheets, "rook", "train", {{{"pay", "free"}, {"track", "xp_resolve"}}, {}, {}})
            .refused != "");
  sheets = made(sheets, "rook", "train", {{"pay", "rep"}, {"track", "xp_resolve"}});
  CHECK(value(sheets, "crew", "/rep") == 5);
}

TEST_CASE("Acquire Asset: the Tier, a friend's die; coin raises it; dangerous goods bring heat") {
  const Move move = tried(gang(), "rook", "acquire_asset",
                          {{{"pay", "free"}, {"friend", "yes"}, {"again", "yes"}}, {}, 4});
  CHECK(dice(move) == 3);
  const Sheets after = made(gang(), "rook", "acquire_asset",
                            {{"pay", "free"}, {"dangerous", "yes"}, {"outcome", "full"}});
  CHECK(value(after, "crew", "/heat") == 2);
  Sheets rich = gang();
  rook_of(rich).coin = 4;
  const Move raised =
      tried(rich, "rook", "acquire_asset",
            {{{"pay", "free"}, {"outcome", "partial"}, {"coin_spent", "1"}}, {}, {}});
  CHECK(raised.outcome == "full");
}

TEST_CASE("Long-term Project, Reduce Heat, Recover: 1, 2, 3 and 5") {
  const std::vector<std::pair<const char*, int>> results{
      {"bad", 1}, {"partial", 2}, {"full", 3}, {"critical", 5}};
  for (const auto& [outcome, amount] : results) {
    Sheets sheets = gang();
    rook_of(sheets).clocks.push_back({"Plan", 8, 0, false, "", ""});
    rook_of(sheets).harm = {{3, "Leg"}, {1, "Bruise"}};
    gang_of(sheets).heat = 8;
    const Sheets worked =
        made(sheets, "rook", "long_term_project",
             {{"pay", "free"}, {"clock", "Plan"}, {"action", "prowl"}, {"outcome", outcome}});
    CHECK(value(worked, "rook", "/clocks/0/filled") == amount);
    Sheets begun =
        made(sheets, "rook", "long_term_project",
             {{"pay", "free"}, {"clock", "Boat"}, {"action", "prowl"}, {"outcome", outcome}});
    CHECK(value(begun, "rook", "/clocks/1/filled") == amount);
    Sheets theirs = made(sheets, "crew", "faction_downtime",
                         {{"faction", "The Hive"}, {"clock", "Coal"}, {"outcome", outcome}});
    REQUIRE_FALSE(gang_of(theirs).factions.empty());
    REQUIRE(gang_of(theirs).factions.back().clocks.size() == 1);
    CHECK(gang_of(theirs).factions.back().clocks[0].filled == amount);
    const Sheets cooled = made(sheets, "rook", "reduce_heat",
                               {{"pay", "free"}, {"action", "prowl"}, {"outcome", outcome}});
    CHECK(value(cooled, "crew", "/heat") == 8 - amount);
    Sheets healed = made(sheets, "rook", "recover",
                         {{"pay", "free"}, {"healer", "other"}, {"outcome", outcome}});
    CHECK(value(healed, "rook", "/tracks/healing_clock") == amount % 4);
    CHECK(rook_of(healed).harm.size() == (amount >= 4 ? 1U : 2U));
  }
  Sheets alone = gang();
  rook_of(alone).harm = {{2, "Cut"}};
  CHECK(value(made(alone, "rook", "recover",
                   {{"pay", "free"}, {"healer", "none"}, {"outcome", "bad"}}),
              "rook", "/tracks/stress") == 1);
}

TEST_CASE("Train: 1 xp, 2 with the crew's training, each track once") {
  Sheets sheets = gang();
  gang_of(sheets).upgrades["prowess_training"] = 1;
  sheets = made(sheets, "rook", "train", {{"pay", "free"}, {"track", "xp_prowess"}});
  CHECK(value(sheets, "rook", "/tracks/xp_prowess") == 2);
  CHECK(tried(sheets, "rook", "train", {{{"pay", "free"}, {"track", "xp_prowess"}}, {}, {}})
            .refused == "You have trained this in this downtime already.");
}

TEST_CASE("Indulge Vice: the lowest attribute; more than was marked is overindulging") {
  Sheets sheets = gang();
  rook_of(sheets).tracks["stress"] = 5;
  const Move move =
      tried(sheets, "rook", "indulge_vice", {{{"pay", "free"}}, {{"roll", {3, 4}}}, {}});
  CHECK(dice(move) == 0);
  CHECK(value(applied(blades(), sheets, "rook", move), "rook", "/tracks/stress") == 2);
  rook_of(sheets).tracks["stress"] = 2;
  rook_of(sheets).harm = {{2, "Cut"}};
  const auto over = [&](const char* how) {
    return applied(blades(), sheets, "rook",
                   tried(sheets, "rook", "indulge_vice",
                         {{{"pay", "free"}, {"overindulged", how}}, {{"roll", {5, 6}}}, {}}));
  };
  CHECK(value(over("brag"), "crew", "/heat") == 2);
  Sheets lost = over("lost");
  CHECK(rook_of(lost).harm.size() == 1);
  lost = applied(blades(), lost, "rook", tried(lost, "rook", "back_again", {}));
  CHECK(rook_of(lost).harm.empty());
  support::answer(rook_of(sheets), "purveyor") = "Mistress Kember";
  Sheets tapped = over("tapped");
  CHECK(rules::answer_to(rook_of(tapped).answers, "purveyor").empty());
}

TEST_CASE("Harm takes a die from the actions of downtime, too") {
  Sheets sheets = gang();
  const MoveInput work{{{"pay", "free"}, {"clock", "Plan"}, {"action", "prowl"}}, {}, {}};
  const int whole = dice(tried(sheets, "rook", "long_term_project", work));
  rook_of(sheets).harm = {{2, "Cut"}};
  CHECK(dice(tried(sheets, "rook", "long_term_project", work)) == whole - 1);
}

TEST_CASE("Faction Status: peace is made with whom the crew is at war with") {
  Sheets sheets = gang();
  CHECK(tried(sheets, "crew", "make_peace", {}).refused == "You are at war with nobody.");
}

TEST_CASE("Ignoring your vice: as much stress as trauma") {
  Sheets sheets = gang();
  rook_of(sheets).traumas = {"cold", "soft"};
  CHECK(value(made(sheets, "rook", "vice_neglected"), "rook", "/tracks/stress") == 2);
  rook_of(sheets).counters["vice"] = 1;
  CHECK(tried(sheets, "rook", "vice_neglected").refused != "");
}

TEST_CASE("Crafting and Rituals: Tinker against the Tier, stress by magnitude less time") {
  Sheets sheets = gang({"alchemist"});
  rook_of(sheets).coin = 3;
  const Sheets after =
      made(sheets, "rook", "craft", {{"pay", "free"}, {"outcome", "partial"}, {"coin_more", "2"}});
  CHECK(value(after, "rook", "/coin") == 1);
  const std::map<Id, std::string> rite{{"pay", "free"}, {"magnitude", "5"}, {"time", "2"}};
  CHECK(tried(sheets, "rook", "ritual", {rite, {}, {}}).refused == "You need the ability Ritual.");
  rook_of(sheets).abilities.push_back(support::taken("ritual"));
  CHECK(value(made(sheets, "rook", "ritual", rite), "rook", "/tracks/stress") == 3);
  const Sheets learning =
      made(sheets, "rook", "learn", {{"kind", "ritual"}, {"name", "The black tears"}});
  CHECK(std::get<Character>(learning.at("rook")).clocks.back().size == 8);
}

TEST_CASE("NPC and faction downtime: their Tier ticks their clock, and they make a move") {
  Sheets sheets = gang();
  for (Faction& each : gang_of(sheets).factions) {
    if (each.name == "Watch") each.clocks.push_back({"Harbor", 8, 0, false, "", ""});
  }
  const Move move = tried(
      sheets, "crew", "faction_downtime",
      {{{"faction", "Watch"}, {"clock", "Harbor"}, {"maneuver", "asset"}, {"outcome", "critical"}},
       {},
       {}});
  CHECK(dice(move) == 2);
  CHECK(notes(move, "Acquire an asset"));
  const Sheets after = applied(blades(), sheets, "crew", move);
  CHECK(value(after, "crew", "/factions/Watch/clocks/0/filled") == 5);
}

TEST_CASE("Cohorts: quality by Tier, one less die when impaired; 2 coin and Tier replace them") {
  Sheets sheets = gang();
  CHECK(dice(tried(sheets, "crew", "cohort_action", {{{"cohort", "0"}}, {}, 1})) == 1);
  CHECK(dice(tried(sheets, "crew", "cohort_action",
                   {{{"cohort", "0"}, {"outside", "yes"}}, {}, 1})) == 0);
  CHECK(tried(sheets, "crew", "replace_cohort", {{{"cohort", "0"}}, {}, {}}).refused != "");
  sheets = made(sheets, "crew", "cohort_harm", {{"cohort", "0"}, {"level", "4"}});
  sheets = made(sheets, "crew", "replace_cohort", {{"cohort", "0"}});
  CHECK(value(sheets, "crew", "/coin") == 7);
  CHECK(value(sheets, "crew", "/cohorts/0/harm") == 0);
}

TEST_CASE("Advancement: what a trigger brought is seen again, a scoundrel's and the crew's") {
  Sheets sheets = with_new_evening(blades(), gang(), "crew");
  const std::map<Id, std::string> belief{{"came_up:belief", "lot"},
                                         {"track:belief", "xp_playbook"}};
  sheets = made(sheets, "rook", "end_of_session", belief);
  CHECK(value(sheets, "rook", "/tracks/xp_playbook") == 2);
  CHECK(tried(sheets, "rook", "end_of_session", {belief, {}, {}}).proposed.empty());
  CHECK(tried(sheets, "rook", "end_of_session", {{{"came_up:belief", "no"}}, {}, {}})
            .proposed.front()
            .words == "Playbook xp 2 → 0");
  sheets = made(sheets, "crew", "crew_end_of_session", {{"came_up:type", "lot"}});
  CHECK(tried(sheets, "crew", "crew_end_of_session", {}).proposed.empty());
  sheets = with_new_evening(blades(), sheets, "crew");
  sheets = made(sheets, "rook", "end_of_session", belief);
  CHECK(value(sheets, "rook", "/tracks/xp_playbook") == 4);
}

TEST_CASE("Advancement: triggers bring 1 or 2, a full track an advance, the crew's a stash") {
  Sheets sheets = gang();
  rook_of(sheets).tracks["xp_prowess"] = 5;
  sheets = made(sheets, "rook", "end_of_session",
                {{"came_up:playbook", "lot"}, {"track:playbook", "xp_prowess"}});
  CHECK(value(sheets, "rook", "/advances/xp_prowess") == 1);
  sheets = made(sheets, "rook", "advance_attribute", {{"action", "prowl"}});
  CHECK(value(sheets, "rook", "/actions/prowl") == 2);
  gang_of(sheets).advances["xp_crew"] = 2;
  const Amounts boxes = gang_of(sheets).upgrades;
  const Ids open = offered(sheets, "crew", "crew_advance", {{"what", "boxes"}}, "first");
  sheets = made(sheets, "crew", "crew_advance",
                {{"what", "boxes"}, {"first", open.front()}, {"second", open.back()}});
  CHECK(value(sheets, "rook", "/stash") == 3);
  for (const Id& box : {open.front(), open.back()}) {
    CHECK(amount_of(gang_of(sheets).upgrades, box) == amount_of(boxes, box) + 1);
  }
  const std::size_t known = gang_of(sheets).abilities.size();
  const Id gift = offered(sheets, "crew", "crew_advance", {{"what", "ability"}}, "ability").front();
  sheets = made(sheets, "crew", "crew_advance", {{"what", "ability"}, {"ability", gift}});
  REQUIRE(gang_of(sheets).abilities.size() == known + 1);
  CHECK(gang_of(sheets).abilities.back().id == gift);
}

TEST_CASE("The journal keeps what each die showed") {
  const Move move =
      tried(gang(), "rook", "action_roll",
            {{{"action", "skirmish"}, {"position", "risky"}}, {{"roll", {6, 3}}}, {}});
  CHECK(move.outcome == "full");
  CHECK(rolled_in_words(move) == "6, 3");
}

TEST_CASE("Advancement: a full playbook track gives one special ability") {
  Sheets sheets = gang();
  rook_of(sheets).advances["xp_playbook"] = 1;
  const std::size_t known = rook_of(sheets).abilities.size();
  const Id mine = offered(sheets, "rook", "advance_ability", {}, "ability").front();
  sheets = made(sheets, "rook", "advance_ability", {{"ability", mine}});
  REQUIRE(rook_of(sheets).abilities.size() == known + 1);
  CHECK(rook_of(sheets).abilities.back().id == mine);
  CHECK(value(sheets, "rook", "/advances/xp_playbook") == 0);
  const Id next = offered(sheets, "rook", "advance_ability", {}, "ability").front();
  CHECK(tried(sheets, "rook", "advance_ability", {{{"ability", next}}, {}, {}}).refused != "");
}

TEST_CASE("Development: weak hold becomes strong, strong buys a Tier for 8 coin each") {
  Sheets sheets = gang();
  gang_of(sheets).rep = 12;
  gang_of(sheets).coin.push_back({"", 6, "More"});
  sheets = made(sheets, "crew", "develop_tier");
  CHECK(value(sheets, "crew", "/tier") == 2);
  CHECK(value(sheets, "crew", "/coin") == 0);
  CHECK(gang_of(sheets).hold == "weak");
  gang_of(sheets).rep = 12;
  sheets = made(sheets, "crew", "develop_hold");
  CHECK(gang_of(sheets).hold == "strong");
  CHECK(value(sheets, "crew", "/rep") == 0);
}

TEST_CASE("Coin and Stash: two stash for one coin, retirement, taking the fall") {
  Sheets sheets = gang();
  rook_of(sheets).coin = 2;
  sheets = made(sheets, "rook", "stash_coin", {{"coin", "2"}});
  CHECK(value(sheets, "rook", "/stash") == 2);
  sheets = made(sheets, "rook", "draw_stash", {{"coin", "1"}});
  CHECK(value(sheets, "rook", "/coin") == 1);
  CHECK(value(sheets, "rook", "/stash") == 0);
  gang_of(sheets).wanted_level = 2;
  CHECK(value(made(sheets, "rook", "take_the_fall"), "crew", "/wanted_level") == 1);
  CHECK_FALSE(tried(sheets, "rook", "retire").notes.empty());
}

TEST_CASE("Coin: the crew's is shared out, as far as there is some and a purse has room") {
  Sheets sheets = gang();
  rook_of(sheets).coin = 3;
  const auto share = [&](const char* coin) {
    return tried(sheets, "crew", "share_coin", {{{"member", "rook"}, {"coin", coin}}, {}, {}});
  };
  CHECK(share("2").refused != "");
  CHECK(share("1").refused == "");
  sheets = made(sheets, "crew", "share_coin", {{"member", "rook"}, {"coin", "1"}});
  CHECK(value(sheets, "rook", "/coin") == 4);
  CHECK(value(sheets, "crew", "/coin") == 9);
  rook_of(sheets).coin = 0;
  gang_of(sheets).coin = {{"", 1, "Left"}};
  CHECK(share("2").refused != "");
}

TEST_CASE("The numbers of a sheet go as far as the texts say") {
  Sheets sheets = gang();
  gang_of(sheets).cohorts.push_back({"expert", "Doctor", {"doctor"}, {}, {}, 0, ""});
  const auto most = [&](const Id& who, const std::string& pointer) {
    const Standings now(blades(), sheets);
    const NumberLimits limits = limits_at(now, who, pointer);
    CHECK(limits.low == (pointer == "/factions/0/status" ? -3 : 0));
    return limits.high;
  };
  CHECK(most("rook", "/coin") == 4);
  CHECK(most("rook", "/stash") == 40);
  CHECK(most("rook", "/tracks/stress") == 9);
  CHECK(most("rook", "/tracks/healing_clock") == 4);
  CHECK(most("rook", "/actions/skirmish") == 3);
  CHECK(most("crew", "/rep") == 12);
  CHECK(most("crew", "/heat") == 9);
  CHECK(most("crew", "/wanted_level") == 4);
  CHECK(most("crew", "/factions/0/status") == 3);
  CHECK(most("crew", "/cohorts/0/harm") == 4);
  CHECK(most("crew", "/upgrades/mastery") == 4);
  CHECK(most("crew", "/upgrades/vault") == 2);
  CHECK(most("crew", "/upgrades/no_such_upgrade") == 0);
  gang_of(sheets).upgrades = {{"mastery", 4}, {"composed", 3}};
  give_crew(sheets, "fiends");
  gang_of(sheets).wanted_level = 2;
  CHECK(most("rook", "/actions/skirmish") == 4);
  CHECK(most("rook", "/tracks/stress") == 10);
  CHECK(most("crew", "/rep") == 10);
}

namespace {

bool tells(const Move& move, const std::string& part) {
  return std::any_of(move.told.begin(), move.told.end(),
                     [&](const std::string& each) { return each.find(part) != std::string::npos; });
}

}  // namespace

TEST_CASE("Crafting: the quality is the Tier's and the roll's, the Workshop counts once") {
  Sheets sheets = gang();
  const auto craft = [&](const std::map<Id, std::string>& more) {
    std::map<Id, std::string> answers{{"pay", "free"}, {"outcome", "full"}};
    answers.insert(more.begin(), more.end());
    return tried(sheets, "rook", "craft", {answers, {}, {}});
  };
  CHECK(tells(craft({}), "Quality 2"));
  gang_of(sheets).upgrades["workshop"] = 1;
  CHECK(tells(craft({}), "Quality 3"));
  const Move change = craft({{"modification", "arcane"}, {"drawbacks", "rare,volatile"}});
  CHECK(tells(change, "It needs a quality of 4, and falls short"));
  CHECK(tells(change, "Drawbacks: Rare, Volatile"));
  CHECK_FALSE(tells(craft({{"minimum", "3"}}), "falls short"));
}

TEST_CASE("Alchemist, Artificer, Strange Methods: inventing is better, too, in its project") {
  for (const char* ability : {"alchemist", "artificer", "strange_methods"}) {
    CAPTURE(ability);
    const Sheets sheets = gang({ability});
    for (const char* move : {"craft", "long_term_project"}) {
      const std::vector<MoveHelp> helps = tried(sheets, "rook", move).helps;
      CHECK(std::any_of(helps.begin(), helps.end(),
                        [](const MoveHelp& each) { return each.gives == Gives::result_level; }));
    }
  }
}

TEST_CASE("Special Armor: it is back when downtime begins, alone or together") {
  Sheets sheets = gang({"battleborn"});
  rook_of(sheets).tracks["special_armor"] = 1;
  CHECK(value(made(sheets, "crew", "begin_downtime"), "rook", "/tracks/special_armor") == 0);
  CHECK(value(made(sheets, "rook", "begin_own_downtime"), "rook", "/tracks/special_armor") == 0);
}

TEST_CASE("Trauma: it satisfies the vice for the next downtime, and only for that") {
  Sheets sheets = gang();
  rook_of(sheets).tracks["stress"] = 9;
  sheets = made(sheets, "rook", "take_trauma", {{"trauma", "cold"}});
  sheets = made(sheets, "crew", "begin_downtime");
  CHECK(tried(sheets, "rook", "vice_neglected").refused != "");
  sheets = made(sheets, "crew", "end_downtime");
  CHECK(tried(sheets, "rook", "vice_neglected").refused != "");
  sheets = made(sheets, "crew", "begin_downtime");
  CHECK(value(made(sheets, "rook", "vice_neglected"), "rook", "/tracks/stress") == 1);
}

TEST_CASE("Trauma: with a box more, as Hardened brings it, the fourth is not the last") {
  Sheets sheets = gang();
  rook_of(sheets).traumas = {"cold", "soft", "haunted"};
  rook_of(sheets).tracks["stress"] = 9;
  const MoveInput fourth{{{"trauma", "vicious"}}, {}, {}};
  CHECK(notes(tried(sheets, "rook", "take_trauma", fourth), "It was the last"));
  gang_of(sheets).upgrades["hardened"] = 3;
  CHECK_FALSE(notes(tried(sheets, "rook", "take_trauma", fourth), "It was the last"));
  rook_of(sheets).counters["lasting_retired"] = 1;
  CHECK(value(made(sheets, "rook", "back_into_play"), "rook", "/counters/lasting_retired") == 0);
}

TEST_CASE("Development: at war the hold is less and buys no Tier, but for War Dogs") {
  Sheets sheets = gang();
  gang_of(sheets).rep = 12;
  gang_of(sheets).factions.front().history = {{"", -3, "A raid"}};
  CHECK(tried(sheets, "crew", "develop_tier").refused != "");
  give_crew(sheets, "war_dogs");
  gang_of(sheets).coin.push_back({"", 6, "More"});
  CHECK(tried(sheets, "crew", "develop_tier").refused == "");
}

TEST_CASE("Entanglements: once in each score; trouble that was attracted brings one more") {
  Sheets sheets = gang();
  sheets = made(sheets, "crew", "entanglement", {{"outcome", "bad"}, {"which", "gang_trouble"}});
  sheets = made(sheets, "crew", "begin_downtime");
  CHECK(tried(sheets, "crew", "entanglement").refused != "");
  rook_of(sheets).tracks["stress"] = 2;
  const MoveInput over{{{"pay", "free"}, {"overindulged", "trouble"}}, {{"roll", {5, 6}}}, {}};
  const Sheets trouble =
      applied(blades(), sheets, "rook", tried(sheets, "rook", "indulge_vice", over));
  CHECK(tried(trouble, "crew", "entanglement").refused == "");
}

TEST_CASE("Claims: clients and targets, battle and shows of force are told apart") {
  Sheets sheets = gang();
  const auto paid = [&](const Id& claim, const std::string& kinds) {
    Sheets with = sheets;
    for (const CrewType& type : blades().crew_types) {
      Crew of_type = gang_of(with);
      of_type.type = type.id;
      for (const MapCell& cell : claims_map(blades(), of_type).cells) {
        if (cell.claim != claim) continue;
        of_type.claims = {cell.id};
        gang_of(with) = of_type;
      }
    }
    const Sheets after = made(with, "crew", "payoff_coin", {{"size", "none"}, {"kinds", kinds}});
    return value(after, "crew", "/coin") - value(with, "crew", "/coin");
  };
  CHECK(paid("fixer", "low_class") == 2);
  CHECK(paid("fixer", "low_class_targets") == 0);
  CHECK(paid("street_fence", "low_class_targets") == 2);
  CHECK(paid("street_fence", "low_class") == 0);
}

TEST_CASE(
    "No Traces: half of what the target is worth, and 1 rep where downtime ends without heat") {
  Sheets sheets = gang();
  give_crew(sheets, "no_traces");
  const Sheets quiet = made(sheets, "crew", "payoff_rep", {{"target_tier", "4"}, {"quiet", "yes"}});
  CHECK(value(quiet, "crew", "/rep") == 9);  // half of 2 + 4 - 1, rounded up
  give_crew(sheets, "just_passing_through");
  gang_of(sheets).heat = 1;
  const Sheets ended = made(sheets, "crew", "end_downtime");
  CHECK(value(ended, "crew", "/heat") == 0);
  CHECK(value(ended, "crew", "/rep") == 7);
}

TEST_CASE("Giving up on a score: it has no payoff until another is planned") {
  Sheets sheets = made(gang(), "crew", "give_up");
  CHECK(tried(sheets, "crew", "payoff_coin").refused != "");
  CHECK(tried(sheets, "crew", "payoff_rep").refused != "");
  sheets = made(sheets, "crew", "plan_score",
                {{"plan", "assault"}, {"target_tier", "3"}, {"quiet", "yes"}});
  CHECK(tried(sheets, "crew", "payoff_rep").refused == "");
  for (const MoveAsk& each : tried(sheets, "crew", "engagement").asks) {
    if (each.id == "plan") CHECK(each.answer == "assault");
  }
}

TEST_CASE("Cohorts: the broken do not act, unless a Leader commands them") {
  Sheets sheets = gang();
  gang_of(sheets).cohorts.front().harm = 3;
  gang_of(sheets).cohorts.push_back({"gang", "Crows", {"thugs"}, {}, {}, 0, ""});
  gang_of(sheets).cohorts.push_back({"gang", "Moths", {"thugs"}, {}, {}, 0, ""});
  CHECK(offered(sheets, "crew", "cohort_action", {}, "cohort") == Ids{"1", "2"});
  const std::map<Id, std::string> group{{"action", "command"}};
  CHECK(offered(sheets, "rook", "group_action", group, "cohort") == Ids{"1", "2"});
  rook_of(sheets).abilities.push_back(support::taken("leader"));
  CHECK(offered(sheets, "rook", "group_action", group, "cohort") == Ids{"0", "1", "2"});
}

TEST_CASE("All Hands: one cohort does one activity in each downtime") {
  Sheets sheets = gang();
  gang_of(sheets).heat = 6;
  const std::map<Id, std::string> quiet{{"cohort", "0"}, {"what", "heat"}, {"outcome", "full"}};
  CHECK(tried(sheets, "crew", "cohort_downtime", {quiet, {}, {}}).refused != "");
  give_crew(sheets, "all_hands");
  sheets = made(sheets, "crew", "cohort_downtime", quiet);
  CHECK(value(sheets, "crew", "/heat") == 3);
  CHECK(tried(sheets, "crew", "cohort_downtime", {quiet, {}, {}}).refused != "");
}

TEST_CASE("Hunting grounds: one activity more for the operation that is prepared on them") {
  Sheets sheets = gang();
  gang_of(sheets).grounds = "the docks";
  sheets = made(sheets, "crew", "prepare_operation");
  CHECK(value(sheets, "crew", "/counters/free_activities") == 1);
  CHECK(tried(sheets, "crew", "prepare_operation").refused != "");
}

TEST_CASE("Downtime: a friend or contact helps with every activity that is rolled") {
  Sheets sheets = gang();
  rook_of(sheets).harm = {{1, "Battered"}};
  for (const char* activity :
       {"acquire_asset", "long_term_project", "recover", "reduce_heat", "indulge_vice", "craft"}) {
    CAPTURE(activity);
    std::map<Id, std::string> answers{{"clock", "A door"},
                                      {"healer", "other"},
                                      {"quality", "1"},
                                      {"action", "prowl"},
                                      {"pay", "free"}};
    for (auto each = answers.begin(); each != answers.end();) {
      each = find_by_id(blades_procedure(activity).asks, each->first) == nullptr
                 ? answers.erase(each)
                 : std::next(each);
    }
    if (activity == std::string("craft")) answers["action"] = "tinker";
    if (activity == std::string("recover")) answers.erase("action");
    const int alone = dice(tried(sheets, "rook", activity, {answers, {}, {}}));
    answers["friend"] = "yes";
    CHECK(dice(tried(sheets, "rook", activity, {answers, {}, {}})) == alone + 1);
  }
}

TEST_CASE("Retirement: the stash says how a character lives, who is away from then on") {
  Sheets sheets = gang();
  rook_of(sheets).stash = 21;
  CHECK(notes(tried(sheets, "rook", "retire"), "Modest: "));
  sheets = made(sheets, "rook", "retire");
  CHECK(value(sheets, "rook", "/counters/lasting_retired") == 1);
  CHECK(value(made(gang(), "rook", "take_the_fall"), "rook", "/counters/lasting_retired") == 1);
}

TEST_CASE("Payoff: a boss who is not paid has a clock, which costs status when it is full") {
  Sheets sheets = gang();
  const std::map<Id, std::string> unpaid{
      {"size", "small"}, {"tithe", "refuse"}, {"boss", "Watch"}, {"boss_clock", "Patience"}};
  for (int score = 0; score < 4; ++score) sheets = made(sheets, "crew", "payoff_coin", unpaid);
  const Faction& boss = gang_of(sheets).factions.front();
  REQUIRE(boss.clocks.size() == 1);
  CHECK(boss.clocks.front().filled == 4);
  CHECK(total(boss.history) == -1);
}

TEST_CASE("Prison: Parole Influence shortens the sentence, an ally inside grants a claim") {
  Sheets sheets = gang();
  gang_of(sheets).wanted_level = 2;
  const auto convicted = [&] {
    return tried(sheets, "crew", "conviction", {{{"who", "someone"}}, {}, {}});
  };
  CHECK(notes(convicted(), "several months"));
  const auto inside = [&](const Id& claim) {
    for (const MapCell& cell : prison_map(blades()).cells) {
      if (cell.claim == claim) gang_of(sheets).prison_claims.push_back(cell.id);
    }
  };
  inside("parole_influence");
  CHECK(notes(convicted(), "a month or two"));
  CHECK_FALSE(notes(convicted(), "Smuggling"));
  inside("smuggling");
  CHECK(notes(convicted(), "Smuggling: 2 load behind the walls"));
  CHECK(tried(sheets, "crew", "allied_claim").refused != "");
  inside("allied_claim");
  // One for each of its cells.
  for (int i = 0; i < 4; ++i) {
    const std::vector<MoveAsk> asks = tried(sheets, "crew", "allied_claim").asks;
    REQUIRE(asks.size() == 1);
    sheets = made(sheets, "crew", "allied_claim", {{"claim", asks[0].answers.front().id}});
  }
  CHECK(tried(sheets, "crew", "allied_claim").refused != "");
}

TEST_CASE("Analyst: two ticks in a downtime, without an activity") {
  Sheets sheets = gang({"analyst"});
  rook_of(sheets).clocks.push_back({"Formula", 8, 0, false, "", ""});
  const std::map<Id, std::string> one{{"clock", "Formula"}, {"ticks", "1"}};
  for (int i = 0; i < 2; ++i) sheets = made(sheets, "rook", "analyst_ticks", one);
  CHECK(value(sheets, "rook", "/clocks/0/filled") == 2);
  CHECK(value(sheets, "rook", "/counters/downtime_activities") == 0);
  CHECK(tried(sheets, "rook", "analyst_ticks", {one, {}, {}}).refused != "");
  sheets = made(sheets, "crew", "begin_downtime");
  CHECK(tried(sheets, "rook", "analyst_ticks", {one, {}, {}}).refused == "");
}

TEST_CASE("Reducing hold: a faction's strong hold becomes weak, and weak hold takes a Tier") {
  Sheets sheets = gang();
  gang_of(sheets).factions.front().hold = "strong";
  sheets = made(sheets, "crew", "reduce_hold", {{"faction", "Watch"}});
  CHECK(gang_of(sheets).factions.front().hold == "weak");
  CHECK(value(sheets, "crew", "/factions/0/tier") == 2);
  sheets = made(sheets, "crew", "reduce_hold", {{"faction", "Watch"}});
  CHECK(value(sheets, "crew", "/factions/0/tier") == 1);
}

TEST_CASE("Crew upgrades: a lair is hidden anew by a crew with a hidden one") {
  Sheets sheets = gang();
  CHECK(tried(sheets, "crew", "hide_lair").refused == "You need the upgrade Hidden Lair.");
  gang_of(sheets).upgrades["hidden_lair"] = 1;
  CHECK(value(made(sheets, "crew", "hide_lair"), "crew", "/coin") == 9);
}

TEST_CASE("Learning a ritual: it is known when its clock is full") {
  Sheets sheets = gang({"ritual"});
  sheets = made(sheets, "rook", "learn", {{"kind", "ritual"}, {"name", "The black tears"}});
  const MoveInput which{{{"kind", "ritual"}, {"clock", "The black tears"}}, {}, {}};
  CHECK(tried(sheets, "rook", "learned", which).refused != "");
  rook_of(sheets).clocks.back().filled = 8;
  sheets = made(sheets, "rook", "learned", which.answers);
  CHECK(rook_of(sheets).abilities.front().known.back().name == "The black tears");
}

TEST_CASE("Each occasion of the three games is raised by a move, or is only known") {
  for (const Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    const auto raised = [&](const OccasionOf& when) {
      return std::any_of(game->procedures.begin(), game->procedures.end(), [&](const auto& move) {
        return std::any_of(move.occasions.begin(), move.occasions.end(),
                           [&](const auto& each) { return each.occasion == when.kind; });
      });
    };
    for (const Ability& ability : game->abilities) {
      for (const Situational& each : ability.situational) {
        if (each.gives == Gives::knowledge || each.gives == Gives::access) continue;
        for (const OccasionOf& when : each.occasions) {
          // What a downtime begins with is a move of its own, and not every game has cohorts.
          if (when.kind == Occasion::downtime) continue;
          if (when.kind == Occasion::cohort && game->cohort_kinds.empty()) continue;
          INFO(game->id << " " << ability.id << " " << static_cast<int>(when.kind));
          CHECK(raised(when));
        }
      }
    }
  }
}

TEST_CASE("Blades: each move names its section, and the frequent ones are quick") {
  int quick = 0;
  for (const Procedure& each : blades().procedures) {
    INFO(each.id);
    CHECK_FALSE(each.section.empty());
    CHECK_FALSE(each.source.empty());
    CHECK_FALSE(each.phase.empty());
    quick += each.quick ? 1 : 0;
  }
  CHECK(blades().procedures.size() >= 80);
  CHECK(quick >= 10);
  Sheets sheets = gang();
  const auto open = [&](const Id& who) {
    const std::vector<MoveOffer> offers = offers_of({blades(), sheets}, who);
    return std::count_if(offers.begin(), offers.end(),
                         [](const MoveOffer& each) { return each.refusal.empty(); });
  };
  CHECK(open("rook") > 25);
  CHECK(open("crew") > 30);
}

}  // namespace roadbook::rules::in_blades

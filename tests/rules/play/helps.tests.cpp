// What helps on which occasion: every effect of abilities, claims, upgrades and oaths is read.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "rules/play/helps.hpp"
#include "rules/play/marked_conditions.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/sheet/claims.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

// One who has everything of a game: each effect of it, by the entry and its place there.
struct HelpCollector {
  const Ruleset& game;
  std::set<Id> found;
  int without_occasion = 0;

  void add(const std::vector<MoveHelp>& helps) {
    for (const MoveHelp& each : helps) {
      found.insert(each.id);
      if (each.when.empty()) ++without_occasion;
    }
  }

  void collect() {
    Character hero;
    Crew bare;
    for (const Ability& each : game.abilities) hero.abilities.push_back(support::taken(each.id));
    add(all_helps(game, hero, nullptr));
    for (const Upgrade& each : game.upgrades) bare.upgrades[each.id] = 100;
    add(all_helps(game, bare, &bare));
    for (const Claim& each : game.claims) {
      Crew held;
      (each.prison ? held.prison_claims : held.claims).push_back(each.id);
      add(all_helps(game, held, &held));
    }
    for (const CrewType& type : game.crew_types) {
      Crew crew;
      crew.type = type.id;
      crew.grounds = "The docks";
      for (const Feature& feature : type.features) {
        AbilityTaken taken = support::taken(feature.id);
        for (const FeatureEntry& entry : feature.entries) {
          taken.choice += (taken.choice.empty() ? "" : ",") + entry.id;
        }
        crew.features.push_back(taken);
      }
      add(all_helps(game, crew, &crew));
    }
  }
};

// Every effect that stands in the game's lists.
std::set<Id> declared(const Ruleset& game) {
  std::set<Id> ids;
  const auto add = [&](const std::string& source, const std::vector<Situational>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) ids.insert(source + ":" + std::to_string(i));
  };
  for (const Ability& each : game.abilities) add("ability:" + each.id, each.situational);
  for (const Upgrade& each : game.upgrades) add("upgrade:" + each.id, each.situational);
  for (const Claim& each : game.claims) add("claim:" + each.id, each.situational);
  for (const CrewType& type : game.crew_types) {
    for (const Feature& feature : type.features) {
      for (const FeatureEntry& entry : feature.entries) {
        add("feature:" + entry.id, entry.situational);
      }
    }
  }
  add("grounds", game.crew.grounds_give);
  return ids;
}

const MoveHelp* help_of(const std::vector<MoveHelp>& helps, const Id& source) {
  for (const MoveHelp& each : helps) {
    if (each.source == source) return &each;
  }
  return nullptr;
}

// A warrior with these abilities, alone.
Sheets one_with(const Ids& abilities) {
  Character hero = support::warrior();
  hero.id = "hero";
  hero.in_play = true;
  hero.abilities.clear();
  for (const Id& each : abilities) hero.abilities.push_back(support::taken(each));
  Sheets sheets;
  sheets.emplace("hero", hero);
  return sheets;
}

Move move_of(const Sheets& sheets, const Id& procedure, const MoveInput& input) {
  const Ruleset& game = support::beacon_road();
  return begin({game, sheets}, "hero", *find_by_id(game.procedures, procedure), input);
}

int proposed_to(const Move& move, const std::string& field) {
  int to = -1;
  for (const Proposed& each : move.proposed) {
    if (each.field == field) to = each.to;
  }
  return to;
}

}  // namespace

TEST_CASE("section 22: every situational effect of every game is read, and has an occasion") {
  for (const Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    INFO(game->id);
    HelpCollector all{*game, {}, 0};
    all.collect();
    const std::set<Id> wanted = declared(*game);
    CHECK(wanted.size() >= 77);
    CHECK(all.found == wanted);
    CHECK(all.without_occasion == 0);
  }
  CHECK(declared(support::beacon_road()).size() >= 128);
}

TEST_CASE("section 22: each effect comes in on the occasions that it names, and on no other") {
  const Ruleset& game = support::beacon_road();
  Character hero;
  for (const Ability& each : game.abilities) hero.abilities.push_back(support::taken(each.id));
  const std::vector<MoveHelp> all = all_helps(game, hero, nullptr);
  std::size_t placed = 0;
  for (const MoveHelp& each : all) {
    INFO(each.id);
    CHECK_FALSE(each.when.empty());
    for (const OccasionOf& when : each.when) {
      placed += 1;
      const std::vector<MoveHelp> now = helps(all, when);
      CHECK(std::any_of(now.begin(), now.end(),
                        [&](const MoveHelp& one) { return one.id == each.id; }));
      CHECK_FALSE(occasion_words(game, when).empty());
    }
  }
  CHECK(placed > all.size());
  CHECK(help_of(helps(all, {Occasion::attack, {}}), "ability:ambush") != nullptr);
  CHECK(help_of(helps(all, {Occasion::resist, {}}), "ability:ambush") == nullptr);
  CHECK(help_of(helps(all, {Occasion::security, {}}), "ability:infiltrator") != nullptr);
}

TEST_CASE("section 22: occasions are told apart by what they are about") {
  const Ruleset& game = support::beacon_road();
  Crew crew;
  crew.claims = {"cover_identities", "secret_pathways", "tavern"};
  const std::vector<MoveHelp> all = all_helps(game, crew, &crew);
  CHECK(helps(all, {Occasion::engagement, "stealth"}).size() == 1);
  CHECK(helps(all, {Occasion::engagement, "social"}).size() == 1);
  CHECK(helps(all, {Occasion::engagement, {}}).size() == 2);
  CHECK(helps(all, {Occasion::action, "sway"}).size() == 1);
  CHECK(helps(all, {Occasion::action, "wreck"}).empty());
  CHECK(occasion_words(game, {Occasion::action, "sway"}) == "Sway");
  CHECK(occasion_words(game, {Occasion::engagement, "stealth"}) == "When a score begins: Stealth");
}

TEST_CASE("section 22: the effects of a member's crew stand on the member's own sheet") {
  const Ruleset& game = support::beacon_road();
  Crew crew = support::sin_eaters();
  crew.claims.push_back("infirmary");
  crew.grounds = "The docks";
  const Character hero = support::warrior();
  const std::vector<MoveHelp> all = all_helps(game, hero, &crew);
  CHECK(help_of(helps(all, {Occasion::healing, {}}), "claim:infirmary") != nullptr);
  CHECK(help_of(helps(all, {Occasion::gather_information, {}}), "grounds") != nullptr);
  const std::vector<MoveHelp> standing =
      all_helps(derive(game, hero, gifts_of(game, &crew)), &crew);
  CHECK(standing.size() == all.size());
}

TEST_CASE("section 22: hunting grounds give advantage and one activity, a crew with vows none") {
  const Ruleset& game = support::beacon_road();
  Crew crew = support::sin_eaters();
  crew.grounds = "The docks";
  const std::vector<MoveHelp> all = all_helps(game, crew, &crew);
  CHECK(help_of(helps(all, {Occasion::downtime, {}}), "grounds") != nullptr);
  crew.grounds.clear();
  CHECK(help_of(all_helps(game, crew, &crew), "grounds") == nullptr);
}

TEST_CASE("section 22: a push that special armor pays costs a box and no stress") {
  const Sheets sheets = one_with({"shadow"});
  MoveInput input{{{"action", "prowl"},
                   {"position", "risky"},
                   {"push", "advantage"},
                   {"help", "ability:shadow:1"},
                   {"outcome", "success"},
                   {"consequence", "none"}},
                  {},
                  {}};
  const Move move = move_of(sheets, "action_roll", input);
  CHECK(move.refused == "");
  CHECK(proposed_to(move, "/tracks/special_armor") == 1);
  CHECK(proposed_to(move, "/tracks/stress") == -1);
  input.answers["help"] = "none";
  CHECK(proposed_to(move_of(sheets, "action_roll", input), "/tracks/stress") == 1);
}

TEST_CASE("section 22: special armor that is all spent pays for nothing") {
  Sheets sheets = one_with({"shadow"});
  std::get<Character>(sheets.at("hero")).tracks["special_armor"] = 2;
  const Move move =
      move_of(sheets, "resist", {{{"attribute", "body"}, {"help", "ability:shadow:0"}}, {}, {}});
  CHECK(move.refused != "");
}

TEST_CASE("section 22: special armor resists without a roll") {
  const Sheets sheets = one_with({"battleborn"});
  const Move move = move_of(sheets, "resist",
                            {{{"attribute", "body"}, {"help", "ability:battleborn:0"}}, {}, {}});
  CHECK(move.refused == "");
  CHECK(move.rolls.empty());
  CHECK(proposed_to(move, "/tracks/special_armor") == 1);
  CHECK(proposed_to(move, "/tracks/stress") == -1);
}

TEST_CASE("section 22: Deadly has every benefit of pushing for one box") {
  const Sheets sheets = one_with({"deadly"});
  const Move move = move_of(sheets, "attack",
                            {{{"action", "skirmish"},
                              {"defense", "10"},
                              {"push", "advantage,effect,act"},
                              {"help", "ability:deadly:0"},
                              {"outcome", "failure"}},
                             {},
                             {}});
  CHECK(move.refused == "");
  CHECK(proposed_to(move, "/tracks/special_armor") == 1);
  CHECK(proposed_to(move, "/tracks/stress") == -1);
}

TEST_CASE("section 22: Vital Strike adds one d4 to the damage") {
  const Sheets sheets = one_with({"vital_strike"});
  const Move move = move_of(sheets, "attack",
                            {{{"action", "skirmish"},
                              {"defense", "10"},
                              {"help", "ability:vital_strike:0"},
                              {"outcome", "success"}},
                             {},
                             7});
  REQUIRE(move.rolls.size() == 2);
  REQUIRE(move.rolls[1].sum.size() == 3);
  CHECK(move.rolls[1].sum[2].count == 1);
  CHECK(move.rolls[1].sum[2].faces == 4);
}

TEST_CASE("section 22: Foresight assists for nothing, twice in a score") {
  const Ruleset& game = support::beacon_road();
  Sheets sheets = one_with({"foresight"});
  const MoveInput input{{{"help", "ability:foresight:0"}}, {}, {}};
  for (int i = 0; i < 2; ++i) {
    const Move move = move_of(sheets, "assist", input);
    CHECK(move.refused == "");
    CHECK(proposed_to(move, "/tracks/stress") == -1);
    sheets = applied(game, sheets, "hero", move);
  }
  CHECK(move_of(sheets, "assist", input).refused.find("twice in a score") != std::string::npos);
  CHECK(proposed_to(move_of(sheets, "assist", {}), "/tracks/stress") == 1);
}

TEST_CASE("section 22: what a help costs is said with it") {
  const Ruleset& game = support::beacon_road();
  Character hero;
  for (const char* each : {"shadow", "meditation", "foresight", "sharpshooter"}) {
    hero.abilities.push_back(support::taken(each));
  }
  const std::vector<MoveHelp> all = all_helps(game, hero, nullptr);
  CHECK(help_limits(game, *help_of(all, "ability:shadow")) == "1 special armor");
  CHECK(help_limits(game, *help_of(all, "ability:meditation")) == "1 stress");
  CHECK(help_limits(game, *help_of(all, "ability:foresight")) == "twice in a score");
  CHECK(help_limits(game, all.back()) == "push yourself");
  CHECK(counts_in_a_move(Gives::advantage));
  CHECK_FALSE(counts_in_a_move(Gives::knowledge));
}

TEST_CASE("what is marked on one helps or hinders in the rolls that it touches") {
  const Ruleset& game = support::beacon_road();
  Character hero = support::warrior();
  hero.conditions = {{"deafened", 2, false}, {"Distracted", 2, false}, {"Pushed", 1, false}};
  const std::vector<MoveHelp> acting =
      helps_now(game, hero, nullptr, {{Occasion::action, "prowl"}});
  const auto help = [&](const std::vector<MoveHelp>& all, const std::string& label) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const MoveHelp& each) { return each.label == label; });
    REQUIRE(found != all.end());
    return *found;
  };
  // Where hearing helps is for the table to say; what weighs on everything is ticked at once.
  CHECK(help(acting, "Deafened").value == -1);
  CHECK_FALSE(help(acting, "Deafened").chosen);
  CHECK(help(acting, "Distracted").value == -1);
  CHECK(help(acting, "Distracted").chosen);
  const std::vector<MoveHelp> resisting = helps_now(game, hero, nullptr, {{Occasion::resist, {}}});
  CHECK(help(resisting, "Distracted").value == -1);
  for (const MoveHelp& each : resisting) CHECK(each.label != "Deafened");
}

TEST_CASE("a wound says what it does at the severity that it has") {
  const Ruleset& game = support::beacon_road();
  CHECK(condition_words(game, {"Bleeding", 1, false}) == "Lose d4 hit points as your turn begins.");
  CHECK(condition_words(game, {"burning", 5, false}) == "Lose d12 hit points as your turn begins.");
  CHECK(condition_words(game, {"Bleeding", 9, false}) ==
        "Lose d12 hit points as your turn begins.");
  CHECK(condition_words(game, {"Downed", 2, false}).starts_with("−5 defense"));
  CHECK(condition_words(game, {"Homesick", 1, false}).empty());
}

TEST_CASE("a boon says what it does alone, at its severity") {
  const Ruleset& game = support::beacon_road();
  CHECK(condition_words(game, {"Healing", 3, true}) == "d8 hit points back.");
  CHECK(condition_words(game, {"Regenerating", 1, true}) == "1 + Tier hit points each turn.");
  CHECK(condition_words(game, {"Strengthened", 2, true}) == "Two more effect dice.");
}

}  // namespace roadbook::rules

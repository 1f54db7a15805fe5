// What was once wrong or missing in Beacon Road at the table, row by row: each test names its row.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/conditions.hpp"
#include "rules/game/own.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/cohorts.hpp"
#include "rules/play/crew_moves.hpp"
#include "rules/play/crew_sums.hpp"
#include "rules/play/item_quality.hpp"
#include "rules/play/move.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/play/powers.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

using Answers = std::map<Id, std::string>;

const Ruleset& beacon() {
  return support::beacon_road();
}

// A warrior and the crew, both in play, and the moves that they make.
struct RowTable {
  Sheets sheets;

  RowTable() {
    Character hero = support::warrior();
    Crew crew = support::sin_eaters();
    hero.id = "hero";
    crew.id = hero.crew = "crew";
    hero.in_play = crew.in_play = true;
    sheets.emplace("hero", hero);
    sheets.emplace("crew", crew);
  }
  Character& hero() { return std::get<Character>(sheets.at("hero")); }
  Crew& crew() { return std::get<Crew>(sheets.at("crew")); }
  Standing standing() { return support::standing(hero(), &crew()); }
  Move tried(const Id& who, const Id& id, const Answers& answers = {},
             std::optional<std::uint64_t> seed = {}) const {
    const Procedure* procedure = find_by_id(beacon().procedures, id);
    INFO(id);
    REQUIRE(procedure != nullptr);
    return begin({beacon(), sheets}, who, *procedure, {answers, {}, seed});
  }
  Move make(const Id& who, const Id& id, const Answers& answers = {},
            std::optional<std::uint64_t> seed = {}) {
    Move move = tried(who, id, answers, seed);
    INFO(id << ": " << move.refused);
    CHECK(move.refused == "");
    CHECK_FALSE(move.open());
    sheets = applied(beacon(), sheets, who, move);
    return move;
  }
};

std::vector<std::string> answers_of(const Move& move, const Id& ask) {
  std::vector<std::string> ids;
  for (const MoveAsk& each : move.asks) {
    if (each.id != ask) continue;
    for (const MoveAnswer& answer : each.answers) ids.push_back(answer.id);
  }
  return ids;
}

bool has_part(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool notes_say(const Move& move, const std::string& part) {
  return std::any_of(move.notes.begin(), move.notes.end(),
                     [&](const std::string& each) { return has_part(each, part); });
}

const CrewSum* sum_of(const std::vector<CrewSum>& sums, const OccasionOf& on, Gives gives) {
  for (const CrewSum& each : sums) {
    if (each.on == on && each.gives == gives) return &each;
  }
  return nullptr;
}

// The cell of the crew's map where this claim stands; the claim itself where it stands on none.
Id cell_of(const Crew& crew, const Id& claim) {
  for (const MapCell& cell : claims_map(beacon(), crew).cells) {
    if (cell.claim == claim) return cell.id;
  }
  return claim;
}

}  // namespace

TEST_CASE(
    "row B12: a power's upgrade is learned by a clock of its own, and is known when it is full") {
  RowTable table;
  const Power& bash = *find_power(beacon(), "bash");
  REQUIRE(upgrades_of(table.hero(), bash).size() == 1);
  CHECK_FALSE(upgrades_of(table.hero(), bash)[0].begun);
  CHECK(upgrades_of(table.hero(), bash)[0].size == 8);
  Clock clock;
  clock.name = bash.upgrades[0].name;
  clock.size = bash.upgrades[0].clock;
  clock.filled = 7;
  table.hero().clocks.push_back(clock);
  CHECK_FALSE(upgrades_of(table.hero(), bash)[0].learned());
  table.make("hero", "clock_tick", {{"clock", clock.name}, {"ticks", "1"}});
  CHECK(upgrades_of(table.hero(), bash)[0].learned());
  for (const char* each : {"bash", "lightning_bolt", "shattered_earth"}) {
    CHECK(find_power(beacon(), each)->upgrades.size() == 1);
  }
}

TEST_CASE("row B20: a faction's Tier counts in rep and in what it asks for") {
  RowTable table;
  table.crew().factions.push_back({"Watch", "", {{"", 3, "Friends"}}, 3});
  table.crew().entanglement = "cooperation";
  table.crew().rep = 5;
  table.make("crew", "cooperation", {{"way", "forfeit"}, {"faction", "Watch"}});
  CHECK(table.crew().rep == 2);
}

TEST_CASE("row B30: an assist costs the one who assists, and protecting ends in resisting") {
  RowTable table;
  CHECK(table.make("hero", "assist").proposed.front().words == "Stress 0 → 1");
  CHECK(notes_say(table.tried("hero", "protect"), "resist"));
}

TEST_CASE("row B32: whoever is handed over clears the heat, and a force has the wanted level") {
  RowTable table;
  table.crew().heat = 6;
  table.crew().wanted_level = 2;
  table.crew().entanglement = "arrest";
  table.make("crew", "arrest", {{"way", "hand_over"}, {"member", "hero"}});
  CHECK(table.crew().heat == 0);
  CHECK(table.crew().wanted_level == 1);
  CHECK(table.hero().counters["lasting_prison"] == 1);
}

TEST_CASE("row B35: an item of your own has a category, and Rigging and Quality reach it") {
  RowTable table;
  const auto categories = item_categories(beacon());
  CHECK(std::find(categories.begin(), categories.end(), "tool") != categories.end());
  Carried own;
  own.name = "A bag of lenses";
  own.load = 2;
  table.hero().carried = {own};
  table.crew().upgrades["quality_tools"] = 1;
  const auto quality = [&] {
    return total_quality(item_quality(beacon(), table.hero().carried[0], 1,
                                      all_helps(beacon(), table.hero(), &table.crew())));
  };
  CHECK(quality() == 0);
  table.hero().carried[0].category = "tool";
  table.hero().carried[0].fine = true;
  CHECK(quality() == 3);

  Ids rigging;
  for (const Ability& each : beacon().abilities) {
    for (const Modifier& modifier : each.modifiers) {
      if (modifier.kind == ModifierKind::free_load && modifier.chosen) rigging.push_back(each.id);
    }
  }
  for (const Upgrade& each : beacon().upgrades) {
    for (const Modifier& modifier : each.modifiers) {
      if (modifier.kind != ModifierKind::free_load || !modifier.chosen) continue;
      table.crew().upgrades[each.id] = each.level_boxes.front();
      table.crew().upgrade_choices.push_back({each.id, "tool,document"});
      rigging.push_back(each.id);
    }
  }
  REQUIRE_FALSE(rigging.empty());
  CHECK(support::standing(table.hero(), &table.crew()).numbers.load.spared == 2);
  table.hero().carried[0].category.clear();
  CHECK(support::standing(table.hero(), &table.crew()).numbers.load.spared == 0);
  CHECK(find_by_id(beacon().notes, Id("standard_items")) != nullptr);
}

TEST_CASE("row C1, C2, C9: helps, attacks and special armor are the engine's, each with a reason") {
  RowTable table;
  table.hero().abilities.push_back(support::taken("battleborn"));
  const auto helps = all_helps(beacon(), table.hero(), &table.crew());
  CHECK(std::any_of(helps.begin(), helps.end(), [](const MoveHelp& each) {
    return each.label == "Battleborn" && each.cost == HelpCost::special_armor;
  }));
  const auto odds = attack_odds({beacon(), table.sheets}, "hero", "skirmish", 8, 14);
  REQUIRE(odds);
  CHECK(odds->damage.on_success > 0);
}

TEST_CASE(
    "rows C3, C4: a weapon of no fixed kind takes the numbers of its kind, and its size counts") {
  RowTable table;
  Carried spear;
  spear.item = "fine_two_handed_weapon";
  spear.kind = "greatsword";
  table.hero().carried = {spear};
  const Weapon weapon = weapons_of(beacon(), table.hero(), table.standing().numbers)[0];
  CHECK(weapon.die == 10);
  CHECK(weapon.reach == "5'");
  Character troll = with_heritage(beacon(), table.hero(), "troll");
  const Weapon large =
      weapons_of(beacon(), troll, support::standing(troll, nullptr).numbers).front();
  CHECK(large.die == 12);
  CHECK(large.reach == "5', 5' farther");
}

TEST_CASE(
    "row C6: a power stands in numbers: dice, feet for each dot, the Tier, the weapon in hand") {
  RowTable table;
  table.hero().actions = {{"wreck", 3}, {"skirmish", 2}, {"finesse", 1}, {"study", 1}};
  table.crew().tier = 2;
  Carried sword;
  sword.item = "longsword";
  sword.in_hand = true;
  table.hero().carried = {sword};
  const Standing now = table.standing();
  const auto of = [&](const char* id, std::string Power::*text) {
    const Power& power = *find_power(beacon(), id);
    return power_in_numbers(now, power, power.*text);
  };
  CHECK(has_part(of("bash", &Power::hit), "pushed 15'."));
  CHECK(has_part(of("bash", &Power::hit), "2[d"));
  CHECK(has_part(of("rock_slam", &Power::hit), "slammed 30':"));
  CHECK(has_part(of("stunning_strike", &Power::hit), "2[d8] + [d"));
  CHECK(has_part(of("inner_flame", &Power::description), "3[d4] hit points"));
  CHECK(has_part(of("ink_blot", &Power::attack), "Study "));
  CHECK_FALSE(has_part(of("plasmic_darts", &Power::description), "for each dot"));
  CHECK(action_for_power(now, *find_power(beacon(), "parry"))->id == "wreck");
  table.hero().tracks["stress"] = 7;
  CHECK(lacks_stress(table.standing(), *find_power(beacon(), "bash")) == "");
  CHECK(has_part(lacks_stress(table.standing(), *find_power(beacon(), "rock_slam")),
                 "It costs 8 stress, and you have 1 left."));
}

TEST_CASE("row C7: what a score and a downtime bring the crew is summed up, with every reason") {
  RowTable table;
  table.crew().claims = {cell_of(table.crew(), "quiet_efficacy"), "victim_trophies",
                         "fly_on_the_wall", "local_protector", "terrorized_citizens"};
  table.crew().abilities.push_back(support::taken("just_passing_through"));
  table.crew().abilities.push_back(support::taken("death_veil"));
  const auto sums = crew_sums(beacon(), table.crew());
  const CrewSum* rep = sum_of(sums, {Occasion::payoff, {}}, Gives::rep);
  REQUIRE(rep != nullptr);
  CHECK(rep->total == 2);
  CHECK(rep->reasons.size() == 2);
  const CrewSum* battle = sum_of(sums, {Occasion::payoff, "battle"}, Gives::coin);
  REQUIRE(battle != nullptr);
  CHECK(battle->total == 4);
  const CrewSum* rest = sum_of(sums, {Occasion::downtime_end, {}}, Gives::heat);
  REQUIRE(rest != nullptr);
  CHECK(rest->total == -1);
  const CrewSum* heat = sum_of(sums, {Occasion::heat, {}}, Gives::heat);
  REQUIRE(heat != nullptr);
  CHECK(heat->total == -2);
  CHECK(given_word(beacon(), Gives::coin) == "coin");
}

TEST_CASE("rows C8, E6: an ability knows more than one ritual, and each counts") {
  RowTable table;
  AbilityTaken songs = support::taken("the_eldersong");
  songs.known = {{"The Lantern Verse", {}}};
  table.hero().abilities = {songs};
  const auto for_good = [&] {
    return find_track(table.standing().numbers, "stress")->marked_for_good;
  };
  CHECK(for_good() == 1);
  table.hero().abilities[0].known.push_back({"The Ferryman's Verse", {}});
  CHECK(for_good() == 2);
}

TEST_CASE("row C10: recovery, push, assist, sleep and resist are moves at the foot of the sheet") {
  for (const char* id : {"action_roll", "attack", "resist", "push", "assist", "protect",
                         "group_action", "recovery", "sleep"}) {
    INFO(id);
    const Procedure* procedure = find_by_id(beacon().procedures, Id(id));
    REQUIRE(procedure != nullptr);
    CHECK(procedure->quick);
  }
  RowTable table;
  table.make("hero", "push", {{"push", "advantage,effect"}});
  CHECK(table.hero().tracks["stress"] == 2);
  table.hero().tracks["hit_points"] = 9;
  table.make("hero", "sleep", {}, 1);
  CHECK(table.hero().tracks["stress"] == 1);
}

TEST_CASE("rows C11, E4: an advance takes an ability of its own track's list") {
  RowTable table;
  table.hero().advances = {{"xp_archetype", 1}, {"xp_bloodline", 1}};
  const auto offered = [&](const char* track) {
    return answers_of(table.tried("hero", "advance_ability", {{"track", track}}), "ability");
  };
  // Before the track is said, nothing is asked about an ability, and nothing refused.
  const Move begun = table.tried("hero", "advance_ability");
  CHECK(begun.refused == "");
  REQUIRE(begun.asks.size() == 1);
  CHECK(begun.asks[0].id == "track");
  const Ids& orc = find_heritage(beacon(), "orc")->abilities;
  for (const std::string& each : offered("xp_bloodline")) CHECK(contains(orc, each));
  for (const std::string& each : offered("xp_archetype")) CHECK_FALSE(contains(orc, each));
  CHECK(contains(offered("xp_archetype"), beacon().general_abilities.front()));
  const Id first = offered("xp_bloodline").front();
  const Id second = offered("xp_bloodline").back();
  table.make("hero", "advance_ability", {{"track", "xp_bloodline"}, {"ability", first}});
  CHECK(table.hero().abilities.back().id == first);
  CHECK(amount_of(table.hero().advances, "xp_bloodline") == 0);
  // No second one without a second advance.
  REQUIRE(second != first);
  const Move more =
      table.tried("hero", "advance_ability", {{"track", "xp_bloodline"}, {"ability", second}});
  CHECK(more.refused != "");
}

TEST_CASE("row C11: the crew's advance is one ability or two upgrade boxes, and a share for each") {
  RowTable table;
  table.crew().advances["xp_crew"] = 2;
  const int before = table.hero().stash;
  const auto open =
      answers_of(table.tried("crew", "crew_advance", {{"what", "ability"}}), "ability");
  REQUIRE_FALSE(open.empty());
  CHECK_FALSE(contains(open, "forged_in_the_fire"));
  // Each share is told by the name of who gets it.
  const Move shares =
      table.tried("crew", "crew_advance", {{"what", "ability"}, {"ability", open.front()}});
  CHECK(shares.words.find(table.hero().name + ": Stash ") != std::string::npos);
  table.make("crew", "crew_advance", {{"what", "ability"}, {"ability", open.front()}});
  CHECK(table.crew().abilities.size() == 2);
  CHECK(table.hero().stash == before + 2);
  const Amounts boxes = table.crew().upgrades;
  table.make("crew", "crew_advance",
             {{"what", "boxes"}, {"first", "workshop"}, {"second", "vault"}});
  CHECK(amount_of(table.crew().upgrades, "workshop") == amount_of(boxes, "workshop") + 1);
  CHECK(amount_of(table.crew().upgrades, "vault") == amount_of(boxes, "vault") + 1);
  CHECK(table.tried("crew", "crew_advance", {{"what", "ability"}, {"ability", open.back()}})
            .refused != "");
}

TEST_CASE("an advance adds the crew's profit to every stash, by the game's move and without one") {
  RowTable table;
  table.crew().tier = 3;
  table.crew().advances["xp_crew"] = 1;
  const int before = table.hero().stash;
  const int profit = derive_crew(beacon(), table.crew()).profit;
  CHECK(profit == 5);
  table.make("crew", "crew_advance",
             {{"what", "boxes"}, {"first", "workshop"}, {"second", "vault"}});
  CHECK(table.hero().stash == before + profit);

  Crew crew = table.crew();
  crew.tracks["xp_crew"] = 8;
  const AdvanceTaken taken = with_advance_taken(crew, {&table.hero()}, "xp_crew", profit);
  CHECK(amount_of(taken.crew.tracks, "xp_crew") == 0);
  REQUIRE(taken.members.size() == 1);
  CHECK(taken.members.front().stash == table.hero().stash + profit);
}

TEST_CASE("row C12: a cohort at work has its people, its elite advantage and what its harm does") {
  RowTable table;
  table.crew().tier = 1;
  table.crew().cohorts = {{"gang", "Rats", {"rovers"}, {}, {}, 0, ""},
                          {"expert", "Ilse", {"Emissary to the court"}, {}, {}, 0, ""}};
  const auto at_work = [&](std::size_t index) {
    return cohort_at_work(beacon(), table.crew(), derive_crew(beacon(), table.crew()), index);
  };
  CHECK(at_work(0).people == "3 to 6");
  CHECK(at_work(1).people == "1");
  CHECK(at_work(0).quality == 1);
  CHECK(at_work(1).quality == 2);
  CHECK(at_work(0).advantage == 0);
  table.crew().upgrades["elite_cohorts"] = 1;
  table.crew().upgrade_choices = {{"elite_cohorts", "rovers"}};
  table.crew().upgrades["elite_emissary"] = 1;
  CHECK(at_work(0).advantage == 1);
  CHECK(at_work(1).advantage == 1);
  const Move sent = table.tried("crew", "cohort_action", {{"cohort", "0"}});
  CHECK(std::count_if(sent.helps.begin(), sent.helps.end(),
                      [](const MoveHelp& each) { return each.label == "Elite Cohorts"; }) == 1);
  CHECK(std::none_of(sent.helps.begin(), sent.helps.end(),
                     [](const MoveHelp& each) { return each.label == "Elite Emissary"; }));
  table.crew().cohorts[0].harm = 2;
  CHECK(at_work(0).advantage == 0);
  CHECK(at_work(0).less_effect);
  CHECK(at_work(0).works);
  table.crew().cohorts[0].harm = 3;
  CHECK_FALSE(at_work(0).works);
}

TEST_CASE("row C13: harm weighs on each roll: less effect, a disadvantage, help or a push") {
  RowTable table;
  const auto roll = [&] {
    return table.tried("hero", "action_roll",
                       {{"action", "prowl"},
                        {"position", "risky"},
                        {"outcome", "success"},
                        {"consequence", "none"}});
  };
  table.hero().harm = {{1, "Battered"}};
  CHECK(notes_say(roll(), "one less level of effect"));
  CHECK(roll().rolls[0].dice.advantage == 0);
  table.hero().harm = {{2, "Deep cut"}};
  const Move weighed = roll();
  CHECK(weighed.rolls[0].dice.advantage == -1);
  CHECK(std::any_of(weighed.rolls[0].reasons.begin(), weighed.rolls[0].reasons.end(),
                    [](const MoveReason& each) { return each.label == "Harm"; }));
  table.hero().harm = {{3, "Broken leg"}};
  CHECK(notes_say(roll(), "only with help"));
}

TEST_CASE("row C14: hands and worn things are counted as findings") {
  Character hero = support::warrior();
  hero.in_play = true;
  for (const char* item : {"light_shield", "heavy_shield", "greatsword"}) {
    Carried& carried = hero.carried.emplace_back();
    carried.item = item;
    carried.in_hand = true;
  }
  CHECK(has_part(support::findings(hero, nullptr), "hands_full"));
  // A thing of the player's own takes a hand, too: the sheet and the check count the same.
  hero.carried.resize(hero.carried.size() - 3);
  for (const char* item : {"greatsword", ""}) {
    Carried& carried = hero.carried.emplace_back();
    carried.item = item;
    if (carried.item.empty()) carried.name = "A lantern";
    carried.in_hand = true;
  }
  CHECK(has_part(support::findings(hero, nullptr), "hands_full"));
  hero.carried.back().in_hand = false;
  CHECK_FALSE(has_part(support::findings(hero, nullptr), "hands_full"));
}

TEST_CASE("row C15: bare fists are a weapon, and Arcane Potency makes them a better one") {
  RowTable table;
  const auto fists = [&] {
    const auto weapons = weapons_of(beacon(), table.hero(), table.standing().numbers);
    return weapons.back();
  };
  REQUIRE(fists().natural);
  CHECK(fists().die == 4);
  CHECK(attack_odds({beacon(), table.sheets}, "hero", "skirmish", fists().die, 14));
  table.hero().abilities.push_back(support::taken("arcane_potency", beacon().damage_types[0].id));
  CHECK(fists().die == 6);
  CHECK(fists().reach == "5'");
  REQUIRE(fists().damage.size() == 1);
  Carried sword;
  sword.item = "longsword";
  table.hero().carried = {sword};
  CHECK(weapons_of(beacon(), table.hero(), table.standing().numbers)[0].damage == fists().damage);
}

TEST_CASE("row C16: Mode exchanges ratings again and again, so three can go around") {
  Character hero = with_heritage(beacon(), support::warrior(), "forgeborn");
  hero.in_play = true;
  hero.actions = {{"prowl", 1}, {"skirmish", 1}, {"wreck", 1},
                  {"study", 1}, {"hunt", 1},     {"command", 1}};
  const auto ratings = [&](const std::string& choice) {
    hero.abilities = {support::taken("mode", choice)};
    std::vector<int> all;
    for (const DerivedAttribute& each : support::standing(hero, nullptr).numbers.attributes) {
      all.push_back(each.rating);
    }
    return all;
  };
  CHECK(ratings("") == std::vector<int>{3, 2, 1});
  CHECK(ratings("body,mind") == std::vector<int>{2, 3, 1});
  CHECK(ratings("body,mind,mind,will") == std::vector<int>{2, 1, 3});
  hero.abilities = {support::taken("mode", "body,mind,mind,will")};
  CHECK_FALSE(has_part(support::findings(hero, nullptr), "choice_"));
  CHECK(choice_words(beacon(), hero.abilities[0]) == "BODY and MIND, then MIND and WILL");
  hero.abilities = {support::taken("mode", "body,mind,mind")};
  CHECK(has_part(support::findings(hero, nullptr), "choice_missing"));
}

TEST_CASE("row C19: a power says what must be in hand and is not now") {
  RowTable table;
  const Power& bash = *find_power(beacon(), "bash");
  CHECK(lacks_in_hand(table.standing(), bash.requires_all) ==
        "Needs a defensive item in hand; there is none now.");
  Carried shield;
  shield.item = "light_shield";
  shield.in_hand = true;
  table.hero().carried = {shield};
  CHECK(lacks_in_hand(table.standing(), bash.requires_all) == "");
  CHECK(lacks_in_hand(table.standing(), find_power(beacon(), "parry")->requires_all) == "");
}

TEST_CASE("row C20: war costs hold, heat and an activity, and peace ends it") {
  RowTable table;
  table.crew().factions.push_back({"Watch", "", {}, 2});
  const auto activities = [&] {
    return total_of(derive_crew(beacon(), table.crew()), "downtime_activities");
  };
  CHECK(activities() == 2);
  table.make("crew", "declare_war", {{"faction", "Watch"}});
  CHECK(derive_crew(beacon(), table.crew()).at_war);
  const MoveAbout peace = crew_peace_move(beacon());
  REQUIRE(peace.procedure != nullptr);
  CHECK(peace.procedure->id == "make_peace");
  CHECK(peace.ask == "faction");
  CHECK(activities() == 1);
  CHECK(total_of(derive_crew(beacon(), table.crew()), "heat_per_score") == 1);
  table.make("crew", "make_peace", {{"faction", "Watch"}, {"status", "-1"}});
  CHECK_FALSE(derive_crew(beacon(), table.crew()).at_war);
  CHECK(activities() == 2);
}

TEST_CASE("row C21: prison claims: an allied claim, a shorter sentence, what is smuggled") {
  RowTable table;
  table.crew().wanted_level = 3;
  CHECK(notes_say(table.tried("crew", "conviction", {{"member", "hero"}}), "a year or two"));
  table.crew().prison_claims = {};
  for (const MapCell& cell : prison_map(beacon()).cells) {
    if (!cell.claim.empty()) table.crew().prison_claims.push_back(cell.id);
  }
  const Move shorter = table.tried("crew", "conviction", {{"member", "hero"}});
  CHECK(notes_say(shorter, "several months"));
  CHECK_FALSE(notes_say(shorter, "a year or two"));
  CHECK(notes_say(shorter, "Smuggling"));
  const auto open = answers_of(table.tried("crew", "allied_claim"), "claim");
  REQUIRE_FALSE(open.empty());
  for (const std::string& each : open) {
    const Claim* claim = find_claim(beacon(), each);
    REQUIRE(claim != nullptr);
    CHECK(claim->turf == 0);
    CHECK_FALSE(claim->prison);
    CHECK(cell_of(table.crew(), each) == each);
  }
  // One for each of its four cells.
  REQUIRE(open.size() > 4);
  for (std::size_t i = 0; i < 4; ++i) {
    table.make("crew", "allied_claim", {{"claim", open[i]}});
    CHECK(contains(table.crew().claims, open[i]));
  }
  CHECK_FALSE(has_part(support::findings(table.crew()), "illegal"));
  CHECK(table.tried("crew", "allied_claim").refused != "");
}

TEST_CASE("row E2: a conviction clears heat at wanted level 0, too") {
  RowTable table;
  table.crew().heat = 5;
  table.make("crew", "conviction", {{"member", "hero"}});
  CHECK(table.crew().heat == 0);
  CHECK(table.crew().wanted_level == 0);
}

TEST_CASE(
    "row C21: who goes to prison is away until they are free, and the lair is hidden for coin") {
  RowTable table;
  const auto away = [&] { return away_by(beacon(), table.hero(), table.standing().numbers); };
  CHECK(away() == nullptr);
  const Move move = table.make("crew", "conviction", {{"member", "hero"}});
  REQUIRE(away() != nullptr);
  CHECK(away()->name == "In prison");
  CHECK(has_part(move.words, "Mirela Vas goes to prison"));
  table.make("hero", "begin_own_downtime");
  CHECK(away() != nullptr);
  table.make("hero", "released");
  CHECK(away() == nullptr);
  CHECK(table.tried("hero", "released").refused != "");
  table.crew().tier = 1;
  table.crew().coin = {{"", 3, "Savings"}};
  table.make("crew", "hide_lair");
  CHECK(total(table.crew().coin) == 2);
}

TEST_CASE("row C21: an oath of truth makes a lie cost 1 stress") {
  RowTable table;
  CHECK(table.tried("hero", "lie").refused != "");
  const CrewType& type = *find_crew_type(beacon(), table.crew().type);
  for (const Feature& feature : type.features) {
    for (const FeatureEntry& entry : feature.entries) {
      if (entry.id != "oath_of_veracity") continue;
      AbilityTaken oath;
      oath.id = feature.id;
      oath.choice = entry.id;
      table.crew().features = {oath};
    }
  }
  table.make("hero", "lie");
  CHECK(table.hero().tracks["stress"] == 1);
}

TEST_CASE("row C22: a crew on a map of its own holds six pieces of turf at most") {
  RowTable table;
  const auto own = std::find_if(beacon().crew_types.begin(), beacon().crew_types.end(),
                                [](const CrewType& each) { return each.own; });
  REQUIRE(own != beacon().crew_types.end());
  table.crew() = with_crew_type(beacon(), table.crew(), own->id);
  Id turf;
  for (const Claim& each : beacon().claims) {
    if (each.turf > 0 && turf.empty()) turf = each.id;
  }
  Crew& crew = table.crew();
  crew.claims.clear();
  for (const MapCell& cell : claims_map(beacon(), crew).cells) {
    if (cell.claim.empty() || crew.claims.size() == 7) continue;
    crew = with_place_on_map(beacon(), crew, {cell.id, turf, ""});
    crew.claims.push_back(cell.id);
  }
  REQUIRE(crew.claims.size() == 7);
  const Ruleset game = with_own(beacon(), crew.own, Scope::crew);
  const auto too_much = [&] {
    const Findings found = check(game, crew, derive_crew(game, crew));
    return std::any_of(found.begin(), found.end(), [](const Finding& each) {
      return each.kind == FindingKind::illegal && each.rule == "turf_over_limit";
    });
  };
  CHECK(too_much());
  crew.claims.pop_back();
  CHECK_FALSE(too_much());
}

TEST_CASE("counters are worded as a person would write them") {
  RowTable table;
  const Move train = table.make("hero", "train", {{"pay", "free"}, {"track", "xp_body"}});
  CHECK(train.proposed.front().words == "One downtime activity is used");
  for (const Procedure& procedure : beacon().procedures) {
    const auto worded_all = [](const std::vector<ProcedureChange>& changes,
                               const auto& again) -> bool {
      return std::all_of(changes.begin(), changes.end(), [&](const ProcedureChange& each) {
        return (!each.field.starts_with("/counters") || !each.words.empty()) &&
               again(each.full, again);
      });
    };
    INFO(procedure.id);
    CHECK(worded_all(procedure.changes, worded_all));
  }
}

TEST_CASE("a move's sentence leaves out what only counts how often, unless it says nothing else") {
  RowTable table;
  CHECK(table.make("hero", "train", {{"pay", "free"}, {"track", "xp_body"}}).words ==
        "Train. Deed xp 0 → 1");
  table.hero().abilities.push_back(support::taken("calculating"));
  CHECK(table.make("hero", "give_activity").words ==
        "Give one more activity. "
        "One of the crew has one more activity, The activity of this downtime is given");
}

}  // namespace roadbook::rules

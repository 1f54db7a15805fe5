// Facts of Blades in the Dark, each with the reason that a player reads.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "support/answers.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::blades_srd;
using support::taken;

namespace {

rules::Character scoundrel(const std::string& playbook) {
  return rules::with_playbook(blades_srd(), rules::new_character(blades_srd(), "c"), playbook);
}

rules::Character knowing(const std::string& playbook, const std::string& ability) {
  rules::Character character = scoundrel(playbook);
  character.abilities = {taken(ability)};
  return character;
}

rules::Crew gang_of(const std::string& type) {
  return rules::with_crew_type(blades_srd(), rules::new_crew(blades_srd(), "w"), type);
}

std::string reasons(const rules::Character& character, const rules::Crew* crew,
                    const std::string& statistic) {
  const rules::Derived derived = support::numbers_of(blades_srd(), character, crew);
  const rules::DerivedStatistic* found = rules::find_statistic(derived, statistic);
  REQUIRE(found != nullptr);
  return rules::explain(blades_srd(), *found);
}

std::string reasons(const rules::Crew& crew, const std::string& statistic) {
  const rules::DerivedCrew derived = rules::derive_crew(blades_srd(), crew);
  const rules::DerivedStatistic* found = rules::find_statistic(derived, statistic);
  REQUIRE(found != nullptr);
  return rules::explain(blades_srd(), *found);
}

int amount(const rules::Character& character, const rules::Crew* crew, const char* statistic) {
  return rules::total_of(support::numbers_of(blades_srd(), character, crew), statistic);
}

int amount(const rules::Crew& crew, const char* statistic) {
  return rules::total_of(rules::derive_crew(blades_srd(), crew), statistic);
}

}  // namespace

TEST_CASE("Blades: Tough as Nails makes level 3 harm weigh like level 2, and each level one less") {
  const auto weights = [](const rules::Derived& derived) {
    std::vector<int> levels;
    for (const rules::DerivedHarm& each : derived.harm) levels.push_back(each.weighs);
    return levels;
  };
  const auto penalty = [](const rules::Derived& derived, int level) {
    return rules::penalty_of_harm(blades_srd(), derived, level);
  };
  const rules::Derived plain =
      support::numbers_of(blades_srd(), knowing("hound", "scout"), nullptr);
  CHECK(weights(plain) == std::vector<int>{1, 2, 3});
  CHECK(penalty(plain, 3) == "You need help");
  CHECK(penalty(plain, 2) == "One less die");
  CHECK(penalty(plain, 1) == "Less effect");
  const rules::Derived tough =
      support::numbers_of(blades_srd(), knowing("hound", "tough_as_nails"), nullptr);
  CHECK(weights(tough) == std::vector<int>{0, 1, 2});
  CHECK(penalty(tough, 3) == "One less die (Tough as Nails)");
  CHECK(penalty(tough, 2) == "Less effect (Tough as Nails)");
  CHECK(penalty(tough, 1) == "No penalty (Tough as Nails)");
  CHECK(penalty(tough, 4).empty());
  CHECK(rules::written(tough.harm.back().terms.back().source) == "ability:tough_as_nails");
}

TEST_CASE("Blades: a vice is chosen freely, and asked for until there is one") {
  const auto rules_of = [](const rules::Character& of) {
    std::string found;
    for (const rules::Finding& each :
         rules::check(rules::derive(blades_srd(), of, rules::Gifts{}))) {
      if (each.step == rules::StepKind::vice) found += each.rule + " ";
    }
    return found;
  };
  rules::Character character = scoundrel("mask");
  CHECK(rules::vice_is_free(blades_srd()));
  CHECK_FALSE(rules::vice_is_free(support::beacon_road()));
  CHECK(rules_of(character) == "vice_missing ");
  character.vice = "knitting";
  CHECK(rules_of(character).rfind("vice_unknown ", 0) == 0);
  character.vice = "gambling";
  CHECK(rules_of(character) == "answer_missing answer_missing ");
  support::answer(character, "vice") = "Dice behind the chandlery";
  support::answer(character, "purveyor") = "Tobias";
  support::answer(character, "purveyor_place") = "a houseboat";
  CHECK(rules_of(character).empty());
  CHECK(support::numbers_of(blades_srd(), character, nullptr).vice == "gambling");
}

TEST_CASE("Blades: an attribute is rated by the actions with at least one dot") {
  rules::Character character = rules::new_character(blades_srd(), "c");
  character.actions = {{"hunt", 1},   {"prowl", 1},   {"skirmish", 2},
                       {"attune", 2}, {"command", 1}, {"sway", 1}};
  const rules::Derived derived = support::numbers_of(blades_srd(), character, nullptr);
  CHECK(rules::find_attribute(derived, "insight")->rating == 1);
  CHECK(rules::find_attribute(derived, "prowess")->rating == 2);
  CHECK(rules::find_attribute(derived, "resolve")->rating == 3);
  for (const rules::DerivedAttribute& each : derived.attributes) CHECK(each.face == 0);
}

TEST_CASE(
    "a crew at war with the lowest hold is told so by the name that its game gives that hold") {
  rules::Ruleset ruleset = blades_srd();
  ruleset.crew.holds.front().name = "Ashen";
  rules::Crew crew = gang_of("shadows");
  crew.tier = 1;
  crew.hold = ruleset.crew.holds.front().id;
  crew.factions = {{"The Crows", {}, {{"", ruleset.crew.war_status, "They found us."}}}};
  const rules::DerivedCrew derived = rules::derive_crew(ruleset, crew);
  const rules::Statistic* tier =
      rules::find_statistic(ruleset, rules::Role::tier, rules::Scope::crew);
  REQUIRE(tier != nullptr);
  const rules::DerivedStatistic* found = rules::find_statistic(derived, tier->id);
  REQUIRE(found != nullptr);
  CHECK(rules::explain(ruleset, *found).find("at war with an ashen hold") != std::string::npos);
}

TEST_CASE("Blades: Mule lifts the limits of load to 5, 7 and 8") {
  const rules::Character plain = scoundrel("cutter");
  const rules::Character mule = knowing("cutter", "mule");
  CHECK(reasons(plain, nullptr, "load_light") == "Light load 3 = 3 (every character)");
  CHECK(reasons(mule, nullptr, "load_light") == "Light load 5 = 3 (every character) + 2 (Mule)");
  CHECK(reasons(mule, nullptr, "load_normal") == "Normal load 7 = 5 (every character) + 2 (Mule)");
  CHECK(reasons(mule, nullptr, "load_heavy") == "Heavy load 8 = 6 (every character) + 2 (Mule)");
  CHECK(amount(mule, nullptr, "load_encumbered") == 9);
}

TEST_CASE("Blades: an action begins with 2 dots at most, has 3 afterwards and 4 with Mastery") {
  rules::Character character = scoundrel("hound");
  rules::Crew crew = gang_of("smugglers");
  CHECK(amount(character, &crew, "action_cap") == 2);
  crew.upgrades["mastery"] = 4;
  CHECK(amount(character, &crew, "action_cap") == 2);
  character.in_play = true;
  CHECK(reasons(character, &crew, "action_cap") ==
        "Action cap 4 = 3 (after creation) + 1 (Mastery)");
  crew.upgrades["mastery"] = 3;
  CHECK(reasons(character, &crew, "action_cap") == "Action cap 3 = 3 (after creation)");
}

TEST_CASE("Blades: Deadly of the crew passes the limit of creation, up to 3") {
  rules::Character character = scoundrel("hound");
  rules::Crew crew = gang_of("assassins");
  const auto standing = [&] {
    return rules::derive(blades_srd(), character, rules::gifts_of(blades_srd(), &crew));
  };
  CHECK_FALSE(rules::may_rate_action(standing(), "hunt", 3));
  crew.abilities = {taken("deadly")};
  CHECK(rules::may_rate_action(standing(), "hunt", 3));
  CHECK_FALSE(rules::may_rate_action(standing(), "hunt", 4));
  CHECK_FALSE(rules::may_rate_action(standing(), "survey", 3));
}

TEST_CASE("Blades: there are nine stress boxes, ten in a composed crew") {
  const rules::Character character = scoundrel("whisper");
  rules::Crew crew = gang_of("cult");
  CHECK(reasons(character, nullptr, "stress") == "Stress 9 = 9 (every character)");
  crew.upgrades["composed"] = 2;
  CHECK(amount(character, &crew, "stress") == 9);
  crew.upgrades["composed"] = 3;
  CHECK(reasons(character, &crew, "stress") == "Stress 10 = 9 (every character) + 1 (Composed)");
}

TEST_CASE("Blades: Hardened costs three boxes and brings a fifth trauma") {
  const rules::Character character = scoundrel("cutter");
  rules::Crew crew = gang_of("bravos");
  CHECK(rules::boxes_of(*rules::find_upgrade(blades_srd(), "hardened")) == 3);
  crew.upgrades["hardened"] = 2;
  CHECK(reasons(character, &crew, "trauma") == "Trauma 4 = 4 (every character)");
  crew.upgrades["hardened"] = 3;
  CHECK(reasons(character, &crew, "trauma") == "Trauma 5 = 4 (every character) + 1 (Hardened)");
}

TEST_CASE("Blades: a lair stores 4 coin, a vault 8 and two 16") {
  rules::Crew crew = gang_of("hawkers");
  CHECK(reasons(crew, "coin_kept") == "Coin kept 4 = 4 (every lair)");
  crew.upgrades["vault"] = 1;
  CHECK(reasons(crew, "coin_kept") == "Coin kept 8 = 4 (every lair) + 4 (Vault)");
  crew.upgrades["vault"] = 2;
  CHECK(amount(crew, "coin_kept") == 16);
}

TEST_CASE("Blades: a character keeps 4 coin and 40 stash, and lives by each full ten of it") {
  rules::Character character = scoundrel("loom");
  CHECK(amount(character, nullptr, "coin") == 4);
  CHECK(amount(character, nullptr, "stash") == 40);
  const auto told = [&](const char* rule) {
    const auto findings = rules::check(rules::derive(blades_srd(), character, rules::Gifts{}));
    return std::any_of(findings.begin(), findings.end(),
                       [&](const rules::Finding& each) { return each.rule == rule; });
  };
  character.coin = 4;
  CHECK_FALSE(told("coin_over_kept"));
  character.coin = 5;
  CHECK(told("coin_over_kept"));
  character.stash = 41;
  CHECK(told("stash_over_limit"));
  character.stash = 29;
  CHECK(reasons(character, nullptr, "lifestyle") == "Lifestyle 2 = 2 (one for each full 10 stash)");
  const auto band = [&](int stash) {
    character.stash = stash;
    return support::numbers_of(blades_srd(), character, nullptr).stash_band;
  };
  CHECK(band(10) == "Poor soul");
  CHECK(band(11) == "Meager");
  CHECK(band(21) == "Modest");
  CHECK(band(39) == "Modest");
  CHECK(band(40) == "Fine");
}

TEST_CASE("Blades: Vigorous fills one segment of the healing clock for good") {
  const rules::Derived derived =
      support::numbers_of(blades_srd(), knowing("hound", "vigorous"), nullptr);
  const rules::DerivedTrack* clock = rules::find_track(derived, "healing_clock");
  CHECK(clock->size == 4);
  CHECK(clock->marked_for_good == 1);
  CHECK(clock->terms.front().label() == "Vigorous");
}

TEST_CASE("Blades: armor, heavy armor and special armor have a box each, where there is cause") {
  rules::Character character = knowing("cutter", "savage");
  CHECK(amount(character, nullptr, "armor") == 0);
  character = rules::with_carried(blades_srd(), character, "armor", true);
  CHECK(reasons(character, nullptr, "armor") == "Armor 1 = 1 (Armor)");
  CHECK(amount(character, nullptr, "heavy_armor") == 0);
  character = rules::with_carried(blades_srd(), character, "heavy_armor", true);
  CHECK(amount(character, nullptr, "heavy_armor") == 1);
  const auto special = [&](const rules::Character& of) {
    return rules::find_statistic(support::numbers_of(blades_srd(), of, nullptr), "special_armor")
        ->usable;
  };
  CHECK_FALSE(special(character));
  CHECK(special(knowing("cutter", "battleborn")));
}

TEST_CASE("Blades: items weigh one, two or nothing, and Rigging spares two of two kinds") {
  rules::Character character = scoundrel("mask");
  for (const char* item : {"heavy_weapon", "documents", "marked_cards"}) {
    character = rules::with_carried(blades_srd(), character, item, true);
  }
  rules::Crew crew = gang_of("smugglers");
  CHECK(support::numbers_of(blades_srd(), character, &crew).load.total == 3);
  crew.upgrades["rigging"] = 1;
  crew.upgrade_choices = {{"rigging", "weapon,gear"}};
  CHECK(support::numbers_of(blades_srd(), character, &crew).load.total == 1);
}

TEST_CASE("Blades: Vengeful adds an xp trigger of its own") {
  const auto triggers = [](const rules::Character& of) {
    return support::numbers_of(blades_srd(), of, nullptr).xp_triggers.size();
  };
  CHECK(triggers(knowing("hound", "vengeful")) == triggers(knowing("hound", "scout")) + 1);
}

TEST_CASE("Blades: an advance takes 12 rep, less 1 for each turf, and never less than 6") {
  rules::Crew crew = gang_of("bravos");
  CHECK(amount(crew, "rep_to_advance") == 12);
  crew.claims = {"turf_1", "turf_3", "turf_2"};
  CHECK(reasons(crew, "rep_to_advance") == "Rep to advance 9 = 12 (every crew) − 3 (turf: 3)");
  crew.abilities = {taken("fiends")};
  crew.wanted_level = 4;
  CHECK(amount(crew, "rep_to_advance") == 6);
}

TEST_CASE("Blades: up to three allies count as turf with Accord") {
  rules::Crew crew = gang_of("cult");
  crew.abilities = {taken("accord")};
  for (const char* name : {"A", "B", "C", "D"}) crew.factions.push_back({name, "", {{"", 3, ""}}});
  CHECK(amount(crew, "rep_to_advance") == 9);
  crew.factions[0].history.push_back({"", -1, ""});
  CHECK(amount(crew, "rep_to_advance") == 9);
  crew.factions[1].history.push_back({"", -1, ""});
  CHECK(amount(crew, "rep_to_advance") == 10);
}

TEST_CASE(
    "Blades: the next Tier costs 8 coin for its number, half with a patron, less 2 after it") {
  rules::Crew crew = gang_of("hawkers");
  crew.tier = 2;
  CHECK(amount(crew, "tier_cost") == 24);
  crew.abilities = {taken("patron")};
  CHECK(amount(crew, "tier_cost") == 12);
  crew.prison_claims = {"hardcase"};
  CHECK(amount(crew, "tier_cost") == 10);
}

TEST_CASE("Blades: war costs a hold, a downtime activity and 1 heat a score; War Dogs spare two") {
  rules::Crew crew = gang_of("bravos");
  crew.tier = 1;
  crew.factions = {{"The other gang", "", {{"", -3, ""}}}};
  CHECK(rules::derive_crew(blades_srd(), crew).hold == "weak");
  CHECK(amount(crew, "downtime_activities") == 1);
  CHECK(amount(crew, "heat_per_score") == 1);
  crew.hold = "weak";
  CHECK(rules::derive_crew(blades_srd(), crew).tier == 0);
  crew.abilities = {taken("war_dogs")};
  CHECK(rules::derive_crew(blades_srd(), crew).tier == 1);
  CHECK(amount(crew, "downtime_activities") == 2);
  CHECK(amount(crew, "heat_per_score") == 1);
}

TEST_CASE("Blades: a cover operation takes 2 heat off each score, and trophies bring 1 rep") {
  rules::Crew crew = gang_of("assassins");
  crew.claims = {"cover_operation", "victim_trophies"};
  CHECK(reasons(crew, "heat_per_score") ==
        "Heat per score −2 = 0 (every crew) − 2 (Cover Operation)");
  CHECK(amount(crew, "rep_per_score") == 1);
}

TEST_CASE("Blades: a gang has the Tier as quality and scale, an expert one more quality alone") {
  rules::Crew crew = gang_of("bravos");
  REQUIRE(crew.cohorts.size() == 1);
  CHECK(crew.cohorts.front().types == std::vector<std::string>{"thugs"});
  rules::Cohort expert;
  expert.kind = "expert";
  expert.types = {"Doctor"};
  crew.cohorts.push_back(expert);
  crew.tier = 2;
  rules::DerivedCrew derived = rules::derive_crew(blades_srd(), crew);
  CHECK(derived.cohorts[0].quality == 2);
  CHECK(derived.cohorts[0].scale == 2);
  CHECK(derived.cohorts[1].quality == 3);
  CHECK(derived.cohorts[1].scale == 0);
  crew.claims = {"training_rooms"};
  crew.claim_choices = {{"training_rooms", "thugs"}};
  derived = rules::derive_crew(blades_srd(), crew);
  CHECK(derived.cohorts[0].scale == 3);
}

TEST_CASE(
    "Blades: a type's starting cohort comes and goes with the type, but not once it is named") {
  rules::Crew crew = gang_of("bravos");
  CHECK(rules::with_crew_type(blades_srd(), crew, "smugglers").cohorts.empty());
  const rules::Crew cult = rules::with_crew_type(blades_srd(), crew, "cult");
  REQUIRE(cult.cohorts.size() == 1);
  CHECK(cult.cohorts.front().types == std::vector<std::string>{"adepts"});
  crew.cohorts.front().name = "The Hooks";
  CHECK(rules::with_crew_type(blades_srd(), crew, "smugglers").cohorts.size() == 1);
}

// Crews: their numbers, their creation, and what is not allowed.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/offers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::beacon_road;
using support::findings;
using support::sin_eaters;
using support::taken;
using support::total;

namespace {

rules::Crew in_play() {
  rules::Crew crew = sin_eaters();
  crew.in_play = true;
  return crew;
}

void stand_with(rules::Crew& crew, const std::string& faction, int status) {
  crew.factions.push_back({faction, "", {{"", status, "Played"}}});
}

}  // namespace

TEST_CASE("A crew begins at Tier 0 with strong hold, no rep, no heat and two coin") {
  const rules::Crew crew = rules::new_crew(beacon_road(), "crew");
  CHECK(crew.tier == 0);
  CHECK(crew.hold == "strong");
  CHECK(crew.rep == 0);
  CHECK(crew.heat == 0);
  CHECK(crew.wanted_level == 0);
  CHECK(rules::total(crew.coin) == 2);
}

TEST_CASE("A finished crew has nothing illegal and nothing open") {
  CHECK(findings(sin_eaters()).empty());
}

TEST_CASE("A type brings its two upgrades, and the table adds two") {
  const rules::Crew crew =
      rules::with_crew_type(beacon_road(), rules::new_crew(beacon_road(), "c"), "sin_eaters");
  CHECK(crew.upgrades == rules::Amounts{{"quarters", 1}, {"word_training", 1}});
  const rules::DerivedCrew derived = rules::derive_crew(beacon_road(), crew);
  CHECK(derived.boxes_allowed == 4);
  CHECK(derived.boxes_marked == 2);
}

TEST_CASE("Coin that the creation pays out is at most the two that the crew has") {
  rules::Crew crew = sin_eaters();
  const auto pay = [&](const std::string& payment, bool friendly, bool mollified) {
    crew.payment = payment;
    crew.reactions[0].other = friendly;
    crew.reactions[1].other = mollified;
    crew = rules::with_creation_ledgers(beacon_road(), crew);
    return rules::total(crew.coin);
  };
  CHECK(pay("pay_one", false, false) == 1);
  CHECK(pay("pay_two", false, false) == 0);
  CHECK(pay("pay_nothing", true, true) == 0);
  CHECK(findings(crew).empty());
  CHECK(pay("pay_two", true, false) == -1);
  CHECK(findings(crew) == "illegal:coin_negative illegal:creation_overspent");
}

TEST_CASE("Factions take sides with the payment, the upgrades and the contact") {
  rules::Crew crew = sin_eaters();
  const auto status = [&](const std::string& name) {
    for (const rules::DerivedFaction& faction : rules::derive_crew(beacon_road(), crew).factions) {
      if (faction.name == name) return faction.status;
    }
    return -99;
  };
  crew.payment = "pay_two";
  crew = rules::with_creation_ledgers(beacon_road(), crew);
  CHECK(status("The Wharf Court") == 1);
  CHECK(status("The upgrade_friend") == 1);
  CHECK(status("The upgrade_foe") == -2);
  CHECK(status("The contact_friend") == 1);
  CHECK(status("The contact_foe") == -1);
  crew.payment = "pay_nothing";
  for (rules::ReactionTaken& reaction : crew.reactions) reaction.other = true;
  crew = rules::with_creation_ledgers(beacon_road(), crew);
  CHECK(status("The Wharf Court") == -1);
  CHECK(status("The upgrade_friend") == 2);
  CHECK(status("The upgrade_foe") == -1);
  CHECK(status("The contact_friend") == 2);
  CHECK(status("The contact_foe") == -2);
}

TEST_CASE("Settling twice changes nothing, and lines that players wrote stay") {
  rules::Crew crew = sin_eaters();
  crew.coin.push_back({"", 4, "A score"});
  const rules::Crew once = rules::with_creation_ledgers(beacon_road(), crew);
  CHECK(rules::with_creation_ledgers(beacon_road(), once) == once);
  CHECK(rules::total(once.coin) == rules::total(crew.coin));
}

TEST_CASE("Twelve rep develop the crew, one less for each turf, at most six") {
  rules::Crew crew = in_play();
  CHECK(total(crew, "rep_to_advance") == 12);
  crew.claims = {"turf_1", "turf_2"};
  CHECK(total(crew, "rep_to_advance") == 10);
}

TEST_CASE("Fiends counts each wanted level as turf, Accord up to three allies; never under six") {
  rules::Crew crew = in_play();
  crew.abilities = {taken("fiends")};
  crew.wanted_level = 4;
  CHECK(total(crew, "rep_to_advance") == 8);
  crew.claims = {"turf_1", "turf_2"};
  CHECK(total(crew, "rep_to_advance") == 6);
  crew.abilities.push_back(taken("accord"));
  for (const char* name : {"A", "B", "C", "D"}) stand_with(crew, name, 3);
  CHECK(total(crew, "rep_to_advance") == 6);
  crew.wanted_level = 0;
  crew.claims.clear();
  CHECK(total(crew, "rep_to_advance") == 9);
}

TEST_CASE(
    "The next Tier costs eight times itself in coin; Patron halves it, Hardcase takes two off") {
  rules::Crew crew = in_play();
  CHECK(total(crew, "tier_cost") == 8);
  crew.tier = 1;
  CHECK(total(crew, "tier_cost") == 16);
  crew.abilities = {taken("patron")};
  CHECK(total(crew, "tier_cost") == 8);
  crew.prison_claims = {"hardcase"};
  CHECK(total(crew, "tier_cost") == 6);
}

TEST_CASE("Coin is kept up to five, ten with a vault, twenty with two") {
  rules::Crew crew = in_play();
  CHECK(total(crew, "coin_kept") == 5);
  crew.upgrades["vault"] = 1;
  CHECK(total(crew, "coin_kept") == 10);
  crew.upgrades["vault"] = 2;
  CHECK(total(crew, "coin_kept") == 20);
}

TEST_CASE("War costs a hold, one heat a score and one downtime activity for as long as it lasts") {
  rules::Crew crew = in_play();
  crew.tier = 2;
  stand_with(crew, "The enemy", -3);
  rules::DerivedCrew derived = rules::derive_crew(beacon_road(), crew);
  CHECK(derived.at_war);
  CHECK(derived.hold == "weak");
  CHECK(derived.tier == 2);
  CHECK(rules::total_of(derived, "heat_per_score") == 1);
  CHECK(rules::total_of(derived, "downtime_activities") == 1);
  crew.hold = "weak";
  derived = rules::derive_crew(beacon_road(), crew);
  CHECK(derived.tier == 1);
  CHECK(derived.hold == "weak");
}

TEST_CASE("War Dogs undoes the loss of hold and of the downtime activity, not the heat") {
  rules::Crew crew = in_play();
  crew.tier = 2;
  crew.hold = "weak";
  crew.abilities = {taken("war_dogs")};
  stand_with(crew, "The enemy", -3);
  const rules::DerivedCrew derived = rules::derive_crew(beacon_road(), crew);
  CHECK(derived.tier == 2);
  CHECK(rules::total_of(derived, "heat_per_score") == 1);
  CHECK(rules::total_of(derived, "downtime_activities") == 2);
}

TEST_CASE("A gang is as good and as many as the Tier, an expert one better and alone") {
  rules::Crew crew = in_play();
  crew.tier = 2;
  crew.cohorts = {{"gang", "Knives", {"thugs"}, {"loyal"}, {"wild"}, 0, ""},
                  {"expert", "Ada", {"Physician"}, {"loyal"}, {"wild"}, 0, ""}};
  const rules::DerivedCrew derived = rules::derive_crew(beacon_road(), crew);
  CHECK(derived.cohorts[0].quality == 2);
  CHECK(derived.cohorts[0].scale == 2);
  CHECK(derived.cohorts[1].quality == 3);
  CHECK(derived.cohorts[1].scale == 0);
}

TEST_CASE("Cohorts are paid with two boxes each, and two for a second type") {
  rules::Crew crew = in_play();
  crew.upgrades["cohort"] = 2;
  crew.cohorts = {{"gang", "Knives", {"thugs"}, {"loyal"}, {"wild"}, 0, ""}};
  CHECK(findings(crew).empty());
  crew.cohorts[0].types.push_back("skulks");
  CHECK(findings(crew) == "illegal:cohorts_unpaid");
  crew.upgrades["cohort"] = 4;
  CHECK(findings(crew).empty());
  crew.cohorts[0].flaws.push_back("savage");
  CHECK(findings(crew) == "illegal:flaws_too_many");
}

TEST_CASE("The quality of an expert says what it is made of") {
  rules::Crew crew = in_play();
  crew.upgrades["cohort"] = 2;
  crew.cohorts = {{"expert", "Ash", {}, {}, {}, 0, ""}};
  const rules::DerivedCrew derived = rules::derive_crew(beacon_road(), crew);
  REQUIRE(derived.cohorts.size() == 1);
  REQUIRE(derived.cohorts[0].quality_terms.size() == 2);
  CHECK(derived.cohorts[0].quality_terms[1].label() == "An expert");
  CHECK(derived.cohorts[0].scale_terms[0].label() == "A single person");
}

TEST_CASE("An ability of a crew that was taken too often says how often it can be") {
  rules::Ruleset game = beacon_road();
  rules::Crew crew = in_play();
  const rules::Id id = rules::crew_ability_offers(game, crew).front()->id;
  rules::Ability& ability = game.abilities[static_cast<std::size_t>(rules::find_ability(game, id) -
                                                                    game.abilities.data())];
  crew.abilities = {taken(id), taken(id), taken(id)};
  ability.times = 1;
  CHECK(rules::may_have_crew_ability(game, crew, id).reason ==
        ability.name + " can be taken once.");
  ability.times = 2;
  CHECK(rules::may_have_crew_ability(game, crew, id).reason ==
        ability.name + " can be taken 2 times.");
  ability.times = 3;
  CHECK(rules::may_have_crew_ability(game, crew, id));
}

TEST_CASE("A claim is seized along a path from what is held") {
  rules::Crew crew = in_play();
  int reachable = 0;
  rules::Id far_away;
  for (const rules::MapCell& cell : rules::claims_map(beacon_road(), crew).cells) {
    if (cell.claim.empty()) continue;
    if (rules::may_claim(beacon_road(), crew, cell.id)) {
      ++reachable;
    } else {
      far_away = cell.id;
    }
  }
  CHECK(reachable >= 2);
  REQUIRE_FALSE(far_away.empty());
  crew.claims = {far_away};
  // BEACON_ROAD E1: any claim may be tried for, ignoring the paths.
  CHECK(findings(crew).find("illegal") == std::string::npos);
  const rules::Findings found = support::checked(crew);
  CHECK(std::any_of(found.begin(), found.end(), [](const rules::Finding& each) {
    return each.rule == "claim_off_the_paths" && each.kind == rules::FindingKind::hint;
  }));
}

TEST_CASE("Another type keeps what is open to it and gives up the rest") {
  const rules::Crew before = sin_eaters();
  const rules::Crew after = rules::with_crew_type(beacon_road(), before, "guild");
  CHECK(after.name == before.name);
  CHECK(rules::amount_of(after.upgrades, "knowledge_of_evil") == 0);
  CHECK(rules::amount_of(after.upgrades, "hidden_lair") == 1);
  CHECK_FALSE(rules::losses(beacon_road(), before, after).empty());
}

TEST_CASE("An upgrade of several boxes works from the last one on") {
  const rules::Upgrade& mastery = *rules::find_upgrade(beacon_road(), "mastery");
  CHECK(rules::boxes_of(mastery) == 4);
  CHECK(rules::level_at(mastery, 3) == 0);
  CHECK(rules::level_at(mastery, 4) == 1);
  const rules::Upgrade& vault = *rules::find_upgrade(beacon_road(), "vault");
  CHECK(rules::level_at(vault, 1) == 1);
  CHECK(rules::level_at(vault, 2) == 2);
}

TEST_CASE("A name that means different things is read as the crew's type has it") {
  rules::Crew crew = in_play();
  crew.abilities = {taken("deadly")};
  CHECK(rules::adopted(beacon_road(), crew).abilities[0].id == "crew_deadly");
  crew.type = "own";
  crew.upgrades = {{"composed", 3}};
  crew = rules::adopted(beacon_road(), crew);
  CHECK(crew.abilities[0].id == "sample_deadly");
  CHECK(crew.upgrades == rules::Amounts{{"sample_composed", 3}});
  CHECK(rules::adopted(beacon_road(), crew) == crew);
}

TEST_CASE("What the creation of a crew left open is still open once it plays") {
  rules::Crew crew = in_play();
  CHECK(findings(crew).empty());
  const std::string contact_faction = crew.reactions.back().id;
  crew.reactions.pop_back();
  crew = rules::with_upgrade(beacon_road(), crew, "hidden_lair", 0);
  CHECK(findings(crew) == "unfinished:upgrades_missing unfinished:reaction_missing");
  // More than a new crew may have is nothing to mend in play.
  crew.reactions.push_back({contact_faction, "The Eelers", false});
  crew = rules::with_upgrade(beacon_road(), crew, "hidden_lair", 1);
  crew = rules::with_upgrade(beacon_road(), crew, "composed", 3);
  CHECK(findings(crew).empty());
}

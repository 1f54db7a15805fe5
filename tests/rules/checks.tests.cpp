// What is not allowed and what is unfinished, each named with its rule.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "rules/game/content_package.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::beacon_road;
using support::findings;
using support::taken;
using support::warrior;

TEST_CASE("A finished character has nothing illegal and nothing open") {
  CHECK(findings(warrior(), nullptr).empty());
  CHECK(rules::is_complete(rules::check(support::standing(warrior(), nullptr))));
}

TEST_CASE(
    "A new character is unfinished in every step that asks for something, and illegal in none") {
  const rules::Character character = rules::new_character(beacon_road(), "new");
  CHECK(findings(character, nullptr) ==
        "unfinished:playbook_missing unfinished:heritage_missing unfinished:traits_missing "
        "unfinished:background_missing unfinished:dots_missing unfinished:ability_missing "
        "unfinished:friend_missing unfinished:rival_missing unfinished:name_missing");
}

TEST_CASE("Each broken rule is named, at its place") {
  const auto broken = [](auto&& change) {
    rules::Character character = warrior();
    change(character);
    return findings(character, nullptr);
  };
  CHECK(broken([](auto& c) { c.playbook = "baker"; }).find("illegal:playbook_unknown") == 0);
  CHECK(broken([](auto& c) { c.heritage = "gnome"; }) == "illegal:heritage_unknown");
  CHECK(broken([](auto& c) { c.traits.push_back("fair"); }) == "illegal:traits_too_many");
  CHECK(broken([](auto& c) { c.traits[1] = c.traits[0]; }) == "illegal:trait_twice");
  CHECK(broken([](auto& c) { c.background = "pirate"; }) == "illegal:background_unknown");
  CHECK(broken([](auto& c) {
          c.actions["prowl"] = 3;
          c.actions.erase("study");
        }) == "illegal:action_above_cap");
  CHECK(broken([](auto& c) { c.actions["craft"] = 1; }) == "illegal:dots_too_many");
  CHECK(broken([](auto& c) { c.actions["dance"] = 1; }).find("illegal:action_unknown") == 0);
  CHECK(broken([](auto& c) {
          c.actions.erase("command");
          c.actions["sway"] = 1;
        }).find("illegal:action_below_start") == 0);
  CHECK(broken([](auto& c) { c.abilities.push_back(taken("mule")); }) ==
        "illegal:abilities_too_many");
  CHECK(broken([](auto& c) { c.abilities = {taken("ambush")}; }) == "illegal:ability_not_open");
  CHECK(broken([](auto& c) { c.abilities = {taken("exemplar")}; }) == "unfinished:choice_missing");
  CHECK(broken([](auto& c) { c.abilities = {taken("exemplar", "spleen")}; }) ==
        "illegal:choice_not_open");
  CHECK(broken([](auto& c) { c.abilities = {taken("seasoned", "stalwart")}; }) ==
        "illegal:choice_not_open");
  CHECK(broken([](auto& c) { c.abilities = {taken("seasoned", "expertise")}; }) ==
        "unfinished:choice_missing");
  CHECK(broken([](auto& c) { support::bond(c, "rival").who = support::who(c, "friend"); }) ==
        "illegal:friend_is_rival");
  CHECK(broken([](auto& c) { support::bond(c, "friend").who = "the_king"; }) ==
        "illegal:friend_unknown");
  CHECK(broken([](auto& c) { c.name.clear(); }) == "unfinished:name_missing");
  CHECK(broken([](auto& c) { c.tracks["stress"] = 9; }) == "illegal:track_overfull");
  CHECK(broken([](auto& c) {
          c.traumas = {"cold", "soft", "haunted", "vicious", "reckless"};
        }) == "illegal:traumas_too_many");
}

TEST_CASE("A finding says where it is and speaks to a player") {
  rules::Character character = warrior();
  character.actions["prowl"] = 3;
  const rules::Findings all = rules::check(support::standing(character, nullptr));
  const rules::Finding* finding = rules::first_finding(all, rules::StepKind::actions);
  REQUIRE(finding != nullptr);
  CHECK(finding->place == "/actions/prowl");
  CHECK(finding->message == "Prowl: No action begins with more than 2 dots.");
  CHECK_FALSE(finding->source.empty());
}

TEST_CASE("What the table waived stays in sight as waived") {
  rules::Character character = warrior();
  character.actions["craft"] = 1;
  character.waivers = {{"dots_too_many", "", "The GM said so."}};
  CHECK(findings(character, nullptr) == "waived:dots_too_many");
  CHECK(rules::is_complete(rules::check(support::standing(character, nullptr))));
}

TEST_CASE("After creation an action may have four dots and any number of abilities") {
  rules::Character character = warrior();
  character.in_play = true;
  character.actions["prowl"] = 4;
  character.abilities.push_back(taken("mule"));
  character.abilities.push_back(taken("savage"));
  CHECK(findings(character, nullptr).empty());
  character.actions["prowl"] = 5;
  CHECK(findings(character, nullptr) == "illegal:action_above_cap");
}

TEST_CASE("The bloodline's abilities may be the first one, too") {
  rules::Character character = warrior();
  character.abilities = {taken("savage")};
  CHECK(findings(character, nullptr).empty());
}

TEST_CASE(
    "A Halfblood names two others, takes virtue and vice from them and one of their abilities") {
  rules::Character character = rules::with_heritage(beacon_road(), warrior(), "halfblood");
  CHECK(findings(character, nullptr) ==
        "unfinished:mixed_heritage_missing unfinished:mixed_virtue_missing "
        "unfinished:mixed_vice_missing unfinished:mixed_body");
  character = rules::with_mixed_heritage(beacon_road(), character, 0, "elf");
  character = rules::with_mixed_heritage(beacon_road(), character, 1, "troll");
  character.virtue_from = "elf";
  character.vice_from = "troll";
  support::answer(character, "senses") = "Darksight";
  support::answer(character, "size") = "Large";
  character.stride = 30;
  CHECK(findings(character, nullptr).empty());
  const rules::Derived derived = support::numbers_of(beacon_road(), character, nullptr);
  CHECK(derived.virtue == "remembrance");
  CHECK(derived.vice == "gluttony");
  CHECK(rules::total_of(derived, "stride") == 30);
  character.abilities = {taken("born_of_two_worlds", "regeneration")};
  CHECK(findings(character, nullptr).empty());
  character.abilities = {taken("born_of_two_worlds", "strapping")};
  CHECK(findings(character, nullptr) == "illegal:choice_not_open");
  character.vice_from = "dwarf";
  CHECK(findings(character, nullptr).find("illegal:mixed_vice_not_open") != std::string::npos);
}

TEST_CASE("A power needs its die, its action, and a rating that bears its stress") {
  const auto reason = [](const rules::Character& character, const std::string& power) {
    return rules::may_have_power(support::standing(character, nullptr), power).reason;
  };
  CHECK(reason(warrior(), "dodge").empty());
  CHECK(reason(warrior(), "bash") == "Needs Wreck 2; yours is 0.");
  CHECK(reason(warrior(), "disarming_flourish") == "Needs Finesse 1; yours is 0.");
  CHECK(reason(warrior(), "triple_strike") == "Needs BODY d10; yours is d6.");
}

TEST_CASE("Each action dot brings one power and no more") {
  rules::Character character = warrior();
  // BODY has four dots: Skirmish 2 and Prowl 2.
  int taken_powers = 0;
  for (const rules::Power& power : beacon_road().powers) {
    if (power.attribute != "body") continue;
    if (!rules::may_have_power(support::standing(character, nullptr), power.id)) continue;
    character.powers.push_back(power.id);
    ++taken_powers;
  }
  CHECK(taken_powers == 4);
  CHECK(findings(character, nullptr).empty());
  for (const rules::Power& power : beacon_road().powers) {
    if (power.attribute != "body" || rules::contains(character.powers, power.id)) continue;
    rules::Character alone = warrior();
    if (!rules::may_have_power(support::standing(alone, nullptr), power.id)) continue;
    character.powers.push_back(power.id);
    break;
  }
  REQUIRE(character.powers.size() == 5);
  CHECK(findings(character, nullptr) == "illegal:powers_too_many");
}

TEST_CASE("Only common items are open to a new character") {
  rules::Character character = rules::with_carried(beacon_road(), warrior(), "heavy_armor", true);
  CHECK(findings(character, nullptr) == "illegal:item_not_open");
  character.in_play = true;
  CHECK(findings(character, nullptr).empty());
}

TEST_CASE("More than the chosen load allows is too heavy") {
  rules::Character character = warrior();
  character.load_level = "light";
  for (const char* item : {"light_armor", "longsword"}) {
    character = rules::with_carried(beacon_road(), character, item, true);
  }
  CHECK(findings(character, nullptr).empty());
  character = rules::with_carried(beacon_road(), character, "dagger", true);
  CHECK(findings(character, nullptr) == "illegal:load_too_heavy");
}

TEST_CASE("What stands there very often is found once for each, and told up to a hundred times") {
  for (const std::size_t count : {90u, 1000u}) {
    rules::Character character = warrior();
    character.in_play = true;
    character.traits.assign(count, character.traits[0]);
    const rules::Findings found =
        rules::check(rules::derive(beacon_road(), character, rules::Gifts{}));
    const std::size_t twice = static_cast<std::size_t>(
        std::count_if(found.begin(), found.end(),
                      [](const rules::Finding& each) { return each.rule == "trait_twice"; }));
    CHECK(twice == std::min<std::size_t>(count - 1, 101));
    if (count < 100) continue;
    const auto more = std::find_if(found.begin(), found.end(), [](const rules::Finding& each) {
      return each.message == "And 899 more of this kind.";
    });
    REQUIRE(more != found.end());
    CHECK(more->kind == rules::FindingKind::illegal);
    CHECK(more->place == "/traits");
    CHECK(more->subject.empty());
  }
}

TEST_CASE("Each of a thousand cohorts is checked, and what is told of them is bounded") {
  rules::Crew crew = support::sin_eaters();
  crew.cohorts.assign(1000, rules::Cohort{"gang", "Them", {}, {}, {}, 0, {}});
  const rules::Findings found = support::checked(crew);
  CHECK(found.size() < 350);
  CHECK(std::any_of(found.begin(), found.end(), [](const rules::Finding& each) {
    return each.rule == "edges_missing" && each.message == "And 900 more of this kind." &&
           each.place == "/cohorts";
  }));
}

TEST_CASE("a cohort has as many edges as its game allows") {
  rules::Ruleset game = beacon_road();
  REQUIRE(game.edges.size() > 2);
  rules::Crew crew = support::sin_eaters();
  const auto too_many = [&](std::size_t edges) {
    rules::Cohort cohort{"gang", "The Rovers", {"thugs"}, {}, {}, 0, {}};
    for (std::size_t i = 0; i < edges; ++i) cohort.edges.push_back(game.edges[i].id);
    crew.cohorts = {cohort};
    for (const rules::Finding& each : rules::check(game, crew, rules::derive_crew(game, crew))) {
      if (each.rule == "edges_too_many") return each.message;
    }
    return std::string();
  };
  CHECK(too_many(2).empty());
  CHECK(too_many(3) == "The Rovers has at most 2 edges.");
  game.crew.cohort_edges_limit = 1;
  CHECK(too_many(1).empty());
  CHECK(too_many(2) == "The Rovers has at most one edge.");
}

TEST_CASE("what is of a package that is not here is told as that, and never by an id") {
  rules::Character hero = rules::random_character(support::blades_srd(), "hero", 3, {});
  hero.playbook = "p3f2a9c0d_12";
  hero.vice = "p3f2a9c0d_3";
  int told = 0;
  for (const rules::Finding& each :
       rules::check(rules::derive(support::blades_srd(), hero, rules::Gifts{}))) {
    CHECK(each.message.find("p3f2a9c0d") == std::string::npos);
    if (each.message.find("is of a package that is not here") != std::string::npos) ++told;
  }
  CHECK(told == 2);
  CHECK(rules::is_of_package("p3f2a9c0d_12"));
  CHECK_FALSE(rules::is_of_package("prison_claim_1"));
  CHECK_FALSE(rules::is_of_package("pistol"));
  CHECK(rules::name_or_words(support::blades_srd().vices, "p3f2a9c0d_3") ==
        "from a package that is not here");
  CHECK(rules::name_or_words(support::blades_srd().vices, "Old songs") == "Old songs");
}

TEST_CASE("A track with more marks than boxes says how many it has") {
  const auto said = [](const std::string& track, int marked) {
    rules::Character character = warrior();
    character.carried.clear();
    character.tracks[track] = marked;
    const rules::Findings all = rules::check(support::standing(character, nullptr));
    const rules::Finding* finding = rules::first_finding(all, rules::StepKind::review);
    return finding == nullptr ? std::string() : finding->message;
  };
  CHECK(said("armor", 1) == "Armor: 1 marked, but it has no boxes.");
  CHECK(said("stress", 9) == "Stress: 9 marked, but it has only 8 boxes.");
}

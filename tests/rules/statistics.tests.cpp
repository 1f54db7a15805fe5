// Each row of the table of derived statistics: the total, and where it comes from.
#include <catch2/catch_test_macros.hpp>

#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::beacon_road;
using support::explained;
using support::total;
using support::warrior;

namespace {

rules::Character of(const std::string& playbook) {
  rules::Character character = rules::new_character(beacon_road(), playbook);
  return rules::with_playbook(beacon_road(), character, playbook);
}

rules::Crew of_tier(int tier) {
  rules::Crew crew = rules::new_crew(beacon_road(), "crew");
  crew.type = "guild";
  crew.tier = tier;
  return crew;
}

}  // namespace

TEST_CASE("IRON is eight, the face of BODY, the crew's Tier and what an ability adds") {
  const rules::Crew crew = of_tier(1);
  CHECK(explained(warrior(), &crew, "iron") ==
        "IRON 17 = 8 (every character) + 6 (BODY d6: Prowl, Skirmish) + 1 (crew Tier 1) + 2 "
        "(Stalwart)");
}

TEST_CASE("WARD and GRIT are counted from MIND and WILL") {
  CHECK(explained(warrior(), nullptr, "ward") ==
        "WARD 14 = 8 (every character) + 6 (MIND d6: Hunt, Study) + 0 (no crew: Tier 0)");
  CHECK(explained(warrior(), nullptr, "grit") ==
        "GRIT 12 = 8 (every character) + 4 (WILL d4: Command) + 0 (no crew: Tier 0)");
}

TEST_CASE("A character who never acted rolls no die and begins at eight") {
  rules::Character character = rules::new_character(beacon_road(), "nobody");
  CHECK(total(character, nullptr, "iron") == 8);
  CHECK(total(character, nullptr, "hit_points") == 0);
}

TEST_CASE("A warrior's hit points rise by six with each Tier, a wizard's by four") {
  for (int tier = 0; tier < 4; ++tier) {
    const rules::Crew crew = of_tier(tier);
    CAPTURE(tier);
    CHECK(total(of("warrior"), &crew, "hit_points") == 16 + 4 + 0 + 4 + 6 * tier);
    CHECK(total(of("wizard"), &crew, "hit_points") == 6 + 0 + 4 + 4 + 4 * tier);
    CHECK(total(of("rogue"), &crew, "hit_points") == 11 + 6 + 0 + 0 + 5 * tier);
    CHECK(total(of("technician"), &crew, "hit_points") == 11 + 0 + 6 + 0 + 5 * tier);
  }
}

TEST_CASE("Hit points name the archetype, the three attributes and the Tier") {
  const rules::Crew crew = of_tier(1);
  CHECK(explained(warrior(), &crew, "hit_points") ==
        "Hit points 38 = 16 (Warrior) + 6 (BODY d6: Prowl, Skirmish) + 6 (MIND d6: Hunt, Study) + "
        "4 (WILL d4: Command) + 6 (crew Tier 1: 6 for each as a Warrior)");
}

TEST_CASE("Twenty-three hit points stagger at eleven and are deadly at minus twelve") {
  // A rogue with Finesse 2, Prowl 1 (BODY d6) and one dot each in two other attributes: 11+6+4+4 =
  // 25; one attribute alone: 11 + 6 + 6 = 23.
  rules::Character character = of("rogue");
  character = rules::with_action(beacon_road(), character, "hunt", 1);
  character = rules::with_action(beacon_road(), character, "study", 1);
  REQUIRE(total(character, nullptr, "hit_points") == 23);
  CHECK(total(character, nullptr, "staggered_at") == 11);
  CHECK(total(character, nullptr, "dead_at") == -12);
}

TEST_CASE("Recovery dice are one and the Tier, of the archetype's size") {
  const rules::Crew crew = of_tier(1);
  const auto shown = [&](const std::string& playbook) {
    const rules::Derived derived = support::numbers_of(beacon_road(), of(playbook), &crew);
    return rules::shown_total(beacon_road(), *rules::find_statistic(derived, "recovery_dice"));
  };
  CHECK(shown("wizard") == "2d6");
  CHECK(shown("rogue") == "2d8");
  CHECK(shown("technician") == "2d8");
  CHECK(shown("warrior") == "2d10");
}

TEST_CASE("Stress has eight boxes, trauma four, special armor two and the Tier") {
  const rules::Crew crew = of_tier(2);
  CHECK(total(warrior(), &crew, "stress") == 8);
  CHECK(total(warrior(), &crew, "trauma") == 4);
  CHECK(total(warrior(), &crew, "special_armor") == 4);
}

TEST_CASE(
    "Boxes are said as boxes, in sight with how many are marked, and less than 0 with a minus") {
  rules::Character hero = warrior();
  hero.tracks["stress"] = 3;
  hero.traumas = {beacon_road().traumas.front().id};
  const rules::Derived derived = support::numbers_of(beacon_road(), hero, nullptr);
  const auto told = [&](const char* id) {
    const rules::DerivedStatistic& each = *rules::find_statistic(derived, id);
    return rules::shown_total(beacon_road(), each) + ", " +
           rules::shown_now(beacon_road(), derived, each);
  };
  CHECK(told("stress") == "8 boxes, 3 of 8");
  CHECK(told("trauma") == "4 boxes, 1 of 4");
  const std::string dead = told("dead_at");
  CHECK(dead.substr(0, 3) == "−");
  CHECK(dead.find('-') == std::string::npos);
}

TEST_CASE("Special armor is usable only with an ability that spends it") {
  rules::Character character = warrior();
  const auto usable = [&] {
    const rules::Derived derived = support::numbers_of(beacon_road(), character, nullptr);
    return rules::find_statistic(derived, "special_armor")->usable;
  };
  CHECK_FALSE(usable());
  character.abilities = {support::taken("battleborn")};
  CHECK(usable());
}

TEST_CASE("Armor and shields bring boxes while carried, and IRON while in hand") {
  rules::Character character = warrior();
  REQUIRE(total(character, nullptr, "armor") == 0);
  character = rules::with_carried(beacon_road(), character, "light_armor", true);
  CHECK(total(character, nullptr, "armor") == 2);
  character = rules::with_carried(beacon_road(), character, "light_shield", true);
  CHECK(total(character, nullptr, "shield") == 2);
  CHECK(total(character, nullptr, "iron") == 16);
  character = rules::with_in_hand(character, 1, true);
  CHECK(total(character, nullptr, "iron") == 17);
}

TEST_CASE("Stride is the bloodline's, longer at light load and shorter at heavy load") {
  rules::Character character = warrior();
  CHECK(total(character, nullptr, "stride") == 25);
  character.load_level = "light";
  CHECK(total(character, nullptr, "stride") == 30);
  character.load_level = "normal";
  CHECK(total(character, nullptr, "stride") == 25);
  character.load_level = "heavy";
  CHECK(total(character, nullptr, "stride") == 20);
}

TEST_CASE("Load ends at 3, 5, 6 and 9") {
  CHECK(total(warrior(), nullptr, "load_light") == 3);
  CHECK(total(warrior(), nullptr, "load_normal") == 5);
  CHECK(total(warrior(), nullptr, "load_heavy") == 6);
  CHECK(total(warrior(), nullptr, "load_encumbered") == 9);
}

TEST_CASE("No action passes two dots in creation, four after it, five with Mastery") {
  rules::Character character = warrior();
  CHECK(total(character, nullptr, "action_cap") == 2);
  character.in_play = true;
  CHECK(total(character, nullptr, "action_cap") == 4);
  rules::Crew crew = of_tier(0);
  crew.upgrades["mastery"] = 3;
  CHECK(total(character, &crew, "action_cap") == 4);
  crew.upgrades["mastery"] = 4;
  CHECK(total(character, &crew, "action_cap") == 5);
}

TEST_CASE("Lifestyle is a tenth of the stash, and a stash says how one retires") {
  rules::Character character = warrior();
  const auto band = [&](int stash) {
    character.stash = stash;
    return support::numbers_of(beacon_road(), character, nullptr).stash_band;
  };
  CHECK(band(0) == "Poor Soul");
  CHECK(band(10) == "Poor Soul");
  CHECK(band(11) == "Meager");
  CHECK(band(39) == "Modest");
  CHECK(band(40) == "Fine");
  CHECK(total(character, nullptr, "lifestyle") == 4);
  CHECK(band(50) == "Wealthy");
  CHECK(total(character, nullptr, "lifestyle") == 5);
}

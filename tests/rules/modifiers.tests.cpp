// Each row of the table of what changes the statistics.
#include <catch2/catch_test_macros.hpp>

#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::beacon_road;
using support::explained;
using support::taken;
using support::total;
using support::warrior;

namespace {

rules::Character with(const std::string& ability, const std::string& choice = {}) {
  rules::Character character = warrior();
  character.abilities = {taken(ability, choice)};
  return character;
}

rules::Crew with_upgrade(const std::string& upgrade, int boxes) {
  rules::Crew crew = support::sin_eaters();
  crew.abilities.clear();
  crew.upgrades = {{upgrade, boxes}};
  return crew;
}

int marked_for_good(const rules::Character& character, const std::string& track) {
  return rules::find_track(support::numbers_of(beacon_road(), character, nullptr), track)
      ->marked_for_good;
}

}  // namespace

TEST_CASE("Stalwart adds two to IRON, Inhuman Resolve two to GRIT") {
  CHECK(total(with("stalwart"), nullptr, "iron") - total(with("mule"), nullptr, "iron") == 2);
  CHECK(total(with("inhuman_resolve"), nullptr, "grit") - total(with("mule"), nullptr, "grit") ==
        2);
}

TEST_CASE("Exemplar raises the rating of the attribute that was chosen") {
  CHECK(explained(with("exemplar", "body"), nullptr, "iron") ==
        "IRON 16 = 8 (every character) + 8 (BODY d8: Prowl, Skirmish, Exemplar) + 0 (no crew: Tier "
        "0)");
  rules::Character character = with("exemplar", "body");
  for (const char* action : {"finesse", "wreck"}) {
    character = rules::with_action(beacon_road(), character, action, 1);
  }
  const rules::Derived derived = support::numbers_of(beacon_road(), character, nullptr);
  CHECK(rules::find_attribute(derived, "body")->rating == 5);
  CHECK(rules::find_attribute(derived, "body")->face == 12);
}

TEST_CASE("Mule and Strapping lift the load limits; only Strapping keeps the stride") {
  for (const char* ability : {"mule", "strapping"}) {
    CAPTURE(ability);
    CHECK(total(with(ability), nullptr, "load_light") == 5);
    CHECK(total(with(ability), nullptr, "load_normal") == 7);
    CHECK(total(with(ability), nullptr, "load_heavy") == 8);
    CHECK(total(with(ability), nullptr, "load_encumbered") == 9);
  }
  rules::Character mule = with("mule");
  mule.load_level = "heavy";
  CHECK(total(mule, nullptr, "stride") == 20);
  rules::Character strapping = with("strapping");
  strapping.load_level = "heavy";
  CHECK(total(strapping, nullptr, "stride") == 25);
}

TEST_CASE("What does not count stays in sight, with the reason") {
  rules::Character character = with("strapping");
  character.load_level = "heavy";
  const rules::Derived derived = support::numbers_of(beacon_road(), character, nullptr);
  const rules::DerivedStatistic& stride = *rules::find_statistic(derived, "stride");
  bool found = false;
  for (const rules::DerivedTerm& term : stride.terms) {
    if (rules::written(term.source) != "load:heavy") continue;
    found = true;
    CHECK_FALSE(term.counts);
    CHECK(term.because() == "Strapping sets this aside.");
    CHECK(term.value == -5);
  }
  CHECK(found);
}

TEST_CASE("Mule and Strapping together lift a limit once") {
  rules::Character character = with("mule");
  character.abilities.push_back(taken("strapping"));
  CHECK(total(character, nullptr, "load_light") == 5);
}

TEST_CASE("The Eldersong marks one stress box for good for each known song, the first included") {
  rules::Character character = with("the_eldersong");
  CHECK(marked_for_good(character, "stress") == 1);
  character.abilities[0].known = {{"First", {}}, {"Second", {}}, {"Third", {}}};
  CHECK(marked_for_good(character, "stress") == 3);
}

TEST_CASE("Vigorous fills one segment of the healing clock for good") {
  CHECK(marked_for_good(with("vigorous"), "healing_clock") == 1);
  CHECK(marked_for_good(with("stalwart"), "healing_clock") == 0);
}

TEST_CASE("Forged in the Fire and Knowledge of Evil reach every member at once") {
  const rules::Crew crew = support::sin_eaters();
  CHECK(total(warrior(), &crew, "iron") - total(warrior(), nullptr, "iron") == 1);
  CHECK(total(warrior(), &crew, "ward") - total(warrior(), nullptr, "ward") == 2);
  CHECK(total(warrior(), &crew, "grit") - total(warrior(), nullptr, "grit") == 2);
}

TEST_CASE("Composed adds two stress boxes, its sample one, and only when paid in full") {
  rules::Crew crew = with_upgrade("composed", 2);
  CHECK(total(warrior(), &crew, "stress") == 8);
  crew.upgrades["composed"] = 3;
  CHECK(total(warrior(), &crew, "stress") == 10);
  const rules::Crew sample = with_upgrade("sample_composed", 3);
  CHECK(total(warrior(), &sample, "stress") == 9);
}

TEST_CASE("Hardened adds a trauma box") {
  const rules::Crew crew = with_upgrade("hardened", 3);
  CHECK(total(warrior(), &crew, "trauma") == 5);
}

TEST_CASE("The crew's Deadly adds a dot to the action that each member chose, to four at most") {
  rules::Crew crew = support::sin_eaters();
  crew.abilities = {taken("crew_deadly")};
  rules::Character character = warrior();
  const auto rating = [&](const std::string& action) {
    const rules::Derived derived = support::numbers_of(beacon_road(), character, &crew);
    return rules::find_action(derived, action)->rating;
  };
  CHECK(rating("prowl") == 2);
  character.crew_choices = {taken("crew_deadly", "prowl")};
  CHECK(rating("prowl") == 3);
  CHECK(support::findings(character, &crew).empty());
  character.in_play = true;
  character.actions["prowl"] = 4;
  CHECK(rating("prowl") == 4);
  character.crew_choices = {taken("crew_deadly", "study")};
  CHECK(rating("study") == 1);
  CHECK(support::findings(character, &crew) == "illegal:crew_dot_not_open");
}

TEST_CASE("Rigging lets two load of the named kinds weigh nothing") {
  rules::Character character = warrior();
  character = rules::with_carried(beacon_road(), character, "greatsword", true);
  character = rules::with_carried(beacon_road(), character, "light_armor", true);
  const auto load = [&](const rules::Crew* crew) {
    return support::numbers_of(beacon_road(), character, crew).load.total;
  };
  CHECK(load(nullptr) == 4);
  const rules::Crew crew = with_upgrade("implement_weapon_rigging", 1);
  CHECK(load(&crew) == 2);
}

TEST_CASE("An ability of another archetype works as your own") {
  rules::Character character = warrior();
  character = rules::with_playbook(beacon_road(), character, "rogue");
  character.abilities = {taken("seasoned", "stalwart")};
  CHECK(explained(character, nullptr, "iron").find("(Seasoned: Stalwart)") != std::string::npos);
}

TEST_CASE("A number says how it would change before the choice is made") {
  rules::Character without = warrior();
  without.abilities.clear();
  const rules::Derived before = support::numbers_of(beacon_road(), without, nullptr);
  const rules::Derived after = support::numbers_of(beacon_road(), warrior(), nullptr);
  const std::vector<rules::Change> changes = rules::changes(beacon_road(), before, after);
  REQUIRE(changes.size() == 1);
  CHECK(changes[0].words == "IRON 14 → 16");
}

// What a game leaves out is not there, and what it declares is judged: caps, powers, items, dots,
// words.
#include <catch2/catch_test_macros.hpp>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

namespace {

// The findings of that rule, as one text.
std::string told_by(const rules::Findings& findings, const std::string& rule) {
  std::string words;
  for (const rules::Finding& each : findings) {
    if (each.rule == rule) words += each.message + '\n';
  }
  return words;
}

}  // namespace

TEST_CASE("An item that another playbook brings is told by the check, in play, too") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  for (const rules::Playbook& each : game.playbooks) {
    if (each.id == hero.playbook || each.items.empty()) continue;
    for (const bool in_play : {false, true}) {
      rules::Character thief = hero;
      thief.in_play = in_play;
      thief.carried.push_back({each.items.front(), "", 1, false});
      const std::string told =
          told_by(rules::check(rules::derive(game, thief, rules::Gifts{})), "item_not_open");
      CHECK(told.find("belongs to another archetype: " + each.name) != std::string::npos);
    }
  }
}

TEST_CASE("A game that names no most dots lets an action have any") {
  const rules::Ruleset& game = support::tiny();
  rules::Character keeper = rules::new_character(game, "k");
  keeper = rules::with_playbook(game, keeper, "keeper");
  CHECK(rules::may_rate_action(rules::derive(game, keeper, rules::Gifts{}), "row", 9).allowed);
  const rules::Character hero = support::warrior();
  CHECK_FALSE(rules::may_rate_action(rules::derive(support::beacon_road(), hero, rules::Gifts{}),
                                     "prowl", 9)
                  .allowed);
}

TEST_CASE("Powers are counted by dots only where the game says so") {
  rules::Ruleset game = support::beacon_road();
  game.creation.powers_per_dot = false;
  rules::Character hero = support::warrior();
  // As many powers of one action as it can use: more than it has dots.
  for (const rules::Power& each : game.powers) {
    if (rules::may_have_power(rules::derive(game, hero, rules::Gifts{}), each.id))
      hero.powers.push_back(each.id);
  }
  REQUIRE(hero.powers.size() > 7);
  CHECK(
      told_by(rules::check(rules::derive(game, hero, rules::Gifts{})), "powers_too_many").empty());
  CHECK_FALSE(told_by(rules::check(rules::derive(support::beacon_road(), hero, rules::Gifts{})),
                      "powers_too_many")
                  .empty());
}

TEST_CASE("The dots that are left are told with the game's own reasons, or with none") {
  rules::Character keeper = rules::new_character(support::tiny(), "k");
  keeper = rules::with_playbook(support::tiny(), keeper, "keeper");
  CHECK(told_by(rules::check(rules::derive(support::tiny(), keeper, rules::Gifts{})),
                "dots_missing") == "2 dots are left to place.\n");
  rules::Character hero = rules::new_character(support::beacon_road(), "h");
  hero = rules::with_playbook(support::beacon_road(), hero, "warrior");
  CHECK(told_by(rules::check(rules::derive(support::beacon_road(), hero, rules::Gifts{})),
                "dots_missing") ==
        "4 dots are left to place: one stands for your traits, one for your background, the rest "
        "is free.\n");
}

TEST_CASE("A game without heat has none: nothing is marked, and nobody is wanted") {
  const rules::Crew watch =
      rules::with_crew_type(support::tiny(), rules::new_crew(support::tiny(), "w"), "lightship");
  const rules::DerivedCrew derived = rules::derive_crew(support::tiny(), watch);
  const rules::Crew after = rules::with_heat(support::tiny(), watch, derived, 30);
  CHECK(after.wanted_level == 0);
  for (const rules::DerivedTrack& each : derived.tracks) {
    CHECK(rules::find_track(support::tiny(), each.id)->role == rules::Role::none);
  }
}

TEST_CASE("Conditions follow from what is left and from what is marked") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character hero = support::warrior();
  hero.in_play = true;
  const auto now = [&](int lost) {
    hero.tracks["hit_points"] = lost;
    std::string found;
    for (const auto* each :
         rules::conditions_of(game, hero, support::numbers_of(game, hero, nullptr))) {
      if (each->of == "hit_points") found += each->name;
    }
    return found;
  };
  const int all = rules::total_of(support::numbers_of(game, hero, nullptr), "hit_points");
  CHECK(now(0).empty());
  CHECK(now(all - all / 2) == "Staggered");
  CHECK(now(all) == "Down and dying");
  CHECK(now(2 * all) == "Dead");
}

TEST_CASE("A reason without words of its own says the game's for what is shared, and for war") {
  rules::Ruleset game = support::beacon_road();
  for (rules::Statistic& each : game.statistics) {
    for (rules::Term& term : each.terms) term.label.clear();
  }
  game.words.stash = {"Chest", "Chests", {}};
  game.words.tier = {"Storey", "Storeys", {}};
  game.words.hold = {"Lease", "Leases", {}};
  game.words.war = {"Feud", "Feuds", {}};
  rules::Character hero = support::warrior();
  hero.stash = 11;
  const rules::Derived derived = support::numbers_of(game, hero, nullptr);
  CHECK(rules::explain(game, *rules::find_statistic(derived, "lifestyle")) ==
        "Lifestyle 1 = 1 (chest 11 ÷ 10)");

  rules::Crew crew = support::sin_eaters();
  crew.in_play = true;
  crew.tier = 2;
  crew.hold = "strong";
  crew.factions = {{"The enemy", "", {{"", game.crew.war_status, "Played"}}}};
  const auto reasons = [&](rules::Role role) {
    const rules::DerivedCrew now = rules::derive_crew(game, crew);
    const rules::Id& id = rules::find_statistic(game, role, rules::Scope::crew)->id;
    std::string words;
    for (const rules::DerivedTerm& each : rules::find_statistic(now, id)->terms) {
      words += each.label() + '\n';
    }
    return words;
  };
  CHECK(reasons(rules::Role::hold) == "Lease 1\nAt feud\n");
  crew.hold = "weak";
  CHECK(reasons(rules::Role::tier) == "Storey 2\nAt feud with a weak lease\n");
}

TEST_CASE("A share of a number says how much of it counts") {
  rules::Ruleset game = support::tiny();
  const rules::Character keeper =
      rules::with_playbook(game, rules::new_character(game, "k"), "keeper");
  const auto share = [&](int value, int divide) {
    for (rules::Statistic& each : game.statistics) {
      if (each.id != "dread_at") continue;
      each.terms.front().value = value;
      each.terms.front().divide = divide;
    }
    const rules::Derived derived = support::numbers_of(game, keeper, nullptr);
    return rules::find_statistic(derived, "dread_at")->terms.front().label();
  };
  CHECK(share(1, 1) == "Nerve 5");
  CHECK(share(1, 2) == "Half of nerve 5");
  CHECK(share(-1, 2) == "Minus half of nerve 5");
  CHECK(share(1, 3) == "Nerve 5 ÷ 3");
  CHECK(share(2, 1) == "Nerve 5 × 2");
  CHECK(share(-2, 3) == "Minus nerve 5 × 2 ÷ 3");
}

TEST_CASE("A sentence takes a game's words in the form that its place asks for") {
  rules::Words words;
  words.heat = {"Glow", "Glow", "G"};
  words.claim = {"Islet", "Islets", {}};
  CHECK(rules::say(words, "{Heat}: take {heat}, {a claim}, {claim+} and {heat.}.") ==
        "Glow: take glow, an islet, islets and g.");
  CHECK(rules::counted(1, words.claim) == "one islet");
  CHECK(rules::counted(3, words.claim) == "3 islets");
}

TEST_CASE("what has no emblem of its own bears its game's") {
  const rules::Ruleset& blades = support::blades_srd();
  REQUIRE_FALSE(blades.emblem.empty());
  REQUIRE(blades.playbooks.front().emblem.empty());
  CHECK(rules::emblem_of_playbook(blades, blades.playbooks.front().id) == blades.emblem);
  CHECK(rules::emblem_of_crew_type(blades, blades.crew_types.front().id) == blades.emblem);
  CHECK(rules::emblem_of_playbook(blades, "") == blades.emblem);
  const rules::Ruleset& road = support::beacon_road();
  const rules::Playbook& own = road.playbooks.front();
  REQUIRE(own.emblem != road.emblem);
  CHECK(rules::emblem_of_playbook(road, own.id) == own.emblem);
}

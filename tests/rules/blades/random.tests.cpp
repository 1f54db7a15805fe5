// Characters and crews of Blades in the Dark at random: legal, complete, and with the numbers that
// a table of its own gives.
#include "rules/judge/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "support/d6_games.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;
using support::actions_of;
using support::blades_srd;
using support::broken_or_open;
using support::first_column;
using support::knows;

namespace {

bool has(const rules::Crew& crew, const std::string& upgrade, int boxes) {
  const auto found = crew.upgrades.find(upgrade);
  return found != crew.upgrades.end() && found->second >= boxes;
}

}  // namespace

TEST_CASE("Blades: a hundred characters at random are legal, and their numbers are the table's") {
  std::set<rules::Id> playbooks;
  int mules = 0;
  int vigorous = 0;
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const rules::Character character = rules::random_character(blades_srd(), "c", seed, {});
    rules::Crew crew = rules::random_crew(blades_srd(), "w", seed, {});
    CAPTURE(seed, character.playbook, crew.type);
    // A crew that has played for a while: all boxes of an upgrade, the last of them missing, none.
    const int boxes = static_cast<int>(seed % 3);
    crew.upgrades["composed"] = boxes == 0 ? 3 : 2 * (boxes - 1);
    crew.upgrades["hardened"] = boxes == 1 ? 3 : boxes;
    crew.upgrades["mastery"] = boxes == 2 ? 4 : 3 * boxes;
    REQUIRE(broken_or_open(rules::check(rules::derive(blades_srd(), character, rules::Gifts{})))
                .empty());
    playbooks.insert(character.playbook);
    int dots = 0;
    for (const auto& [action, count] : character.actions) {
      dots += count;
      CHECK(count <= 2);
    }
    CHECK(dots == 7);
    rules::Character played = character;
    played.in_play = true;
    played.stash = static_cast<int>(seed % 41);
    const rules::Derived derived = support::numbers_of(blades_srd(), played, &crew);
    for (const auto& [attribute, actions] : actions_of) {
      CHECK(rules::find_attribute(derived, attribute)->rating == first_column(played, attribute));
    }
    const bool mule = knows(played.abilities, "mule");
    mules += mule ? 1 : 0;
    vigorous += knows(played.abilities, "vigorous") ? 1 : 0;
    CHECK(rules::total_of(derived, "load_light") == (mule ? 5 : 3));
    CHECK(rules::total_of(derived, "load_normal") == (mule ? 7 : 5));
    CHECK(rules::total_of(derived, "load_heavy") == (mule ? 8 : 6));
    CHECK(rules::total_of(derived, "load_encumbered") == 9);
    CHECK(rules::total_of(derived, "stress") == (has(crew, "composed", 3) ? 10 : 9));
    CHECK(rules::total_of(derived, "trauma") == (has(crew, "hardened", 3) ? 5 : 4));
    CHECK(rules::total_of(derived, "coin") == 4);
    CHECK(rules::total_of(derived, "stash") == 40);
    CHECK(rules::total_of(derived, "lifestyle") == played.stash / 10);
    CHECK(rules::total_of(derived, "action_cap") == (has(crew, "mastery", 4) ? 4 : 3));
    CHECK(rules::find_track(derived, "healing_clock")->marked_for_good ==
          (knows(played.abilities, "vigorous") ? 1 : 0));
  }
  CHECK(playbooks.size() == 7);
  CHECK(mules > 0);
  CHECK(vigorous > 0);
}

TEST_CASE("Blades: a hundred crews at random are legal, and their numbers are the table's") {
  std::set<rules::Id> types;
  std::set<int> vaults_seen;
  std::set<int> costs_seen;
  std::set<int> turf_seen;
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    rules::Crew crew = rules::random_crew(blades_srd(), "w", seed, {});
    CAPTURE(seed, crew.type);
    REQUIRE(broken_or_open(rules::check(blades_srd(), crew, rules::derive_crew(blades_srd(), crew)))
                .empty());
    types.insert(crew.type);
    if (seed % 3 != 0) crew.upgrades["vault"] = static_cast<int>(seed % 3);
    if (seed % 7 == 0) crew.abilities.push_back(support::taken("patron"));
    if (seed % 7 == 1) crew.abilities.push_back(support::taken("fiends"));
    if (seed % 7 == 2) crew.abilities.push_back(support::taken("war_dogs"));
    crew.tier = static_cast<int>(seed % 5);
    crew.wanted_level = static_cast<int>(seed % 4);
    const bool strong = seed % 2 == 0;
    crew.hold = strong ? "strong" : "weak";
    const bool war = seed % 3 == 0;
    if (war) crew.factions.push_back({"The Tollmen", "", {{"", -3, "They burned it"}}});
    // What stands on a cell is the map's to say; each cell of every other crew is held.
    std::multiset<rules::Id> held;
    for (const rules::MapCell& cell :
         rules::find_crew_type(blades_srd(), crew.type)->claims.cells) {
      if (cell.claim.empty() || seed % 4 < 2) continue;
      crew.claims.push_back(cell.id);
      held.insert(cell.claim);
    }
    const bool hardcase = seed % 5 == 0;
    for (const rules::MapCell& cell : rules::prison_map(blades_srd()).cells) {
      if (hardcase && cell.claim == "hardcase") crew.prison_claims.push_back(cell.id);
    }
    const auto holds = [&](const char* claim) { return static_cast<int>(held.count(claim)); };
    const bool dogs = knows(crew.abilities, "war_dogs");
    const rules::DerivedCrew derived = rules::derive_crew(blades_srd(), crew);
    const int vaults = has(crew, "vault", 2) ? 16 : has(crew, "vault", 1) ? 8 : 4;
    CHECK(rules::total_of(derived, "coin_kept") == vaults);
    const int turf = holds("turf") + (knows(crew.abilities, "fiends") ? crew.wanted_level : 0);
    CHECK(rules::total_of(derived, "rep_to_advance") == 12 - std::min(turf, 6));
    int cost = 8 * (crew.tier + 1);
    if (knows(crew.abilities, "patron")) cost /= 2;
    CHECK(rules::total_of(derived, "tier_cost") == cost - (hardcase ? 2 : 0));
    const bool hurts = war && !dogs;
    const int tier = crew.tier - (hurts && !strong && crew.tier > 0 ? 1 : 0);
    CHECK(derived.tier == tier);
    CHECK(derived.hold == (strong && !hurts ? "strong" : "weak"));
    CHECK(rules::total_of(derived, "downtime_activities") == (hurts ? 1 : 2));
    CHECK(rules::total_of(derived, "heat_per_score") ==
          (war ? 1 : 0) - 2 * holds("cover_operation"));
    CHECK(rules::total_of(derived, "rep_per_score") == holds("victim_trophies"));
    vaults_seen.insert(vaults);
    costs_seen.insert(cost - 8 * (crew.tier + 1));
    turf_seen.insert(std::min(turf, 6));
    for (std::size_t i = 0; i < crew.cohorts.size(); ++i) {
      const bool gang = crew.cohorts[i].kind == "gang";
      CHECK(derived.cohorts[i].quality == tier + (gang ? 0 : 1));
      CHECK(derived.cohorts[i].scale == (gang ? tier : 0));
    }
  }
  CHECK(types.size() == 5);
  CHECK(vaults_seen.size() == 3);
  CHECK(costs_seen.size() > 1);
  CHECK(turf_seen.size() > 3);
}

// The numbers of Beacon Road's characters at random, against a table of its own, written from the
// texts and not from the data.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

const std::map<Id, Ids> columns{{"body", {"finesse", "prowl", "skirmish", "wreck"}},
                                {"mind", {"craft", "hunt", "study", "survey"}},
                                {"will", {"command", "consort", "sway", "utter"}}};

// Base and per Tier ("Hit Points"), and the recovery die.
struct Vitality {
  int base;
  int per_tier;
  int die;
};
const std::map<Id, Vitality> vitality{{"wizard", {6, 4, 6}},
                                      {"rogue", {11, 5, 8}},
                                      {"technician", {11, 5, 8}},
                                      {"warrior", {16, 6, 10}}};

// An ability, also one that was reached through another.
const AbilityTaken* known(const std::vector<AbilityTaken>& taken, const Id& id) {
  for (const AbilityTaken& each : taken) {
    if (each.id == id) return &each;
    if (each.choice == id) return &each;
    if (const AbilityTaken* nested = known(each.nested, id)) return nested;
  }
  return nullptr;
}

bool holds(const Crew& crew, const Id& upgrade, int boxes) {
  const auto found = crew.upgrades.find(upgrade);
  return found != crew.upgrades.end() && found->second >= boxes;
}

}  // namespace

TEST_CASE("characters at random have the numbers of the texts' own table, with every reason") {
  const Ruleset& game = support::beacon_road();
  const int faces[] = {0, 4, 6, 8, 10, 12};
  for (std::uint64_t seed = 0; seed < support::rounds(100, 3000); ++seed) {
    const Character hero = random_character(game, "c", seed, {});
    Crew crew = random_crew(game, "w", seed, {});
    crew.in_play = true;
    crew.tier = static_cast<int>(seed % 4);
    CAPTURE(seed, hero.playbook, hero.heritage, crew.type);
    if (known(hero.abilities, "mode") != nullptr) continue;  // it exchanges two ratings
    const Derived derived = support::numbers_of(game, hero, &crew);
    const int tier = crew.tier;
    std::map<Id, int> face;
    for (const auto& [attribute, actions] : columns) {
      int rating = 0;
      for (const Id& action : actions) rating += amount_of(hero.actions, action) > 0 ? 1 : 0;
      const AbilityTaken* exemplar = known(hero.abilities, "exemplar");
      if (exemplar != nullptr && exemplar->choice == attribute) ++rating;
      CHECK(find_attribute(derived, attribute)->rating == rating);
      face[attribute] = faces[rating];
    }
    const Vitality& life = vitality.at(hero.playbook);
    const int hit_points =
        life.base + face["body"] + face["mind"] + face["will"] + life.per_tier * tier;
    CHECK(total_of(derived, "hit_points") == hit_points);
    CHECK(total_of(derived, "staggered_at") == hit_points / 2);
    const int dead = hit_points % 2 == 0 ? -hit_points / 2 : -(hit_points + 1) / 2;
    CHECK(total_of(derived, "dead_at") == dead);
    CHECK(total_of(derived, "recovery_dice") == 1 + tier);
    CHECK(find_statistic(derived, "recovery_dice")->die == life.die);
    const bool fire = known(crew.abilities, "forged_in_the_fire") != nullptr;
    const bool evil = holds(crew, "knowledge_of_evil", 1);
    CHECK(total_of(derived, "iron") ==
          8 + face["body"] + tier + (known(hero.abilities, "stalwart") != nullptr ? 2 : 0) + fire);
    CHECK(total_of(derived, "ward") == 8 + face["mind"] + tier + fire + evil);
    CHECK(total_of(derived, "grit") ==
          8 + face["will"] + tier + fire + evil +
              (known(hero.abilities, "inhuman_resolve") != nullptr ? 2 : 0));
    CHECK(total_of(derived, "stress") ==
          8 + (holds(crew, "composed", 3) ? 2 : 0) + (holds(crew, "sample_composed", 3) ? 1 : 0));
    CHECK(total_of(derived, "trauma") == (holds(crew, "hardened", 3) ? 5 : 4));
    const bool broad =
        known(hero.abilities, "mule") != nullptr || known(hero.abilities, "strapping") != nullptr;
    CHECK(total_of(derived, "load_light") == (broad ? 5 : 3));
    CHECK(total_of(derived, "load_normal") == (broad ? 7 : 5));
    CHECK(total_of(derived, "load_heavy") == (broad ? 8 : 6));
    CHECK(total_of(derived, "load_encumbered") == 9);
  }
}

}  // namespace roadbook::rules

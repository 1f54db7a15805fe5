// Beacon Road is whole: as many of each thing as the texts have.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>

#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using support::beacon_road;

namespace {

template <class List, class Test>
long count_where(const List& list, const Test& test) {
  return std::count_if(list.begin(), list.end(), test);
}

bool has_category(const rules::Item& item, const std::string& category) {
  return rules::contains(item.categories, category);
}

bool is_special(const rules::Item& item) {
  return std::any_of(
      beacon_road().playbooks.begin(), beacon_road().playbooks.end(),
      [&](const rules::Playbook& each) { return rules::contains(each.items, item.id); });
}

std::set<rules::Id> crew_ability_ids() {
  std::set<rules::Id> ids;
  for (const rules::CrewType& type : beacon_road().crew_types) {
    ids.insert(type.abilities.begin(), type.abilities.end());
  }
  return ids;
}

}  // namespace

TEST_CASE("A character's parts are all there") {
  const rules::Ruleset& game = beacon_road();
  CHECK(game.attributes.size() == 3);
  CHECK(game.actions.size() == 12);
  REQUIRE(game.playbooks.size() == 4);
  std::size_t builds = 0;
  std::size_t abilities = 0;
  for (const rules::Playbook& playbook : game.playbooks) {
    CAPTURE(playbook.id);
    builds += playbook.builds.size();
    abilities += playbook.abilities.size();
    CHECK(playbook.contacts.size() == 5);
    CHECK_FALSE(playbook.items.empty());
    CHECK_FALSE(playbook.xp_trigger.empty());
    CHECK(playbook.starting_dots.size() == 2);
  }
  CHECK(builds == 15);
  CHECK(abilities == 29);
  CHECK(game.general_abilities == rules::Ids{"exemplar", "seasoned"});
  REQUIRE(game.heritages.size() == 9);
  std::size_t inherited = 0;
  for (const rules::Heritage& heritage : game.heritages) inherited += heritage.abilities.size();
  CHECK(inherited == 17);
  CHECK(game.virtues.size() == 8);
  CHECK(game.vices.size() == 6);
  CHECK(game.traits.size() == 44);
  CHECK(game.backgrounds.size() == 9);
  CHECK(game.looks.size() == 7);
  CHECK(game.traumas.size() == 8);
  CHECK(game.damage_types.size() == 10);
  CHECK(game.powers.size() == 54);
  CHECK(game.character_steps.size() == 11);
  CHECK(game.crew_steps.size() == 6);
}

TEST_CASE("The armory has 23 weapons, four armors and two shields") {
  const auto& items = beacon_road().items;
  const auto of = [&](const std::string& category) {
    return count_where(items, [&](const rules::Item& item) {
      return has_category(item, category) && !is_special(item);
    });
  };
  CHECK(of("weapon") == 23);
  CHECK(of("armor") == 4);
  CHECK(of("shield") == 2);
  CHECK(beacon_road().sizes.size() == 7);
}

TEST_CASE("Five peoples have 64 names each") {
  std::size_t names = 0;
  for (const rules::NameList& list : beacon_road().names) {
    CHECK(list.names.size() == 32);
    names += list.names.size();
  }
  CHECK(names == 5 * 64);
}

TEST_CASE("A crew's parts are all there") {
  const rules::Ruleset& game = beacon_road();
  CHECK(game.crew_types.size() == 5);
  CHECK(count_where(game.crew_types, [](const rules::CrewType& each) { return each.sketch; }) == 3);
  CHECK(count_where(game.crew_types, [](const rules::CrewType& each) { return each.own; }) == 1);
  const rules::CrewType& complete = *rules::find_crew_type(game, "sin_eaters");
  CHECK(complete.abilities.size() == 7);
  CHECK(complete.upgrades.size() == 5);
  CHECK(complete.contacts.size() == 5);
  CHECK(complete.operations.size() == 5);
  CHECK(complete.claims.cells.size() == 15);
  CHECK(complete.claims.width == 5);
  CHECK(complete.claims.height == 3);

  // Eleven upgrades on the crew's sheet: Quality and Training are one each there.
  std::set<std::string> general;
  for (const rules::Upgrade& upgrade : game.upgrades) {
    if (upgrade.general) general.insert(upgrade.family.empty() ? upgrade.id : upgrade.family);
  }
  CHECK(general.size() == 11);
  CHECK(count_where(game.upgrades,
                    [](const rules::Upgrade& each) { return each.family == "quality"; }) == 6);
  CHECK(count_where(game.upgrades,
                    [](const rules::Upgrade& each) { return each.family == "training"; }) == 5);
  for (const char* two_levels : {"boat_house", "carriage_house", "secure_lair", "vault"}) {
    CHECK(rules::find_upgrade(game, two_levels)->level_boxes == std::vector<int>{1, 1});
  }
  CHECK(count_where(game.claims, [](const rules::Claim& each) { return each.sample; }) == 29);
  CHECK(count_where(game.claims, [](const rules::Claim& each) { return each.prison; }) == 6);
  CHECK(crew_ability_ids().size() == 18);  // 7 and 16, of which 5 are the same
  CHECK(game.cohort_kinds.size() == 2);
  CHECK(game.cohort_types.size() == 5);
  CHECK(game.edges.size() == 4);
  CHECK(game.flaws.size() == 4);
  CHECK(game.reputations.size() == 8);
}

TEST_CASE("Every entry says which section of which text it comes from, and says something") {
  const rules::Ruleset& game = beacon_road();
  const auto check = [](const auto& list) {
    for (const auto& each : list) {
      CAPTURE(each.id);
      CHECK_FALSE(each.source.empty());
      CHECK(each.description.size() >= 12);
    }
  };
  check(game.playbooks);
  check(game.heritages);
  check(game.abilities);
  check(game.powers);
  check(game.items);
  check(game.upgrades);
  check(game.claims);
  check(game.crew_types);
  check(game.actions);
  check(game.traits);
}

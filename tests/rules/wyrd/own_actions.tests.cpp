// The three actions of Wyrd Wolds that a table names itself.
#include "rules/sheet/own_actions.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "rules/derive/derive.hpp"
#include "rules/game/own.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

rules::Ruleset with_table(const rules::Character& character) {
  return rules::with_own(support::wyrd_wolds(), character.own, rules::Scope::character);
}

bool has_rule(const rules::Character& character, const char* rule) {
  const rules::Ruleset game = with_table(character);
  const rules::Findings found = rules::check(rules::derive(game, character, rules::Gifts{}));
  return std::any_of(found.begin(), found.end(),
                     [&](const rules::Finding& each) { return each.rule == rule; });
}

}  // namespace

TEST_CASE("three actions of the table's own are named, put under an attribute and rated") {
  const rules::Ruleset& game = support::wyrd_wolds();
  CHECK(rules::unnamed_actions(game) == 3);
  CHECK(rules::unnamed_actions(support::beacon_road()) == 0);
  rules::Character hero = rules::random_character(game, "hero", 3, {});
  const int before =
      rules::find_attribute(support::numbers_of(game, hero, nullptr), "resolve")->rating;
  for (const char* name : {"Ferry", "Barter", "Sing"}) {
    const rules::Ruleset now = with_table(hero);
    hero = rules::with_new_own_action(now, hero, "resolve");
    CHECK(has_rule(hero, "own_action_unnamed"));
    rules::Action named = hero.own.actions.back();
    named.name = name;
    hero = rules::with_own_action(hero, named);
    CHECK_FALSE(has_rule(hero, "own_action_unnamed"));
  }
  const rules::Ruleset full = with_table(hero);
  CHECK(full.actions.size() == 15);
  CHECK(rules::unnamed_actions(full) == 0);
  CHECK(rules::with_new_own_action(full, hero, "insight") == hero);
  CHECK_FALSE(has_rule(hero, "actions_too_many"));
  const rules::Id ferry = hero.own.actions.front().id;
  hero.actions[ferry] = 1;
  CHECK(rules::find_attribute(support::numbers_of(full, hero, nullptr), "resolve")->rating ==
        before + 1);
  // A fourth is one too many, wherever it came from.
  rules::Character four = hero;
  four.own.actions.push_back({"fourth", "Fourth", "insight", {}, {}});
  CHECK(has_rule(four, "actions_too_many"));
  // Taken back, its dots and what they stood for go, too.
  hero.dot_reasons = {{"heritage", ferry}};
  const rules::Character without = rules::without_own_action(hero, ferry);
  CHECK(without.own.actions.size() == 2);
  CHECK(without.actions.count(ferry) == 0);
  CHECK(without.dot_reasons.empty());
}

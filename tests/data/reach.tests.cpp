// How far the numbers of a game go, whatever a file says: sheets draw boxes, and sums stay numbers.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <string>

#include "data/content_check.hpp"
#include "data/own_definitions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

rules::Term constant(int value) {
  rules::Term term;
  term.kind = rules::TermKind::constant;
  term.value = value;
  return term;
}

rules::Term share_of(const rules::Id& of, int value) {
  rules::Term term;
  term.kind = rules::TermKind::statistic_share;
  term.of = of;
  term.value = value;
  return term;
}

rules::Statistic number(const rules::Id& id, std::vector<rules::Term> terms) {
  rules::Statistic statistic;
  statistic.id = id;
  statistic.name = "Number " + id;
  statistic.group = "own";
  statistic.terms = std::move(terms);
  return statistic;
}

rules::Character with(std::vector<rules::Statistic> statistics) {
  rules::Character character = rules::random_character(support::blades_srd(), "hero", 3, {});
  character.own.statistics = std::move(statistics);
  return character;
}

rules::Ruleset game_with_own(const rules::Character& character) {
  return data::game_of_table(support::blades_srd(), model::own_of(character, nullptr));
}

int sum_of(const std::vector<rules::DerivedTerm>& terms) {
  return std::accumulate(terms.begin(), terms.end(), 0, [](int sum, const auto& each) {
    return each.counts ? sum + each.value : sum;
  });
}

}  // namespace

TEST_CASE("no file makes a sheet draw more than a thousand boxes, and the terms say why") {
  // Nothing can be said against a share before it is derived.
  const rules::Character hero =
      with({number("o_1", {constant(1000)}), number("stress", {share_of("o_1", 1000000)}),
            number("load_encumbered", {share_of("o_1", 1000000)}),
            number("armor", {share_of("o_1", 1000000)})});
  const rules::Ruleset game = game_with_own(hero);
  CHECK(game.own_faults.empty());
  const rules::Derived numbers = support::numbers_of(game, hero, nullptr);
  for (const char* id : {"stress", "load_encumbered"}) {
    CAPTURE(id);
    const rules::DerivedStatistic* found = rules::find_statistic(numbers, id);
    REQUIRE(found != nullptr);
    CHECK(found->total == 1000);
    CHECK(sum_of(found->terms) == 1000);
    CHECK(found->terms.back().label() == "Never more than 1000");
  }
  const rules::Track* stress = rules::find_track(game, rules::Role::stress);
  REQUIRE(stress != nullptr);
  CHECK(rules::find_track(numbers, stress->id)->size == 1000);
}

TEST_CASE(
    "a number that sheets draw and that is written too high is a fault, and the game's stays") {
  const rules::Character hero = with({number("stress", {constant(1000000)})});
  const rules::Ruleset game = game_with_own(hero);
  REQUIRE(game.own_faults.size() == 1);
  CHECK(game.own_faults.front().place == "/own/statistics/0/terms");
  CHECK(game.own_faults.front().words ==
        "Number stress: Sheets draw each of it, and no more than 1000; this is 1000000.");
  CHECK(rules::total_of(support::numbers_of(game, hero, nullptr), "stress") == 9);
  rules::Character strong = with({});
  rules::Ability& ability = strong.own.abilities.emplace_back();
  ability.id = "o_2";
  ability.name = "Endless";
  rules::Modifier& modifier = ability.modifiers.emplace_back();
  modifier.kind = rules::ModifierKind::add;
  modifier.target = "stress";
  modifier.value = 1000000;
  const rules::Ruleset other = game_with_own(strong);
  REQUIRE(other.own_faults.size() == 1);
  CHECK(other.own_faults.front().place == "/own/abilities/0/modifiers/0/value");
}

TEST_CASE("numbers that grow beyond every measure end at a million, and their terms add up") {
  for (const int sign : {1, -1}) {
    const rules::Character hero =
        with({number("o_1", {constant(1000000), constant(1000000)}),
              number("o_2", {share_of("o_1", sign * 1000000)}),
              number("o_3", {share_of("o_2", 1000000), share_of("o_2", 1000000), constant(7)})});
    const rules::Ruleset game = game_with_own(hero);
    CHECK(game.own_faults.empty());
    const rules::Derived numbers = support::numbers_of(game, hero, nullptr);
    for (const char* id : {"o_2", "o_3"}) {
      CAPTURE(id, sign);
      const rules::DerivedStatistic* found = rules::find_statistic(numbers, id);
      REQUIRE(found != nullptr);
      CHECK(found->total == sign * 1000000);
      CHECK(sum_of(found->terms) == found->total);
    }
  }
}

TEST_CASE("a rating that ends at the game's limit says so, and its terms add up") {
  rules::Ruleset game = support::wyrd_wolds();
  const rules::Attribute& attribute = game.attributes.front();
  rules::Character hero;
  hero.ruleset = game.id;
  for (int i = 0; i < game.rating.maximum + 3; ++i) {
    rules::Action& action = hero.own.actions.emplace_back();
    action.id = "o_" + std::to_string(i);
    action.name = "Action " + std::to_string(i);
    action.attribute = attribute.id;
    hero.actions[action.id] = 1;
  }
  const rules::Ruleset whole = data::game_of_table(game, model::own_of(hero, nullptr));
  const rules::Derived numbers = support::numbers_of(whole, hero, nullptr);
  const rules::DerivedAttribute& found = numbers.attributes.front();
  CHECK(found.rating == game.rating.maximum);
  CHECK(sum_of(found.terms) == found.rating);
  CHECK(found.terms.back().label() == "Never more than " + std::to_string(game.rating.maximum));
}

TEST_CASE("of a thousand numbers each that is a share of itself is told, and no other") {
  std::vector<rules::Statistic> chain;
  for (int i = 0; i < 1000; ++i) {
    const std::string next = "c_" + std::to_string(i + 1);
    chain.push_back(number("c_" + std::to_string(i), {share_of(next, 1)}));
  }
  chain.back().terms = {constant(1)};
  CHECK(game_with_own(with(chain)).own_faults.empty());
  // Two circles, with numbers before, between and after them.
  chain[300].terms.push_back(share_of("c_200", 1));
  chain[700].terms.push_back(share_of("c_700", 1));
  const rules::Ruleset game = game_with_own(with(chain));
  std::vector<int> told;
  for (const rules::OwnFault& each : game.own_faults) {
    CHECK(each.words.find("This statistic is a share of itself.") != std::string::npos);
    told.push_back(std::stoi(each.id.substr(2)));
  }
  std::vector<int> expected(101);
  std::iota(expected.begin(), expected.end(), 200);
  expected.push_back(700);
  std::sort(told.begin(), told.end());
  CHECK(told == expected);
}

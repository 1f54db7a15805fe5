// The odds of an attack: against all faces of its dice, and against the averages of the text.
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <iterator>
#include <string>
#include <utility>

#include "rules/derive/derive.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/powers.hpp"
#include "support/numbers.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

Sheets armed(const std::string& item) {
  Character hero = support::warrior();
  hero.id = "hero";
  hero.in_play = true;
  hero.carried = {{item, "", 1, true}};
  return {{"hero", hero}};
}

// The average of an exploding die, by counting: it is rolled again on its highest face.
double exploding_average(int faces, int deep) {
  double sum = 0;
  for (int face = 1; face <= faces; ++face) {
    sum += face;
    if (face == faces && deep > 0) sum += exploding_average(faces, deep - 1);
  }
  return sum / faces;
}

}  // namespace

TEST_CASE("an attack's damage is half the rating in effect dice, and one die of the attribute") {
  const Ruleset& game = support::beacon_road();
  const Sheets sheets = armed("battleaxe");
  const Character& hero = std::get<Character>(sheets.find("hero")->second);
  const Derived numbers = support::numbers_of(game, hero, nullptr);
  const auto weapons = weapons_of(game, hero, numbers);
  REQUIRE(weapons.size() == 2);
  CHECK_FALSE(weapons[0].natural);
  CHECK(weapons[1].natural);
  const auto odds = attack_odds({game, sheets}, "hero", "skirmish", weapons[0].die, 11);
  REQUIRE(odds.has_value());
  // Skirmish 2: one effect die, and the die of BODY.
  const int face = find_attribute(numbers, "body")->face;
  CHECK(odds->damage.on_success == Catch::Approx((weapons[0].die + 1) / 2.0 + (face + 1) / 2.0));
  CHECK(odds->damage.each_multiplier == Catch::Approx((weapons[0].die + 1) / 2.0));
}

TEST_CASE("the chance to hit and the average damage are those of every face counted") {
  const Ruleset& game = support::beacon_road();
  const Sheets sheets = armed("battleaxe");
  const int defense = 14;
  const auto odds = attack_odds({game, sheets}, "hero", "skirmish", 8, defense);
  REQUIRE(odds.has_value());
  const CheckDice& dice = odds->roll.dice;
  // Out of a crew: one d20 and two dice of BODY, of which the higher counts.
  double hit = 0;
  double average = 0;
  for (int total = defense; total <= 400; ++total) {
    const double part = chance_at_least(dice, total) - chance_at_least(dice, total + 1);
    const int multiplier = (total - defense) / 10;
    hit += part;
    average += part * (odds->damage.on_success + multiplier * odds->damage.each_multiplier);
  }
  CHECK(odds->roll.odds.success == Catch::Approx(hit).margin(1e-9));
  CHECK(odds->damage.average == Catch::Approx(average).margin(1e-6));
}

TEST_CASE("with no rating only the d20 is rolled, and its average is the text's") {
  const Ruleset& game = support::beacon_road();
  const auto odds = attack_odds({game, armed("dagger")}, "hero", "finesse", 6, 11);
  REQUIRE(odds.has_value());
  CHECK(odds->roll.odds.average == Catch::Approx(exploding_average(20, 8)).margin(1e-6));
  CHECK(std::abs(odds->roll.odds.average - 11.1) < 0.13);
}

TEST_CASE("a weapon that is held two ways has a row for each, with the die of each") {
  const Ruleset& game = support::beacon_road();
  const Sheets sheets = armed("spear");
  const Character& hero = std::get<Character>(sheets.find("hero")->second);
  const auto weapons = weapons_of(game, hero, support::numbers_of(game, hero, nullptr));
  // Bare fists stand behind all that is carried.
  REQUIRE(weapons.size() == 3);
  CHECK(weapons[2].natural);
  CHECK(weapons[0].die == 6);
  CHECK(weapons[1].die == 8);
  CHECK(weapons[1].hands == 2);
}

TEST_CASE("a weapon of no fixed kind has the die and the ways of the kind that is chosen") {
  const Ruleset& game = support::beacon_road();
  const Sheets sheets = armed("fine_two_handed_weapon");
  Character hero = std::get<Character>(sheets.find("hero")->second);
  const Derived numbers = support::numbers_of(game, hero, nullptr);
  auto weapons = weapons_of(game, hero, numbers);
  REQUIRE(weapons.size() == 2);
  CHECK(weapons[0].die == 0);
  CHECK(leaves_kind_open(game, hero.carried[0]));
  hero.carried[0].kind = "greataxe";
  weapons = weapons_of(game, hero, numbers);
  REQUIRE(weapons.size() == 2);
  CHECK(weapons[0].die == 10);
  // What is of the player's own is a weapon once a kind is said.
  hero.carried = {{{}, "Grandmother's needle", 1, true}};
  CHECK(weapons_of(game, hero, numbers).front().natural);
  hero.carried[0].kind = "dagger";
  REQUIRE(weapons_of(game, hero, numbers).size() == 2);
  CHECK(weapons_of(game, hero, numbers)[0].name == "Grandmother's needle");
}

TEST_CASE("a larger being's melee weapon has a larger die, a bow has not") {
  const Ruleset& game = support::beacon_road();
  Sheets sheets = armed("longsword");
  Character hero = std::get<Character>(sheets.find("hero")->second);
  hero.carried.push_back({"longbow", "", 1, false});
  Derived numbers = support::numbers_of(game, hero, nullptr);
  for (const Size& size : game.sizes) {
    if (size.die_step == 1) numbers.size = size.id;
  }
  const auto weapons = weapons_of(game, hero, numbers);
  REQUIRE(weapons.size() == 3);
  CHECK(weapons[0].die == 10);
  CHECK(weapons[1].die == 8);
}

TEST_CASE("a move says what it costs") {
  const Ruleset& game = support::beacon_road();
  const Derived numbers = support::numbers_of(game, support::warrior(), nullptr);
  const auto price = [&](const Id& id) {
    return price_of(game, numbers, *find_by_id(game.procedures, id));
  };
  CHECK(price("resist") == "2, 4 or 6 stress");
  CHECK(price("assist") == "1 stress");
  CHECK(price("group_action") == "1 stress each");
  CHECK(price("recovery") == "1 stress, 1d10");
  CHECK(price("action_roll") == "dice, odds");
  CHECK(price("protect").empty());
  CHECK(price("push") == "1 stress each");
  // In the reference document resisting costs 6 less the highest die, and a push is a choice.
  const Ruleset& blades = support::blades_srd();
  for (const char* id : {"resist", "action_roll"}) {
    CHECK(price_of(blades, {}, *find_by_id(blades.procedures, Id(id))) == "dice, odds");
  }
}

TEST_CASE("a power's text stands in the character's own numbers") {
  const Ruleset& game = support::beacon_road();
  Character hero = support::warrior();
  hero.actions["wreck"] = 3;
  const Standing now = support::standing(hero, nullptr);
  const std::string die = "d" + std::to_string(find_attribute(now.numbers, "body")->face);
  const Power& bash = *find_power(game, "bash");
  CHECK(power_in_numbers(now, bash, bash.attack) == "Wreck 3" + die + "! vs IRON");
  CHECK(power_in_numbers(now, bash, "(half Wreck)[BODY] damage") == "2[" + die + "] damage");
  CHECK(power_in_numbers(now, bash, "The target is afraid.") == "The target is afraid.");
  // What stands for a number, and for which, says the power.
  Power own;
  own.numbers = {{"much", PowerNumberKind::dots, "wreck", {}, 2, 1, " paces", " pace"},
                 {"Who", PowerNumberKind::action, "wreck", {}, 1, 0, "!", {}}};
  CHECK(power_in_numbers(now, own, "Who jumps much") == "Wreck! jumps 7 paces");
  own.numbers.front().each = 1;
  own.numbers.front().plus = 0;
  hero.actions["wreck"] = 1;
  CHECK(power_in_numbers(support::standing(hero, nullptr), own, "much") == "1 pace");
}

TEST_CASE("every power of a game says the numbers that it said before they stood in its data") {
  const Ruleset& game = support::beacon_road();
  const Character hero = support::warrior();
  Standing now = derive(game, hero, Gifts{});
  for (std::size_t i = 0; i < game.actions.size(); ++i) {
    for (DerivedAction& each : now.numbers.actions) {
      if (each.id == game.actions[i].id) each.rating = static_cast<int>(i % 4);
    }
  }
  constexpr int faces[] = {6, 8, 10};
  REQUIRE(game.attributes.size() == std::size(faces));
  for (std::size_t i = 0; i < game.attributes.size(); ++i) {
    for (DerivedAttribute& each : now.numbers.attributes) {
      if (each.id == game.attributes[i].id) each.face = faces[i];
    }
  }
  now.numbers.tier = 2;
  std::string said;
  for (const Power& power : game.powers) {
    const std::pair<const char*, const std::string*> texts[] = {{"description", &power.description},
                                                                {"trigger", &power.trigger},
                                                                {"attack", &power.attack},
                                                                {"hit", &power.hit}};
    for (const auto& [key, text] : texts) {
      const std::string counted = power_in_numbers(now, power, *text);
      if (counted != *text) said += power.id + " " + key + ": " + counted + "\n";
    }
  }
  CHECK(said == support::file_text("tests/golden/powers.txt"));
}

}  // namespace roadbook::rules

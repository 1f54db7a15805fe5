// The dice and their odds.
#include "rules/play/odds.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "rules/game/seeded.hpp"
#include "rules/play/dice.hpp"

namespace roadbook::rules {
namespace {

// As many dice as a rating says. With a rating of 0, two are rolled and the lower one counts.
DicePool rating_pool(int rating, int faces, bool exploding = true) {
  if (rating > 0) return {rating, faces, Keep::highest, exploding};
  return {2, faces, Keep::lowest, exploding};
}

using Catch::Matchers::WithinAbs;

constexpr double exact = 1e-12;

// core: Average Dice Rolls with Explosions. Columns: 0 to 5 dice.
struct PrintedRow {
  int faces;
  std::array<double, 6> averages;
};

constexpr std::array<PrintedRow, 6> printed_averages{{
    {4, {2, 3.3, 4.6, 5.6, 6.2, 6.8}},
    {6, {2.6, 4.2, 5.8, 6.8, 7.6, 8.3}},
    {8, {3.2, 5.1, 7.1, 8.3, 9.1, 9.9}},
    {10, {3.9, 6.1, 8.2, 9.7, 10.7, 11.5}},
    {12, {4.6, 7.1, 9.6, 11.2, 12.3, 13.1}},
    {20, {7.2, 11.1, 14.9, 17.1, 18.6, 19.7}},
}};

// The chance of at least `target` with dice that do not explode, by counting every outcome.
double counted(const CheckDice& dice, int target) {
  const DicePool twenties = twenty_sided(dice);
  const DicePool attribute = attribute_dice(dice);
  std::vector<int> sizes(static_cast<std::size_t>(twenties.count), twenties.faces);
  const std::size_t first_attribute = sizes.size();
  if (attribute.faces > 0) {
    sizes.insert(sizes.end(), static_cast<std::size_t>(attribute.count), attribute.faces);
  }
  std::vector<int> shown(sizes.size(), 1);
  long all = 0;
  long enough = 0;
  for (bool more = true; more;) {
    int d20 = shown[0];
    int part = 0;
    for (std::size_t index = 0; index < shown.size(); ++index) {
      if (index >= first_attribute) {
        part = std::max(part, shown[index]);
      } else {
        d20 = twenties.keep == Keep::highest ? std::max(d20, shown[index])
                                             : std::min(d20, shown[index]);
      }
    }
    ++all;
    if (d20 + part >= target) ++enough;
    more = false;
    for (std::size_t index = 0; index < shown.size() && !more; ++index) {
      more = shown[index] < sizes[index];
      shown[index] = more ? shown[index] + 1 : 1;
    }
  }
  return static_cast<double>(enough) / static_cast<double>(all);
}

}  // namespace

// The printed numbers have one digit, sometimes cut off and sometimes rounded. Were only the
// highest die of a size to explode, five d4 would miss theirs by half a point.
TEST_CASE("the averages are those of the printed table, to a tenth") {
  for (const PrintedRow& row : printed_averages) {
    for (int dice = 0; dice < 6; ++dice) {
      if (row.faces == 10 && dice == 2) continue;
      CAPTURE(row.faces, dice);
      const double printed = row.averages[static_cast<std::size_t>(dice)];
      CHECK_THAT(average(rating_pool(dice, row.faces)), WithinAbs(printed, 0.1));
    }
  }
}

TEST_CASE("each average of the printed table is met to 0.13, the next digit left out") {
  for (const PrintedRow& row : printed_averages) {
    for (int dice = 0; dice < 6; ++dice) {
      CAPTURE(row.faces, dice);
      CHECK_THAT(average(rating_pool(dice, row.faces)),
                 WithinAbs(row.averages[static_cast<std::size_t>(dice)], 0.135));
    }
  }
}

// The average as a closed form: powers of one die's tail, with the signs of the binomials.
TEST_CASE("the average of the highest of several exploding dice is that of the closed form") {
  for (const int faces : {4, 6, 8, 10, 12, 20}) {
    for (int dice = 1; dice < 6; ++dice) {
      double expected = 0;
      double binomial = 1;
      for (int power = 1; power <= dice; ++power) {
        binomial = binomial * (dice - power + 1) / power;
        double block = 0;
        for (int face = 1; face <= faces; ++face) {
          block += std::pow(static_cast<double>(face) / faces, power);
        }
        expected +=
            (power % 2 == 1 ? 1 : -1) * binomial * block / (1 - std::pow(1.0 / faces, power));
      }
      CAPTURE(faces, dice);
      CHECK_THAT(average(DicePool{dice, faces}), WithinAbs(expected, exact));
      CHECK_THAT(average(CheckDice{dice - 1, 0, 0}), WithinAbs(average(DicePool{dice, 20}), exact));
    }
  }
}

TEST_CASE("two d20 and three d6 against 18 hit 71 times in 100, and 18 of these are critical") {
  const CheckOdds odds = check_odds(CheckDice{1, 3, 6}, 18);
  CHECK(std::lround(100 * odds.success) == 71);
  CHECK(std::lround(100 * (odds.success - odds.multipliers[0])) == 18);
}

TEST_CASE("every chance keeps its digits far out, where nothing is cut off") {
  const CheckDice dice{0, 1, 4};
  const double far = chance_at_least(dice, 400);
  CHECK(far > 0);
  CHECK(far < 1e-20);
  CHECK_THAT(chance_at_least(dice, 420) / far, WithinAbs(1.0 / 20, 1e-6));
}

TEST_CASE("a pool of sixes has the fractions of 6 to the power of its dice") {
  double all = 1;
  double bad = 1;
  double below = 1;  // 5^n
  for (int dice = 1; dice < 40; ++dice) {
    const double full = dice * below;
    all *= 6;
    bad *= 3;
    below *= 5;
    const PoolOdds odds = pool_odds(dice);
    CAPTURE(dice);
    CHECK_THAT(odds.bad, WithinAbs(bad / all, exact));
    CHECK_THAT(odds.partial, WithinAbs((below - bad) / all, exact));
    CHECK_THAT(odds.full, WithinAbs(full / all, exact));
    CHECK_THAT(odds.critical, WithinAbs((all - below - full) / all, exact));
  }
}

TEST_CASE("two d10 average eight and a third, where the table prints 8.2") {
  CHECK_THAT(average(rating_pool(2, 10)), WithinAbs(25.0 / 3, exact));
}

TEST_CASE("the action rolls on the magnitude table have the averages printed there") {
  // core: Magnitude, Action Roll Examples
  const std::vector<CheckDice> examples{{0, 0, 0}, {0, 1, 4},  {0, 2, 6}, {1, 2, 6},
                                        {2, 3, 8}, {3, 4, 10}, {4, 5, 12}};
  const std::vector<long> printed{11, 14, 17, 21, 25, 29, 33};
  for (std::size_t magnitude = 0; magnitude < examples.size(); ++magnitude) {
    CAPTURE(magnitude);
    CHECK(std::lround(average(examples[magnitude])) == printed[magnitude]);
  }
}

TEST_CASE("an exploding die of f faces averages its plain average and a share for exploding") {
  for (const int faces : {4, 6, 8, 10, 12, 20}) {
    const double plain = (faces + 1) / 2.0;
    CHECK_THAT(average(rating_pool(1, faces)), WithinAbs(plain * faces / (faces - 1), exact));
    CHECK_THAT(average(rating_pool(1, faces, false)), WithinAbs(plain, exact));
  }
}

TEST_CASE("an exploding die never stops at its highest face") {
  const DicePool die = rating_pool(1, 6);
  CHECK_THAT(chance_at_least(die, 6), WithinAbs(1.0 / 6, exact));
  CHECK_THAT(chance_at_least(die, 7), WithinAbs(1.0 / 6, exact));
  CHECK_THAT(chance_at_least(die, 8), WithinAbs(5.0 / 36, exact));
  CHECK_THAT(chance_at_least(die, 13), WithinAbs(1.0 / 36, exact));
}

TEST_CASE("without explosions the chances are those of counting every outcome") {
  const std::vector<CheckDice> rolls{{0, 0, 0, false},  {0, 1, 4, false},  {1, 2, 6, false},
                                     {-1, 2, 8, false}, {2, 1, 12, false}, {-2, 0, 0, false},
                                     {-2, 3, 4, false}, {0, 3, 0, false}};
  for (const CheckDice& dice : rolls) {
    for (const int target : {-3, 0, 1, 2, 6, 11, 16, 21, 24, 30, 33}) {
      CAPTURE(dice.advantage, dice.rating, dice.faces, target);
      CHECK_THAT(chance_at_least(dice, target), WithinAbs(counted(dice, target), exact));
    }
  }
}

TEST_CASE("one d20 alone reaches a risky target number every other time") {
  CHECK_THAT(chance_at_least(CheckDice{}, 11), WithinAbs(0.5, exact));
  CHECK_THAT(chance_at_least(CheckDice{1, 0, 0}, 11), WithinAbs(0.75, exact));
  CHECK_THAT(chance_at_least(CheckDice{-1, 0, 0}, 11), WithinAbs(0.25, exact));
}

TEST_CASE("with a rating or a die of zero only the d20s are rolled") {
  for (const int target : {6, 11, 16, 25}) {
    const double alone = chance_at_least(CheckDice{1, 0, 0}, target);
    CHECK_THAT(chance_at_least(CheckDice{1, 0, 8}, target), WithinAbs(alone, exact));
    CHECK_THAT(chance_at_least(CheckDice{1, 3, 0}, target), WithinAbs(alone, exact));
  }
}

TEST_CASE("more advantage and more dots never make a roll worse") {
  for (int target = 2; target < 40; ++target) {
    for (int advantage = -3; advantage < 4; ++advantage) {
      for (int rating = 0; rating < 5; ++rating) {
        const double now = chance_at_least(CheckDice{advantage, rating, 8}, target);
        CHECK(chance_at_least(CheckDice{advantage + 1, rating, 8}, target) >= now - exact);
        CHECK(chance_at_least(CheckDice{advantage, rating + 1, 8}, target) >= now - exact);
      }
    }
  }
}

TEST_CASE("a botch needs every d20 to show a 1 and the attribute's die to fall short") {
  CHECK_THAT(chance_of_botch(CheckDice{}, 11), WithinAbs(1.0 / 20, exact));
  CHECK_THAT(chance_of_botch(CheckDice{2, 0, 0}, 11), WithinAbs(1.0 / 8000, exact));
  CHECK_THAT(chance_of_botch(CheckDice{-1, 0, 0}, 11), WithinAbs(1.0 / 400, exact));
  // A d4 that brings 5 or more (one time in four) saves a controlled roll with a 1.
  CHECK_THAT(chance_of_botch(CheckDice{0, 1, 4}, 6), WithinAbs(0.75 / 20, exact));
  CHECK_THAT(chance_of_botch(CheckDice{}, 1), WithinAbs(0.0, exact));
}

TEST_CASE("each full ten above the target number adds one to the critical multiplier") {
  const CheckDice dice{1, 2, 6};
  const CheckOdds odds = check_odds(dice, 11, 3);
  REQUIRE(odds.multipliers.size() == 4);
  CHECK_THAT(odds.success, WithinAbs(chance_at_least(dice, 11), exact));
  CHECK_THAT(odds.multipliers[0],
             WithinAbs(chance_at_least(dice, 11) - chance_at_least(dice, 21), exact));
  CHECK_THAT(odds.multipliers[3], WithinAbs(chance_at_least(dice, 41), exact));
  double sum = 0;
  for (const double chance : odds.multipliers) sum += chance;
  CHECK_THAT(sum, WithinAbs(odds.success, exact));
  CHECK_THAT(odds.average, WithinAbs(average(dice), exact));
  const CheckOdds fine = check_odds(dice, 11, 30);
  double average_multiplier = 0;
  for (std::size_t each = 0; each < fine.multipliers.size(); ++each) {
    average_multiplier += static_cast<double>(each) * fine.multipliers[each];
  }
  CHECK_THAT(odds.multiplier, WithinAbs(average_multiplier, 1e-9));
}

TEST_CASE("the chances of all totals add up, and give the average") {
  for (const CheckDice& dice : {CheckDice{0, 1, 4}, CheckDice{-2, 3, 12}, CheckDice{3, 4, 10}}) {
    double sum = 0;
    double mean = 0;
    for (int total = 0; total <= 300; ++total) {
      const double chance = chance_at_least(dice, total) - chance_at_least(dice, total + 1);
      sum += chance;
      mean += total * chance;
    }
    CHECK_THAT(sum, WithinAbs(1.0, 1e-9));
    CHECK_THAT(mean, WithinAbs(average(dice), 1e-6));
  }
}

TEST_CASE("damage adds all dice and never explodes") {
  const std::vector<double> chances = sum_chances({{2, 6}});
  REQUIRE(chances.size() == 13);
  CHECK_THAT(chances[2], WithinAbs(1.0 / 36, exact));
  CHECK_THAT(chances[7], WithinAbs(6.0 / 36, exact));
  CHECK_THAT(chances[12], WithinAbs(1.0 / 36, exact));
  CHECK_THAT(chance_at_least(std::vector<SumDice>{{2, 6}}, 11), WithinAbs(3.0 / 36, exact));
  CHECK_THAT(average(std::vector<SumDice>{{3, 8}, {1, 4}}), WithinAbs(16.0, exact));
  CHECK_THAT(average(std::vector<SumDice>{}), WithinAbs(0.0, exact));
}

TEST_CASE("a pool of sixes has the chances that can be counted") {
  const PoolOdds one = pool_odds(1);
  CHECK_THAT(one.bad, WithinAbs(1.0 / 2, exact));
  CHECK_THAT(one.partial, WithinAbs(1.0 / 3, exact));
  CHECK_THAT(one.full, WithinAbs(1.0 / 6, exact));
  CHECK_THAT(one.critical, WithinAbs(0.0, exact));
  const PoolOdds two = pool_odds(2);
  CHECK_THAT(two.bad, WithinAbs(9.0 / 36, exact));
  CHECK_THAT(two.partial, WithinAbs(16.0 / 36, exact));
  CHECK_THAT(two.full, WithinAbs(10.0 / 36, exact));
  CHECK_THAT(two.critical, WithinAbs(1.0 / 36, exact));
}

TEST_CASE("without dice the lower of two counts, and there is no critical") {
  const PoolOdds none = pool_odds(0);
  CHECK_THAT(none.bad, WithinAbs(27.0 / 36, exact));
  CHECK_THAT(none.partial, WithinAbs(8.0 / 36, exact));
  CHECK_THAT(none.full, WithinAbs(1.0 / 36, exact));
  CHECK_THAT(none.critical, WithinAbs(0.0, exact));
}

TEST_CASE("rolled dice keep to the rules that the odds are computed from") {
  Seeded chance(7);
  constexpr int rolls = 20000;
  for (const CheckDice& dice : {CheckDice{2, 3, 6}, CheckDice{-1, 1, 4}, CheckDice{0, 0, 0}}) {
    int successes = 0;
    int botches = 0;
    int wrong = 0;
    for (int each = 0; each < rolls; ++each) {
      const RolledCheck rolled = roll(dice, chance);
      const CheckOutcome result = outcome(rolled, 11);
      successes += result.success ? 1 : 0;
      botches += result.botch ? 1 : 0;
      if (result.success && result.critical_multiplier != (rolled.total - 11) / 10) ++wrong;
      for (const RolledDie& die : rolled.twenties.dice) {
        for (std::size_t index = 0; index < die.shown.size(); ++index) {
          if ((die.shown[index] == 20) != (index + 1 < die.shown.size())) ++wrong;
        }
      }
    }
    CHECK(wrong == 0);
    const CheckOdds odds = check_odds(dice, 11);
    CHECK_THAT(static_cast<double>(successes) / rolls, WithinAbs(odds.success, 0.02));
    CHECK_THAT(static_cast<double>(botches) / rolls, WithinAbs(odds.botch, 0.01));
  }
}

TEST_CASE("two sixes are critical, but not where no dice were to be rolled") {
  Seeded chance(11);
  for (int each = 0; each < 2000; ++each) {
    const RolledSixes none = roll_sixes(0, chance);
    REQUIRE(none.shown.size() == 2);
    CHECK(none.outcome != PoolOutcome::critical);
    CHECK(none.counting == std::min(none.shown[0], none.shown[1]));
    const RolledSixes two = roll_sixes(2, chance);
    CHECK((two.outcome == PoolOutcome::critical) == (two.shown[0] == 6 && two.shown[1] == 6));
  }
}

TEST_CASE("a seed gives the same numbers everywhere") {
  Seeded chance(42);
  CHECK(chance.next() == 0x15780b2e0c2ec716u);
  CHECK(chance.next() == 0x6104d9866d113a7eu);
  CHECK(chance.next() == 0xae17533239e499a1u);
  CHECK(chance.next() == 0xecb8ad4703b360a1u);
}

TEST_CASE("the die that counts of a pool has an average of its own, of none the lower of two") {
  CHECK_THAT(pool_average(1), WithinAbs(3.5, exact));
  CHECK_THAT(pool_average(2), WithinAbs(161.0 / 36, exact));
  CHECK_THAT(pool_average(0), WithinAbs(91.0 / 36, exact));
}

TEST_CASE("every number below a bound comes equally often, and none beyond it") {
  Seeded chance(1);
  std::array<int, 7> seen{};
  for (int each = 0; each < 70000; ++each) ++seen[static_cast<std::size_t>(chance.below(7))];
  for (const int times : seen) CHECK(std::abs(times - 10000) < 400);
  CHECK(chance.below(1) == 0);
  for (int each = 0; each < 100; ++each) {
    const int drawn = chance.between(-2, 2);
    CHECK(drawn >= -2);
    CHECK(drawn <= 2);
  }
}

TEST_CASE("a fork has numbers of its own and does not move the sequence on") {
  Seeded one(5);
  Seeded same(5);
  Seeded name = one.fork("name");
  Seeded crew = one.fork("crew");
  CHECK(name.next() != crew.next());
  CHECK(one.next() == same.next());
  CHECK(one.fork("name").next() == same.fork("name").next());
}

}  // namespace roadbook::rules

// Chances by closed forms and convolution. A pool is described by its tail, the chance of at least
// n: for one exploding die with f faces and n = q * f + r (r from 1 to f) it is
// (1/f)^q * (f - r + 1) / f.
#include "rules/odds.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace roadbook::rules {
namespace {

// Below this, what is left of a sum can no longer change a double that people read.
constexpr double negligible = 1e-18;

double power(double base, int exponent) {
  double result = 1;
  for (int index = 0; index < exponent; ++index) result *= base;
  return result;
}

bool empty(const DicePool& pool) {
  return pool.count < 1 || pool.faces < 2;
}

// One die shows at least `value`, which is 1 or more.
double tail(int faces, bool exploding, int value) {
  const int explosions = (value - 1) / faces;
  if (explosions > 0 && !exploding) return 0;
  const double rest = static_cast<double>(faces - (value - 1) % faces) / faces;
  return power(1.0 / faces, explosions) * rest;
}

double chance_of(const DicePool& pool, int value) {
  return std::max(0.0, chance_at_least(pool, value) - chance_at_least(pool, value + 1));
}

}  // namespace

double chance_at_least(const DicePool& pool, int value) {
  if (value <= 0) return 1;
  if (empty(pool)) return 0;
  const double one = tail(pool.faces, pool.exploding, value);
  if (pool.keep == Keep::lowest) return power(one, pool.count);
  // 1 - (1 - one)^count, as a sum without cancellation.
  double sum = 0;
  double all_fail = 1;
  for (int index = 0; index < pool.count; ++index) {
    sum += all_fail;
    all_fail *= 1 - one;
  }
  return one * sum;
}

double average(const DicePool& pool) {
  double sum = 0;
  for (int value = 1;; ++value) {
    const double chance = chance_at_least(pool, value);
    if (chance < negligible) return sum;
    sum += chance;
  }
}

double chance_at_least(const CheckDice& dice, int target) {
  const DicePool twenties = twenty_sided(dice);
  const DicePool attribute = attribute_dice(dice);
  if (empty(attribute)) return chance_at_least(twenties, target);
  // The attribute's die brings `part`; from target - 1 on, any d20 is enough.
  double chance = chance_at_least(attribute, std::max(1, target - 1));
  for (int part = 1; part < target - 1; ++part) {
    chance += chance_of(attribute, part) * chance_at_least(twenties, target - part);
  }
  return chance;
}

double chance_of_botch(const CheckDice& dice, int target) {
  // Every d20 shows a 1, and the attribute's die does not reach what is missing.
  const double ones = power(1.0 / 20, twenty_sided(dice).count);
  return ones * (1 - chance_at_least(attribute_dice(dice), target - 1));
}

double average(const CheckDice& dice) {
  return average(twenty_sided(dice)) + average(attribute_dice(dice));
}

std::vector<double> total_chances(const CheckDice& dice, int highest) {
  std::vector<double> chances(static_cast<std::size_t>(std::max(0, highest)) + 1, 0);
  double at_least = 1;
  for (std::size_t total = 0; total < chances.size(); ++total) {
    const double above = chance_at_least(dice, static_cast<int>(total) + 1);
    chances[total] = std::max(0.0, at_least - above);
    at_least = above;
  }
  return chances;
}

CheckOdds check_odds(const CheckDice& dice, int target, int highest_multiplier) {
  CheckOdds odds;
  odds.success = chance_at_least(dice, target);
  odds.botch = chance_of_botch(dice, target);
  odds.average = average(dice);
  double at_least = odds.success;
  for (int multiplier = 0; multiplier < highest_multiplier; ++multiplier) {
    const double above = chance_at_least(dice, target + 10 * (multiplier + 1));
    odds.multipliers.push_back(std::max(0.0, at_least - above));
    at_least = above;
  }
  odds.multipliers.push_back(at_least);
  for (int multiplier = 1;; ++multiplier) {
    const double chance = chance_at_least(dice, target + 10 * multiplier);
    if (chance < negligible) return odds;
    odds.multiplier += chance;
  }
}

std::vector<double> sum_chances(const std::vector<SumDice>& dice) {
  std::vector<double> chances{1};
  for (const SumDice& each : dice) {
    if (each.faces < 1) continue;
    const auto faces = static_cast<std::size_t>(each.faces);
    for (int index = 0; index < each.count; ++index) {
      std::vector<double> with_one_more(chances.size() + faces, 0);
      for (std::size_t sum = 0; sum < chances.size(); ++sum) {
        for (std::size_t face = 1; face <= faces; ++face) {
          with_one_more[sum + face] += chances[sum] / static_cast<double>(faces);
        }
      }
      chances = std::move(with_one_more);
    }
  }
  return chances;
}

double chance_at_least(const std::vector<SumDice>& dice, int value) {
  const std::vector<double> chances = sum_chances(dice);
  double chance = 0;
  for (std::size_t sum = chances.size(); sum-- > 0 && static_cast<int>(sum) >= value;) {
    chance += chances[sum];
  }
  return chance;
}

double average(const std::vector<SumDice>& dice) {
  double sum = 0;
  for (const SumDice& each : dice) {
    if (each.faces > 0) sum += std::max(0, each.count) * (each.faces + 1) / 2.0;
  }
  return sum;
}

double average_damage(const CheckDice& dice, int target, int effect_faces, int extra) {
  double sum = 0;
  double less = 0;  // what the multiplier before this one does
  for (int multiplier = 0;; ++multiplier) {
    const double chance = chance_at_least(dice, target + 10 * multiplier);
    if (chance < negligible) return sum;
    const double damage =
        average(damage_dice(dice.rating, effect_faces, dice.faces, multiplier, extra));
    sum += chance * (damage - less);
    less = damage;
  }
}

PoolOdds pool_odds(int dice) {
  const std::array<double, 7> shows = pool_chances(dice);
  PoolOdds odds;
  odds.bad = shows[1] + shows[2] + shows[3];
  odds.partial = shows[4] + shows[5];
  // A single 6; without dice there is no critical.
  odds.full = dice > 0 ? dice * power(5.0 / 6, dice - 1) / 6 : shows[6];
  odds.critical = std::max(0.0, shows[6] - odds.full);
  return odds;
}

std::array<double, 7> pool_chances(int dice) {
  const DicePool pool = rating_pool(dice, 6, false);
  std::array<double, 7> chances{};
  for (int shows = 1; shows <= 6; ++shows) {
    chances[static_cast<std::size_t>(shows)] = chance_of(pool, shows);
  }
  return chances;
}

}  // namespace roadbook::rules

// Chances in closed form. A pool is described by its tail, the chance of at least m: for one
// exploding die with s faces and m - 1 = q * s + (r - 1) it is s^-q * (s - r + 1) / s.
#include "rules/play/odds.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace roadbook::rules {
namespace {

double power(double base, int exponent) {
  double result = 1;
  for (; exponent > 0; exponent /= 2) {
    if (exponent % 2 == 1) result *= base;
    base *= base;
  }
  return result;
}

bool empty(const DicePool& pool) {
  return pool.count < 1 || pool.faces < 2;
}

// The chance that the die that counts is one of those that reach what each reaches with `one`.
double of_all(const DicePool& pool, double one) {
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

// The tail of a pool, value by value as far as it is asked for.
class Tail {
 public:
  explicit Tail(const DicePool& pool) : pool_(pool) {
    if (!empty(pool)) faces_ = static_cast<std::size_t>(pool.faces);
  }

  bool none() const { return faces_ == 0; }

  double at_least(int value) {
    if (value <= 0) return 1;
    if (none()) return 0;
    const auto wanted = static_cast<std::size_t>(value);
    while (chances_.size() < wanted) {
      const std::size_t rest = chances_.size() % faces_;  // r - 1
      if (rest == 0 && !chances_.empty()) exploded_ *= pool_.exploding ? 1.0 / pool_.faces : 0.0;
      chances_.push_back(
          of_all(pool_, exploded_ * static_cast<double>(faces_ - rest) / pool_.faces));
    }
    return chances_[wanted - 1];
  }

 private:
  DicePool pool_;
  std::size_t faces_ = 0;
  double exploded_ = 1;          // s^-q
  std::vector<double> chances_;  // entry n: of at least n + 1
};

// Both kinds of dice of a roll against a target number.
struct CheckTails {
  explicit CheckTails(const CheckDice& dice)
      : twenties(twenty_sided(dice)), attribute(attribute_dice(dice)) {}

  double at_least(int target) {
    if (attribute.none()) return twenties.at_least(target);
    // The attribute's die brings `part`; from target - 1 on, any d20 is enough.
    double chance = attribute.at_least(std::max(1, target - 1));
    for (int part = 1; part < target - 1; ++part) {
      const double exactly = attribute.at_least(part) - attribute.at_least(part + 1);
      chance += exactly * twenties.at_least(target - part);
    }
    return chance;
  }

  Tail twenties;
  Tail attribute;
};

// The sum of chances that become ever smaller, until one more no longer changes the number.
template <class Chance>
double summed(Chance&& chance) {
  double sum = 0;
  for (int index = 1;; ++index) {
    const double more = sum + chance(index);
    if (more == sum) return sum;
    sum = more;
  }
}

}  // namespace

double chance_at_least(const DicePool& pool, int value) {
  if (value <= 0) return 1;
  if (empty(pool)) return 0;
  const int explosions = (value - 1) / pool.faces;
  if (explosions > 0 && !pool.exploding) return 0;
  const int rest = (value - 1) % pool.faces;
  return of_all(pool, power(1.0 / pool.faces, explosions) * (pool.faces - rest) / pool.faces);
}

// The average is the sum of all tails, and a tail is a sum of powers of one die's. Each block of as
// many values as the die has faces brings 1 / faces of the block before it for the first power, its
// square for the second.
double average(const DicePool& pool) {
  if (empty(pool)) return 0;
  const auto block = [&](double exploded) {
    double sum = 0;
    for (int face = 1; face <= pool.faces; ++face) {
      sum += of_all(pool, exploded * face / pool.faces);
    }
    return sum;
  };
  if (!pool.exploding) return block(1);
  if (pool.keep == Keep::lowest) return block(1) / (1 - power(1.0 / pool.faces, pool.count));
  return summed([&](int index) { return block(power(1.0 / pool.faces, index - 1)); });
}

double chance_at_least(const CheckDice& dice, int target) {
  return CheckTails(dice).at_least(target);
}

double chance_of_botch(const CheckDice& dice, int target) {
  // Every d20 shows a 1, and the attribute's die does not reach what is missing.
  const double ones = 1 / power(20, twenty_sided(dice).count);
  return ones * (1 - chance_at_least(attribute_dice(dice), target - 1));
}

double average(const CheckDice& dice) {
  return average(twenty_sided(dice)) + average(attribute_dice(dice));
}

CheckOdds check_odds(const CheckDice& dice, int target, int highest_multiplier) {
  CheckTails tails(dice);
  CheckOdds odds;
  odds.success = tails.at_least(target);
  odds.botch = chance_of_botch(dice, target);
  odds.average = average(dice);
  double at_least = odds.success;
  for (int multiplier = 0; multiplier < highest_multiplier; ++multiplier) {
    const double above = tails.at_least(target + 10 * (multiplier + 1));
    odds.multipliers.push_back(std::max(0.0, at_least - above));
    at_least = above;
  }
  odds.multipliers.push_back(at_least);
  odds.multiplier =
      summed([&](int multiplier) { return tails.at_least(target + 10 * multiplier); });
  return odds;
}

CheckOdds best_of(const std::vector<CheckOdds>& all) {
  CheckOdds odds;
  if (all.empty()) return odds;
  const std::size_t told_apart = all.front().multipliers.size();
  // For each of them the chance of that multiplier or more; then the chance that nobody has it.
  std::vector<double> nobody(told_apart, 1);
  odds.botch = 1;
  for (const CheckOdds& each : all) {
    odds.botch *= each.botch;
    double at_least = 0;
    for (std::size_t multiplier = told_apart; multiplier-- > 0;) {
      at_least += each.multipliers[multiplier];
      nobody[multiplier] *= 1 - at_least;
    }
  }
  for (std::size_t multiplier = 0; multiplier < told_apart; ++multiplier) {
    const double more = multiplier + 1 < told_apart ? 1 - nobody[multiplier + 1] : 0;
    odds.multipliers.push_back(std::max(0.0, 1 - nobody[multiplier] - more));
    if (multiplier > 0) odds.multiplier += 1 - nobody[multiplier];
  }
  odds.success = told_apart == 0 ? 0 : 1 - nobody.front();
  return odds;
}

CheckOdds with_level_raised(const CheckOdds& odds, int levels) {
  CheckOdds raised = odds;
  for (; levels > 0; --levels) {
    const double failure = std::max(0.0, 1 - raised.success);
    raised.multiplier += raised.success;
    raised.success = 1;
    raised.botch = 0;
    if (raised.multipliers.empty()) continue;
    // Each is one higher; the last one is "or more" and keeps what it has.
    const double highest = raised.multipliers.back();
    raised.multipliers.pop_back();
    raised.multipliers.insert(raised.multipliers.begin(), failure);
    raised.multipliers.back() += highest;
  }
  return raised;
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

double pool_average(int dice) {
  constexpr int faces = 6;
  double sum = 0;  // of the chances that it shows so much or more
  for (int face = 1; face <= faces; ++face) {
    sum +=
        dice <= 0 ? power((faces + 1.0 - face) / faces, 2) : 1 - power((face - 1.0) / faces, dice);
  }
  return sum;
}

PoolOdds pool_odds(int dice) {
  if (dice <= 0) return {27.0 / 36, 8.0 / 36, 1.0 / 36, 0};
  PoolOdds odds;
  if (dice <= 20) {  // whole numbers that a double holds exactly
    const double all = power(6, dice);
    odds.bad = power(3, dice) / all;
    odds.partial = (power(5, dice) - power(3, dice)) / all;
    odds.full = dice * power(5, dice - 1) / all;
    odds.critical = (all - power(5, dice) - dice * power(5, dice - 1)) / all;
  } else {
    odds.bad = power(0.5, dice);
    odds.partial = power(5.0 / 6, dice) - odds.bad;
    odds.full = dice * power(5.0 / 6, dice - 1) / 6;
    odds.critical = 1 - power(5.0 / 6, dice) - odds.full;
  }
  return odds;
}

PoolOdds best_of(const std::vector<PoolOdds>& all) {
  double none_critical = 1;
  double none_full = 1;
  double none_partial = 1;
  for (const PoolOdds& each : all) {
    none_critical *= 1 - each.critical;
    none_full *= 1 - each.critical - each.full;
    none_partial *= each.bad;
  }
  return {none_partial, none_full - none_partial, none_critical - none_full, 1 - none_critical};
}

PoolOdds with_level_raised(const PoolOdds& odds, int levels) {
  PoolOdds raised = odds;
  for (; levels > 0; --levels) {
    raised = {0, raised.bad, raised.partial, raised.full + raised.critical};
  }
  return raised;
}

}  // namespace roadbook::rules

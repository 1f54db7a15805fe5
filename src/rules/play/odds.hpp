// Odds: the exact chances of every kind of roll, computed and never simulated.
#pragma once

#include <vector>

#include "rules/play/dice.hpp"

namespace roadbook::rules {

// All chances are from 0 to 1.

// Dice of one size of which a single one counts. An empty pool is always 0.
double chance_at_least(const DicePool& pool, int value);
double average(const DicePool& pool);

// A roll against a target number.
double chance_at_least(const CheckDice& dice, int target);
double chance_of_botch(const CheckDice& dice, int target);
double average(const CheckDice& dice);

// The chances of a check, each from 0 to 1.
struct CheckOdds {
  double success = 0;
  double botch = 0;
  double average = 0;     // of the total
  double multiplier = 0;  // the average critical multiplier, failures counting as 0
  // Entry n is the chance of a success with critical multiplier n; the last one is "or more".
  std::vector<double> multipliers;
};

// `highest_multiplier` is the last one that is told apart, 0 or more.
CheckOdds check_odds(const CheckDice& dice, int target, int highest_multiplier = 4);

// Several who roll for themselves, of whom the best result counts for all. They tell the same
// number of multipliers apart; the average of the total is nobody's, and 0.
CheckOdds best_of(const std::vector<CheckOdds>& all);

// The same roll where its result rises by so many levels: a failure becomes a success, a success a
// critical one, and then the multiplier grows. 0 or fewer: as it is.
CheckOdds with_level_raised(const CheckOdds& odds, int levels);

// Dice that are added up: entry n is the chance of a sum of exactly n.
std::vector<double> sum_chances(const std::vector<SumDice>& dice);
// That the sum comes to `value` or more.
double chance_at_least(const std::vector<SumDice>& dice, int value);
// The average of the sum; 0 without dice.
double average(const std::vector<SumDice>& dice);

// A pool of six-sided dice.
struct PoolOdds {
  double bad = 0;       // 1 to 3
  double partial = 0;   // 4 or 5
  double full = 0;      // 6
  double critical = 0;  // two 6s or more
};

// Of so many dice; 0 or fewer: of two, of which the lower one counts.
PoolOdds pool_odds(int dice);
// The average of the die that counts.
double pool_average(int dice);
// As for checks: of several the best result, and the same roll with its result raised.
PoolOdds best_of(const std::vector<PoolOdds>& all);
PoolOdds with_level_raised(const PoolOdds& odds, int levels);

}  // namespace roadbook::rules

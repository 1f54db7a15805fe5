// Rolling dice, and reading what they show.
#include "rules/play/dice.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace roadbook::rules {
namespace {

RolledDie roll_die(int faces, bool exploding, Seeded& chance) {
  RolledDie rolled;
  for (bool again = true; again;) {
    const int shows = chance.die(faces);
    rolled.shown.push_back(shows);
    rolled.total += shows;
    again = exploding && shows == faces;
  }
  return rolled;
}

bool counts_more(Keep keep, int total, int best) {
  return keep == Keep::highest ? total > best : total < best;
}

}  // namespace

DicePool twenty_sided(const CheckDice& dice) {
  return {1 + std::abs(dice.advantage), 20, dice.advantage < 0 ? Keep::lowest : Keep::highest,
          dice.exploding};
}

DicePool attribute_dice(const CheckDice& dice) {
  return {std::max(0, dice.rating), dice.faces, Keep::highest, dice.exploding};
}

RolledPool roll(const DicePool& pool, Seeded& chance) {
  RolledPool rolled;
  if (pool.faces < 2) return rolled;
  for (int index = 0; index < pool.count; ++index) {
    RolledDie die = roll_die(pool.faces, pool.exploding, chance);
    if (index == 0 || counts_more(pool.keep, die.total, rolled.total)) {
      rolled.counting = index;
      rolled.total = die.total;
    }
    rolled.dice.push_back(std::move(die));
  }
  return rolled;
}

RolledCheck roll(const CheckDice& dice, Seeded& chance) {
  RolledCheck rolled;
  rolled.twenties = roll(twenty_sided(dice), chance);
  rolled.attribute = roll(attribute_dice(dice), chance);
  rolled.total = rolled.twenties.total + rolled.attribute.total;
  return rolled;
}

CheckOutcome outcome(const RolledCheck& rolled, int target) {
  CheckOutcome result;
  result.success = rolled.total >= target;
  if (result.success) {
    result.critical_multiplier = (rolled.total - target) / 10;
  } else {
    result.botch = true;
    for (const RolledDie& die : rolled.twenties.dice) {
      result.botch = result.botch && die.total == 1;
    }
  }
  return result;
}

RolledSixes roll_sixes(int dice, Seeded& chance) {
  RolledSixes rolled;
  const bool none = dice <= 0;
  const int count = none ? 2 : dice;
  int sixes = 0;
  for (int index = 0; index < count; ++index) {
    const int shows = chance.die(6);
    rolled.shown.push_back(shows);
    if (shows == 6) ++sixes;
  }
  const auto lowest_and_highest = std::minmax_element(rolled.shown.begin(), rolled.shown.end());
  rolled.counting = none ? *lowest_and_highest.first : *lowest_and_highest.second;
  if (sixes > 1 && !none) {
    rolled.outcome = PoolOutcome::critical;
  } else if (rolled.counting == 6) {
    rolled.outcome = PoolOutcome::full;
  } else if (rolled.counting >= 4) {
    rolled.outcome = PoolOutcome::partial;
  }
  return rolled;
}

}  // namespace roadbook::rules

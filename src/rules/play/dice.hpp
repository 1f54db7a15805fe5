// Dice: what a roll is made of, what it showed, and what that means.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game/seeded.hpp"

namespace roadbook::rules {

// Which of the dice of one size counts.
enum class Keep : std::uint8_t { highest, lowest };

// Dice of one size, of which a single one counts. An exploding die that shows its highest face is
// rolled again and added, again and again; each die does so by itself, and the result decides
// which one counts (core: Rolling the Dice).
struct DicePool {
  int count = 0;
  int faces = 0;  // 2 or more; below that the pool is empty
  Keep keep = Keep::highest;
  bool exploding = true;
};

// A roll against a target number: d20s, and dice of an attribute (core: Rolling the Dice).
struct CheckDice {
  int advantage = 0;  // net: Tier, help and pushing count up, disadvantage counts down
  int rating = 0;     // how many attribute dice; 0: the d20s alone
  int faces = 0;      // of the attribute's die; 0: the d20s alone
  bool exploding = true;
};

DicePool twenty_sided(const CheckDice& dice);    // one, and one more for each point of advantage
DicePool attribute_dice(const CheckDice& dice);  // empty where the d20s stand alone

// One die with all that it showed: more than one number where it exploded.
struct RolledDie {
  std::vector<int> shown;
  int total = 0;
};

// Dice of which one counts, as they fell.
struct RolledPool {
  std::vector<RolledDie> dice;
  int counting = -1;  // index of the die that counts; -1 in an empty pool
  int total = 0;      // of that die; 0 in an empty pool
};

// Throws the dice of a pool; an empty one has none and comes to 0.
RolledPool roll(const DicePool& pool, Seeded& chance);

// A check as its dice fell: a d20 that counts and a die of the attribute.
struct RolledCheck {
  RolledPool twenties;
  RolledPool attribute;
  int total = 0;
};

// Throws the d20s and the dice of the attribute; the total is what counts of both.
RolledCheck roll(const CheckDice& dice, Seeded& chance);

// What a check came to against its target number.
struct CheckOutcome {
  bool success = false;
  int critical_multiplier = 0;  // one for each full 10 above the target number
  bool botch = false;           // a failure whose highest d20 is a 1
};

// What a roll means against a target number (core: Rolling the Dice).
CheckOutcome outcome(const RolledCheck& rolled, int target);

// Dice that are all added up and never explode: damage, healing, recovery.
struct SumDice {
  int count = 0;
  int faces = 0;
};

// A pool of six-sided dice of which the highest counts; with none, two are rolled and the lower
// counts (srd: Rolling the Dice).
enum class PoolOutcome : std::uint8_t { bad, partial, full, critical };

// A pool of d6s as they fell; with no dice two were thrown and the lower counts.
struct RolledSixes {
  std::vector<int> shown;
  int counting = 0;  // what the die that counts shows
  PoolOutcome outcome = PoolOutcome::bad;
};

// Throws so many of them; 0 or fewer: two, of which the lower one counts.
RolledSixes roll_sixes(int dice, Seeded& chance);

}  // namespace roadbook::rules

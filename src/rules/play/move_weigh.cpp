// What is known of a move before any die is thrown: the odds of all who roll together, and what
// follows a roll that succeeds.
#include <algorithm>
#include <utility>

#include "rules/play/move_maker.hpp"

namespace roadbook::rules {

// The odds of the best where several roll, each with dice of their own.
void MoveMaker::weigh_together() {
  std::vector<CheckOdds> checks;
  std::vector<PoolOdds> pools;
  bool several = false;
  for (const MoveRoll& each : move_.rolls) {
    several = several || !each.key.empty();
    if (each.kind == RollKind::check) checks.push_back(each.odds);
    if (each.kind == RollKind::sixes) pools.push_back(each.pool);
  }
  if (!several || std::max(checks.size(), pools.size()) < 2) return;
  move_.together = move_.rolls.front();
  move_.together->known = false;
  move_.together->odds = best_of(checks);
  move_.together->pool = best_of(pools);
}

std::optional<std::vector<SumDice>> MoveMaker::dice_after(const ProcedureRoll& roll,
                                                          const Id& outcome, int multiplier) {
  // For a moment it has ended so.
  const Id outcome_now = std::exchange(move_.outcome, outcome);
  const int multiplier_now = std::exchange(move_.multiplier, multiplier);
  std::optional<std::vector<SumDice>> dice;
  if (holds(roll.when)) dice = prepared(roll).sum;
  move_.outcome = outcome_now;
  move_.multiplier = multiplier_now;
  return dice;
}

// What a check leads to, from its odds and its dice.
void MoveMaker::weigh_what_follows() {
  if (move_.rolls.empty()) return;
  const MoveRoll& check = move_.rolls.front();
  if (check.kind != RollKind::check) return;
  for (const ProcedureRoll& roll : procedure_.rolls) {
    if (roll.kind != RollKind::sum) continue;
    const auto plain = dice_after(roll, "success", 0);
    const auto critical = dice_after(roll, "critical", 1);
    if (!plain || !critical || plain->empty()) continue;
    MoveSum made{roll.name, *plain, average(*plain), 0, 0};
    made.each_multiplier = average(*critical) - made.on_success;
    made.average =
        check.odds.success * made.on_success + check.odds.multiplier * made.each_multiplier;
    move_.follows = std::move(made);
    return;
  }
}

}  // namespace roadbook::rules

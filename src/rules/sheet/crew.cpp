// Sums a ledger.
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

int total(const Ledger& ledger) {
  int sum = 0;
  for (const LedgerLine& line : ledger) sum += line.amount;
  return sum;
}

}  // namespace roadbook::rules

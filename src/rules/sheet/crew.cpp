// Sums a ledger, and keeps it within what a file can hold.
#include "rules/sheet/crew.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/game/limits.hpp"

namespace roadbook::rules {

int total(const Ledger& ledger) {
  int sum = 0;
  for (const LedgerLine& line : ledger) sum += line.amount;
  return sum;
}

void add_line(Ledger& ledger, LedgerLine line) {
  ledger.push_back(std::move(line));
  const auto written = [](const LedgerLine& each) { return each.key.empty(); };
  while (ledger.size() > limit::entries) {
    const auto oldest = std::find_if(ledger.begin(), ledger.end(), written);
    if (oldest == ledger.end()) return;
    const auto next = std::find_if(std::next(oldest), ledger.end(), written);
    if (next == ledger.end()) return;
    oldest->amount += next->amount;
    oldest->reason = "Earlier lines";
    ledger.erase(next);
  }
}

}  // namespace roadbook::rules

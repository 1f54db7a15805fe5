// What one term of a statistic adds.
#pragma once

#include <vector>

#include "rules/derive/evaluate.hpp"

namespace roadbook::rules {

// Adds what a term comes to under these facts, with its reason. `results`: as the ruleset's
// statistics, evaluated as far as this term needs them.
void add_term(const Facts& facts, const std::vector<int>& totals, const Term& term,
              std::vector<DerivedTerm>& terms);

}  // namespace roadbook::rules

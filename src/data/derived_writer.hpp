// What follows from the choices, as JSON for other programs: every number with its terms.
#pragma once

#include <string>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// {"statistics": {"<id>": {"name", "total", "terms": [{"source", "label", "value"}]}}, …}.
// Attributes stand among the statistics, their total the rating, with the die beside it. A total is
// a number, or for dice a text ("2d8"). Terms that do not count stand in a list of their own,
// `suppressed`, each with `because`: the values in `terms` sum up to the total. After the
// statistics: actions, tracks, load and what else follows.
std::string write_derived(const rules::Ruleset& ruleset, const rules::Derived& derived);
std::string write_derived(const rules::Ruleset& ruleset, const rules::DerivedCrew& derived);

}  // namespace roadbook::data

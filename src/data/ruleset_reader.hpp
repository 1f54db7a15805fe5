// A ruleset out of the files of its folder.
#pragma once

#include <vector>

#include "data/diagnostic.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// Reads the JSON files of one ruleset's folder. Files are taken in the order of their names; lists
// of one key are joined, any other key may stand in one file only. Faults: whatever is no strict
// JSON, an unknown field, a missing one, a value of the wrong kind or out of its range. What the
// entries say about each other is not looked at.
Result<rules::Ruleset> read_ruleset(std::vector<NamedText> files);

// The same, and then everything that `validate_ruleset` finds, with the places in the files. For
// rulesets that nobody has tested.
Result<rules::Ruleset> read_whole_ruleset(std::vector<NamedText> files);

}  // namespace roadbook::data

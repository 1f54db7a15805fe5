// What the entries of a ruleset say about each other, checked: references, ids, formulas.
#pragma once

#include "data/diagnostic.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// Everything that does not hold together, all at once: ids that stand twice in a list, references
// to what is not there, numbers that a formula asks for and that an entry does not give, formulas
// that lean on themselves, maps with places that cannot be reached, steps of the wrong kind, and
// entries that nothing offers. Pointers are those of the ruleset as one object
// ("/abilities/3/choices/0"); the file is the ruleset's id.
Diagnostics validate_ruleset(const rules::Ruleset& ruleset);

}  // namespace roadbook::data

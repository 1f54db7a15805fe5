// The boxes of a crew's upgrades: brought, marked, allowed.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// Boxes that an upgrade takes in all.
int boxes_of(const Upgrade& upgrade);
// The level that so many marked boxes reach.
int level_at(const Upgrade& upgrade, int boxes);
// Upgrade boxes that are marked, and in creation may be: what the type brings and the table adds.
int marked_boxes(const Crew& crew);
int allowed_boxes(const Ruleset& ruleset, const Crew& crew);
// The boxes that the type's starting upgrades bring.
Amounts starting_boxes(const Ruleset& ruleset, const Crew& crew);

}  // namespace roadbook::rules

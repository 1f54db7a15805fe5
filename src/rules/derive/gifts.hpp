// What a crew gives each of its members.
#pragma once

#include <memory>
#include <vector>

#include "rules/derive/effects.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

struct Gifts {
  bool of_crew = false;                                // false: there is no crew
  int tier = 0;                                        // that counts now
  std::shared_ptr<const std::vector<Effect>> effects;  // null: none
};

// What the crew gives, worked out once for all its members; `crew` may be null.
Gifts gifts_of(const Ruleset& ruleset, const Crew* crew);

}  // namespace roadbook::rules

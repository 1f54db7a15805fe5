// The wounds and boons that the game describes, and what one that is marked on a sheet comes to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// One of them, by the line of the game's reference that describes it; a line may name several.
struct GameCondition {
  std::string name;
  const ReferenceSection* section = nullptr;
  const ReferenceLine* line = nullptr;
  bool good = false;
};

// All that can be marked, in the game's order.
std::vector<GameCondition> game_conditions(const Ruleset& ruleset);
// The one of that name, whatever its capitals, and whatever stands behind it in brackets:
// "Vulnerable (thermal)"; nothing where the game describes none.
std::optional<GameCondition> game_condition(const Ruleset& ruleset, const std::string& name);
// What it does at the severity that it has; empty where the game does not say.
std::string condition_words(const Ruleset& ruleset, const MarkedCondition& condition);

}  // namespace roadbook::rules

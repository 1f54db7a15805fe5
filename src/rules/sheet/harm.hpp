// Harm as a sheet lists it: the game's rows, and what stands in none of them.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// What the game calls harm of this level: the name of its row ("Severe"); above all rows what such
// harm is in words ("Dead"). Empty where the game has no word for it.
std::string harm_word(const Ruleset& ruleset, int level);

// The rows for this harm, the worst first: the game's, and one more for each level that is held and
// has no row. Such a row is called by its level, and its description is the game's word for it.
std::vector<HarmRow> harm_from_worst(const Ruleset& ruleset, const std::vector<Harm>& held);

}  // namespace roadbook::rules

// What brings experience in play, as the game's moves have it (core: Advancement).
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// What brings experience at once, on the track of the attribute that was rolled: each in the words
// of the moves ("You pushed yourself and failed"), as the settings of the crew have it. `crew` may
// be null: the game's own settings.
std::vector<std::string> experience_at_once(const Ruleset& ruleset, const Crew* crew);

}  // namespace roadbook::rules

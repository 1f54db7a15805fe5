// Checks what an ability asks for when it is taken.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/judge/findings.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// The choices, things known and questions of one ability of a character, and of the one inside it.
// `place`: its JSON pointer.
void check_choices(const Ruleset& ruleset, const Character& character, const AbilityTaken& taken,
                   const std::string& place, FindingList& found);

}  // namespace roadbook::rules

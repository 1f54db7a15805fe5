// Which words of a game's texts lead to which entries of its rules.
#pragma once

#include "rules/game/ruleset.hpp"
#include "ui/kit/terms.hpp"

namespace roadbook::ui {

// The terms of a game. Its names count as they are written; what its numbers, its kinds of damage
// and its wounds are called counts in small letters, too. To be made once, when a game is shown.
Terms rule_terms(const rules::Ruleset& ruleset);

}  // namespace roadbook::ui

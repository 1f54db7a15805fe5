// The questions that a game asks a character or a crew.
#pragma once

#include <vector>

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// All of them, in the order of the game.
std::vector<const Question*> questions_of(const Ruleset& ruleset, Scope scope);
// Those of one step of the creation.
std::vector<const Question*> questions_at(const Ruleset& ruleset, Scope scope, const Id& step);
// Whether it is asked of a character of that heritage.
bool is_asked_of(const Question& question, const Id& heritage);
// The kind of the step that asks it; the review where none does.
StepKind step_that_asks(const Ruleset& ruleset, const Question& question);

}  // namespace roadbook::rules

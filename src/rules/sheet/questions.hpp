// The questions that a game asks a character or a crew.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// Those that stand beside nothing, in the order of the game.
std::vector<const Question*> questions_of(const Ruleset& ruleset, Scope scope);
// Those of one step of the creation.
std::vector<const Question*> questions_at(const Ruleset& ruleset, Scope scope, const Id& step);
// The one whose answer stands beside that; null where the game asks none.
const Question* question_beside(const Ruleset& ruleset, Beside what);
// What is asked: the prompt, or of a question without one its name.
const std::string& prompt_of(const Question& question);
// Whether the game has words for how someone looks, or asks for them.
bool asks_look(const Ruleset& ruleset);
// What a game calls someone's senses and size: by its question about them, "Senses" and "Size"
// where it asks none.
std::string name_of_senses(const Ruleset& ruleset);
std::string name_of_size(const Ruleset& ruleset);
// The question, and what was answered to it; empty where nothing was.
const std::string& answer_beside(const Ruleset& ruleset, const Character& character, Beside what);
// The character with that answer; the same where the game does not ask.
Character with_answer_beside(const Ruleset& ruleset, Character character, Beside what,
                             std::string text);
// The answers that stand beside nothing, those to questions of another game among them.
std::vector<Answer> answers_beside_nothing(const Ruleset& ruleset, std::vector<Answer> answers);
// The lists of ideas for answers beside an entry of the game are for one entry each.
bool has_ideas_by_entry(Beside what);
// The ideas for an answer: of a question beside an entry those for the entry that was chosen.
const std::vector<std::string>& ideas_for(const Ruleset& ruleset, const Question& question,
                                          const Id& chosen);
// Whether it is asked of a character of that heritage.
bool is_asked_of(const Question& question, const Id& heritage);
// The kind of the step that asks it; the review where none does.
StepKind step_that_asks(const Ruleset& ruleset, const Question& question);

}  // namespace roadbook::rules

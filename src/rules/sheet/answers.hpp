// What players answer to a game's questions in their own words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"

namespace roadbook::rules {

// What answers are by: questions of the game, with own words; or reasons of dots, with an action.
enum class AnswersTo : std::uint8_t { question, dot_reason };

struct Answer {
  Id question;  // of the game's questions, or reasons; of another game's: kept
  std::string text;
  bool operator==(const Answer&) const = default;
};

// What was answered to a question; empty where nothing was.
const std::string& answer_to(const std::vector<Answer>& answers, const Id& question);
// The same answers with this one; an empty text takes it away.
std::vector<Answer> with_answer(std::vector<Answer> answers, const Id& question, std::string text);

}  // namespace roadbook::rules

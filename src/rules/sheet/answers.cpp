// Answers, and the questions that a game asks.
#include "rules/sheet/answers.hpp"

#include <algorithm>
#include <utility>

#include "rules/sheet/questions.hpp"

namespace roadbook::rules {

const std::string& answer_to(const std::vector<Answer>& answers, const Id& question) {
  static const std::string none;
  for (const Answer& each : answers) {
    if (each.question == question) return each.text;
  }
  return none;
}

std::vector<Answer> with_answer(std::vector<Answer> answers, const Id& question, std::string text) {
  const auto at = std::find_if(answers.begin(), answers.end(),
                               [&](const Answer& each) { return each.question == question; });
  if (at == answers.end()) {
    if (!text.empty()) answers.push_back({question, std::move(text)});
  } else if (text.empty()) {
    answers.erase(at);
  } else {
    at->text = std::move(text);
  }
  return answers;
}

std::vector<const Question*> questions_of(const Ruleset& ruleset, Scope scope) {
  std::vector<const Question*> found;
  for (const Question& each : ruleset.questions) {
    if (each.scope == scope && each.beside == Beside::nothing) found.push_back(&each);
  }
  return found;
}

std::vector<const Question*> questions_at(const Ruleset& ruleset, Scope scope, const Id& step) {
  std::vector<const Question*> found;
  for (const Question* each : questions_of(ruleset, scope)) {
    if (each->step == step) found.push_back(each);
  }
  return found;
}

const std::string& prompt_of(const Question& question) {
  return question.prompt.empty() ? question.name : question.prompt;
}

const Question* question_beside(const Ruleset& ruleset, Beside what) {
  for (const Question& each : ruleset.questions) {
    if (each.beside == what) return &each;
  }
  return nullptr;
}

bool asks_look(const Ruleset& ruleset) {
  return !ruleset.looks.empty() || question_beside(ruleset, Beside::look) != nullptr;
}

std::string name_of_senses(const Ruleset& ruleset) {
  const Question* asked = question_beside(ruleset, Beside::senses);
  return asked == nullptr ? "Senses" : asked->name;
}

std::string name_of_size(const Ruleset& ruleset) {
  const Question* asked = question_beside(ruleset, Beside::size);
  return asked == nullptr ? "Size" : asked->name;
}

const std::string& answer_beside(const Ruleset& ruleset, const Character& character, Beside what) {
  const Question* asked = question_beside(ruleset, what);
  return answer_to(character.answers, asked == nullptr ? Id() : asked->id);
}

Character with_answer_beside(const Ruleset& ruleset, Character character, Beside what,
                             std::string text) {
  if (const Question* asked = question_beside(ruleset, what)) {
    character.answers = with_answer(std::move(character.answers), asked->id, std::move(text));
  }
  return character;
}

std::vector<Answer> answers_beside_nothing(const Ruleset& ruleset, std::vector<Answer> answers) {
  std::erase_if(answers, [&](const Answer& each) {
    const Question* asked = find_by_id(ruleset.questions, each.question);
    return asked != nullptr && asked->beside != Beside::nothing;
  });
  return answers;
}

bool has_ideas_by_entry(Beside what) {
  return what == Beside::virtue || what == Beside::vice || what == Beside::background;
}

const std::vector<std::string>& ideas_for(const Ruleset& ruleset, const Question& question,
                                          const Id& chosen) {
  const bool by_entry = has_ideas_by_entry(question.beside) && !question.ideas.empty();
  return ideas_for(ruleset, by_entry ? question.ideas + "_" + chosen : question.ideas);
}

bool is_asked_of(const Question& question, const Id& heritage) {
  return question.heritages.empty() || contains(question.heritages, heritage);
}

StepKind step_that_asks(const Ruleset& ruleset, const Question& question) {
  const auto& steps = question.scope == Scope::crew ? ruleset.crew_steps : ruleset.character_steps;
  const Step* step = find_by_id(steps, question.step);
  return step == nullptr ? StepKind::review : step->kind;
}

}  // namespace roadbook::rules

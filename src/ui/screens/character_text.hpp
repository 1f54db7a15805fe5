// A text of a character that a field shows and changes: a member, or the answer to a question.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::ui {

class CharacterText {
 public:
  CharacterText() = default;
  CharacterText(std::string rules::Character::*member) : member_(member) {}  // NOLINT
  // `question` stays where it is as long as the text is used.
  CharacterText(const rules::Question& question) : question_(&question) {}  // NOLINT

  const std::string& of(const rules::Character& character) const;
  rules::Character with(rules::Character character, std::string words) const;
  // How many letters it may have.
  int limit() const;

 private:
  std::string rules::Character::*member_ = nullptr;
  const rules::Question* question_ = nullptr;
};

}  // namespace roadbook::ui

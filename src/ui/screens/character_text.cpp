// Reads and changes a text of a character.
#include "ui/screens/character_text.hpp"

#include <utility>

#include "document/limits.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::ui {

const std::string& CharacterText::of(const rules::Character& character) const {
  if (question_ != nullptr) return rules::answer_to(character.answers, question_->id);
  return character.*member_;
}

rules::Character CharacterText::with(rules::Character character, std::string words) const {
  if (question_ != nullptr) {
    character.answers =
        rules::with_answer(std::move(character.answers), question_->id, std::move(words));
  } else {
    character.*member_ = std::move(words);
  }
  return character;
}

int CharacterText::limit() const {
  return question_ != nullptr ? static_cast<int>(document::limit::text)
                              : document::limit_of(member_);
}

}  // namespace roadbook::ui

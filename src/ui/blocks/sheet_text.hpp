// A text of a sheet that a field shows and changes: a member, the answer to a question, or of
// somebody whom the sheet is tied to who they are or what lies between.
#pragma once

#include <string>
#include <utility>

#include "document/limits.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::ui {

// The game and its questions and bonds stay where they are as long as the text is used.
template <class Sheet>
class SheetText {
 public:
  SheetText() = default;
  SheetText(std::string Sheet::*member) : member_(member) {}            // NOLINT
  SheetText(const rules::Question& question) : question_(&question) {}  // NOLINT
  // `part`: who they are, or what lies between.
  SheetText(const rules::Ruleset& game, const rules::Bond& bond,
            std::string rules::BondTaken::*part)
      : game_(&game), bond_(&bond), part_(part) {}

  // What the sheet has there now.
  const std::string& of(const Sheet& sheet) const {
    if (question_ != nullptr) return rules::answer_to(sheet.answers, question_->id);
    if (bond_ != nullptr) return rules::person_of(sheet.bonds, bond_).*part_;
    return sheet.*member_;
  }
  // The sheet with these words in its place.
  Sheet with(Sheet sheet, std::string words) const {
    if (question_ != nullptr) {
      sheet.answers = rules::with_answer(std::move(sheet.answers), question_->id, std::move(words));
    } else if (bond_ != nullptr) {
      rules::BondTaken person = rules::person_of(sheet.bonds, bond_);
      person.*part_ = std::move(words);
      sheet.bonds = rules::with_person(*game_, *bond_, std::move(sheet.bonds),
                                       std::move(person.who), std::move(person.detail));
    } else {
      sheet.*member_ = std::move(words);
    }
    return sheet;
  }
  // How many letters it may have.
  int limit() const {
    if (bond_ != nullptr) return document::limit_of(part_);
    return question_ != nullptr ? static_cast<int>(document::limit::text)
                                : document::limit_of(member_);
  }

 private:
  std::string Sheet::*member_ = nullptr;
  const rules::Question* question_ = nullptr;
  const rules::Ruleset* game_ = nullptr;
  const rules::Bond* bond_ = nullptr;
  std::string rules::BondTaken::*part_ = nullptr;
};

using CharacterText = SheetText<rules::Character>;

}  // namespace roadbook::ui

// The finished character's sheet: its own state of the interface.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/character.hpp"
#include "ui/choice.hpp"
#include "ui/panels/panels.hpp"

namespace roadbook::ui {

// An option as a card, with the id that taking it puts on the sheet.
struct SheetOption {
  rules::Id id;
  Choice card;
};

struct CharacterSheetState {
  // The sheet of which document this is the state of; another document starts afresh.
  model::Id document;

  rules::Id open_terms;     // the number whose terms are shown; empty: none
  std::string open_place;   // where on the sheet they are shown
  int amount = 1;           // for "Take damage" and "Heal"
  std::string search;       // in the dialog that is open
  bool adding_ability = false;
  bool adding_power = false;
  bool adding_item = false;
  bool adding_trauma = false;
  bool only_open = true;      // powers and abilities that can be taken
  rules::Id advance;          // the full xp track whose advance is being taken
  bool advancing = false;
  std::string own_item;       // the words of an item of one's own, not yet added
  int own_item_load = 1;
  std::string own_trait;
  bool about_details = false;  // identity that is rarely changed is shown
  std::string open_entry;      // the ability, power or item whose text is open

  // A change that gives something up, until it is confirmed.
  bool confirming = false;
  std::optional<rules::Character> proposed;
  std::vector<std::string> lost;
  std::string proposal;

  // A rule that is being set aside.
  bool waiving = false;
  rules::Waiver waiver;

  Memo<std::vector<SheetOption>> abilities;
  Memo<std::vector<SheetOption>> powers;
  Memo<std::vector<SheetOption>> items;
  Memo<std::vector<std::string>> action_reasons;
};

}  // namespace roadbook::ui

// The guided creation of a character: its state; the screen itself is in panels.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/blocks/ability_choices.hpp"
#include "ui/blocks/items.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/powers.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/screens/creation_frame.hpp"
#include "ui/screens/panels.hpp"

namespace roadbook::ui {

// The dots of one action and how far they may go.
struct ActionDots {
  rules::Id action;
  int rating = 0;
  int brought = 0;  // by the playbook
  int shown = 4;
  int max = 0;
  std::string max_reason;
  std::string next;  // what one more dot would change in the numbers
};

// The lists of a table's own playbook.
struct OwnPlaybookState {
  PickState abilities;
  PickState items;
  Memo<OptionCards> ability_cards;
  Memo<OptionCards> item_cards;
};

struct CharacterCreationState {
  CreationFrameState frame;
  LiveSheetState sheet;
  AbilityChoicesState ability;
  std::uint64_t seed = 0;  // for "Roll this step": the app sets it, each press draws on
  model::Id document;      // the character that the rest of this state is about

  Memo<OptionCards> options;  // cards of the step that is shown
  Memo<std::vector<ActionDots>> action_dots;
  Memo<int> allowed_powers;
  Memo<OptionCards> more_options;  // the second list of the step that is shown
  std::string search;              // in the list that is shown
  std::string own_words;           // being typed: a trait
  OwnItem own_item;                // being typed
  PickState pick;                  // in the list that is shown
  float room_of_gallery = 0;       // left free below the one that folded
  OwnPlaybookState own_playbook;
  bool rolled = false;       // by chance, just now: what was chosen comes into sight
  bool refused_too = false;  // what the rules refuse can be chosen as well
  ShownOf powers = ShownOf::allowed;
  rules::Id category;   // equipment: of one kind; empty: all
  rules::Id name_list;  // from which "Another name" draws; empty: all
};

}  // namespace roadbook::ui

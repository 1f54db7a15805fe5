// The guided creation of a character: its state; the screen itself is in panels.hpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/blocks/ability_choices.hpp"
#include "ui/blocks/findings.hpp"
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

// What is being typed and is not chosen yet.
struct CreationTyped {
  std::string trait;
  OwnItem item;
  WaiverState waiver;
};

struct CharacterCreationState {
  CreationFrameState frame;
  LiveSheetState sheet;
  AbilityChoicesState ability;
  std::uint64_t seed = 0;  // for "Roll this step": the app sets it, each press draws on
  // Of the characters that were shown before: it is there again when they are.
  std::map<model::Id, CreationTyped> typed;
  model::Id document;  // the character that the rest of this state is about

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

bool is_typing(const CharacterCreationState& state);
// What is being typed for the character that is shown; nothing where no field has words.
std::optional<CreationTyped> typed_now(const CharacterCreationState& state);
// Puts it into the fields of that character: now, or when it is shown.
void put_typed(CharacterCreationState& state, const model::Id& character, CreationTyped typed);
// Begins with another character at the first step, with what was typed for it before; nothing where
// it is shown already.
void turn_to(CharacterCreationState& state, const model::Id& character);

}  // namespace roadbook::ui

// Items, in the creation and on the sheet: which can be carried, what each would change, and why
// one cannot be.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

bool is_carried(const rules::Character& character, const rules::Id& item);

// An item that stands in a playbook's list belongs to those who have that playbook.
struct OpenItem {
  const rules::Item* item = nullptr;
  bool own = false;  // in the list of the playbook that somebody has
};
// All that are open to the character, or carried, in the order of the game.
std::vector<OpenItem> open_items(const CharacterView& view);
// Its card: what it is, whether it is carried, else what it would change or why it cannot be.
Choice item_card(const CharacterView& view, const OpenItem& open);

// Each gives the character with what was pressed.

// In hand or not, of what is carried at that place; nothing where it is not held.
std::optional<rules::Character> in_hand_box(Ui& ui, const CharacterView& view, std::size_t index);

// An item that no list has, as it is being typed.
struct OwnItem {
  std::string words;
  int load = 1;
};
// The character with it, and `item` begun anew; nothing where it has no words.
std::optional<rules::Character> take_own_item(const rules::Character& character, OwnItem& item);
// The field, what it weighs, and the button; `item` begins anew with the press.
std::optional<rules::Character> own_item(Ui& ui, const rules::Ruleset& ruleset,
                                         const rules::Character& character, OwnItem& item);

}  // namespace roadbook::ui

// A trait and an item in one's own words, as the creation and the sheet ask for them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// How the field for a trait looks, and why none can be added now.
struct OwnTraitLook {
  std::string_view placeholder = {};
  std::string refusal = {};  // why no trait can be added, whichever; empty: one can
  // In a line of the caller's: the name is spoken and not shown, and the button comes with the
  // words.
  bool in_line = false;
};

// The field and its button. `words` is what is being typed, which is emptied with the press.
// The character with the trait, once it is added.
std::optional<rules::Character> own_trait(Ui& ui, const rules::Ruleset& ruleset,
                                          const rules::Character& character, std::string& words,
                                          const OwnTraitLook& look);

// An item that no list has, as it is being typed.
struct OwnItem {
  std::string words;
  int load = 1;
};

// The field, what it weighs, and the button; `item` begins anew with the press.
// The character that carries it, once it does.
std::optional<rules::Character> own_item(Ui& ui, const rules::Ruleset& ruleset,
                                         const rules::Character& character, OwnItem& item);

}  // namespace roadbook::ui

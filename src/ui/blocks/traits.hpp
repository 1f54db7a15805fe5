// Traits and looks, in the creation and on the sheet: the words that there are, and why no further
// trait can be had.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Each gives the character with the word that was pressed, or without it.

// All traits of the game as words to press, and those in the player's own words behind them.
// `beyond`: there may be more than a new character has.
std::optional<rules::Character> trait_words(Ui& ui, const rules::Ruleset& ruleset,
                                            const rules::Character& character, bool beyond);
// Those that the character has alone, and had: one that was removed keeps its place in `rows`.
std::optional<rules::Character> chosen_trait_words(Ui& ui, const rules::Ruleset& ruleset,
                                                   const rules::Character& character,
                                                   std::vector<std::string>& rows);
// All others of the game in a list; nothing where there is none.
std::optional<rules::Character> trait_list(Ui& ui, const rules::Ruleset& ruleset,
                                           const rules::Character& character);

// Each group of words for the look, as many as a player likes; nothing where the game has none.
std::optional<rules::Character> look_words(Ui& ui, const rules::Ruleset& ruleset,
                                           const rules::Character& character);

// How the field for a trait in the player's own words looks.
struct OwnTraitLook {
  std::string_view placeholder = {};
  // In a line of the caller's: the name is spoken and not shown, and the button comes with the
  // words.
  bool in_line = false;
};
// The character with those words as a trait, and the words emptied; nothing where it cannot be
// added.
std::optional<rules::Character> take_own_trait(const rules::Ruleset& ruleset,
                                               const rules::Character& character,
                                               std::string& words);
// The field and its button. `words` is what is being typed, which is emptied with the press.
std::optional<rules::Character> own_trait(Ui& ui, const rules::Ruleset& ruleset,
                                          const rules::Character& character, std::string& words,
                                          const OwnTraitLook& look);

}  // namespace roadbook::ui

// What a heritage brings, in the creation and on the sheet: virtue and vice; of one that is made of
// others which these are, and what is had of each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// "Medium, broad of shoulder".
std::string size_words(const rules::Ruleset& ruleset, const rules::Heritage& heritage);
// "Virtue: Justice · Vice: Anger"
std::string virtue_and_vice(const rules::Ruleset& ruleset, const rules::Heritage& heritage);

// "Senses: Darksight", "Size: Small": those that somebody has.
std::vector<std::string> body_facts(const CharacterView& view);

// A virtue or a vice that somebody has: what stands beside one of these two questions.
struct Leaning {
  const std::string& word;                 // "Virtue"
  const rules::Id& id;                     // empty: none yet
  const rules::Entry* entry = nullptr;     // null where the game has none of that id
  const rules::Question* asked = nullptr;  // how it shows; null where the game does not ask
};
Leaning leaning_of(const CharacterView& view, rules::Beside what);
// Its name and its rule; nothing while there is none.
void leaning_rule(Ui& ui, const Leaning& leaning);

// ---- A heritage that is made of others. What is chosen or pressed gives the character with it.

// One of the heritages that it is made of, the first (0) or the second (1).
std::optional<rules::Character> parent_list(Ui& ui, const CharacterView& view, std::size_t which);

// Whose virtue or vice somebody has: those of the parents, as cards under the parents' ids.
struct Inherited {
  std::string question;  // "Whose virtue is yours?"
  rules::Id rules::Character::*from = nullptr;
  OptionCards options;  // none before a parent is chosen
};
Inherited inherited(const CharacterView& view, rules::Beside what);

// What they leave open of the body, senses or size: in own words, or in those of one of them.
std::optional<rules::Character> body_of_parents(Ui& ui, const CharacterView& view,
                                                Requests& requests, const rules::Question& asked);
// How far somebody walks; beside what one of the parents does, that one's name.
std::optional<rules::Character> stride_list(Ui& ui, const CharacterView& view);

}  // namespace roadbook::ui

// Special abilities of a character, in the creation and on the sheet: which are open, what each
// would change, why one cannot be had, and what a press makes of the character.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// Where it stands among those that were taken.
std::optional<std::size_t> place_of_ability(const rules::Character& character, const rules::Id& id);
// Whether one alone is open, so that another one takes its place.
bool one_ability_only(const rules::Ruleset& ruleset, const rules::Character& character);

// A card for each that is open. `adding`: each is one more, also of those that somebody has and
// that can be taken again, and in play there may be any number. `advance`: those that an advance of
// this track brings.
OptionCards ability_cards(const CharacterView& view, bool adding,
                          const rules::Track* advance = nullptr);

// The character with that ability, or without the first of them.
rules::Character with_ability_pressed(const CharacterView& view, const rules::Id& id, bool on);

}  // namespace roadbook::ui

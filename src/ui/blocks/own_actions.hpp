// Actions that the table names itself, in the creation and on the sheet under Edit.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The character's own ones as fields, and a button while the game leaves another one open; nothing
// where it leaves none.
void own_actions(Ui& ui, const rules::Ruleset& ruleset, const rules::Character& character,
                 Requests& requests);

}  // namespace roadbook::ui

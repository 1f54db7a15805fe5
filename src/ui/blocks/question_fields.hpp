// The game's questions as fields, in the creation and on the sheets.
#pragma once

#include <vector>

#include "rules/game/ruleset.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A field for each question, with what was answered; an answer that is written becomes an edit. In
// the creation, ideas of the game can be written into it. True when a field was left.
bool question_fields(Ui& ui, const CharacterView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas);
// The same for a crew.
bool question_fields(Ui& ui, const CrewView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas);

}  // namespace roadbook::ui

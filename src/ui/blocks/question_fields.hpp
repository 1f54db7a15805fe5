// The game's questions as fields, in the creation and on the sheets.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Called with the place in the save ("/name") of the control that is drawn next, and with what it
// is about, as a finding names it, where several have that place; may be empty.
using BeforeControl = std::function<void(const std::string& place, const std::string& subject)>;

// A field for each question, with what was answered; an answer that is written becomes an edit. In
// the creation, ideas of the game can be written into it. True when a field was left.
bool question_fields(Ui& ui, const CharacterView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas,
                     const BeforeControl& before = {});
// The same for a crew.
bool question_fields(Ui& ui, const CrewView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas,
                     const BeforeControl& before = {});

}  // namespace roadbook::ui

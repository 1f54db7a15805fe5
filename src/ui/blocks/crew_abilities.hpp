// The special abilities that a crew can choose: in the creation and on the sheet.
#pragma once

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// The special abilities that are open to the crew, as cards. In play those that it has are left
// out.
OptionCards crew_ability_cards(const CrewView& view, bool adding);

}  // namespace roadbook::ui

// The action dots that abilities of the crew let each member add: one list for each.
#pragma once

#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Draws nothing where the crew gives no such dot.
void crew_dots(Ui& ui, const CharacterView& view, Requests& requests);

}  // namespace roadbook::ui

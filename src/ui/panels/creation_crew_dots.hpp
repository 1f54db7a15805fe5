// The action dots that abilities of the crew let each member add: one list for each.
#pragma once

#include "ui/panels/requests.hpp"
#include "ui/panels/views.hpp"
#include "ui/ui.hpp"

namespace roadbook::ui {

// Draws nothing where the crew gives no such dot.
void crew_dots(Ui& ui, const CharacterView& view, Requests& requests);

}  // namespace roadbook::ui

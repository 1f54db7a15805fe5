// The foot of a guided creation: the main button, what is left, and the numbers of a sheet that has
// no column beside the steps.
#pragma once

#include "ui/screens/creation_frame.hpp"

namespace roadbook::ui {

// Whether the sheet has a column beside the steps.
bool creation_sheet_stands_beside(const Ui& ui);
// Whether one line holds all that stands below the choices: the window is low.
bool has_low_creation_foot(const Ui& ui);

// Takes the foot of the window, with its content no wider than `max_width`. Gives what was pressed.
CreationAsk creation_foot(Ui& ui, const CreationFrame& frame, CreationFrameState& state,
                          float max_width);

// What chooses by chance: under the question where the foot has no room for it.
CreationAsk chance_buttons(Ui& ui, const CreationFrame& frame, const CreationFrameState& state);
// How wide these are side by side.
float chance_buttons_width(const Ui& ui, const CreationFrame& frame,
                           const CreationFrameState& state);

}  // namespace roadbook::ui

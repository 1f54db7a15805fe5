// The boxes of one of the game's counters, on a character's sheet and at the table alike.
#pragma once

#include <optional>
#include <string>

#include "rules/game/procedure.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

// The counter's name and a box for each that there is when it begins anew, as many marked as are
// left. The count that was asked for.
std::optional<int> counter_boxes(Ui& ui, const rules::Counter& counter, int left, int most);
// How wide that is with so many boxes.
float counter_width(const Ui& ui, const rules::Counter& counter, int boxes);
// "Acts 2 → 1", for undo.
std::string counter_words(const rules::Counter& counter, int before, int after);

}  // namespace roadbook::ui

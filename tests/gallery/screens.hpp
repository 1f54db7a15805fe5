// Screens of a crew in play, to look at.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::gallery {

// "guide", "guide-plan", "guide-downtime", "table", "table-fight", "table-clocks",
// "table-factions", "journal".
const std::vector<std::string>& crew_screens();
// False where there is no such screen. Always the same: nothing is kept from frame to frame but
// what the screens keep.
bool draw_crew_screen(ui::Ui& ui, std::string_view name);

}  // namespace roadbook::gallery

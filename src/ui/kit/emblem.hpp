// Emblems: pictures in one ink for what a game is made of, and the frame that stands around them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Whether there is an emblem of that id.
bool has_emblem(Ui& ui, std::string_view id);
// The ids of all emblems there are.
std::vector<std::string> emblem_ids(Ui& ui);
// A square of `size` pixels, never below 18, in one color. It stands beside a word that says the
// same, so it has no meaning of its own. Without such an emblem nothing is drawn, and no room
// taken.
void emblem(Ui& ui, std::string_view id, float size, Tone tone = Tone::accent);

}  // namespace roadbook::ui

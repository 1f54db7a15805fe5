// The outline of a screen, as it is read aloud.
#pragma once

#include "ui/kit/node.hpp"

namespace roadbook::ui {

// Gives the headings levels without a gap: panels choose a level for its look, and none may be left
// out where the outline is walked. A part is one deeper than the nearest heading before it that
// looks greater; an overlay has an outline of its own.
void close_outline(Nodes& nodes);

}  // namespace roadbook::ui

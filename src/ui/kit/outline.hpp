// The outline of a screen, as it is read aloud.
#pragma once

#include "ui/kit/node.hpp"

namespace roadbook::ui {

// Gives the headings their levels: panels choose a level for its look. The screen has one title, of
// level 1: the first heading that looks greatest, or what title_to_hear() said where none looks
// like one. Below it no level is left out: a part is one deeper than the nearest heading before it
// that looks greater, in its region of the screen. An overlay has an outline of its own, below that
// title.
void close_outline(Nodes& nodes);

}  // namespace roadbook::ui

// The way to a part of a page that has many on it: the part comes into sight with the focus, and
// the page is free again then.
#pragma once

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct WayToPart {
  int frames = 0;         // for so many more, the part is brought into sight
  bool entering = false;  // and is about to get the focus
};

// Begins it. `entering`: the part gets the focus.
void set_out(WayToPart& way, bool entering);
// To be called before the beginning of the part that is gone to is drawn: it is scrolled into
// sight, and its first control gets the focus.
void reach_part(Ui& ui, WayToPart& way);
// To be called once in a frame, when the page was drawn.
void end_of_page(WayToPart& way);

}  // namespace roadbook::ui

// Brings a part of a page into sight.
#include "ui/screens/way_to_part.hpp"

#include <utility>

#include "ui/kit/layout.hpp"

namespace roadbook::ui {

void set_out(WayToPart& way, bool entering) {
  constexpr int frames_until_part_stands = 5;  // what is above it has its size only then
  way.frames = frames_until_part_stands;
  way.entering = entering;
}

void reach_part(Ui& ui, WayToPart& way) {
  if (way.frames == 0) return;
  bring_to_top(ui);
  if (std::exchange(way.entering, false)) ui.focus_next();
}

void end_of_page(WayToPart& way) {
  if (way.frames > 0) --way.frames;
  if (way.frames == 0) way.entering = false;
}

}  // namespace roadbook::ui

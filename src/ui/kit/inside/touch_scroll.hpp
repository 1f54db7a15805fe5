// Scrolling by a finger that drags, with momentum, and by the keyboard.
#pragma once

namespace roadbook::ui {

struct UiContext;

// At the start of a frame: drags the scroll area under the finger, takes the press from the widget
// under it once it has become a drag, lets the area run out after the finger left.
void move_by_finger(UiContext& context);

// Where a scrollbar stands, in pixels of the window.
struct ScrollbarSpot {
  float right = 0;
  float top = 0;
  float height = 0;
};
// The open window is a scroll area: notes it, and draws its scrollbar where it can be scrolled.
void scrollbar(UiContext& context, const ScrollbarSpot& spot);
// The same along the bottom, over so much width.
void horizontal_scrollbar(UiContext& context, float left, float bottom, float width);

}  // namespace roadbook::ui

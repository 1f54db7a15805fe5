// Windows over the screen: the ground that dialogs, menus and open lists stand on.
#pragma once

#include <cstdint>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

// From where a panel comes in when it opens. Its place is the final one from the first frame on,
// for all that is in it as for a press: it is only drawn on its way there.
enum class ComesFrom : std::uint8_t {
  nowhere,     // it is there at once
  right,       // from the edge of the window
  below,       // the same
  close_below  // a short way
};

struct OverlayOptions {
  bool scrim = false;    // the screen behind is veiled
  Rect panel;            // where its panel is; x, y, width given; the height follows its content
  float max_height = 0;  // of the panel; higher content scrolls
  float height = 0;      // of the panel, whatever its content; 0: the content's
  float padding = 20;
  float gap = 12;
  bool above = false;  // where there is more room, the panel may end at `above_at`
  float above_at = 0;
  bool centered = false;    // in the height of the window
  bool focus_first = true;  // its first widget takes the focus when it opens
  // That is none which is written in: no keyboard comes up on the screen at once.
  bool first_is_pressed = false;
  ComesFrom from = ComesFrom::nowhere;
  bool has_address = false;  // as in DialogOptions
  bool stays = false;        // the same
};

// Opens a layer that takes all pointer and key input. True where a press beside the panel or Escape
// asks to close it; it must be ended with end_overlay() all the same.
bool begin_overlay(Ui& ui, std::uint32_t id, const OverlayOptions& options);
// Closes the layer that was opened last; its panel's height is known from then on.
void end_overlay(Ui& ui);
// It was not there in the last frame.
bool overlay_opens(const UiContext& context, std::uint32_t id);

// The hint of the widget under the pointer or the keyboard.
void draw_hint(Ui& ui);
// A finger that comes down on a hint puts it away, and does nothing else.
void put_hint_away(UiContext& context);
// Gives the focus back to where it was before an overlay that is not drawn any more.
void close_forgotten_overlays(UiContext& context);

}  // namespace roadbook::ui

// A text cursor that the keyboard leads through the words of the screen (caret browsing).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ui/kit/inside/shown_words.hpp"

namespace roadbook::ui {

struct UiContext;

// Where a key leads the cursor.
enum class CursorMove : std::uint8_t {
  letter_back,
  letter_on,
  word_back,
  word_on,
  line_up,
  line_down,
  line_begin,
  line_end,
  column  // all of it is selected
};
struct CursorStep {
  CursorMove move = CursorMove::letter_on;
  bool selects = false;  // the words on the way
};

struct TextCursor {
  bool wanted = false;  // it begins as soon as the words of a frame are known
  bool on = false;
  TextPlace at;
  TextPlace anchor;                // the other end of what is selected
  std::optional<float> x;          // where Up and Down keep to
  std::uint32_t focus_before = 0;  // of the keyboard, which comes back there
  std::vector<CursorStep> steps;   // that this frame's keys ask for
};

// At the start of a frame, before others read keys: F7 begins and ends the cursor, Escape ends it,
// Tab and F6 lead from it to the next control; arrows, Home, End and Ctrl A are its own while it is
// on.
void read_cursor_keys(UiContext& context);
// It is off, and nothing is selected.
void end_text_cursor(UiContext& context);
// At the end of a frame: begins it where it is wanted, does its steps, and scrolls to it.
void move_text_cursor(UiContext& context, const Passages& passages);
// A steady line.
void draw_text_cursor(const UiContext& context, const Passages& passages);

}  // namespace roadbook::ui

// Words selected by a finger: it rests on a word, and drags the ends of what is selected.
#pragma once

#include "imgui.h"
#include "ui/kit/inside/shown_words.hpp"

namespace roadbook::ui {

class Ui;
struct UiContext;

// What a finger does to words.
struct FingerSelection {
  bool shown = false;    // the handles and the bar are: a finger selected
  bool down = false;     // a finger is, and did not move on
  bool rested = false;   // and a word was selected under it,
  TextPlace word_begin;  // which begins there
  TextPlace word_end;    // and ends there
  bool held = false;     // in this frame a handle or the bar has the press
  ImVec2 grip;           // from the letters that a handle is at to the finger that drags it
};

// Draws the handles at the ends of what a finger selected, and the bar with "Copy" and "Select all"
// beside it, and does what is done to them. "Select all" takes the passage, and then its column.
void draw_selection_tools(Ui& ui);

// At the end of a frame: a finger that rests on words selects the one under it, and goes on to
// others where it is moved then; a tap beside them lets go. One that moves on before selects
// nothing.
void select_by_finger(UiContext& context, const Passages& passages);

}  // namespace roadbook::ui

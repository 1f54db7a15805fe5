// Words on the screen that are selected, to be copied: from letter to letter, in one column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "imgui.h"
#include "ui/kit/inside/shown_words.hpp"

namespace roadbook::ui {

struct UiContext;

// The words that a pointer, a finger or the text cursor has selected.
struct Selection {
  TextPlace from;     // where it was begun
  TextPlace to;       // where it was led, before or behind that
  std::string words;  // what is selected, a line for each passage

  // Of a pointer that went down on words:
  bool pressed = false;       // it is still down
  bool begun = false;         // it was moved so far that it selects
  ImVec2 start;               // where it went down,
  TextPlace pressed_at;       // before which letter,
  std::uint32_t control = 0;  // and on which control that shows them; 0: on none
};

// What is selected, in reading order.
struct SelectedRange {
  std::size_t first = 0;  // passages
  std::size_t last = 0;
  std::size_t begin = 0;  // bytes: of the first passage,
  std::size_t end = 0;    // and of the last one
};
// Empty where nothing is selected.
std::optional<SelectedRange> selected_range(const Selection& selection, const Passages& passages);

// From the letter at `from` to the one at `to`; of passages whose lines are not known all.
void select_between(Selection& selection, const Passages& passages, const TextPlace& from,
                    const TextPlace& to);
void select_whole(Selection& selection, const Passage& passage);
// The word around a byte, without the blanks beside it.
void select_word(Selection& selection, const Passage& passage, std::size_t byte);
// All that stands in the column of that passage.
void select_column(Selection& selection, const Passages& passages, const Passage& within);

// Notes a press that may become a selection: on words that nothing else takes, or on the control
// that shows them.
void press_on_words(UiContext& context, const Passages& passages, ImVec2 at);
// The control that was pressed has its press no more: the words on it are selected.
void take_press(UiContext& context);

// At the end of a frame: follows mouse, finger and text cursor over this frame's words, and marks
// what is selected. A mouse that drags over words selects from the letter where it was pressed to
// the one under it, in that column; two presses select a word, three a passage.
void select_words(UiContext& context);

}  // namespace roadbook::ui

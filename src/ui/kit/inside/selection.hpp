// Words on the screen that are selected, to be copied: from letter to letter, in one column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "imgui.h"
#include "ui/kit/node.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

struct UiContext;

// A line of a node's words as it was drawn: which bytes of its name, and where they begin.
struct SpelledLine {
  std::uint32_t node = 0;
  TextStyle set;
  ImVec2 at;
  std::size_t begin = 0;
  std::size_t size = 0;
};

// Where a selection begins or ends: a node, and how many bytes of its name stand before.
struct TextPlace {
  std::uint32_t node = 0;  // 0: nowhere
  std::size_t byte = 0;
};

// The words that a pointer or a finger has selected.
struct Selection {
  TextPlace from;
  TextPlace to;
  ImVec2 start;
  std::string words;     // what is selected, a line for each paragraph
  bool pressed = false;  // the pointer went down on words and is still down
  bool held = false;     // a finger rested on words: they were taken already
};

// Tells where a line of a node's words was drawn: a view into `words`; others are passed over. A
// node without lines is selected as a whole.
void spell(UiContext& context, std::uint32_t node, const TextStyle& set, ImVec2 at,
           std::string_view words, std::string_view line);

// At the end of a frame: follows the pointer over this frame's nodes, and marks what is selected.
// A mouse that drags over words selects from the letter where it was pressed to the one under it,
// in the paragraphs of that column; two presses select a word, three a paragraph, a finger that
// rests on a paragraph selects and copies it.
void select_words(UiContext& context);

}  // namespace roadbook::ui

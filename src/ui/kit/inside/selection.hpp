// Words on the screen that are selected, to be copied: whole paragraphs, from one to another.
#pragma once

#include <cstdint>
#include <string>

#include "imgui.h"
#include "ui/kit/node.hpp"

namespace roadbook::ui {

struct UiContext;

struct Selection {
  std::uint32_t from = 0;  // nodes; 0: nothing is selected
  std::uint32_t to = 0;
  ImVec2 start;
  bool pressed = false;  // the pointer went down on words and is still down
  bool held = false;     // a finger rested on words: they were taken already
};

// At the end of a frame: follows the pointer over this frame's nodes, and marks what is selected.
// A mouse that drags over words selects them, a double click selects one paragraph, a finger that
// rests on one selects and copies it.
void select_words(UiContext& context);
// What is selected, a line for each paragraph; empty: nothing is.
std::string selected_words(const UiContext& context);

}  // namespace roadbook::ui

// Words of a player's own that are read, and pressed to be changed.
#pragma once

#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct EditableText {
  std::string_view name = {};         // what the words are: "Notes"
  std::string_view words = {};        // as they are shown
  std::string_view placeholder = {};  // muted, where there are none
  Type type = Type::prose_small;
  Tone tone = Tone::ink;
  int heading = 0;  // the level of it, where the words are one
};
// A paragraph over the width of the block, in a row as wide as its words, with a dotted line under
// it where there are no words yet or the pointer is on it. Nodes: the words, and a button "Change:
// Notes". True when it was pressed.
bool editable_text(Ui& ui, const EditableText& shown);
// Takes the place of these words in their stead and says where it is: for what they are written in.
Rect place_of(Ui& ui, const EditableText& shown);

}  // namespace roadbook::ui

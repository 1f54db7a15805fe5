// A cell of a table with words of a player's own, which are read, and pressed to be written.
#pragma once

#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

constexpr float cell_inset = 8;  // of the words from the lines around it
float cell_height(Ui& ui);       // of one, its lines included

struct TextCell {
  std::string_view name = {};   // what stands in it: "Moderate harm 1"
  std::string_view words = {};  // whole, smaller and in more lines where the cell is narrow
  std::string_view placeholder = {};
};
// Over the width of the block, as high as a control. Nodes: the words, and a button "Write:
// Moderate harm 1" ("Change: …" where there are words). True when it was pressed.
bool text_cell(Ui& ui, const TextCell& cell);

}  // namespace roadbook::ui

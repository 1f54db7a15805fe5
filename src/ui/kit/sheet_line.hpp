// A sheet as one line, over the cards of those who belong to it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct SheetLine {
  std::string_view name = {};     // a heading
  std::string_view summary = {};  // muted, behind the name or under it
  std::string_view emblem = {};
  std::string_view button = {};     // what a press is called, drawn at the end: "Open"
  std::string_view described = {};  // and what it opens: "Open The Ash Lanterns"
  std::span<const std::pair<std::string, std::string>> numbers = {};  // "Tier" "1", …
};
// A whole line that is pressed, over the width of the block. Nothing of it is cut: what has no room
// beside the name stands below. A small button of its own can stand in `corner`. True when the line
// was pressed. Nodes: heading, texts, and a button over all of them.
bool sheet_line(Ui& ui, const SheetLine& line, Rect& corner);

}  // namespace roadbook::ui

// A sheet as one line, over the cards of those who belong to it.
#pragma once

#include <cstdint>
#include <optional>
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
  // Of a line that folds what belongs to it: whether that is shown. Only the button opens it then.
  std::optional<bool> unfolded = {};
  std::string_view fold = {};       // what a press on the line is called: "Who is in it"
  std::string_view fold_name = {};  // and whose: "Who is in The Ash Lanterns"
};
// What was pressed of a line.
enum class SheetLineHit : std::uint8_t { none, open, fold };
// A whole line that is pressed, over the width of the block. Nothing of it is cut: what has no room
// beside the name stands below. A small button of its own can stand in `corner`. Nodes: heading,
// texts, and a button over all of them; of a line that folds an expandable button over the words,
// and the button that opens it beside them.
SheetLineHit sheet_line(Ui& ui, const SheetLine& line, Rect& corner);

}  // namespace roadbook::ui

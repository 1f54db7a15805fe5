// A rule that a sheet has, or could have, in one line.
#pragma once

#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct RuleRow {
  std::string_view name = {};
  std::string_view line = {};  // what it does, muted behind the name
  // The line is cut where it has no room behind the name, and the row is as low as that allows; the
  // whole is the hint, and stands below once it is open.
  bool one_line = false;
  // Two of them, or all, where the scroll area around has room. What is still cut says no more than
  // its name while it is open.
  bool or_more = false;
  // What the line says at any time, where something may come before it now and then: the row is as
  // high as that wants.
  std::string_view always = {};
  bool selected = false;        // ticked, with its name strong
  std::string_view state = {};  // whether it is taken, in a word: it is spoken
  bool open = false;            // all that is to know stands below it
  bool box = true;              // the tick box; false: what says how far it is taken stands beside
  float before = 0;             // so far before the row its hairline begins
  std::string_view id = {};     // where names may repeat; empty: the name
};
// True when it was pressed: the panel then shows all that is to know of it, or no longer. Node:
// button `name`, expandable, its value the state.
bool rule_row(Ui& ui, const RuleRow& row);
// How far below its upper edge the middle of its first line is, for what stands beside it: of a row
// without a box that shows its whole line, in a block so wide.
float middle_of_first_line(Ui& ui, const RuleRow& row, float width);

}  // namespace roadbook::ui

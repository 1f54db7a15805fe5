// One line of a list to pick from: where its boxes, its name, its mark and its words stand, and
// what happens to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

// How the parts of a line are set.
struct PickStyles {
  TextStyle title;
  TextStyle line;
  TextStyle mark;
  TextStyle die;
  float grow = 1;  // of a die, with the digit in it
};

// How the parts of a line stand to each other.
enum class PickForm : std::uint8_t {
  columns,  // name, mark and words each in a column of their own
  in_line,  // the words right behind the name, the mark at the right end
  stacked   // the words under the name
};

// Where the parts of each line stand, from its left edge.
struct PickShape {
  bool beside = false;  // the words stand beside the list
  bool shortened =
      false;  // there all of them is read: in the line they are cut where they are long
  // Of all lines; in columns with dice those without room for it have another.
  PickForm form = PickForm::stacked;
  float width = 0;
  float least = 38;  // how high a line is at least
  float title = 0;   // where it begins
  float mark = 0;
  float line = 0;
  float side = 0;   // of a box
  float pitch = 0;  // from box to box
};

// The parts of one line, broken where there is no room for them.
struct PickRow {
  PickForm form = PickForm::stacked;
  bool mark_below = false;  // of one that is stacked: the mark stands under the name, too
  std::vector<std::string_view> title;
  std::vector<std::string_view> line;
  std::string cut;  // in place of `line`: the words as far as they have room
  float height = 0;
};

// What was done to a line in this frame.
struct PickHit {
  std::optional<int> boxes;  // that were asked for; of a line with one box 1 or 0
  bool looked = false;       // the pointer or the keyboard is on it
};

// Its id, or its title where it has none.
const std::string& id_of(const Choice& one);
// The form of most lines in this width, and their columns.
PickShape shape_of(const Ui& ui, const PickStyles& styles, const std::vector<Pick>& all,
                   float width, bool beside);
// One line where the parts have room in it, as the shape asks for it; else the words take a second
// line in their column, or stand under the name.
PickRow row_of(const PickStyles& styles, const PickShape& shape, const Pick& pick);
// Draws the line, records its node and tells what was done with it. `shown`: its words stand beside
// the list.
PickHit draw_pick(Ui& ui, const Pick& pick, const PickStyles& styles, const PickShape& shape,
                  const PickRow& row, const PickOptions& options, const Rect& rect, bool shown);

}  // namespace roadbook::ui

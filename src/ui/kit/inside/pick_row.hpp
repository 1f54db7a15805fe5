// One line of a list to pick from: where its boxes, its name, its mark and its words stand, and
// what happens to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

// How the parts of a line are set.
struct PickSets {
  TextStyle title;
  TextStyle line;
  TextStyle mark;
  TextStyle die;
};

// Where the parts of each line stand, from its left edge.
struct PickShape {
  bool beside = false;   // the words stand beside the list
  bool stacked = false;  // those of most lines stand under the name: then those of all do
  float width = 0;
  float least = 38;  // how high a line is at least
  float title = 0;   // where it begins
  float mark = 0;
  float line = 0;
  float side = 0;   // of a box
  float pitch = 0;  // from box to box
};

// The parts of one line, broken where there is no room for them; nothing is cut.
struct PickRow {
  bool stacked = false;     // the words stand under the name
  bool mark_below = false;  // the mark, too
  std::vector<std::string_view> title;
  std::vector<std::string_view> line;
  float height = 0;
};

// What was done to a line in this frame.
struct PickHit {
  std::optional<int> boxes;  // that were asked for; of a line with one box 1 or 0
  bool looked = false;       // the pointer or the keyboard is on it
};

// Its id, or its title where it has none.
const std::string& id_of(const Choice& one);
// The columns of all lines in this width.
PickShape shape_of(const Ui& ui, const PickSets& sets, const std::vector<Pick>& all, float width,
                   bool beside);
// In columns where the name and the mark have room in theirs, and the words in two lines; else the
// words stand under the name.
PickRow row_of(const Ui& ui, const PickSets& sets, const PickShape& shape, const Pick& pick);
// Draws the line, records its node and tells what was done with it. `shown`: its words stand beside
// the list.
PickHit draw_pick(Ui& ui, const Pick& pick, const PickSets& sets, const PickShape& shape,
                  const PickRow& row, const PickOptions& options, const Rect& rect, bool shown);

}  // namespace roadbook::ui

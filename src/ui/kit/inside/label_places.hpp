// Where labels below a line stand so that none touches the next.
#pragma once

#include <vector>

namespace roadbook::ui {

// A label at a place of the line: a number, and perhaps a word behind it.
struct LabelWidths {
  float center = 0;  // where it would stand in the middle of
  float number = 0;  // the width of the number alone
  float whole = 0;   // the width with its word
};
struct LabelPlace {
  float left = 0;
  bool with_word = true;
};

// From left to right, each within the line of that width, which begins at 0. Where two would touch,
// words go, the first label's first; numbers alone stay where they belong.
std::vector<LabelPlace> places_of_labels(const std::vector<LabelWidths>& labels, float width);

}  // namespace roadbook::ui

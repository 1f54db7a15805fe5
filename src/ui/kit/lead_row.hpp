// A line of a list that is read: what it gives, whom it comes from, and words that open.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct LeadRow {
  std::string_view label = {};  // in small capitals at the left: what it gives
  Tone label_tone = Tone::change;
  float label_width = 0;        // of the labels of the list, with the gap behind them
  std::string_view name = {};   // strong, before the words
  std::string_view words = {};  // muted; where no name leads them in ink
  // To one line, or to two, where the scroll area around has no room for more, until they are
  // opened; else they are whole.
  bool cut = false;
  bool open = false;                  // of what is cut: all is shown
  std::string_view press = {};        // a button at the right end: "Use"
  std::string_view description = {};  // of that button
  float least = 0;                    // height of the row, of what stands beside it
  bool line = true;                   // a hairline below
};

enum class LeadHit : std::uint8_t {
  none,
  more,  // its words are to be read in full, or no longer
  press  // the button at its end was pressed
};
// As low as a line of a list. Nodes, so that it needs a scope of its own: texts for the label and
// for the name with the words, in full; a button "Read in full: NAME" over them where they are cut;
// the button at the end.
LeadHit lead_row(Ui& ui, const LeadRow& row);
// How wide such a label is drawn, with the gap behind it.
float lead_label_width(const Ui& ui, std::string_view label);

}  // namespace roadbook::ui

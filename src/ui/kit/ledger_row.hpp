// A row of a ledger: something that is ticked or not, with what it gives and what it costs.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct LedgerRow {
  std::string_view name;        // strong; never cut
  std::string_view gain = {};   // a number before the name: "+1"
  bool gains = false;           // the rows of this ledger have room for such a number
  std::string_view words = {};  // muted behind the name, cut where the row has no more room
  std::string_view end = {};    // at the right end: what it costs
  bool on = false;
  bool box = true;     // false: it is said, and not chosen
  bool open = false;   // all its words are shown
  bool whole = false;  // they are in any case
  float beyond = 0;    // how far its line runs on to the right, under what stands beside it
  std::string_view id = {};
};

enum class LedgerHit : std::uint8_t {
  none,
  tick,  // it is to be ticked, or no longer
  more   // its words were cut and are to be read in full, or no longer
};
// One line where the block is wide, two where it is narrow. Node: checkbox `name`, or a text; what
// it gives, its words and its end are the description, in full. Where words are cut a button "Read
// in full: NAME" stands at the end.
LedgerHit ledger_row(Ui& ui, const LedgerRow& row);

}  // namespace roadbook::ui

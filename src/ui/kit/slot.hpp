// A place for one thing out of several: free, filled, or open with what belongs to it below; and a
// place for one more card.
#pragma once

#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct Slot {
  std::string_view name = {};    // what is in it, or what it is for
  std::string_view shown = {};   // the name as it is drawn, where that is shorter
  std::string_view change = {};  // at the right end, in the color of changes: what came of it
  bool filled = false;           // with a tick and a whole edge; free: a broken edge
  bool open = false;             // what belongs to it stands below
  bool waits = false;            // only to be seen: another one comes first
  std::string_view state = {};   // how it stands, in a word: it is spoken
  std::string_view disabled_reason = {};
  std::string_view id = {};
};
// Over the width of the block, 38 pixels high at least. A long name stands in several lines and
// leaves half of their width to what came of it, of which the last sentence is shown, or the first
// parts of that, where all of it has no room; on a phone that stands below the name then. True when
// it was pressed.
// Node: button `name`, expandable, its value the state, described by the change; of one that waits
// a text.
bool slot(Ui& ui, const Slot& slot);

// Behind the cards of several: a place of that height for one more, with a broken edge around a
// plus and what a press does. True when it was pressed. Node: button.
bool free_card(Ui& ui, std::string_view words, std::string_view description, float height);

}  // namespace roadbook::ui

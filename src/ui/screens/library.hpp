// The library's own state of the interface; the screen itself is in panels.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "ui/screens/panels.hpp"

namespace roadbook::ui {

struct LibraryState {
  enum class Show : std::uint8_t { all, characters, crews };
  std::string search;
  Show show = Show::all;
  std::size_t game = 0;             // of the view's rulesets: for what is made new
  model::Id only_game;              // sheets of this game alone are shown; empty: of all
  std::size_t limit = 60;           // so many sheets are shown at first
  std::set<model::Id> folded;       // crews whose members are folded, on a phone
  bool filter_open = false;         // what is chosen among is unfolded, on a phone
  std::vector<std::string> recent;  // paths of files opened or exported last, the newest first
  Memo<std::vector<std::size_t>> shown;
  Memo<std::vector<std::size_t>> games;  // those that there are sheets of
};

}  // namespace roadbook::ui

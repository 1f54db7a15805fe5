// The library's own state of the interface.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/panels/panels.hpp"

namespace roadbook::ui {

struct LibraryState {
  enum class Show : std::uint8_t { all, characters, crews };
  std::string search;
  Show show = Show::all;
  std::string game;  // the ruleset for what is made new; empty: the first
  Memo<std::vector<std::size_t>> shown;
};

}  // namespace roadbook::ui

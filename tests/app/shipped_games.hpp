// The games that are shipped, read once for all tests that add none.
#pragma once

#include "app/games.hpp"

namespace roadbook::app {

inline const Games& shipped_games() {
  static const Games read = [] {
    Games games;
    games.load();
    return games;
  }();
  return read;
}

}  // namespace roadbook::app

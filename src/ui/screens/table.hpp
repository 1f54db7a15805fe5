// The game master's table: the members, the clocks, the factions, the open entanglement, the order
// of a fight and the creatures, on one screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/sheet/crew.hpp"
#include "ui/blocks/move.hpp"
#include "ui/screens/play_bar.hpp"
#include "ui/screens/requests.hpp"
#include "ui/screens/views.hpp"

namespace roadbook::ui {

// The clock that is being made or changed.
struct ClockWriting {
  bool open = false;
  bool made = false;      // it is a new one
  std::string owner;      // a faction's name; empty: the crew
  std::size_t index = 0;  // among the owner's
  rules::Clock clock;
};

struct CreatureWriting {
  bool open = false;
  bool made = false;
  std::size_t index = 0;
  rules::Creature creature;
};

struct FactionWriting {
  bool open = false;
  std::size_t index = 0;
};

struct GameTableState {
  model::Id document;
  std::size_t part = 0;  // on a phone: what is shown
  bool players = false;  // what players must not see is left out
  ClockWriting clock;
  CreatureWriting creature;
  FactionWriting faction;
  PlayBarState moves;
};

void draw_game_table(Ui& ui, const CrewView& view, GameTableState& state, Requests& requests);

}  // namespace roadbook::ui

// The game master's table: the members, the clocks, the factions, the open entanglement, the order
// of a fight and the creatures, on one screen.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/play/counters.hpp"
#include "rules/sheet/crew.hpp"
#include "ui/blocks/move.hpp"
#include "ui/blocks/play_bar.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/screens/way_to_part.hpp"

namespace roadbook::ui {

// Whose a clock is: a faction's by its place in the crew's list, a member's by the id; else the
// crew's.
struct ClockOwner {
  std::optional<std::size_t> faction;
  model::Id member;
  bool operator==(const ClockOwner&) const = default;
};

// The clock that is being made or changed.
struct ClockWriting {
  bool open = false;
  bool made = false;  // it is a new one
  ClockOwner owner;
  std::size_t index = 0;  // among the owner's
  rules::Clock clock;
};

// The creature that is written in a dialog; `made`: it is a new one.
struct CreatureWriting {
  bool open = false;
  bool made = false;
  std::size_t index = 0;
  rules::Creature creature;
};

// The faction that is written in a dialog, by its place in the crew's list; `made`: it is a new
// one.
struct FactionWriting {
  bool open = false;
  bool made = false;
  std::size_t index = 0;
  rules::Faction faction;
};

struct GameTableState {
  model::Id document;
  std::size_t part = 0;  // on a phone: what is shown; else where the player went last
  WayToPart way;         // to it
  bool players = false;  // what players must not see is left out
  ClockWriting clock;
  CreatureWriting creature;
  FactionWriting faction;
  Memo<std::map<model::Id, std::vector<rules::CounterNow>>> counters;  // of each member
  PlayBarState moves;
};

// The parts that the table has, on a phone in tabs.
std::vector<std::string> game_table_parts(const rules::Ruleset& ruleset);
// Whether they all stand on one page.
bool table_on_one_page(const Ui& ui);
// Shows a part by its index: on one page it is brought into sight and gets the focus.
void go_to_part(Ui& ui, GameTableState& state, std::size_t part);
// The table, with what is being written over it. For another crew than before `state` begins anew.
void draw_game_table(Ui& ui, const CrewView& view, GameTableState& state, Requests& requests);

}  // namespace roadbook::ui

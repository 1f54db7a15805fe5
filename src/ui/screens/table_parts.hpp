// The parts of the game master's table.
#pragma once

#include <string>
#include <vector>

#include "rules/play/fight.hpp"
#include "ui/screens/table.hpp"

namespace roadbook::ui {

struct GameTable {
  Ui& ui;
  const CrewView& view;
  GameTableState& state;
  Requests& requests;

  // What is looked at: the game with what its table made, and the crew.
  const rules::Ruleset& game() const { return *view.ruleset; }
  const rules::Crew& crew() const { return *view.crew; }
  // Asks for the crew to become `after`; `words` for undo, `merge_key` for typing.
  void put(rules::Crew after, std::string words, std::string merge_key = {}) {
    requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
  }
  // All of the crew, as the rules take them.
  rules::Members members() const {
    rules::Members all;
    for (const MemberView& each : view.members) all.push_back(each.character);
    return all;
  }
};

// "IRON", as the game shortens it.
std::string defense_name(const rules::Ruleset& ruleset, const rules::Id& id);

// The parts of the table, each in the open block.
void table_fight(GameTable& table);
// Its buttons alone, in the row that is open, and how wide they are; the round and whose turn it
// is, with the names of those who act where so much room in the line has them.
void table_fight_buttons(GameTable& table);
float fight_buttons_width(const GameTable& table);
void table_round(GameTable& table, float room);
// A member's points that are earned and spent, with what gives one: the game's move, or else the
// number; how wide those are for a finger, and what stands over them: "Beacon Points".
void table_points(GameTable& table, const rules::Character& character);
float table_points_width(const Ui& ui);
std::string table_points_words(const GameTable& table);
// How a member goes into the fight and what is left of the turn, while one is on.
void table_stance(GameTable& table, const rules::Character& character);
// The other parts, each under its heading; the entanglement only while one is open.
void table_members(GameTable& table);
void table_creatures(GameTable& table);
void table_clocks(GameTable& table);
void table_entanglement(GameTable& table);
void table_factions(GameTable& table);

// The clocks of that owner; null where there is no such faction or member.
const std::vector<rules::Clock>* table_clocks_of(const GameTable& table, const ClockOwner& owner);
// Asks for these clocks in the place of the owner's.
void table_put_clocks(GameTable& table, const ClockOwner& owner, std::vector<rules::Clock> clocks,
                      const std::string& words);
inline constexpr const char* plain_clock_kind = "Progress";  // what a clock of no kind counts

// What is being written, over the screen.
void write_clock(GameTable& table);
// A dialog closes by itself where what it writes is gone.
void write_creature(GameTable& table);
void write_faction(GameTable& table);

}  // namespace roadbook::ui

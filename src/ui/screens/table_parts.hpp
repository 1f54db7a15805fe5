// The parts of the game master's table.
#pragma once

#include <string>
#include <vector>

#include "ui/screens/table.hpp"

namespace roadbook::ui {

struct GameTable {
  Ui& ui;
  const CrewView& view;
  GameTableState& state;
  Requests& requests;

  const rules::Ruleset& game() const { return *view.ruleset; }
  const rules::Crew& crew() const { return *view.crew; }
  void put(rules::Crew after, std::string words, std::string merge_key = {}) {
    requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
  }
  rules::Ids members() const {
    rules::Ids ids;
    for (const MemberView& each : view.members) ids.push_back(each.character->id);
    return ids;
  }
};

// The numbers that are always in sight, without hit points.
std::vector<rules::Id> defenses_of(const rules::Ruleset& ruleset);
// "IRON", as the game shortens it.
std::string defense_name(const rules::Ruleset& ruleset, const rules::Id& id);

void table_fight(GameTable& table);
void table_members(GameTable& table);
void table_creatures(GameTable& table);
void table_clocks(GameTable& table);
void table_entanglement(GameTable& table);
void table_factions(GameTable& table);

// What is being written, over the screen.
void write_clock(GameTable& table);
void write_creature(GameTable& table);
void write_faction(GameTable& table);

}  // namespace roadbook::ui

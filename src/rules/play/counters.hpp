// What a character has so many of for a while, box by box: how many are left, of how many, and the
// moves that begin it anew.
#pragma once

#include <vector>

#include "rules/play/standings.hpp"

namespace roadbook::rules {

// How many of the uses that the game counts are left in this period.
struct CounterNow {
  const Counter* counter = nullptr;
  int left = 0;
  int most = 0;  // when it begins anew
};

// How many of the counter the one with that id has when it begins anew; 0 where there is no such
// sheet.
int most_of(const Standings& at, const Id& who, const Counter& counter);
// All counters of the game for a character, in the game's order; empty where it has none, or the
// sheet is a crew's.
std::vector<CounterNow> counters_of(const Standings& at, const Id& who);
// The character with so many of it left.
Character with_counter(Character character, const Counter& counter, int left);

// A character's moves that set every counter of the game to what it is when it begins anew, in the
// game's order: "New fight", "New turn".
std::vector<const Procedure*> renewing_moves(const Ruleset& ruleset);
// The first of them that asks nothing: a new turn. Null: the game has none.
const Procedure* turn_move(const Ruleset& ruleset);

// The move that begins a fight for one of the crew: it renews the counters and asks for one of the
// turns of the fight's order. `ask` is that question. Null: the game has none.
struct FightMove {
  const Procedure* procedure = nullptr;
  const Ask* ask = nullptr;
};
FightMove fight_move(const Ruleset& ruleset);
// Which of the turns that it asks for left the sheet as it is; empty: none did.
Id turn_by_sheet(const Ruleset& ruleset, const Character& character);

}  // namespace roadbook::rules

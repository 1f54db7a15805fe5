// What tables made themselves, checked and laid over their game.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "model/own_at_table.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// What can be used, and what is wrong with the rest.
struct CheckedOwn {
  rules::OwnDefinitions usable;
  std::vector<rules::OwnFault> faults;
};

// Holds a document's own definitions against the game by the rules that a game itself must keep. A
// faulty element of a list is left out of its entry, and an entry with any other fault out of the
// game; what else there is stays, also what names them. Places are those in the save.
CheckedOwn check_own(const rules::Ruleset& game, const rules::OwnDefinitions& own,
                     rules::Scope scope);

// The game of a sheet: with what the others at its table made, then what it made itself, and with
// the faults of the latter. Bound.
rules::Ruleset game_of_table(const rules::Ruleset& game, const model::OwnAtTable& table);

// The games of the sheets that were asked for last, so that they are made once.
class OwnGames {
 public:
  // `game` itself where nobody at the table made anything; it outlives what is given. What was made
  // for a table stays as long as someone holds it.
  std::shared_ptr<const rules::Ruleset> of(const rules::Ruleset& game,
                                           const model::OwnAtTable& table);

 private:
  struct Kept {
    const rules::Ruleset* base = nullptr;
    rules::Scope scope = rules::Scope::character;
    rules::OwnDefinitions own;
    std::vector<std::pair<rules::OwnDefinitions, rules::Scope>> others;
    std::shared_ptr<const rules::Ruleset> game;
  };
  static constexpr std::size_t most = 32;

  std::vector<Kept> kept_;  // the one that was asked for last stands last
};

}  // namespace roadbook::data

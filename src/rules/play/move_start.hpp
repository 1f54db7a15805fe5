// What a move begins with: its procedure, and the answers that are known before it is asked.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/game/id.hpp"

namespace roadbook::rules {

// The procedure that a screen begins, with what it answers already.
struct MoveStart {
  Id procedure = {};  // empty: the moves that may be begun are listed
  // By question, as MoveInput has them.
  std::vector<std::pair<Id, std::string>> answers = {};
  Ids only = {};  // of the list: only these procedures; empty: all

  bool operator==(const MoveStart&) const = default;
};

}  // namespace roadbook::rules

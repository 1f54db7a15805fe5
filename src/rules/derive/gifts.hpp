// What a crew gives each of its members.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "rules/derive/effects.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

struct Gifts {
  bool of_crew = false;                                // false: there is no crew
  bool evening = false;                                // an evening of the crew has begun
  int tier = 0;                                        // that counts now
  std::shared_ptr<const std::vector<Effect>> effects;  // null: none
};

// What the crew gives, worked out once for all its members; `crew` may be null.
Gifts gifts_of(const Ruleset& ruleset, const Crew* crew);

// The gifts of one crew for members who play by games of their own, such as one with what a table
// made: worked out once for each game. The crew and the games outlive it.
class GiftsByGame {
 public:
  explicit GiftsByGame(const Crew* crew) : crew_(crew) {}
  // What it gives in that game; lives as long as this.
  const Gifts& in(const Ruleset& game);

 private:
  const Crew* crew_;
  std::map<const Ruleset*, Gifts> gifts_;
};

}  // namespace roadbook::rules

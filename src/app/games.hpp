// The games that this Roadbook knows: the rulesets that are built in.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "data/diagnostic.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::app {

class Games {
 public:
  // Reads every ruleset that is built in. Gives the faults of those that could not be read.
  data::Diagnostics load();

  // All games, the default one first.
  const std::vector<std::unique_ptr<rules::Ruleset>>& all() const { return games_; }
  // The game of that id, or nullptr.
  const rules::Ruleset* find(const rules::Id& id) const;

 private:
  std::vector<std::unique_ptr<rules::Ruleset>> games_;
};

}  // namespace roadbook::app

// Ids for what a sheet makes for itself.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

// An id that nothing of these lists has: "own_playbook", "own_playbook_2".
template <class Definition>
Id free_id(const std::string& base, const std::vector<Definition>& game,
           const std::vector<Definition>& own) {
  const auto is_in = [](const std::vector<Definition>& list, const Id& id) {
    return std::any_of(list.begin(), list.end(),
                       [&](const Definition& each) { return each.id == id; });
  };
  Id id = base;
  for (int count = 2; is_in(game, id) || is_in(own, id); ++count) {
    id = base + '_' + number(count);
  }
  return id;
}

}  // namespace roadbook::rules

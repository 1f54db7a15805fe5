// What a game is bound with.
#pragma once

#include <cstdint>
#include <vector>

namespace roadbook::rules {

// What is worked out of a game once, when it is read, so that nothing is searched while a sheet is
// derived. Positions in the lists, so a copy of the game keeps it.
struct Bound {
  using Positions = std::vector<std::uint32_t>;
  // Of each list: its positions in the order of the ids.
  Positions attributes, actions, statistics, tracks, playbooks, heritages, abilities, powers, items,
      crew_types, upgrades, claims;
  // Of each attribute, and of each power: the actions that it uses.
  std::vector<Positions> actions_of_attribute, actions_of_power;
  // Of each item: the first playbook that brings it along; -1: none.
  std::vector<int> playbook_of_item;
  // Of each statistic: those that it is made of, each after what it needs, and itself as the last.
  std::vector<Positions> needs;
  // All statistics of a scope and what they need, each after what it needs.
  Positions of_character;
  Positions of_crew;
};

}  // namespace roadbook::rules

// Tells placed dots from those of the playbook.
#include "rules/sheet/dots.hpp"

#include <algorithm>

namespace roadbook::rules {

int playbook_dots(const Ruleset& ruleset, const Character& character, const Id& action) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  return playbook == nullptr ? 0 : amount_of(playbook->starting_dots, action);
}

int placed_dots(const Ruleset& ruleset, const Character& character) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  int placed = 0;
  for (const auto& [action, dots] : character.actions) {
    const int brought = playbook == nullptr ? 0 : amount_of(playbook->starting_dots, action);
    placed += std::max(0, dots - brought);
  }
  return placed;
}

}  // namespace roadbook::rules

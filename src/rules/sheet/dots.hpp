// Whose dots those of a character are: the playbook's, or placed by the player.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// How many dots the player has placed beside those of the playbook, and may place in creation.
int placed_dots(const Ruleset& ruleset, const Character& character);
// The dots of one action that the playbook placed.
int playbook_dots(const Ruleset& ruleset, const Character& character, const Id& action);

}  // namespace roadbook::rules

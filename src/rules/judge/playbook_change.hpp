// The move from one playbook to another.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// Changes the playbook and keeps what still holds: placed dots stay, the old playbook's own dots
// go, abilities and contacts that are no longer open go.
Character with_playbook(const Ruleset& ruleset, const Character& character, const Id& playbook);

}  // namespace roadbook::rules

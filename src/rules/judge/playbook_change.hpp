// The move from one playbook to another.
#pragma once

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// Changes the playbook and keeps what still holds: placed dots stay, the old playbook's own dots
// go, abilities and contacts that are no longer open go.
Character with_playbook(const Ruleset& ruleset, const Character& character, const Id& playbook);

// The character with the dots of a playbook's own replaced by others; placed dots stay on top, as
// far as the cap of the creation lets them.
Character with_dots_of(const Ruleset& ruleset, Character character, const Amounts& old_dots,
                       const Amounts& new_dots);

}  // namespace roadbook::rules

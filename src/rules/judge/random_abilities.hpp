// Special abilities at random.
#pragma once

#include "rules/derive/gifts.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/game/seeded.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::rules {

// One that the character may have, with what it asks for: in creation in place of the others, in
// play one more. Unchanged where none is open.
Character chosen_ability(const Ruleset& ruleset, const Character& before, const Gifts& gifts,
                         Seeded& chance);

}  // namespace roadbook::rules

// What the text of a power comes to in numbers for one character.
#pragma once

#include <string>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// The text with the character's own numbers in place of names: "Wreck/BODY! vs IRON" becomes
// "Wreck 2d8! vs IRON", "(half Wreck)[BODY]" "1[d8]", "(Utter)[d6]" "3[d6]". What names no action
// or attribute of the game stays as it is.
std::string in_numbers(const Ruleset& ruleset, const Derived& numbers, const std::string& words);

}  // namespace roadbook::rules

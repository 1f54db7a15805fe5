// A sheet as plain text, to send in a message: what one says of a character or a crew.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

// Lines without markup; what was not chosen is left out. `crew` may be null.
std::string plain_text(const rules::Ruleset& ruleset, const rules::Character& character,
                       const rules::Crew* crew);
std::string plain_text(const rules::Ruleset& ruleset, const rules::Crew& crew,
                       const std::vector<rules::Character>& members);

}  // namespace roadbook::print

// Pages beside the sheets: cards to cut out, and what one looks up at the table.
#pragma once

#include <vector>

#include "print/markup.hpp"
#include "print/options.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

void card_leaves(Markup& out, const rules::Ruleset& ruleset,
                 const std::vector<rules::Character>& characters, const rules::Crew* crew);
void reference_leaves(Markup& out, const rules::Ruleset& ruleset);

}  // namespace roadbook::print

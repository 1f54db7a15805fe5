// Pages beside the sheets: cards to cut out, and what is looked up at the table.
#pragma once

#include <functional>
#include <vector>

#include "print/markup.hpp"
#include "print/options.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

// `page_done`, where it is given, may take each page out of `out`; false ends it.
void card_leaves(Markup& out, const rules::Ruleset& ruleset,
                 const std::vector<rules::Character>& characters, const rules::Crew* crew,
                 const std::function<bool()>& page_done = {});
// What is looked up at the table, of that game.
void reference_leaves(Markup& out, const rules::Ruleset& ruleset);

}  // namespace roadbook::print

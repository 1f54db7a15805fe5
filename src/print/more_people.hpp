// The people of a sheet beside those that have a place of their own on it.
#pragma once

#include <vector>

#include "print/markup.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"

namespace roadbook::print {

// Rows of the list that is open: "Mentor: Vaska, taught you the knots"; a line to write on for each
// who is asked for and not named. `contacts`: whom the playbook or the type of crew knows.
void more_people(Markup& out, const rules::Ruleset& ruleset, rules::Scope scope,
                 const std::vector<rules::BondTaken>& bonds,
                 const std::vector<rules::Entry>& contacts);

}  // namespace roadbook::print

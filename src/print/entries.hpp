// Descriptions of what one can do and carry: special abilities, powers, items, for sheet and card.
#pragma once

#include <string>

#include "print/markup.hpp"
#include "rules/character.hpp"
#include "rules/ruleset.hpp"

namespace roadbook::print {
// Where an ability comes from: the first playbook, heritage or crew type that lists it.
std::string origin(const rules::Ruleset& ruleset, const rules::Id& ability);

// "Action, Stress 1" and what the power needs.
std::string power_line(const rules::Ruleset& ruleset, const rules::Power& power);
void power_text(Markup& out, const rules::Power& power);

// "2 hands · d8 · reach 10' · thrown, defensive".
std::string item_line(const rules::Item& item);

}  // namespace roadbook::print

// Items in words.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"

namespace roadbook::ui {

// "2 load · d8 · reach 5' · two hands · heavy, thrown"
std::string item_facts(const rules::Item& item);

}  // namespace roadbook::ui

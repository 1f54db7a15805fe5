// Items in words.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"

namespace roadbook::ui {

// "load 2 · two hands d10 · reach 10 feet · heavy"
std::string item_facts(const rules::Ruleset& ruleset, const rules::Item& item);

}  // namespace roadbook::ui

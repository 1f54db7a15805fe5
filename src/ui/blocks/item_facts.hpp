// Items in words.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"

namespace roadbook::ui {

// "load 2 · two hands d10 · reach 10 feet · heavy"
std::string item_facts(const rules::Ruleset& ruleset, const rules::Item& item);
// The same in a few words, to stand behind the name, which is not said again: "d6, 20', thrown",
// "4 shield, +1 IRON". Without its load, and without its tags where these are not wanted. Empty
// where there are none.
std::string short_item_facts(const rules::Ruleset& ruleset, const rules::Item& item, bool tags);

}  // namespace roadbook::ui

// Labels of the fields that mean something else in one list, or in a game itself, than in others.
#pragma once

#include <string>
#include <string_view>

#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// What the field is called in a form of that list; empty where it is called so in all lists.
std::string label_in_list(const rules::Ruleset& game, std::string_view key, std::string_view list);

}  // namespace roadbook::data

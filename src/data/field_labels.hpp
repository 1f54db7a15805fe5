// What the fields of entries are called in the workshop.
#pragma once

#include <string>
#include <string_view>

#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// "XP trigger", "Special abilities": a field's key as a label, in the words of the game. `list`:
// that of the entry, where its fields have labels of their own; of no list: what it is in all.
std::string field_label(const rules::Ruleset& game, std::string_view key,
                        std::string_view list = {});

}  // namespace roadbook::data

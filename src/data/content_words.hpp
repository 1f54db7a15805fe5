// What fields and values of entries are called in the workshop.
#pragma once

#include <string>
#include <string_view>

#include "data/json.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// "XP trigger", "Special abilities": a field's key as a label, in the words of the game. `list`:
// that of the entry, where its fields have labels of their own.
std::string field_label(const rules::Ruleset& game, std::string_view key,
                        std::string_view list = {});
// "raise_to" as "raise to".
std::string plain_words(std::string_view key);
// The name of what an id names in any list of the game; the id where it names nothing.
std::string name_in_game(const rules::Ruleset& game, const rules::Id& id);
// A value in words, on one line: "Prowl 2, Wreck 1".
std::string value_in_words(const rules::Ruleset& game, const Json& value);

}  // namespace roadbook::data

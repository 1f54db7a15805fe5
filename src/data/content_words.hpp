// What values of entries are called in the workshop.
#pragma once

#include <string>
#include <string_view>

#include "data/json.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// "raise_to" as "raise to".
std::string plain_words(std::string_view key);
// The name of what an id names in any list of the game; the id where it names nothing.
std::string name_in_game(const rules::Ruleset& game, const rules::Id& id);
// A value in words, on one line: "Prowl 2, Wreck 1".
std::string value_in_words(const rules::Ruleset& game, const Json& value);

}  // namespace roadbook::data

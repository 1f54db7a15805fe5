// What a field of an entry can name: ids of the game's lists, with their words.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/ruleset.hpp"

namespace roadbook::data {

using Options = std::vector<std::pair<std::string, std::string>>;

// What an id under that key can name; nothing: any word. `kind` is what the object around it says
// that it is, on which it may depend.
Options options_of(const rules::Ruleset& game, std::string_view key, std::string_view kind);

// The numbers that each playbook or heritage of the game says by a name.
Options value_names(const rules::Ruleset& game, bool heritage);

// Whether that id is among the options.
bool offers(const Options& options, const std::string& id);

}  // namespace roadbook::data

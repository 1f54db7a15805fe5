// The rulesets that are built into the program.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"

namespace roadbook::cli {

// The ids of all rulesets, sorted.
std::vector<std::string> ruleset_ids();

// Reads the ruleset of that id. Where there is none, or it is faulty, `err` gets sentences.
std::optional<rules::Ruleset> load_ruleset(const std::string& id, std::ostream& err);

// The ruleset that was named; where `id` is empty, the default game: the first one of the list.
std::optional<rules::Ruleset> wished_ruleset(const std::string& id, std::ostream& err);

}  // namespace roadbook::cli

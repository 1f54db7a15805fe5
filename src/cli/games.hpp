// The rulesets that are built into the program.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "rules/ruleset.hpp"

namespace roadbook::cli {

// The ids of all rulesets, sorted.
std::vector<std::string> ruleset_ids();

// Reads the ruleset of that id. Where there is none, or it is faulty, `err` gets sentences.
std::optional<rules::Ruleset> load_ruleset(const std::string& id, std::ostream& err);

// The ruleset that was named, or the only one there is where `id` is empty; otherwise a question on
// `err`.
std::optional<rules::Ruleset> wished_ruleset(const std::string& id, std::ostream& err);

}  // namespace roadbook::cli

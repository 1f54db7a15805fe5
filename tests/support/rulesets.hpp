// The rulesets that tests work with, read once from their files in the source tree.
#pragma once

#include <string>
#include <vector>

#include "data/diagnostic.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::support {

// Beacon Road, as it is shipped. Ends the test program with all faults if it cannot be read.
const rules::Ruleset& beacon_road();

// Blades in the Dark, as it is shipped, in the same way.
const rules::Ruleset& blades_srd();

// Wyrd Wolds, as it is shipped, in the same way.
const rules::Ruleset& wyrd_wolds();

// All that are shipped.
std::vector<const rules::Ruleset*> shipped_games();

// A game of three actions with other attributes, other statistics and no hit points
// (tests/rules/tiny/): what holds for it holds without a word of Beacon Road.
const rules::Ruleset& tiny();

// The *.json files of a folder of the source tree ("assets/rulesets/beacon-road"), by name.
std::vector<data::NamedText> json_files(const std::string& folder);

// A file of the source tree as text ("tests/golden/x.json").
std::string file_text(const std::string& path);

}  // namespace roadbook::support

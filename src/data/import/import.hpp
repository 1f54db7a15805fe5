// Sheets of other programs: from a file's text to proposals.
#pragma once

#include <string>
#include <string_view>

#include "data/import/proposal.hpp"
#include "data/json.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// True where the text is JSON of a program that there is an importer for. Cheap for saves of
// Roadbook's own, which it is never true for.
bool is_of_another_program(std::string_view text);

// True for a game that takes in sheets of other programs.
bool takes_imports(const rules::Ruleset& ruleset);

// What the file would become in that game. Nothing of the file is lost: what has no field on a
// sheet stands among its unknown fields, under the program's name. A file with faults gives no
// proposals, and its faults with their places in it. Pure; nothing is fetched. `name` is the
// file's, for the faults.
Imported import_text(const rules::Ruleset& ruleset, const std::string& name, std::string_view text);

}  // namespace roadbook::data

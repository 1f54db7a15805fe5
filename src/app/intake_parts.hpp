// What is said of each thing that comes in, before it does: what it is, and what it brings along.
#pragma once

#include <string>
#include <vector>

#include "app/games.hpp"
#include "data/import/import.hpp"
#include "model/library.hpp"
#include "ui/screens/import.hpp"

namespace roadbook::app {

// What it is, with its game unless it makes that itself. Without the game: what it is alone.
std::string described(const rules::Ruleset* game, const model::Value& value);
// The account of another program's sheet; what is doubtful stands first.
std::vector<ui::ImportPart> account_parts(const data::Proposal& proposal);
// What a sheet brings along of its table, or what a package brings, or changes as a newer version
// of one in the library. `game`: of the value, as it is here.
std::vector<ui::ImportPart> parts_of_content(const Games& games, const model::Library& library,
                                             const rules::Ruleset& game, const model::Value& value);

}  // namespace roadbook::app

// What the palette offers beside fields and rules: commands of the menus, and numbers of a sheet.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "ui/screens/menu_commands.hpp"
#include "ui/screens/palette.hpp"

namespace roadbook::ui {

void add(std::vector<PaletteEntry>& entries, std::string title, std::string detail,
         Command command);

// The commands, each found by its own words, with that behind what it is: the game's name, or
// nothing. The palette itself is none of them.
std::vector<PaletteEntry> entries_of(const std::vector<MenuCommand>& commands,
                                     const std::string& behind = {});

// The parts that a sheet, or the game master's table of a crew, is made of.
std::vector<PaletteEntry> part_entries(const std::vector<std::string>& names,
                                       const model::Id& document, bool of_table = false);

// What a character's sheet has always in sight, as it stands now: hit points, the game's boxes and
// defenses. Each leads to the sheet.
std::vector<PaletteEntry> number_entries(const rules::Ruleset& game, const rules::Derived& numbers,
                                         const model::Id& document);

// Every entry of the rules, found by any of its words.
std::vector<PaletteEntry> rule_entries(const rules::Ruleset& game);

}  // namespace roadbook::ui

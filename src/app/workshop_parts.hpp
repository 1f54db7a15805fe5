// What the parts of the workshop share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/games.hpp"
#include "data/content_entries.hpp"
#include "model/library.hpp"
#include "ui/screens/workshop.hpp"

namespace roadbook::app {

// What a package is laid over: its game with the other packages that are in use, or the frame of
// the game that it begins. Nothing where that is not here.
std::optional<rules::Ruleset> game_below(const Games& games, const model::Library& library,
                                         const rules::ContentPackage& package);
// The package as its form shows it: one that begins a game says its steps of creation.
rules::ContentPackage as_in_form(const Games& games, const rules::ContentPackage& package);
// All packages of the library but that one; they live in the library.
std::vector<const rules::ContentPackage*> other_packages(const model::Library& library,
                                                         const model::Id& package);
// Whether a type of crew of the game lists the ability.
bool is_of_crews(const rules::Ruleset& game, const rules::Id& ability);

// Names for the screen, also where there is none yet.
std::string shown_package_name(const rules::ContentPackage& package);
// The entry's name as the package has it; for one without a name, words that say so.
std::string shown_entry_name(const rules::ContentPackage& package, const data::EntryRef& ref);
// The label of the first field in a pointer into an entry of that list.
std::string label_of_field(const rules::Ruleset& game, const std::string& list,
                           const std::string& pointer);

// The kinds that can be added to a package, with what there is of them to begin with. `base`: of a
// table's own game, the game that it is begun from; what the package does not have of it can be
// added.
void show_kinds(const rules::Ruleset& game, const rules::Ruleset* base,
                const rules::ContentPackage& package, ui::WorkshopView& view);

// The parts of a game itself that are about crews, as places in the workshop.
inline constexpr std::string_view crews_ref = "game.crews";
inline constexpr std::string_view factions_ref = "game.factions";

// A character that is made at random and has the entry, or a crew where it is a crew's; the same
// each time. Without an entry: anyone. Nothing where the game has no steps in which one is made.
std::optional<model::Value> tried_sheet(const rules::Ruleset& game, const data::EntryRef& ref);

// Lets a character or a crew have the entry, made at random, and notes what it does to each number;
// of a change, beside what the game's own does. `below` is the game without the package, `game` the
// game with it.
void try_out(const rules::Ruleset& below, const rules::ContentPackage& package,
             const rules::Ruleset& game, const data::EntryRef& ref, ui::WorkshopView& view);

}  // namespace roadbook::app

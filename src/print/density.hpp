// How full a side of a leaf is, so that its type can be set to it: two sides hold what a long
// campaign brings, and a new character is set larger.
#pragma once

#include <cstdint>
#include <string_view>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/crew_view.hpp"

namespace roadbook::print {

// From the largest type to the smallest. What is more than the last can hold is set as usual and
// goes on on further pages.
enum class Density : std::uint8_t { roomy, usual, tight, tighter };

// Where the special abilities stand. A crew's upgrades and experience stand beside them.
enum class Layout : std::uint8_t {
  leaf,    // at the foot of the front
  behind,  // at the head of the back: larger text, or the reasons of all numbers, fill the front
  flowing  // the front has no room even so: all goes on from page to page
};
Layout layout_of(const CharacterView& view);
Layout layout_of(const CrewView& view);

// The largest type in which the page has room for all that stands on it, in its layout.
Density front_density(const CharacterView& view);
Density back_density(const CharacterView& view);
Density front_density(const CrewView& view);
Density back_density(const CrewView& view);

// Whether clocks stand on the back: those that there are, and empty ones where it has room for
// them.
bool has_clocks(const CharacterView& view);
bool has_clocks(const CrewView& view);
// How what is looked up in play stands on the back: as there is room. A blank sheet has all of it.
QuickReference quick_reference_form(const CharacterView& view);
// Whether the list of items has room for what anybody may carry, beside what the playbook brings.
bool has_common_items(const CharacterView& view);
// Whether a crew's special abilities stand beside the map of claims: across, the map leaves room
// there that the sheet needs.
bool abilities_beside_map(const CrewView& view);
// What is read of an upgrade that is marked, beside its name: as there is room below the map.
enum class UpgradeText : std::uint8_t { whole, line, none };
UpgradeText upgrade_text(const CrewView& view);
// Whether the experience stands in the column of the upgrades, because that is the shorter one.
bool experience_beside_upgrades(const CrewView& view);
// Whether the experience stands on the back: the front is full without it, or is left to be filled
// in.
bool experience_on_back(const CrewView& view);
// Whether a blank sheet has the upgrades on its back: its front is full of special abilities.
bool upgrades_on_back(const CrewView& view);

// Opens a side that is set in that type, or all of a sheet in one, and tells how large its text is
// (PrintOptions::side_set). `name` is read out.
Element front_leaf(Markup& out, Density density, const SheetStyle& style, std::string_view name);
Element back_leaf(Markup& out, Density density, const SheetStyle& style);
Element flowing_leaf(Markup& out, const SheetStyle& style, std::string_view name);

}  // namespace roadbook::print

// How full a side of a leaf is, so that its type can be set to it: two sides hold what a long
// campaign brings, and a new character is set larger.
#pragma once

#include <cstdint>
#include <optional>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/crew_view.hpp"

namespace roadbook::print {

// From the largest type to the smallest. What is more than the last can hold is set as usual and
// goes on on further pages.
enum class Density : std::uint8_t { roomy, usual, tight, tighter };

// The largest type in which the page has room for all that stands on it.
Density front_density(const CharacterView& view);
Density back_density(const CharacterView& view);
// Whether clocks stand on the back: those that there are, and empty ones where it has room for
// them.
bool has_clocks(const CharacterView& view);
bool has_clocks(const CrewView& view);
// How what is looked up in play stands on the back: as there is room. Never on a blank sheet.
std::optional<QuickReference> quick_reference_form(const CharacterView& view);
// Whether the list of items has room for what anybody may carry, beside what the playbook brings.
bool has_common_items(const CharacterView& view);
// The largest type in which a crew's front has room.
Density front_density(const CrewView& view);
// Whether the experience stands in the column of the upgrades, because that is the shorter one.
bool experience_beside_upgrades(const CrewView& view);
// The largest type in which a crew's back has room.
Density back_density(const CrewView& view);

// The element of a side, to be opened with its label.
Literal front_leaf(Density density);
Literal back_leaf(Density density);

}  // namespace roadbook::print

// What is filled in and looked up in play: wounds, clocks, downtime, what stress buys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "print/character_view.hpp"

namespace roadbook::print {

// Wounds and boons that the character has now, with their severity, and lines for more; nothing
// where the game has none.
void wounds(Markup& out, const CharacterView& view);
// The sections of the game's reference that it wants on the sheet as boxes to tick: a downtime's
// activities.
void ticked_sections(Markup& out, const CharacterView& view);
// And those that it wants there in lines: teamwork, what stress buys. Nothing where there is none.
enum class QuickReference : std::uint8_t {
  whole_columns,  // a heading to each section, a line to each entry
  columns,        // the same, and a section may go on in the next column
  rows,           // a row to each section
  running,        // all in one paragraph
  elsewhere       // the sheet is full: one line says where they stand
};
void quick_reference(Markup& out, const CharacterView& view, QuickReference form);
// The clocks of a sheet, and empty ones beside them. Those of the game master alone stand on no
// paper.
using Clocks = std::vector<rules::Clock>;
void own_clocks(Markup& out, const Clocks& clocks);
// How many of them stand on paper.
std::size_t shown_clocks(const Clocks& clocks);

// How many lines of usual type the two take.
double quick_reference_lines(const CharacterView& view, QuickReference form);
double own_clock_lines(const Clocks& clocks);

}  // namespace roadbook::print

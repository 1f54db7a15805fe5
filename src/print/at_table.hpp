// What one fills in and looks up while one plays: wounds, clocks, downtime, what stress buys.
#pragma once

#include <cstdint>

#include "print/character_view.hpp"

namespace roadbook::print {

// Wounds and boons that are on one now, with their severity, and lines for more; nothing where the
// game has none.
void wounds(Markup& out, const CharacterView& view);
// The sections of the game's reference that it wants on the sheet as boxes to tick: a downtime's
// activities.
void ticked_sections(Markup& out, const CharacterView& view);
// And those that it wants there in lines: teamwork, what stress buys. Nothing where there is none.
enum class QuickReference : std::uint8_t {
  columns,   // a heading to each section, a line to each entry
  running,   // all in one paragraph
  elsewhere  // the sheet is full: one line says where they stand
};
void quick_reference(Markup& out, const CharacterView& view, QuickReference form);
// The clocks of the character, and empty ones beside them.
void own_clocks(Markup& out, const CharacterView& view);

// How many lines of usual type the last two take.
double quick_reference_lines(const CharacterView& view, QuickReference form);
double own_clock_lines(const CharacterView& view);

}  // namespace roadbook::print

// What one fills in and looks up while one plays: wounds, clocks, downtime, what stress buys.
#pragma once

#include "print/character_view.hpp"

namespace roadbook::print {

// Wounds and boons that are on one now, with their severity, and lines for more; nothing where the
// game has none.
void wounds(Markup& out, const CharacterView& view);
// The sections of the game's reference that it wants on the sheet as boxes to tick: a downtime's
// activities.
void ticked_sections(Markup& out, const CharacterView& view);
// And those that it wants there in lines: teamwork, what stress buys. Nothing where there is none.
void quick_reference(Markup& out, const CharacterView& view);
// The clocks of the character, and empty ones beside them.
void own_clocks(Markup& out, const CharacterView& view);

// How many lines of usual type the last two take.
double quick_reference_lines(const CharacterView& view);
double own_clock_lines(const CharacterView& view);

}  // namespace roadbook::print

// The marks of a sheet: dots, boxes, clocks and lines to write on, as small drawings.
#pragma once

#include "print/markup.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::print {

// `filled` of `size` dots; the first `brought` of them in ink, the rest in the accent.
void dots(Markup& out, int size, int filled, int brought);

// A row of boxes: the first `for_good` hatched, `marked` more filled and ticked, the rest open.
// Long tracks break into rows of ten.
void boxes(Markup& out, int size, int for_good, int marked);

// The same with the last `closed` boxes hatched from the other end, as turf shortens the way up.
void boxes_with_end(Markup& out, int size, int marked, int closed);

// The tall ticks of an experience track.
void ticks(Markup& out, int size, int marked);

// A pie clock.
void clock(Markup& out, int size, int for_good, int marked);

// One box to tick.
void check_box(Markup& out, bool ticked);

// As many small boxes as the load weighs, filled and the first ticked when it is carried; a ring
// for no load.
void load_boxes(Markup& out, const rules::Ruleset& ruleset, int load, bool carried);

// A scale from `from` to `to` with the number `at` marked.
void scale(Markup& out, int from, int to, int at);

// The triangle of somebody whom a character is tied to: down for who is hostile, up for everybody
// else. It is read out as what the game calls them.
void bond_mark(Markup& out, const rules::Bond& bond, bool chosen);

// A short or long line to write on.
void blank_line(Markup& out);
void blank_lines(Markup& out, int count);

}  // namespace roadbook::print

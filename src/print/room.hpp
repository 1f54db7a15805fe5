// How much room a page has, counted in lines of the usual type, and what that makes of a sheet.
#pragma once

#include <cstddef>

#include "print/density.hpp"
#include "print/numbers.hpp"

namespace roadbook::print {

// Letters in a line of the usual type.
inline constexpr double whole_line = 125;  // over the whole width
inline constexpr double half_line = 58;    // over one of two columns
inline constexpr double quarter_line = 27;

// What the lowest page holds, and what it holds in the tightest type: whether something stands on
// a sheet is asked of them, so that it does not differ from paper to paper.
inline constexpr double lowest_page = 60;
inline constexpr double lowest_page_tight = 78;
inline constexpr double lowest_page_tighter = 80;  // of a front whose map and marks are low, too

// How many lines so many letters take.
double text_lines(std::size_t letters, double in_a_line);

// The largest type in which a side that needs so many lines has room on its page; the usual one
// where none is small enough, or where larger text was chosen.
Density density_for(double needed, const SheetStyle& style);

// What stands on a front, in lines: `running` is text in columns, which takes four times the room
// where it is twice as large; all else, with its marks and short words, less than twice as much.
// `moving` is running text, too, and may stand on the back.
struct Front {
  double needed = 0;
  double running = 0;
  double moving = 0;
};

// How a sheet is laid out in larger text: as its front has room.
Layout larger_layout(const Front& front, const SheetStyle& style);

}  // namespace roadbook::print

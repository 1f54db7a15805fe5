// The room of a page. The counts come from measuring printed pages; tests in a browser hold them to
// what is printed.
#include "print/room.hpp"

#include <algorithm>

#include "print/type_size.hpp"

namespace roadbook::print {
namespace {

// Of an upright page, set usual and set tight. Letter is lower.
struct Room {
  double usual;
  double tight;
};
constexpr Room a4_room{64.7, 77.2};
constexpr Room letter_room{63, 72.5};
// More than this goes on on further pages, however small it is set.
constexpr double far_too_much = 140;
// How much of the usual room may be needed where the text is set larger.
constexpr double most_roomy = 0.86;

const Room& room_of(const PrintOptions& options) {
  return options.paper == Paper::a4 ? a4_room : letter_room;
}

// Across, a page is cut into more columns, and what is left over at their feet is lost.
double across(const PrintOptions& options) {
  return options.landscape ? 1.3 : 1.0;
}

double size_of(const PrintOptions& options) {
  return static_cast<double>(usual_text(options)) / static_cast<double>(whole_text(options.paper));
}

}  // namespace

double text_lines(std::size_t letters, double in_a_line) {
  return static_cast<double>(letters) / in_a_line;
}

Density density_for(double needed, const SheetStyle& style) {
  const PrintOptions& options = style.options;
  const Room& room = room_of(options);
  const double lines = needed * across(options);
  const bool roomy = roomy_text(options) > usual_text(options) && !options.reasons;
  if (roomy && lines <= room.usual * most_roomy) return Density::roomy;
  if (is_larger(options) || lines * size_of(options) <= room.usual) return Density::usual;
  if (lines <= room.tight) return Density::tight;
  return lines <= far_too_much ? Density::tighter : Density::usual;
}

Layout larger_layout(const Front& front, const SheetStyle& style) {
  const double size = size_of(style.options);
  const double growth = 1 + 0.7 * (size - 1);
  const auto fits = [&](double running) {
    return (front.needed * growth + running * size * size) * across(style.options) <=
           room_of(style.options).usual;
  };
  if (fits(front.running + front.moving)) return Layout::leaf;
  return fits(front.running) ? Layout::behind : Layout::flowing;
}

}  // namespace roadbook::print

// Pixels in memory: turned upright, cut to a square, scaled down.
#pragma once

#include <string>

namespace roadbook::image {

// A portrait has at most so many pixels on a side.
inline constexpr int portrait_side = 512;

// A decoded picture; empty: there is none.
struct Pixels {
  int width = 0;
  int height = 0;
  std::string rgba;  // four bytes each, row by row, not premultiplied

  // True where there is no picture.
  bool empty() const { return rgba.empty(); }
};

// The picture as it was held, `orientation` as in Header.
Pixels upright(Pixels pixels, int orientation);
// The same picture with at most `most` pixels on its longer side.
Pixels at_most(Pixels pixels, int most);

// A square of a picture, in its pixels.
struct Square {
  double x = 0;
  double y = 0;
  double side = 0;
  bool operator==(const Square&) const = default;
};
// The largest one: in the middle of a wide picture, near the upper edge of a tall one, where faces
// are.
Square first_square(int width, int height);
// Moved by so many of the picture's pixels, and kept inside.
Square moved(Square square, double by_x, double by_y, int width, int height);
// Made larger (above 1) or smaller around its middle, and kept inside; never below a sixteenth of
// the picture's shorter side.
Square scaled(Square square, double factor, int width, int height);

// What is in the square, as a picture of at most `portrait_side` pixels on a side. What can be seen
// through becomes white.
Pixels cut(const Pixels& pixels, const Square& square);

}  // namespace roadbook::image

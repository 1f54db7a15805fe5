// Turns, cuts and scales pixels.
#include "image/pixels.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace roadbook::image {

namespace {

// Where the pixel at (x, y) of the upright picture stands in one that is `width` × `height` as
// stored.
struct Spot {
  int x = 0;
  int y = 0;
};

Spot stored_spot(int orientation, int x, int y, int width, int height) {
  const int right = width - 1;
  const int bottom = height - 1;
  switch (orientation) {
    case 2:
      return {right - x, y};
    case 3:
      return {right - x, bottom - y};
    case 4:
      return {x, bottom - y};
    case 5:
      return {y, x};
    case 6:
      return {y, bottom - x};
    case 7:
      return {right - y, bottom - x};
    case 8:
      return {right - y, x};
    default:
      return {x, y};
  }
}

std::size_t offset(int x, int y, int width) {
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
          static_cast<std::size_t>(x)) *
         4;
}

// A part of a row or column that goes into one pixel of the result, with its share of it.
struct Share {
  int at = 0;
  double weight = 0;
};

std::vector<std::vector<Share>> shares(double from, double length, int count, int all) {
  std::vector<std::vector<Share>> list(static_cast<std::size_t>(count));
  const double each = length / count;
  for (int i = 0; i < count; ++i) {
    const double begin = from + each * i;
    const double end = begin + each;
    for (int at = static_cast<int>(std::floor(begin)); at < end && at < all; ++at) {
      const double part = std::min(end, at + 1.0) - std::max(begin, static_cast<double>(at));
      if (at >= 0 && part > 0) list[static_cast<std::size_t>(i)].push_back({at, part / each});
    }
  }
  return list;
}

// The mean color of what falls into each pixel of the result.
Pixels averaged(const Pixels& pixels, double x, double y, double width, double height, int columns,
                int rows) {
  const auto across = shares(x, width, columns, pixels.width);
  const auto down = shares(y, height, rows, pixels.height);
  Pixels result{columns, rows, std::string(offset(0, rows, columns), '\0')};
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      double sum[4] = {0, 0, 0, 0};
      for (const Share& line : down[static_cast<std::size_t>(row)]) {
        for (const Share& spot : across[static_cast<std::size_t>(column)]) {
          const auto* from = reinterpret_cast<const unsigned char*>(pixels.rgba.data()) +
                             offset(spot.at, line.at, pixels.width);
          const double weight = line.weight * spot.weight;
          const double seen = weight * from[3];
          for (int channel = 0; channel < 3; ++channel) sum[channel] += seen * from[channel];
          sum[3] += seen;
        }
      }
      char* to = result.rgba.data() + offset(column, row, columns);
      for (int channel = 0; channel < 3; ++channel) {
        const double color = sum[3] > 0 ? sum[channel] / sum[3] : 0;
        to[channel] = static_cast<char>(static_cast<unsigned char>(std::lround(color)));
      }
      to[3] = static_cast<char>(static_cast<unsigned char>(std::lround(std::min(sum[3], 255.0))));
    }
  }
  return result;
}

Square kept_inside(Square square, int width, int height) {
  square.side = std::min(square.side, static_cast<double>(std::min(width, height)));
  square.x = std::clamp(square.x, 0.0, width - square.side);
  square.y = std::clamp(square.y, 0.0, height - square.side);
  return square;
}

}  // namespace

Pixels upright(Pixels pixels, int orientation) {
  if (orientation < 2 || orientation > 8) return pixels;
  const bool lies = orientation > 4;
  Pixels result{lies ? pixels.height : pixels.width, lies ? pixels.width : pixels.height,
                std::string(pixels.rgba.size(), '\0')};
  for (int y = 0; y < result.height; ++y) {
    for (int x = 0; x < result.width; ++x) {
      const Spot spot = stored_spot(orientation, x, y, pixels.width, pixels.height);
      std::copy_n(pixels.rgba.data() + offset(spot.x, spot.y, pixels.width), 4,
                  result.rgba.data() + offset(x, y, result.width));
    }
  }
  return result;
}

Pixels at_most(Pixels pixels, int most) {
  const int longer = std::max(pixels.width, pixels.height);
  if (longer <= most) return pixels;
  const double by = static_cast<double>(most) / longer;
  const auto count = [by](int side) {
    return std::max(1, static_cast<int>(std::lround(side * by)));
  };
  return averaged(pixels, 0, 0, pixels.width, pixels.height, count(pixels.width),
                  count(pixels.height));
}

Square first_square(int width, int height) {
  const double side = std::min(width, height);
  return {(width - side) / 2, height > width ? (height - side) / 4 : 0, side};
}

Square moved(Square square, double by_x, double by_y, int width, int height) {
  square.x += by_x;
  square.y += by_y;
  return kept_inside(square, width, height);
}

Square scaled(Square square, double factor, int width, int height) {
  const double most = std::min(width, height);
  const double side = std::clamp(square.side * factor, std::max(1.0, most / 16), most);
  square.x += (square.side - side) / 2;
  square.y += (square.side - side) / 2;
  square.side = side;
  return kept_inside(square, width, height);
}

Pixels cut(const Pixels& pixels, const Square& square) {
  const Square inside = kept_inside(square, pixels.width, pixels.height);
  const int side = std::clamp(static_cast<int>(std::lround(inside.side)), 1, portrait_side);
  Pixels result = averaged(pixels, inside.x, inside.y, inside.side, inside.side, side, side);
  for (std::size_t at = 0; at < result.rgba.size(); at += 4) {
    auto* pixel = reinterpret_cast<unsigned char*>(result.rgba.data()) + at;
    const unsigned seen = pixel[3];
    for (int channel = 0; channel < 3; ++channel) {
      pixel[channel] =
          static_cast<unsigned char>((pixel[channel] * seen + 255U * (255U - seen) + 127U) / 255U);
    }
    pixel[3] = 255;
  }
  return result;
}

}  // namespace roadbook::image

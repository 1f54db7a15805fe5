// Pixels: turned upright, cut to a square that stays inside, scaled by the mean.
#include "image/pixels.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook::image;

namespace {

// Two columns, three rows; the red of each pixel is its number from 1 to 6.
Pixels six() {
  Pixels pixels{2, 3, {}};
  for (char red = 1; red <= 6; ++red) pixels.rgba += std::string{red, 0, 0, '\xff'};
  return pixels;
}

std::string reds(const Pixels& pixels) {
  std::string text;
  for (std::size_t at = 0; at < pixels.rgba.size(); at += 4) {
    text += static_cast<char>('0' + pixels.rgba[at]);
  }
  return std::to_string(pixels.width) + "x" + std::to_string(pixels.height) + " " + text;
}

Pixels plain(int width, int height, unsigned char red, unsigned char alpha = 255) {
  Pixels pixels{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    pixels.rgba += std::string{static_cast<char>(red), 0, 0, static_cast<char>(alpha)};
  }
  return pixels;
}

}  // namespace

TEST_CASE("Each of the eight ways to hold a camera is turned upright") {
  CHECK(reds(upright(six(), 1)) == "2x3 123456");
  CHECK(reds(upright(six(), 2)) == "2x3 214365");
  CHECK(reds(upright(six(), 3)) == "2x3 654321");
  CHECK(reds(upright(six(), 4)) == "2x3 563412");
  CHECK(reds(upright(six(), 5)) == "3x2 135246");
  CHECK(reds(upright(six(), 6)) == "3x2 531642");
  CHECK(reds(upright(six(), 7)) == "3x2 642531");
  CHECK(reds(upright(six(), 8)) == "3x2 246135");
  CHECK(reds(upright(six(), 0)) == "2x3 123456");
  CHECK(reds(upright(six(), 9)) == "2x3 123456");
}

TEST_CASE("The first square is the largest, and where a face would be") {
  CHECK(first_square(300, 100) == Square{100, 0, 100});
  CHECK(first_square(100, 300) == Square{0, 50, 100});
  CHECK(first_square(7, 7) == Square{0, 0, 7});
}

TEST_CASE("A square that is moved or scaled never leaves its picture") {
  const Square square{40, 40, 20};
  CHECK(moved(square, 5, -5, 100, 100) == Square{45, 35, 20});
  CHECK(moved(square, 500, -500, 100, 100) == Square{80, 0, 20});
  CHECK(scaled(square, 0.5, 100, 100) == Square{45, 45, 10});
  CHECK(scaled(square, 2, 100, 100) == Square{30, 30, 40});
  CHECK(scaled(square, 100, 100, 60) == Square{20, 0, 60});
  CHECK(scaled({90, 90, 10}, 2, 100, 100) == Square{80, 80, 20});
  CHECK(scaled(square, 0, 100, 100).side == 100.0 / 16);
}

TEST_CASE("A cut has at most 512 pixels on a side, and never more than there were") {
  const Pixels large = cut(plain(700, 600, 9), {0, 0, 600});
  CHECK(large.width == 512);
  CHECK(large.height == 512);
  CHECK(large.rgba[0] == 9);
  CHECK(large.rgba[large.rgba.size() - 4] == 9);
  CHECK(cut(plain(700, 600, 9), {10, 10, 100}).width == 100);
  CHECK(reds(cut(six(), {0, 1, 2})) == "2x2 3456");
  CHECK(reds(cut(six(), {-9, 99, 99})) == "2x2 3456");
}

TEST_CASE("Scaled down, pixels become their mean, and what can be seen through does not stain") {
  Pixels half = plain(2, 1, 200);
  half.rgba += plain(2, 1, 100).rgba;
  half.height = 2;
  const Pixels one = at_most(half, 1);
  CHECK(one.width == 1);
  CHECK(static_cast<unsigned char>(one.rgba[0]) == 150);
  Pixels seen = plain(1, 1, 200);
  seen.rgba += plain(1, 1, 0, 0).rgba;
  seen.width = 2;
  CHECK(static_cast<unsigned char>(at_most(seen, 1).rgba[0]) == 200);
  CHECK(at_most(plain(1000, 10, 1), 100).height == 1);
  CHECK(reds(at_most(six(), 3)) == "2x3 123456");
}

TEST_CASE("What can be seen through is white in a portrait") {
  const Pixels portrait = cut(plain(4, 4, 10, 0), first_square(4, 4));
  CHECK(static_cast<unsigned char>(portrait.rgba[0]) == 255);
  CHECK(static_cast<unsigned char>(portrait.rgba[3]) == 255);
}

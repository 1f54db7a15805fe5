// Pictures on the desktop: real files are decoded upright, damaged ones give nothing, and what is
// encoded keeps within its bounds.
#include "platform/images.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "image/header.hpp"
#include "image/portrait.hpp"
#include "support/pictures.hpp"

using namespace roadbook;

namespace {

image::Pixels decode(const std::string& file, int most = 2000) {
  image::Pixels found;
  platform::decode_image(file, most, [&](image::Pixels pixels) { found = std::move(pixels); });
  return found;
}

std::string encode(const image::Pixels& pixels, std::size_t most) {
  std::string found;
  platform::encode_jpeg(pixels, most, [&](std::string file) { found = std::move(file); });
  return found;
}

int red_at(const image::Pixels& pixels, int x, int y) {
  return static_cast<unsigned char>(
      pixels.rgba[static_cast<std::size_t>(y * pixels.width + x) * 4]);
}

// Left half red, right half not.
image::Pixels halves(int width, int height) {
  image::Pixels pixels{width, height, {}};
  for (int i = 0; i < width * height; ++i) {
    pixels.rgba +=
        i % width < width / 2 ? std::string("\xff\x10\x10\xff") : std::string("\x10\x10\x10\xff");
  }
  return pixels;
}

// Its Exif segment behind the start of the file.
std::string held(const std::string& jpeg, int orientation) {
  return jpeg.substr(0, 2) + support::exif_segment(orientation) + jpeg.substr(2);
}

}  // namespace

TEST_CASE("A PNG and a JPEG are decoded as they are") {
  const image::Pixels png =
      decode(support::made_png(3, 2, [](int x, int y) { return 10 * x + y; }));
  REQUIRE(png.width == 3);
  REQUIRE(png.height == 2);
  CHECK(red_at(png, 2, 1) == 21);
  const image::Pixels jpeg = decode(support::real_jpeg());
  REQUIRE(jpeg.width == 16);
  CHECK(std::abs(red_at(jpeg, 9, 9) - 192) <= 2);
}

TEST_CASE("A photo that was taken sideways is turned upright") {
  const std::string jpeg = encode(halves(64, 32), 90000);
  REQUIRE_FALSE(jpeg.empty());
  CHECK(red_at(decode(jpeg), 8, 16) > 200);
  const image::Pixels turned = decode(held(jpeg, 6));  // its left is at the top
  REQUIRE(turned.width == 32);
  REQUIRE(turned.height == 64);
  CHECK(red_at(turned, 16, 8) > 200);
  CHECK(red_at(turned, 16, 56) < 60);
  const image::Pixels over = decode(held(jpeg, 3));
  CHECK(over.width == 64);
  CHECK(red_at(over, 8, 16) < 60);
}

TEST_CASE("A picture is decoded with at most so many pixels on a side") {
  const image::Pixels small = decode(encode(halves(400, 100), 90000), 100);
  CHECK(small.width == 100);
  CHECK(small.height == 25);
}

TEST_CASE("A portrait keeps within 512 pixels and 96 KB, whatever the picture") {
  image::Pixels noise{900, 700, {}};
  unsigned chance = 7;
  for (int i = 0; i < 900 * 700 * 3; ++i) {
    chance = chance * 1664525U + 1013904223U;
    noise.rgba += static_cast<char>(chance >> 24U);
    if (i % 3 == 2) noise.rgba += '\xff';
  }
  const std::string file =
      encode(image::cut(noise, image::first_square(900, 700)), image::most_portrait_bytes);
  REQUIRE_FALSE(file.empty());
  CHECK(file.size() <= image::most_portrait_bytes);
  std::string why;
  const auto kept = image::kept_portrait(file, why);
  CHECK(why.empty());
  REQUIRE(kept);
  const auto header = image::read_header(*kept);
  REQUIRE(header);
  CHECK(header->width == 512);
  CHECK(header->height == 512);
  CHECK(decode(*kept).width == 512);
}

TEST_CASE("What is damaged, huge or no picture is not decoded") {
  CHECK(decode("").empty());
  CHECK(decode("Dear diary").empty());
  CHECK(decode(support::png_head(10, 10)).empty());
  CHECK(decode(support::png_head(60000, 60000)).empty());
  const std::string png = support::made_png(8, 8, [](int, int) { return 7; });
  CHECK(decode(png.substr(0, png.size() / 2)).empty());
  std::string wrong = png;
  wrong[wrong.size() - 30] = static_cast<char>(wrong[wrong.size() - 30] ^ 0x55);
  CHECK(decode(wrong).width <= 8);
  // A GIF under a PNG's name, and the other way round, are asked of no other decoder.
  CHECK(decode("GIF89a\x01\x01\x01\x01").empty());
}

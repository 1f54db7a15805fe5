// The heads of pictures: size and how they were held are read, what is hostile is refused unread.
#include "image/header.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/pictures.hpp"

using namespace roadbook;

TEST_CASE("The size of a JPEG, a PNG and a WebP stands in its head") {
  const auto jpeg = image::read_header(support::built_jpeg(300, 200));
  REQUIRE(jpeg);
  CHECK(jpeg->width == 300);
  CHECK(jpeg->height == 200);
  CHECK(jpeg->orientation == 1);
  const auto png = image::read_header(support::png_head(4000, 3000));
  REQUIRE(png);
  CHECK(png->width == 4000);
  CHECK(png->height == 3000);
  const auto sized = [](const std::string& chunk, const std::string& rest) {
    return image::read_header("RIFF....WEBP" + chunk + std::string("\0\0\0\0", 4) + rest +
                              std::string(20, '\0'));
  };
  const auto plain = sized("VP8 ", std::string("...\x9d\x01\x2a\x40\x01\xf0\x00", 10));
  REQUIRE(plain);
  CHECK(plain->width == 320);
  CHECK(plain->height == 240);
  const auto large = sized("VP8X", std::string("\0\0\0\0\x3f\x01\0\xef\0\0", 10));
  REQUIRE(large);
  CHECK(large->width == 320);
  CHECK(large->height == 240);
}

TEST_CASE("Exif says how a picture was held, in either order of its bytes") {
  for (int held = 1; held <= 8; ++held) {
    for (const bool little : {false, true}) {
      const auto header =
          image::read_header(support::built_jpeg(30, 20, support::exif_segment(held, little)));
      REQUIRE(header);
      CHECK(header->orientation == held);
      CHECK(header->width == 30);
    }
  }
}

TEST_CASE("A damaged Exif segment counts as upright") {
  using namespace std::string_literals;
  for (const std::string& content :
       {"Exif\0\0"s, "Exif\0\0MM\0*\xff\xff\xff\xff"s, "Exif\0\0II*\0\x08\0\0\0\xff\xff"s,
        "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0"s}) {
    const auto header =
        image::read_header(support::built_jpeg(30, 20, support::jpeg_segment(0xe1, content)));
    REQUIRE(header);
    CHECK(header->orientation == 1);
  }
}

TEST_CASE("A picture that would take all the memory is refused by its head, in a sentence") {
  CHECK(image::refusal(support::png_head(8000, 8000)).empty());
  CHECK(image::refusal(support::png_head(8001, 8000)) ==
        "This picture has 8001 × 8000 pixels, and Roadbook reads at most 64 million: save it "
        "smaller.");
  CHECK_FALSE(image::refusal(support::png_head(0x7fffffff, 0x7fffffff)).empty());
  CHECK_FALSE(image::refusal(support::png_head(0xffffffff, 2)).empty());
  CHECK_FALSE(image::refusal(support::built_jpeg(65535, 65535)).empty());
  CHECK(image::refusal(support::png_head(0, 10)) == "This picture is empty.");
  const std::string padded = support::png_head(10, 10) + std::string(image::most_file_bytes, '\0');
  CHECK(image::refusal(padded) == "This picture is larger than 16 MB: save it smaller.");
}

TEST_CASE("What is no picture, or one of another kind, is refused in a sentence") {
  CHECK(image::refusal("GIF89a...........") ==
        "Roadbook reads JPEG, PNG and WebP pictures: save this one as one of them.");
  CHECK(image::refusal("Dear diary") ==
        "This file is not a picture that Roadbook can read (JPEG, PNG or WebP).");
  CHECK_FALSE(image::refusal("").empty());
  CHECK(image::is_picture(support::built_jpeg()));
  CHECK(image::is_picture("GIF89a"));
  CHECK_FALSE(image::is_picture("{\"format\": \"roadbook/character\"}"));
  CHECK_FALSE(image::is_picture("#share=2.AAAA"));
}

TEST_CASE("The name of a file says whether it is one of a picture") {
  for (const char* name : {"face.png", "FACE.JPG", "a.b.jpeg", "walk.webp"}) {
    CAPTURE(name);
    CHECK(image::is_named_as_picture(name));
  }
  for (const char* name : {"face.json", "png", "face.png.json", ""}) {
    CAPTURE(name);
    CHECK_FALSE(image::is_named_as_picture(name));
  }
}

TEST_CASE("A head that ends at any byte is read without a fault") {
  for (const std::string& whole :
       {support::built_jpeg(300, 200, support::exif_segment(6)), support::png_head(30, 20),
        std::string("RIFF....WEBPVP8X....\0\0\0\0\x3f\x01\0\xef\0\0", 30)}) {
    for (std::size_t size = 0; size <= whole.size(); ++size) {
      const auto header = image::read_header(std::string_view(whole).substr(0, size));
      if (header) CHECK(header->width > 0);
    }
  }
}

// A portrait's file: nothing but a picture, within its bounds, and the same after a way through
// text.
#include "image/portrait.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/pictures.hpp"

using namespace roadbook;

namespace {

std::string why_not(std::string_view file) {
  std::string why;
  CHECK_FALSE(image::kept_portrait(file, why));
  return why;
}

}  // namespace

TEST_CASE("What a portrait's file says beside the picture is not kept") {
  std::string why;
  const std::string bare = support::built_jpeg();
  const std::string chatty = support::built_jpeg(
      8, 8,
      support::exif_segment(6) + support::jpeg_segment(0xfe, "taken at home") +
          support::jpeg_segment(0xed, "where") + support::jpeg_segment(0xe0, std::string(40, 'x')));
  const auto kept = image::kept_portrait(chatty + "and a tail", why);
  REQUIRE(kept);
  CHECK(*kept == bare);
  CHECK(why.empty());
  CHECK(image::kept_portrait(bare, why) == bare);
  CHECK(image::kept_portrait(support::real_jpeg(), why) == support::real_jpeg());
}

TEST_CASE("A portrait with more than 512 pixels on a side, or more than 96 KB, is refused") {
  std::string why;
  CHECK(image::kept_portrait(support::built_jpeg(512, 512), why));
  CHECK(why_not(support::built_jpeg(513, 512)) ==
        "The portrait has more than 512 pixels on a side.");
  CHECK(why_not(support::built_jpeg(8, 60000)) ==
        "The portrait has more than 512 pixels on a side.");
  CHECK(why_not(support::built_jpeg() + std::string(image::most_portrait_bytes, ' ')) ==
        "The portrait is larger than 96 KB.");
}

TEST_CASE("What is no whole JPEG is refused, wherever it ends") {
  const std::string whole = support::real_jpeg();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    CHECK(why_not(std::string_view(whole).substr(0, size)) ==
          "The portrait is not a whole JPEG picture.");
  }
  why_not("GIF89a");
  why_not(support::png_head(8, 8));
  why_not(std::string("\xff\xd8\xff\xd9", 4));
  why_not(support::built_jpeg(0, 8));
}

TEST_CASE("A portrait is the same after its way through text") {
  std::string why;
  for (std::size_t more = 0; more < 3; ++more) {
    std::string file = support::built_jpeg();
    file.insert(file.size() - 2, more, 'x');
    const std::string text = image::to_data_uri(file);
    CHECK(text.starts_with("data:image/jpeg;base64,/9j/"));
    CHECK(image::from_data_uri(text, why) == file);
  }
}

TEST_CASE("Text that is no portrait is refused with a reason") {
  const std::string good = image::to_data_uri(support::built_jpeg());
  for (const std::string& text :
       {std::string(), std::string("data:image/jpeg;base64,"),
        std::string("data:image/svg+xml;base64,AAAA"), good.substr(0, good.size() - 1),
        good.substr(0, 40) + '!' + good.substr(41),
        good + "AAAA=", good + "====", "javascript:" + good, image::to_data_uri("hello"),
        image::to_data_uri(std::string(image::most_portrait_bytes + 1, 'x')),
        "data:image/jpeg;base64," + std::string(4000000, 'A')}) {
    std::string why;
    CHECK_FALSE(image::from_data_uri(text, why));
    CHECK_FALSE(why.empty());
  }
}

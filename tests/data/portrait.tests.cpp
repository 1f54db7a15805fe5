// Portraits in saves and links: there when they were asked for, strictly read, never in the way.
#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "data/share.hpp"
#include "image/portrait.hpp"
#include "support/pictures.hpp"

using namespace roadbook;

namespace {

rules::Character ada() {
  rules::Character character;
  character.id = "ada";
  character.ruleset = "beacon-road";
  character.name = "Ada";
  return character;
}

std::string with_portrait(const std::string& text) {
  return R"({"format":"roadbook/character","version":3,"ruleset":"beacon-road","name":"Ada","portrait":)" +
         text + "}";
}

}  // namespace

TEST_CASE("A save holds its portrait only where that was asked for, and comes back with it") {
  const std::string portrait = support::real_jpeg();
  const std::string bare = data::write_document(ada(), 1000);
  CHECK(bare.find("portrait") == std::string::npos);
  const std::string whole = data::write_document(ada(), 1000, portrait);
  const data::Documents read = data::read_documents("ada.json", whole);
  REQUIRE(read.ok());
  REQUIRE(read.portraits.size() == 1);
  CHECK(read.portraits[0] == portrait);
  CHECK(read.without_portrait.empty());
  CHECK(std::get<rules::Character>(read.values[0]) == ada());
  // The sheet itself does not hold it.
  CHECK(data::write_document(read.values[0], 1000) == bare);
}

TEST_CASE("Each sheet of a library has its own portrait, or none") {
  rules::Character other = ada();
  other.id = "bela";
  rules::Crew crew;
  crew.id = "crew";
  crew.ruleset = "beacon-road";
  const std::vector<std::string> portraits{"", "", support::built_jpeg()};
  for (const std::string& text :
       {data::write_library({crew, ada(), other}, 0, {}, portraits),
        data::write_compact({crew, ada(), other}, 0, {}, portraits),
        data::write_libraries({crew, ada(), other}, 0, portraits).front()}) {
    const data::Documents read = data::read_documents("all.json", text);
    REQUIRE(read.ok());
    CHECK(read.portraits == portraits);
  }
}

TEST_CASE("A link carries a portrait where that was asked for") {
  const std::string portrait = support::built_jpeg(40, 40);
  const std::string link = data::share_fragment({ada()}, 0, {}, {portrait});
  const data::Documents read = data::read_text("link", link);
  REQUIRE(read.ok());
  CHECK(read.portraits == std::vector<std::string>{portrait});
  CHECK(data::read_text("link", data::share_fragment({ada()}, 0)).portraits ==
        std::vector<std::string>{""});
}

TEST_CASE("What a portrait's file says of its place and camera does not come in") {
  const std::string chatty =
      support::built_jpeg(8, 8, support::exif_segment(1) + support::jpeg_segment(0xfe, "home"));
  const data::Documents read =
      data::read_documents("ada.json", with_portrait('"' + image::to_data_uri(chatty) + '"'));
  REQUIRE(read.ok());
  CHECK(read.portraits[0] == support::built_jpeg());
}

TEST_CASE("A sheet whose portrait cannot be taken comes in without it, and that is told") {
  for (const std::string& text :
       {std::string("\"\""), std::string("\"https://example.org/me.jpg\""),
        '"' + image::to_data_uri(support::built_jpeg(600, 600)) + '"',
        '"' + image::to_data_uri("no picture") + '"',
        "\"data:image/jpeg;base64," + std::string(200000, 'A') + '"'}) {
    const data::Documents read = data::read_documents("ada.json", with_portrait(text));
    REQUIRE(read.ok());
    REQUIRE(read.values.size() == 1);
    CHECK(read.portraits[0].empty());
    REQUIRE(read.without_portrait.size() == 1);
    CHECK(read.without_portrait[0].pointer == "/portrait");
    CHECK(read.without_portrait[0].message.starts_with("The portrait "));
  }
}

TEST_CASE("Another program's field of that name is kept as it is") {
  const data::Documents read = data::read_documents("ada.json", with_portrait(R"({"file":7})"));
  REQUIRE(read.ok());
  CHECK(read.without_portrait.empty());
  CHECK(data::write_document(read.values[0]).find("\"file\": 7") != std::string::npos);
  const std::string written = data::write_document(read.values[0], 0, support::built_jpeg());
  CHECK(written.find("\"file\"") == std::string::npos);
  CHECK(data::read_documents("ada.json", written).portraits[0] == support::built_jpeg());
}

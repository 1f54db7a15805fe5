// Hostile text in every text field of a character and a crew: it reads back exactly, and comes into
// no file name as more than letters.
#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "data/file_name.hpp"
#include "data/json.hpp"
#include "data/save_writer.hpp"
#include "data/share.hpp"
#include "support/hostile.hpp"
#include "support/read_again.hpp"
#include "support/rounds.hpp"
#include "text/code_points.hpp"

using namespace roadbook;

namespace {

// How many texts of a save are this one, or the beginning of it.
std::size_t count_in(const data::Json& json, const std::string& text) {
  std::size_t count = 0;
  if (const std::string* found = data::text_of(&json)) {
    return !found->empty() && text.compare(0, found->size(), *found) == 0 ? 1 : 0;
  }
  if (json.is_array()) {
    for (const data::Json& each : data::elements_of(json)) count += count_in(each, text);
  }
  if (json.is_object()) {
    for (const auto& [key, each] : data::fields_of(json)) count += count_in(each, text);
  }
  return count;
}

}  // namespace

TEST_CASE("hostile text in every field of a save reads back exactly") {
  REQUIRE(support::hostile_texts().size() > 15);
  for (const bool crew : {false, true}) {
    std::size_t number = crew ? 1 : 0;
    for (const auto& [name, text] : support::hostile_texts()) {
      // In the short form each stands in one of the two.
      if (number++ % support::rounds(2, 1) != 0) continue;
      CAPTURE(name, crew);
      const std::string save = support::save_filled_with(crew, text);
      const data::Documents read = data::read_text("hostile", save);
      for (const data::Diagnostic& each : read.diagnostics) UNSCOPED_INFO(data::in_words(each));
      REQUIRE(read.values.size() == 1);
      CHECK(support::written_again(read) == "");
      const auto before = data::Json::parse(save, nullptr, false);
      const data::Json after = data::whole_json(read.values[0]);
      CHECK(count_in(before, text) > 25);
      CHECK(count_in(after, text) == count_in(before, text));
    }
  }
}

TEST_CASE("hostile names come into file names as letters only") {
  for (const auto& [name, text] : support::hostile_texts()) {
    INFO(name);
    const std::string file = data::file_name(text, "sheet", ".json");
    CHECK(file.size() <= 130);
    CHECK(file.find_first_of("/\\:*?\"<>|") == std::string::npos);
    CHECK(file.front() != '.');
    CHECK(file.front() != '-');
    CHECK(file != "aux.json");
    for (std::size_t at = 0; at < file.size();) {
      const std::uint32_t code = text::next_code_point(file, at).code;
      CHECK_FALSE(text::is_control(code));
      CHECK_FALSE(text::is_bidi_control(code));
      CHECK_FALSE(text::is_invisible(code));
    }
  }
}

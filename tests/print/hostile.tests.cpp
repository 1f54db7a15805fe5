// Hostile text in every text field, on paper: no element, attribute or turn of direction comes of
// it, and the file loads nothing.
#include <catch2/catch_test_macros.hpp>

#include "data/document.hpp"
#include "print/sheet.hpp"
#include "support/hostile.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"
#include "text/code_points.hpp"

using namespace roadbook;

namespace {

template <class T>
T filled(const std::string& text) {
  const data::Documents read = data::read_documents(
      "hostile", support::save_filled_with(std::is_same_v<T, rules::Crew>, text));
  REQUIRE(read.values.size() == 1);
  return std::get<T>(read.values[0]);
}

// What a browser would do something for, and what would turn the page; empty where there is none.
std::string harm_in(const std::string& html) {
  for (const char* part : {"<script", "<img", "<svg onload", "<b>bold", "<b>and<", "<a href",
                           "<iframe", "<link", "<!--", "</style><"}) {
    if (html.find(part) != std::string::npos) return part;
  }
  for (std::size_t at = 0; at < html.size();) {
    const std::uint32_t code = text::next_code_point(html, at).code;
    if (code == '\n' || code == '\t') continue;
    if (text::is_control(code) || text::is_bidi_control(code)) return std::to_string(code);
  }
  return {};
}

}  // namespace

TEST_CASE("hostile text in every field of a sheet is text on paper and nothing else") {
  const rules::Ruleset& game = support::beacon_road();
  for (const auto& [name, text] : support::hostile_texts()) {
    INFO(name);
    const auto character = filled<rules::Character>(text);
    const auto crew = filled<rules::Crew>(text);
    for (const std::string& html : {support::character_sheet(game, character, &crew, {}),
                                    support::crew_sheet(game, crew, {character}, {}),
                                    support::cards(game, {character}, &crew, {})}) {
      CHECK(harm_in(html) == "");
      CHECK(html.find("Content-Security-Policy\" content=\"default-src 'none'") !=
            std::string::npos);
    }
  }
}

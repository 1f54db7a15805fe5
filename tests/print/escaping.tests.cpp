// What players and other programs wrote is made harmless in one place.
#include <catch2/catch_test_macros.hpp>

#include "print/markup.hpp"
#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;
using print::escaped;

namespace {

bool contains_text(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("markup in a text is shown as it was typed") {
  CHECK(escaped("<b>\"Tom\" & 'Jerry'</b>") ==
        "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;");
}

TEST_CASE("control characters are taken out, line ends and tabs stay") {
  CHECK(escaped(std::string("a\0b\x01\x1b[31mc\nd\te\x7f", 15)) == "ab[31mc\nd\te");
  CHECK(escaped("a\xC2\x85z") == "az");
}

TEST_CASE("characters that turn the direction of writing are taken out") {
  CHECK(escaped("x\xE2\x80\xAEtxt.exe\xE2\x80\xAC y") == "xtxt.exe y");
  CHECK(escaped("\xE2\x81\xA6"
                "a\xE2\x81\xA9\xE2\x80\x8F") == "a");
}

TEST_CASE("bytes that are no UTF-8 become a replacement character") {
  CHECK(escaped("a\xFFz") == "a\xEF\xBF\xBDz");
  CHECK(escaped("\xC0\xBC") == "\xEF\xBF\xBD");
  CHECK(escaped("\xED\xA0\x80") == "\xEF\xBF\xBD");
  CHECK(escaped("\xE2\x82") == "\xEF\xBF\xBD");
}

TEST_CASE("letters of every script pass unchanged") {
  const std::string words = "Ünïcøde \xD7\x9E\xD7\xA8 \xE6\xBC\xA2\xE5\xAD\x97 \xF0\x9F\x97\xA1";
  CHECK(escaped(words) == words);
}

TEST_CASE("hostile text in every field of a character stays text") {
  const std::string hostile = "\"'><img src=x onerror=alert(1)></style></bdi><script>";
  const std::string harmless =
      "&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/style&gt;&lt;/bdi&gt;&lt;script&gt;";
  for (const rules::Ruleset* ruleset : {&support::beacon_road(), &support::tiny()}) {
    const rules::Character who = samples::filled_with(*ruleset, hostile);
    const std::string html = support::character_sheet(*ruleset, who, nullptr, {});
    CHECK_FALSE(contains_text(html, "<img"));
    CHECK_FALSE(contains_text(html, "<script"));
    CHECK(contains_text(html, harmless + "name"));
    const std::string cards = support::cards(*ruleset, {who}, nullptr, {});
    CHECK_FALSE(contains_text(cards, "<img"));
    CHECK_FALSE(contains_text(cards, "<script"));
  }
}

TEST_CASE("hostile text in every field of a crew stays text") {
  const std::string hostile = "\"'><img src=x onerror=alert(1)></style></bdi><script>";
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Crew crew = samples::crew_filled_with(ruleset, hostile);
  const std::string html =
      support::crew_sheet(ruleset, crew, {samples::filled_with(ruleset, hostile)}, {});
  CHECK_FALSE(contains_text(html, "<img"));
  CHECK_FALSE(contains_text(html, "<script"));
}

TEST_CASE("a hostile ruleset stays text") {
  rules::Ruleset ruleset = support::tiny();
  const std::string hostile = "</style><script>alert(1)</script>";
  ruleset.name = hostile;
  ruleset.licence = hostile;
  ruleset.id = "\"" + hostile;
  for (rules::Statistic& each : ruleset.statistics) each.name = hostile;
  for (rules::Action& each : ruleset.actions) each.name = hostile;
  for (const std::string& html :
       {support::blank_character(ruleset, "", {}), support::reference(ruleset, {})}) {
    CHECK_FALSE(contains_text(html, "<script"));
    CHECK(contains_text(html, "&lt;script&gt;"));
  }
}

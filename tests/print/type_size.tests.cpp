// How small the type on paper may become.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <regex>
#include <string>

#include "print/frame.hpp"
#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// What the print screen offers.
constexpr std::array<int, 6> percents{80, 90, 100, 115, 130, 150};

// The points behind the first `what` in `css`; 0 where it does not stand there.
double points_of(const std::string& css, const std::string& what) {
  const std::size_t at = css.find(what);
  if (at == std::string::npos) return 0;
  std::size_t end = 0;
  const double points = std::stod(css.substr(at + what.size()), &end);
  return css.compare(at + what.size() + end, 2, "pt") == 0 ? points : 0;
}

print::PrintOptions sized(int percent, print::Paper paper) {
  print::PrintOptions options;
  options.text_percent = percent;
  options.paper = paper;
  return options;
}

// Whether a size in a style sheet is held: by the least sizes, by that of what it stands in, or
// because it is given in points.
bool is_held(const std::string& size) {
  if (size.find("var(--rb-least)") != std::string::npos) return true;
  if (size.find("var(--rb-label)") != std::string::npos) return true;
  if (size.ends_with("em")) return std::stod(size) >= 1;
  if (size.ends_with("pt")) return std::stod(size) >= 7.5;
  return false;
}

}  // namespace

TEST_CASE("no size of text sets type below 7.5 points, or a label below 6.5") {
  for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
    double before = 0;
    for (const int percent : percents) {
      CAPTURE(percent, paper == print::Paper::a4);
      const std::string css = print::style(sized(percent, paper));
      CHECK(points_of(css, "--rb-least:") >= 7.5);
      CHECK(points_of(css, "--rb-label:") >= 6.5);
      const double usual = points_of(css, ";font-size:");
      CHECK(usual >= 7.5);
      CHECK(usual >= before);
      before = usual;
    }
    CHECK(before > 12);
  }
}

TEST_CASE("every size in the style sheets is held by the least sizes") {
  const std::string css = print::style({});
  const std::regex rule(R"(([^{}]+)\{([^{}]*)\})");
  const std::regex size(R"(font-size:([^;}]+))");
  int found = 0;
  for (std::sregex_iterator each(css.begin(), css.end(), rule), end; each != end; ++each) {
    const std::string selector = (*each)[1];
    const std::string body = (*each)[2];
    // Emblems and corners are drawings, and a ruler's words have a size within its drawing.
    const bool drawn = selector.find("rb-emblem") != std::string::npos ||
                       selector.find("rb-frame b") != std::string::npos ||
                       selector.find("rb-ruler text") != std::string::npos;
    if (drawn) continue;
    for (std::sregex_iterator one(body.begin(), body.end(), size); one != end; ++one) {
      const std::string given = (*one)[1];
      CAPTURE(selector, given);
      CHECK(is_held(given));
      ++found;
    }
  }
  CHECK(found > 60);
  CHECK_FALSE(is_held(".82em"));
  CHECK_FALSE(is_held("6pt"));
}

TEST_CASE(
    "what is full at the usual size is as tight in smaller text, for that is no smaller there") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const auto sheet = [&](int percent) {
    return support::crew_sheet(ruleset, samples::laden_crew(ruleset), {},
                               sized(percent, print::Paper::letter));
  };
  const std::string tightest = "rb-back rb-tight rb-tighter\"";
  REQUIRE(sheet(100).find(tightest) != std::string::npos);
  CHECK(sheet(80).find(tightest) != std::string::npos);
  CHECK(sheet(90).find(tightest) != std::string::npos);
}

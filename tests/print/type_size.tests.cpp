// How small the type on paper may become.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "print/frame.hpp"
#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// What the print screen offers, and the least that the command line does; in order.
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
  if (size == "var(--rb-roomy)") return true;
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
      CHECK(points_of(css, "--rb-roomy:") >= points_of(css, ";font-size:"));
      const double usual = points_of(css, ";font-size:");
      CHECK(usual >= 7.5);
      CHECK(usual >= before);
      before = usual;
    }
    CHECK(before > 12);
  }
}

TEST_CASE("every size in the style sheets is held by the least sizes") {
  // With the rules of larger text.
  const std::string css = print::style({}) + print::style(sized(150, print::Paper::letter));
  const std::regex rule(R"(([^{}]+)\{([^{}]*)\})");
  const std::regex size(R"(font-size:([^;}]+))");
  int found = 0;
  for (std::sregex_iterator each(css.begin(), css.end(), rule), end; each != end; ++each) {
    const std::string selector = (*each)[1];
    const std::string body = (*each)[2];
    // Emblems and corners are drawings, and a ruler's words have a size within its drawing.
    const bool drawn = selector.find("rb-emblem") != std::string::npos ||
                       selector.find("rb-frame>svg") != std::string::npos ||
                       selector.find("rb-ruler text") != std::string::npos;
    if (drawn) continue;
    for (std::sregex_iterator one(body.begin(), body.end(), size); one != end; ++one) {
      const std::string given = (*one)[1];
      CAPTURE(selector, given);
      CHECK(is_held(given));
      ++found;
    }
  }
  CHECK(found > 120);
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

namespace {

// The sizes of the sides of what `print` makes with these options, in percent.
template <class Print>
std::vector<int> sides_of(print::PrintOptions options, Print print) {
  std::vector<int> sides;
  options.side_set = [&](int percent) { sides.push_back(percent); };
  print(options);
  return sides;
}

struct Sheet {
  std::string name;
  std::function<void(const print::PrintOptions&)> print;
};

// New and full ones, of characters and crews, and blank ones, of each game.
std::vector<Sheet> all_sheets() {
  std::vector<Sheet> sheets;
  for (const rules::Ruleset* game : support::shipped_games()) {
    const auto character = [&](const std::string& name, const rules::Character& who) {
      sheets.push_back({game->id + " " + name, [game, who](const print::PrintOptions& options) {
                          support::character_sheet(*game, who, nullptr, options);
                        }});
    };
    character("new", rules::new_character(*game, "new"));
    character("typical", samples::typical(*game));
    character("laden", samples::laden(*game));
    character("overfull", samples::overfull(*game));
    const auto crew = [&](const std::string& name, const rules::Crew& of) {
      sheets.push_back({game->id + " " + name, [game, of](const print::PrintOptions& options) {
                          support::crew_sheet(*game, of, {}, options);
                        }});
    };
    if (game->crew.present) crew("crew", samples::crew(*game));
    if (game->crew.present) crew("full crew", samples::laden_crew(*game));
    sheets.push_back({game->id + " blank", [game](const print::PrintOptions& options) {
                        support::blank_character(*game, game->playbooks.front().id, options);
                      }});
    if (game->crew_types.empty()) continue;
    sheets.push_back({game->id + " blank crew", [game](const print::PrintOptions& options) {
                        support::blank_crew(*game, game->crew_types.front().id, options);
                      }});
  }
  return sheets;
}

}  // namespace

TEST_CASE("who asks for larger text gets larger text, on every side of every sheet") {
  std::vector<int> sizes(percents.begin(), percents.end());
  if (support::rounds(0, 1) != 0) {
    sizes.clear();
    for (int percent = 80; percent <= 150; percent += 5) sizes.push_back(percent);
  }
  // Each sheet on each paper; the first way round on one, the other on the other, all where it is
  // asked for.
  std::uint64_t count = 0;
  for (const Sheet& sheet : all_sheets()) {
    ++count;
    for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
      ++count;
      for (const bool landscape : {false, true}) {
        if (++count % support::rounds(2, 1) != 0) continue;
        std::vector<int> before;
        for (const int percent : sizes) {
          CAPTURE(sheet.name, paper == print::Paper::a4, landscape, percent);
          print::PrintOptions options = sized(percent, paper);
          options.landscape = landscape;
          const std::vector<int> sides = sides_of(options, sheet.print);
          REQUIRE(!sides.empty());
          for (const int each : sides) {
            CHECK(each >= 90);  // 7.5 points
            // Larger than the usual size is never set smaller than it was asked for.
            CHECK((percent <= 100 || each >= percent));
          }
          // One that goes on from page to page has its text once, and larger than both sides had.
          for (std::size_t i = 0; i < before.size(); ++i) {
            CHECK(sides[std::min(i, sides.size() - 1)] >= before[i]);
          }
          before = sides;
        }
      }
    }
  }
}

TEST_CASE("what is full is set smaller at the usual size, and only there") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const auto sides = [&](int percent) {
    return sides_of(sized(percent, print::Paper::a4), [&](const print::PrintOptions& options) {
      support::character_sheet(ruleset, samples::laden(ruleset), nullptr, options);
    });
  };
  CHECK(sides(100) == std::vector<int>{90, 90});
  CHECK(sides(90) == std::vector<int>{90, 90});
  for (const int each : sides(115)) CHECK(each == 115);
  for (const int each : sides(150)) CHECK(each == 150);
}

TEST_CASE("larger text sends the special abilities to the back, and loses no word") {
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    const auto sheet = [&](int percent) {
      return support::character_sheet(*game, samples::typical(*game), nullptr,
                                      sized(percent, print::Paper::a4));
    };
    const std::string usual = sheet(100);
    const std::string larger = sheet(115);
    const auto is_on_front = [](const std::string& html) {
      const std::size_t abilities = html.find("<section class=rb-abilities>");
      REQUIRE(abilities != std::string::npos);
      return abilities < html.find("class=\"rb-leaf rb-back");
    };
    CHECK(is_on_front(usual));
    if (game == &support::beacon_road()) CHECK_FALSE(is_on_front(larger));
    const auto words = [](const std::string& html) {
      std::multiset<std::string> found;
      std::string word;
      bool tag = false;
      for (const char each : html.substr(html.find("<main>"))) {
        tag = each == '<' || (tag && each != '>');
        if (!tag && each != '>' && each != ' ') {
          word += each;
        } else if (!word.empty()) {
          found.insert(std::exchange(word, {}));
        }
      }
      return found;
    };
    CHECK(words(usual) == words(larger));
    // What goes on from page to page has no back, and no head on it.
    std::multiset<std::string> largest = words(sheet(150));
    for (const std::string& each : words(usual)) CHECK(largest.count(each) > 0);
  }
}

// What is made of the drawings in assets/emblems stands for them: a drawing that was changed, and
// not made anew, is found here.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/kit/band.hpp"

using namespace roadbook;
using headless::Harness;

namespace {

using Point = std::array<double, 2>;
using Points = std::vector<Point>;

// The value of an attribute of an element; empty where it has none.
std::string attribute(const std::string& element, const std::string& name) {
  const std::string before = " " + name + "=\"";
  const std::size_t at = element.find(before);
  if (at == std::string::npos) return {};
  const std::size_t begin = at + before.size();
  return element.substr(begin, element.find('"', begin) - begin);
}

// The shapes of a drawing, from the back to the front, as they are written.
std::vector<std::string> shapes(const std::string& svg) {
  std::vector<std::string> found;
  for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    const bool shape = svg.compare(at, 6, "<path ") == 0 || svg.compare(at, 6, "<rect ") == 0;
    if (shape) found.push_back(svg.substr(at, svg.find('>', at) - at));
  }
  return found;
}

// Reads the data of a path. A curve is its control points: Dear ImGui takes the box of a glyph from
// them.
class PathReader {
 public:
  explicit PathReader(std::string data) : data_(std::move(data)) {}

  std::vector<Points> rings() {
    while (skip()) {
      if (std::isalpha(static_cast<unsigned char>(data_[at_])) != 0) command_ = data_[at_++];
      step();
    }
    return std::move(rings_);
  }

 private:
  bool skip() {
    while (at_ < data_.size() && (data_[at_] == ' ' || data_[at_] == ',')) ++at_;
    return at_ < data_.size();
  }
  double number() {
    skip();
    const std::size_t begin = at_;
    bool point = false;
    if (at_ < data_.size() && data_[at_] == '-') ++at_;
    while (at_ < data_.size()) {
      const char each = data_[at_];
      if (each == '.' ? point : std::isdigit(static_cast<unsigned char>(each)) == 0) break;
      point = point || each == '.';
      ++at_;
    }
    REQUIRE(at_ > begin);
    return std::strtod(data_.substr(begin, at_ - begin).c_str(), nullptr);
  }
  bool relative() const { return std::islower(static_cast<unsigned char>(command_)) != 0; }
  Point point(const Point& base) {
    const double x = number();
    const double y = number();
    return relative() ? Point{base[0] + x, base[1] + y} : Point{x, y};
  }
  void go(const Point& to) {
    pen_ = to;
    rings_.back().push_back(to);
  }
  void curve(const Point& first, const Point& second, const Point& end) {
    for (const Point& each : {first, second, end}) go(each);
  }
  void quadratic(const Point& middle, const Point& end) {
    const auto toward = [&](const Point& from) {
      return Point{from[0] + (middle[0] - from[0]) * 2 / 3,
                   from[1] + (middle[1] - from[1]) * 2 / 3};
    };
    curve(toward(pen_), toward(end), end);
  }
  void step() {
    const Point base = pen_;
    switch (std::tolower(static_cast<unsigned char>(command_))) {
      case 'z':
        pen_ = rings_.back().front();
        break;
      case 'm':
        pen_ = point(base);
        rings_.push_back({pen_});
        command_ = relative() ? 'l' : 'L';
        break;
      case 'l':
        go(point(base));
        break;
      case 'h':
        go({number() + (relative() ? base[0] : 0), base[1]});
        break;
      case 'v':
        go({base[0], number() + (relative() ? base[1] : 0)});
        break;
      case 'q': {
        const Point middle = point(base);
        quadratic(middle, point(base));
        break;
      }
      case 'c': {
        const Point first = point(base);
        const Point second = point(base);
        curve(first, second, point(base));
        break;
      }
      default:
        FAIL("The command " << command_ << " is not known.");
    }
  }

  std::string data_;
  std::size_t at_ = 0;
  char command_ = 0;
  Point pen_{};
  std::vector<Points> rings_;
};

// Left, top, right, bottom.
std::array<double, 4> bounds(const std::vector<Points>& rings) {
  std::array<double, 4> all{1e9, 1e9, -1e9, -1e9};
  for (const Points& ring : rings) {
    for (const Point& each : ring) {
      all = {std::min(all[0], each[0]), std::min(all[1], each[1]), std::max(all[2], each[0]),
             std::max(all[3], each[1])};
    }
  }
  return all;
}

// Corners in tenths, as the band has them.
using Corners = std::set<std::pair<int, int>>;

int tenths(double length) {
  return static_cast<int>(std::lround(length * 10));
}

// Those of `some` that no corner of `all` is at, but for rounding.
std::size_t missing(const Corners& some, const Corners& all) {
  const auto stands = [&](const std::pair<int, int>& each) {
    for (int x = -1; x <= 1; ++x) {
      for (int y = -1; y <= 1; ++y) {
        if (all.count({each.first + x, each.second + y}) != 0) return true;
      }
    }
    return false;
  };
  return static_cast<std::size_t>(std::count_if(
      some.begin(), some.end(), [&](const std::pair<int, int>& each) { return !stands(each); }));
}

std::vector<Points> drawn_rings(const std::string& shape) {
  if (shape.compare(0, 5, "<path") == 0) return PathReader(attribute(shape, "d")).rings();
  const auto number = [&](const char* name) {
    const std::string words = attribute(shape, name);
    return words.empty() ? 0.0 : std::stod(words);
  };
  const double left = number("x");
  const double top = number("y");
  const double right = left + number("width");
  const double bottom = top + number("height");
  return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
}

Corners corners_of(const std::vector<Points>& rings) {
  Corners all;
  for (const Points& ring : rings) {
    for (const Point& each : ring) all.insert({tenths(each[0]), tenths(each[1])});
  }
  return all;
}

Corners corners_of(const ui::Band::Path& path) {
  Corners all;
  for (const auto& ring : path.rings) {
    for (const ui::Band::Point& each : ring) {
      all.insert({tenths(static_cast<double>(each.x)), tenths(static_cast<double>(each.y))});
    }
  }
  return all;
}

std::string lines_of(const std::vector<std::string>& words) {
  std::string lines;
  for (const std::string& each : words) lines += each + "\n";
  return lines;
}

}  // namespace

TEST_CASE("the typeface of emblems has a glyph for each drawing, under its name and in its place") {
  const std::vector<std::string> drawings =
      shapes(support::file_text("assets/emblems/emblems.svg"));
  REQUIRE(drawings.size() > 20);
  std::vector<std::string> ids;
  for (const std::string& each : drawings) ids.push_back(attribute(each, "id"));
  Harness harness(400, 300);
  CHECK(harness.fonts().emblem_ids() == ids);
  CHECK(support::file_text("assets/emblems/ids.txt") == lines_of(ids));
  const auto code_of = [](std::size_t index) { return static_cast<ImWchar>(0xE000 + index); };
  // Left, top, right and bottom of each glyph, in units of the drawing.
  std::vector<std::array<double, 4>> glyphs(ids.size());
  harness.show([&](ui::Ui&) {
    constexpr float pixels = 128;
    constexpr double unit = 2;
    ImFontBaked* baked = harness.fonts().emblems()->GetFontBaked(pixels);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const ImFontGlyph* glyph = baked->FindGlyph(code_of(i));
      glyphs[i] = {glyph->X0 / unit, glyph->Y0 / unit, glyph->X1 / unit, glyph->Y1 / unit};
    }
  });
  for (std::size_t i = 0; i < ids.size(); ++i) {
    CAPTURE(ids[i]);
    CHECK(harness.fonts().emblems()->IsGlyphInFont(code_of(i)));
    const std::array<double, 4> drawn = bounds(drawn_rings(drawings[i]));
    for (std::size_t side = 0; side < 4; ++side) {
      CAPTURE(side, drawn[side], glyphs[i][side]);
      // Whole pixels, and one more where the edge is smooth.
      CHECK(std::abs(drawn[side] - glyphs[i][side]) < 1.25);
    }
  }
  CHECK_FALSE(harness.fonts().emblems()->IsGlyphInFont(code_of(ids.size())));
}

TEST_CASE("the band has every shape of its drawing, in its color and with its corners") {
  const std::vector<std::string> drawings = shapes(support::file_text("assets/emblems/band.svg"));
  ui::Band band;
  REQUIRE(band.read(support::file_text("assets/emblems/band.bin")));
  REQUIRE(band.paths().size() == drawings.size());
  std::size_t with_holes = 0;
  for (std::size_t i = 0; i < drawings.size(); ++i) {
    CAPTURE(i);
    const ui::Band::Path& path = band.paths()[i];
    const std::string fill = attribute(drawings[i], "fill").substr(1);
    CHECK(path.color == ui::rgb(static_cast<std::uint32_t>(std::stoul(fill, nullptr, 16))));
    const std::vector<Points> rings = drawn_rings(drawings[i]);
    const Corners drawn = corners_of(rings);
    const Corners made = corners_of(path);
    CHECK(missing(drawn, made) == 0);
    // A ring with holes is cut in two through them, which gives it corners of its own.
    if (rings.size() == 1) {
      CHECK(missing(made, drawn) == 0);
    } else {
      ++with_holes;
    }
  }
  CHECK(with_holes * 4 < drawings.size());
  CHECK(missing({{500, 500}}, {{502, 500}}) == 1);
}

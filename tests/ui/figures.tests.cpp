// The digits of the typefaces as they are drawn: in EB Garamond they stand on the line, in Inter
// they are of one width.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string_view>
#include <vector>

#include "headless/harness.hpp"

using namespace roadbook;
using headless::Harness;

namespace {

constexpr std::string_view digits = "0123456789";
constexpr float size = 200;

// Of a letter, in pixels from the top of its line.
struct Extent {
  float top = 0;
  float bottom = 0;
  float advance = 0;
};

std::vector<Extent> extents(ui::Face face, std::string_view letters) {
  Harness harness(400, 300);
  std::vector<Extent> found;
  harness.show([&](ui::Ui&) {
    found.clear();
    ImFontBaked* baked = harness.fonts().font(face)->GetFontBaked(size);
    for (const char letter : letters) {
      const ImFontGlyph* glyph = baked->FindGlyph(static_cast<ImWchar>(letter));
      found.push_back({glyph->Y0, glyph->Y1, glyph->AdvanceX});
    }
  });
  return found;
}

// How far apart the lowest and the highest of them are.
template <class Of>
float spread(const std::vector<Extent>& all, const Of& of) {
  REQUIRE_FALSE(all.empty());
  const auto [low, high] = std::minmax_element(
      all.begin(), all.end(), [&](const Extent& a, const Extent& b) { return of(a) < of(b); });
  return of(*high) - of(*low);
}

float of_tops(const std::vector<Extent>& all) {
  return spread(all, [](const Extent& each) { return each.top; });
}

float of_feet(const std::vector<Extent>& all) {
  return spread(all, [](const Extent& each) { return each.bottom; });
}

float of_widths(const std::vector<Extent>& all) {
  return spread(all, [](const Extent& each) { return each.advance; });
}

// What is round stands out over the line a little, and some digits end in a stroke below it.
constexpr float overshoot = size / 15;

}  // namespace

TEST_CASE("the digits of EB Garamond are all of one height, and none hangs below the line") {
  const std::vector<Extent> all = extents(ui::Face::display, digits);
  CHECK(of_tops(all) < overshoot);
  CHECK(of_feet(all) < overshoot);
  // Figures of old style are low as an x, or hang as a p.
  CHECK(of_tops(extents(ui::Face::display, "0x")) > overshoot);
  CHECK(of_feet(extents(ui::Face::display, "0p")) > overshoot);
  CHECK(of_feet(extents(ui::Face::display, "0H")) < overshoot);
}

TEST_CASE("the digits of Inter are all of one width") {
  for (const ui::Face face : {ui::Face::regular, ui::Face::semibold}) {
    CHECK(of_widths(extents(face, digits)) < 0.01F);
    CHECK(of_widths(extents(face, "1m")) > 1);
  }
}

// The colors and sizes of the theme, by day and by night.
#include "ui/kit/theme.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "ui/kit/band.hpp"

using namespace roadbook::ui;

TEST_CASE("black on white has the contrast that WCAG gives it") {
  CHECK(std::abs(contrast(rgb(0x000000), rgb(0xFFFFFF)) - 21.0F) < 0.01F);
  CHECK(std::abs(contrast(rgb(0x777777), rgb(0xFFFFFF)) - 4.48F) < 0.01F);
}

TEST_CASE("the edge of what is of ink is seen on the leaf and on the library's band") {
  for (const Palette* each : {&paper, &night, &stark_paper, &stark_night}) {
    const Color edge = edge_of_ink(*each);
    CHECK(contrast(edge, each->background) >= 3);
    CHECK(contrast(edge, each->panel) >= 3);
    CHECK(contrast(edge, band_ground) >= 3);
  }
}

TEST_CASE("a mix of two colors lies between them") {
  CHECK(mix(rgb(0x000000), rgb(0xFFFFFF), 0) == rgb(0x000000));
  CHECK(mix(rgb(0x000000), rgb(0xFFFFFF), 1) == rgb(0xFFFFFF));
  CHECK(mix(rgb(0x000000), rgb(0xC8C8C8), 0.5F) == rgb(0x646464));
}

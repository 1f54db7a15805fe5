#include "ui/kit/theme.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

using namespace roadbook::ui;

TEST_CASE("black on white has the contrast that WCAG gives it") {
  CHECK(std::abs(contrast(rgb(0x000000), rgb(0xFFFFFF)) - 21.0F) < 0.01F);
  CHECK(std::abs(contrast(rgb(0x777777), rgb(0xFFFFFF)) - 4.48F) < 0.01F);
}

TEST_CASE("every text colour is readable on every ground of both themes") {
  for (const Theme theme : {Theme::paper, Theme::night}) {
    const Palette& colors = palette_of(theme);
    for (const Tone tone : {Tone::ink, Tone::muted, Tone::accent, Tone::change, Tone::gold}) {
      for (const Color ground : {colors.background, colors.panel, colors.soft}) {
        CAPTURE(static_cast<int>(theme), static_cast<int>(tone));
        CHECK(contrast(color_of(colors, tone), ground) >= 4.5F);
      }
    }
    CHECK(contrast(colors.on_accent, colors.accent) >= 4.5F);
    // A hint is dark on light in the paper theme and the other way round at night.
    CHECK(contrast(colors.panel, colors.ink) >= 4.5F);
  }
}

TEST_CASE("the outline of a control stands out from its ground") {
  for (const Theme theme : {Theme::paper, Theme::night}) {
    const Palette& colors = palette_of(theme);
    for (const Color ground : {colors.background, colors.panel, colors.soft}) {
      CHECK(contrast(colors.muted, ground) >= 3.0F);
      CHECK(contrast(colors.change, ground) >= 3.0F);  // the ring of the keyboard
    }
  }
}

TEST_CASE("a mix of two colours lies between them") {
  CHECK(mix(rgb(0x000000), rgb(0xFFFFFF), 0) == rgb(0x000000));
  CHECK(mix(rgb(0x000000), rgb(0xFFFFFF), 1) == rgb(0xFFFFFF));
  CHECK(mix(rgb(0x000000), rgb(0xC8C8C8), 0.5F) == rgb(0x646464));
}

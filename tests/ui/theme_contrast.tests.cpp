// Every pair of colors that is drawn on each other, in all four palettes.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/band.hpp"
#include "ui/kit/dice.hpp"
#include "ui/kit/theme.hpp"

using namespace roadbook::ui;

namespace {

struct Named {
  std::string name;
  Palette colors;
  float text = 4.5F;     // the least for text
  float outline = 3.0F;  // the least for what is the only mark of a control
};

std::vector<Named> palettes() {
  return {{"paper", palette_of(Theme::paper)},
          {"night", palette_of(Theme::night)},
          {"paper with more contrast", palette_of(Theme::paper, true), 7.0F, 4.5F},
          {"night with more contrast", palette_of(Theme::night, true), 7.0F, 4.5F}};
}

std::vector<std::pair<std::string, Color>> grounds(const Palette& colors) {
  return {{"background", colors.background}, {"panel", colors.panel}, {"soft", colors.soft}};
}

}  // namespace

TEST_CASE("every text is readable on every ground of every palette") {
  for (const Named& each : palettes()) {
    const Palette& colors = each.colors;
    for (const auto& [ground, color] : grounds(colors)) {
      CAPTURE(each.name, ground);
      CHECK(contrast(colors.ink, color) >= each.text);
      CHECK(contrast(colors.muted, color) >= each.text);
      CHECK(contrast(colors.accent, color) >= each.text);
      CHECK(contrast(colors.change, color) >= each.text);
      CHECK(contrast(colors.gold, color) >= each.text);
      CHECK(contrast(colors.standing, color) >= each.text);
      CHECK(contrast(colors.staggered, color) >= each.text);
      CHECK(contrast(colors.danger, color) >= each.text);
    }
    CAPTURE(each.name);
    CHECK(contrast(colors.on_accent, colors.accent_fill) >= each.text);  // the main button
    CHECK(contrast(colors.on_accent, colors.danger_fill) >= each.text);  // the level of a harm
    CHECK(contrast(colors.panel, colors.ink) >= each.text);              // a hint, a filled chip
    CHECK(contrast(colors.panel, colors.change) >= each.text);           // words on what was done
  }
}

TEST_CASE("the words on each part of a bar of chances are readable, whatever its tone") {
  for (const Named& each : palettes()) {
    for (int tone = 0; tone <= static_cast<int>(Tone::armor); ++tone) {
      if (static_cast<Tone>(tone) == Tone::on_accent) continue;  // of words alone
      CAPTURE(each.name, tone);
      const ShareColors of = share_colors(each.colors, static_cast<Tone>(tone));
      CHECK(contrast(of.words, of.ground) >= each.text);
    }
  }
}

TEST_CASE("what can be pressed in a message is readable on its ink") {
  for (const Named& each : palettes()) {
    CAPTURE(each.name);
    CHECK(contrast(gold_on_ink(each.colors), each.colors.ink) >= each.text);
  }
}

TEST_CASE("the text of every accent is readable on every ground, and so is text on its fill") {
  for (const Theme theme : {Theme::paper, Theme::night}) {
    for (const bool stark : {false, true}) {
      for (int i = 0; i < accent_count; ++i) {
        const Palette colors = with_accent(theme, stark, static_cast<Accent>(i));
        const float least = stark ? 7.0F : 4.5F;
        for (const auto& [ground, color] : grounds(colors)) {
          CAPTURE(static_cast<int>(theme), stark, i, ground);
          CHECK(contrast(colors.accent, color) >= least);
        }
        CAPTURE(static_cast<int>(theme), stark, i);
        CHECK(contrast(colors.on_accent, colors.accent_fill) >= least);
        CHECK(contrast(colors.accent_fill, colors.background) >= 3.0F);
      }
    }
  }
}

TEST_CASE("the outline of a control, the ring of the keyboard and every mark stand out") {
  for (const Named& each : palettes()) {
    for (const auto& [ground, color] : grounds(each.colors)) {
      CAPTURE(each.name, ground);
      CHECK(contrast(each.colors.edge, color) >= each.outline);
      CHECK(contrast(each.colors.muted, color) >= each.outline);
      CHECK(contrast(each.colors.change, color) >= each.outline);
      CHECK(contrast(each.colors.accent, color) >= each.outline);
      CHECK(contrast(each.colors.ink, color) >= each.outline);
      CHECK(contrast(each.colors.armor, color) >= each.outline);
      CHECK(contrast(each.colors.standing_fill, color) >= each.outline);
      CHECK(contrast(each.colors.staggered_fill, color) >= each.outline);
      CHECK(contrast(each.colors.danger_fill, color) >= each.outline);
    }
  }
}

TEST_CASE("lines between things can be seen where more contrast is asked for") {
  for (const Theme theme : {Theme::paper, Theme::night}) {
    const Palette colors = palette_of(theme, true);
    for (const auto& [ground, color] : grounds(colors)) {
      CAPTURE(ground);
      CHECK(contrast(colors.line, color) >= 3.0F);
    }
  }
}

TEST_CASE("the text of every tone is readable, where a thing is under the pointer or held, too") {
  for (const Named& each : palettes()) {
    const Palette& colors = each.colors;
    const std::vector<std::pair<std::string, Color>> under{
        {"background", colors.background},
        {"panel", colors.panel},
        {"soft", colors.soft},
        {"a card under the pointer", mix(colors.panel, colors.soft, 0.7F)},
        {"a card that is held", mix(colors.panel, colors.soft, 0.9F)}};
    for (int tone = 0; tone <= static_cast<int>(Tone::armor); ++tone) {
      const auto kind = static_cast<Tone>(tone);
      if (kind == Tone::on_accent) continue;  // it stands on fills
      for (const auto& [ground, color] : under) {
        CAPTURE(each.name, ground, tone);
        CHECK(contrast(color_of(colors, kind), color) >= each.text);
      }
    }
    CAPTURE(each.name);
    CHECK(contrast(colors.ink, mix(colors.soft, colors.line, 0.25F)) >= each.text);  // a shield
  }
}

TEST_CASE("what stands on the woodcut band is readable on its sky, by day and by night") {
  CHECK(contrast(band_words, band_ground) >= 4.5F);
  CHECK(contrast(band_light, band_ground) >= 4.5F);
  CHECK(contrast(band_ground, band_light) >= 4.5F);  // the main button on it
}

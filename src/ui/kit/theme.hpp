// The look in numbers: the colours of paper and night, the type scale, the 4 pixel grid.
#pragma once

#include <cmath>
#include <cstdint>

namespace roadbook::ui {

// An opaque colour in sRGB.
struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Color&) const = default;
};

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U & 0xFFU),
          static_cast<std::uint8_t>(hex >> 8U & 0xFFU), static_cast<std::uint8_t>(hex & 0xFFU)};
}

// The colour that is `part` (0 to 1) of the way from `from` to `to`.
constexpr Color mix(Color from, Color to, float part) {
  const auto channel = [part](std::uint8_t a, std::uint8_t b) {
    const float value =
        static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * part;
    return static_cast<std::uint8_t>(static_cast<int>(value * 2 + 1) / 2);
  };
  return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

// The colours of one theme, named by their use.
struct Palette {
  Color background;  // the page
  Color panel;       // cards, sheet, bars
  Color soft;        // terms, hints
  Color line;        // rules between things; never the only mark of a control
  Color ink;         // text, filled dots
  Color muted;       // second voice, the outline of controls
  Color accent;      // chosen, in conflict, the one main button
  Color change;      // what would change, done, saved
  Color gold;        // experience, coin
  Color on_accent;   // text on the accent colour
};

inline constexpr Palette paper{rgb(0xF4EEE2), rgb(0xFFFDF8), rgb(0xEFE6D6), rgb(0xD8CDBA),
                               rgb(0x211C17), rgb(0x655C50), rgb(0x86281F), rgb(0x1E5A5E),
                               rgb(0x8A5E0F), rgb(0xFFFDF8)};
inline constexpr Palette night{rgb(0x14161B), rgb(0x1C1F26), rgb(0x242832), rgb(0x353A45),
                               rgb(0xECE6DA), rgb(0xA9A194), rgb(0xE27B69), rgb(0x72BBB6),
                               rgb(0xDBAC52), rgb(0x14161B)};

// For who asks the system for more contrast or for its own few colours: every text at least 7:1,
// and lines that can be seen.
inline constexpr Palette stark_paper{rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xF2F2F2), rgb(0x4A4A4A),
                                     rgb(0x000000), rgb(0x1C1C1C), rgb(0x7A0C06), rgb(0x00464A),
                                     rgb(0x5A3A00), rgb(0xFFFFFF)};
inline constexpr Palette stark_night{rgb(0x000000), rgb(0x000000), rgb(0x1A1A1A), rgb(0xB0B0B0),
                                     rgb(0xFFFFFF), rgb(0xF0F0F0), rgb(0xFFB3A6), rgb(0x8FF0EA),
                                     rgb(0xFFD57A), rgb(0x000000)};

enum class Theme : std::uint8_t { paper, night };

// `stark`: with more contrast.
constexpr const Palette& palette_of(Theme theme, bool stark = false) {
  if (stark) return theme == Theme::paper ? stark_paper : stark_night;
  return theme == Theme::paper ? paper : night;
}

// The contrast ratio of two colours after WCAG 2, between 1 and 21.
inline float contrast(Color a, Color b) {
  const auto linear = [](std::uint8_t channel) {
    const float part = static_cast<float>(channel) / 255.0F;
    return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
  };
  const auto luminance = [&linear](Color color) {
    return 0.2126F * linear(color.red) + 0.7152F * linear(color.green) +
           0.0722F * linear(color.blue);
  };
  const float first = luminance(a) + 0.05F;
  const float second = luminance(b) + 0.05F;
  return first > second ? first / second : second / first;
}

// What a text's colour says.
enum class Tone : std::uint8_t { ink, muted, accent, change, gold, on_accent };

constexpr Color color_of(const Palette& palette, Tone tone) {
  switch (tone) {
    case Tone::ink:
      return palette.ink;
    case Tone::muted:
      return palette.muted;
    case Tone::accent:
      return palette.accent;
    case Tone::change:
      return palette.change;
    case Tone::gold:
      return palette.gold;
    case Tone::on_accent:
      return palette.on_accent;
  }
  return palette.ink;
}

enum class Face : std::uint8_t { display, regular, semibold };

// The voices in which text is set.
enum class Type : std::uint8_t {
  heading_1,  // the question of a step
  heading_2,  // the name on a sheet
  heading_3,  // the name of an option
  heading_4,  // a part of a sheet
  body,
  strong,
  small,         // provenance, hints, terms
  small_strong,  // "chosen"
  label,         // small capitals with wide spacing
  number         // the large figure of a statistic
};

// Sizes in logical pixels as CSS counts them (the em, not ascent plus descent).
struct TypeSpec {
  Face face = Face::regular;
  float size = 15;
  float line_height = 22;
  float letter_spacing = 0;
  bool capitals = false;
};

// `compact`: the one-column layout, where the text is larger and the headings are smaller.
constexpr TypeSpec type_spec(Type type, bool compact) {
  switch (type) {
    case Type::heading_1:
      return compact ? TypeSpec{Face::display, 28, 32} : TypeSpec{Face::display, 34, 40};
    case Type::heading_2:
      return compact ? TypeSpec{Face::display, 26, 30} : TypeSpec{Face::display, 28, 34};
    case Type::heading_3:
      return {Face::display, 23, 28};
    case Type::heading_4:
      return {Face::display, 19, 24};
    case Type::body:
      return compact ? TypeSpec{Face::regular, 16, 23} : TypeSpec{Face::regular, 15, 22};
    case Type::strong:
      return compact ? TypeSpec{Face::semibold, 16, 23} : TypeSpec{Face::semibold, 15, 22};
    case Type::small:
      return compact ? TypeSpec{Face::regular, 14, 20} : TypeSpec{Face::regular, 13, 19};
    case Type::small_strong:
      return compact ? TypeSpec{Face::semibold, 14, 20} : TypeSpec{Face::semibold, 13, 19};
    case Type::label:
      return {Face::regular, 12, 17, 1.1F, true};
    case Type::number:
      return {Face::semibold, 26, 31};
  }
  return {};
}

// Distances, all on the 4 pixel grid.
inline constexpr float grid_unit = 4;
inline constexpr float radius_small = 6;
inline constexpr float radius = 8;
inline constexpr float radius_large = 10;
inline constexpr float touch_target = 44;    // the least height of what a finger presses
inline constexpr float pointer_target = 36;  // the same for a mouse
inline constexpr float compact_below = 820;  // window widths that get one column

}  // namespace roadbook::ui

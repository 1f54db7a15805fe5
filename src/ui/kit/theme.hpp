// The look in numbers: the colors of paper and night, the type scale, the 4 pixel grid.
#pragma once

#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace roadbook::ui {

// An opaque color in sRGB.
struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Color&) const = default;
};

// 0xRRGGBB as a color.
constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16U & 0xFFU),
          static_cast<std::uint8_t>(hex >> 8U & 0xFFU), static_cast<std::uint8_t>(hex & 0xFFU)};
}

// The color that is `part` (0 to 1) of the way from `from` to `to`.
constexpr Color mix(Color from, Color to, float part) {
  const auto channel = [part](std::uint8_t a, std::uint8_t b) {
    const float value =
        static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * part;
    return static_cast<std::uint8_t>(static_cast<int>(value * 2 + 1) / 2);
  };
  return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

// The colors of one theme, named by their use. Text has at least 4.5:1 on every ground, the edge
// of a control 3:1; a test holds all pairs against it.
struct Palette {
  Color background;     // the leaf: the page itself
  Color panel;          // what stands on it by itself: cards, fields, dialogs
  Color soft;           // bars, strips, the side sheet, what is under the pointer
  Color line;           // hairlines between things; never the only mark of a control
  Color edge;           // the outline of controls, empty boxes and dots
  Color ink;            // text, marks, the rule under a heading
  Color muted;          // second voice, labels
  Color accent;         // chosen, the emblem, the rule of the header; one to a sheet
  Color accent_fill;    // the one main button, what is filled by a choice
  Color on_accent;      // text on the accent's fill
  Color change;         // what would change, helps, is in reach, an ally; the keyboard's ring
  Color gold;           // experience, coin, stash
  Color standing;       // hit points above half
  Color standing_fill;  // their bar
  Color staggered;      // half or less; stress with one box left; heat
  Color staggered_fill;
  Color danger;       // dying, harm, hostile, war, a miss; in conflict
  Color danger_fill;  // carries text in `on_accent`
  Color armor;        // boxes of armor that are spent
};

// The accents that a game can give to its playbooks and crews, by name in its data.
enum class Accent : std::uint8_t { red, violet, olive, blue, rust, green, rose, slate };
inline constexpr int accent_count = 8;

// The colors of one accent.
struct AccentColors {
  Color text;  // on the leaf and on soft ground
  Color fill;  // carries text in `on_accent`
};

inline constexpr AccentColors paper_accents[accent_count] = {
    {rgb(0x86281F), rgb(0x86281F)}, {rgb(0x5A3670), rgb(0x5A3670)}, {rgb(0x5B5712), rgb(0x5B5712)},
    {rgb(0x27497D), rgb(0x27497D)}, {rgb(0x8A4513), rgb(0x8A4513)}, {rgb(0x2B5B34), rgb(0x2B5B34)},
    {rgb(0x8C2757), rgb(0x8C2757)}, {rgb(0x454F59), rgb(0x454F59)}};
inline constexpr AccentColors night_accents[accent_count] = {
    {rgb(0xE2906F), rgb(0xAE4831)}, {rgb(0xC9A8E0), rgb(0x7A5499)}, {rgb(0xCFC76F), rgb(0x6E691A)},
    {rgb(0x9BBAEE), rgb(0x3F659F)}, {rgb(0xE3A16B), rgb(0x98541C)}, {rgb(0x9CCB95), rgb(0x3F7248)},
    {rgb(0xEC9CC0), rgb(0xA54272)}, {rgb(0xB4C0CC), rgb(0x5A6772)}};

inline constexpr Palette paper{rgb(0xFBF6EA), rgb(0xFBF6EA), rgb(0xF3EAD9), rgb(0xD9CCB4),
                               rgb(0x928266), rgb(0x211C17), rgb(0x5F5548), rgb(0x86281F),
                               rgb(0x86281F), rgb(0xFFF8EA), rgb(0x1E5A5E), rgb(0x81570A),
                               rgb(0x2C6647), rgb(0x3F7D5A), rgb(0x8A4F00), rgb(0xB5730F),
                               rgb(0xA3201B), rgb(0xB3372B), rgb(0x4B5059)};
inline constexpr Palette night{rgb(0x1B1510), rgb(0x1B1510), rgb(0x261F18), rgb(0x3B3228),
                               rgb(0x7D6E58), rgb(0xEBE0CA), rgb(0xB5A68D), rgb(0xE2906F),
                               rgb(0xAE4831), rgb(0xFFF1DA), rgb(0x7CC3B5), rgb(0xDFB65C),
                               rgb(0x84C79B), rgb(0x5D9E76), rgb(0xEDB45C), rgb(0xD9942F),
                               rgb(0xF0907E), rgb(0xB54A36), rgb(0xA9ADB8)};

// For who asks the system for more contrast or for its own few colors: every text at least 7:1,
// and lines that can be seen.
inline constexpr Palette stark_paper{rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xF2F2F2), rgb(0x4A4A4A),
                                     rgb(0x1C1C1C), rgb(0x000000), rgb(0x1C1C1C), rgb(0x7A0C06),
                                     rgb(0x7A0C06), rgb(0xFFFFFF), rgb(0x00464A), rgb(0x5A3A00),
                                     rgb(0x004A22), rgb(0x004A22), rgb(0x6A3400), rgb(0x6A3400),
                                     rgb(0x8A0000), rgb(0x8A0000), rgb(0x2A2A2A)};
inline constexpr Palette stark_night{rgb(0x000000), rgb(0x000000), rgb(0x1A1A1A), rgb(0xB0B0B0),
                                     rgb(0xF0F0F0), rgb(0xFFFFFF), rgb(0xF0F0F0), rgb(0xFFB3A6),
                                     rgb(0xFFB3A6), rgb(0x000000), rgb(0x8FF0EA), rgb(0xFFD57A),
                                     rgb(0x9CF0B4), rgb(0x9CF0B4), rgb(0xFFC97A), rgb(0xFFC97A),
                                     rgb(0xFFB0A4), rgb(0xFFB0A4), rgb(0xD0D0D0)};

enum class Theme : std::uint8_t { paper, night };

// `stark`: with more contrast.
constexpr const Palette& palette_of(Theme theme, bool stark = false) {
  if (stark) return theme == Theme::paper ? stark_paper : stark_night;
  return theme == Theme::paper ? paper : night;
}

// The accent's colors there. With more contrast all accents are the palette's own.
constexpr AccentColors accent_colors(Theme theme, bool stark, Accent accent) {
  if (stark) {
    const Palette& own = palette_of(theme, true);
    return {own.accent, own.accent_fill};
  }
  const auto index = static_cast<int>(accent);
  return theme == Theme::paper ? paper_accents[index] : night_accents[index];
}

// The theme's colors with this accent.
constexpr Palette with_accent(Theme theme, bool stark, Accent accent) {
  Palette colors = palette_of(theme, stark);
  const AccentColors own = accent_colors(theme, stark, accent);
  colors.accent = own.text;
  colors.accent_fill = own.fill;
  return colors;
}

// The contrast ratio of two colors after WCAG 2, between 1 and 21.
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

// The edge of what is of ink, on any ground: half the way to the leaf it is seen on both.
constexpr Color edge_of_ink(const Palette& colors) {
  return mix(colors.ink, colors.panel, 0.5F);
}

// What can be pressed on a ground of ink: as much gold as leaves 7:1 to it.
inline Color gold_on_ink(const Palette& colors) {
  constexpr float least = 7.0F;
  for (const float part : {0.8F, 0.65F, 0.5F, 0.35F, 0.2F}) {
    const Color tinted = mix(colors.panel, colors.gold, part);
    if (contrast(tinted, colors.ink) >= least) return tinted;
  }
  return colors.panel;
}

// What a text's color says.
enum class Tone : std::uint8_t {
  ink,
  muted,
  accent,
  change,
  gold,
  on_accent,
  standing,
  staggered,
  danger,
  armor
};

// The color of a tone in this palette.
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
    case Tone::standing:
      return palette.standing;
    case Tone::staggered:
      return palette.staggered;
    case Tone::danger:
      return palette.danger;
    case Tone::armor:
      return palette.armor;
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
  number,        // the large figure of a statistic
  title,         // the name over a sheet
  prose,         // descriptions and the journal, in the display face
  prose_small,
  huge,    // current hit points
  figure,  // a defense
  button
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
      return compact ? TypeSpec{Face::display, 29, 33} : TypeSpec{Face::display, 37, 42};
    case Type::heading_2:
      return compact ? TypeSpec{Face::display, 26, 30} : TypeSpec{Face::display, 28, 34};
    case Type::heading_3:
      return {Face::display, 23, 28};
    case Type::heading_4:
      return {Face::display, 19, 24};
    case Type::body:
      return compact ? TypeSpec{Face::regular, 15, 21} : TypeSpec{Face::regular, 14, 20};
    case Type::strong:
      return compact ? TypeSpec{Face::semibold, 15, 21} : TypeSpec{Face::semibold, 14, 20};
    case Type::small:
      return compact ? TypeSpec{Face::regular, 13.5F, 19} : TypeSpec{Face::regular, 12.5F, 18};
    case Type::small_strong:
      return compact ? TypeSpec{Face::semibold, 13.5F, 19} : TypeSpec{Face::semibold, 12.5F, 18};
    case Type::label:
      return {Face::regular, 11, 16, 1.0F, true};
    case Type::number:
      return {Face::semibold, 26, 31};
    case Type::title:
      return compact ? TypeSpec{Face::display, 30, 34} : TypeSpec{Face::display, 39, 44};
    case Type::prose:
      return {Face::display, 18, 24};
    case Type::prose_small:
      return {Face::display, 17, 22};
    case Type::huge:
      return compact ? TypeSpec{Face::semibold, 42, 46} : TypeSpec{Face::semibold, 58, 60};
    case Type::button:
      return compact ? TypeSpec{Face::semibold, 14, 20} : TypeSpec{Face::semibold, 13, 19};
    case Type::figure:
      return compact ? TypeSpec{Face::semibold, 26, 30} : TypeSpec{Face::semibold, 34, 38};
  }
  return {};
}

// Distances, all on the 4 pixel grid.
inline constexpr float radius_small = 6;
inline constexpr float radius = 8;
inline constexpr float radius_large = 10;
inline constexpr float touch_target = 44;    // the least height of what a finger presses
inline constexpr float pointer_target = 36;  // the same for a mouse
inline constexpr float compact_below = 820;  // window widths that get one column
inline constexpr float low_below = 520;      // window heights where little may stay in sight

}  // namespace roadbook::ui

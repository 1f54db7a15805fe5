// Text in writing systems that the carried typefaces have no letters for: cut into units, put into
// the order in which they stand on a line. Pure: what a typeface has is asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::ui {

enum class Direction : std::uint8_t { left_to_right, right_to_left, number, neutral };

// A part of a text that is drawn as one: a letter of the typeface, or a word, an ideograph, a
// letter with its marks, a picture that something else draws.
struct TextUnit {
  std::size_t begin = 0;
  std::size_t end = 0;
  unsigned int code = 0;  // the first code point
  bool lacking = false;   // the typeface does not have it
  bool breaks = false;    // a line may end after it
  Direction direction = Direction::neutral;
};

// Whether the typeface has a letter for a code point.
using Covered = std::function<bool(unsigned int)>;

// A unit of a text that `may_lack_letters` found to lack no letter: one code point.
TextUnit plain_unit_at(std::string_view words, std::size_t at);
// The unit that begins at `at`.
TextUnit unit_at(std::string_view words, std::size_t at, const Covered& covered);

// Where the letter ends that begins at `at`: with the marks on it, and a picture with all that
// joins it. A cursor does not stop inside.
std::size_t letter_end(std::string_view words, std::size_t at);

// True where a text may hold anything but letters that stand one after another from left to right;
// a quick look at its bytes. False: its code points are its units.
bool may_lack_letters(std::string_view words);

// The units of one line in the order in which they stand from left to right (the Unicode
// bidirectional algorithm without its embeddings, whose controls have no power here).
std::vector<TextUnit> in_visual_order(std::string_view line, const Covered& covered);

// What stands in a unit's place at the other end of a line that runs from right to left: brackets.
unsigned int mirrored(unsigned int code);

}  // namespace roadbook::ui

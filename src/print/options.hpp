// How a sheet is to be printed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roadbook::rules {
struct Character;
}

namespace roadbook::print {

enum class Paper : std::uint8_t { a4, letter };

// How much ink a sheet takes.
enum class Style : std::uint8_t {
  full,  // the colors of the book: tinted panels, accents
  ink    // black on white, hairlines, nothing filled that need not be
};

// A font file that goes into the document, so that it looks the same where it is not installed.
struct Typeface {
  std::string_view family;
  int weight = 400;
  std::string_view bytes;  // OpenType; must live as long as the options
  // The letters that few texts need, in a file of their own: put in where the document has one of
  // them. `more_letters` says which, as CSS writes a unicode-range. Both may be empty.
  std::string_view more = {};
  std::string_view more_letters = {};
};

// How sheets are printed, whatever is on them.
struct PrintOptions {
  Paper paper = Paper::a4;
  Style style = Style::full;
  bool landscape = false;
  int text_percent = 100;  // size of the text, 80 to 150; what is full may be set smaller
  bool reasons = false;    // under each derived number, how it came about
  std::vector<Typeface> typefaces;
  // The bytes of a character's portrait, a JPEG file; empty: none. Without it no portrait is
  // printed, as never where ink is spared.
  std::function<std::string(const rules::Character&)> portrait_of;
  // Is told of each side of a sheet how large its text is set, in percent of the usual size.
  std::function<void(int)> side_set;
  // Packages as they are named with their author and license, and what they brought: "Stress,
  // Hunt".
  std::vector<std::pair<std::string, std::string>> credits;
  // Licenses of packages that no line holds: they stand at the end.
  std::vector<std::string> licences;
  // The document opens the print dialog of the browser that shows it: its one script.
  bool opens_dialog = false;
};

}  // namespace roadbook::print

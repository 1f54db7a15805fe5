// How a sheet is to be printed.
#pragma once

#include <cstdint>

namespace roadbook::print {

enum class Paper : std::uint8_t { a4, letter };

enum class Style : std::uint8_t {
  full,  // the colours of the book: tinted panels, accents
  ink    // black on white, hairlines, nothing filled that need not be
};

struct PrintOptions {
  Paper paper = Paper::a4;
  Style style = Style::full;
  bool landscape = false;
  int text_percent = 100;  // size of the text, 80 to 150
  bool reasons = false;    // under each derived number, how it came about
};

}  // namespace roadbook::print

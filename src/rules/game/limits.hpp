// How much a document holds: the letters of its texts and the elements of its lists, and what is
// said of more.
#pragma once

#include <cstddef>
#include <string>

#include "text/code_points.hpp"

namespace roadbook::rules {

// How many characters (not bytes) a text may have.
namespace limit {
inline constexpr std::size_t id = 64;
inline constexpr std::size_t name = 200;
inline constexpr std::size_t text = 4000;
inline constexpr std::size_t notes = 20000;
// How many elements a list may have.
inline constexpr std::size_t entries = 1000;
inline constexpr std::size_t journal = 10000;
// How many segments a clock of a file may have; a table draws fewer.
inline constexpr int segments = 100;
}  // namespace limit

// Why a text or a list is refused, as a sentence: how long it is, and how long it may be.
inline std::string too_long(std::size_t characters, std::size_t most) {
  return "This text has " + std::to_string(characters) + " characters; at most " +
         std::to_string(most) + " fit here.";
}

// The sentence about a list of a file that is longer than is read.
inline std::string too_many(std::size_t elements, std::size_t most) {
  return "This list has " + std::to_string(elements) + " elements; at most " +
         std::to_string(most) + " fit here.";
}

// The text as far as it fits, with dots for what is left out.
inline std::string shortened(const std::string& words, std::size_t most) {
  if (text::letters(words) <= most) return words;
  std::size_t end = 0;
  for (std::size_t i = 1; i < most; ++i) text::next_code_point(words, end);
  return words.substr(0, end) + "…";
}

}  // namespace roadbook::rules

// Where one step leads from a place in the words of the screen: by letter, word or line.
#pragma once

#include <cstddef>

#include "ui/kit/inside/shown_words.hpp"

namespace roadbook::ui {

// A place among the passages.
struct Spot {
  std::size_t passage = 0;  // which of them
  std::size_t byte = 0;     // of its words
};

// One step over the words that can be reached. Where none leads on it ends where it begins.
class Stride {
 public:
  // `all` outlive it. `column`: words are selected, and it stays in the column of that passage;
  // nullptr: it goes on in the order of reading.
  Stride(const Passages& all, Spot from, const Passage* column)
      : all_(all), at_(from), column_(column) {}

  Spot letter(bool back) const;
  // To the end of a word, or back to its begin.
  Spot word(bool back) const;
  // To the nearest line above or below, at the letter that is nearest to `x`.
  Spot line(bool up, float x) const;
  // To the first or the last letter of the line.
  Spot edge(bool end) const;

 private:
  bool reaches(const Passage& passage) const;
  Spot next(bool back) const;
  Spot beyond(bool up) const;

  const Passages& all_;
  Spot at_;
  const Passage* column_;
};

}  // namespace roadbook::ui

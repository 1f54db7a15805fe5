// Fits an edit into the length that a field may have.
#include "ui/kit/inside/fit_text.hpp"

#include <algorithm>
#include <cstddef>

#include "text/code_points.hpp"

namespace roadbook::ui {

int count_letters(std::string_view words) {
  return static_cast<int>(text::letters(words));
}

std::string fitted(std::string_view before, std::string_view after, int limit) {
  const int most = std::max(limit, count_letters(before));
  const int too_many = count_letters(after) - most;
  if (limit <= 0 || too_many <= 0) return std::string(after);
  // The place that was changed, between what both begin with and what both end with.
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t start = 0;
  while (start < shorter && before[start] == after[start]) ++start;
  start = text::letter_start(after, start);
  std::size_t end = 0;
  while (end < shorter - start &&
         before[before.size() - 1 - end] == after[after.size() - 1 - end]) {
    ++end;
  }
  while (end > 0 && text::goes_on(after[after.size() - end])) --end;
  const std::string_view put_in = after.substr(start, after.size() - start - end);
  std::string kept(after.substr(0, start));
  const int fit = std::max(count_letters(put_in) - too_many, 0);
  kept += text::first_letters(put_in, static_cast<std::size_t>(fit));
  kept += after.substr(after.size() - end);
  return kept;
}

std::string full_words(std::string_view words, int limit) {
  const int letters = limit > 0 ? count_letters(words) : -1;
  if (letters < limit) return {};
  const std::string most = std::to_string(limit);
  if (letters == limit) return "This field is full: it holds up to " + most + " letters.";
  return "This is longer than the " + most +
         " letters that fit. All of it is kept; you can make it shorter, not longer.";
}

}  // namespace roadbook::ui

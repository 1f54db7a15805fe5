// Fits an edit into the length that a field may have.
#include "ui/kit/inside/fit_text.hpp"

#include <algorithm>
#include <cstddef>

namespace roadbook::ui {

namespace {

bool starts_letter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The first `count` letters.
std::string_view first_letters(std::string_view words, int count) {
  std::size_t at = 0;
  while (at < words.size()) {
    if (starts_letter(words[at]) && --count < 0) break;
    ++at;
  }
  return words.substr(0, at);
}

}  // namespace

int count_letters(std::string_view words) {
  return static_cast<int>(std::count_if(words.begin(), words.end(), starts_letter));
}

std::string fitted(std::string_view before, std::string_view after, int limit) {
  const int most = std::max(limit, count_letters(before));
  const int too_many = count_letters(after) - most;
  if (limit <= 0 || too_many <= 0) return std::string(after);
  // The place that was changed, between what both begin with and what both end with.
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t start = 0;
  while (start < shorter && before[start] == after[start]) ++start;
  while (start > 0 && start < after.size() && !starts_letter(after[start])) --start;
  std::size_t end = 0;
  while (end < shorter - start &&
         before[before.size() - 1 - end] == after[after.size() - 1 - end]) {
    ++end;
  }
  while (end > 0 && !starts_letter(after[after.size() - end])) --end;
  const std::string_view put_in = after.substr(start, after.size() - start - end);
  std::string kept(after.substr(0, start));
  kept += first_letters(put_in, std::max(count_letters(put_in) - too_many, 0));
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

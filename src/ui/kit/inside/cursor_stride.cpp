// Steps from letter to letter, from word to word, and from line to line.
#include "ui/kit/inside/cursor_stride.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

#include "ui/kit/scripts.hpp"

namespace roadbook::ui {

namespace {

std::size_t letter_behind(const Passage& here, std::size_t byte) {
  return here.lines.empty() ? here.words.size() : letter_end(here.words, byte);
}

std::size_t letter_before(const Passage& here, std::size_t byte) {
  std::size_t begin = 0;
  for (std::size_t end = letter_behind(here, 0); end < byte; end = letter_behind(here, end)) {
    begin = end;
  }
  return begin;
}

// Whether two parts stand in one line of a text.
bool stand_in_line(const Passage& here, const SpelledLine& one, const SpelledLine& other) {
  const std::size_t end = one.begin + one.size;
  return one.at.y == other.at.y && other.begin >= end &&
         here.words.substr(end, other.begin - end).find('\n') == std::string_view::npos;
}

// How far a line is above or below: first by its height, then by what `x` lies aside of it. Nothing
// where it stands beside the cursor or on the other side.
std::optional<float> way_between(const Rect& now, const Rect& line, bool up, float x) {
  const float overlap = 0.3F * std::min(now.height, line.height);
  const bool there =
      up ? line.y + line.height <= now.y + overlap : line.y >= now.y + now.height - overlap;
  if (!there) return std::nullopt;
  constexpr float weight = 0.05F;
  constexpr float most = 14;  // less than the next line is away
  const float aside = std::max({line.x - x, x - line.x - line.width, 0.0F});
  const float way = std::abs(line.y + line.height / 2 - now.y - now.height / 2);
  return way + std::min(weight * aside, most);
}

}  // namespace

Spot Stride::letter(bool back) const {
  const Passage& here = all_[at_.passage];
  if (at_.byte == (back ? 0 : here.words.size())) return next(back);
  return {at_.passage, back ? letter_before(here, at_.byte) : letter_behind(here, at_.byte)};
}

Spot Stride::word(bool back) const {
  const Passage& here = all_[at_.passage];
  const std::string_view words = here.words;
  std::size_t byte = at_.byte;
  if (byte == (back ? 0 : words.size())) return next(back);
  if (here.lines.empty()) return {at_.passage, back ? 0 : words.size()};
  if (back) {
    while (byte > 0 && is_gap(words[byte - 1])) --byte;
    while (byte > 0 && !is_gap(words[byte - 1])) --byte;
  } else {
    while (byte < words.size() && is_gap(words[byte])) ++byte;
    while (byte < words.size() && !is_gap(words[byte])) ++byte;
  }
  return {at_.passage, byte};
}

Spot Stride::line(bool up, float x) const {
  const Rect now = caret_of(all_[at_.passage], at_.byte);
  std::size_t found = all_.size();
  const SpelledLine* found_line = nullptr;
  float best = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Passage& each = all_[i];
    if (!in_one_column(each, all_[at_.passage]) || !reaches(each)) continue;
    const auto look = [&](const Rect& rect, const SpelledLine* line) {
      const std::optional<float> way = way_between(now, rect, up, x);
      if (!way || (found < all_.size() && *way >= best)) return;
      best = *way;
      found = i;
      found_line = line;
    };
    for (const SpelledLine& line : each.lines) {
      const float width = x_of(each, line, line.begin + line.size) - line.at.x;
      look({line.at.x, line.at.y, width, line.style.line_height}, &line);
    }
    if (each.lines.empty()) look(each.rect, nullptr);
  }
  if (found == all_.size()) return beyond(up);
  const Passage& passage = all_[found];
  if (found_line != nullptr) return {found, byte_in_line(passage, *found_line, x)};
  const bool on_left = x < passage.rect.x + passage.rect.width / 2;
  return {found, on_left ? 0 : passage.words.size()};
}

Spot Stride::edge(bool end) const {
  const Passage& here = all_[at_.passage];
  const SpelledLine* line = line_of(here, at_.byte);
  if (line == nullptr) return {at_.passage, end ? here.words.size() : 0};
  // The line may be drawn in parts.
  const SpelledLine* const first = here.lines.data();
  const SpelledLine* const last = first + here.lines.size() - 1;
  if (end) {
    while (line != last && stand_in_line(here, line[0], line[1])) ++line;
    return {at_.passage, line->begin + line->size};
  }
  while (line != first && stand_in_line(here, line[-1], line[0])) --line;
  return {at_.passage, line->begin};
}

bool Stride::reaches(const Passage& passage) const {
  return column_ == nullptr || in_one_column(*column_, passage);
}

// The begin of the next passage that it reaches, or the end of the one before.
Spot Stride::next(bool back) const {
  for (std::size_t i = at_.passage; back ? i > 0 : i + 1 < all_.size();) {
    i = back ? i - 1 : i + 1;
    if (reaches(all_[i])) return {i, back ? all_[i].words.size() : 0};
  }
  return at_;
}

// No line stands there: to the end of the passage, and from there in the order of reading.
Spot Stride::beyond(bool up) const {
  const std::size_t end = up ? 0 : all_[at_.passage].words.size();
  return column_ != nullptr || at_.byte != end ? Spot{at_.passage, end} : next(up);
}

}  // namespace roadbook::ui

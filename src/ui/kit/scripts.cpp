// Cuts text into units of one writing system, and orders them.
#include "ui/kit/scripts.hpp"

#include <algorithm>
#include <array>

#include "text/code_points.hpp"

namespace roadbook::ui {

namespace {

struct Range {
  unsigned int from;
  unsigned int to;
};

template <std::size_t N>
bool in(const std::array<Range, N>& ranges, unsigned int code) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [code](const Range& each) { return code >= each.from && code <= each.to; });
}

// Marks that sit on the letter before them, and what joins or changes it.
constexpr std::array<Range, 30> marks{{
    {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5C7},   {0x610, 0x61A},
    {0x64B, 0x65F},   {0x670, 0x670},   {0x6D6, 0x6DC},   {0x6DF, 0x6E8},   {0x900, 0x903},
    {0x93A, 0x94F},   {0x951, 0x957},   {0x962, 0x963},   {0x981, 0x983},   {0x9BC, 0x9CD},
    {0xA01, 0xA03},   {0xA3C, 0xA4D},   {0xB01, 0xB03},   {0xB82, 0xBCD},   {0xE31, 0xE31},
    {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0xEB1, 0xEBC},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200C, 0x200D}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF},
}};

// Written without spaces; a line may end after each.
constexpr std::array<Range, 10> ideographs{{
    {0x1100, 0x11FF},
    {0x2E80, 0x312F},
    {0x3130, 0x4DBF},
    {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF},
    {0xAC00, 0xD7FF},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE4F},
    {0xFF00, 0xFFEF},
    {0x20000, 0x3FFFF},
}};

constexpr std::array<Range, 5> pictures{{
    {0x2300, 0x23FF},
    {0x2600, 0x27BF},
    {0x2B00, 0x2BFF},
    {0x1F000, 0x1FAFF},
    {0xE0020, 0xE007F},
}};

constexpr std::array<Range, 6> leftward{{
    {0x590, 0x8FF},
    {0xFB1D, 0xFDFF},
    {0xFE70, 0xFEFC},
    {0x10800, 0x10FFF},
    {0x1E800, 0x1EFFF},
    {0x200F, 0x200F},
}};

// Scripts that write without spaces: a long run is cut between letters.
constexpr std::array<Range, 3> unspaced{{{0xE00, 0xEFF}, {0x1000, 0x109F}, {0x1780, 0x17FF}}};

// Invisible controls of direction and layout. They have no power here and stay letters of their
// own, so that nothing hides in a name.
bool is_control(unsigned int code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C ||
         (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || code == 0xFFFD;
}

bool is_mark(unsigned int code) {
  return in(marks, code);
}
bool is_picture(unsigned int code) {
  return in(pictures, code);
}
bool is_ideograph(unsigned int code) {
  return in(ideographs, code);
}
bool is_regional(unsigned int code) {
  return code >= 0x1F1E6 && code <= 0x1F1FF;
}
bool is_skin(unsigned int code) {
  return code >= 0x1F3FB && code <= 0x1F3FF;
}

// Marks that do not stand at the beginning of a line.
bool closes(unsigned int code) {
  constexpr std::array<unsigned int, 22> all{
      0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x30FB,
      0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60};
  return std::find(all.begin(), all.end(), code) != all.end();
}

bool opens(unsigned int code) {
  constexpr std::array<unsigned int, 10> all{0x3008, 0x300A, 0x300C, 0x300E, 0x3010,
                                             0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B};
  return std::find(all.begin(), all.end(), code) != all.end();
}

Direction direction_of(unsigned int code) {
  if (code >= '0' && code <= '9') return Direction::number;
  if (in(leftward, code)) return Direction::right_to_left;
  if (code < 'A' || (code > 'Z' && code < 'a') || (code > 'z' && code < 0xAA) ||
      (code >= 0x2000 && code <= 0x2BFF) || (code >= 0x3000 && code <= 0x3003)) {
    return Direction::neutral;
  }
  return Direction::left_to_right;
}

unsigned int peek(std::string_view words, std::size_t at) {
  return at < words.size() ? text::next_code_point(words, at).code : 0;
}

bool breaks_after(unsigned int code) {
  return code == ' ' || code == '-' || code == '/' || code == 0x2013 || code == 0x2014;
}

void take_marks(std::string_view words, std::size_t& end) {
  while (end < words.size() && is_mark(peek(words, end))) text::next_code_point(words, end);
}

// A picture with all that joins it: skin, sex, family, flag.
void take_picture(std::string_view words, unsigned int first, std::size_t& end) {
  if (is_regional(first) && is_regional(peek(words, end))) text::next_code_point(words, end);
  while (end < words.size()) {
    const unsigned int next = peek(words, end);
    if (!is_mark(next) && !is_skin(next) && !(next >= 0xE0020 && next <= 0xE007F)) return;
    text::next_code_point(words, end);
    if (next == 0x200D && is_picture(peek(words, end))) text::next_code_point(words, end);
  }
}

// The rest of a word in a script that joins or stacks its letters.
void take_word(std::string_view words, const Covered& covered, TextUnit& unit) {
  constexpr int longest = 40;
  constexpr int piece = 12;
  const bool cut = in(unspaced, unit.code);
  for (int count = 1; unit.end < words.size(); ++count) {
    const unsigned int next = peek(words, unit.end);
    const bool mark = is_mark(next);
    if (!mark && (next < 0x80 || is_control(next) || is_ideograph(next) || is_picture(next) ||
                  covered(next) || direction_of(next) != unit.direction)) {
      return;
    }
    if (!mark && (count >= longest || (cut && count >= piece))) {
      unit.breaks = true;
      return;
    }
    text::next_code_point(words, unit.end);
  }
}

}  // namespace

TextUnit plain_unit_at(std::string_view words, std::size_t at) {
  TextUnit unit;
  unit.begin = unit.end = at;
  unit.code = text::next_code_point(words, unit.end).code;
  unit.breaks = breaks_after(unit.code);
  return unit;
}

TextUnit unit_at(std::string_view words, std::size_t at, const Covered& covered) {
  TextUnit unit;
  unit.begin = unit.end = at;
  unit.code = text::next_code_point(words, unit.end).code;
  unit.direction = direction_of(unit.code);
  unit.breaks = breaks_after(unit.code);
  if (is_control(unit.code)) return unit;
  const bool marked = unit.code > ' ' && is_mark(peek(words, unit.end));
  const bool here = unit.code < 0x80 || covered(unit.code);
  if (here && !marked) return unit;
  unit.lacking = true;
  if (is_picture(unit.code) || is_regional(unit.code)) {
    take_picture(words, unit.code, unit.end);
    unit.breaks = true;
  } else if (is_ideograph(unit.code)) {
    take_marks(words, unit.end);
    unit.breaks = !opens(unit.code) && !closes(peek(words, unit.end));
  } else if (here) {
    take_marks(words, unit.end);
  } else {
    take_word(words, covered, unit);
  }
  return unit;
}

std::size_t letter_end(std::string_view words, std::size_t at) {
  return unit_at(words, at, [](unsigned int code) { return !is_picture(code); }).end;
}

bool may_lack_letters(std::string_view words) {
  // Letters up to U+02FF have lead bytes below 0xCC; so have most texts. Dashes, quotation marks,
  // the dots at the end of what was cut and the minus are in every typeface.
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (static_cast<unsigned char>(words[at]) < 0xCC) continue;
    const std::string_view mark = words.substr(at, 3);
    if (mark != "–" && mark != "—" && mark != "‘" && mark != "’" && mark != "“" && mark != "”" &&
        mark != "…" && mark != "−") {
      return true;
    }
    at += 2;
  }
  return false;
}

std::vector<TextUnit> in_visual_order(std::string_view line, const Covered& covered) {
  std::vector<TextUnit> units;
  bool any = false;
  for (std::size_t at = 0; at < line.size();) {
    units.push_back(unit_at(line, at, covered));
    at = units.back().end;
    any = any || units.back().direction == Direction::right_to_left;
  }
  if (!any) return units;
  int base = 0;
  for (const TextUnit& unit : units) {
    if (unit.direction == Direction::left_to_right) break;
    if (unit.direction != Direction::right_to_left) continue;
    base = 1;
    break;
  }
  // Levels: letters by their direction, numbers within what runs to the left, then what stands
  // between them.
  std::vector<int> levels(units.size(), -1);
  int strong = base;
  for (std::size_t i = 0; i < units.size(); ++i) {
    switch (units[i].direction) {
      case Direction::right_to_left:
        levels[i] = strong = 1;
        break;
      case Direction::left_to_right:
        strong = 0;
        levels[i] = base == 0 ? 0 : 2;
        break;
      case Direction::number:
        levels[i] = strong == 1 || base == 1 ? 2 : 0;
        break;
      case Direction::neutral:
        break;
    }
  }
  const auto runs_left = [&](std::size_t i) {
    return levels[i] == 1 || (levels[i] == 2 && units[i].direction == Direction::number);
  };
  for (std::size_t i = 0; i < units.size();) {
    if (levels[i] >= 0) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < units.size() && levels[end] < 0) ++end;
    const bool before = i == 0 ? base == 1 : runs_left(i - 1);
    const bool after = end == units.size() ? base == 1 : runs_left(end);
    int level = base;
    if (before && after) level = 1;
    if (base == 1 && i > 0 && end < units.size() && levels[i - 1] == 2 && levels[end] == 2) {
      level = 2;
    }
    for (; i < end; ++i) levels[i] = level;
  }
  for (int level = 2; level >= 1; --level) {
    for (std::size_t i = 0; i < units.size();) {
      std::size_t end = i;
      while (end < units.size() && levels[end] >= level) ++end;
      if (end == i) {
        ++i;
        continue;
      }
      const auto from = static_cast<std::ptrdiff_t>(i);
      const auto to = static_cast<std::ptrdiff_t>(end);
      std::reverse(units.begin() + from, units.begin() + to);
      std::reverse(levels.begin() + from, levels.begin() + to);
      i = end;
    }
  }
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (levels[i] == 1 && !units[i].lacking) units[i].code = mirrored(units[i].code);
  }
  return units;
}

unsigned int mirrored(unsigned int code) {
  constexpr std::array<std::array<unsigned int, 2>, 5> pairs{
      {{'(', ')'}, {'[', ']'}, {'{', '}'}, {'<', '>'}, {0xAB, 0xBB}}};
  for (const auto& pair : pairs) {
    if (code == pair[0]) return pair[1];
    if (code == pair[1]) return pair[0];
  }
  return code;
}

}  // namespace roadbook::ui

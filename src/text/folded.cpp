// Text as it is compared.
#include "text/folded.hpp"

#include <cstdint>

#include "text/code_points.hpp"

namespace roadbook::text {

namespace {

// What the letters from U+00C0 to U+017F are without their accents; a blank: no letter.
constexpr std::string_view plain_latin[] = {
    "a", "a", "a",  "a",  "a", "a", "ae", "c",  "e",  "e", "e", "e", "i",  "i",  "i", "i", "d", "n",
    "o", "o", "o",  "o",  "o", "",  "o",  "u",  "u",  "u", "u", "y", "th", "ss", "a", "a", "a", "a",
    "a", "a", "ae", "c",  "e", "e", "e",  "e",  "i",  "i", "i", "i", "d",  "n",  "o", "o", "o", "o",
    "o", "",  "o",  "u",  "u", "u", "u",  "y",  "th", "y", "a", "a", "a",  "a",  "a", "a", "c", "c",
    "c", "c", "c",  "c",  "c", "c", "d",  "d",  "d",  "d", "e", "e", "e",  "e",  "e", "e", "e", "e",
    "e", "e", "g",  "g",  "g", "g", "g",  "g",  "g",  "g", "h", "h", "h",  "h",  "i", "i", "i", "i",
    "i", "i", "i",  "i",  "i", "i", "ij", "ij", "j",  "j", "k", "k", "k",  "l",  "l", "l", "l", "l",
    "l", "l", "l",  "l",  "l", "n", "n",  "n",  "n",  "n", "n", "n", "n",  "n",  "o", "o", "o", "o",
    "o", "o", "oe", "oe", "r", "r", "r",  "r",  "r",  "r", "s", "s", "s",  "s",  "s", "s", "s", "s",
    "t", "t", "t",  "t",  "t", "t", "u",  "u",  "u",  "u", "u", "u", "u",  "u",  "u", "u", "u", "u",
    "w", "w", "y",  "y",  "y", "z", "z",  "z",  "z",  "z", "z", "s"};
static_assert(sizeof plain_latin / sizeof plain_latin[0] == 0x180 - 0xC0);

void put(std::string& text, std::uint32_t code) {
  text += static_cast<char>(0xC0 | (code >> 6));
  text += static_cast<char>(0x80 | (code & 0x3F));
}

// Cyrillic, from U+0400 to U+045F.
std::uint32_t plain_cyrillic(std::uint32_t code) {
  if (code < 0x410) code += 0x50;
  if (code < 0x430) code += 0x20;
  constexpr std::uint32_t io = 0x451;
  constexpr std::uint32_t ie = 0x435;
  constexpr std::uint32_t short_i = 0x439;
  constexpr std::uint32_t i = 0x438;
  return code == io ? ie : code == short_i ? i : code;
}

}  // namespace

std::string folded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint each = next_code_point(text, at);
    const std::uint32_t code = each.code;
    if (code < 0x80) {
      const char letter = static_cast<char>(code);
      if (letter >= 'A' && letter <= 'Z') plain += static_cast<char>(letter - 'A' + 'a');
      if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) plain += letter;
    } else if (code >= 0xC0 && code < 0x180) {
      plain += plain_latin[code - 0xC0];
    } else if (code >= 0x400 && code < 0x460) {
      put(plain, plain_cyrillic(code));
    } else if (code >= 0x370 && !is_control(code) && !is_invisible(code) && code != 0xFFFD &&
               (code < 0x2000 || code >= 0x2C00) && (code < 0x3000 || code >= 0x3030)) {
      // Combining marks (U+0300 to U+036F) stand below; punctuation of all scripts in these ranges.
      plain += each.bytes;
    }
  }
  return plain;
}

}  // namespace roadbook::text

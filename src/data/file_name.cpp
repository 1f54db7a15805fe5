// Makes file names that no file system misreads.
#include "data/file_name.hpp"

#include <algorithm>
#include <array>

#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

constexpr std::size_t longest = 120;

bool is_plain(std::uint32_t code) {
  return (code >= '0' && code <= '9') || (code >= 'a' && code <= 'z') ||
         (code >= 'A' && code <= 'Z');
}

// Blanks, dots and slashes of other scripts.
bool is_gap(std::uint32_t code) {
  return code < 0x80 || code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x206f) ||
         code == 0x2215 || code == 0x29f8 || code == 0x3000 || code == 0xfe52 || code == 0xff0e ||
         code == 0xff0f || code == 0xff3c || code == 0xfffd;
}

// Windows gives these names to devices, whatever stands behind a dot.
bool is_device(std::string_view name) {
  std::string lower(name);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  });
  constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "conin", "conout"};
  if (std::find(devices.begin(), devices.end(), lower) != devices.end()) return true;
  if (lower.substr(0, 3) != "com" && lower.substr(0, 3) != "lpt") return false;
  const std::string number = lower.substr(3);
  return (number.size() == 1 && number[0] >= '0' && number[0] <= '9') || number == "¹" ||
         number == "²" || number == "³";
}

}  // namespace

std::string file_name(std::string_view name, std::string_view otherwise,
                      std::string_view extension) {
  std::string safe;
  for (std::size_t at = 0; at < name.size();) {
    const text::CodePoint letter = text::next_code_point(name, at);
    if (text::is_bidi_control(letter.code) || text::is_invisible(letter.code)) continue;
    if (text::is_control(letter.code) || (is_gap(letter.code) && !is_plain(letter.code))) {
      if (!safe.empty() && safe.back() != '-') safe += '-';
      continue;
    }
    if (safe.size() + letter.bytes.size() > longest) break;
    safe += letter.bytes;
  }
  while (!safe.empty() && safe.back() == '-') safe.pop_back();
  if (safe.empty()) safe = otherwise;
  if (is_device(safe)) safe = std::string(otherwise) + '-' + safe;
  return safe + std::string(extension);
}

}  // namespace roadbook::data

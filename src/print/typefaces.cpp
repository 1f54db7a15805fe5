// Fonts inside a document.
#include "print/typefaces.hpp"

#include <cstdint>
#include <cstdlib>

#include "embedded/files.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

constexpr std::string_view emblem_family = "Roadbook Emblems";

void add_base64(std::string& out, std::string_view bytes) {
  constexpr std::string_view letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::uint32_t byte =
          at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U;
      three = three << 8U | byte;
    }
    const std::size_t whole = bytes.size() - at < 3 ? bytes.size() - at : 3;
    for (std::size_t i = 0; i < 4; ++i) {
      out += i <= whole ? letters[three >> (18U - 6U * i) & 63U] : '=';
    }
  }
}

void add_face(std::string& css, const Typeface& face, std::string_view bytes,
              std::string_view letters) {
  css += "@font-face{font-family:\"";
  css += face.family;
  css += "\";font-weight:" + std::to_string(face.weight);
  if (!letters.empty()) {
    css += ";unicode-range:";
    css += letters;
  }
  css += ";src:url(data:font/otf;base64,";
  add_base64(css, bytes);
  css += ") format(\"opentype\")}\n";
}

struct CodeRange {
  unsigned long first = 0;
  unsigned long last = 0;
};

// "U+18F,U+1A0-1A1" as numbers.
std::vector<CodeRange> ranges_of(std::string_view letters) {
  std::vector<CodeRange> ranges;
  for (const std::string& each : text::split(std::string(letters), ',')) {
    const std::size_t plus = each.find('+');
    if (plus == std::string::npos) continue;
    char* end = nullptr;
    const unsigned long first = std::strtoul(each.c_str() + plus + 1, &end, 16);
    ranges.push_back({first, *end == '-' ? std::strtoul(end + 1, nullptr, 16) : first});
  }
  return ranges;
}

bool has_any(std::string_view words, const std::vector<CodeRange>& ranges) {
  for (std::size_t at = 0; at < words.size();) {
    if (static_cast<unsigned char>(words[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::uint32_t code = text::next_code_point(words, at).code;
    for (const CodeRange& range : ranges) {
      if (code >= range.first && code <= range.last) return true;
    }
  }
  return false;
}

}  // namespace

std::string font_faces(const std::vector<Typeface>& typefaces) {
  std::string css;
  for (const Typeface& each : typefaces) add_face(css, each, each.bytes, {});
  // A document that carries its typefaces carries its emblems.
  if (!css.empty())
    add_face(css, {emblem_family, 400, {}, {}, {}}, embedded::find("emblems/emblems.otf"), {});
  return css;
}

std::string more_font_faces(const std::vector<Typeface>& typefaces) {
  std::string css;
  for (const Typeface& each : typefaces) {
    if (!each.more.empty()) add_face(css, each, each.more, each.more_letters);
  }
  return css;
}

bool needs_more_letters(const std::vector<Typeface>& typefaces, std::string_view text) {
  for (const Typeface& each : typefaces) {
    if (!each.more.empty()) return has_any(text, ranges_of(each.more_letters));
  }
  return false;
}

}  // namespace roadbook::print

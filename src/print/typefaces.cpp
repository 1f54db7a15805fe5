// Fonts inside a document.
#include "print/typefaces.hpp"

#include <cstdint>

namespace roadbook::print {
namespace {

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

}  // namespace

std::string font_faces(const std::vector<Typeface>& typefaces) {
  std::string css;
  for (const Typeface& each : typefaces) {
    css += "@font-face{font-family:\"";
    css += each.family;
    css += "\";font-weight:" + std::to_string(each.weight) + ";src:url(data:font/otf;base64,";
    add_base64(css, each.bytes);
    css += ") format(\"opentype\")}\n";
  }
  return css;
}

}  // namespace roadbook::print

// Walks UTF-8 text and says which characters are more than letters.
#include "text/code_points.hpp"

#include <algorithm>

namespace roadbook::text {

std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u;
  };
  const auto follows = [&](std::size_t at, unsigned low = 0x80u, unsigned high = 0xbfu) {
    return byte(at) >= low && byte(at) <= high;
  };
  const unsigned first = byte(0);
  if (first < 0x80u) return text.empty() ? 0 : 1;
  if (first >= 0xc2u && first <= 0xdfu) return follows(1) ? 2 : 0;
  if (first >= 0xe0u && first <= 0xefu) {
    const unsigned low = first == 0xe0u ? 0xa0u : 0x80u;
    const unsigned high = first == 0xedu ? 0x9fu : 0xbfu;
    return follows(1, low, high) && follows(2) ? 3 : 0;
  }
  if (first >= 0xf0u && first <= 0xf4u) {
    const unsigned low = first == 0xf0u ? 0x90u : 0x80u;
    const unsigned high = first == 0xf4u ? 0x8fu : 0xbfu;
    return follows(1, low, high) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

CodePoint next_code_point(std::string_view text, std::size_t& at) {
  const std::size_t length = utf8_length(text.substr(at, 4));
  if (length == 0) return {0xfffd, text.substr(at++, 1)};
  const std::string_view bytes = text.substr(at, length);
  at += length;
  const auto first = static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[0]));
  if (length == 1) return {first, bytes};
  std::uint32_t code = first & (0xffU >> (length + 1));
  for (const char byte : bytes.substr(1)) {
    code = code << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
  }
  return {code, bytes};
}

bool is_control(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

bool is_bidi_control(std::uint32_t code) {
  return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069);
}

bool is_invisible(std::uint32_t code) {
  return code == 0xad || code == 0x034f || code == 0x115f || code == 0x1160 || code == 0x180e ||
         (code >= 0x200b && code <= 0x200d) || (code >= 0x2060 && code <= 0x2065) ||
         (code >= 0x206a && code <= 0x206f) || code == 0x3164 ||
         (code >= 0xfe00 && code <= 0xfe0f) || code == 0xfeff || code == 0xffa0 ||
         (code >= 0xfff0 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe0fff) ||
         (code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffeU) == 0xfffeU;
}

std::size_t letter_start(std::string_view text, std::size_t at) {
  while (at > 0 && at < text.size() && goes_on(text[at])) --at;
  return at;
}

std::size_t letters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return !goes_on(byte); }));
}

std::string_view first_letters(std::string_view text, std::size_t count) {
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    if (goes_on(text[at])) continue;
    if (count == 0) break;
    --count;
  }
  return text.substr(0, at);
}

std::string in_short(std::string_view text, std::size_t count) {
  const std::string_view begins = first_letters(text, count);
  return std::string(begins) + (begins.size() < text.size() ? "…" : "");
}

void append_utf8(std::string& text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto put_rest = [&](unsigned shift) { put(0x80U | ((code >> shift) & 0x3fU)); };
  if (code < 0x80U) {
    put(code);
  } else if (code < 0x800U) {
    put(0xc0U | (code >> 6U));
    put_rest(0);
  } else if (code < 0x10000U) {
    put(0xe0U | (code >> 12U));
    put_rest(6);
    put_rest(0);
  } else if (code <= 0x10ffffU) {
    put(0xf0U | (code >> 18U));
    put_rest(12);
    put_rest(6);
    put_rest(0);
  }
}

}  // namespace roadbook::text

// Whether a text is UTF-8.
#pragma once

#include <string_view>

#include "text/code_points.hpp"

namespace roadbook::support {

// The position of the first byte that is none, or npos.
inline std::size_t find_invalid_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = text::utf8_length(text.substr(at, 4));
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

}  // namespace roadbook::support

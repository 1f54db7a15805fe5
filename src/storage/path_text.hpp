// Paths from text and back: text is UTF-8 everywhere, whatever the system's own letters are.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace roadbook::storage {

// The path that UTF-8 text names.
inline std::filesystem::path path_of(std::string_view text) {
  return std::u8string(text.begin(), text.end());
}

// A path as UTF-8 text.
inline std::string text_of(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

}  // namespace roadbook::storage

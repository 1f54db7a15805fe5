// How large a file may be: the one place that says it, in bytes and in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace roadbook::data {

// The largest file that is read.
inline constexpr std::size_t largest_file = 16u * 1024u * 1024u;
inline constexpr const char* largest_file_words = "16 MB";

// What to tell of a file of that many bytes, without reading it: "This file has 2,048 MB. Roadbook
// reads files up to 16 MB."
std::string too_large(std::uint64_t bytes);

}  // namespace roadbook::data

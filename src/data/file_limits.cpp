// How large a file may be, in words.
#include "data/file_limits.hpp"

namespace roadbook::data {

std::string too_large(std::uint64_t bytes) {
  constexpr std::uint64_t megabyte = 1024u * 1024u;
  // A file a little above the limit has more than the limit in words, too.
  std::string number = std::to_string(bytes / megabyte + (bytes % megabyte != 0 ? 1 : 0));
  for (std::size_t at = number.size(); at > 3;) {
    at -= 3;
    number.insert(at, 1, ',');
  }
  return "This file has " + number + " MB. Roadbook reads files up to " + largest_file_words + ".";
}

}  // namespace roadbook::data

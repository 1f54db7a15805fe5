// How often a test with chance in it goes round: a few times in every run, often when asked for.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace roadbook::support {

// `some`, or `all` where ROADBOOK_THOROUGH is set in the environment.
inline std::uint64_t rounds(std::uint64_t some, std::uint64_t all) {
  return std::getenv("ROADBOOK_THOROUGH") == nullptr ? some : all;
}

}  // namespace roadbook::support

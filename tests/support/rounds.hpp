// How often a test with chance in it goes round: a few times in every run, often when asked for.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <vector>

namespace roadbook::support {

// `some`, or `all` where ROADBOOK_THOROUGH is set in the environment.
inline std::uint64_t rounds(std::uint64_t some, std::uint64_t all) {
  return std::getenv("ROADBOOK_THOROUGH") == nullptr ? some : all;
}

// The widths of a window in which a screen is tried: a desk and a phone, or that one of them which
// is said. Tests whose screens are alike say one another.
inline std::vector<float> desk_and_phone(float one) {
  constexpr float desk = 1280;
  constexpr float phone = 390;
  return rounds(0, 1) == 0 ? std::vector<float>{one} : std::vector<float>{desk, phone};
}

}  // namespace roadbook::support

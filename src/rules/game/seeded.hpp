// A seeded source of chance: one seed gives one sequence, the same on every platform and compiler.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace roadbook::rules {

// The generator is xoshiro256**, its state filled from the seed by splitmix64. The standard
// library's distributions are left alone: each library draws its own numbers from them.
// A copy goes on independently from the same place. Draw in statements of their own: the order in
// which a call's arguments are computed is the compiler's choice, and so would be what they draw.
class Seeded {
 public:
  // At the beginning of that seed's sequence; every seed is good, 0 too.
  explicit constexpr Seeded(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15u;
      word = mixed(seed);
    }
  }

  // The next 64 bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  // A number from 0 to bound - 1, each equally likely: what would favor the small numbers is
  // drawn again. `bound` must not be 0.
  constexpr std::uint64_t below(std::uint64_t bound) {
    assert(bound != 0);
    const std::uint64_t too_small = (0 - bound) % bound;  // 2^64 modulo bound
    std::uint64_t drawn = next();
    while (drawn < too_small) drawn = next();
    return drawn % bound;
  }

  // A number from `low` to `high`, both included. `low` must not be above `high`.
  constexpr int between(int low, int high) {
    assert(low <= high);
    const auto width = static_cast<std::uint64_t>(std::int64_t{high} - std::int64_t{low}) + 1;
    return static_cast<int>(low + static_cast<std::int64_t>(below(width)));
  }

  // What one die with `faces` sides shows: 1 to faces.
  constexpr int die(int faces) { return between(1, faces); }

  // One of the entries of a list, which must not be empty.
  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(below(list.size()))];
  }

  // Puts a list in an order of chance, each order equally likely.
  template <class T>
  void shuffle(std::vector<T>& list) {
    for (std::size_t left = list.size(); left > 1; --left) {
      const auto other = static_cast<std::size_t>(below(left));
      if (other != left - 1) std::swap(list[left - 1], list[other]);
    }
  }

  // A source of its own for a part of the work ("name", "crew"): it depends on the place in this
  // sequence and on the word, and does not move this sequence on. So one part may draw more
  // numbers than it used to without changing what the others draw.
  constexpr Seeded fork(std::string_view part) const {
    std::uint64_t seed = state_[0] ^ rotated(state_[3], 23);
    for (const char letter : part) {
      seed = mixed(seed ^ static_cast<unsigned char>(letter)) + 0x9e3779b97f4a7c15u;
    }
    return Seeded(seed);
  }

 private:
  static constexpr std::uint64_t rotated(std::uint64_t word, int by) {
    return (word << by) | (word >> (64 - by));
  }

  static constexpr std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace roadbook::rules

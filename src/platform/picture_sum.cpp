// The sum of a picture, four of its numbers at a time.
#include "platform/picture_sum.hpp"

#include <imgui.h>
#include <span>

#include <algorithm>
#include <array>
#include <cstring>

namespace roadbook::platform {

namespace {

// A sum over bytes, eight at a time, to tell one picture from another.
class Sum {
 public:
  void add(const void* bytes, std::size_t count) {
    const auto* at = static_cast<const unsigned char*>(bytes);
    // Of what is long, four sums side by side, of which none waits for the others.
    constexpr std::size_t lanes = 4;
    constexpr std::size_t step = lanes * sizeof(std::uint64_t);
    if (count >= 2 * step) {
      std::array<std::uint64_t, lanes> sums{1, 2, 3, 4};
      for (; count >= step; count -= step) {
        std::array<std::uint64_t, lanes> words;
        std::memcpy(words.data(), at, step);
        for (std::size_t i = 0; i < lanes; ++i) mix(sums[i], words[i]);
        at += step;
      }
      for (const std::uint64_t each : sums) mix(sum_, each);
    }
    for (; count >= sizeof(std::uint64_t); count -= sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      std::memcpy(&word, at, sizeof word);
      mix(sum_, word);
      at += sizeof word;
    }
    std::uint64_t rest = count;
    for (; count > 0; --count) rest = rest << 8 | *at++;
    mix(sum_, rest);
  }
  template <typename Value>
  void add(const Value& value) {
    const auto bytes = std::as_bytes(std::span(&value, 1));
    add(bytes.data(), bytes.size());
  }
  // Never 0.
  std::uint64_t value() const { return sum_ | 1; }

 private:
  static void mix(std::uint64_t& sum, std::uint64_t word) {
    sum = (sum ^ word) * 0x9E3779B97F4A7C15U;
    sum ^= sum >> 29;
  }
  std::uint64_t sum_ = 0xCBF29CE484222325U;
};

}  // namespace

std::uint64_t sum_of_picture(const ImDrawData& data, bool night) {
  Sum sum;
  sum.add(data.DisplaySize);
  sum.add(data.FramebufferScale);
  sum.add(night);
  for (const ImDrawList* list : data.CmdLists) {
    sum.add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
    sum.add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
    for (const ImDrawCmd& command : list->CmdBuffer) {
      sum.add(command.ClipRect);
      sum.add(command.ElemCount);
      sum.add(command.TexRef._TexData);
      sum.add(command.TexRef._TexID);
    }
  }
  return sum.value();
}

bool textures_wait(const ImDrawData& data) {
  if (data.Textures == nullptr) return false;
  return std::any_of(data.Textures->begin(), data.Textures->end(),
                     [](const ImTextureData* each) { return each->Status != ImTextureStatus_OK; });
}

}  // namespace roadbook::platform

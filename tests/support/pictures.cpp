// Whole small pictures for tests.
#include "support/pictures.hpp"

#include <algorithm>

namespace roadbook::support {

namespace {

std::uint32_t sum_of(std::string_view bytes) {
  std::uint32_t sum = 0xffffffffU;
  for (const char byte : bytes) {
    sum ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~sum;
}

std::uint32_t adler_of(std::string_view bytes) {
  std::uint32_t first = 1;
  std::uint32_t second = 0;
  for (const char byte : bytes) {
    first = (first + static_cast<unsigned char>(byte)) % 65521U;
    second = (second + first) % 65521U;
  }
  return second << 16U | first;
}

std::string chunk(const std::string& name, const std::string& content) {
  return four_bytes(static_cast<std::uint32_t>(content.size())) + name + content +
         four_bytes(sum_of(name + content));
}

// Stored, not packed.
std::string stored_stream(const std::string& bytes) {
  std::string out = "\x78\x01";
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t size = std::min<std::size_t>(65535, bytes.size() - at);
    const auto count = static_cast<unsigned>(size);
    out += at + size == bytes.size() ? '\x01' : '\x00';
    for (const unsigned number : {count, ~count & 0xffffU}) {
      out += static_cast<char>(number & 0xffU);
      out += static_cast<char>(number >> 8U & 0xffU);
    }
    out += bytes.substr(at, size);
    at += size;
  }
  return out + four_bytes(adler_of(bytes));
}

}  // namespace

std::string made_png(int width, int height, int (*red)(int, int)) {
  std::string rows;
  for (int y = 0; y < height; ++y) {
    rows += '\0';
    for (int x = 0; x < width; ++x) {
      rows += static_cast<char>(red(x, y));
      rows += static_cast<char>(x % 2 == 0 ? 255 : 0);
      rows += std::string("\x20\xff", 2);
    }
  }
  const std::string head = four_bytes(static_cast<std::uint32_t>(width)) +
                           four_bytes(static_cast<std::uint32_t>(height)) +
                           std::string("\x08\x06\0\0\0", 5);
  return std::string("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) +
         chunk("IDAT", stored_stream(rows)) + chunk("IEND", "");
}

// Four blocks of 8 × 8, each with the same mean (DC difference 0 after the first) and nothing else;
// the tables hold just the codes that are used.
std::string real_jpeg() {
  const std::string quantization = std::string(1, '\0') + std::string(64, '\x10');
  // One code of one bit for a difference of size 6, one of two bits for size 0.
  const std::string lengths = std::string("\x01\x01", 2) + std::string(14, '\0');
  const std::string means = std::string(1, '\0') + lengths + std::string("\x06\x00", 2);
  const std::string others = std::string(1, '\x10') + std::string("\x01", 1) +
                             std::string(15, '\0') + std::string(1, '\0');
  // First block: 0, then 100000 (32), then the end of the block, 0. The other three: 10 and 0.
  // 0 100000 0 | 10 0 10 0 10 | 0, filled with ones.
  const std::string scan = std::string("\x40\x92\x7f", 3);
  return std::string("\xff\xd8") + jpeg_segment(0xdb, quantization) + jpeg_frame(16, 16) +
         jpeg_segment(0xc4, means) + jpeg_segment(0xc4, others) +
         jpeg_segment(0xda, std::string("\x01\x01\x00\x00\x3f\x00", 6)) + scan + "\xff\xd9";
}

}  // namespace roadbook::support

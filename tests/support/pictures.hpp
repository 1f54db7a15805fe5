// Pictures made for tests: the heads of files, and whole small ones.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace roadbook::support {

// A number with the high byte first, as JPEG and PNG write it.
inline std::string two_bytes(unsigned number) {
  return {static_cast<char>(number >> 8U & 0xffU), static_cast<char>(number & 0xffU)};
}

// The same of four bytes.
inline std::string four_bytes(std::uint32_t number) {
  return two_bytes(number >> 16U) + two_bytes(number & 0xffffU);
}

// A segment of a JPEG: its marker, its length and what it holds.
inline std::string jpeg_segment(unsigned marker, std::string_view content) {
  return std::string("\xff") + static_cast<char>(marker) +
         two_bytes(static_cast<unsigned>(content.size() + 2)) + std::string(content);
}

// An Exif segment that says how the picture was held, in either order of bytes.
inline std::string exif_segment(int orientation, bool little = false) {
  const auto held = static_cast<char>(orientation);
  const std::string tiff =
      little ? std::string("II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0", 18) + held +
                   std::string(7, '\0')
             : std::string("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", 19) + held +
                   std::string(6, '\0');
  return jpeg_segment(0xe1, std::string("Exif\0\0", 6) + tiff);
}

// The frame, which says how large a JPEG is.
inline std::string jpeg_frame(unsigned width, unsigned height) {
  return jpeg_segment(
      0xc0, '\x08' + two_bytes(height) + two_bytes(width) + std::string("\x01\x01\x11\x00", 4));
}

// A JPEG of the right build whose picture is noise: nothing here decodes it.
inline std::string built_jpeg(unsigned width = 8, unsigned height = 8,
                              std::string_view between = {}) {
  return std::string("\xff\xd8") + std::string(between) +
         jpeg_segment(0xdb, std::string(65, '\x01')) + jpeg_frame(width, height) +
         jpeg_segment(0xda, std::string("\x01\x01\x00\x00\x3f\x00", 6)) +
         std::string("\x12\x34\xff\x00\x56\xff\xd0\x78", 8) + "\xff\xd9";
}

// A one-colored JPEG of 16 × 16 pixels that every program can decode.
std::string real_jpeg();
// A PNG of that size, each pixel by `red(x, y)`; green is 255 where x is even.
std::string made_png(int width, int height, int (*red)(int, int));
// The head of a PNG that says it is so large, and nothing else.
inline std::string png_head(std::uint32_t width, std::uint32_t height) {
  return std::string("\x89PNG\r\n\x1a\n") + four_bytes(13) + "IHDR" + four_bytes(width) +
         four_bytes(height) + std::string("\x08\x06\0\0\0", 5) + "sum.";
}

}  // namespace roadbook::support

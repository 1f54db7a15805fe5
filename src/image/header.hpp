// What the head of a picture's file says, read before anything of it is decoded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roadbook::image {

// A picture with more of either is refused before it is decoded: it could take all the memory.
inline constexpr std::int64_t most_pixels = 64'000'000;
inline constexpr std::size_t most_file_bytes = 16u * 1024u * 1024u;

enum class Kind : std::uint8_t { jpeg, png, webp };

// What a file says of its picture, before any of it is decoded.
struct Header {
  Kind kind = Kind::jpeg;
  int width = 0;  // pixels, as stored
  int height = 0;
  int orientation = 1;  // 1 to 8, as Exif has it: how it was held. 1: upright
};

// Whether the first bytes are those of a picture, also of a kind that is not read here (GIF, BMP,
// TIFF, HEIC, AVIF): it is then no sheet.
bool is_picture(std::string_view bytes);
// Whether the name of a file says that it is one: "face.png", "FACE.JPG".
bool is_named_as_picture(std::string_view file_name);
// Nothing where it is no JPEG, PNG or WebP, or its size stands nowhere.
std::optional<Header> read_header(std::string_view bytes);
// Why the file is not taken as a picture, in a sentence; empty: it can be decoded.
std::string refusal(std::string_view bytes);

}  // namespace roadbook::image

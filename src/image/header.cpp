// Reads the heads of JPEG, PNG and WebP files. No byte is read that is not there.
#include "image/header.hpp"

namespace roadbook::image {

namespace {

// The bytes of a file as numbers; past the end everything is 0.
struct Bytes {
  std::string_view text;
  bool little = false;  // the lowest byte comes first

  unsigned at(std::size_t place) const {
    return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
  }
  unsigned two(std::size_t place) const {
    return little ? at(place + 1) << 8U | at(place) : at(place) << 8U | at(place + 1);
  }
  std::uint32_t four(std::size_t place) const {
    return little ? two(place + 2) << 16U | two(place) : two(place) << 16U | two(place + 2);
  }
  bool holds(std::size_t place, std::string_view what) const {
    return place < text.size() && text.substr(place, what.size()) == what;
  }
};

// The orientation in the first directory of a TIFF file, which is what Exif is; 1 where none is.
int tiff_orientation(std::string_view tiff) {
  Bytes bytes{tiff, tiff.substr(0, 2) == "II"};
  if (!bytes.little && tiff.substr(0, 2) != "MM") return 1;
  const std::size_t directory = bytes.four(4);
  if (directory >= tiff.size()) return 1;
  const unsigned entries = bytes.two(directory);
  for (unsigned i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + i * std::size_t{12};
    if (entry + 12 > tiff.size()) return 1;
    constexpr unsigned orientation_tag = 0x0112;
    if (bytes.two(entry) != orientation_tag) continue;
    const unsigned value = bytes.two(entry + 8);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  }
  return 1;
}

bool is_frame(unsigned marker) {
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

std::optional<Header> jpeg_header(std::string_view text) {
  const Bytes bytes{text};
  Header header{Kind::jpeg, 0, 0, 1};
  std::size_t at = 2;
  while (at + 4 <= text.size()) {
    if (bytes.at(at) != 0xff) return std::nullopt;
    const unsigned marker = bytes.at(at + 1);
    if (marker == 0xff) {  // a byte to fill
      ++at;
      continue;
    }
    constexpr unsigned scan = 0xda;
    constexpr unsigned end = 0xd9;
    if (marker == scan || marker == end) return std::nullopt;
    const std::size_t length = bytes.two(at + 2);
    if (length < 2) return std::nullopt;
    if (is_frame(marker)) {
      if (at + 9 > text.size()) return std::nullopt;
      header.height = static_cast<int>(bytes.two(at + 5));
      header.width = static_cast<int>(bytes.two(at + 7));
      return header;
    }
    constexpr unsigned exif = 0xe1;
    constexpr std::string_view mark("Exif\0\0", 6);
    if (marker == exif && bytes.holds(at + 4, mark) && length > 8) {
      header.orientation = tiff_orientation(text.substr(at + 10, length - 8));
    }
    at += 2 + length;
  }
  return std::nullopt;
}

std::optional<Header> png_header(std::string_view text) {
  const Bytes bytes{text};
  if (text.size() < 24 || !bytes.holds(12, "IHDR")) return std::nullopt;
  const std::uint32_t width = bytes.four(16);
  const std::uint32_t height = bytes.four(20);
  constexpr std::uint32_t most = 0x7fffffff;
  if (width > most || height > most) return std::nullopt;
  return Header{Kind::png, static_cast<int>(width), static_cast<int>(height), 1};
}

std::optional<Header> webp_header(std::string_view text) {
  const Bytes bytes{text, true};
  constexpr unsigned fourteen_bits = 0x3fff;
  const auto sized = [](std::uint32_t width, std::uint32_t height) {
    return Header{Kind::webp, static_cast<int>(width), static_cast<int>(height), 1};
  };
  if (text.size() < 30) return std::nullopt;
  if (bytes.holds(12, "VP8X")) {
    const auto three = [&](std::size_t at) { return bytes.at(at + 2) << 16U | bytes.two(at); };
    return sized(three(24) + 1, three(27) + 1);
  }
  if (bytes.holds(12, "VP8L") && bytes.at(20) == 0x2f) {
    const std::uint32_t both = bytes.four(21);
    return sized((both & fourteen_bits) + 1, (both >> 14U & fourteen_bits) + 1);
  }
  if (bytes.holds(12, "VP8 ") && bytes.holds(23, "\x9d\x01\x2a")) {
    return sized(bytes.two(26) & fourteen_bits, bytes.two(28) & fourteen_bits);
  }
  return std::nullopt;
}

constexpr std::string_view jpeg_start = "\xff\xd8\xff";
constexpr std::string_view png_start = "\x89PNG\r\n\x1a\n";

bool is_webp(std::string_view bytes) {
  return bytes.substr(0, 4) == "RIFF" && bytes.size() > 12 && bytes.substr(8, 4) == "WEBP";
}

}  // namespace

bool is_picture(std::string_view bytes) {
  for (const std::string_view start :
       {jpeg_start, png_start, std::string_view("GIF8"), std::string_view("BM"),
        std::string_view("II*\0", 4), std::string_view("MM\0*", 4)}) {
    if (bytes.substr(0, start.size()) == start) return true;
  }
  return is_webp(bytes) || (bytes.size() > 12 && bytes.substr(4, 4) == "ftyp");
}

bool is_named_as_picture(std::string_view file_name) {
  const std::size_t dot = file_name.rfind('.');
  if (dot == file_name.npos) return false;
  std::string ending(file_name.substr(dot + 1));
  for (char& each : ending) {
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  }
  for (const char* each :
       {"jpg", "jpeg", "png", "webp", "gif", "bmp", "tif", "tiff", "heic", "avif"}) {
    if (ending == each) return true;
  }
  return false;
}

std::optional<Header> read_header(std::string_view bytes) {
  if (bytes.substr(0, jpeg_start.size()) == jpeg_start) return jpeg_header(bytes);
  if (bytes.substr(0, png_start.size()) == png_start) return png_header(bytes);
  if (is_webp(bytes)) return webp_header(bytes);
  return std::nullopt;
}

std::string refusal(std::string_view bytes) {
  if (bytes.size() > most_file_bytes) return "This picture is larger than 16 MB: save it smaller.";
  const std::optional<Header> header = read_header(bytes);
  if (!header) {
    return is_picture(bytes)
               ? "Roadbook reads JPEG, PNG and WebP pictures: save this one as one of them."
               : "This file is not a picture that Roadbook can read (JPEG, PNG or WebP).";
  }
  if (header->width < 1 || header->height < 1) return "This picture is empty.";
  if (std::int64_t{header->width} * header->height > most_pixels) {
    return "This picture has " + std::to_string(header->width) + " × " +
           std::to_string(header->height) +
           " pixels, and Roadbook reads at most 64 million: save it smaller.";
  }
  return {};
}

}  // namespace roadbook::image

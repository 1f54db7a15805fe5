// Looks through the segments of a portrait's file, and writes it as text.
#include "image/portrait.hpp"

#include <cstdint>

#include "image/pixels.hpp"

namespace roadbook::image {

namespace {

constexpr std::string_view uri_start = "data:image/jpeg;base64,";
constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr const char* not_whole = "The portrait is not a whole JPEG picture.";

// One segment of a JPEG file after the other.
class JpegSegments {
 public:
  explicit JpegSegments(std::string_view file) : file_(file) {}

  // What is kept of the file; nothing where it is not as it must be.
  std::optional<std::string> kept(std::string& why) {
    why = not_whole;
    if (file_.substr(0, 2) != "\xff\xd8") return std::nullopt;
    std::string out = "\xff\xd8";
    at_ = 2;
    while (at_ + 2 <= file_.size() && byte(at_) == 0xff) {
      const unsigned marker = byte(at_ + 1);
      if (marker == 0xff) {
        ++at_;
        continue;
      }
      if (marker == 0xd9) {
        if (!framed_ || scans_ == 0) return std::nullopt;
        why.clear();
        return out + "\xff\xd9";
      }
      const std::size_t begin = at_;
      if (!skip_segment(marker, why)) return std::nullopt;
      if (is_part(marker, at_ - begin)) out += file_.substr(begin, at_ - begin);
    }
    return std::nullopt;
  }

 private:
  unsigned byte(std::size_t at) const {
    return at < file_.size() ? static_cast<unsigned char>(file_[at]) : 0U;
  }
  unsigned two(std::size_t at) const { return byte(at) << 8U | byte(at + 1); }

  // Goes behind a segment, and behind what a scan has of the picture.
  bool skip_segment(unsigned marker, std::string& why) {
    const std::size_t length = two(at_ + 2);
    if (length < 2 || at_ + 2 + length > file_.size()) return false;
    if (marker == 0xc0 || marker == 0xc1 || marker == 0xc2) {
      if (!take_frame(length, why)) return false;
    } else if (!is_known(marker)) {
      return false;
    }
    at_ += 2 + length;
    if (marker != 0xda) return true;
    constexpr int most_scans = 64;
    if (!framed_ || ++scans_ > most_scans) return false;
    while (at_ + 1 < file_.size()) {
      const unsigned next = byte(at_ + 1);
      const bool restarts = next >= 0xd0 && next <= 0xd7;
      if (byte(at_) == 0xff && next != 0 && !restarts) return true;
      ++at_;
    }
    return false;
  }

  bool take_frame(std::size_t length, std::string& why) {
    const unsigned parts = byte(at_ + 9);
    if (framed_ || length < 8 || byte(at_ + 4) != 8 || (parts != 1 && parts != 3)) return false;
    framed_ = true;
    const unsigned height = two(at_ + 5);
    const unsigned width = two(at_ + 7);
    if (width == 0 || height == 0) return false;
    constexpr unsigned most = portrait_side;
    if (width <= most && height <= most) return true;
    why = "The portrait has more than 512 pixels on a side.";
    return false;
  }

  // Tables, a scan, what programs say of themselves, a comment: no kind that few programs read.
  static bool is_known(unsigned marker) {
    return marker == 0xc4 || marker == 0xda || marker == 0xdb || marker == 0xdd || marker == 0xfe ||
           (marker >= 0xe0 && marker <= 0xef);
  }

  // Of JFIF's and Adobe's segments what is needed for the colors, without a thumbnail.
  static bool is_part(unsigned marker, std::size_t size) {
    if (marker == 0xe0) return size == 18;
    if (marker == 0xee) return size == 16;
    return marker != 0xfe && (marker < 0xe0 || marker > 0xef);
  }

  std::string_view file_;
  std::size_t at_ = 0;
  bool framed_ = false;
  int scans_ = 0;
};

}  // namespace

std::optional<std::string> kept_portrait(std::string_view file, std::string& why) {
  if (file.size() > most_portrait_bytes) {
    why = "The portrait is larger than 96 KB.";
    return std::nullopt;
  }
  return JpegSegments(file).kept(why);
}

std::string to_data_uri(std::string_view portrait) {
  std::string text(uri_start);
  text.reserve(text.size() + portrait.size() / 3 * 4 + 4);
  for (std::size_t at = 0; at < portrait.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      three <<= 8U;
      if (at + i < portrait.size()) three |= static_cast<unsigned char>(portrait[at + i]);
    }
    const std::size_t there = portrait.size() - at;
    for (std::size_t i = 0; i < 4; ++i) {
      text +=
          i > there ? '=' : base64_letters[three >> (18U - 6U * static_cast<unsigned>(i)) & 63U];
    }
  }
  return text;
}

std::optional<std::string> from_data_uri(std::string_view text, std::string& why) {
  why = "The portrait is not written as a JPEG picture in base64.";
  if (text.substr(0, uri_start.size()) != uri_start) return std::nullopt;
  text.remove_prefix(uri_start.size());
  if (text.size() % 4 != 0 || text.empty()) return std::nullopt;
  if (text.size() / 4 > most_portrait_bytes / 3 + 1) {
    why = "The portrait is larger than 96 KB.";
    return std::nullopt;
  }
  std::size_t missing = 0;
  while (missing < 2 && text[text.size() - 1 - missing] == '=') ++missing;
  std::string file;
  file.reserve(text.size() / 4 * 3);
  std::uint32_t waiting = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t value = at < text.size() - missing ? base64_letters.find(text[at]) : 0;
    if (value == base64_letters.npos) return std::nullopt;
    waiting = waiting << 6U | static_cast<std::uint32_t>(value);
    if (at % 4 != 3) continue;
    for (const unsigned shift : {16U, 8U, 0U}) file += static_cast<char>(waiting >> shift & 0xffU);
    waiting = 0;
  }
  for (std::size_t i = 0; i < missing; ++i) {
    if (file.back() != '\0') return std::nullopt;
    file.pop_back();
  }
  return kept_portrait(file, why);
}

}  // namespace roadbook::image

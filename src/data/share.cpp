// Puts sheets into links and gets them out again.
#include "data/share.hpp"

#include <zlib.h>

#include <algorithm>

#include "data/strict_json.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

// The way of packing: a check sum of what follows, then the deflated sheet. Links of the first way
// have no check sum.
constexpr std::string_view packing = "2.";
constexpr std::string_view first_packing = "1.";
constexpr const char* cut_off =
    "This link was cut off or changed on its way: ask for it again, or for a file.";
constexpr std::size_t sum_size = 4;
constexpr std::string_view letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int raw_stream = -15;  // zlib's words for: deflate alone, with the largest window

int sextet(char letter) {
  const std::size_t found = letters.find(letter);
  return found == letters.npos ? -1 : static_cast<int>(found);
}

// zlib takes what it reads through a pointer to bytes that it does not change.
Bytef* bytes_in(std::string_view bytes) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

Bytef* bytes_out(std::string& bytes) {
  return reinterpret_cast<Bytef*>(bytes.data());
}

// The check sum of these bytes (CRC-32), its highest byte first. It tells every change of up to 32
// bits that stand side by side.
std::string check_sum(std::string_view bytes) {
  const uLong sum = crc32(0, bytes_in(bytes), static_cast<uInt>(bytes.size()));
  std::string text;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) text += static_cast<char>(sum >> shift & 0xffU);
  return text;
}

}  // namespace

std::string to_base64url(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() / 3 * 4 + 4);
  std::uint32_t waiting = 0;
  int bits = 0;
  for (const char byte : bytes) {
    waiting = waiting << 8U | static_cast<unsigned char>(byte);
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += letters[waiting >> static_cast<unsigned>(bits) & 0x3fU];
    }
  }
  if (bits > 0) text += letters[waiting << static_cast<unsigned>(6 - bits) & 0x3fU];
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3 + 3);
  std::uint32_t waiting = 0;
  int bits = 0;
  for (const char letter : text) {
    const int value = sextet(letter);
    if (value < 0) return std::nullopt;
    waiting = waiting << 6U | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes += static_cast<char>(waiting >> static_cast<unsigned>(bits) & 0xffU);
    }
  }
  // What is left over is less than a letter and empty.
  const std::uint32_t rest = waiting & ((1U << static_cast<unsigned>(bits)) - 1U);
  if (bits >= 6 || rest != 0) return std::nullopt;
  return bytes;
}

std::string deflated(std::string_view bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw_stream, 9, Z_DEFAULT_STRATEGY) !=
      Z_OK) {
    return {};
  }
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = bytes_in(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = bytes_out(out);
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(result == Z_STREAM_END ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t most) {
  z_stream stream{};
  stream.next_in = bytes_in(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  if (inflateInit2(&stream, raw_stream) != Z_OK) return std::nullopt;
  std::string out;
  std::string part(std::min<std::size_t>(65536, most + 1), '\0');
  int result = Z_OK;
  while (result == Z_OK && out.size() <= most) {
    stream.next_out = bytes_out(part);
    stream.avail_out = static_cast<uInt>(part.size());
    result = inflate(&stream, Z_NO_FLUSH);
    out.append(part, 0, part.size() - stream.avail_out);
  }
  const bool whole = result == Z_STREAM_END && stream.avail_in == 0 && out.size() <= most;
  inflateEnd(&stream);
  if (!whole) return std::nullopt;
  return out;
}

std::string share_fragment(const std::vector<Value>& values, std::int64_t exported_ms,
                           const std::string& unknown, const std::vector<std::string>& portraits) {
  const std::string packed = deflated(write_compact(values, exported_ms, unknown, portraits));
  return std::string(share_mark) + std::string(packing) + to_base64url(check_sum(packed) + packed);
}

bool is_link(std::string_view text) {
  std::size_t start = 0;
  while (start < text.size() && text::is_space(text[start])) ++start;
  if (start == text.size() || text[start] == '{' || text[start] == '[') return false;
  return text.find(share_mark) != text.npos;
}

std::optional<std::string> shared_text(const std::string& name, std::string_view link,
                                       Diagnostics& faults) {
  const auto refused = [&](std::string sentence) {
    faults.push_back({name, {}, std::move(sentence)});
    return std::nullopt;
  };
  if (link.size() > largest_file) {
    return refused(std::string("The link is larger than ") + largest_file_words + ".");
  }
  const std::size_t mark = link.find(share_mark);
  if (mark == link.npos) return refused("This is not a link to a sheet.");
  std::string_view code = link.substr(mark + share_mark.size());
  while (!code.empty() && text::is_space(code.back())) code.remove_suffix(1);
  const bool summed = code.substr(0, packing.size()) == packing;
  if (!summed && code.substr(0, first_packing.size()) != first_packing) {
    const bool begun =
        packing.substr(0, code.size()) == code || first_packing.substr(0, code.size()) == code;
    return refused(begun ? cut_off
                         : "This link is made in a way that this Roadbook does not know.");
  }
  const std::optional<std::string> bytes = from_base64url(code.substr(packing.size()));
  std::string_view packed = bytes ? std::string_view(*bytes) : std::string_view();
  const std::size_t before = summed ? sum_size : 0;
  bool whole = bytes && packed.size() > before;
  if (whole) packed.remove_prefix(before);
  if (whole && summed) whole = check_sum(packed) == bytes->substr(0, sum_size);
  if (!whole) {
    return refused(cut_off);
  }
  std::optional<std::string> text = inflated(packed, largest_file);
  if (!text) {
    return refused(std::string("This link was cut off or changed on its way, or holds more than ") +
                   largest_file_words + ": ask for it again, or for a file.");
  }
  return text;
}

std::optional<std::string_view> save_below(std::string_view text) {
  const std::size_t start = text.rfind("\n{");
  if (start == text.npos || start + 2 == text.size()) return std::nullopt;
  const char next = text[start + 2];
  const std::string_view save = text.substr(start + 1);
  if ((next != '\n' && next != '\r') || save.find("\"roadbook/") == save.npos) return std::nullopt;
  if (text[text.find_first_not_of(" \t\r\n")] == '{') return std::nullopt;
  return save;
}

bool may_be_sheet(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == text.npos) return false;
  return text[start] == '{' || is_link(text) || save_below(text).has_value();
}

std::optional<std::string> save_in(const std::string& name, std::string_view text,
                                   Diagnostics& faults) {
  if (const auto save = save_below(text)) return std::string(*save);
  if (!is_link(text)) return std::string(text);
  return shared_text(name, text, faults);
}

Documents read_text(const std::string& name, std::string_view text) {
  Documents documents;
  const std::optional<std::string> json = save_in(name, text, documents.diagnostics);
  if (json) documents = read_documents(name, *json);
  return documents;
}

}  // namespace roadbook::data

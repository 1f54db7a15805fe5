// A portrait as it is kept: a small JPEG file without metadata; and as text inside a save.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace roadbook::image {

// A portrait's file has at most so many bytes: 96 KB.
inline constexpr std::size_t most_portrait_bytes = 96u * 1024u;

// The file as it may be kept, without anything that is no part of the picture (Exif, comments,
// thumbnails, what stands behind its end). Nothing, with the reason as a sentence, where it is no
// JPEG from its first byte to its end, has more than 512 pixels on a side, or too many bytes.
// Nothing of it is decoded.
std::optional<std::string> kept_portrait(std::string_view file, std::string& why);

// "data:image/jpeg;base64,…", as it stands in saves and on paper.
std::string to_data_uri(std::string_view portrait);
// The file in such a text, as `kept_portrait` gives it; nothing, with the reason.
std::optional<std::string> from_data_uri(std::string_view text, std::string& why);

}  // namespace roadbook::image

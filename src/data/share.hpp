// Sheets inside a link: compact JSON, deflated, as base64url in the address's fragment, which
// browsers never send to a server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/document.hpp"

namespace roadbook::data {

// What stands before the sheet in the fragment of an address.
inline constexpr std::string_view share_mark = "#share=";

// Beyond so many characters some programs cut a link off.
inline constexpr std::size_t long_link = 8000;

// "#share=1.…" with these documents in it, to be put behind the address of a Roadbook page.
std::string share_fragment(const std::vector<Value>& values, std::int64_t exported_ms);

// The JSON text inside a link: any text that has the mark in it counts as one. Nothing, with a
// fault, where it was cut off, changed, or is larger than a file may be.
std::optional<std::string> shared_text(const std::string& name, std::string_view link,
                                       Diagnostics& faults);

// True where the text is a link and no JSON.
bool is_link(std::string_view text);

// As `read_documents`, of a save or of a link to one.
Documents read_file_or_link(const std::string& name, std::string_view text);

// ---- the parts

std::string to_base64url(std::string_view bytes);
// Nothing where a letter is none of base64url's, or where it does not come out even.
std::optional<std::string> from_base64url(std::string_view text);

// Raw deflate (RFC 1951).
std::string deflated(std::string_view bytes);
// Nothing where the bytes are no deflate stream and nothing else, or are more than `most` inflated.
std::optional<std::string> inflated(std::string_view bytes, std::size_t most);

}  // namespace roadbook::data

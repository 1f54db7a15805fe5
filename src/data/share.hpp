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

// "#share=2.…" with these documents in it, to be put behind the address of a Roadbook page.
// `unknown`: Documents::unknown.
// `portraits`: Documents::portraits, or none at all.
std::string share_fragment(const std::vector<Value>& values, std::int64_t exported_ms,
                           const std::string& unknown = {},
                           const std::vector<std::string>& portraits = {});

// The JSON text inside a link: any text that has the mark in it counts as one. Nothing, with a
// fault, where it was cut off, changed, or is larger than a file may be. A link carries a check
// sum; those of before, "#share=1.…", have none and still open.
std::optional<std::string> shared_text(const std::string& name, std::string_view link,
                                       Diagnostics& faults);

// True where the text is a link and no JSON.
bool is_link(std::string_view text);

// The save at the foot of a copied sheet: words to read, and below them the save, whose first line
// is "{" alone. Nothing where there is none, and where the text is a save from its start.
std::optional<std::string_view> save_below(std::string_view text);

// Worth a try: a save, a link to one, or a copied sheet; not any other text that is pasted.
bool may_be_sheet(std::string_view text);

// The JSON of a save, of a link to one, or of a copied sheet; of other text the text itself.
// Nothing as `shared_text` has it.
std::optional<std::string> save_in(const std::string& name, std::string_view text,
                                   Diagnostics& faults);

// As `read_documents`, of a save, of a link to one, or of a copied sheet.
Documents read_text(const std::string& name, std::string_view text);

// ---- the parts

// Bytes as letters that an address can hold (RFC 4648, section 5), without padding.
std::string to_base64url(std::string_view bytes);
// Nothing where a letter is none of base64url's, or where it does not come out even.
std::optional<std::string> from_base64url(std::string_view text);

// Raw deflate (RFC 1951).
std::string deflated(std::string_view bytes);
// Nothing where the bytes are no deflate stream and nothing else, or are more than `most` inflated.
std::optional<std::string> inflated(std::string_view bytes, std::size_t most);

}  // namespace roadbook::data

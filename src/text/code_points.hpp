// Walks UTF-8 text by its characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace roadbook::text {

// The length of the UTF-8 sequence at the start of `text`, or 0 where there is none: overlong
// forms, surrogates and code points above U+10FFFF are none.
std::size_t utf8_length(std::string_view text);

// A blank, a tab or an end of line.
constexpr bool is_space(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

// A byte that goes on with the character before it.
constexpr bool goes_on(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}
// Where the character begins that the byte at `at` is part of; `at` itself behind the text.
std::size_t letter_start(std::string_view text, std::size_t at);

// How many characters a text has.
std::size_t letters(std::string_view text);
// As many of them from the start, or all.
std::string_view first_letters(std::string_view text, std::size_t count);

// The same, with three dots where it is longer.
std::string in_short(std::string_view text, std::size_t count);

// Puts a code point behind a text; one above U+10FFFF is none.
void append_utf8(std::string& text, std::uint32_t code);

// A code point, and the bytes that it is written with.
struct CodePoint {
  std::uint32_t code = 0;
  std::string_view bytes;
};

// The character at `at`, which is moved behind it. What is no UTF-8 is U+FFFD, a byte at a time.
CodePoint next_code_point(std::string_view text, std::size_t& at);

// Control characters, line and paragraph separators: what is no letter, mark or blank.
bool is_control(std::uint32_t code);
// Marks, embeddings, overrides and isolates that change the direction of what stands around them.
bool is_bidi_control(std::uint32_t code);
// Of no width and without a meaning of its own: joiners, byte order marks, tags, noncharacters.
bool is_invisible(std::uint32_t code);

}  // namespace roadbook::text

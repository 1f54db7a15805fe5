// Marks and searches texts.
#include "text/searched_text.hpp"

#include <cstring>
#include <utility>

namespace roadbook::text {

namespace {

constexpr int mark_bits = 11;

// Of two or three bytes that stand side by side.
std::size_t mark_of(std::uint32_t bytes) {
  return (bytes * 2654435761U) >> (32 - mark_bits);
}

std::uint32_t byte_at(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

std::uint32_t pair_at(std::string_view text, std::size_t at) {
  return byte_at(text, at) << 8 | byte_at(text, at + 1);
}

std::uint32_t triple_at(std::string_view text, std::size_t at) {
  return (pair_at(text, at) << 8 | byte_at(text, at + 2)) + (1U << 24);
}

// The letters from the one that texts have most to the one that they have least; all others are
// rarer still.
constexpr std::string_view by_frequency = "\n ETAOINSRHLDCUMFPGWYBVKXJQZetaoinsrhldcumfpgwybvkxjqz";

std::size_t rarity(char letter) {
  const std::size_t at = by_frequency.find(letter);
  return at == std::string_view::npos ? by_frequency.size() : at;
}

}  // namespace

SearchedText::SearchedText(std::string text) : text_(std::move(text)) {
  static_assert(bits == std::size_t{1} << mark_bits);
  const auto set = [&](std::size_t mark) { marks_[mark / 64] |= std::uint64_t{1} << (mark % 64); };
  for (std::size_t i = 0; i + 1 < text_.size(); ++i) {
    set(mark_of(pair_at(text_, i)));
    if (i + 2 < text_.size()) set(mark_of(triple_at(text_, i)));
  }
}

SoughtWord::SoughtWord(std::string_view word) : word_(word) {
  for (std::size_t i = 1; i < word_.size(); ++i) {
    if (rarity(word_[i]) > rarity(word_[rarest_])) rarest_ = i;
  }
  if (word_.size() == 2) marks_.push_back(mark_of(pair_at(word_, 0)));
  for (std::size_t i = 0; i + 2 < word_.size(); ++i) {
    marks_.push_back(mark_of(triple_at(word_, i)));
  }
}

bool SoughtWord::in(const SearchedText& text) const {
  for (const std::size_t mark : marks_) {
    if ((text.marks_[mark / 64] >> (mark % 64) & 1) == 0) return false;
  }
  return place_in(text.text_) != std::string_view::npos;
}

std::size_t SoughtWord::place_in(std::string_view text) const {
  if (word_.empty()) return 0;
  if (text.size() < word_.size()) return std::string_view::npos;
  const char* at = text.data() + rarest_;
  const char* const end = at + (text.size() - word_.size() + 1);
  while (at < end) {
    at = static_cast<const char*>(
        std::memchr(at, word_[rarest_], static_cast<std::size_t>(end - at)));
    if (at == nullptr) break;
    if (std::memcmp(at - rarest_, word_.data(), word_.size()) == 0) {
      return static_cast<std::size_t>(at - rarest_ - text.data());
    }
    ++at;
  }
  return std::string_view::npos;
}

}  // namespace roadbook::text

// Words that are looked for in many texts: most texts are passed over by a look at their letters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::text {

// A text that is searched again and again, with a mark for all that stands side by side in it.
class SearchedText {
 public:
  SearchedText() = default;
  // Marks a text, byte by byte.
  explicit SearchedText(std::string text);
  const std::string& text() const { return text_; }

 private:
  friend class SoughtWord;
  static constexpr std::size_t bits = 2048;
  std::string text_;
  std::array<std::uint64_t, bits / 64> marks_{};
};

// A word to look for, byte by byte: small and capital letters differ.
class SoughtWord {
 public:
  // An empty word is in every text.
  explicit SoughtWord(std::string_view word);
  const std::string& word() const { return word_; }
  // Whether it stands somewhere in the text.
  bool in(const SearchedText& text) const;
  // Where it begins, or npos. An empty word begins every text.
  std::size_t place_in(std::string_view text) const;

 private:
  std::string word_;
  std::size_t rarest_ = 0;            // the letter that texts have least
  std::vector<std::size_t> marks_{};  // those that a text with it has
};

}  // namespace roadbook::text

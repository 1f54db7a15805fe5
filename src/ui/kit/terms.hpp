// The words of a game that have an entry in its rules, and where they stand in a text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace roadbook::ui {

// Words that lead to an entry of the rules.
struct Term {
  std::string words;      // "Special armor"
  std::string topic;      // of the rules: "track.special_armor"
  bool any_case = false;  // "special armor" is meant, too; else a name, as it is written
};

// A term in a text, in bytes.
struct TermPlace {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t term = 0;
  bool operator==(const TermPlace&) const = default;
};

// All such words of a game, found in a text.
class Terms {
 public:
  Terms() = default;
  // Of two terms with the same words the first counts.
  explicit Terms(std::vector<Term> terms);

  // True where there are no terms.
  bool empty() const { return terms_.empty(); }
  // The term of that number, as TermPlace has it.
  const Term& term(std::size_t index) const { return terms_[index]; }
  // Each term once, where it stands first, in the order of the text; the longest where several
  // begin at one word. A name of one word that begins a sentence is passed over: it may be any word
  // there. What was found is kept: asking again for the same text costs no search.
  const std::vector<TermPlace>& in(std::string_view text) const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>()(text);
    }
  };
  template <class Value>
  using ByText = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

  std::vector<TermPlace> search(std::string_view text) const;

  std::vector<Term> terms_;
  ByText<std::vector<std::size_t>> by_first_word_;  // in small letters; the longest term first
  mutable ByText<std::vector<TermPlace>> found_;
};

}  // namespace roadbook::ui

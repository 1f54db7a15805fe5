// Finds the terms of a game in running text.
#include "ui/kit/terms.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::ui {

namespace {

char small_letter(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool in_word(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || byte >= 0x80;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  while (at < text.size() && in_word(text[at])) ++at;
  return at;
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& each : small) each = small_letter(each);
  return small;
}

bool stands_at(std::string_view text, std::size_t at, const Term& term) {
  const std::string_view there = text.substr(at, term.words.size());
  if (there.size() != term.words.size()) return false;
  if (!term.any_case) return there == term.words;
  return std::equal(there.begin(), there.end(), term.words.begin(),
                    [](char a, char b) { return small_letter(a) == small_letter(b); });
}

// Whether a sentence or a line begins here.
bool begins_sentence(std::string_view text, std::size_t at) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '"')) --at;
  return at == 0 || std::string_view(".!?:;\n(").find(text[at - 1]) != std::string_view::npos;
}

}  // namespace

Terms::Terms(std::vector<Term> terms) : terms_(std::move(terms)) {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const std::string& words = terms_[i].words;
    const std::size_t end = word_end(words, 0);
    if (end == 0) continue;
    std::vector<std::size_t>& same = by_first_word_[small_letters(words.substr(0, end))];
    const bool known = std::any_of(same.begin(), same.end(),
                                   [&](std::size_t other) { return terms_[other].words == words; });
    if (!known) same.push_back(i);
  }
  for (auto& [word, list] : by_first_word_) {
    std::stable_sort(list.begin(), list.end(), [this](std::size_t a, std::size_t b) {
      return terms_[a].words.size() > terms_[b].words.size();
    });
  }
}

const std::vector<TermPlace>& Terms::in(std::string_view text) const {
  const auto known = found_.find(text);
  if (known != found_.end()) return known->second;
  // What a player writes changes with each letter: old texts are let go now and then.
  constexpr std::size_t most = 4000;
  if (found_.size() >= most) found_.clear();
  return found_.emplace(std::string(text), search(text)).first->second;
}

std::vector<TermPlace> Terms::search(std::string_view text) const {
  std::vector<TermPlace> places;
  if (by_first_word_.empty()) return places;
  std::size_t at = 0;
  while (at < text.size()) {
    if (!in_word(text[at])) {
      ++at;
      continue;
    }
    const std::size_t end = word_end(text, at);
    std::size_t next = end;
    const auto begun = by_first_word_.find(small_letters(text.substr(at, end - at)));
    if (begun != by_first_word_.end()) {
      for (const std::size_t index : begun->second) {
        const Term& term = terms_[index];
        if (!stands_at(text, at, term)) continue;
        const std::size_t behind = at + term.words.size();
        if (behind < text.size() && in_word(text[behind])) continue;
        const bool one_word = behind == end;
        if (one_word && !term.any_case && begins_sentence(text, at)) continue;
        next = behind;
        const bool again = std::any_of(places.begin(), places.end(), [&](const TermPlace& each) {
          return terms_[each.term].topic == term.topic;
        });
        if (!again) places.push_back({at, behind, index});
        break;
      }
    }
    at = next;
  }
  return places;
}

}  // namespace roadbook::ui

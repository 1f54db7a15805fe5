// A shipped game in which every noun is another word, in its words and in all that its files say:
// whoever still says the old word says it by themselves.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "data/ruleset_reader.hpp"
#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"
#include "text/wording.hpp"

namespace roadbook::support {

inline bool is_plain_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// The nouns of a game that are one word, in small letters.
inline std::set<std::string> nouns_of(const rules::Words& words) {
  std::set<std::string> found;
  for (const rules::Noun& noun : rules::nouns) {
    const rules::Word& word = words.*noun.word;
    for (const std::string& form : {word.one, word.many, word.brief}) {
      if (std::all_of(form.begin(), form.end(), is_plain_letter))
        found.insert(text::in_small_letters(form));
    }
  }
  found.erase("");
  return found;
}

// The text with each of the nouns written backward; what stands in braces stays.
inline std::string with_nouns_backward(const std::string& text,
                                       const std::set<std::string>& nouns) {
  std::string changed;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = at + 1;
    if (text[at] == '{') {
      end = std::min(text.find('}', at), text.size());
    } else if (text[at] == '\\') {
      end = std::min(at + 2, text.size());
    } else if (is_plain_letter(text[at])) {
      while (end < text.size() && is_plain_letter(text[end])) ++end;
    }
    std::string word = text.substr(at, end - at);
    const std::string small = text::in_small_letters(word);
    if (nouns.count(small) > 0) word = 'q' + std::string(small.rbegin(), small.rend());
    changed += word;
    at = end;
  }
  return changed;
}

// A file of a game with what it says changed so. Its keys stay, its ids, and where an entry was
// taken from.
inline std::string with_texts_backward(const std::string& json,
                                       const std::set<std::string>& nouns) {
  std::string changed;
  std::string key;
  std::size_t at = 0;
  while (at < json.size()) {
    if (json[at] != '"') {
      changed += json[at++];
      continue;
    }
    std::size_t end = at + 1;
    while (json[end] != '"') end += json[end] == '\\' ? 2 : 1;
    const std::string text = json.substr(at + 1, end - at - 1);
    at = end + 1;
    const std::size_t next = json.find_first_not_of(" \n", at);
    const bool is_key = next != std::string::npos && json[next] == ':';
    if (is_key) key = text;
    const bool said =
        text.find(' ') != std::string::npos || (!text.empty() && text[0] >= 'A' && text[0] <= 'Z');
    const bool stays = is_key || !said || key == "source";
    changed += '"' + (stays ? text : with_nouns_backward(text, nouns)) + '"';
  }
  return changed;
}

// The game of that folder of the source tree, told without those nouns.
inline rules::Ruleset renamed_game(const std::string& folder, const std::set<std::string>& nouns) {
  std::vector<data::NamedText> files = json_files(folder);
  for (data::NamedText& file : files) file.text = with_texts_backward(file.text, nouns);
  data::Result<rules::Ruleset> read = data::read_ruleset(std::move(files));
  for (const data::Diagnostic& each : read.diagnostics) FAIL_CHECK(data::in_words(each));
  REQUIRE(read.ok());
  rules::Ruleset game = std::move(*read.value);
  for (const rules::Noun& noun : rules::nouns) {
    const std::string word = "Zq" + std::string(noun.key.rbegin(), noun.key.rend());
    game.words.*noun.word = {word, word + "q", {}};
  }
  return game;
}

}  // namespace roadbook::support

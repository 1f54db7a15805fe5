// Sentences in a game's words.
#include "rules/game/words.hpp"

#include <algorithm>

#include "rules/game/ruleset.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

bool is_large(char letter) {
  return letter >= 'A' && letter <= 'Z';
}

bool is_vowel(char letter) {
  return std::string_view("aeiouAEIOU").find(letter) != std::string_view::npos;
}

// "HP" keeps its letters in the middle of a sentence.
std::string in_sentence(const std::string& word) {
  return word.size() > 1 && is_large(word[0]) && is_large(word[1]) ? word : lowered(word);
}

const Word& word_of(const Words& words, std::string_view key) {
  for (const Noun& each : nouns) {
    if (is_key(key, each.key)) return words.*each.word;
  }
  return words.playbook;  // no phrase with another key compiles
}

}  // namespace

std::string small(const Word& word) {
  return in_sentence(word.one);
}

std::string small_many(const Word& word) {
  return in_sentence(word.many);
}

std::string with_article(const Word& word) {
  return with_article(word.one);
}

std::string with_article(const std::string& name) {
  return (!name.empty() && is_vowel(name[0]) ? "an " : "a ") + in_sentence(name);
}

std::string counted(int count, const Word& word) {
  return counted(count, small(word), small_many(word));
}

std::string at_head(const Word& word) {
  std::string form = word.narrow();
  if (std::any_of(form.begin(), form.end(), is_vowel)) return raised(form);
  std::transform(form.begin(), form.end(), form.begin(), [](char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  });
  return form;
}

std::string triggers_heading(const Ruleset& ruleset) {
  return at_head(ruleset.words.experience) + " triggers";
}

TriggerAhead trigger_ahead(const Ruleset& ruleset, const Playbook& playbook) {
  TriggerAhead trigger;
  trigger.label = at_head(ruleset.words.experience) + " when";
  trigger.words = lowered(playbook.xp_when.empty() ? playbook.xp_trigger : playbook.xp_when);
  if (trigger.words.ends_with('.')) trigger.words.pop_back();
  return trigger;
}

std::string boxes_name(const Ruleset& ruleset, const Track& track) {
  const Attribute* attribute = find_attribute(ruleset, track.attribute);
  const bool same = attribute != nullptr && attribute->name == track.name;
  return same ? track.name + " " + ruleset.words.experience.narrow() : track.name;
}

std::string plural_of(const std::string& one) {
  if (one.empty()) return one;
  const char last = one.back();
  if (last == 's' || last == 'x' || last == 'z') return one + "es";
  if (last == 'y' && one.size() > 1 && !is_vowel(one[one.size() - 2])) {
    return one.substr(0, one.size() - 1) + "ies";
  }
  return one + "s";
}

std::string say(const Words& words, Phrase phrase) {
  const std::string_view text = phrase.text();
  std::string said;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t open = text.find('{', at);
    said += text.substr(at, open == std::string_view::npos ? open : open - at);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find('}', open);
    const PhrasePlace place = read_place(text.substr(open + 1, close - open - 1));
    const Word& word = word_of(words, place.key);
    std::string form = place.plural ? word.many : place.brief ? word.narrow() : word.one;
    // The Tier is written large everywhere.
    if (!is_large(place.key[0]) && &word != &words.tier) form = in_sentence(form);
    if (place.article) {
      const bool vowel = !form.empty() && is_vowel(form[0]);
      form = (place.raised ? vowel ? "An " : "A " : vowel ? "an " : "a ") + form;
    }
    said += form;
    at = close + 1;
  }
  return said;
}

std::string say(const Ruleset& ruleset, Phrase phrase) {
  return say(ruleset.words, phrase);
}

}  // namespace roadbook::rules

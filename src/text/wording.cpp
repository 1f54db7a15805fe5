// Numbers and lists as text.
#include "text/wording.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::text {

namespace {

bool is_small_ascii(char letter) {
  return letter >= 'a' && letter <= 'z';
}
bool is_large_ascii(char letter) {
  return letter >= 'A' && letter <= 'Z';
}

}  // namespace

std::string with_sign(int value) {
  if (value > 0) return "+" + number(value);
  if (value < 0) return "−" + number(-value);
  return "0";
}

std::string with_minus(int value) {
  return value < 0 ? with_sign(value) : number(value);
}

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

void add_part(std::string& words, const std::string& part, const char* between) {
  if (part.empty()) return;
  if (!words.empty()) words += between;
  words += part;
}

std::string kin(const std::string& heritage, const std::string& playbook) {
  if (heritage.empty() || playbook.empty()) return heritage + playbook;
  const std::string words = heritage.substr(0, heritage.find(" ("));
  const bool phrase = std::count(words.begin(), words.end(), ' ') > 1;
  return phrase ? playbook + ", " + lowered(heritage) : heritage + " " + playbook;
}

std::string counted(int count, const std::string& one, const std::string& many) {
  return count == 1 ? "one " + one : number(count) + " " + many;
}

std::string lowered(std::string text) {
  // A word in capitals (a name such as "BODY") keeps them.
  const bool capitals = text.size() > 1 && is_large_ascii(text[1]);
  if (!text.empty() && is_large_ascii(text[0]) && !capitals) {
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  }
  return text;
}

std::string spaced(std::string id) {
  for (char& letter : id) {
    if (letter == '_') letter = ' ';
  }
  return id;
}

std::string in_small_letters(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::string raised(std::string text) {
  if (!text.empty() && is_small_ascii(text[0])) text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  const auto finish = [&] {
    while (!part.empty() && part.front() == ' ') part.erase(part.begin());
    while (!part.empty() && part.back() == ' ') part.pop_back();
    if (!part.empty()) parts.push_back(std::move(part));
    part.clear();
  };
  for (const char letter : text) {
    if (letter == separator) {
      finish();
    } else {
      part += letter;
    }
  }
  finish();
  return parts;
}

}  // namespace roadbook::text

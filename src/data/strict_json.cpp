// JSON exactly as RFC 8259 has it, from text to a value, with every doubt a fault.
#include "data/strict_json.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "data/json_number.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

class Scanner {
 public:
  Scanner(std::string_view text, Faults& faults, const JsonLimits& limits)
      : text_(text), faults_(faults), limits_(limits) {}

  bool document(Json& value) {
    const Place root;
    skip_space();
    if (at_end()) return fault(root, "The file is empty.", false);
    if (!read_value(value, root, 0)) return false;
    skip_space();
    return at_end() || fault(root, "There is more after the end of the document.");
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  char here() const { return at_end() ? '\0' : text_[at_]; }

  void skip_space() {
    while (!at_end() && (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t')) {
      ++at_;
    }
  }

  bool take(char letter) {
    if (at_end() || here() != letter) return false;
    ++at_;
    return true;
  }

  // Reports a fault at the current position; always false.
  bool fault(const Place& place, const std::string& sentence, bool with_position = true) {
    if (!with_position) {
      faults_.add(place, sentence);
      return false;
    }
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char letter : text_.substr(0, at_)) {
      if (letter == '\n') {
        ++line;
        column = 1;
      } else if (!text::goes_on(letter)) {
        ++column;
      }
    }
    faults_.add(place, "Line " + std::to_string(line) + ", column " + std::to_string(column) +
                           ": " + sentence);
    return false;
  }

  bool expected(const Place& place, const std::string& what) {
    if (at_end()) return fault(place, "The file ends here, where " + what + " is expected.");
    if (here() == '\0') return fault(place, "There is a NUL byte here; JSON has none.");
    return fault(place, "Here " + what + " is expected.");
  }

  bool read_value(Json& value, const Place& place, int depth) {
    if (++values_ > limits_.values) return fault(place, "The file has too many values.");
    switch (here()) {
      case '{':
        return read_object(value, place, depth + 1);
      case '[':
        return read_list(value, place, depth + 1);
      case '"': {
        std::string text;
        if (!read_string(text, place)) return false;
        value = std::move(text);
        return true;
      }
      case 't':
        return read_word("true", place) && (value = true, true);
      case 'f':
        return read_word("false", place) && (value = false, true);
      case 'n':
        return read_word("null", place) && (value = nullptr, true);
      default:
        if (here() == '-' || is_digit(here())) return read_number(value, place);
        return expected(place, "a value");
    }
  }

  bool read_word(std::string_view word, const Place& place) {
    if (text_.substr(at_, word.size()) != word) return expected(place, "a value");
    at_ += word.size();
    return true;
  }

  bool enter(const Place& place, int depth) {
    if (depth > limits_.nesting) {
      return fault(place, "Objects and lists are nested deeper than " +
                              std::to_string(limits_.nesting) + " levels.");
    }
    ++at_;
    skip_space();
    return true;
  }

  bool read_object(Json& value, const Place& place, int depth) {
    if (!enter(place, depth)) return false;
    value = Json::object();
    auto& fields = *value.get_ptr<Json::object_t*>();
    if (take('}')) return true;
    while (true) {
      if (here() != '"') return expected(place, "the name of a field in double quotes");
      std::string key;
      if (!read_string(key, place)) return false;
      if (key.size() > longest_field_name) {
        return fault(place, "The name of a field has more than " +
                                std::to_string(longest_field_name) + " bytes.");
      }
      skip_space();
      if (!take(':')) return expected(place, "a colon");
      skip_space();
      if (fields.size() == most_fields) {
        return fault(place, "An object has more than " + std::to_string(most_fields) + " fields.");
      }
      Json field;
      if (!read_value(field, Place(place, key), depth)) return false;
      add_field(fields, std::move(key), std::move(field));
      skip_space();
      if (take('}')) break;
      if (!take(',')) return expected(place, "a comma or a closing brace");
      skip_space();
    }
    report_equal_keys(fields, place);
    return true;
  }

  void report_equal_keys(const Json::object_t& fields, const Place& place) {
    if (fields.size() < 2) return;
    std::vector<Key>& keys = keys_;
    keys.clear();
    for (const auto& field : fields) {
      keys.push_back({std::hash<std::string_view>()(field.first), field.first});
    }
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
      return a.hash != b.hash ? a.hash < b.hash : a.text < b.text;
    });
    std::vector<std::string_view> twice;
    for (std::size_t i = 1; i < keys.size(); ++i) {
      if (keys[i].text == keys[i - 1].text && (i < 2 || keys[i].text != keys[i - 2].text)) {
        twice.push_back(keys[i].text);
      }
    }
    std::sort(twice.begin(), twice.end());
    for (const std::string_view key : twice) {
      faults_.add(Place(place, key), "This field is here more than once.");
    }
  }

  bool read_list(Json& value, const Place& place, int depth) {
    if (!enter(place, depth)) return false;
    value = Json::array();
    auto& elements = *value.get_ptr<Json::array_t*>();
    if (take(']')) return true;
    while (true) {
      Json element;
      if (!read_value(element, Place(place, elements.size()), depth)) return false;
      elements.push_back(std::move(element));
      skip_space();
      if (take(']')) return true;
      if (!take(',')) return expected(place, "a comma or a closing bracket");
      skip_space();
    }
  }

  bool read_string(std::string& text, const Place& place) {
    ++at_;  // the opening quote
    while (true) {
      // Most letters need no look of their own.
      const std::size_t start = at_;
      while (!at_end() && here() != '"' && here() != '\\' &&
             static_cast<unsigned char>(here()) - 0x20u < 0x60u) {
        ++at_;
      }
      text.append(text_.substr(start, at_ - start));
      if (at_end()) return expected(place, "a closing quote");
      if (take('"')) return true;
      if (here() == '\\') {
        if (!read_escape(text, place)) return false;
        continue;
      }
      if (static_cast<unsigned char>(here()) < 0x20u) {
        if (here() == '\0') return expected(place, "a letter");
        return fault(place, "A text has a control character; it must be written as \\u00XX.");
      }
      const std::size_t length = text::utf8_length(text_.substr(at_, 4));
      if (length == 0) return fault(place, "These bytes are not UTF-8.");
      text.append(text_.substr(at_, length));
      at_ += length;
    }
  }

  bool read_escape(std::string& text, const Place& place) {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    ++at_;  // the backslash
    if (const auto found = letters.find(here()); !at_end() && found != letters.npos) {
      text += meanings[found];
      ++at_;
      return true;
    }
    std::uint32_t code = 0;
    if (!take('u')) return expected(place, "one of \" \\ / b f n r t u after a backslash");
    if (!read_four_digits(code, place)) return false;
    if (code >= 0xdc00u && code <= 0xdfffu) return half_a_pair(place);
    if (code >= 0xd800u && code <= 0xdbffu) {
      std::uint32_t low = 0;
      if (text_.substr(at_, 2) != "\\u") return half_a_pair(place);
      at_ += 2;
      if (!read_four_digits(low, place)) return false;
      if (low < 0xdc00u || low > 0xdfffu) return half_a_pair(place);
      code = 0x10000u + ((code - 0xd800u) << 10) + (low - 0xdc00u);
    }
    text::append_utf8(text, code);
    return true;
  }

  bool half_a_pair(const Place& place) {
    return fault(place, "Half of a surrogate pair stands alone and means no character.");
  }

  bool read_four_digits(std::uint32_t& code, const Place& place) {
    for (int i = 0; i < 4; ++i) {
      const char letter = here();
      std::uint32_t digit = 0;
      if (is_digit(letter)) {
        digit = static_cast<std::uint32_t>(letter - '0');
      } else if (letter >= 'a' && letter <= 'f') {
        digit = static_cast<std::uint32_t>(letter - 'a') + 10;
      } else if (letter >= 'A' && letter <= 'F') {
        digit = static_cast<std::uint32_t>(letter - 'A') + 10;
      } else {
        return expected(place, "a hexadecimal digit");
      }
      code = code * 16 + digit;
      ++at_;
    }
    return true;
  }

  bool read_digits(const Place& place) {
    if (!is_digit(here())) return expected(place, "a digit");
    while (is_digit(here())) ++at_;
    return true;
  }

  bool read_number(Json& value, const Place& place) {
    const std::size_t start = at_;
    take('-');
    if (here() == '0') {
      ++at_;
      if (is_digit(here())) return fault(place, "A number cannot begin with a zero.");
    } else if (!read_digits(place)) {
      return false;
    }
    bool whole = true;
    if (take('.')) {
      whole = false;
      if (!read_digits(place)) return false;
    }
    if (here() == 'e' || here() == 'E') {
      whole = false;
      ++at_;
      if (here() == '+' || here() == '-') ++at_;
      if (!read_digits(place)) return false;
    }
    if (numbers_.read(text_.substr(start, at_ - start), whole, value)) return true;
    at_ = start;
    return fault(place, "This number is too large.");
  }

  // The name of a field. Hashes are quicker to sort than texts; equal ones go by their texts.
  struct Key {
    std::size_t hash;
    std::string_view text;
  };

  std::string_view text_;
  Faults& faults_;
  const JsonLimits& limits_;
  std::size_t at_ = 0;
  std::size_t values_ = 0;
  JsonNumbers numbers_;
  std::vector<Key> keys_;  // of the object that is being looked at
};

}  // namespace

std::optional<Json> parse_strict(std::string_view text, Faults& faults, const JsonLimits& limits) {
  if (text.size() > limits.bytes) {
    faults.add(std::string(), std::string("The file is larger than ") + largest_file_words + ".");
    return std::nullopt;
  }
  if (text.substr(0, 3) == "\xef\xbb\xbf") {
    faults.add(std::string(), "The file begins with a byte order mark, which JSON does not allow.");
    return std::nullopt;
  }
  const std::size_t before = faults.count();
  std::optional<Json> value(std::in_place);
  if (!Scanner(text, faults, limits).document(*value) || faults.count() > before) value.reset();
  return value;
}

}  // namespace roadbook::data

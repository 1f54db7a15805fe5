// Writes JSON values as text.
#include "data/json.hpp"

#include <cstdint>
#include <vector>

namespace roadbook::data {
namespace {

// Most texts hold nothing that must be escaped, and most numbers are whole: these need no help.
bool is_plain(const std::string& text) {
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte < 0x20u || byte >= 0x7fu || letter == '"' || letter == '\\') return false;
  }
  return true;
}

class JsonText {
 public:
  // `indented`: with line breaks, and two spaces to a level.
  explicit JsonText(bool indented) : indented_(indented) {}

  void add(const Json& json) {
    if (json.is_object()) {
      add_all(fields_of(json), '{', '}', [this](const auto& field) {
        add_text(field.first);
        text_ += indented_ ? ": " : ":";
        add(field.second);
      });
    } else if (json.is_array()) {
      add_all(elements_of(json), '[', ']', [this](const Json& element) { add(element); });
    } else if (const std::string* text = text_of(&json)) {
      add_text(*text);
    } else if (const auto* number = json.get_ptr<const Json::number_integer_t*>()) {
      text_ += std::to_string(*number);
    } else if (is_number_text(json)) {
      const auto& digits = *json.get_ptr<const Json::binary_t*>();
      text_.append(digits.begin(), digits.end());
    } else {
      text_ += json.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
  }
  std::string take() { return std::move(text_); }

 private:
  template <class All, class Add>
  void add_all(const All& all, char opening, char closing, const Add& each_one) {
    text_ += opening;
    ++level_;
    bool first = true;
    for (const auto& each : all) {
      if (!first) text_ += ',';
      first = false;
      new_line();
      each_one(each);
    }
    --level_;
    if (!first) new_line();
    text_ += closing;
  }

  void new_line() {
    if (!indented_) return;
    text_ += '\n';
    text_.append(level_ * 2, ' ');
  }

  void add_text(const std::string& text) {
    if (is_plain(text)) {
      text_ += '"';
      text_ += text;
      text_ += '"';
    } else {
      text_ += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    }
  }

  bool indented_;
  std::size_t level_ = 0;
  std::string text_;
};

}  // namespace

std::string to_text(const Json& json) {
  JsonText text(true);
  text.add(json);
  return text.take() + '\n';
}

std::string to_compact_text(const Json& json) {
  JsonText text(false);
  text.add(json);
  return text.take();
}

Json number_text(std::string_view number) {
  return Json::binary(std::vector<std::uint8_t>(number.begin(), number.end()));
}

bool is_number_text(const Json& json) {
  return json.is_binary();
}

}  // namespace roadbook::data

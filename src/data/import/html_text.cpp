// Notes that another program keeps as HTML, as plain text.
#include "data/import/html_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "text/code_points.hpp"

namespace roadbook::data {

namespace {

constexpr std::size_t most_addresses = 100;
constexpr std::size_t longest_entity = 10;

constexpr std::array<std::pair<std::string_view, std::string_view>, 24> entities{{
    {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},
    {"nbsp", " "},   {"ndash", "–"},  {"mdash", "—"},  {"hellip", "…"}, {"lsquo", "‘"},
    {"rsquo", "’"},  {"ldquo", "“"},  {"rdquo", "”"},  {"laquo", "«"},  {"raquo", "»"},
    {"eacute", "é"}, {"egrave", "è"}, {"agrave", "à"}, {"ccedil", "ç"}, {"ouml", "ö"},
    {"auml", "ä"},   {"uuml", "ü"},   {"szlig", "ß"},  {"bull", "•"},
}};

// "#233" and "#xe9" as letters; nothing where they are none.
std::optional<std::string> numbered(std::string_view name) {
  const bool hexadecimal = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
  std::uint32_t code = 0;
  const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
  if (digits.empty()) return std::nullopt;
  for (const char each : digits) {
    std::uint32_t digit = 0;
    if (each >= '0' && each <= '9') {
      digit = static_cast<std::uint32_t>(each - '0');
    } else if (hexadecimal && each >= 'a' && each <= 'f') {
      digit = static_cast<std::uint32_t>(each - 'a') + 10;
    } else if (hexadecimal && each >= 'A' && each <= 'F') {
      digit = static_cast<std::uint32_t>(each - 'A') + 10;
    } else {
      return std::nullopt;
    }
    code = code * (hexadecimal ? 16 : 10) + digit;
    if (code > 0x10FFFF) return std::nullopt;
  }
  if (code < 0x20 || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
  std::string letter;
  text::append_utf8(letter, code);
  return letter;
}

std::string small(std::string_view text) {
  std::string all(text);
  for (char& each : all) {
    if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
  }
  return all;
}

class HtmlReader {
 public:
  explicit HtmlReader(std::string_view html) : html_(html) {}

  HtmlText read() {
    while (at_ < html_.size()) {
      const char each = html_[at_];
      if (each == '<' && tag()) continue;
      if (each == '&' && entity()) continue;
      letter(each);
      ++at_;
    }
    if (!read_.changed) {
      read_.text = std::string(html_);
      return std::move(read_);
    }
    while (!read_.text.empty() && text::is_space(read_.text.back())) read_.text.pop_back();
    return std::move(read_);
  }

 private:
  void letter(char each) {
    if (text::is_space(each)) {
      blank_ = true;
    } else {
      put(std::string_view(&each, 1));
    }
  }

  // Puts letters behind the breaks and the blank that were waiting.
  void put(std::string_view letters) {
    if (!read_.text.empty()) {
      if (breaks_ > 0) {
        read_.text.append(static_cast<std::size_t>(breaks_), '\n');
      } else if (blank_ && read_.text.back() != '\n') {
        read_.text += ' ';
      }
    }
    breaks_ = 0;
    blank_ = false;
    read_.text += letters;
  }

  void line_break(int count) {
    breaks_ = std::max(breaks_, count);
    blank_ = false;
  }

  bool entity() {
    const std::size_t length = html_.substr(at_, longest_entity + 1).find(';');
    if (length == html_.npos || length < 2) return false;
    const std::size_t end = at_ + length;
    const std::string_view name = html_.substr(at_ + 1, length - 1);
    std::optional<std::string> letters;
    if (name.front() == '#') {
      letters = numbered(name);
    } else {
      for (const auto& [known, stands_for] : entities) {
        if (name == known) letters = std::string(stands_for);
      }
    }
    if (!letters) return false;
    read_.changed = true;
    if (*letters == " ") {
      blank_ = true;
    } else {
      put(*letters);
    }
    at_ = end + 1;
    return true;
  }

  // Reads a tag or a comment; false where the sign is only a sign.
  bool tag() {
    if (no_more_) return false;
    if (html_.substr(at_, 4) == "<!--") {
      skip_past("-->", at_ + 4);
      return true;
    }
    std::size_t start = at_ + 1;
    const bool closing = start < html_.size() && html_[start] == '/';
    if (closing) ++start;
    std::size_t end = start;
    const auto named = [](char each) {
      return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') ||
             (each >= '0' && each <= '9');
    };
    while (end < html_.size() && named(html_[end])) ++end;
    if (end == start || (html_[start] >= '0' && html_[start] <= '9')) return false;
    const std::size_t close = end_of_tag(end);
    if (close == html_.npos) {
      no_more_ = true;
      return false;
    }
    const std::string name = small(html_.substr(start, end - start));
    const std::string_view inside = html_.substr(end, close - end);
    at_ = close + 1;
    read_.changed = true;
    if (!closing && (name == "script" || name == "style")) {
      skip_element(name);
    } else {
      meaning(name, closing, inside);
    }
    return true;
  }

  // The ">" that ends the tag, quotation marks passed over.
  std::size_t end_of_tag(std::size_t from) const {
    char quote = 0;
    for (std::size_t i = from; i < html_.size(); ++i) {
      const char each = html_[i];
      if (quote != 0) {
        if (each == quote) quote = 0;
      } else if (each == '"' || each == '\'') {
        quote = each;
      } else if (each == '>') {
        return i;
      }
    }
    return html_.find('>', from);
  }

  void skip_past(std::string_view mark, std::size_t from) {
    const std::size_t end = html_.find(mark, from);
    at_ = end == html_.npos ? html_.size() : end + mark.size();
    read_.changed = true;
  }

  void skip_element(const std::string& name) {
    for (std::size_t i = html_.find("</", at_); i != html_.npos; i = html_.find("</", i + 2)) {
      if (small(html_.substr(i + 2, name.size())) == name) {
        skip_past(">", i);
        return;
      }
    }
    at_ = html_.size();
  }

  void meaning(const std::string& name, bool closing, std::string_view inside) {
    if (name == "br") {
      breaks_ = std::min(breaks_ + 1, 2);
      blank_ = false;
    } else if (name == "li") {
      line_break(1);
      if (!closing) {
        put("•");
        blank_ = true;
      }
    } else if (name == "td" || name == "th") {
      blank_ = true;
    } else if (name == "tr" || name == "div") {
      line_break(1);
    } else if (name == "p" || name == "ul" || name == "ol" || name == "table" || name == "hr" ||
               name == "blockquote" || name == "section" || name == "article" ||
               (name.size() == 2 && name[0] == 'h')) {
      line_break(2);
    }
    if (!closing) {
      for (const char* key : {"src", "href"}) address(inside, key);
    }
  }

  void address(std::string_view inside, const std::string& key) {
    const std::size_t at = small(inside).find(key + "=");
    if (at == std::string::npos || read_.addresses.size() >= most_addresses) return;
    std::string_view value = inside.substr(at + key.size() + 1);
    const char quote = value.empty() ? '\0' : value.front();
    if (quote == '"' || quote == '\'') {
      value.remove_prefix(1);
      value = value.substr(0, value.find(quote));
    } else {
      value = value.substr(0, value.find_first_of(" \t\n>"));
    }
    if (!value.empty()) read_.addresses.emplace_back(value);
  }

  std::string_view html_;
  std::size_t at_ = 0;
  HtmlText read_;
  bool no_more_ = false;  // no tag ends from here on
  int breaks_ = 0;        // that wait for the next letter
  bool blank_ = false;    // the same
};

}  // namespace

HtmlText text_of_html(std::string_view html) {
  return HtmlReader(html).read();
}

}  // namespace roadbook::data

// A sheet to read, in three forms.
#include "print/plain_text.hpp"

#include <algorithm>
#include <string_view>
#include "print/markup.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

constexpr const char* no_save =
    "Made by Roadbook for reading. Only the JSON file holds the whole sheet and can be imported "
    "again.";

bool stands_alone(const TextItem& item) {
  return item.label.empty();
}

// The letters that mean something to Markdown anywhere in a line.
constexpr std::string_view marks = "\\`*_[]<>#|~&$";

// A text as Markdown shows it; what would make a list or a heading of a line is escaped, too.
std::string as_words(std::string_view text) {
  std::string words;
  bool line_start = true;
  bool digits = false;  // nothing but digits stands in this line so far
  for (const char letter : text) {
    if (letter == '\r') continue;
    const bool makes_list = (line_start && (letter == '-' || letter == '+' || letter == '=')) ||
                            (digits && (letter == '.' || letter == ')'));
    if (makes_list || marks.find(letter) != marks.npos) words += '\\';
    words += letter;
    const bool digit = letter >= '0' && letter <= '9';
    digits = digit && (line_start || digits);
    line_start = letter == '\n' || (line_start && letter == ' ');
  }
  return words;
}

// The same inside an entry of a list: its lines stay lines and stay inside.
std::string as_entry(std::string_view text) {
  const std::string words = as_words(text);
  std::string entry;
  for (const char letter : words) {
    if (letter == '\n') {
      entry += "  \n  ";
    } else {
      entry += letter;
    }
  }
  return entry;
}

// On one line.
std::string as_line(std::string_view text) {
  std::string words = as_words(text);
  std::replace(words.begin(), words.end(), '\n', ' ');
  return words;
}

}  // namespace

std::string plain_text(const TextView& view) {
  std::string text = view.title + "\n" + view.under + "\n";
  for (const TextSection& section : view.sections) {
    text += '\n';
    std::vector<std::string> names;
    for (const TextItem& item : section.items) {
      if (stands_alone(item)) {
        text += (names.empty() ? section.title + ": " : ", ") + item.text;
        names.push_back(item.text);
      } else {
        if (!names.empty()) text += '\n';
        names.clear();
        text += item.label + ": " + item.text + "\n";
      }
    }
    if (!names.empty()) text += '\n';
  }
  return text;
}

std::string markdown(const std::vector<TextView>& sheets) {
  std::string text;
  for (const TextView& view : sheets) {
    text += "# " + as_line(view.title) + "\n\n" + as_line(view.under) + "\n";
    for (const TextSection& section : view.sections) {
      text += "\n## " + as_line(section.title) + "\n\n";
      for (const TextItem& item : section.items) {
        text += "- ";
        if (!stands_alone(item)) text += "**" + as_line(item.label) + ":** ";
        text += as_entry(item.text) + "\n";
      }
    }
    text += '\n';
  }
  if (!sheets.empty()) text += "---\n\n" + as_line(sheets.back().licence) + "\n\n";
  return text + no_save + "\n";
}

std::string plain_html(const std::vector<TextView>& sheets) {
  Markup body;
  for (const TextView& view : sheets) {
    const auto article = body.in("article");
    body.typed("h1", view.title);
    body.typed("p", view.under);
    for (const TextSection& section : view.sections) {
      body.typed("h2", section.title);
      const auto list = body.in("ul");
      for (const TextItem& item : section.items) {
        const auto entry = body.in("li");
        if (!stands_alone(item)) {
          body.typed("b", item.label + ":");
          body.raw(" ");
        }
        for (std::size_t from = 0; from <= item.text.size();) {
          const std::size_t end = std::min(item.text.find('\n', from), item.text.size());
          if (from > 0) body.raw("<br>");
          body.words(item.text.substr(from, end - from));
          from = end + 1;
        }
      }
    }
  }
  if (!sheets.empty()) body.line("p", sheets.back().licence);
  body.line("p", no_save);
  const std::string title = sheets.size() == 1 ? sheets.front().title : "Sheets";
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
         escaped(title) + "</title>\n</head>\n<body>\n" + body.take() + "\n</body>\n</html>\n";
}

}  // namespace roadbook::print

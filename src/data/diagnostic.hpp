// A fault in a file: where it is and what is wrong, in a sentence for the person who wrote it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace roadbook::data {

struct Diagnostic {
  std::string file;     // as the reader was given it; may be empty
  std::string pointer;  // JSON pointer (RFC 6901) to the place; empty: the file as a whole
  std::string message;  // a whole sentence
  bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

// "people.json /traits/3/name: This field is missing."
inline std::string in_words(const Diagnostic& diagnostic) {
  std::string words = diagnostic.file;
  if (!diagnostic.pointer.empty()) {
    if (!words.empty()) words += ' ';
    words += diagnostic.pointer;
  }
  if (!words.empty()) words += ": ";
  return words + diagnostic.message;
}

// What was read, or all that was wrong with it. Never both: one fault and nothing was read.
template <class T>
struct Result {
  std::optional<T> value;
  Diagnostics diagnostics;

  // True where it was read.
  bool ok() const { return value.has_value(); }
};

// A file that was given as text.
struct NamedText {
  std::string name;
  std::string text;
};

}  // namespace roadbook::data

// What can be written into a field of a form, and why not.
#include "document/form_field.hpp"

#include <algorithm>

#include "text/code_points.hpp"

namespace roadbook::document {

std::string why_no_texts(std::string_view lines, std::size_t most) {
  std::size_t count = 0;
  std::size_t number = 0;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    ++number;
    if (line.find_first_not_of(' ') == std::string_view::npos) continue;
    ++count;
    const std::size_t letters = text::letters(line);
    if (letters > most) {
      return "Line " + std::to_string(number) + " has " + std::to_string(letters) +
             " letters, and a line can have " + std::to_string(most) +
             ". Make it shorter; until then the list stays as it was.";
    }
  }
  if (count > limit::entries) {
    return "These are " + std::to_string(count) + " lines, and a list can have " +
           std::to_string(limit::entries) + ". Take some out; until then the list stays as it was.";
  }
  return {};
}

}  // namespace roadbook::document

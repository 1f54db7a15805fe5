// Notes that another program keeps as HTML, as plain text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roadbook::data {

struct HtmlText {
  std::string text;                    // with an empty line between paragraphs
  bool changed = false;                // it was HTML: tags or entities stood in it
  std::vector<std::string> addresses;  // of links and pictures, as they stand; nothing is fetched
};

// Paragraphs, line breaks, lists and headings become lines; entities become their letters; scripts,
// styles and comments are left out. Text without any of that comes back as it is. Takes anything.
HtmlText text_of_html(std::string_view html);

}  // namespace roadbook::data

// A sheet to read, for letters and other programs: as plain text, as Markdown, as HTML without
// styles. Complete for a reader, but no save: only the JSON holds all, and each of them says so.
#pragma once

#include <string>
#include <vector>

#include "print/text_view.hpp"

namespace roadbook::print {

// Lines without markup.
std::string plain_text(const TextView& view);

// One document of these sheets. What players wrote stands there as they wrote it, whatever a letter
// means in Markdown or HTML.
std::string markdown(const std::vector<TextView>& sheets);
std::string plain_html(const std::vector<TextView>& sheets);

}  // namespace roadbook::print

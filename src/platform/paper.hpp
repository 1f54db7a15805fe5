// Documents to print.
#pragma once

#include <string>
#include <string_view>

#include "platform/files.hpp"

namespace roadbook::platform {

// Prints a whole HTML document: the page's print root and dialog; on the desktop the default
// browser opens it. Done: `place` is the document's file, empty on the page.
Kept print_html(std::string_view title, std::string_view html);
// True where the pages of a document can be shown inside the program's own window before they are
// printed: on the page.
bool shows_paper();
// The document whose pages are shown, and where, in logical pixels; without a width they are put
// away. Does nothing where `shows_paper` is false.
void show_paper(std::string_view html);
void place_paper(float x, float y, float width, float height);

}  // namespace roadbook::platform

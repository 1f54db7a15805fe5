// Fonts inside a document, as data that nothing has to be loaded for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "print/options.hpp"

namespace roadbook::print {

// An @font-face rule for each; empty where there are none.
std::string font_faces(const std::vector<Typeface>& typefaces);

// The same for the letters that few texts need.
std::string more_font_faces(const std::vector<Typeface>& typefaces);
// Whether a text has one of these letters.
bool needs_more_letters(const std::vector<Typeface>& typefaces, std::string_view text);

}  // namespace roadbook::print

// Fonts inside a document, as data that nothing has to be loaded for.
#pragma once

#include <string>
#include <vector>

#include "print/options.hpp"

namespace roadbook::print {

// An @font-face rule for each; empty where there are none.
std::string font_faces(const std::vector<Typeface>& typefaces);

}  // namespace roadbook::print

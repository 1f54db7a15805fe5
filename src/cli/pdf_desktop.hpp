// PDF through an installed browser of the Chromium family.
#pragma once

#include <optional>
#include <ostream>
#include <string>

namespace roadbook::cli {

// The browser to use: what the variable CHROME names, or the first that is installed; empty where
// there is none.
std::string find_browser();

// The document as PDF, without the browser's own header and footer. A sentence on `err` where there
// is no browser or it failed.
std::optional<std::string> pdf_of(const std::string& html, std::ostream& err);

}  // namespace roadbook::cli

// PDF through an installed browser of the Chromium family.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace roadbook::cli {

// The browser to use: what the variable CHROME names, or the first that is installed; empty where
// there is none.
std::string find_browser();

// Writes a document into a sink; false where the sink wanted no more.
using Document = std::function<bool(const std::function<bool(std::string_view)>& sink)>;

// The document as PDF, without the browser's own header and footer. A sentence on `err` where there
// is no browser or it failed.
std::optional<std::string> pdf_of(const Document& html, std::ostream& err);

}  // namespace roadbook::cli

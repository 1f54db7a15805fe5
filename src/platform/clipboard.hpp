// The clipboard.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

void copy_text(std::string_view text);
// The text of the clipboard, for the desktop; on the page what is pasted arrives as opened files.
std::string clipboard_text();

}  // namespace roadbook::platform

// The clipboard.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

// Puts UTF-8 text into the clipboard, in place of what was there.
void copy_text(std::string_view text);
// The text of the clipboard, for the desktop; on the page what is pasted arrives as opened files.
std::string clipboard_text();

}  // namespace roadbook::platform

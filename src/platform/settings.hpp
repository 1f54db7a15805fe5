// Small settings of this machine.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::platform {

// Small settings of this machine (theme, text size): plain text by key, kept outside the library.
// An empty text where there is none. Keys are words of [a-z0-9_.-].
// In the page those that begin with "tab." are of this tab alone, which keeps them over a reload.
std::string setting(std::string_view key);
void set_setting(std::string_view key, std::string_view value);

}  // namespace roadbook::platform

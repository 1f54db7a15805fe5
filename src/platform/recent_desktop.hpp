// The files that were opened or exported last, for the program and for the desktop's own list.
#pragma once

#include <string>
#include <vector>

namespace roadbook::platform {

// Puts a file first, here and in the desktop's list of files used lately.
void note_recent(const std::string& path);

}  // namespace roadbook::platform

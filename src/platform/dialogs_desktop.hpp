// The desktop's own file dialogs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roadbook::platform {

// This system can show them now.
bool has_dialogs();

// Lets the person choose files to open (".json,application/json") or a place for a file of that
// name. Both come back when the dialog is closed: call them from a thread of their own. Paths; none
// where the person thought better of it.
std::vector<std::string> choose_files(std::string_view accept);
std::vector<std::string> choose_place(std::string_view name);

}  // namespace roadbook::platform

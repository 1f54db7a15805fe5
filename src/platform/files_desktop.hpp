// Files of the person on the desktop: reading, saving, picking, printing.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/platform.hpp"

namespace roadbook::platform {

// A file with its name and its bytes; nothing where it cannot be read.
std::optional<OpenedFile> read_file(const std::string& path);

// Opens the desktop's own file dialog and calls `then` from another thread with what was picked.
// False where there is no such dialog.
bool pick_files_then(std::string_view accept, std::function<void(std::vector<OpenedFile>)> then);

// A name that every file system takes.
std::string safe_name(std::string_view name);
// Writes a file into the downloads folder, beside what is there already.
Kept keep_in_downloads(std::string_view name, std::string_view bytes);
// Writes a file where the person said, whole or not at all.
Kept keep_at(const std::string& path, std::string_view bytes);
// The person, or a test, named a folder for all files: nobody is asked where.
bool folder_is_named();

// Writes a document where a browser can open it; its path, percent-encoded for an address.
std::string write_print_file(std::string_view title, std::string_view html);

}  // namespace roadbook::platform

// Files of the person on the desktop: reading, saving, picking, printing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/files.hpp"

namespace roadbook::platform {

// A file with its name and its bytes, or why it was not read. It is measured first: one of more
// than `largest` bytes is not read; 0: any is.
OpenedFile read_file(const std::string& path, std::uint64_t largest);

// Opens the desktop's own file dialog and calls `then` from another thread with what was picked.
// False where there is no such dialog.
bool pick_files_then(std::string_view accept, std::uint64_t largest,
                     std::function<void(std::vector<OpenedFile>)> then);

// A name that every file system takes, with the same ending, and of at most 200 bytes.
std::string safe_name(std::string_view name);
// Writes a file into the downloads folder, beside what is there already.
Kept keep_in_downloads(std::string_view name, std::string_view bytes);
// Writes a file where the person said, whole or not at all.
Kept keep_at(const std::string& path, std::string_view bytes);
// The person, or a test, named a folder for all files: nobody is asked where.
bool folder_is_named();

// Writes a document where a browser can open it: into the person's cache, or, where that cannot be
// written, into a folder for temporary files that nobody else can read.
Kept write_print_file(std::string_view title, std::string_view html);
// The address of a file for a browser: "file:///home/…", percent-encoded.
std::string address_of(const std::string& path);

}  // namespace roadbook::platform

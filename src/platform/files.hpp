// Files in and out of the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::platform {

// Why a file was not read.
enum class Unread : std::uint8_t {
  no,          // it was
  missing,     // there is none
  folder,      // it is one
  device,      // a pipe, a device or something else that is no file
  unreadable,  // the system does not let it be read
  too_large    // it has more bytes than WindowOptions::largest_file
};

// A file that the player opened, dropped or pasted.
struct OpenedFile {
  std::string name;
  std::string bytes;
  std::string path;  // empty on the page
  Unread unread = Unread::no;
  std::uint64_t size = 0;  // in bytes, of a file that is too large
  // Why a picture did not come out of the clipboard or the camera, as a sentence: in place of what
  // `unread` says.
  std::string trouble = {};
};

// The content of a file that was named at the start; nothing where it cannot be read.
std::optional<std::string> text_of(const std::string& path);

// What became of a file that was offered to keep.
struct Kept {
  bool done = false;    // false without trouble: the person thought better of it
  std::string place;    // done: where it is; empty where the browser decides
  std::string trouble;  // not done: why, as a sentence
};

// Offers a file to keep: a download on the page; on the desktop its save dialog, or the downloads
// folder where there is no such dialog. Comes back when that is decided.
Kept save_file(std::string_view name, std::string_view mime, std::string_view bytes);
// Lets the person pick files; they arrive at Program::files_opened. `accept` is a list such as
// ".json,application/json". False: this system has no file dialog, and files can only be dropped on
// the window or named at the start.
bool pick_files(std::string_view accept);
// Paths of the files that were opened or exported last and are still there, the newest first; none
// on the page. One of them arrives at Program::files_opened like any other.
std::vector<std::string> recent_files();
void open_recent(const std::string& path);

}  // namespace roadbook::platform

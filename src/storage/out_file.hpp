// A file that is written where a person sent it: into a regular file whole or not at all, into a
// pipe, a terminal or a device as it comes.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace roadbook::storage {

// Write in parts, then `finish`. Without `finish` a regular file stays as it was.
//
// - A symbolic link is followed: what it points to is written, and the link stays.
// - A file that is there keeps its mode and its owner. Where a new file could not have them, or
//   where the file has further names, it is written in its place.
// - The new content grows in a file beside it whose name nobody has.
// - "/dev/stdout", "/dev/stderr" and "/dev/fd/N" are what the program was given.
class OutFile {
 public:
  OutFile() = default;
  // What was begun and not finished is removed.
  ~OutFile();
  OutFile(const OutFile&) = delete;
  OutFile& operator=(const OutFile&) = delete;

  // Each gives an empty text, or why it failed, as words behind a colon: "the disk is full".
  std::string open(const std::filesystem::path& path);
  std::string write(std::string_view bytes);
  // Puts the new content in its place; the file is closed, whatever comes of it.
  std::string finish();

  // Removes the file that is being written; for a program that ends here and now. Asks for no
  // memory.
  static void abandon() noexcept;

 private:
  std::string close();

  int file_ = -1;
  std::filesystem::path path_;       // of the file that is replaced
  std::filesystem::path temporary_;  // empty: it is written in its place
};

// The whole of it at once.
std::string write_out(const std::filesystem::path& path, std::string_view bytes);

}  // namespace roadbook::storage

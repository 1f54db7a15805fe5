// Files written whole or not at all, and a lock between programs.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "storage/disk_desktop.hpp"

namespace roadbook::storage {

// Why something could not be done with a path, in a sentence for the person at the screen.
std::string trouble_with(const std::filesystem::path& path, const char* what, int number);

// Replaces a file by one with this content: a new file beside it, brought to the disk, then renamed
// over the old one, then the folder brought to the disk. Gives a plain sentence when it could not;
// the old file then stands as it was, or, where only the last step failed, the new one.
std::optional<std::string> write_whole(Disk& disk, const std::filesystem::path& path,
                                       const std::string& bytes);

// Gives a file a second name, which stays when the first gets another content; a copy where the
// file system knows no second names.
std::optional<std::string> keep_as(Disk& disk, const std::filesystem::path& path,
                                   const std::filesystem::path& name, const std::string& bytes);

// Moves a file and brings both folders to the disk.
std::optional<std::string> move_durably(Disk& disk, const std::filesystem::path& from,
                                        const std::filesystem::path& to);

// Removes a file and brings the folder to the disk. A file that is not there counts as removed.
std::optional<std::string> remove_durably(Disk& disk, const std::filesystem::path& path);

// Held by one program at a time, for as long as the object lives; a program that dies lets go of
// it.
class FolderLock {
 public:
  FolderLock(Disk& disk, const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  // Empty when the lock is held, else a plain sentence.
  const std::string& problem() const { return problem_; }

 private:
  Disk& disk_;
  int handle_ = -1;
  std::string problem_;
};

}  // namespace roadbook::storage

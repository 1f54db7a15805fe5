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
// `making`: the folder of the new file, on the same disk; none: beside the old one.
std::optional<std::string> write_whole(Disk& disk, const std::filesystem::path& path,
                                       const std::string& bytes,
                                       const std::filesystem::path& making = {});

// The number of the program that made a new file of that name for `write_whole`, and for which file
// it was; 0 where the name is no such name.
std::int64_t maker_of(const std::string& name, std::string& made_for);

// Moves a file and brings both folders to the disk.
std::optional<std::string> move_durably(Disk& disk, const std::filesystem::path& from,
                                        const std::filesystem::path& to);

// Removes a file and brings the folder to the disk. A file that is not there counts as removed.
std::optional<std::string> remove_durably(Disk& disk, const std::filesystem::path& path);

// Held by one program at a time, for as long as the object lives; a program that dies lets go of
// it.
class FolderLock {
 public:
  // Waits until the folder's lock is free. `disk` outlives it.
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

// Files written whole or not at all, and a lock between programs.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace roadbook::storage {

// The whole content of a file, or nothing where it cannot be read.
std::optional<std::string> read_whole(const std::filesystem::path& path);

// Replaces a file by one with this content: a new file beside it, brought to the disk, then renamed
// over the old one, then the folder brought to the disk. Gives a plain sentence when it could not;
// the old file then stands as it was.
std::optional<std::string> write_whole(const std::filesystem::path& path, const std::string& bytes);

// Removes a file and brings the folder to the disk. A file that is not there counts as removed.
std::optional<std::string> remove_durably(const std::filesystem::path& path);

// Held by one program at a time, for as long as the object lives; a program that dies lets go of
// it.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  // Empty when the lock is held, else a plain sentence.
  const std::string& problem() const { return problem_; }

 private:
  int file_ = -1;
  std::string problem_;
};

}  // namespace roadbook::storage

// Files written whole or not at all.
#include "storage/durable_desktop.hpp"

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

#include <cerrno>
#include <cstring>

#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

constexpr const char* new_ending = ".new";

std::string reason(int number) {
  switch (number) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
      return "the disk is full. Make room, and it will be tried again";
    case EROFS:
      return "this disk can only be read";
    case EACCES:
    case EPERM:
      return "Roadbook has no right to";
    case EIO:
      return "the disk reports a fault";
    case EISDIR:
      return "it is a folder";
    case EFBIG:
      return "it is larger than " + std::to_string(most_bytes / 1024 / 1024) + " MB";
    case ENXIO:
      return "it is a pipe, a device or a socket, not a file";
    case ELOOP:
      return "it is a link that leads nowhere";
    default:
      return std::strerror(number);
  }
}

int process_number() {
#ifdef _WIN32
  return ::_getpid();
#else
  return ::getpid();
#endif
}

int write_and_sync(Disk& disk, int file, std::string_view bytes) {
  while (!bytes.empty()) {
    std::size_t written = 0;
    if (const int failed = disk.write(file, bytes, written)) return failed;
    if (written == 0) return ENOSPC;
    bytes.remove_prefix(written);
  }
  return disk.sync(file);
}

}  // namespace

std::string trouble_with(const fs::path& path, const char* what, int number) {
  return text_of(path) + " could not be " + what + ": " + reason(number) + ".";
}

std::optional<std::string> write_whole(Disk& disk, const fs::path& path, const std::string& bytes,
                                       const fs::path& making) {
  const fs::path folder = path.parent_path();
  // The process's number keeps two programs apart that write without a common lock.
  const fs::path fresh =
      (making.empty() ? folder : making) /
      ("." + text_of(path.filename()) + "." + std::to_string(process_number()) + new_ending);
  int file = -1;
  int failed = disk.create(fresh, file);
  if (failed != 0) return trouble_with(path, "written", failed);
  failed = write_and_sync(disk, file, bytes);
  const int unclosed = disk.close(file);
  if (failed == 0) failed = unclosed;
  if (failed == 0) failed = disk.rename(fresh, path);
  if (failed != 0) {
    disk.unlink(fresh);
    return trouble_with(path, "written", failed);
  }
  failed = disk.sync_folder(folder);
  if (failed != 0) return trouble_with(path, "brought to the disk", failed);
  return std::nullopt;
}

std::int64_t maker_of(const std::string& name, std::string& made_for) {
  const std::string ending = new_ending;
  if (name.size() <= ending.size() || name.front() != '.') return 0;
  const std::size_t end = name.size() - ending.size();
  if (name.compare(end, ending.size(), ending) != 0) return 0;
  const std::size_t dot = name.rfind('.', end - 1);
  constexpr std::size_t most_digits = 10;
  if (dot == 0 || dot == std::string::npos || end - dot - 1 > most_digits) return 0;
  std::int64_t number = 0;
  for (std::size_t at = dot + 1; at < end; ++at) {
    if (name[at] < '0' || name[at] > '9') return 0;
    number = number * 10 + (name[at] - '0');
  }
  if (std::to_string(number) != name.substr(dot + 1, end - dot - 1)) return 0;
  made_for = name.substr(1, dot - 1);
  return number;
}

std::optional<std::string> move_durably(Disk& disk, const fs::path& from, const fs::path& to) {
  int failed = disk.rename(from, to);
  if (failed == ENOENT) return std::nullopt;
  if (failed != 0) return trouble_with(from, "moved", failed);
  // The new place first: between the two, a file with two names is better than one with none.
  failed = disk.sync_folder(to.parent_path());
  if (failed == 0) failed = disk.sync_folder(from.parent_path());
  if (failed != 0) return trouble_with(from, "moved", failed);
  return std::nullopt;
}

std::optional<std::string> remove_durably(Disk& disk, const fs::path& path) {
  int failed = disk.unlink(path);
  if (failed != 0 && failed != ENOENT) return trouble_with(path, "removed", failed);
  failed = disk.sync_folder(path.parent_path());
  if (failed != 0) return trouble_with(path, "removed", failed);
  return std::nullopt;
}

FolderLock::FolderLock(Disk& disk, const fs::path& folder) : disk_(disk) {
  const fs::path path = folder / ".lock";
  if (const int failed = disk_.lock(path, true, handle_)) {
    problem_ = trouble_with(folder, "opened for writing", failed);
  }
}

FolderLock::~FolderLock() {
  disk_.unlock(handle_);
}

}  // namespace roadbook::storage

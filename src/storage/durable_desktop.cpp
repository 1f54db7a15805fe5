// Files written whole or not at all, through POSIX.
#include "storage/durable_desktop.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

std::string reason() {
  return std::strerror(errno);
}

std::string sentence(const char* what, const fs::path& path, const std::string& why) {
  return std::string(what) + " " + path.string() + ": " + why + ".";
}

bool write_and_sync(int file, const std::string& bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t written = ::write(file, bytes.data() + done, bytes.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    done += static_cast<std::size_t>(written);
  }
  return ::fsync(file) == 0;
}

std::optional<std::string> sync_folder(const fs::path& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return sentence("Could not open the folder", folder, reason());
  // Some file systems cannot do this for a folder and say EINVAL; the rename is all they offer.
  const bool failed = ::fsync(file) != 0 && errno != EINVAL;
  const std::string why = failed ? reason() : "";
  ::close(file);
  if (failed) return sentence("Could not bring to the disk", folder, why);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> read_whole(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  if (in.bad()) return std::nullopt;
  return std::move(text).str();
}

std::optional<std::string> write_whole(const fs::path& path, const std::string& bytes) {
  const fs::path folder = path.parent_path();
  // The process's number keeps two programs apart that write without a common lock.
  const fs::path fresh =
      folder / ("." + path.filename().string() + "." + std::to_string(::getpid()) + ".new");
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return sentence("Could not write", path, reason());
  bool good = write_and_sync(file, bytes);
  std::string why = good ? "" : reason();
  if (::close(file) != 0 && good) {
    good = false;
    why = reason();
  }
  if (good && ::rename(fresh.c_str(), path.c_str()) != 0) {
    good = false;
    why = reason();
  }
  if (!good) {
    ::unlink(fresh.c_str());
    return sentence("Could not write", path, why);
  }
  return sync_folder(folder);
}

std::optional<std::string> remove_durably(const fs::path& path) {
  if (::unlink(path.c_str()) != 0 && errno != ENOENT) {
    return sentence("Could not remove", path, reason());
  }
  return sync_folder(path.parent_path());
}

FolderLock::FolderLock(const fs::path& folder) {
  const fs::path path = folder / ".lock";
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0) {
    problem_ = sentence("Could not open", path, reason());
    return;
  }
  int result = 0;
  do {
    result = ::flock(file_, LOCK_EX);
  } while (result != 0 && errno == EINTR);
  if (result != 0) problem_ = sentence("Could not lock", path, reason());
}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace roadbook::storage

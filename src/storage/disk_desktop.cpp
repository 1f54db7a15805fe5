// The disk of this machine, through POSIX.
#include "storage/disk_desktop.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <limits>
#include <system_error>

namespace roadbook::storage {
namespace {

int number_of(bool good) {
  return good ? 0 : errno;
}

std::int64_t nanoseconds(const struct stat& found) {
#ifdef __APPLE__
  const timespec& time = found.st_mtimespec;
#else
  const timespec& time = found.st_mtim;
#endif
  return static_cast<std::int64_t>(time.tv_sec) * 1000000000 + time.tv_nsec;
}

// Why a file is not read; 0: nothing is against it.
int fault_of(const struct stat& found) {
  if (S_ISDIR(found.st_mode)) return EISDIR;
  if (!S_ISREG(found.st_mode)) return ENXIO;
  return static_cast<std::uint64_t>(found.st_size) > most_bytes ? EFBIG : 0;
}

class RealDisk final : public Disk {
 public:
  int make_folder(const Path& path) override {
    if (path.empty() || ::access(path.c_str(), F_OK) == 0) {
      return path.empty() || std::filesystem::is_directory(path) ? 0 : ENOTDIR;
    }
    const Path above = path.parent_path();
    if (above != path) {
      if (const int failed = make_folder(above)) return failed;
    }
    if (::mkdir(path.c_str(), 0755) != 0 && errno != EEXIST) return errno;
    return above.empty() ? 0 : sync_folder(above);
  }

  int create(const Path& path, int& file) override {
    file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    return number_of(file >= 0);
  }

  int write(int file, std::string_view bytes, std::size_t& written) override {
    ssize_t result = 0;
    do {
      result = ::write(file, bytes.data(), bytes.size());
    } while (result < 0 && errno == EINTR);
    written = result < 0 ? 0 : static_cast<std::size_t>(result);
    return number_of(result >= 0);
  }

  int sync(int file) override { return number_of(::fsync(file) == 0); }
  int close(int file) override { return number_of(::close(file) == 0); }
  int rename(const Path& from, const Path& to) override {
    return number_of(::rename(from.c_str(), to.c_str()) == 0);
  }
  int link(const Path& from, const Path& to) override {
    return number_of(::link(from.c_str(), to.c_str()) == 0);
  }
  int unlink(const Path& path) override { return number_of(::unlink(path.c_str()) == 0); }

  int sync_folder(const Path& path) override {
    const int file = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return errno;
    // Some file systems cannot do this for a folder and say EINVAL; the rename is all they offer.
    const int result = ::fsync(file) == 0 || errno == EINVAL ? 0 : errno;
    ::close(file);
    return result;
  }

  int read(const Path& path, std::string& bytes) override {
    bytes.clear();
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) {
      const int number = errno;
      const bool link = ::lstat(path.c_str(), &found) == 0 && S_ISLNK(found.st_mode);
      return number == ENOENT && link ? ELOOP : number;
    }
    // To open a device can do something; and what was looked at may be another thing by now.
    if (const int fault = fault_of(found)) return fault;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file < 0) return errno;
    int result = number_of(::fstat(file, &found) == 0);
    if (result == 0) result = fault_of(found);
    if (result != 0) {
      ::close(file);
      return result;
    }
    bytes.reserve(static_cast<std::size_t>(found.st_size));
    char part[65536];
    for (;;) {
      const ssize_t count = ::read(file, part, sizeof part);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) result = errno;
      if (count <= 0) break;
      bytes.append(part, static_cast<std::size_t>(count));
      if (bytes.size() > most_bytes) {
        result = EFBIG;
        break;
      }
    }
    ::close(file);
    if (result != 0) bytes.clear();
    return result;
  }

  int look(const Path& path, FileStat& file_stat) override {
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) return errno;
    file_stat.changed_ns = nanoseconds(found);
    file_stat.size = static_cast<std::uint64_t>(found.st_size);
    file_stat.inode = static_cast<std::uint64_t>(found.st_ino);
    file_stat.ordinary = S_ISREG(found.st_mode);
    return 0;
  }

  int list(const Path& folder, std::vector<std::string>& names) override {
    names.clear();
    DIR* open = ::opendir(folder.c_str());
    if (open == nullptr) return errno;
    errno = 0;
    for (const dirent* entry = ::readdir(open); entry != nullptr; entry = ::readdir(open)) {
      names.emplace_back(entry->d_name);
    }
    const int result = errno;
    ::closedir(open);
    return result;
  }

  std::uint64_t room(const Path& folder) override {
    struct statvfs found {};
    if (::statvfs(folder.c_str(), &found) != 0) return 0;
    return static_cast<std::uint64_t>(found.f_bavail) * found.f_frsize;
  }

  int lock(const Path& path, bool wait, int& handle) override {
    handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (handle < 0) return errno;
    int result = 0;
    do {
      result = ::flock(handle, wait ? LOCK_EX : LOCK_EX | LOCK_NB);
    } while (result != 0 && errno == EINTR);
    if (result == 0) return 0;
    const int number = errno;
    ::close(handle);
    handle = -1;
    return number;
  }

  void unlock(int handle) override {
    if (handle >= 0) ::close(handle);
  }

  bool is_running(std::int64_t program) override {
    if (program <= 0 || program > std::numeric_limits<pid_t>::max()) return false;
    return ::kill(static_cast<pid_t>(program), 0) == 0 || errno != ESRCH;
  }
};

}  // namespace

Disk& real_disk() {
  static RealDisk only;
  return only;
}

}  // namespace roadbook::storage

// Writes a file where a person sent it, on systems of the POSIX family.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <random>

#include "storage/out_file.hpp"
#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;
constexpr mode_t for_all = 0666;  // the person's umask takes from it
constexpr mode_t permissions = 07777;

// The file that is being written, for `abandon`; it may not ask for memory.
std::array<char, 4096> being_written{};
std::atomic<bool> is_being_written = false;

void remember(const fs::path& path) {
  const std::string& text = path.native();
  if (text.size() >= being_written.size()) return;
  std::memcpy(being_written.data(), text.c_str(), text.size() + 1);
  is_being_written = true;
}

std::string why(int number) {
  switch (number) {
    case ENOSPC:
    case EDQUOT:
      return "the disk is full";
    case EROFS:
      return "this disk can only be read";
    case EACCES:
    case EPERM:
      return "you have no right to";
    case EISDIR:
      return "it is a folder";
    case ENOENT:
    case ENOTDIR:
      return "its folder is not there";
    case ENXIO:
      return "nobody reads there";
    case EPIPE:
      return "nobody reads there any more";
    case ELOOP:
      return "its links lead in a circle";
    case ENAMETOOLONG:
      return "its name is too long";
    case EIO:
      return "the disk reports a fault";
    default:
      return std::strerror(number);
  }
}

// The number of a stream that the program was given, or -1: "/dev/stdout", "/dev/fd/3".
int given_stream(const std::string& path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (path.compare(0, folder.size(), folder) != 0) continue;
    const std::string number = path.substr(folder.size());
    if (number.empty() || number.size() > 6) return -1;
    if (number.find_first_not_of("0123456789") != std::string::npos) return -1;
    return std::atoi(number.c_str());
  }
  return -1;
}

// What stands at the end of the links; empty where they have no end.
fs::path at_the_end(fs::path path) {
  std::error_code failed;
  for (int i = 0; i < most_links; ++i) {
    if (!fs::is_symlink(fs::symlink_status(path, failed))) return path;
    const fs::path target = fs::read_symlink(path, failed);
    if (failed) return path;
    path = target.is_absolute() ? target : path.parent_path() / target;
  }
  return {};
}

// A file beside the path, under a name that nobody has; -1 where there can be none.
int create_beside(const fs::path& path, mode_t mode, fs::path& created) {
  std::random_device chance;
  constexpr int tries = 100;
  for (int i = 0; i < tries; ++i) {
    created = path.parent_path() /
              (".roadbook-" + std::to_string(chance()) + std::to_string(chance()) + ".part");
    const int file =
        ::open(created.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (file >= 0 || errno != EEXIST) return file;
  }
  return -1;
}

// Gives the new file the owner and the mode of the old one. The owner first: with it a system takes
// some of the mode away.
bool takes_after(int file, const struct stat& old) {
  struct stat fresh {};
  if (::fstat(file, &fresh) != 0) return false;
  const bool same = fresh.st_uid == old.st_uid && fresh.st_gid == old.st_gid;
  if (!same && ::fchown(file, old.st_uid, old.st_gid) != 0) return false;
  return ::fchmod(file, old.st_mode & permissions) == 0;
}

}  // namespace

OutFile::~OutFile() {
  if (file_ >= 0) ::close(file_);
  if (!temporary_.empty()) {
    ::unlink(temporary_.c_str());
    is_being_written = false;
  }
}

std::string OutFile::open(const fs::path& path) {
  if (const int stream = given_stream(path.native()); stream >= 0) {
    file_ = ::dup(stream);
    return file_ >= 0 ? std::string() : why(errno);
  }
  path_ = at_the_end(path);
  if (path_.empty()) return why(ELOOP);
  struct stat old {};
  const bool there = ::stat(path_.c_str(), &old) == 0;
  if (there && S_ISDIR(old.st_mode)) return why(EISDIR);
  if (there && !S_ISREG(old.st_mode)) {
    file_ = ::open(path_.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    return file_ >= 0 ? std::string() : why(errno);
  }
  if (there && ::access(path_.c_str(), W_OK) != 0) return why(errno);
  if (!there || old.st_nlink == 1) {
    constexpr mode_t mine_alone = 0600;  // until it has the old one's mode
    fs::path created;
    file_ = create_beside(path_, there ? mine_alone : for_all, created);
    if (file_ < 0 && !there) return why(errno);
    if (file_ >= 0) {
      temporary_ = created;
      remember(temporary_);
      if (!there || takes_after(file_, old)) return {};
      ::close(file_);
      ::unlink(temporary_.c_str());
      temporary_.clear();
      is_being_written = false;
    }
  }
  file_ = ::open(path_.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  return file_ >= 0 ? std::string() : why(errno);
}

std::string OutFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return why(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::string OutFile::close() {
  const int file = file_;
  file_ = -1;
  // Pipes and terminals have no disk to be brought to.
  const bool lost = !temporary_.empty() && ::fsync(file) != 0;
  const int number = lost ? errno : 0;
  if (::close(file) != 0) return why(errno);
  return lost ? why(number) : std::string();
}

std::string OutFile::finish() {
  std::string trouble = close();
  if (!trouble.empty() || temporary_.empty()) return trouble;
  if (::rename(temporary_.c_str(), path_.c_str()) != 0) return why(errno);
  temporary_.clear();
  is_being_written = false;
  return {};
}

void OutFile::abandon() noexcept {
  if (is_being_written.exchange(false)) ::unlink(being_written.data());
}

}  // namespace roadbook::storage

// Writes a file where a person sent it, on Windows.
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <cwchar>
#include <random>

#include "storage/out_file.hpp"
#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

// The file that is being written, for `abandon`; it may not ask for memory.
std::array<wchar_t, 4096> being_written{};
std::atomic<bool> is_being_written = false;

void remember(const fs::path& path) {
  const std::wstring& text = path.native();
  if (text.size() >= being_written.size()) return;
  std::wmemcpy(being_written.data(), text.c_str(), text.size() + 1);
  is_being_written = true;
}

std::string why(int number) {
  switch (number) {
    case ENOSPC:
      return "the disk is full";
    case EROFS:
      return "this disk can only be read";
    case EACCES:
    case EPERM:
      return "you have no right to";
    case ENOENT:
      return "its folder is not there";
    case ENAMETOOLONG:
      return "its name is too long";
    default:
      return std::strerror(number);
  }
}

}  // namespace

OutFile::~OutFile() {
  if (file_ >= 0) ::_close(file_);
  if (!temporary_.empty()) {
    ::_wunlink(temporary_.c_str());
    is_being_written = false;
  }
}

std::string OutFile::open(const fs::path& path) {
  std::error_code failed;
  const fs::path whole = fs::weakly_canonical(path, failed);
  path_ = failed ? path : whole;
  const fs::file_status old = fs::status(path_, failed);
  if (fs::is_directory(old)) return "it is a folder";
  if (fs::exists(old) && !fs::is_regular_file(old)) {
    file_ = ::_wopen(path.c_str(), _O_WRONLY | _O_BINARY);
    return file_ >= 0 ? std::string() : why(errno);
  }
  if (fs::exists(old) && ::_waccess(path_.c_str(), 2) != 0) return why(errno);
  std::random_device chance;
  constexpr int tries = 100;
  for (int i = 0; i < tries && file_ < 0; ++i) {
    const fs::path created = path_.parent_path() / (".roadbook-" + std::to_string(chance()) +
                                                    std::to_string(chance()) + ".part");
    file_ =
        ::_wopen(created.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY, _S_IREAD | _S_IWRITE);
    if (file_ < 0 && errno != EEXIST) return why(errno);
    if (file_ < 0) continue;
    temporary_ = created;
    remember(temporary_);
  }
  return file_ >= 0 ? std::string() : why(errno);
}

std::string OutFile::write(std::string_view bytes) {
  constexpr std::size_t at_once = 1U << 20U;
  while (!bytes.empty()) {
    const auto part = static_cast<unsigned>(bytes.size() < at_once ? bytes.size() : at_once);
    const int written = ::_write(file_, bytes.data(), part);
    if (written < 0) return why(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

std::string OutFile::close() {
  const int file = file_;
  file_ = -1;
  const bool lost = !temporary_.empty() && ::_commit(file) != 0;
  const int number = lost ? errno : 0;
  if (::_close(file) != 0) return why(errno);
  return lost ? why(number) : std::string();
}

std::string OutFile::finish() {
  std::string trouble = close();
  if (!trouble.empty() || temporary_.empty()) return trouble;
  std::error_code failed;
  fs::rename(temporary_, path_, failed);
  if (failed) return failed.message();
  temporary_.clear();
  is_being_written = false;
  return {};
}

void OutFile::abandon() noexcept {
  if (is_being_written.exchange(false)) ::_wunlink(being_written.data());
}

}  // namespace roadbook::storage

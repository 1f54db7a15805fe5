// The disk of this machine, through Windows: in place of disk_desktop.cpp there.
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <system_error>

#include "storage/disk_desktop.hpp"
#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

int number_of(bool good) {
  return good ? 0 : errno;
}

// What Windows says of its last call, as the number of an error.
int last_error() {
  switch (::GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
      return ENOENT;
    case ERROR_ALREADY_EXISTS:
    case ERROR_FILE_EXISTS:
      return EEXIST;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
      return EACCES;
    case ERROR_LOCK_VIOLATION:
    case ERROR_IO_PENDING:
      return EWOULDBLOCK;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
      return ENOSPC;
    case ERROR_WRITE_PROTECT:
      return EROFS;
    case ERROR_INVALID_FUNCTION:
    case ERROR_NOT_SUPPORTED:
      return ENOTSUP;
    default:
      return EIO;
  }
}

// As the system itself knows the path: of any length, and with no name that means a device.
std::wstring whole(const Disk::Path& path) {
  std::error_code error;
  const Disk::Path absolute = std::filesystem::absolute(path, error).lexically_normal();
  std::wstring name = error ? path.native() : absolute.native();
  std::replace(name.begin(), name.end(), L'/', L'\\');
  while (name.size() > 3 && name.back() == L'\\') name.pop_back();
  if (name.compare(0, 2, L"\\\\") == 0) return name;  // on another machine
  return L"\\\\?\\" + name;
}

// A handle that is closed at the end.
class Handle {
 public:
  explicit Handle(HANDLE handle) : handle_(handle) {}
  ~Handle() {
    if (*this) ::CloseHandle(handle_);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  explicit operator bool() const { return handle_ != INVALID_HANDLE_VALUE; }
  HANDLE get() const { return handle_; }

 private:
  HANDLE handle_;
};

constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::uint64_t joined(DWORD high, DWORD low) {
  return (static_cast<std::uint64_t>(high) << 32U) | low;
}

class RealDisk final : public Disk {
 public:
  int make_folder(const Path& path) override {
    if (path.empty()) return 0;
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
      return std::filesystem::is_directory(path, error) ? 0 : ENOTDIR;
    }
    const Path above = path.parent_path();
    if (above != path) {
      if (const int failed = make_folder(above)) return failed;
    }
    if (::CreateDirectoryW(whole(path).c_str(), nullptr) != 0) return 0;
    const int failed = last_error();
    return failed == EEXIST ? 0 : failed;
  }

  int create(const Path& path, int& file) override {
    file = ::_wopen(whole(path).c_str(), _O_WRONLY | _O_CREAT | _O_TRUNC | _O_BINARY | _O_NOINHERIT,
                    _S_IREAD | _S_IWRITE);
    return number_of(file >= 0);
  }

  int write(int file, std::string_view bytes, std::size_t& written) override {
    constexpr std::size_t most = std::numeric_limits<int>::max();
    const auto size = static_cast<unsigned>(std::min(bytes.size(), most));
    const int result = ::_write(file, bytes.data(), size);
    written = result < 0 ? 0 : static_cast<std::size_t>(result);
    return number_of(result >= 0);
  }

  int sync(int file) override { return number_of(::_commit(file) == 0); }
  int close(int file) override { return number_of(::_close(file) == 0); }

  int rename(const Path& from, const Path& to) override {
    constexpr DWORD how = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
    // Whoever looks into the old file (a backup, a virus scanner) is done with it in a moment.
    int failed = 0;
    for (DWORD wait = 1; wait < 200; wait *= 2) {
      failed = ::MoveFileExW(whole(from).c_str(), whole(to).c_str(), how) != 0 ? 0 : last_error();
      if (failed != EACCES) return failed;
      ::Sleep(wait);
    }
    return failed;
  }
  int link(const Path& from, const Path& to) override {
    const bool good = ::CreateHardLinkW(whole(to).c_str(), whole(from).c_str(), nullptr) != 0;
    return good ? 0 : last_error();
  }
  int unlink(const Path& path) override {
    return ::DeleteFileW(whole(path).c_str()) != 0 ? 0 : last_error();
  }

  // The file system writes its own journal of names; there is nothing to ask for.
  int sync_folder(const Path&) override { return 0; }

  int read(const Path& path, std::string& bytes) override {
    bytes.clear();
    std::error_code ignored;
    const Handle file(::CreateFileW(whole(path).c_str(), GENERIC_READ, shared, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!file) {
      const int failed = last_error();
      return std::filesystem::is_directory(path, ignored) ? EISDIR : failed;
    }
    if (::GetFileType(file.get()) != FILE_TYPE_DISK) return ENXIO;
    LARGE_INTEGER size{};
    if (::GetFileSizeEx(file.get(), &size) != 0) {
      if (static_cast<std::uint64_t>(size.QuadPart) > most_bytes) return EFBIG;
      bytes.reserve(static_cast<std::size_t>(size.QuadPart));
    }
    char part[65536];
    for (;;) {
      DWORD count = 0;
      if (::ReadFile(file.get(), part, sizeof part, &count, nullptr) == 0) return last_error();
      if (count == 0) return 0;
      bytes.append(part, count);
      if (bytes.size() <= most_bytes) continue;
      bytes.clear();
      return EFBIG;
    }
  }

  int look(const Path& path, FileStat& file_stat) override {
    const Handle file(::CreateFileW(whole(path).c_str(), FILE_READ_ATTRIBUTES, shared, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!file) return last_error();
    BY_HANDLE_FILE_INFORMATION found{};
    if (::GetFileInformationByHandle(file.get(), &found) == 0) return last_error();
    constexpr std::uint64_t from_1601_to_1970 = 116444736000000000U;  // in steps of 100 ns
    const std::uint64_t steps =
        joined(found.ftLastWriteTime.dwHighDateTime, found.ftLastWriteTime.dwLowDateTime);
    file_stat.changed_ns = static_cast<std::int64_t>((steps - from_1601_to_1970) * 100);
    file_stat.size = joined(found.nFileSizeHigh, found.nFileSizeLow);
    file_stat.inode = joined(found.nFileIndexHigh, found.nFileIndexLow);
    file_stat.ordinary = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
    return 0;
  }

  int list(const Path& folder, std::vector<std::string>& names) override {
    names.clear();
    WIN32_FIND_DATAW found{};
    const HANDLE search = ::FindFirstFileW((whole(folder) + L"\\*").c_str(), &found);
    if (search == INVALID_HANDLE_VALUE) return last_error();
    do {
      names.push_back(text_of(found.cFileName));
    } while (::FindNextFileW(search, &found) != 0);
    const int result = ::GetLastError() == ERROR_NO_MORE_FILES ? 0 : last_error();
    ::FindClose(search);
    return result;
  }

  std::uint64_t room(const Path& folder) override {
    ULARGE_INTEGER free{};
    const bool known = ::GetDiskFreeSpaceExW(folder.c_str(), &free, nullptr, nullptr) != 0;
    return known ? free.QuadPart : 0;
  }

  int lock(const Path& path, bool wait, int& handle) override {
    handle = ::_wopen(whole(path).c_str(), _O_RDWR | _O_CREAT | _O_BINARY | _O_NOINHERIT,
                      _S_IREAD | _S_IWRITE);
    if (handle < 0) return errno;
    const auto file = reinterpret_cast<HANDLE>(::_get_osfhandle(handle));
    const DWORD how = LOCKFILE_EXCLUSIVE_LOCK | (wait ? 0 : LOCKFILE_FAIL_IMMEDIATELY);
    OVERLAPPED from_the_start{};
    if (::LockFileEx(file, how, 0, 1, 0, &from_the_start) != 0) return 0;
    const int number = last_error();
    ::_close(handle);
    handle = -1;
    return number;
  }

  void unlock(int handle) override {
    if (handle >= 0) ::_close(handle);
  }

  bool is_running(std::int64_t program) override {
    const HANDLE found = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | SYNCHRONIZE, FALSE,
                                       static_cast<DWORD>(program));
    if (found == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = ::WaitForSingleObject(found, 0) == WAIT_TIMEOUT;
    ::CloseHandle(found);
    return runs;
  }
};

}  // namespace

Disk& real_disk() {
  static RealDisk only;
  return only;
}

}  // namespace roadbook::storage

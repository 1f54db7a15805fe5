// Changes in a folder as Windows tells of them: in place of watch_desktop.cpp there.
#include <windows.h>

#include <array>
#include <filesystem>
#include <thread>
#include <utility>

#include "storage/path_text.hpp"
#include "storage/watch_desktop.hpp"

namespace roadbook::storage {
namespace {

class Watch final : public FolderWatch {
 public:
  Watch(HANDLE folder, std::function<void(const std::string&)> changed)
      : folder_(folder),
        stop_(::CreateEventW(nullptr, TRUE, FALSE, nullptr)),
        told_(::CreateEventW(nullptr, TRUE, FALSE, nullptr)),
        changed_(std::move(changed)) {
    thread_ = std::thread([this] { run(); });
  }
  ~Watch() override {
    ::SetEvent(stop_);
    thread_.join();
    for (const HANDLE each : {folder_, stop_, told_}) ::CloseHandle(each);
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

 private:
  void run() {
    constexpr DWORD kinds = FILE_NOTIFY_CHANGE_FILE_NAME | FILE_NOTIFY_CHANGE_LAST_WRITE;
    for (;;) {
      OVERLAPPED when{};
      when.hEvent = told_;
      ::ResetEvent(told_);
      if (::ReadDirectoryChangesW(folder_, buffer_.data(), static_cast<DWORD>(buffer_.size()),
                                  FALSE, kinds, nullptr, &when, nullptr) == 0) {
        return;
      }
      const std::array<HANDLE, 2> both{stop_, told_};
      const bool stopped =
          ::WaitForMultipleObjects(2, both.data(), FALSE, INFINITE) == WAIT_OBJECT_0;
      if (stopped) ::CancelIo(folder_);
      DWORD size = 0;
      const bool good = ::GetOverlappedResult(folder_, &when, &size, TRUE) != 0;
      if (stopped) return;
      if (good) take(size);
    }
  }

  void take(DWORD size) {
    if (size == 0) changed_("");  // more than the buffer holds
    for (DWORD at = 0; at < size;) {
      const auto* each = reinterpret_cast<const FILE_NOTIFY_INFORMATION*>(buffer_.data() + at);
      const std::wstring name(each->FileName, each->FileNameLength / sizeof(wchar_t));
      changed_(text_of(name));
      if (each->NextEntryOffset == 0) return;
      at += each->NextEntryOffset;
    }
  }

  HANDLE folder_;
  HANDLE stop_;
  HANDLE told_;
  std::function<void(const std::string&)> changed_;
  alignas(DWORD) std::array<char, 8192> buffer_{};
  std::thread thread_;
};

}  // namespace

std::unique_ptr<FolderWatch> watch_folder(const std::filesystem::path& folder,
                                          std::function<void(const std::string&)> changed) {
  const HANDLE open = ::CreateFileW(
      folder.c_str(), FILE_LIST_DIRECTORY, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OVERLAPPED, nullptr);
  if (open == INVALID_HANDLE_VALUE) return nullptr;
  return std::make_unique<Watch>(open, std::move(changed));
}

}  // namespace roadbook::storage

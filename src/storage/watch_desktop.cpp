// Changes in a folder through Linux' inotify; elsewhere nothing.
#include "storage/watch_desktop.hpp"

#ifdef __linux__

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <thread>
#include <utility>

namespace roadbook::storage {
namespace {

class Inotify final : public FolderWatch {
 public:
  Inotify(int events, std::function<void(const std::string&)> changed)
      : events_(events), stop_(::eventfd(0, EFD_CLOEXEC)), changed_(std::move(changed)) {
    thread_ = std::thread([this] { run(); });
  }
  ~Inotify() override {
    const std::uint64_t one = 1;
    const bool told = ::write(stop_, &one, sizeof one) == static_cast<ssize_t>(sizeof one);
    if (told) thread_.join();
    if (!told) thread_.detach();
    ::close(events_);
    ::close(stop_);
  }

 private:
  void run() {
    pollfd both[2] = {{events_, POLLIN, 0}, {stop_, POLLIN, 0}};
    for (;;) {
      if (::poll(both, 2, -1) < 0) continue;
      if (both[1].revents != 0) return;
      if (both[0].revents != 0) take();
    }
  }

  void take() {
    alignas(inotify_event) char buffer[8192];
    const ssize_t size = ::read(events_, buffer, sizeof buffer);
    for (ssize_t at = 0; at < size;) {
      inotify_event event{};
      std::memcpy(&event, buffer + at, sizeof event);
      const char* name = buffer + at + sizeof event;
      if ((event.mask & IN_Q_OVERFLOW) != 0) {
        changed_("");
      } else if (event.len > 0) {
        changed_(name);
      }
      at += static_cast<ssize_t>(sizeof event + event.len);
    }
  }

  int events_;
  int stop_;
  std::function<void(const std::string&)> changed_;
  std::thread thread_;
};

}  // namespace

std::unique_ptr<FolderWatch> watch_folder(const std::filesystem::path& folder,
                                          std::function<void(const std::string&)> changed) {
  const int events = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (events < 0) return nullptr;
  const std::uint32_t kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE;
  if (::inotify_add_watch(events, folder.c_str(), kinds) < 0) {
    ::close(events);
    return nullptr;
  }
  return std::make_unique<Inotify>(events, std::move(changed));
}

}  // namespace roadbook::storage

#else

namespace roadbook::storage {

std::unique_ptr<FolderWatch> watch_folder(const std::filesystem::path&,
                                          std::function<void(const std::string&)>) {
  return nullptr;
}

}  // namespace roadbook::storage

#endif

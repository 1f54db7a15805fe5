// Programs that do what a test wants, in place of those that the system has.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>

#include "support/own_folder.hpp"
#include "support/pictures.hpp"

namespace roadbook::platform {

// A folder of tools that is all of PATH, and the desktop that the programs are told of. Both are as
// they were at the end.
class ToolFolder {
 public:
  explicit ToolFolder(const std::string& wayland = "") {
    set("PATH", folder_.path().string());
    set("WAYLAND_DISPLAY", wayland);
  }
  ~ToolFolder() {
    for (const auto& [name, value] : before_) {
      if (value)
        ::setenv(name.c_str(), value->c_str(), 1);
      else
        ::unsetenv(name.c_str());
    }
  }
  ToolFolder(const ToolFolder&) = delete;
  ToolFolder& operator=(const ToolFolder&) = delete;

  // `does`: lines of a shell, in which $here is this folder.
  void add(const std::string& tool, const std::string& does) const {
    const std::filesystem::path path = folder_.path() / tool;
    std::ofstream(path) << "#!/bin/sh\nPATH=/usr/bin:/bin\nhere=" << folder_.path() << "\n"
                        << does << "\n";
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  }
  void put(const std::string& name, const std::string& bytes) const {
    std::ofstream(folder_.path() / name, std::ios::binary) << bytes;
  }
  // What a tool wrote into that file.
  std::string text(const std::string& name) const {
    std::ifstream in(folder_.path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  // The number that a tool wrote into the file `process`; nothing where it did not come to that.
  std::optional<pid_t> process() const {
    std::ifstream in(folder_.path() / "process");
    pid_t number = 0;
    return in >> number ? std::optional<pid_t>(number) : std::nullopt;
  }

 private:
  void set(const std::string& name, const std::string& value) {
    const char* now = std::getenv(name.c_str());
    before_[name] = now == nullptr ? std::nullopt : std::optional<std::string>(now);
    ::setenv(name.c_str(), value.c_str(), 1);
  }

  support::OwnFolder folder_;
  std::map<std::string, std::optional<std::string>> before_;
};

inline bool is_gone(pid_t process) {
  return ::kill(process, 0) != 0 && errno == ESRCH;
}

inline std::string small_png() {
  return support::made_png(3, 2, [](int x, int y) { return 10 * x + y; });
}

}  // namespace roadbook::platform

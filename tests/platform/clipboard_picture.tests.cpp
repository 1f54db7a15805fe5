// The picture in the clipboard of a Linux desktop, asked of tools that do what the tests want.
#if defined(__unix__) && !defined(__APPLE__)

#include "platform/clipboard_picture.hpp"

#include <SDL.h>
#include <signal.h>
#include <sys/types.h>

#include <catch2/catch_test_macros.hpp>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "platform/desktop_state.hpp"
#include "platform/images.hpp"
#include "support/own_folder.hpp"
#include "support/pictures.hpp"

using namespace roadbook;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t enough = 1 << 20;
constexpr std::chrono::minutes long_enough{2};

// A folder of tools, with what a shell needs behind it where that is wanted, and the desktop that
// the programs are told of. All is as it was at the end.
class ToolFolder {
 public:
  explicit ToolFolder(const std::string& wayland, bool with_shell = true) {
    const std::string others = with_shell ? ":/usr/bin:/bin" : "";
    set("PATH", folder_.path().string() + others);
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
    std::ofstream(path) << "#!/bin/sh\nhere=" << folder_.path() << "\n" << does << "\n";
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  }
  void put(const std::string& name, const std::string& bytes) const {
    std::ofstream(folder_.path() / name, std::ios::binary) << bytes;
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

bool is_gone(pid_t process) {
  return ::kill(process, 0) != 0 && errno == ESRCH;
}

std::string small_png() {
  return support::made_png(3, 2, [](int x, int y) { return 10 * x + y; });
}

}  // namespace

TEST_CASE("A picture in the clipboard comes through wl-paste under Wayland, else through xclip") {
  const std::string gives = R"sh([ "$*" = "$(cat "$here/asked")" ] && cat "$here/picture")sh";
  const auto given = [&](const char* wayland, const char* tool, const char* asked) {
    const ToolFolder tools(wayland);
    tools.add(tool, gives);
    tools.put("asked", asked);
    tools.put("picture", small_png());
    const platform::OpenedFile picture = platform::clipboard_picture(enough, long_enough);
    CHECK(picture.trouble.empty());
    CHECK(picture.unread == platform::Unread::no);
    return picture.bytes;
  };
  CHECK(given("wayland-0", "wl-paste", "--no-newline --type image/png") == small_png());
  CHECK(given("", "xclip", "-selection clipboard -target image/png -out") == small_png());
}

TEST_CASE("Where no picture was copied, or the tool fails on the way, none comes") {
  const ToolFolder tools("");
  for (const char* does : {"exit 0", "exit 1", "printf half; exit 1", "printf half; kill -9 $$"}) {
    tools.add("xclip", does);
    const platform::OpenedFile picture = platform::clipboard_picture(enough, long_enough);
    CHECK(picture.bytes.empty());
    CHECK(picture.trouble.empty());
  }
}

TEST_CASE("A tool that writes without end is ended as soon as there is more than is wanted") {
  const ToolFolder tools("wayland-0");
  tools.add("wl-paste", "echo $$ > \"$here/process\"; yes; sleep 600");
  const platform::OpenedFile picture = platform::clipboard_picture(100000, long_enough);
  CHECK(picture.bytes.size() == 100001);
  REQUIRE(tools.process());
  CHECK(is_gone(*tools.process()));
}

TEST_CASE("A tool that never comes to its end is ended after a time, and no picture comes") {
  for (const char* does : {"sleep 600", "printf half; sleep 600", "exec >/dev/null; sleep 600",
                           "printf half; sleep 600 & exit 0"}) {
    const ToolFolder tools("");
    tools.add("xclip", std::string("echo $$ > \"$here/process\"; ") + does);
    // A busy machine takes its time to start it.
    for (auto patience = 100ms; !tools.process(); patience *= 2) {
      CHECK(platform::clipboard_picture(enough, patience).bytes.empty());
    }
    CHECK(is_gone(*tools.process()));
  }
}

TEST_CASE("Where the tool is missing, a sentence says what to install") {
  const auto says = [](const char* wayland) {
    const ToolFolder tools(wayland, false);
    return platform::clipboard_picture(enough, long_enough).trouble;
  };
  CHECK(says("wayland-0") ==
        "Copied pictures come through the program wl-paste: install the package wl-clipboard, or "
        "choose a file.");
  CHECK(says("") ==
        "Copied pictures come through the program xclip: install the package xclip, or choose a "
        "file.");
}

TEST_CASE("What is pasted arrives with the events, like a picked file") {
  REQUIRE(SDL_Init(SDL_INIT_EVENTS) == 0);
  platform::desktop().picked_event = SDL_RegisterEvents(1);
  {
    const ToolFolder tools("");
    tools.put("picture", small_png());
    tools.add("xclip", "cat \"$here/picture\"");
    CHECK(platform::paste_picture());
    SDL_Event event;
    while (SDL_WaitEvent(&event) == 1 && event.type != platform::desktop().picked_event) {
    }
    const auto files = platform::carried_by<std::vector<platform::OpenedFile>>(event);
    REQUIRE(files);
    REQUIRE(files->size() == 1);
    CHECK(files->front().bytes == small_png());
    CHECK(files->front().path.empty());
  }
  SDL_Quit();
}

#endif

// The picture in the clipboard, through the program that a Linux desktop has for it: SDL 2 gives
// text alone. On macOS there is no such program.
#include "platform/clipboard_picture.hpp"

#ifndef __APPLE__
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <vector>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX asks for it
#endif

namespace roadbook::platform {

#ifdef __APPLE__

OpenedFile clipboard_picture(std::size_t, std::chrono::milliseconds) {
  return {};
}

#else

namespace {

using Clock = std::chrono::steady_clock;

struct ClipboardTool {
  std::vector<std::string> words;  // its name and its arguments
  std::string package;             // that brings it
};

ClipboardTool clipboard_tool() {
  const char* wayland = std::getenv("WAYLAND_DISPLAY");
  if (wayland != nullptr && *wayland != '\0') {
    return {{"wl-paste", "--no-newline", "--type", "image/png"}, "wl-clipboard"};
  }
  return {{"xclip", "-selection", "clipboard", "-target", "image/png", "-out"}, "xclip"};
}

// A program that runs, and the end of the pipe that it writes to.
struct Running {
  pid_t process = 0;
  int output = -1;
};

// Starts a program of PATH in a process group of its own. Nothing where there is no such program.
std::optional<Running> started(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& each : words) arguments.push_back(each.data());
  arguments.push_back(nullptr);
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_addopen(&streams, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&streams, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&streams, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t group;
  posix_spawnattr_init(&group);
  posix_spawnattr_setflags(&group, POSIX_SPAWN_SETPGROUP);
  Running running{0, ends[0]};
  const int failed = ::posix_spawnp(&running.process, arguments.front(), &streams, &group,
                                    arguments.data(), environ);
  posix_spawnattr_destroy(&group);
  posix_spawn_file_actions_destroy(&streams);
  ::close(ends[1]);
  if (failed == 0) return running;
  ::close(ends[0]);
  return std::nullopt;
}

// Adds what comes until the pipe's end, `most` + 1 bytes, or that time. True at the pipe's end.
bool read_to_end(int output, std::size_t most, Clock::time_point until, std::string& bytes) {
  std::array<char, 65536> part{};
  while (bytes.size() <= most) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0) return false;
    pollfd wait{output, POLLIN, 0};
    const int ready = ::poll(&wait, 1, static_cast<int>(left));
    const ssize_t got = ready > 0 ? ::read(output, part.data(), part.size()) : -1;
    if (got == 0) return true;
    if (got < 0 && (ready == 0 || errno != EINTR)) return false;
    if (got > 0) {
      bytes.append(part.data(), std::min(static_cast<std::size_t>(got), most + 1 - bytes.size()));
    }
  }
  return false;
}

// Waits for the program, and at that time ends it. True: it ended by itself, and well.
bool ends_well(pid_t process, Clock::time_point until) {
  constexpr std::chrono::milliseconds pause{5};
  int status = 0;
  for (;;) {
    const pid_t ended = ::waitpid(process, &status, WNOHANG);
    if (ended == process) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (ended < 0 && errno != EINTR) return false;
    if (Clock::now() >= until) break;
    std::this_thread::sleep_for(pause);
  }
  ::kill(-process, SIGKILL);
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return false;
}

}  // namespace

OpenedFile clipboard_picture(std::size_t most, std::chrono::milliseconds patience) {
  const Clock::time_point until = Clock::now() + patience;
  const ClipboardTool tool = clipboard_tool();
  OpenedFile picture;
  const std::optional<Running> running = started(tool.words);
  if (!running) {
    picture.unread = Unread::unreadable;
    picture.trouble = "Copied pictures come through the program " + tool.words.front() +
                      ": install the package " + tool.package + ", or choose a file.";
    return picture;
  }
  const bool whole = read_to_end(running->output, most, until, picture.bytes);
  ::close(running->output);
  const bool too_large = picture.bytes.size() > most;
  if (!whole) ::kill(-running->process, SIGKILL);  // with all that it began
  const bool well = ends_well(running->process, until) && whole;
  if (!well && !too_large) picture.bytes.clear();
  return picture;
}

#endif

}  // namespace roadbook::platform

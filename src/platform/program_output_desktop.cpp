// Runs programs on Linux and macOS; nothing on Windows needs one.
#include "platform/program_output_desktop.hpp"

#ifndef _WIN32
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
#include <string_view>
#include <thread>
#include <utility>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX asks for it

namespace roadbook::platform {

namespace {

using Clock = std::chrono::steady_clock;

// Between two looks at whether a program has ended, or is to be.
constexpr std::chrono::milliseconds program_pause{5};

// A program that runs, and the end of the pipe that it writes to.
struct Running {
  pid_t process = 0;
  int output = -1;
};

// Neither end is open in other programs.
bool open_pipe(std::array<int, 2>& ends) {
#ifdef __APPLE__
  if (::pipe(ends.data()) != 0) return false;
  for (const int each : ends) ::fcntl(each, F_SETFD, FD_CLOEXEC);
  return true;
#else
  return ::pipe2(ends.data(), O_CLOEXEC) == 0;
#endif
}

// Starts a program of PATH in a process group of its own. Nothing where there is no such program.
std::optional<Running> started(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& each : words) arguments.push_back(each.data());
  arguments.push_back(nullptr);
  std::array<int, 2> ends{};
  if (!open_pipe(ends)) return std::nullopt;
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

// Why the program is to be ended now; nothing: it may go on.
std::optional<ProgramEnd> reason_to_end(const ProgramLimits& limits, Clock::time_point until) {
  if (limits.stop != nullptr && *limits.stop) return ProgramEnd::stopped;
  if (Clock::now() >= until) return ProgramEnd::too_late;
  return std::nullopt;
}

// Adds what comes, as far as the limits go. `well` at the pipe's end.
ProgramEnd read_to_end(int output, const ProgramLimits& limits, Clock::time_point until,
                       std::string& bytes) {
  constexpr int glance_ms = 50;
  std::array<char, 65536> part{};
  while (bytes.size() <= limits.most) {
    if (const auto reason = reason_to_end(limits, until)) return *reason;
    pollfd wait{output, POLLIN, 0};
    const int ready = ::poll(&wait, 1, glance_ms);
    if (ready == 0) continue;
    const ssize_t got = ready > 0 ? ::read(output, part.data(), part.size()) : -1;
    if (got == 0) return ProgramEnd::well;
    if (got < 0 && errno != EINTR) return ProgramEnd::failed;
    if (got > 0) {
      bytes.append(part.data(),
                   std::min(static_cast<std::size_t>(got), limits.most + 1 - bytes.size()));
    }
  }
  return ProgramEnd::too_much;
}

// Ends the program with all that it began. One that the system itself holds fast, in the driver of
// a camera perhaps, is left to the system.
void end_program(pid_t process) {
  constexpr std::chrono::seconds patience{10};
  const Clock::time_point until = Clock::now() + patience;
  ::kill(-process, SIGKILL);
  while (::waitpid(process, nullptr, WNOHANG) == 0 && Clock::now() < until) {
    std::this_thread::sleep_for(program_pause);
  }
}

// Waits for a program that writes no more.
ProgramEnd end_of(pid_t process, const ProgramLimits& limits, Clock::time_point until) {
  for (;;) {
    int status = 0;
    const pid_t ended = ::waitpid(process, &status, WNOHANG);
    if (ended == process) {
      return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? ProgramEnd::well : ProgramEnd::failed;
    }
    if (ended < 0) return ProgramEnd::failed;
    if (const auto reason = reason_to_end(limits, until)) {
      end_program(process);
      return *reason;
    }
    std::this_thread::sleep_for(program_pause);
  }
}

}  // namespace

bool has_program(const std::string& name) {
  const char* paths = std::getenv("PATH");
  std::string_view rest = paths != nullptr ? paths : "";
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    if (::access((std::string(rest.substr(0, end)) + "/" + name).c_str(), X_OK) == 0) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

ProgramOutput output_of(std::vector<std::string> words, const ProgramLimits& limits) {
  const Clock::time_point until = Clock::now() + limits.patience;
  ProgramOutput output;
  const std::optional<Running> running = started(std::move(words));
  if (!running) return output;
  output.end = read_to_end(running->output, limits, until, output.bytes);
  ::close(running->output);
  if (output.end == ProgramEnd::well) {
    output.end = end_of(running->process, limits, until);
  } else {
    end_program(running->process);
  }
  if (output.end != ProgramEnd::well && output.end != ProgramEnd::too_much) output.bytes.clear();
  return output;
}

}  // namespace roadbook::platform
#endif

// Programs on Linux, on macOS and on others that are like Unix.
#include "cli/programs_desktop.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <system_error>
#include <thread>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX asks for it

namespace roadbook::cli {
namespace {

constexpr std::chrono::seconds patience{120};

}  // namespace

char between_folders() {
  return ':';
}

std::vector<const char*> browser_commands() {
  return {"chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
          "chrome",   "microsoft-edge"};
}

std::vector<std::filesystem::path> places_of_browsers() {
  return {"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium"};
}

bool can_run(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

bool run_quietly(const std::vector<std::string>& words) {
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& each : copies) arguments.push_back(each.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", O_WRONLY, 0);
  }
  pid_t process = 0;
  const int failed =
      posix_spawn(&process, words.front().c_str(), &quiet, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&quiet);
  if (failed != 0) return false;
  const auto end = std::chrono::steady_clock::now() + patience;
  int status = 0;
  for (;;) {
    const pid_t ended = ::waitpid(process, &status, WNOHANG);
    if (ended == process) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (ended < 0) return false;
    if (std::chrono::steady_clock::now() > end) {
      ::kill(process, SIGKILL);
      ::waitpid(process, &status, 0);
      return false;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

bool runs_as_root() {
  return ::geteuid() == 0;
}

}  // namespace roadbook::cli

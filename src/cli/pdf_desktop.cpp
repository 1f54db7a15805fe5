// PDF through an installed browser of the Chromium family, without a window and in a profile of its
// own, so that it has nothing to do with a browser that is open.
#include "cli/pdf_desktop.hpp"

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <system_error>
#include <thread>
#include <vector>

#ifdef _WIN32
#include <process.h>
#else
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX asks for it
#endif

namespace roadbook::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds patience{120};

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

#ifdef _WIN32
constexpr char between_folders = ';';
constexpr std::array<const char*, 2> commands{"chrome.exe", "msedge.exe"};
#else
constexpr char between_folders = ':';
constexpr std::array<const char*, 6> commands{"chromium",      "chromium-browser",
                                              "google-chrome", "google-chrome-stable",
                                              "chrome",        "microsoft-edge"};
#endif

// Where browsers are that stand in no folder of PATH.
std::vector<fs::path> usual_places() {
  std::vector<fs::path> places;
#ifdef _WIN32
  for (const char* folder : {"PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"}) {
    const std::string root = variable(folder);
    if (root.empty()) continue;
    places.push_back(fs::path(root) / "Google/Chrome/Application/chrome.exe");
    places.push_back(fs::path(root) / "Microsoft/Edge/Application/msedge.exe");
  }
#else
  places.emplace_back("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  places.emplace_back("/Applications/Chromium.app/Contents/MacOS/Chromium");
#endif
  return places;
}

bool can_run(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return false;
#ifdef _WIN32
  return true;
#else
  return ::access(path.c_str(), X_OK) == 0;
#endif
}

fs::path in_path(const std::string& command) {
  const std::string folders = variable("PATH");
  for (std::size_t from = 0; from < folders.size();) {
    const std::size_t end = std::min(folders.find(between_folders, from), folders.size());
    fs::path path = fs::path(folders.substr(from, end - from)) / command;
    if (can_run(path)) return path;
    from = end + 1;
  }
  return {};
}

// Runs the program and waits for it; false where it cannot be started, fails or never ends.
bool run_quietly(const std::vector<std::string>& words) {
#ifdef _WIN32
  std::vector<std::string> quoted;
  for (const std::string& each : words) quoted.push_back("\"" + each + "\"");
  std::vector<const char*> arguments;
  for (const std::string& each : quoted) arguments.push_back(each.c_str());
  arguments.push_back(nullptr);
  return _spawnv(_P_WAIT, words.front().c_str(), arguments.data()) == 0;
#else
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
#endif
}

bool runs_as_root() {
#ifdef _WIN32
  return false;
#else
  return ::geteuid() == 0;
#endif
}

// A folder that is gone at the end.
class Workplace {
 public:
  Workplace() {
    std::random_device chance;
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    if (error) return;
    for (int tries = 0; tries < 8 && path_.empty(); ++tries) {
      const fs::path wanted =
          temporary / ("roadbook-" + std::to_string(chance()) + std::to_string(chance()));
      // A folder that is there already is another's.
      if (!fs::create_directory(wanted, error) || error) continue;
      fs::permissions(wanted, fs::perms::owner_all, error);
      path_ = wanted;
    }
  }
  ~Workplace() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

std::string find_browser() {
  std::string named = variable("CHROME");
  if (!named.empty()) {
    if (can_run(named)) return named;
    return in_path(named).string();
  }
  for (const char* each : commands) {
    if (const fs::path path = in_path(each); !path.empty()) return path.string();
  }
  for (const fs::path& each : usual_places()) {
    if (can_run(each)) return each.string();
  }
  return {};
}

std::optional<std::string> pdf_of(const Document& html, std::ostream& err) {
  const std::string browser = find_browser();
  if (browser.empty()) {
    err << "A PDF is made with Chromium or Chrome, and neither was found"
        << (variable("CHROME").empty() ? "" : " where the variable CHROME says")
        << ". Install one, name it in the variable CHROME, or write an .html file and print that "
           "from any browser.\n";
    return std::nullopt;
  }
  const Workplace workplace;
  const fs::path page = workplace.path() / "sheet.html";
  const fs::path paper = workplace.path() / "sheet.pdf";
  {
    std::ofstream file(page, std::ios::binary);
    html([&](std::string_view part) { return static_cast<bool>(file << part); });
    file.close();
    if (workplace.path().empty() || !file) {
      err << "The folder for temporary files cannot be written.\n";
      return std::nullopt;
    }
  }
  std::vector<std::string> words{browser,
                                 "--headless",
                                 "--disable-gpu",
                                 "--no-first-run",
                                 "--disable-extensions",
                                 "--disable-background-networking",
                                 "--disable-component-update",
                                 "--disable-sync",
                                 "--no-pdf-header-footer",
                                 "--print-to-pdf-no-header",  // the same to older ones
                                 "--generate-pdf-document-outline",
                                 "--user-data-dir=" + (workplace.path() / "profile").string(),
                                 "--print-to-pdf=" + paper.string()};
  // As root Chromium does not start with its sandbox. The page is our own and loads nothing.
  if (runs_as_root()) words.emplace_back("--no-sandbox");
  words.push_back("file://" + page.generic_string());
  const bool ran = run_quietly(words);
  std::ifstream made(paper, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(made), {}};
  if (!ran || bytes.compare(0, 5, "%PDF-") != 0) {
    err << browser << " could not make the PDF. Write an .html file and print that from a "
        << "browser.\n";
    return std::nullopt;
  }
  return bytes;
}

}  // namespace roadbook::cli

// Programs on Windows.
#include <process.h>

#include <cstdlib>
#include <system_error>

#include "cli/programs_desktop.hpp"

namespace roadbook::cli {

char between_folders() {
  return ';';
}

std::vector<const char*> browser_commands() {
  return {"chrome.exe", "msedge.exe"};
}

std::vector<std::filesystem::path> places_of_browsers() {
  std::vector<std::filesystem::path> places;
  for (const char* folder : {"PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"}) {
    const char* root = std::getenv(folder);
    if (root == nullptr || *root == '\0') continue;
    places.push_back(std::filesystem::path(root) / "Google/Chrome/Application/chrome.exe");
    places.push_back(std::filesystem::path(root) / "Microsoft/Edge/Application/msedge.exe");
  }
  return places;
}

bool can_run(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

bool run_quietly(const std::vector<std::string>& words) {
  std::vector<std::string> quoted;
  for (const std::string& each : words) quoted.push_back("\"" + each + "\"");
  std::vector<const char*> arguments;
  for (const std::string& each : quoted) arguments.push_back(each.c_str());
  arguments.push_back(nullptr);
  return _spawnv(_P_WAIT, words.front().c_str(), arguments.data()) == 0;
}

bool runs_as_root() {
  return false;
}

}  // namespace roadbook::cli

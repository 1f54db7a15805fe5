// Files of the person on the desktop: reading, saving, picking, printing; and the settings file.
#include "platform/files_desktop.hpp"

#include <unistd.h>

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>
#include <thread>
#include <utility>

namespace roadbook::platform {
namespace {

namespace fs = std::filesystem;

fs::path folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr ? fs::path(value) : fs::path();
}

fs::path home() {
  const fs::path folder = folder_from("HOME");
  return folder.empty() ? folder_from("USERPROFILE") : folder;
}

// XDG's folder of that kind, or the usual place of it.
fs::path user_folder(const char* variable, const char* usual) {
  const fs::path named = folder_from(variable);
  return (named.is_absolute() ? named : home() / usual) / "roadbook";
}

// The downloads folder: XDG's own file of user folders names it in the person's language.
fs::path download_folder() {
  std::error_code ignored;
  if (fs::path given = folder_from("ROADBOOK_SAVE_DIR"); !given.empty()) {
    fs::create_directories(given, ignored);
    return given;
  }
  const fs::path config = folder_from("XDG_CONFIG_HOME");
  std::ifstream names((config.is_absolute() ? config : home() / ".config") / "user-dirs.dirs");
  const std::string key = "XDG_DOWNLOAD_DIR=\"";
  for (std::string line; std::getline(names, line);) {
    if (line.compare(0, key.size(), key) != 0) continue;
    std::string value = line.substr(key.size(), line.rfind('"') - key.size());
    if (value.compare(0, 6, "$HOME/") == 0) value = (home() / value.substr(6)).string();
    if (fs::is_directory(value, ignored)) return value;
  }
  if (fs::is_directory(home() / "Downloads", ignored)) return home() / "Downloads";
  return home();
}

// A name that every file system takes.
std::string safe_name(std::string_view name) {
  std::string safe;
  for (const char c : name) {
    const bool control = static_cast<unsigned char>(c) < 32;
    safe += control || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? '_' : c;
  }
  while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
  return safe.empty() ? "roadbook" : safe;
}

// "name.json", or "name (2).json" where that is taken.
fs::path free_path(const fs::path& folder, const std::string& name) {
  const fs::path wanted = folder / name;
  fs::path path = wanted;
  for (int number = 2; fs::exists(path); ++number) {
    path = folder / (wanted.stem().string() + " (" + std::to_string(number) + ")" +
                     wanted.extension().string());
  }
  return path;
}

bool write_file(const fs::path& path, std::string_view bytes) {
  std::error_code failed;
  const fs::path fresh = path.string() + ".new";
  {
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) {
      fs::remove(fresh, failed);
      return false;
    }
  }
  fs::rename(fresh, path, failed);
  return !failed;
}

bool command_exists(const std::string& name) {
  const char* paths = std::getenv("PATH");
  std::string_view rest = paths != nullptr ? paths : "";
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    if (::access((std::string(rest.substr(0, end)) + "/" + name).c_str(), X_OK) == 0) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

// The endings of a list such as ".json,application/json" as "*.json".
std::string patterns(std::string_view accept) {
  std::string result;
  while (!accept.empty()) {
    const std::size_t end = std::min(accept.find(','), accept.size());
    const std::string_view part = accept.substr(0, end);
    if (part.size() > 1 && part.front() == '.') {
      result += result.empty() ? "*." : " *.";
      for (const char c : part) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) result += c;
      }
    }
    accept.remove_prefix(std::min(end + 1, accept.size()));
  }
  return result.empty() ? "*" : result;
}

std::vector<OpenedFile> files_named_by(const std::string& command) {
  std::vector<OpenedFile> files;
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return files;
  std::string lines;
  char part[4096];
  for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, pipe)) > 0;) {
    lines.append(part, got);
  }
  ::pclose(pipe);
  for (std::size_t start = 0; start < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', start), lines.size());
    if (auto file = read_file(lines.substr(start, end - start))) files.push_back(std::move(*file));
    start = end + 1;
  }
  return files;
}

fs::path settings_path() {
  return user_folder("XDG_CONFIG_HOME", ".config") / "settings";
}

// The settings file: a line "key=value" for each, with \n and \\ for what a line cannot hold.
std::map<std::string, std::string> read_settings() {
  std::map<std::string, std::string> settings;
  std::ifstream in(settings_path(), std::ios::binary);
  for (std::string line; std::getline(in, line);) {
    const std::size_t equals = line.find('=');
    if (equals == std::string::npos) continue;
    std::string value;
    for (std::size_t i = equals + 1; i < line.size(); ++i) {
      const bool escaped = line[i] == '\\' && i + 1 < line.size();
      if (escaped) ++i;
      value += escaped && line[i] == 'n' ? '\n' : line[i];
    }
    settings[line.substr(0, equals)] = value;
  }
  return settings;
}

}  // namespace

std::optional<OpenedFile> read_file(const std::string& path) {
  std::error_code failed;
  if (!fs::is_regular_file(path, failed)) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return OpenedFile{fs::path(path).filename().string(),
                    std::string(std::istreambuf_iterator<char>(in), {})};
}

bool pick_files_then(std::string_view accept, std::function<void(std::vector<OpenedFile>)> then) {
  std::string command;
  const std::string filter = patterns(accept);
  if (command_exists("zenity")) {
    command = "zenity --file-selection --multiple --separator='\n' --file-filter='" + filter + "'";
  } else if (command_exists("kdialog")) {
    command = "kdialog --multiple --separate-output --getopenfilename . '" + filter + "'";
  } else {
    return false;
  }
  std::thread([command = command + " 2>/dev/null", then = std::move(then)] {
    then(files_named_by(command));
  }).detach();
  return true;
}

std::string save_file(std::string_view name, std::string_view, std::string_view bytes) {
  const fs::path path = free_path(download_folder(), safe_name(name));
  return write_file(path, bytes) ? path.string() : "";
}

std::string write_print_file(std::string_view title, std::string_view html) {
  std::error_code failed;
  const fs::path folder = user_folder("XDG_CACHE_HOME", ".cache") / "print";
  fs::create_directories(folder, failed);
  const fs::path path = folder / (safe_name(title) + ".html");
  if (failed || !write_file(path, html)) return "";
  std::string address;
  for (const char c : path.string()) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                       std::string_view("/-_.~").find(c) != std::string_view::npos;
    char coded[4] = {c, 0, 0, 0};
    if (!plain) std::snprintf(coded, sizeof coded, "%%%02X", static_cast<unsigned char>(c));
    address += coded;
  }
  return address;
}

std::string setting(std::string_view key) {
  const auto settings = read_settings();
  const auto found = settings.find(std::string(key));
  return found == settings.end() ? "" : found->second;
}

void set_setting(std::string_view key, std::string_view value) {
  auto settings = read_settings();
  settings[std::string(key)] = value;
  std::string text;
  for (const auto& [name, kept] : settings) {
    text += name + '=';
    for (const char c : kept) text += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
    text += '\n';
  }
  std::error_code ignored;
  fs::create_directories(settings_path().parent_path(), ignored);
  write_file(settings_path(), text);
}

}  // namespace roadbook::platform

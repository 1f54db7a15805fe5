// Files of the person on the desktop: reading, saving, picking, printing; and the settings file.
#include "platform/files_desktop.hpp"

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

#include "platform/dialogs_desktop.hpp"
#include "storage/path_text.hpp"

namespace roadbook::platform {
namespace {

namespace fs = std::filesystem;
using storage::path_of;
using storage::text_of;

fs::path folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr ? path_of(value) : fs::path();
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
    if (value.compare(0, 6, "$HOME/") == 0) value = text_of(home() / path_of(value.substr(6)));
    if (fs::is_directory(path_of(value), ignored)) return path_of(value);
  }
  if (fs::is_directory(home() / "Downloads", ignored)) return home() / "Downloads";
  return home();
}

// "name.roadbook.json", or "name (2).roadbook.json" where that is taken.
fs::path free_path(const fs::path& folder, const std::string& name) {
  std::string stem = text_of(path_of(name).stem());
  std::string ending = text_of(path_of(name).extension());
  const std::string own = ".roadbook";
  if (stem.size() > own.size() && stem.compare(stem.size() - own.size(), own.size(), own) == 0) {
    stem.resize(stem.size() - own.size());
    ending = own + ending;
  }
  fs::path path = folder / path_of(name);
  for (int number = 2; fs::exists(path); ++number) {
    path = folder / path_of(stem + " (" + std::to_string(number) + ")" + ending);
  }
  return path;
}

bool write_file(const fs::path& path, std::string_view bytes) {
  std::error_code failed;
  fs::path fresh = path;
  fresh += ".new";
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

// True at a mark that turns the direction of writing (in UTF-8), which would make a name look like
// another.
bool turns_direction(std::string_view text) {
  if (text.substr(0, 2) == "\xd8\x9c") return true;
  if (text.size() < 3 || text[0] != '\xe2') return false;
  const auto last = static_cast<unsigned char>(text[2]);
  if (text[1] == '\x80') return last == 0x8e || last == 0x8f || (last >= 0xaa && last <= 0xae);
  return text[1] == '\x81' && last >= 0xa6 && last <= 0xa9;
}

}  // namespace

std::string safe_name(std::string_view name) {
  std::string safe;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (turns_direction(name.substr(i, 3))) {
      i += name[i] == '\xe2' ? 2 : 1;
      continue;
    }
    const char c = name[i];
    const bool control = static_cast<unsigned char>(c) < 32 || c == 127;
    safe += control || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? '_' : c;
  }
  while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
  return safe.empty() ? "roadbook" : safe;
}

std::optional<OpenedFile> read_file(const std::string& path) {
  std::error_code failed;
  if (!fs::is_regular_file(path_of(path), failed)) return std::nullopt;
  std::ifstream in(path_of(path), std::ios::binary);
  if (!in) return std::nullopt;
  return OpenedFile{text_of(path_of(path).filename()),
                    std::string(std::istreambuf_iterator<char>(in), {}), path};
}

bool pick_files_then(std::string_view accept, std::function<void(std::vector<OpenedFile>)> then) {
  if (!has_dialogs()) return false;
  std::thread([accept = std::string(accept), then = std::move(then)] {
    std::vector<OpenedFile> files;
    for (const std::string& path : choose_files(accept)) {
      if (auto file = read_file(path)) files.push_back(std::move(*file));
    }
    then(std::move(files));
  }).detach();
  return true;
}

Kept keep_at(const std::string& path, std::string_view bytes) {
  if (write_file(path_of(path), bytes)) return {true, path, {}};
  return {false, {}, "The file " + path + " could not be written."};
}

Kept keep_in_downloads(std::string_view name, std::string_view bytes) {
  return keep_at(text_of(free_path(download_folder(), safe_name(name))), bytes);
}

bool folder_is_named() {
  return !folder_from("ROADBOOK_SAVE_DIR").empty();
}

std::string write_print_file(std::string_view title, std::string_view html) {
  std::error_code failed;
  const fs::path folder = user_folder("XDG_CACHE_HOME", ".cache") / "print";
  fs::create_directories(folder, failed);
  const fs::path path = folder / path_of(safe_name(title) + ".html");
  if (failed || !write_file(path, html)) return "";
  // A drive stands behind a slash of its own.
  std::string address = path.has_root_name() ? "/" : "";
  for (const char c : text_of(path.generic_u8string())) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                       std::string_view("/-_.~:").find(c) != std::string_view::npos;
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

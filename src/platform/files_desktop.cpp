// Files of the person on the desktop: reading, saving, picking, printing; and the settings file.
#include "platform/files_desktop.hpp"

#include <array>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include "platform/dialogs_desktop.hpp"
#include "storage/out_file.hpp"
#include "storage/path_text.hpp"
#include "text/code_points.hpp"

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

// At most a little more than may be read: a file can grow, and some say nothing of their size.
void read_bytes(const fs::path& path, std::uint64_t largest, OpenedFile& file) {
  std::ifstream in(path, std::ios::binary);
  std::array<char, 65536> part{};
  while (in && (largest == 0 || file.bytes.size() <= largest)) {
    in.read(part.data(), part.size());
    file.bytes.append(part.data(), static_cast<std::size_t>(in.gcount()));
  }
  if (in || in.eof()) return;
  file.unread = Unread::unreadable;
  file.bytes.clear();
}

// File systems take names of 255 bytes; some room is for " (2)".
constexpr std::size_t longest_name = 200;

// The name with its ending, cut between two characters.
std::string shortened(const std::string& name) {
  if (name.size() <= longest_name) return name;
  constexpr std::size_t longest_ending = 20;
  std::size_t dot = name.rfind('.');
  if (dot == name.npos || name.size() - dot > longest_ending) dot = name.size();
  // ".roadbook.json" is one ending.
  const std::size_t before = dot == 0 ? name.npos : name.rfind('.', dot - 1);
  if (before != name.npos && name.size() - before <= longest_ending) dot = before;
  const std::size_t end = text::letter_start(name, longest_name - (name.size() - dot));
  return name.substr(0, end) + name.substr(dot);
}

// A folder of the person's own that can be written; empty, with the reason, where there is none.
fs::path own_folder(const fs::path& wanted, std::string& trouble) {
  std::error_code failed;
  fs::create_directories(wanted, failed);
  if (!failed) fs::permissions(wanted, fs::perms::owner_all, failed);
  if (!failed) return wanted;
  trouble = failed.message();
  return {};
}

// A folder for temporary files that was not there before, so that nobody else has put anything in.
fs::path fresh_folder(std::string& trouble) {
  std::error_code failed;
  const fs::path all = fs::temp_directory_path(failed);
  std::random_device chance;
  constexpr int tries = 20;
  for (int i = 0; i < tries && !failed; ++i) {
    const fs::path wanted =
        all / ("roadbook-" + std::to_string(chance()) + std::to_string(chance()));
    if (fs::create_directory(wanted, failed)) return own_folder(wanted, trouble);
  }
  trouble = failed.message();
  return {};
}

}  // namespace

std::string safe_name(std::string_view name) {
  std::string safe;
  for (std::size_t i = 0; i < name.size();) {
    const text::CodePoint letter = text::next_code_point(name, i);
    // A mark that turns the direction of writing would make a name look like another.
    if (text::is_bidi_control(letter.code)) continue;
    if (letter.bytes.size() > 1) {
      safe += letter.bytes;
      continue;
    }
    const char c = letter.bytes.front();
    const bool control = static_cast<unsigned char>(c) < 32 || c == 127;
    safe += control || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? '_' : c;
  }
  while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
  return safe.empty() ? "roadbook" : shortened(safe);
}

OpenedFile read_file(const std::string& path, std::uint64_t largest) {
  OpenedFile file;
  file.name = text_of(path_of(path).filename());
  if (file.name.empty()) file.name = path;
  file.path = path;
  std::error_code failed;
  const fs::file_status status = fs::status(path_of(path), failed);
  if (status.type() == fs::file_type::not_found) {
    file.unread = Unread::missing;
  } else if (fs::is_directory(status)) {
    file.unread = Unread::folder;
  } else if (!fs::is_regular_file(status)) {
    file.unread = fs::status_known(status) ? Unread::device : Unread::unreadable;
  } else if (const auto size = fs::file_size(path_of(path), failed);
             !failed && largest > 0 && size > largest) {
    file.unread = Unread::too_large;
    file.size = size;
  } else {
    read_bytes(path_of(path), largest, file);
  }
  return file;
}

bool pick_files_then(std::string_view accept, std::uint64_t largest,
                     std::function<void(std::vector<OpenedFile>)> then) {
  if (!has_dialogs()) return false;
  std::thread([accept = std::string(accept), largest, then = std::move(then)] {
    std::vector<OpenedFile> files;
    for (const std::string& path : choose_files(accept)) {
      files.push_back(read_file(path, largest));
    }
    then(std::move(files));
  }).detach();
  return true;
}

Kept keep_at(const std::string& path, std::string_view bytes) {
  const std::string why = storage::write_out(path_of(path), bytes);
  if (why.empty()) return {true, path, {}};
  return {false, {}, "The file " + path + " could not be written: " + why + "."};
}

Kept keep_in_downloads(std::string_view name, std::string_view bytes) {
  return keep_at(text_of(free_path(download_folder(), safe_name(name))), bytes);
}

bool folder_is_named() {
  return !folder_from("ROADBOOK_SAVE_DIR").empty();
}

Kept write_print_file(std::string_view title, std::string_view html) {
  const fs::path name = path_of(safe_name(std::string(title) + ".html"));
  std::string why;
  fs::path folder = own_folder(user_folder("XDG_CACHE_HOME", ".cache") / "print", why);
  if (!folder.empty()) why = storage::write_out(folder / name, html);
  if (!why.empty()) {
    std::string here;
    folder = fresh_folder(here);
    if (!folder.empty()) here = storage::write_out(folder / name, html);
    if (!here.empty()) return {false, {}, "Nowhere can a file be written: " + why + "."};
  }
  return {true, text_of(folder / name), {}};
}

std::string address_of(const std::string& path) {
  const fs::path whole = path_of(path);
  // A drive stands behind a slash of its own.
  std::string address = whole.has_root_name() ? "file:///" : "file://";
  for (const char c : text_of(whole.generic_u8string())) {
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
  storage::write_out(settings_path(), text);
}

}  // namespace roadbook::platform

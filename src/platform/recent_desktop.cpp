// Keeps the list of files as a setting; recent_files() of files.hpp reads it.
#include "platform/recent_desktop.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "platform/files.hpp"
#include "platform/settings.hpp"
#include "storage/path_text.hpp"

#ifdef ROADBOOK_PORTAL
#include <glib.h>
#endif

namespace roadbook::platform {
namespace {

namespace fs = std::filesystem;

constexpr const char* recent_key = "recent_files";
constexpr std::size_t most = 8;

std::vector<std::string> noted() {
  std::vector<std::string> paths;
  const std::string text = setting(recent_key);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    if (end > start) paths.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return paths;
}

#ifdef ROADBOOK_PORTAL
// The desktop's list is one file of all programs: it is written only where it could be read.
void tell_desktop(const std::string& path) {
  char* list = g_build_filename(g_get_user_data_dir(), "recently-used.xbel", nullptr);
  char* address = g_filename_to_uri(path.c_str(), nullptr, nullptr);
  GBookmarkFile* bookmarks = g_bookmark_file_new();
  const bool read = g_bookmark_file_load_from_file(bookmarks, list, nullptr) != FALSE;
  if (address != nullptr && (read || !fs::exists(list))) {
    g_bookmark_file_set_mime_type(bookmarks, address, "application/vnd.roadbook+json");
    g_bookmark_file_add_application(bookmarks, address, "Roadbook", "'roadbook %f'");
    g_bookmark_file_to_file(bookmarks, list, nullptr);
  }
  g_bookmark_file_free(bookmarks);
  g_free(address);
  g_free(list);
}
#else
void tell_desktop(const std::string&) {}
#endif

}  // namespace

void note_recent(const std::string& path) {
  std::error_code failed;
  const std::string whole = storage::text_of(fs::absolute(storage::path_of(path), failed));
  if (failed || whole.find('\n') != std::string::npos) return;
  std::vector<std::string> paths = noted();
  paths.erase(std::remove(paths.begin(), paths.end(), whole), paths.end());
  paths.insert(paths.begin(), whole);
  if (paths.size() > most) paths.resize(most);
  std::string text;
  for (const std::string& each : paths) text += each + '\n';
  set_setting(recent_key, text);
  tell_desktop(whole);
}

std::vector<std::string> recent_files() {
  std::vector<std::string> paths = noted();
  const auto gone = [](const std::string& path) {
    std::error_code ignored;
    return !fs::is_regular_file(path, ignored);
  };
  paths.erase(std::remove_if(paths.begin(), paths.end(), gone), paths.end());
  return paths;
}

}  // namespace roadbook::platform

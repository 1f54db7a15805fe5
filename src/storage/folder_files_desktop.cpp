// Where each thing of a library lies in its folder.
#include "storage/folder_files_desktop.hpp"

#include <cstdlib>
#include <sstream>
#include <system_error>

#include "storage/path_text.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

fs::path folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr ? path_of(value) : fs::path();
}

}  // namespace

bool is_id(const std::string& id) {
  if (id.empty() || id.size() > 64) return false;
  for (const char c : id) {
    const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    if (!fits) return false;
  }
  return true;
}

std::string digest(const std::string& bytes) {
  std::uint64_t hash = 14695981039346656037ull;
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 1099511628211ull;
  }
  std::ostringstream text;
  text << std::hex << hash << '-' << bytes.size();
  return text.str();
}

fs::path data_folder() {
  std::error_code ignored;
  if (const fs::path xdg = folder_from("XDG_DATA_HOME"); xdg.is_absolute()) return xdg / "roadbook";
  if (const fs::path roaming = folder_from("APPDATA"); !roaming.empty())
    return roaming / "Roadbook";
  const fs::path home = folder_from("HOME");
  if (home.empty()) return fs::current_path(ignored) / "roadbook-data";
  const fs::path mac = home / "Library" / "Application Support";
  if (fs::is_directory(mac, ignored)) return mac / "Roadbook";
  return home / ".local" / "share" / "roadbook";
}

RevisionFile parse_revision_file(const std::string& text) {
  RevisionFile revision_file;
  std::istringstream in(text);
  if (!(in >> revision_file.revision >> revision_file.digest)) return {};
  if (!(in >> revision_file.removed_ms)) revision_file.removed_ms = 0;
  return revision_file;
}

std::string written(const RevisionFile& revision_file) {
  std::string text = std::to_string(revision_file.revision) + " " + revision_file.digest;
  if (revision_file.removed_ms != 0) text += " " + std::to_string(revision_file.removed_ms);
  return text + "\n";
}

std::vector<std::string> FolderPlaces::ids_among(const std::vector<std::string>& names) const {
  std::vector<std::string> ids;
  for (const std::string& name : names) {
    if (name.size() <= ending.size()) continue;
    const std::size_t stem = name.size() - ending.size();
    if (std::string_view(name).substr(stem) != ending) continue;
    std::string id = name.substr(0, stem);
    if (is_id(id)) ids.push_back(std::move(id));
  }
  return ids;
}

}  // namespace roadbook::storage

// Keeps, reads and removes the versions of a document.
#include "storage/kept_versions_desktop.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <tuple>

#include "storage/durable_desktop.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

// What the name of a version says.
struct VersionName {
  std::uint64_t revision = 0;  // 0: of former times
  std::int64_t changed_ms = 0;
  std::uint64_t nth = 1;  // among those that would bear the same name
};

template <class Number>
bool take_number(std::string_view& text, Number& number) {
  if (text.empty() || text.front() < '0' || text.front() > '9') return false;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

bool take_dash(std::string_view& text) {
  if (text.empty() || text.front() != '-') return false;
  text.remove_prefix(1);
  return true;
}

std::optional<VersionName> parse_version(std::string_view text) {
  VersionName name;
  if (text.find('-') == std::string_view::npos) {
    if (!take_number(text, name.changed_ms) || !text.empty()) return std::nullopt;
    return name;
  }
  if (!take_number(text, name.revision) || !take_dash(text)) return std::nullopt;
  if (!take_number(text, name.changed_ms)) return std::nullopt;
  if (take_dash(text) && !take_number(text, name.nth)) return std::nullopt;
  if (!text.empty()) return std::nullopt;
  return name;
}

// Brings the file under that name. EEXIST: something else has it; ENOENT: nothing has it, and a
// copy is to be made.
int bring_under(Disk& disk, const fs::path& file, const fs::path& name, const std::string& bytes,
                bool& link) {
  if (link) {
    const int failed = disk.link(file, name);
    if (failed == 0) return 0;
    link = failed == EEXIST;
    if (!link) return bring_under(disk, file, name, bytes, link);
  }
  std::string there;
  const int failed = disk.read(name, there);
  const bool odd = failed == EISDIR || failed == EFBIG || failed == ENXIO || failed == ELOOP;
  if (failed != 0) return odd ? EEXIST : failed;
  return there == bytes ? 0 : EEXIST;
}

}  // namespace

std::optional<std::string> keep_version(Disk& disk, const FolderPlaces& places,
                                        const std::string& id, const fs::path& file,
                                        const Version& version) {
  const fs::path folder = places.versions(id);
  if (const int failed = disk.make_folder(folder)) return trouble_with(folder, "made", failed);
  const std::string stem = std::to_string(version.revision) + "-" +
                           std::to_string(std::max<std::int64_t>(version.changed_ms, 0));
  bool link = true;
  for (int nth = 1;; ++nth) {
    const fs::path name = places.version(id, nth == 1 ? stem : stem + "-" + std::to_string(nth));
    const int failed = bring_under(disk, file, name, version.bytes, link);
    if (failed == EEXIST) continue;
    if (failed == ENOENT) return write_whole(disk, name, version.bytes, places.root);
    if (failed != 0) return trouble_with(name, "written", failed);
    if (const int lost = disk.sync_folder(folder)) {
      return trouble_with(name, "brought to the disk", lost);
    }
    return std::nullopt;
  }
}

Versions read_versions(Disk& disk, const FolderPlaces& places, const std::string& id) {
  Versions found;
  std::vector<std::string> files;
  const int failed = disk.list(places.versions(id), files);
  found.ok = failed == 0 || failed == ENOENT;
  if (!found.ok) found.message = trouble_with(places.versions(id), "read", failed);
  std::vector<std::pair<VersionName, Version>> all;
  for (std::string& each : places.ids_among(files)) {
    const std::optional<VersionName> name = parse_version(each);
    Version version;
    if (!name || disk.read(places.version(id, each), version.bytes) != 0) continue;
    version.changed_ms = name->changed_ms;
    version.revision = name->revision;
    version.name = std::move(each);
    all.emplace_back(*name, std::move(version));
  }
  std::sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
    const auto order = [](const VersionName& name) {
      return std::tuple(name.revision, name.changed_ms, name.nth);
    };
    return order(one.first) > order(other.first);
  });
  for (auto& [name, version] : all) found.all.push_back(std::move(version));
  return found;
}

std::optional<std::string> remove_versions(Disk& disk, const FolderPlaces& places,
                                           const std::string& id,
                                           const std::vector<std::string>& names) {
  for (const std::string& each : names) {
    if (!parse_version(each)) continue;
    const int failed = disk.unlink(places.version(id, each));
    if (failed != 0 && failed != ENOENT) {
      return trouble_with(places.version(id, each), "removed", failed);
    }
  }
  return std::nullopt;
}

}  // namespace roadbook::storage

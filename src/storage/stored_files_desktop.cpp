// Reads a document with its revision.
#include "storage/stored_files_desktop.hpp"

#include <cerrno>
#include <chrono>

#include "storage/durable_desktop.hpp"
#include "storage/folder_desktop.hpp"

namespace roadbook::storage {

std::int64_t now_ms() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

int read_stored(Disk& disk, const FolderPlaces& places, const std::string& id, Stored& stored) {
  stored.record.id = id;
  std::string text;
  int failed = disk.read(places.revision(id), text);
  if (failed != 0 && failed != ENOENT) return failed;
  stored.revision_file = parse_revision_file(text);
  stored.record.revision = stored.revision_file.revision;
  failed = disk.read(places.document(id), stored.record.bytes);
  if (failed == ENOENT) return 0;
  if (failed != 0) return failed;
  stored.exists = true;
  if (stored.revision_file.digest != digest(stored.record.bytes)) stored.record.revision += 1;
  failed = disk.look(places.document(id), stored.file_stat);
  stored.record.changed_ms = stored.file_stat.changed_ns / 1000000;
  return failed;
}

int read_with_revision(Disk& disk, const FolderPlaces& places, const std::string& id,
                       Stored& stored) {
  int failed = read_stored(disk, places, id, stored);
  if (failed != 0 || !stored.exists || stored.record.revision == stored.revision_file.revision)
    return failed;
  const FolderLock lock(disk, places.root);
  if (!lock.problem().empty()) return 0;
  stored = {};
  failed = read_stored(disk, places, id, stored);
  if (failed != 0 || !stored.exists || stored.record.revision == stored.revision_file.revision)
    return failed;
  stored.revision_file = {stored.record.revision, digest(stored.record.bytes), 0};
  write_whole(disk, places.revision(id), written(stored.revision_file));
  return 0;
}

std::int64_t begin_to_count(Disk& disk, const FolderPlaces& places, const std::string& id) {
  const std::int64_t now = now_ms();
  const FolderLock lock(disk, places.root);
  Stored stored;
  if (!lock.problem().empty() || read_stored(disk, places, id, stored) != 0 || stored.exists)
    return now;
  write_whole(disk, places.revision(id), written({stored.revision_file.revision, "removed", now}));
  return now;
}

}  // namespace roadbook::storage

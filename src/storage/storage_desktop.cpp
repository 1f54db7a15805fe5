// The library as a folder of files.
//
// A document is `<id>.json`, exactly the bytes that were put. Its revision stands beside it in
// `.revisions/<id>`: "<revision> <digest of the bytes>". Both are written whole or not at all, the
// document first. Where the digest does not fit the document, somebody wrote the document and did
// not come to the revision (a crash, or a person with an editor): it then counts as one revision
// newer. A revision without a document is what remains of a removed one; its last bytes lie in
// `.bin/`. Earlier versions of a document lie in `.versions/<id>/`, named by their revisions. A
// lock on the folder covers each comparison together with its write, so that two programs cannot
// both win.
#include <algorithm>
#include <cerrno>
#include <optional>
#include <set>
#include <utility>

#include "storage/document_index_desktop.hpp"
#include "storage/durable_desktop.hpp"
#include "storage/folder_desktop.hpp"
#include "storage/folder_files_desktop.hpp"
#include "storage/kept_versions_desktop.hpp"
#include "storage/leftovers_desktop.hpp"
#include "storage/path_text.hpp"
#include "storage/stored_files_desktop.hpp"
#include "storage/watch_desktop.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

class FolderStore final : public Store {
 public:
  FolderStore(fs::path folder, Disk& disk, std::string ending)
      : disk_(disk), places_{std::move(folder), std::move(ending)} {
    make_folders();
  }

  ~FolderStore() override {
    watch_.reset();
    disk_.unlock(window_);
  }

  void load(std::size_t most, std::function<void(Loaded)> then) override {
    Loaded loaded;
    std::vector<std::string> names;
    index_.clear();
    waiting_.clear();
    if (const int failed = disk_.list(places_.root, names)) {
      loaded.message = problem_.empty() ? trouble_with(places_.root, "read", failed) : problem_;
      then(std::move(loaded));
      return;
    }
    // Without the right to write, the library can still be looked at.
    loaded.read_only = problem_;
    if (loaded.read_only.empty()) {
      const FolderLock lock(disk_, places_.root);
      loaded.read_only = lock.problem();
      if (lock.problem().empty()) clear_leftovers(disk_, places_);
    }
    for (std::string& id : places_.ids_among(names)) {
      FileStat file_stat;
      disk_.look(places_.document(id), file_stat);
      waiting_.emplace_back(file_stat.changed_ns, std::move(id));
    }
    std::sort(waiting_.begin(), waiting_.end());
    loaded.total = waiting_.size();
    loaded.shared = watcher_ && !held_window();
    take_part(most, loaded);
    then(std::move(loaded));
  }

  void load_more(std::size_t most, std::function<void(Loaded)> then) override {
    Loaded loaded;
    take_part(most, loaded);
    then(std::move(loaded));
  }

  void read(const std::string& id, std::function<void(Loaded)> then) override {
    Loaded found;
    Stored stored;
    const int failed = is_id(id) ? read_with_revision(disk_, places_, id, stored) : 0;
    found.ok = failed == 0;
    if (!found.ok) found.message = trouble_with(places_.document(id), "read", failed);
    if (found.ok && stored.exists) {
      index_.note(id, stored.record.revision, stored.file_stat);
      found.records.push_back(std::move(stored.record));
    }
    then(std::move(found));
  }

  void put(const std::string& id, std::uint64_t expected, std::string bytes, Before before,
           std::function<void(Result)> then) override {
    then(change(id, expected, &bytes, before));
  }

  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(Result)> then) override {
    then(change(id, expected, nullptr, Before::goes));
  }

  void versions(const std::string& id, std::function<void(Versions)> then) override {
    then(is_id(id) ? read_versions(disk_, places_, id) : Versions());
  }

  void drop_versions(const std::string& id, std::vector<std::string> names,
                     std::function<void(Result)> then) override {
    if (!is_id(id)) return then(failure("There is no such document."));
    const auto trouble = remove_versions(disk_, places_, id, names);
    then(trouble ? failure(*trouble) : Result{Outcome::done, 0, {}, ""});
  }

  void bin(std::function<void(Loaded)> then) override {
    Loaded found;
    std::vector<std::string> names;
    const int failed = disk_.list(places_.bin(), names);
    found.ok = failed == 0 || failed == ENOENT;
    if (!found.ok) found.message = trouble_with(places_.bin(), "read", failed);
    for (const std::string& id : places_.ids_among(names)) {
      Stored stored;
      if (read_stored(disk_, places_, id, stored) != 0 || stored.exists) continue;
      Record record = std::move(stored.record);
      if (disk_.read(places_.in_bin(id), record.bytes) != 0) continue;
      if (stored.revision_file.removed_ms == 0)
        stored.revision_file.removed_ms = begin_to_count(disk_, places_, id);
      record.changed_ms = stored.revision_file.removed_ms;
      found.records.push_back(std::move(record));
    }
    found.total = found.records.size();
    then(std::move(found));
  }

  void forget(const std::string& id, std::function<void(Result)> then) override {
    if (!is_id(id)) return then(failure("There is no such document."));
    const FolderLock lock(disk_, places_.root);
    if (!lock.problem().empty()) return then(failure(lock.problem()));
    Stored stored;
    if (read_stored(disk_, places_, id, stored) != 0 || stored.exists) {
      return then(failure("It is not in the bin: it was brought back, or it cannot be read."));
    }
    if (const auto trouble = remove_durably(disk_, places_.in_bin(id))) {
      return then(failure(*trouble));
    }
    std::vector<std::string> names;
    disk_.list(places_.versions(id), names);
    for (const std::string& each : places_.ids_among(names)) {
      disk_.unlink(places_.versions(id) / (each + places_.ending));
    }
    then(Result{Outcome::done, stored.record.revision, {}, ""});
  }

  // A program of the desktop that dies has at most one second of typing in its hands.
  void journal(const std::string&, std::uint64_t, const std::string&) override {}
  void clear_journal(const std::string&, const std::string&) override {}

  void watch(std::function<void(Record)> then, std::function<void()> news) override {
    watcher_ = std::move(then);
    if (!news || watch_) return;
    watch_ = watch_folder(places_.root, [this, news = std::move(news)](const std::string& name) {
      if (is_news(name)) news();
    });
  }

  void refresh() override {
    if (!watcher_ || !waiting_.empty()) return;
    std::vector<std::string> names;
    if (disk_.list(places_.root, names) != 0) return;
    std::vector<Record> changed;
    std::set<std::string> gone = index_.ids();
    std::sort(names.begin(), names.end());
    for (const std::string& id : places_.ids_among(names)) {
      gone.erase(id);
      if (index_.is_unchanged(id)) continue;
      Stored stored;
      if (read_with_revision(disk_, places_, id, stored) != 0 || !stored.exists) continue;
      if (index_.note(id, stored.record.revision, stored.file_stat))
        changed.push_back(std::move(stored.record));
    }
    for (const std::string& id : gone) {
      Stored stored;
      if (read_stored(disk_, places_, id, stored) != 0 || stored.exists) continue;
      index_.lose(id);
      // A folder that was cleared, a file that went away without us: no player removed it.
      const bool lost = stored.revision_file.digest != "removed";
      changed.push_back(Record{id, 0, 0, "", lost});
    }
    for (Record& record : changed) watcher_(std::move(record));
  }

  std::string place() const override { return text_of(places_.root); }

  void usage(std::function<void(Usage)> then) override {
    Usage usage;
    usage.place = place();
    std::vector<std::string> names;
    disk_.list(places_.root, names);
    for (const std::string& id : places_.ids_among(names)) {
      FileStat file_stat;
      const bool there = disk_.look(places_.document(id), file_stat) == 0;
      if (there && file_stat.ordinary && file_stat.size <= most_bytes) usage.used += file_stat.size;
    }
    usage.free = disk_.room(places_.root);
    then(std::move(usage));
  }
  void ask_to_keep(std::function<void(Usage)> then) override { usage(std::move(then)); }

 private:
  bool is_news(const std::string& name) {
    if (name.empty()) return true;
    const std::vector<std::string> ids = places_.ids_among({name});
    return !ids.empty() && !index_.is_unchanged(ids.front());
  }

  // The one window that came first holds this as long as it lives.
  bool held_window() {
    if (window_ < 0) {
      const int failed = disk_.lock(places_.root / ".window", false, window_);
      if (failed != 0) window_ = -1;
      return failed != EWOULDBLOCK;
    }
    return true;
  }

  // --- Reading

  void take_part(std::size_t most, Loaded& loaded) {
    loaded.ok = true;
    while (!waiting_.empty() && loaded.records.size() < most) {
      const std::string id = std::move(waiting_.back().second);
      waiting_.pop_back();
      Stored stored;
      if (const int failed = read_with_revision(disk_, places_, id, stored)) {
        loaded.unreadable.push_back({id, trouble_with(places_.document(id), "read", failed), {}});
        continue;
      }
      if (!stored.exists) continue;  // removed since it was listed
      index_.note(id, stored.record.revision, stored.file_stat);
      loaded.records.push_back(std::move(stored.record));
    }
    loaded.more = !waiting_.empty();
  }

  // --- Writing

  void make_folders() {
    problem_.clear();
    for (const fs::path& each : {places_.root, places_.revisions()}) {
      const int failed = disk_.make_folder(each);
      if (failed != 0 && problem_.empty()) problem_ = trouble_with(each, "made", failed);
    }
  }

  // Writes (`bytes`) or removes (none) under the lock.
  Result change(const std::string& id, std::uint64_t expected, const std::string* bytes,
                Before before) {
    if (!problem_.empty()) make_folders();
    if (!problem_.empty()) return failure(problem_);
    if (!is_id(id)) return failure("\"" + id + "\" cannot be the name of a document.");
    if (bytes != nullptr && bytes->size() > most_bytes) {
      return failure(trouble_with(places_.document(id), "written", EFBIG));
    }
    const FolderLock lock(disk_, places_.root);
    if (!lock.problem().empty()) return failure(lock.problem());
    Stored stored;
    if (const int failed = read_stored(disk_, places_, id, stored)) {
      return failure(trouble_with(places_.document(id), "read", failed));
    }
    std::uint64_t present = stored.exists ? stored.record.revision : 0;
    const bool cleared = !stored.exists && stored.revision_file.digest.empty() && expected > 0;
    if (cleared) stored.record.revision = present = expected;  // nobody else wrote
    if (present != expected) return not_expected(id, present, bytes, std::move(stored));
    if (bytes != nullptr && stored.exists && stored.record.bytes == *bytes) {
      return done(id, present, true);
    }
    const std::uint64_t next = stored.record.revision + 1;
    const auto trouble =
        bytes != nullptr ? write(id, stored, *bytes, before) : put_into_bin(id, stored);
    if (trouble) return failure(*trouble);
    // From here on the document is as it was asked for; a lost revision only counts one further.
    RevisionFile revision_file{next, bytes != nullptr ? digest(*bytes) : "removed", 0};
    if (bytes == nullptr) revision_file.removed_ms = now_ms();
    write_whole(disk_, places_.revision(id), written(revision_file));
    return done(id, next, bytes != nullptr);
  }

  std::optional<std::string> write(const std::string& id, const Stored& stored,
                                   const std::string& bytes, Before before) {
    if (before == Before::stays && stored.exists) {
      const Version version{
          stored.record.changed_ms, stored.record.bytes, stored.record.revision, {}};
      auto trouble = keep_version(disk_, places_, id, places_.document(id), version);
      if (trouble) return trouble;
    }
    if (!stored.exists) {
      if (auto trouble = keep_from_bin(id, stored.record.revision, bytes)) return trouble;
    }
    if (auto trouble = write_whole(disk_, places_.document(id), bytes)) return trouble;
    // Written again, it is no longer what lies in the bin.
    if (!stored.exists) disk_.unlink(places_.in_bin(id));
    return std::nullopt;
  }

  std::optional<std::string> put_into_bin(const std::string& id, const Stored& stored) {
    if (!stored.exists) return std::nullopt;
    if (const int failed = disk_.make_folder(places_.bin())) {
      return trouble_with(places_.bin(), "made", failed);
    }
    // Only a file that came into the folder by itself finds something of its name in the bin.
    auto trouble = keep_from_bin(id, stored.record.revision, stored.record.bytes);
    if (trouble) return trouble;
    return move_durably(disk_, places_.document(id), places_.in_bin(id));
  }

  // What lies in the bin and is about to go from there becomes a version, unless it is the same.
  std::optional<std::string> keep_from_bin(const std::string& id, std::uint64_t revision,
                                           const std::string& instead) {
    Version version;
    version.revision = revision;
    const fs::path file = places_.in_bin(id);
    const int failed = disk_.read(file, version.bytes);
    if (failed == ENOENT || (failed == 0 && version.bytes == instead)) return std::nullopt;
    FileStat file_stat;
    if (failed != 0) return trouble_with(file, "read", failed);
    if (disk_.look(file, file_stat) == 0) version.changed_ms = file_stat.changed_ns / 1000000;
    return keep_version(disk_, places_, id, file, version);
  }

  Result not_expected(const std::string& id, std::uint64_t present, const std::string* bytes,
                      Stored stored) {
    if (bytes != nullptr && stored.exists && stored.record.bytes == *bytes) {
      return done(id, present, true);
    }
    if (bytes == nullptr && !stored.exists) return done(id, stored.record.revision, false);
    if (stored.exists) {
      index_.note(id, stored.record.revision, stored.file_stat);
    } else {
      index_.lose(id);
    }
    Result result{Outcome::conflict, 0, std::move(stored.record), ""};
    result.current.revision = present;
    return result;
  }

  Result done(const std::string& id, std::uint64_t revision, bool exists) {
    if (exists) {
      Stored stored;
      stored.record.revision = revision;
      disk_.look(places_.document(id), stored.file_stat);
      index_.note(id, stored.record.revision, stored.file_stat);
    } else {
      index_.lose(id);
    }
    return Result{Outcome::done, revision, {}, ""};
  }

  static Result failure(std::string message) {
    return Result{Outcome::failed, 0, {}, std::move(message)};
  }

  Disk& disk_;
  FolderPlaces places_;
  std::string problem_;  // why nothing can be written at all
  int window_ = -1;
  std::vector<std::pair<std::int64_t, std::string>> waiting_;  // to be loaded, the newest last
  DocumentIndex index_{disk_, places_};
  std::function<void(Record)> watcher_;
  std::unique_ptr<FolderWatch> watch_;
};

}  // namespace

std::unique_ptr<Store> open_folder(const fs::path& folder, Disk& disk, const std::string& ending) {
  return std::make_unique<FolderStore>(folder, disk, ending);
}

std::unique_ptr<Store> open_store(const std::string& folder) {
  return open_folder(folder.empty() ? data_folder() : path_of(folder), real_disk());
}

std::unique_ptr<Store> open_portraits(const std::string& folder) {
  const fs::path library = folder.empty() ? data_folder() : path_of(folder);
  return open_folder(library / "portraits", real_disk(), ".jpg");
}

}  // namespace roadbook::storage

// The library as a folder of files.
//
// A document is `<id>.json`, exactly the bytes that were put. Its revision stands beside it in
// `.revisions/<id>`: "<revision> <digest of the bytes>". Both are written whole or not at all, the
// document first. Where the digest does not fit the document, somebody wrote the document and did
// not come to the revision (a crash, or a person with an editor): it then counts as one revision
// newer. A revision without a document is what remains of a removed one. A lock on the folder
// covers each comparison together with its write, so that two programs cannot both win.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <system_error>
#include <utility>

#include "storage/durable_desktop.hpp"
#include "storage/storage.hpp"

namespace roadbook::storage {
namespace {

namespace fs = std::filesystem;

fs::path folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr ? fs::path(value) : fs::path();
}

// The user's data folder: XDG's, macOS's or Windows' own place, whichever this system has.
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

bool is_id(const std::string& id) {
  if (id.empty() || id.size() > 64) return false;
  for (const char c : id) {
    const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    if (!fits) return false;
  }
  return true;
}

// FNV-1a over 64 bits and the length: tells a changed file from an unchanged one, no more.
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

std::int64_t changed_ms(const fs::path& path) {
  std::error_code failed;
  const fs::file_time_type time = fs::last_write_time(path, failed);
  if (failed) return 0;
  const auto system = std::chrono::file_clock::to_sys(time).time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(system).count();
}

class FolderStore final : public Store {
 public:
  explicit FolderStore(fs::path folder) : folder_(std::move(folder)) {
    std::error_code failed;
    fs::create_directories(folder_ / ".revisions", failed);
    if (failed)
      problem_ = "Could not make the folder " + folder_.string() + ": " + failed.message() + ".";
  }

  void load_all(std::function<void(Loaded)> then) override {
    Loaded loaded;
    loaded.message = problem_;
    if (loaded.message.empty()) {
      const FolderLock lock(folder_);
      loaded.message = lock.problem();
      if (loaded.message.empty()) loaded.records = read_all(loaded.message);
    }
    loaded.ok = loaded.message.empty();
    known_.clear();
    for (const Record& record : loaded.records) known_[record.id] = record.revision;
    then(std::move(loaded));
  }

  void put(const std::string& id, std::uint64_t expected, std::string bytes,
           std::function<void(Result)> then) override {
    then(change(id, expected, &bytes));
  }

  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(Result)> then) override {
    then(change(id, expected, nullptr));
  }

  void watch(std::function<void(Record)> then) override { watcher_ = std::move(then); }

  void refresh() override {
    if (!watcher_ || !problem_.empty()) return;
    std::vector<Record> changed;
    {
      const FolderLock lock(folder_);
      std::string message = lock.problem();
      if (!message.empty()) return;
      std::map<std::string, std::uint64_t> gone = std::exchange(known_, {});
      for (Record& record : read_all(message)) {
        const auto before = gone.find(record.id);
        const bool same = before != gone.end() && before->second == record.revision;
        if (before != gone.end()) gone.erase(before);
        known_[record.id] = record.revision;
        if (!same) changed.push_back(std::move(record));
      }
      if (!message.empty()) return;
      for (const auto& [id, revision] : gone) changed.push_back(Record{id, revision + 1, 0, ""});
    }
    for (Record& record : changed) watcher_(std::move(record));
  }

  std::string place() const override { return folder_.string(); }

 private:
  struct Stored {
    Record record;
    bool exists = false;
  };

  fs::path document(const std::string& id) const { return folder_ / (id + ".json"); }
  fs::path revision_file(const std::string& id) const { return folder_ / ".revisions" / id; }

  // What is stored under an id; the revision counts on where the document was removed.
  Stored read(const std::string& id) const {
    Stored stored;
    stored.record.id = id;
    std::string seal;
    if (const auto text = read_whole(revision_file(id))) {
      std::istringstream in(*text);
      if (!(in >> stored.record.revision >> seal)) stored.record.revision = 0;
    }
    if (auto bytes = read_whole(document(id))) {
      stored.exists = true;
      if (seal != digest(*bytes)) stored.record.revision += 1;
      stored.record.bytes = std::move(*bytes);
      stored.record.changed_ms = changed_ms(document(id));
    }
    return stored;
  }

  std::vector<Record> read_all(std::string& message) const {
    std::map<std::string, Record> by_id;
    std::error_code failed;
    for (fs::directory_iterator entry(folder_, failed), end; !failed && entry != end;
         entry.increment(failed)) {
      const fs::path& path = entry->path();
      const std::string id = path.stem().string();
      if (path.extension() != ".json" || !is_id(id)) continue;
      Stored stored = read(id);
      if (stored.exists) by_id[id] = std::move(stored.record);
    }
    if (failed)
      message = "Could not read the folder " + folder_.string() + ": " + failed.message() + ".";
    std::vector<Record> records;
    for (auto& [id, record] : by_id) records.push_back(std::move(record));
    return records;
  }

  // Writes (`bytes`) or removes (none) under the lock.
  Result change(const std::string& id, std::uint64_t expected, const std::string* bytes) {
    if (!problem_.empty()) return failure(problem_);
    if (!is_id(id)) return failure("\"" + id + "\" cannot be the name of a document.");
    const FolderLock lock(folder_);
    if (!lock.problem().empty()) return failure(lock.problem());
    Stored stored = read(id);
    const std::uint64_t present = stored.exists ? stored.record.revision : 0;
    if (present != expected) {
      if (bytes != nullptr && stored.exists && stored.record.bytes == *bytes)
        return done(id, present);
      if (bytes == nullptr && !stored.exists) return done(id, stored.record.revision);
      Result result{Outcome::conflict, 0, {}, ""};
      result.current = std::move(stored.record);
      result.current.revision = present;
      if (stored.exists) {
        known_[id] = present;
      } else {
        known_.erase(id);
      }
      return result;
    }
    const std::uint64_t next = stored.record.revision + 1;
    const auto first =
        bytes != nullptr ? write_whole(document(id), *bytes) : remove_durably(document(id));
    if (first) return failure(*first);
    // From here on the document is as it was asked for; a lost revision only counts one further.
    const std::string seal = bytes != nullptr ? digest(*bytes) : "removed";
    write_whole(revision_file(id), std::to_string(next) + " " + seal + "\n");
    if (bytes != nullptr) return done(id, next);
    known_.erase(id);
    return Result{Outcome::done, next, {}, ""};
  }

  Result done(const std::string& id, std::uint64_t revision) {
    known_[id] = revision;
    return Result{Outcome::done, revision, {}, ""};
  }

  static Result failure(std::string message) {
    return Result{Outcome::failed, 0, {}, std::move(message)};
  }

  fs::path folder_;
  std::string problem_;
  std::map<std::string, std::uint64_t> known_;
  std::function<void(Record)> watcher_;
};

}  // namespace

std::unique_ptr<Store> open_store(const std::string& folder) {
  return std::make_unique<FolderStore>(folder.empty() ? data_folder() : fs::path(folder));
}

}  // namespace roadbook::storage

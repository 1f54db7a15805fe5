// Writes what changed, one write of a document at a time, and says "saved" only when the store did.
#include "app/autosave.hpp"

#include <algorithm>
#include <functional>
#include <utility>
#include <variant>

#include "model/versions.hpp"

namespace roadbook::app {

namespace {

constexpr double rest = 0.25;        // seconds without a change before a document is written
constexpr double longest = 0.7;      // seconds after which it is written while changes go on
constexpr double retry = 5.0;        // seconds after a failed write
constexpr double between = 10 * 60;  // seconds of editing between two versions that are kept
constexpr double reading = 0.012;    // seconds of a frame for a library that is loading
constexpr double breath = 0.02;      // seconds until the next of these frames
// From this size on it is tried whether a document can be opened again: smaller ones can.
constexpr std::size_t tried_from = 8u * 1024u * 1024u;

std::string called(const model::Value& value) {
  return model::name_of(value).empty() ? std::string("A sheet") : model::name_of(value);
}

}  // namespace

Autosave::Autosave(std::unique_ptr<storage::Store> store, Hooks hooks)
    : store_(std::move(store)), hooks_(std::move(hooks)) {}

// --- Saving

// Of the bytes that say when the file was made. Whether a package is in use is no part of it.
std::size_t Autosave::hash_of(const model::Value& value, const std::string& bytes,
                              std::int64_t made_ms) const {
  const auto* package = std::get_if<rules::ContentPackage>(&value);
  if (package == nullptr || package->in_use) return std::hash<std::string>()(bytes);
  rules::ContentPackage used = *package;
  used.in_use = true;
  return std::hash<std::string>()(hooks_.write(used, made_ms));
}

// What is as it was imported is written as such again: also where a change was undone.
std::string Autosave::bytes_of(Entry& entry, const model::Value& value,
                               std::int64_t made_ms) const {
  const std::int64_t imported_ms = made_ms > 0 ? made_ms : entry.imported.made_ms;
  if (imported_ms > 0) {
    std::string bytes = hooks_.write(value, imported_ms);
    const std::size_t hash = hash_of(value, bytes, imported_ms);
    if (made_ms > 0) entry.imported = {made_ms, hash};
    entry.made_ms = hash == entry.imported.hash ? imported_ms : 0;
    if (entry.made_ms > 0) return bytes;
  }
  entry.made_ms = 0;
  return hooks_.write(value, 0);
}

void Autosave::note_made(Entry& entry, const LoadedDocument& opened,
                         const std::string& bytes) const {
  entry.made_ms = opened.made_ms;
  entry.imported = {};
  if (opened.made_ms <= 0 || !opened.value) return;
  entry.imported = {opened.made_ms, hash_of(*opened.value, bytes, opened.made_ms)};
}

void Autosave::mark(const model::Id& id, Entry& entry) {
  entry.dirty = true;
  busy_.insert(id);
}

void Autosave::changed(const model::Id& id, const model::Value* value, std::int64_t made_ms) {
  Entry& entry = entries_[id];
  const double now = hooks_.now();
  if (!entry.dirty) entry.since = now;
  // What no store has yet is written before it goes, so that all of it lies in the bin.
  entry.goes = value == nullptr && entry.dirty && entry.bytes;
  mark(id, entry);
  entry.touched = now;
  if (!entry.goes) entry.bytes.reset();
  entry.size = 0;
  if (value != nullptr) {
    entry.bytes = entry.read_only.empty() ? bytes_of(entry, *value, made_ms) : entry.original;
    entry.size = entry.bytes->size();
    store_->journal(id, entry.revision, *entry.bytes);
  }
  hooks_.status_changed();
}

double Autosave::tick() {
  if (!loaded_) return -1;
  const double now = hooks_.now();
  read_on(now + reading);
  if (!held_.empty() && can_read()) {
    for (const storage::Record& record : std::exchange(held_, {})) came_in(record);
  }
  double next = unread_.empty() || !can_read() ? -1 : breath;
  for (auto at = busy_.begin(); at != busy_.end();) {
    const model::Id id = *at;
    Entry& entry = entries_[id];
    at = entry.dirty || entry.writing ? std::next(at) : busy_.erase(at);
    if (!entry.dirty || entry.writing) continue;
    const double due = std::min(entry.touched + rest, entry.since + longest);
    if (now >= due) {
      write(id, entry);
    } else if (next < 0 || due - now < next) {
      next = due - now;
    }
  }
  return next;
}

void Autosave::flush() {
  if (!loaded_) return;
  for (const model::Id& id : std::set<model::Id>(busy_)) {
    Entry& entry = entries_[id];
    if (entry.dirty && !entry.writing) write(id, entry);
  }
}

void Autosave::refresh() {
  if (!loaded_) return;
  if (!load_trouble_.empty() && unread_.empty() && !asking_) {
    load_trouble_.clear();
    whole_ = false;
    load();
    return;
  }
  store_->refresh();
}

Autosave::State Autosave::state() const {
  if (!trouble_.empty()) return State::not_saved;
  const bool busy = std::any_of(busy_.begin(), busy_.end(), [&](const model::Id& id) {
    const auto found = entries_.find(id);
    return found != entries_.end() && (found->second.dirty || found->second.writing);
  });
  return busy || !loaded_ ? State::saving : State::saved;
}

std::int64_t Autosave::changed_ms(const model::Id& id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? 0 : found->second.changed_ms;
}

std::int64_t Autosave::made_ms(const model::Id& id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? 0 : found->second.made_ms;
}

std::size_t Autosave::size_of(const model::Id& id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? 0 : found->second.size;
}

const std::string& Autosave::read_only(const model::Id& id) const {
  static const std::string none;
  if (!read_only_.empty()) return read_only_;
  const auto found = entries_.find(id);
  return found == entries_.end() ? none : found->second.read_only;
}

const std::string* Autosave::original(const model::Id& id) const {
  const auto found = entries_.find(id);
  if (found == entries_.end() || found->second.read_only.empty()) return nullptr;
  return &found->second.original;
}

void Autosave::write(const model::Id& id, Entry& entry) {
  entry.dirty = false;
  entry.writing = true;
  if (entry.bytes) {
    const std::string bytes = *entry.bytes;
    read_back(id, bytes);
    const double now = hooks_.now();
    entry.keeps = entry.revision > 0 && (entry.version_at < 0 || now - entry.version_at >= between);
    if (std::exchange(entry.goes, false)) {
      entry.bytes.reset();
      mark(id, entry);
    }
    store_->put(
        id, entry.revision, bytes, entry.keeps ? storage::Before::stays : storage::Before::goes,
        [this, id, bytes](const storage::Result& result) { written(id, result, bytes, false); });
    return;
  }
  unopenable_.erase(id);
  if (entry.revision == 0) {  // the store could not take it
    entry.writing = false;
    trouble_.clear();
    store_->clear_journal(id, {});
    hooks_.status_changed();
    return;
  }
  store_->remove(id, entry.revision,
                 [this, id](const storage::Result& result) { written(id, result, {}, true); });
}

// Looks whether what is about to be written could be opened again.
void Autosave::read_back(const model::Id& id, const std::string& bytes) {
  unopenable_.erase(id);
  if (bytes.size() < tried_from || !can_read()) return;
  const LoadedDocument opened = hooks_.read(id, bytes);
  if (opened.value || opened.faults.empty()) return;
  unopenable_[id] = opened.faults.front();
}

void Autosave::written(const model::Id& id, const storage::Result& result, const std::string& bytes,
                       bool removal) {
  Entry& entry = entries_[id];
  entry.writing = false;
  switch (result.outcome) {
    case storage::Outcome::done:
      stored(id, entry, result, removal);
      break;
    case storage::Outcome::conflict: {
      // The newest of this window counts, also what was changed while the write was under way.
      const bool removed_here = entry.dirty ? !entry.bytes || entry.goes : removal;
      const std::string ours = entry.dirty && entry.bytes ? *entry.bytes : bytes;
      entry.dirty = entry.goes = false;
      entry.bytes.reset();
      entry.revision = result.current.revision;
      if (!removed_here) {
        keep_both(id, result.current, ours);
      } else if (result.current.revision != 0) {  // somebody wrote on what was removed here
        adopt(result.current);
        const model::Value* theirs = hooks_.find(id);
        hooks_.tell((theirs == nullptr ? std::string("A sheet") : called(*theirs)) +
                        " was changed in another window before it was deleted here. It stays.",
                    {});
      }
      break;
    }
    case storage::Outcome::failed:
      failed(id, result, bytes, removal);
      break;
  }
  hooks_.status_changed();
}

void Autosave::stored(const model::Id& id, Entry& entry, const storage::Result& result,
                      bool removal) {
  trouble_.clear();
  entry.revision = removal ? 0 : result.revision;  // a removed document is written as a new one
  entry.changed_ms = hooks_.wall_clock();
  const bool restored = !entry.answers.empty();
  if (!entry.dirty) {
    for (const Left& each : std::exchange(entry.answers, {}))
      store_->clear_journal(each.id, each.page);
  }
  if (!removal && entry.version_at < 0) entry.version_at = hooks_.now();
  if (std::exchange(entry.keeps, false)) {
    entry.version_at = hooks_.now();
    sort_out_versions(id);
  }
  // No page holds the text any longer that was restored: whoever undoes it finds it as a version.
  if (restored) keep_version_next(id);
}

void Autosave::failed(const model::Id& id, const storage::Result& result, const std::string& bytes,
                      bool removal) {
  trouble_ = result.message;
  Entry& entry = entries_[id];
  if (entry.dirty) return;
  mark(id, entry);
  entry.since = hooks_.now() + retry;
  entry.touched = entry.since;
  if (!removal) entry.bytes = bytes;
}

void Autosave::sort_out_versions(const model::Id& id) {
  store_->versions(id, [this, id](const storage::Versions& found) {
    std::vector<std::int64_t> times;
    for (const storage::Version& each : found.all) times.push_back(each.changed_ms);
    std::vector<std::string> names;
    for (const std::size_t place : model::superfluous_versions(times, hooks_.wall_clock())) {
      names.push_back(found.all[place].name);
    }
    if (!names.empty()) store_->drop_versions(id, std::move(names), [](const auto&) {});
  });
}

// --- Others

void Autosave::came_in(const storage::Record& record) {
  Entry& entry = entries_[record.id];
  if (entry.dirty || entry.writing) return;  // the write finds the conflict and keeps both
  if (record.lost) {
    lost(record.id);
    return;
  }
  if (record.revision != 0 && record.revision <= entry.revision) return;
  if (record.revision != 0 && !can_read()) {
    held_.push_back(record);
    return;
  }
  const model::Value* here = hooks_.find(record.id);
  if (record.revision == 0 && here == nullptr) return;
  const std::string name = here == nullptr ? std::string() : called(*here);
  adopt(record);
  if (record.revision == 0) {
    hooks_.tell(name + " was deleted in another window. It stays in the bin for 30 days.", {});
  }
}

// Takes over what is stored.
void Autosave::adopt(const storage::Record& record) {
  Entry& entry = entries_[record.id];
  entry.revision = record.revision;
  entry.changed_ms = record.changed_ms;
  entry.size = record.bytes.size();
  unopenable_.erase(record.id);
  entry.read_only.clear();
  entry.original.clear();
  if (record.revision == 0) {
    hooks_.changed_elsewhere(record.id, std::nullopt, false);
    return;
  }
  LoadedDocument opened = hooks_.read(record.id, record.bytes);
  if (!opened.value) {
    set_aside(record, std::move(opened.faults), opened.waits);
    hooks_.changed_elsewhere(record.id, std::nullopt, false);
    return;
  }
  note_made(entry, opened, record.bytes);
  entry.read_only = std::move(opened.read_only);
  if (!entry.read_only.empty()) entry.original = record.bytes;
  hooks_.changed_elsewhere(record.id, model::with_id(std::move(*opened.value), record.id), false);
}

// Nobody removed it, and yet it is gone: what stands here is written again.
void Autosave::lost(const model::Id& id) {
  const model::Value* value = hooks_.find(id);
  if (value == nullptr) return;
  entries_[id].revision = 0;
  changed(id, value);
  hooks_.tell(
      "Your stored library is gone: the browser or another program cleared it. What is open here "
      "is being saved again.",
      {});
}

void Autosave::keep_both(const model::Id& id, const storage::Record& theirs,
                         const std::string& ours) {
  LoadedDocument mine = hooks_.read(id, ours);
  const std::string name = mine.value ? called(*mine.value) : std::string("A sheet");
  if (theirs.revision == 0) {
    write_again(id, ours);
    hooks_.tell(name + " was deleted in another window while it was changed here. It stays.", {});
    return;
  }
  model::Id copy = model::kept_copy(id, theirs.revision);
  while (entries_.count(copy) != 0) copy += 'x';
  // Whoever waited for this one waits for the copy now.
  entries_[copy].answers = std::exchange(entries_[id].answers, {});
  if (mine.value) {
    hooks_.changed_elsewhere(copy, model::with_id(std::move(*mine.value), copy), true);
  } else {  // what cannot be opened is kept as it is
    set_aside({copy, 0, 0, ours, false}, std::move(mine.faults));
    store_->journal(copy, 0, ours);
    write_again(copy, ours);
  }
  unopenable_.erase(id);
  store_->clear_journal(id, {});  // it stands in the journal as the copy now
  adopt(theirs);
  hooks_.tell(name + " was changed in another window, too. Both versions are kept.", copy);
}

void Autosave::write_again(const model::Id& id, std::string bytes) {
  Entry& entry = entries_[id];
  entry.revision = 0;
  mark(id, entry);
  entry.since = entry.touched = hooks_.now();
  entry.bytes = std::move(bytes);
}

void Autosave::put_back(const model::Id& id, const std::string& bytes) {
  store_->put(id, 0, bytes, [this, id, bytes](const storage::Result& result) {
    if (result.outcome == storage::Outcome::failed) {
      hooks_.tell(result.message, {});
    } else {
      adopt(result.outcome == storage::Outcome::conflict
                ? result.current
                : storage::Record{id, result.revision, hooks_.wall_clock(), bytes, false});
    }
    hooks_.status_changed();
  });
}

}  // namespace roadbook::app

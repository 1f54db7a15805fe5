// Writes what changed, one write of a document at a time, and says "saved" only when the store did.
#include "app/keeper.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::app {

namespace {

constexpr double rest = 0.25;    // seconds without a change before a document is written
constexpr double longest = 0.7;  // seconds after which it is written while changes go on
constexpr double retry = 5.0;    // seconds after a failed write

}  // namespace

Keeper::Keeper(std::unique_ptr<storage::Store> store, Hooks hooks)
    : store_(std::move(store)), hooks_(std::move(hooks)) {}

void Keeper::load() {
  store_->watch([this](const storage::Record& record) {
    if (loaded_) came_in(record);
  });
  store_->load_all([this](storage::Loaded result) {
    model::Library library;
    if (!result.ok) trouble_ = result.message;
    for (storage::Record& record : result.records) {
      std::vector<std::string> faults;
      std::optional<model::Value> value = hooks_.read(record.id, record.bytes, faults);
      if (!value) {
        damaged_.push_back({record.id, std::move(record.bytes), std::move(faults)});
        continue;
      }
      Entry& entry = entries_[record.id];
      entry.revision = record.revision;
      entry.changed_ms = record.changed_ms;
      library.documents.emplace(record.id, model::with_id(std::move(*value), record.id));
    }
    loaded_ = true;
    may_be_cleared_ = result.may_be_cleared;
    hooks_.loaded(std::move(library));
    hooks_.status_changed();
  });
}

void Keeper::changed(const model::Id& id, const model::Value* value) {
  Entry& entry = entries_[id];
  const double now = hooks_.now();
  if (!entry.dirty) entry.since = now;
  entry.dirty = true;
  entry.touched = now;
  entry.bytes.reset();
  if (value != nullptr) entry.bytes = hooks_.write(*value);
  hooks_.status_changed();
}

double Keeper::tick() {
  if (!loaded_) return -1;
  const double now = hooks_.now();
  double next = -1;
  for (auto& [id, entry] : entries_) {
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

void Keeper::flush() {
  if (!loaded_) return;
  for (auto& [id, entry] : entries_) {
    if (entry.dirty && !entry.writing) write(id, entry);
  }
}

void Keeper::refresh() {
  if (loaded_) store_->refresh();
}

Keeper::State Keeper::state() const {
  if (!trouble_.empty()) return State::not_saved;
  const bool busy = std::any_of(entries_.begin(), entries_.end(), [](const auto& each) {
    return each.second.dirty || each.second.writing;
  });
  return busy || !loaded_ ? State::saving : State::saved;
}

std::int64_t Keeper::changed_ms(const model::Id& id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? 0 : found->second.changed_ms;
}

void Keeper::write(const model::Id& id, Entry& entry) {
  entry.dirty = false;
  entry.writing = true;
  if (entry.bytes) {
    store_->put(id, entry.revision, *entry.bytes,
                [this, id, bytes = *entry.bytes](const storage::Result& result) {
                  written(id, result, bytes, false);
                });
    return;
  }
  if (entry.revision == 0) {  // it never reached the store
    entry.writing = false;
    return;
  }
  store_->remove(id, entry.revision,
                 [this, id](const storage::Result& result) { written(id, result, {}, true); });
}

void Keeper::written(const model::Id& id, const storage::Result& result, const std::string& bytes,
                     bool removal) {
  Entry& entry = entries_[id];
  entry.writing = false;
  switch (result.outcome) {
    case storage::Outcome::done:
      trouble_.clear();
      entry.revision = removal ? 0 : result.revision;  // a removed document is written as a new one
      break;
    case storage::Outcome::conflict:
      entry.revision = result.current.revision;
      if (removal) {  // somebody wrote on what was removed here: theirs stays
        came_in(result.current);
      } else {
        keep_both(id, result.current, bytes);
      }
      break;
    case storage::Outcome::failed:
      trouble_ = result.message;
      if (!entry.dirty) {
        entry.dirty = true;
        entry.since = hooks_.now() + retry;
        entry.touched = entry.since;
        if (!removal) entry.bytes = bytes;
      }
      break;
  }
  hooks_.status_changed();
}

void Keeper::came_in(const storage::Record& record) {
  Entry& entry = entries_[record.id];
  if (entry.dirty || entry.writing) return;  // the write finds the conflict and keeps both
  if (record.revision != 0 && record.revision <= entry.revision && !record.bytes.empty()) return;
  entry.revision = record.bytes.empty() ? 0 : record.revision;
  entry.changed_ms = record.changed_ms;
  std::optional<model::Value> value;
  if (!record.bytes.empty()) {
    std::vector<std::string> faults;
    value = hooks_.read(record.id, record.bytes, faults);
    if (!value) return;
    value = model::with_id(std::move(*value), record.id);
  }
  hooks_.outside(record.id, std::move(value), {});
}

void Keeper::keep_both(const model::Id& id, const storage::Record& theirs,
                       const std::string& ours) {
  std::vector<std::string> faults;
  std::optional<model::Value> mine = hooks_.read(id, ours, faults);
  std::optional<model::Value> other;
  if (!theirs.bytes.empty()) other = hooks_.read(id, theirs.bytes, faults);
  if (!mine) return;
  if (!other) {  // it was removed elsewhere, and changed here: it is written again
    Entry& entry = entries_[id];
    entry.revision = theirs.revision;
    entry.dirty = true;
    entry.since = entry.touched = hooks_.now();
    entry.bytes = ours;
    return;
  }
  const model::Id copy = hooks_.new_id();
  const std::string name = model::name_of(*mine);
  Entry& entry = entries_[id];
  entry.dirty = false;
  entry.bytes.reset();
  hooks_.outside(copy, model::with_id(std::move(*mine), copy),
                 (name.empty() ? std::string("A document") : name) +
                     " was changed in another window, too. Both versions are kept.");
  hooks_.outside(id, model::with_id(std::move(*other), id), {});
}

}  // namespace roadbook::app

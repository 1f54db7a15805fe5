// Reads, writes and decodes portraits.
#include "app/portraits.hpp"

#include <algorithm>
#include <utility>

#include "model/versions.hpp"

namespace roadbook::app {

namespace {

constexpr double try_again_after = 5;  // seconds
constexpr std::size_t most_pictures = 160;

// The side that a picture is decoded for: few sizes, so that a changed window seldom asks anew.
int side_for(float pixels) {
  for (const int side : {96, 192, 320}) {
    if (pixels <= static_cast<float>(side)) return side;
  }
  return image::portrait_side;
}

}  // namespace

Portraits::Portraits(std::unique_ptr<storage::Store> store, Hooks hooks)
    : store_(std::move(store)), hooks_(std::move(hooks)) {
  store_->watch(
      [this](const storage::Record& record) {
        const auto found = entries_.find(record.id);
        // What nobody has seen yet is read when it is.
        if (found == entries_.end() || !found->second.known) return;
        take(record.id, record.revision,
             record.bytes.empty() ? nullptr : std::make_shared<const std::string>(record.bytes));
      },
      {});
}

Portraits::~Portraits() {
  *alive_ = false;
}

const ui::Picture* Portraits::picture(const model::Id& id, float pixels) {
  Entry& entry = entries_[id];
  entry.seen = turn_;
  entry.wanted = side_for(pixels);
  const bool reads = !entry.asked;
  const bool decodes = entry.known && entry.portrait != nullptr && !entry.decoding &&
                       (entry.shown != entry.portrait || entry.side < entry.wanted);
  if ((reads || decodes) && std::find(queue_.begin(), queue_.end(), id) == queue_.end()) {
    queue_.push_back(id);
    hooks_.changed();
  }
  if (entry.portrait != nullptr) return entry.picture.get();
  const model::Id original = entry.known ? model::kept_copy_of(id) : model::Id();
  return original.empty() ? nullptr : picture(original, pixels);
}

void Portraits::flush() {
  for (auto& [id, entry] : entries_) {
    if (entry.dirty && !entry.writing) write(id, entry);
  }
}

bool Portraits::work(double until) {
  ++turn_;
  for (auto& [id, entry] : entries_) {
    if (entry.dirty && !entry.writing && hooks_.now() >= entry.again_at) write(id, entry);
  }
  while (!queue_.empty() && hooks_.now() < until) {
    const model::Id id = queue_.front();
    queue_.erase(queue_.begin());
    if (!entries_[id].asked) ask(id);
    Entry& entry = entries_[id];
    if (entry.known) decode(id, entry);
  }
  drop_unseen();
  return !queue_.empty();
}

bool Portraits::is_known(const model::Id& id) const {
  const auto found = entries_.find(id);
  return found != entries_.end() && found->second.known;
}

bool Portraits::has(const model::Id& id) const {
  return !bytes(id).empty();
}

const std::string& Portraits::bytes(const model::Id& id) const {
  static const std::string none;
  const auto found = entries_.find(id);
  return found == entries_.end() || found->second.portrait == nullptr ? none
                                                                      : *found->second.portrait;
}

const std::string& Portraits::shown_bytes(const model::Id& id) const {
  const std::string& own = bytes(id);
  const model::Id original = own.empty() ? model::kept_copy_of(id) : model::Id();
  return original.empty() ? own : bytes(original);
}

void Portraits::know(const std::vector<model::Id>& ids, const std::function<void()>& then) {
  std::vector<model::Id> all = ids;
  for (const model::Id& id : ids) {
    model::Id original = model::kept_copy_of(id);
    if (!original.empty()) all.push_back(std::move(original));
  }
  waiting_.push_back({all, then});
  for (const model::Id& id : all) {
    if (!entries_[id].asked) ask(id);
  }
  call_waiting();
}

void Portraits::earlier(const model::Id& id,
                        const std::function<void(std::vector<Earlier>)>& then) {
  store_->versions(id, [this, id, then, alive = alive_](const storage::Versions& found) {
    if (!*alive) return;
    if (!found.ok) hooks_.tell("Earlier portraits could not be read: " + found.message);
    // One that was removed lies in the bin.
    store_->bin([this, id, then, alive, versions = found.all](const storage::Loaded& bin) {
      if (!*alive) return;
      std::vector<Earlier> all;
      const auto add = [&](std::int64_t until, const std::string& picture) {
        const bool known = std::any_of(
            all.begin(), all.end(), [&](const Earlier& each) { return *each.portrait == picture; });
        if (picture.empty() || known || picture == bytes(id)) return;
        all.push_back({until, std::make_shared<const std::string>(picture)});
      };
      for (const storage::Record& each : bin.records) {
        if (each.id == id) add(each.changed_ms, each.bytes);
      }
      for (const storage::Version& each : versions) add(each.changed_ms, each.bytes);
      then(std::move(all));
    });
  });
}

void Portraits::changed(const model::Id& id, model::Portrait portrait) {
  Entry& entry = entries_[id];
  entry.portrait = std::move(portrait);
  entry.known = true;
  entry.dirty = true;
  entry.again_at = 0;
  // Its revision comes first, where nobody has asked for it yet.
  if (!entry.asked) {
    ask(id);
  } else if (!entry.writing) {
    write(id, entry);
  }
}

void Portraits::adopt(const model::Id& id, const std::string& bytes) {
  know({id}, [this, id, bytes] {
    if (has(id)) return;
    const auto portrait = std::make_shared<const std::string>(bytes);
    hooks_.came(id, portrait, false);
    changed(id, portrait);
  });
}

void Portraits::forget(const model::Id& id) {
  store_->read(id, [this, id, alive = alive_](const storage::Loaded& loaded) {
    if (!*alive) return;
    const auto gone = [this, id, alive](const storage::Result&) {
      if (*alive) store_->forget(id, [](const storage::Result&) {});
    };
    entries_.erase(id);
    if (loaded.records.empty()) return gone({});
    store_->remove(id, loaded.records.front().revision, gone);
  });
}

void Portraits::look_again() {
  for (auto& [id, entry] : entries_) {
    if (entry.known && !entry.dirty && !entry.writing) entry.asked = false;
  }
}

bool Portraits::is_saving() const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [](const auto& each) { return each.second.dirty || each.second.writing; });
}

double Portraits::due() const {
  double soonest = -1;
  for (const auto& [id, entry] : entries_) {
    if (!entry.dirty || entry.writing || !entry.known) continue;
    const double in = std::max(0.0, entry.again_at - hooks_.now());
    if (soonest < 0 || in < soonest) soonest = in;
  }
  return soonest;
}

void Portraits::ask(const model::Id& id) {
  if (!opened_) {
    opened_ = true;
    store_->load(0, [](const storage::Loaded&) {});
  }
  entries_[id].asked = true;
  store_->read(id, [this, id, alive = alive_](const storage::Loaded& loaded) {
    if (*alive) answer(id, loaded);
  });
}

void Portraits::answer(const model::Id& id, const storage::Loaded& loaded) {
  if (!loaded.ok) hooks_.tell("A portrait could not be read: " + loaded.message);
  const storage::Record* record = loaded.records.empty() ? nullptr : &loaded.records.front();
  const std::uint64_t revision = record == nullptr ? 0 : record->revision;
  Entry& entry = entries_[id];
  if (entry.dirty) {
    // It was set before anybody knew what stood there.
    entry.revision = revision;
    if (!entry.writing) write(id, entry);
  } else if (!entry.known || entry.revision != revision) {
    take(id, revision,
         record == nullptr ? nullptr : std::make_shared<const std::string>(record->bytes));
  }
  call_waiting();
  hooks_.changed();
}

void Portraits::take(const model::Id& id, std::uint64_t revision, model::Portrait portrait) {
  Entry& entry = entries_[id];
  if (entry.dirty || entry.writing || (entry.known && entry.revision == revision)) return;
  const bool elsewhere = entry.known;
  entry.known = true;
  entry.revision = revision;
  entry.portrait = portrait;
  hooks_.came(id, std::move(portrait), elsewhere);
  hooks_.changed();
}

void Portraits::decode(const model::Id& id, Entry& entry) {
  if (entry.portrait == nullptr || entry.decoding) return;
  if (entry.shown == entry.portrait && entry.side >= entry.wanted) return;
  entry.decoding = true;
  const auto made = [this, id, side = entry.wanted, of = entry.portrait,
                     alive = alive_](const image::Pixels& pixels) {
    if (!*alive) return;
    Entry& now = entries_[id];
    now.decoding = false;
    now.shown = of;
    now.side = side;
    now.picture = pixels.empty() ? nullptr : std::make_shared<const ui::Picture>(pixels);
    hooks_.changed();
  };
  hooks_.decode(*entry.portrait, entry.wanted, made);
}

void Portraits::write(const model::Id& id, Entry& entry) {
  entry.writing = true;
  entry.dirty = false;
  entry.removes = entry.portrait == nullptr;
  const auto then = [this, id, alive = alive_](const storage::Result& result) {
    if (*alive) written(id, result);
  };
  if (entry.removes) {
    store_->remove(id, entry.revision, then);
  } else {
    store_->put(id, entry.revision, *entry.portrait, storage::Before::stays, then);
  }
}

void Portraits::written(const model::Id& id, const storage::Result& result) {
  Entry& entry = entries_[id];
  entry.writing = false;
  switch (result.outcome) {
    case storage::Outcome::done:
      entry.revision = entry.removes ? 0 : result.revision;
      trouble_.clear();
      break;
    case storage::Outcome::conflict:
      // Theirs becomes an earlier version, or lies in the bin, and is not lost.
      entry.revision = result.current.revision;
      entry.dirty = true;
      hooks_.tell("Another window changed this portrait, too: yours is shown, theirs is kept.");
      break;
    case storage::Outcome::failed:
      entry.dirty = true;
      entry.again_at = hooks_.now() + try_again_after;
      trouble_ = result.message;
      break;
  }
  hooks_.changed();
}

void Portraits::call_waiting() {
  std::vector<std::function<void()>> ready;
  for (std::size_t i = 0; i < waiting_.size();) {
    const auto& ids = waiting_[i].ids;
    if (std::all_of(ids.begin(), ids.end(), [this](const auto& id) { return is_known(id); })) {
      ready.push_back(std::move(waiting_[i].then));
      waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
  for (const auto& then : ready) then();
}

// The graphics card keeps those that were seen last.
void Portraits::drop_unseen() {
  std::vector<std::pair<std::uint64_t, Entry*>> shown;
  for (auto& [id, entry] : entries_) {
    if (entry.picture != nullptr) shown.emplace_back(entry.seen, &entry);
  }
  if (shown.size() <= most_pictures) return;
  std::sort(shown.begin(), shown.end(),
            [](const auto& one, const auto& other) { return one.first < other.first; });
  for (std::size_t i = 0; i + most_pictures < shown.size(); ++i) {
    Entry& entry = *shown[i].second;
    if (entry.seen + 2 >= turn_) break;  // it stands on the screen
    entry.picture.reset();
    entry.shown.reset();
    entry.side = 0;
  }
}

}  // namespace roadbook::app

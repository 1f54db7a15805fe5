// Reads the library when the program starts, a part in each frame, and what was left unsaved.
#include <algorithm>
#include <utility>

#include "app/autosave.hpp"
#include "model/versions.hpp"

namespace roadbook::app {

namespace {

constexpr std::size_t at_first = 64;  // documents that are read before the first picture
constexpr std::size_t at_once = 256;

}  // namespace

void Autosave::load() {
  store_->watch(
      [this](const storage::Record& record) {
        if (loaded_) came_in(record);
      },
      hooks_.news);
  store_->load(at_first, [this](storage::Loaded first) {
    may_be_cleared_ = first.may_be_cleared;
    read_only_ = first.read_only;
    total_ = first.total;
    unfinished_ = std::move(first.unfinished);
    const bool shared = first.shared;
    loaded_ = true;
    take_part(std::move(first));
    read_on(hooks_.now() + 1e9);
    if (shared) {
      hooks_.tell(
          "This library is open in another window, too. Each shows at once what the other "
          "changes.",
          {});
    }
    hooks_.status_changed();
  });
}

void Autosave::take_part(storage::Loaded part) {
  asking_ = false;
  load_trouble_ = part.ok ? std::string() : part.message;
  more_ = part.more;
  for (storage::Record& record : part.records) unread_.push_back(std::move(record));
  for (const storage::Unreadable& each : part.unreadable) {
    set_aside({each.id, 0, 0, each.bytes, false}, {each.message});
  }
}

void Autosave::read_on(double until) {
  if (!loaded_ || whole_) return;
  if ((!unread_.empty() || !unfinished_.empty()) && !can_read()) return;
  model::Library library;
  while (!unread_.empty() && hooks_.now() < until) {
    storage::Record record = std::move(unread_.front());
    unread_.pop_front();
    read_one(std::move(record), library);
  }
  const bool last = unread_.empty() && !more_;
  if (last) whole_ = true;
  if (last) read_offers();
  if (last || !library.documents.empty() || !library.packages.empty()) {
    hooks_.loaded(std::move(library), last);
  }
  if (last) become_whole();
  if (unread_.size() < at_once && more_ && !asking_) {
    asking_ = true;
    store_->load_more(at_once, [this](storage::Loaded part) {
      take_part(std::move(part));
      hooks_.status_changed();
    });
  }
}

void Autosave::read_one(storage::Record record, model::Library& library) {
  Entry& entry = entries_[record.id];
  if (entry.dirty || entry.writing) return;  // made here while the library was loading
  LoadedDocument opened = hooks_.read(record.id, record.bytes);
  entry.revision = record.revision;
  entry.changed_ms = record.changed_ms;
  entry.size = record.bytes.size();
  if (!opened.value) {
    set_aside(record, std::move(opened.faults), opened.waits);
    return;
  }
  note_made(entry, opened, record.bytes);
  entry.read_only = std::move(opened.read_only);
  if (!entry.read_only.empty()) entry.original = std::move(record.bytes);
  model::keep(library, record.id, model::with_id(std::move(*opened.value), record.id));
}

void Autosave::set_aside(const storage::Record& record, std::vector<std::string> faults,
                         bool waits) {
  const auto same = [&](const Damaged& each) { return each.id == record.id; };
  damaged_.erase(std::remove_if(damaged_.begin(), damaged_.end(), same), damaged_.end());
  damaged_.push_back({record.id, record.bytes, std::move(faults), waits});
}

void Autosave::look_again() {
  model::Library library;
  for (const Damaged& each : std::exchange(damaged_, {})) {
    if (each.waits) {
      const Entry& entry = entries_[each.id];
      read_one({each.id, entry.revision, entry.changed_ms, each.bytes, false}, library);
    } else {
      damaged_.push_back(each);
    }
  }
  if (!library.documents.empty() || !library.packages.empty()) {
    hooks_.loaded(std::move(library), false);
  }
  hooks_.status_changed();
}

void Autosave::read_offers() {
  for (storage::Unfinished& each : std::exchange(unfinished_, {})) {
    LoadedDocument opened = hooks_.read(each.id, each.bytes);
    if (!opened.value || !opened.read_only.empty()) continue;
    offers_.push_back({each.id, each.page, each.expected, each.changed_ms,
                       model::with_id(std::move(*opened.value), each.id)});
  }
}

void Autosave::become_whole() {
  store_->refresh();  // what others wrote while this was loading
  clear_bin();
  hooks_.status_changed();
}

void Autosave::clear_bin() {
  if (!read_only_.empty()) return;
  store_->bin([this](const storage::Loaded& bin) {
    for (const storage::Record& record : bin.records) {
      if (model::days_left_in_bin(record.changed_ms, hooks_.wall_clock()) > 0) continue;
      store_->forget(record.id, [](const storage::Result&) {});
      if (hooks_.forgotten) hooks_.forgotten(record.id);
    }
  });
}

// --- What a page that died had not saved

bool Autosave::continues(const Offer& offer) const {
  const auto found = entries_.find(offer.id);
  if (found == entries_.end()) return offer.expected == 0;
  const Entry& entry = found->second;
  return entry.revision == offer.expected && !entry.dirty && !entry.writing;
}

void Autosave::answered(const model::Id& id, const std::string& page, const model::Id& written) {
  const auto is_answered = [&](const Offer& each) { return each.id == id && each.page == page; };
  offers_.erase(std::remove_if(offers_.begin(), offers_.end(), is_answered), offers_.end());
  if (written.empty()) {
    store_->clear_journal(id, page);
  } else {
    entries_[written].answers.push_back({id, page});
  }
}

}  // namespace roadbook::app

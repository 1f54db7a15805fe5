// What every store does in the same way.
#include "storage/storage.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::storage {

namespace {

constexpr std::size_t part_of_all = 1000;

// Takes up one part and asks for the next.
void gather(Store& store, const std::shared_ptr<Loaded>& all, Loaded part,
            std::function<void(Loaded)> then) {
  all->ok = part.ok;
  if (!part.ok) all->message = std::move(part.message);
  for (Record& record : part.records) all->records.push_back(std::move(record));
  for (Unreadable& each : part.unreadable) all->unreadable.push_back(std::move(each));
  if (part.ok && part.more) {
    store.load_more(part_of_all, [&store, all, then = std::move(then)](Loaded next) {
      gather(store, all, std::move(next), then);
    });
    return;
  }
  all->more = false;
  std::sort(all->records.begin(), all->records.end(),
            [](const Record& one, const Record& other) { return one.id < other.id; });
  then(std::move(*all));
}

}  // namespace

void Store::load_all(std::function<void(Loaded)> then) {
  load(part_of_all, [this, then = std::move(then)](Loaded first) {
    auto all = std::make_shared<Loaded>();
    all->total = first.total;
    all->may_be_cleared = first.may_be_cleared;
    all->shared = first.shared;
    all->read_only = first.read_only;
    all->unfinished = std::move(first.unfinished);
    gather(*this, all, std::move(first), then);
  });
}

}  // namespace roadbook::storage

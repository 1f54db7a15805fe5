// Named documents in and out, each with a revision: the browser's IndexedDB or a folder of files.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace roadbook::storage {

struct Record {
  std::string id;               // 1 to 64 of [a-z0-9_-]
  std::uint64_t revision = 0;   // grows by one with each write; 0: never written
  std::int64_t changed_ms = 0;  // UTC, milliseconds since 1970
  std::string bytes;            // the document as JSON text, kept as it came
};

enum class Outcome : std::uint8_t {
  done,      // on the disk: only now may anyone say "saved"
  conflict,  // somebody wrote a newer revision; nothing was changed, `current` is theirs
  failed     // nothing was changed; `message` says why in plain words
};

struct Result {
  Outcome outcome = Outcome::failed;
  std::uint64_t revision = 0;  // done: the new one
  Record current;              // conflict: what is there (revision 0: it was removed)
  std::string message;
};

struct Loaded {
  bool ok = false;
  std::string message;          // not ok: why, in plain words
  std::vector<Record> records;  // all that could be read, by id; damaged documents too, as they are
  bool may_be_cleared = false;  // the browser may clear its storage by itself: remind to export
};

// One library. Callbacks come on the calling thread: later on the page, at once on the desktop.
//
// Revisions of an id go on counting over a removal, so an old copy never passes for the current
// one. A write of exactly the bytes that are stored already is done at once, whatever was expected.
// A page that died in the middle of a write gives the rest on its next load_all: where somebody
// else wrote meanwhile, both are kept, the unfinished one under the id "<id>_kept_<revision>".
class Store {
 public:
  virtual ~Store() = default;
  // Everything that is there. To be called first: nothing is written before it has answered.
  virtual void load_all(std::function<void(Loaded)> then) = 0;
  // Writes when the stored revision is still `expected` (0: must not exist, or was removed). One
  // write of an id at a time: wait for its result before the next.
  virtual void put(const std::string& id, std::uint64_t expected, std::string bytes,
                   std::function<void(Result)> then) = 0;
  // Removes when the stored revision is still `expected`.
  virtual void remove(const std::string& id, std::uint64_t expected,
                      std::function<void(Result)> then) = 0;
  // Calls `then` with each record that another tab, window or program changed (empty bytes:
  // removed).
  virtual void watch(std::function<void(Record)> then) = 0;
  // Looks now for what others changed and tells the watcher; for when the window gets the focus.
  virtual void refresh() = 0;
  // Where the library is kept, for the settings page.
  virtual std::string place() const = 0;
};

// The store of this platform. `folder`: desktop only, empty for the user's data folder.
std::unique_ptr<Store> open_store(const std::string& folder);

}  // namespace roadbook::storage

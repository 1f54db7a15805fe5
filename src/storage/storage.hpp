// Named documents in and out, each with a revision: the browser's IndexedDB or a folder of files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace roadbook::storage {

// A document as it is stored.
struct Record {
  std::string id;               // 1 to 64 of [a-z0-9_-]
  std::uint64_t revision = 0;   // grows by one with each write; 0: never written
  std::int64_t changed_ms = 0;  // UTC, milliseconds since 1970
  std::string bytes;            // the document as JSON text, kept as it came
  bool lost = false;  // told to a watcher: nobody removed it, and yet no trace of it is left
};

// How a write ended.
enum class Outcome : std::uint8_t {
  done,      // on the disk: only now may anyone say "saved"
  conflict,  // somebody wrote a newer revision; nothing was changed, `current` is theirs
  failed     // nothing was changed; `message` says why in plain words
};

// How a write ended, with what goes with it.
struct Result {
  Outcome outcome = Outcome::failed;
  std::uint64_t revision = 0;  // done: the new one
  Record current;              // conflict: what is there (revision 0: it was removed)
  std::string message;
};

// What a page that died had not brought to an end: written into the journal, or handed to a write.
// Several pages may have died with one document.
struct Unfinished {
  std::string id;
  std::uint64_t expected = 0;  // the revision that it was made from
  std::string bytes;
  std::string page;             // that left it; with the id, its name
  std::int64_t changed_ms = 0;  // when it was written into the journal; 0: unknown
};

// A document that is there, and cannot be read.
struct Unreadable {
  std::string id;
  std::string message;
  std::string bytes;  // what is there of it; empty: nothing could be read
};

// One part of the library, as it was read.
struct Loaded {
  bool ok = false;
  std::string message;          // not ok: why, in plain words
  std::vector<Record> records;  // damaged documents too, as they are
  std::vector<Unreadable> unreadable;
  bool more = false;      // others follow: ask for the next part
  std::size_t total = 0;  // of all parts together, as far as is known
  // The first part also says:
  bool may_be_cleared = false;         // the browser may clear its storage: remind to export
  bool shared = false;                 // another window has the same library open
  std::string read_only;               // why nothing can be written here; empty: it can
  std::vector<Unfinished> unfinished;  // to be offered; each stays until `clear_journal`
};

// A document as it once stood.
struct Version {
  std::int64_t changed_ms = 0;  // when it was written
  std::string bytes;
  std::uint64_t revision = 0;  // that it was; 0: kept before versions had one
  std::string name;            // which it is among those of its document
};

// The earlier versions of one document.
struct Versions {
  bool ok = false;
  std::string message;
  std::vector<Version> all;  // the newest first
};

// Where the library is, how much of it there is, and how safe it is there.
struct Usage {
  std::string place;
  std::uint64_t used = 0;       // bytes; 0: unknown
  std::uint64_t free = 0;       // bytes that could be added; 0: unknown
  bool may_be_cleared = false;  // by the browser, by itself
  bool can_ask = false;         // `ask_to_keep` may change that
};

// What becomes of what a write replaces.
enum class Before : std::uint8_t {
  goes,  // what stood there is replaced
  stays  // and is kept as a version of the document
};

// One library. Callbacks come on the calling thread: later on the page, at once on the desktop.
//
// Revisions of an id go on counting over a removal, so an old copy never passes for the current
// one. A write of exactly the bytes that are stored already is done at once, whatever was expected.
// A removed document lies in the bin with its last bytes until it is forgotten, or written again:
// bytes that differ from those that are written then become a version of it.
class Store {
 public:
  virtual ~Store() = default;
  // Begins to give everything that is there, the last changed first: at most `most` records now.
  // To be called first: nothing is written before it has answered.
  virtual void load(std::size_t most, std::function<void(Loaded)> then) = 0;
  // The next part, where the one before said that there is more.
  virtual void load_more(std::size_t most, std::function<void(Loaded)> then) = 0;
  // One document alone, as its only record; no record where there is none. It may be asked for
  // before `load`.
  virtual void read(const std::string& id, std::function<void(Loaded)> then) = 0;
  // All parts as one, by id.
  void load_all(std::function<void(Loaded)> then);

  // Writes when the stored revision is still `expected` (0: must not exist, or was removed). One
  // write of an id at a time: wait for its result before the next.
  virtual void put(const std::string& id, std::uint64_t expected, std::string bytes, Before before,
                   std::function<void(Result)> then) = 0;
  // The same without keeping a version.
  void put(const std::string& id, std::uint64_t expected, std::string bytes,
           std::function<void(Result)> then) {
    put(id, expected, std::move(bytes), Before::goes, std::move(then));
  }
  // Removes when the stored revision is still `expected`: into the bin.
  virtual void remove(const std::string& id, std::uint64_t expected,
                      std::function<void(Result)> then) = 0;

  // The versions of a document that were kept.
  virtual void versions(const std::string& id, std::function<void(Versions)> then) = 0;
  // Takes away the versions of these names for good; a name that is not there is no fault.
  virtual void drop_versions(const std::string& id, std::vector<std::string> names,
                             std::function<void(Result)> then) = 0;

  // The removed documents with their last bytes; `changed_ms` is when each was removed.
  virtual void bin(std::function<void(Loaded)> then) = 0;
  // Takes a document that lies in the bin out of it for good, with all its versions.
  virtual void forget(const std::string& id, std::function<void(Result)> then) = 0;

  // Remembers at once what is about to be written, for the page that dies before it is: the next
  // load gives it as unfinished, until a write of the id is done. `clear_journal` takes away what
  // one page wrote into the journal of a document: one that died, or this one where no page is
  // named.
  virtual void journal(const std::string& id, std::uint64_t expected, const std::string& bytes) = 0;
  virtual void clear_journal(const std::string& id, const std::string& page) = 0;

  // Calls `then` with each record that another tab, window or program changed (empty bytes:
  // removed). `news`, where it is given, is called from any thread when `refresh` would find some.
  virtual void watch(std::function<void(Record)> then, std::function<void()> news) = 0;
  // Looks now for what others changed and tells the watcher; for when the window gets the focus.
  virtual void refresh() = 0;

  // Where the library is kept, for the settings page.
  virtual std::string place() const = 0;
  // How much room the library takes, and has.
  virtual void usage(std::function<void(Usage)> then) = 0;
  // Asks the browser not to clear the library by itself; gives how it stands then.
  virtual void ask_to_keep(std::function<void(Usage)> then) = 0;
};

// The store of this platform. `folder`: desktop only, empty for the user's data folder.
std::unique_ptr<Store> open_store(const std::string& folder);

// The store of the portraits that belong to that library.
//
// A portrait is a document of its own, under the id of its sheet, in a store beside the sheets': a
// folder `portraits` in the library's folder, a database of its own in the browser. So it has a
// revision of its own: a change of the sheet never writes the picture again, and the other way
// round. A picture that is replaced becomes an earlier version, a removed one lies in the bin, and
// two windows meet in it as in any document. A sheet that is deleted leaves its portrait where it
// is, for when it comes back; who forgets the sheet for good, forgets the portrait. What is stored
// are the bytes of the JPEG file. Nothing of it is read before it is asked for: `load` is not
// needed.
std::unique_ptr<Store> open_portraits(const std::string& folder);

}  // namespace roadbook::storage

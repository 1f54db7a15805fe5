// Keeps the library in the store: loads it, saves each change within a second, hears of others.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/library.hpp"
#include "storage/storage.hpp"

namespace roadbook::app {

// What the bytes of a document turned out to be.
struct LoadedDocument {
  std::optional<model::Value> value;
  std::vector<std::string> faults;  // why there is no value
  std::string read_only;     // why it can be looked at and not changed; its bytes stay as they are
  bool waits = false;        // there is no value yet, because its game is being fetched
  std::string portrait;      // that stands in its bytes: somebody put an export into the library
  std::int64_t made_ms = 0;  // when its file was made, and nothing was changed since; 0: unknown
};

// A document that could not be read: its bytes are kept as they are.
struct Damaged {
  std::string id;
  std::string bytes;
  std::vector<std::string> faults;
  bool waits = false;  // it is read again when its game has come
};

class Autosave {
 public:
  // What it needs of the program around it.
  struct Hooks {
    std::function<double()> now;               // seconds
    std::function<std::int64_t()> wall_clock;  // milliseconds since 1970
    std::function<LoadedDocument(const std::string& id, const std::string& bytes)> read;
    // Whether documents can be read already; without it they can. What waits is read in a later
    // tick.
    std::function<bool()> can_read;
    // With `made_ms` above 0 the bytes say so, and LoadedDocument says it again.
    std::function<std::string(const model::Value&, std::int64_t made_ms)> write;
    // What stands in the library now, or nullptr.
    std::function<const model::Value*(const model::Id&)> find;
    // A part of the library came in; `whole` with the last, when offers() are known, too.
    std::function<void(model::Library part, bool whole)> loaded;
    // Somebody else changed a document (no value: removed). With `unwritten`, it is new here and
    // must be written.
    std::function<void(const model::Id&, std::optional<model::Value>, bool unwritten)>
        changed_elsewhere;
    // Something that the player must know; `kept_copy` is the second version where two were kept.
    std::function<void(const std::string& words, const model::Id& kept_copy)> tell;
    std::function<void()> status_changed;
    std::function<void()> news;  // from any thread: `refresh` would find something
    // A document that lay in the bin is gone for good.
    std::function<void(const model::Id&)> forgotten;
  };

  // Nothing is read before `load`.
  Autosave(std::unique_ptr<storage::Store> store, Hooks hooks);

  // Begins to read the library; `tick` reads on.
  void load();
  bool is_loaded() const { return loaded_; }           // the first part is there
  bool is_whole() const { return loaded_ && whole_; }  // all of it is
  std::size_t total() const { return total_; }         // documents, as far as is known
  // Why the library could not be opened; empty where it was.
  const std::string& load_trouble() const { return load_trouble_; }
  // Why nothing here can be written at all; empty where it can.
  const std::string& read_only() const { return read_only_; }
  // Why this document can be looked at and not changed; empty where it can.
  const std::string& read_only(const model::Id& id) const;
  // The bytes of a document that is only looked at, as they are stored; nullptr for all others.
  const std::string* original(const model::Id& id) const;

  // A document changed (no value: it was removed). It is written when `tick` finds that it rested
  // for a moment, within a second in any case. What stood there before the first change of a
  // session, and after every ten minutes of them, is kept as a version. `made_ms`: it was imported,
  // and that is when its file was made; this is no change by the player.
  void changed(const model::Id& id, const model::Value* value, std::int64_t made_ms = 0);
  // The next write of this document keeps what stands there before it, whenever the last was.
  void keep_version_next(const model::Id& id) { entries_[id].version_at = -1; }
  // Writes what is due and reads on in a library that is loading. Gives in how many seconds
  // something will be; negative: nothing waits.
  double tick();
  // Writes everything now (the page is hidden, the window closes).
  void flush();
  // Looks for what other windows wrote.
  void refresh();
  // A game came, or will not come: what waited for one is read again.
  void look_again();

  enum class State : std::uint8_t { saved, saving, not_saved };
  // Whether everything is stored, is being written, or could not be.
  State state() const;
  // Why the last write failed; empty where all went well.
  const std::string& trouble() const { return trouble_; }
  // Where the library is kept, as the store says it: a folder, or words for the browser.
  std::string place() const { return store_->place(); }
  // The browser may clear the library by itself: the player is told to export.
  bool may_be_cleared() const { return may_be_cleared_; }
  // The documents that cannot be read now; each is stored as it is.
  const std::vector<Damaged>& damaged() const { return damaged_; }
  // When the document was changed last, in ms since 1970; 0: unknown.
  std::int64_t changed_ms(const model::Id& id) const;
  // When the file was made that the document was imported from, as long as it is as it came; else
  // 0.
  std::int64_t made_ms(const model::Id& id) const;
  // How large the document is as a file, as of its last change; in bytes.
  std::size_t size_of(const model::Id& id) const;
  // The documents that were written and could not be opened again as they are, each with the
  // reason.
  const std::map<model::Id, std::string>& unopenable() const { return unopenable_; }

  // What a page that died had not saved, for the player to bring back or let go. Several pages may
  // have died with one document: each offer is answered by itself.
  struct Offer {
    model::Id id;
    std::string page;  // that left it; with the id, its name
    std::uint64_t expected = 0;
    std::int64_t changed_ms = 0;  // 0: unknown
    model::Value value;
  };
  // Those that are still to be answered; known when the library is whole.
  const std::vector<Offer>& offers() const { return offers_; }
  // Nobody wrote since, and nothing was changed here: it can simply go on from there.
  bool continues(const Offer& offer) const;
  // The offer is answered: it is let go of when `written` is stored (empty: at once). What was
  // stored then is kept as a version by the next write.
  void answered(const model::Id& id, const std::string& page, const model::Id& written);

  // Takes a removed document that cannot be changed here out of the bin, as it is.
  void put_back(const model::Id& id, const std::string& bytes);

  // The store itself, for what is not about saving: versions, the bin, how much room there is.
  storage::Store& store() { return *store_; }

 private:
  // What a page left of a document.
  struct Left {
    model::Id id;
    std::string page;
  };
  // How a document was when it was imported.
  struct Imported {
    std::int64_t made_ms = 0;  // 0: it was not
    std::size_t hash = 0;      // of its bytes, in use or not
  };
  struct Entry {
    std::uint64_t revision = 0;
    std::int64_t changed_ms = 0;
    std::int64_t made_ms = 0;  // of the file that it is imported from, while it is as it came
    Imported imported;         // the same, also after a change: it may be undone
    bool dirty = false;
    bool writing = false;
    bool goes = false;                 // removed when `bytes` are written
    bool keeps = false;                // the write under way keeps a version
    double since = 0;                  // when the oldest unsaved change was made
    double touched = 0;                // when the newest was made
    double version_at = -1;            // when a version was kept last in this session
    std::optional<std::string> bytes;  // what to write; none: remove
    std::size_t size = 0;              // as a file
    std::string read_only;
    std::string original;       // of a document that is only looked at
    std::vector<Left> answers;  // offers that are answered when this is stored
  };

  std::string bytes_of(Entry& entry, const model::Value& value, std::int64_t made_ms) const;
  std::size_t hash_of(const model::Value& value, const std::string& bytes,
                      std::int64_t made_ms) const;
  void note_made(Entry& entry, const LoadedDocument& opened, const std::string& bytes) const;
  bool can_read() const { return !hooks_.can_read || hooks_.can_read(); }
  void take_part(storage::Loaded part);
  void read_on(double until);
  void read_one(storage::Record record, model::Library& library);
  void set_aside(const storage::Record& record, std::vector<std::string> faults,
                 bool waits = false);
  void read_offers();
  void become_whole();
  void clear_bin();
  // The entry is to be written: nothing else sets that it is dirty.
  void mark(const model::Id& id, Entry& entry);
  void write(const model::Id& id, Entry& entry);
  void written(const model::Id& id, const storage::Result& result, const std::string& bytes,
               bool removal);
  void stored(const model::Id& id, Entry& entry, const storage::Result& result, bool removal);
  void failed(const model::Id& id, const storage::Result& result, const std::string& bytes,
              bool removal);
  void came_in(const storage::Record& record);
  void adopt(const storage::Record& record);
  void lost(const model::Id& id);
  void keep_both(const model::Id& id, const storage::Record& theirs, const std::string& ours);
  void write_again(const model::Id& id, std::string bytes);
  void read_back(const model::Id& id, const std::string& bytes);
  void sort_out_versions(const model::Id& id);

  std::unique_ptr<storage::Store> store_;
  Hooks hooks_;
  std::map<model::Id, Entry> entries_;
  // All that are dirty or being written, and perhaps some that were: nobody looks through the
  // whole library in each frame.
  std::set<model::Id> busy_;
  std::vector<Damaged> damaged_;
  std::map<model::Id, std::string> unopenable_;
  std::deque<storage::Record> unread_;
  std::vector<storage::Unfinished> unfinished_;
  std::vector<storage::Record> held_;  // of other windows, until documents can be read
  std::vector<Offer> offers_;
  std::string trouble_;
  std::string load_trouble_;
  std::string read_only_;
  std::size_t total_ = 0;
  bool loaded_ = false;
  bool whole_ = false;
  bool asking_ = false;  // the store was asked for the next part
  bool more_ = false;
  bool may_be_cleared_ = false;
};

}  // namespace roadbook::app

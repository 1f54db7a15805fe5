// Keeps the library in the store: loads it, saves each change within a second, hears of others.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/library.hpp"
#include "storage/storage.hpp"

namespace roadbook::app {

// A document that could not be read: its bytes are kept as they are.
struct Damaged {
  std::string id;
  std::string bytes;
  std::vector<std::string> faults;
};

class Keeper {
 public:
  struct Hooks {
    std::function<double()> now;  // seconds
    std::function<std::optional<model::Value>(const std::string& id, const std::string& bytes,
                                              std::vector<std::string>& faults)>
        read;
    std::function<std::string(const model::Value&)> write;
    std::function<void(model::Library)> loaded;  // the whole library, once
    // Somebody else changed a document (no value: removed). With a note: both versions of a
    // conflict are kept, this is the one of this window under an id of its own, not yet written.
    std::function<void(const model::Id&, std::optional<model::Value>, std::string note)> outside;
    std::function<void()> status_changed;
    std::function<std::string()> new_id;
  };

  Keeper(std::unique_ptr<storage::Store> store, Hooks hooks);

  void load();
  bool is_loaded() const { return loaded_; }

  // A document changed (no value: it was removed). It is written when `tick` finds that it rested
  // for a moment, within a second in any case.
  void changed(const model::Id& id, const model::Value* value);
  // Writes what is due. Gives in how many seconds something will be; negative: nothing waits.
  double tick();
  // Writes everything now (the page is hidden, the window closes).
  void flush();
  // Looks for what other windows wrote.
  void refresh();

  enum class State : std::uint8_t { saved, saving, not_saved };
  State state() const;
  // Why the last write failed; empty where all went well.
  const std::string& trouble() const { return trouble_; }
  std::string place() const { return store_->place(); }
  // The browser may clear the library by itself: the player is told to export.
  bool may_be_cleared() const { return may_be_cleared_; }
  const std::vector<Damaged>& damaged() const { return damaged_; }
  std::int64_t changed_ms(const model::Id& id) const;

 private:
  struct Entry {
    std::uint64_t revision = 0;
    std::int64_t changed_ms = 0;
    bool dirty = false;
    bool writing = false;
    double since = 0;                  // when the oldest unsaved change was made
    double touched = 0;                // when the newest was made
    std::optional<std::string> bytes;  // what to write; none: remove
  };

  void write(const model::Id& id, Entry& entry);
  void written(const model::Id& id, const storage::Result& result, const std::string& bytes,
               bool removal);
  void came_in(const storage::Record& record);
  void keep_both(const model::Id& id, const storage::Record& theirs, const std::string& ours);

  std::unique_ptr<storage::Store> store_;
  Hooks hooks_;
  std::map<model::Id, Entry> entries_;
  std::vector<Damaged> damaged_;
  std::string trouble_;
  bool loaded_ = false;
  bool may_be_cleared_ = false;
};

}  // namespace roadbook::app

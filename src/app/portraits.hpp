// The portraits beside the sheets: read when they are first seen, written at once, decoded a few in
// each frame, and kept on the graphics card while they are shown.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/library.hpp"
#include "storage/storage.hpp"
#include "ui/kit/picture.hpp"

namespace roadbook::app {

class Portraits {
 public:
  // What it needs of the program around it.
  struct Hooks {
    std::function<double()> now;  // seconds
    // A sheet's portrait is known now (nullptr: it has none). `elsewhere`: another window changed
    // it.
    std::function<void(const model::Id&, model::Portrait, bool elsewhere)> came;
    std::function<void(const std::string& words)> tell;
    std::function<void()> changed;  // something is to be drawn
    // As platform::decode_image.
    std::function<void(std::string, int most, std::function<void(image::Pixels)>)> decode;
  };

  // A portrait that a sheet had.
  struct Earlier {
    std::int64_t until_ms = 0;  // when another took its place, or it was removed; 0: unknown
    model::Portrait portrait;
  };

  // Listens to the store; each portrait is read when it is first asked for.
  Portraits(std::unique_ptr<storage::Store> store, Hooks hooks);
  // Answers that are still under way then do nothing.
  ~Portraits();
  Portraits(const Portraits&) = delete;
  Portraits& operator=(const Portraits&) = delete;

  // The portrait of a sheet with about so many pixels of the display on a side; nullptr where it
  // has none, or until it is decoded. To be asked in each frame that shows it. A second version of
  // a sheet that has none of its own shows the sheet's.
  const ui::Picture* picture(const model::Id& id, float pixels);
  // Reads and decodes what was asked for, until that moment. True where more is left.
  bool work(double until);

  // Whether the store was asked for the sheet's portrait and has answered.
  bool is_known(const model::Id& id) const;
  // Whether a known sheet has a portrait of its own; false while it is not known.
  bool has(const model::Id& id) const;
  const std::string& bytes(const model::Id& id) const;  // of a known one; empty: none
  // Those of the portrait that the sheet shows: of a second version perhaps the sheet's.
  const std::string& shown_bytes(const model::Id& id) const;
  // Calls `then` when the portraits that all these sheets show are known: at once where they are.
  void know(const std::vector<model::Id>& ids, const std::function<void()>& then);

  // The portraits that the sheet had before, the newest first, each once, without the one that it
  // has now.
  void earlier(const model::Id& id, const std::function<void(std::vector<Earlier>)>& then);

  // A player gave the sheet this portrait, or took it away (nullptr): it is written. What stood
  // there becomes an earlier version, or lies in the bin.
  void changed(const model::Id& id, model::Portrait portrait);
  // A sheet's file held this portrait: it is taken where the sheet has none.
  void adopt(const model::Id& id, const std::string& bytes);
  // The sheet is gone for good, and its portrait goes with it.
  void forget(const model::Id& id);
  // Others may have changed them: each is looked at again when it is next seen.
  void look_again();

  // Begins each write that waits for another try at once: the program is about to end.
  void flush();
  // Whether a portrait waits for its write, or is being written.
  bool is_saving() const;
  // Why the last write failed; empty where all went well.
  const std::string& trouble() const { return trouble_; }
  // In how many seconds a write is tried again; negative: none waits.
  double due() const;

 private:
  struct Entry {
    bool asked = false;  // the store is being asked, or was
    bool known = false;
    std::uint64_t revision = 0;
    model::Portrait portrait;
    bool dirty = false;
    bool writing = false;
    bool removes = false;  // the write under way
    double again_at = 0;   // when a write that failed is tried again
    // What is shown.
    ui::SharedPicture picture;
    model::Portrait shown;  // that the picture is of
    int side = 0;           // that it was decoded for
    int wanted = 0;         // and the side that was asked for last
    bool decoding = false;
    std::uint64_t seen = 0;  // the turn in which it was asked for last
  };
  struct Waiting {
    std::vector<model::Id> ids;
    std::function<void()> then;
  };

  void ask(const model::Id& id);
  void answer(const model::Id& id, const storage::Loaded& loaded);
  void take(const model::Id& id, std::uint64_t revision, model::Portrait portrait);
  void decode(const model::Id& id, Entry& entry);
  void write(const model::Id& id, Entry& entry);
  void written(const model::Id& id, const storage::Result& result);
  void call_waiting();
  void drop_unseen();

  std::unique_ptr<storage::Store> store_;
  Hooks hooks_;
  std::map<model::Id, Entry> entries_;
  std::vector<model::Id> queue_;  // that are to be read or decoded
  std::vector<Waiting> waiting_;
  std::string trouble_;
  std::uint64_t turn_ = 0;
  bool opened_ = false;  // the store was opened, and cleared of what killed programs left
  // Answers come later in the page, and may outlive this.
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace roadbook::app

// Undo and redo without limit, with words: what each step changed, and the way back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/edit.hpp"

namespace roadbook::model {

class History {
 public:
  // Applies an edit at the one choke point: documents that come out equal are not recorded, edits
  // with the same merge key in a row become one step, and what was undone is forgotten.
  // Gives the library after it.
  Library commit(Library before, const Edit& edit);

  // Whether there is a step to take back, or to do again.
  bool can_undo() const { return !undo_.empty(); }
  bool can_redo() const { return !redo_.empty(); }
  // The words of the step that undo or redo would take; empty where there is none.
  std::string undo_words() const;
  std::string redo_words() const;
  // How many times undo is to be pressed until this holds of the document of that id; 0: it holds
  // of none of its states before.
  template <class Holds>
  std::size_t undos_until(const Id& id, const Holds& holds) const;
  // The ids of what that step changed: documents first, then those of portraits.
  std::vector<Id> undo_ids() const;
  std::vector<Id> redo_ids() const;
  // The library before that step, or after it again; unchanged where there is none.
  Library undo(Library library);
  Library redo(Library library);
  // Another number after each step that was made, added to, taken back, done again or forgotten.
  std::uint64_t changes() const { return changes_; }
  // The next edit starts a step of its own, even with the same merge key (a field was left).
  void end_step() { step_ended_ = true; }
  // Ids of the documents that the last commit, undo or redo changed.
  const std::vector<Id>& touched() const { return touched_; }
  // Ids of the sheets whose portraits it changed.
  const std::vector<Id>& touched_portraits() const { return touched_portraits_; }
  // A document changed outside (another tab): steps that would put it back are forgotten.
  void forget(const Id& id);
  // The same of a portrait.
  void forget_portrait(const Id& id);

 private:
  struct Step {
    std::string words;
    std::string merge_key;
    std::vector<Put> before;
    std::vector<Put> after;
    std::vector<PutPortrait> portraits_before;
    std::vector<PutPortrait> portraits_after;
  };
  static std::vector<Id> ids_of(const std::vector<Step>& steps);
  Library walk(Library library, const std::vector<Put>& puts,
               const std::vector<PutPortrait>& portraits);

  std::vector<Step> undo_;
  std::vector<Step> redo_;
  std::vector<Id> touched_;
  std::vector<Id> touched_portraits_;
  std::uint64_t changes_ = 0;
  bool step_ended_ = false;
};

template <class Holds>
std::size_t History::undos_until(const Id& id, const Holds& holds) const {
  for (std::size_t count = 1; count <= undo_.size(); ++count) {
    for (const Put& each : undo_[undo_.size() - count].before) {
      if (each.id == id && each.value && holds(*each.value)) return count;
    }
  }
  return 0;
}

}  // namespace roadbook::model

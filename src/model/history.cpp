// Records what each edit changed by comparing before with after.
#include "model/history.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace roadbook::model {

namespace {

Put state_of(const Library& library, const Id& id) {
  const Value* value = find_document(library, id);
  return value == nullptr ? Put{id, std::nullopt} : Put{id, *value};
}

PutPortrait portrait_of(const Library& library, const Id& id) {
  const auto found = library.portraits.find(id);
  return {id, found == library.portraits.end() ? nullptr : found->second};
}

template <class Puts>
bool names(const Puts& puts, const Id& id) {
  return std::any_of(puts.begin(), puts.end(), [&](const auto& each) { return each.id == id; });
}

// What a step made joins what the step before it made: of one id the newest.
template <class Puts>
void join(Puts& before, Puts& after, Puts& more_before, Puts& more_after) {
  for (std::size_t i = 0; i < more_after.size(); ++i) {
    const auto same = std::find_if(after.begin(), after.end(),
                                   [&](const auto& put) { return put.id == more_after[i].id; });
    if (same == after.end()) {
      before.push_back(std::move(more_before[i]));
      after.push_back(std::move(more_after[i]));
    } else {
      *same = std::move(more_after[i]);
    }
  }
}

// "Coin 1 → 2" and then "Coin 2 → 23" are "Coin 1 → 23"; of other words those of the later step.
std::string joined_words(const std::string& before, const std::string& now) {
  constexpr std::string_view arrow = " → ";
  const std::size_t to = before.rfind(arrow);
  const std::size_t label = to == std::string::npos ? to : before.find_last_of(' ', to - 1);
  if (label == std::string::npos) return now;
  const std::string begun =
      before.substr(0, label + 1) + before.substr(to + arrow.size()) + std::string(arrow);
  if (now.rfind(begun, 0) != 0) return now;
  return before.substr(0, to + arrow.size()) + now.substr(begun.size());
}

}  // namespace

Library History::walk(Library library, const std::vector<Put>& puts,
                      const std::vector<PutPortrait>& portraits) {
  touched_.clear();
  touched_portraits_.clear();
  for (const Put& each : puts) touched_.push_back(each.id);
  for (const PutPortrait& each : portraits) touched_portraits_.push_back(each.id);
  Edit edit;
  edit.puts = puts;
  edit.portraits = portraits;
  ++changes_;
  step_ended_ = true;
  return apply(std::move(library), edit);
}

Library History::commit(Library before, const Edit& edit) {
  Step step{edit.words, edit.merge_key, {}, {}, {}, {}};
  for (const Put& each : edit.puts) {
    Put old = state_of(before, each.id);
    if (old == each) continue;
    step.before.push_back(std::move(old));
    step.after.push_back(each);
  }
  for (const PutPortrait& each : edit.portraits) {
    PutPortrait old = portrait_of(before, each.id);
    if (old == each) continue;
    step.portraits_before.push_back(std::move(old));
    step.portraits_after.push_back(each);
  }
  touched_.clear();
  touched_portraits_.clear();
  if (step.after.empty() && step.portraits_after.empty()) return before;
  for (const Put& each : step.after) touched_.push_back(each.id);
  for (const PutPortrait& each : step.portraits_after) touched_portraits_.push_back(each.id);
  redo_.clear();
  ++changes_;

  Library after =
      apply(std::move(before), Edit{edit.words, edit.merge_key, step.after, step.portraits_after});
  const bool merges = !step_ended_ && !undo_.empty() && !edit.merge_key.empty() &&
                      undo_.back().merge_key == edit.merge_key;
  step_ended_ = false;
  if (!merges) {
    undo_.push_back(std::move(step));
    return after;
  }
  Step& last = undo_.back();
  last.words = joined_words(last.words, edit.words);
  join(last.before, last.after, step.before, step.after);
  join(last.portraits_before, last.portraits_after, step.portraits_before, step.portraits_after);
  // Typed and taken back: nothing happened.
  if (last.before == last.after && last.portraits_before == last.portraits_after) undo_.pop_back();
  return after;
}

std::string History::undo_words() const {
  return undo_.empty() ? std::string() : undo_.back().words;
}
std::string History::redo_words() const {
  return redo_.empty() ? std::string() : redo_.back().words;
}

// Of the last of them.
std::vector<Id> History::ids_of(const std::vector<Step>& steps) {
  std::vector<Id> ids;
  if (steps.empty()) return ids;
  for (const Put& each : steps.back().after) ids.push_back(each.id);
  for (const PutPortrait& each : steps.back().portraits_after) ids.push_back(each.id);
  return ids;
}

std::vector<Id> History::undo_ids() const {
  return ids_of(undo_);
}
std::vector<Id> History::redo_ids() const {
  return ids_of(redo_);
}

Library History::undo(Library library) {
  if (undo_.empty()) return library;
  Step step = std::move(undo_.back());
  undo_.pop_back();
  library = walk(std::move(library), step.before, step.portraits_before);
  redo_.push_back(std::move(step));
  return library;
}

Library History::redo(Library library) {
  if (redo_.empty()) return library;
  Step step = std::move(redo_.back());
  redo_.pop_back();
  library = walk(std::move(library), step.after, step.portraits_after);
  undo_.push_back(std::move(step));
  return library;
}

void History::forget(const Id& id) {
  const auto drop = [&](std::vector<Step>& steps) {
    steps.erase(std::remove_if(steps.begin(), steps.end(),
                               [&](const Step& step) { return names(step.after, id); }),
                steps.end());
  };
  drop(undo_);
  drop(redo_);
  ++changes_;
  step_ended_ = true;
}

void History::forget_portrait(const Id& id) {
  const auto drop = [&](std::vector<Step>& steps) {
    steps.erase(std::remove_if(steps.begin(), steps.end(),
                               [&](const Step& step) { return names(step.portraits_after, id); }),
                steps.end());
  };
  drop(undo_);
  drop(redo_);
  ++changes_;
  step_ended_ = true;
}

}  // namespace roadbook::model

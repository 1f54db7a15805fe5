// Records what each edit changed by comparing before with after.
#include "model/history.hpp"

#include <algorithm>
#include <utility>

namespace roadbook::model {

namespace {

Put state_of(const Library& library, const Id& id) {
  const Value* value = find_document(library, id);
  return value == nullptr ? Put{id, std::nullopt} : Put{id, *value};
}

bool names(const std::vector<Put>& puts, const Id& id) {
  return std::any_of(puts.begin(), puts.end(), [&](const Put& each) { return each.id == id; });
}

}  // namespace

Library History::walk(Library library, const std::vector<Put>& puts) {
  touched_.clear();
  for (const Put& each : puts) touched_.push_back(each.id);
  Edit edit;
  edit.puts = puts;
  step_ended_ = true;
  return apply(std::move(library), edit);
}

Library History::commit(Library before, const Edit& edit) {
  Step step{edit.words, edit.merge_key, {}, {}};
  for (const Put& each : edit.puts) {
    Put old = state_of(before, each.id);
    if (old == each) continue;
    step.before.push_back(std::move(old));
    step.after.push_back(each);
  }
  touched_.clear();
  if (step.after.empty()) return before;
  for (const Put& each : step.after) touched_.push_back(each.id);
  redo_.clear();

  Library after = apply(std::move(before), Edit{edit.words, edit.merge_key, step.after});
  const bool merges = !step_ended_ && !undo_.empty() && !edit.merge_key.empty() &&
                      undo_.back().merge_key == edit.merge_key;
  step_ended_ = false;
  if (!merges) {
    undo_.push_back(std::move(step));
    return after;
  }
  Step& last = undo_.back();
  last.words = edit.words;
  for (std::size_t i = 0; i < step.after.size(); ++i) {
    const auto same = std::find_if(last.after.begin(), last.after.end(),
                                   [&](const Put& put) { return put.id == step.after[i].id; });
    if (same == last.after.end()) {
      last.before.push_back(std::move(step.before[i]));
      last.after.push_back(std::move(step.after[i]));
    } else {
      *same = std::move(step.after[i]);
    }
  }
  if (last.before == last.after) undo_.pop_back();  // typed and taken back: nothing happened
  return after;
}

std::string History::undo_words() const {
  return undo_.empty() ? std::string() : undo_.back().words;
}
std::string History::redo_words() const {
  return redo_.empty() ? std::string() : redo_.back().words;
}

Library History::undo(Library library) {
  if (undo_.empty()) return library;
  Step step = std::move(undo_.back());
  undo_.pop_back();
  library = walk(std::move(library), step.before);
  redo_.push_back(std::move(step));
  return library;
}

Library History::redo(Library library) {
  if (redo_.empty()) return library;
  Step step = std::move(redo_.back());
  redo_.pop_back();
  library = walk(std::move(library), step.after);
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
  step_ended_ = true;
}

}  // namespace roadbook::model

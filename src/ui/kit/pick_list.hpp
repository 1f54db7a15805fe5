// A long list to choose from: one line for each, and all that is to know of one of them beside it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/choice.hpp"

namespace roadbook::ui {

// One line of the list. `choice` says all that is to know, as a card does; it must outlive the
// call.
struct Pick {
  const Choice* choice = nullptr;
  std::string heading = {};   // begins a part of the list where it differs from the one before
  std::string emblem = {};    // of that heading
  int die = 0;                // its outline stands before the mark; 0: none
  std::string mark = {};      // a short word: "React · 1", "2 load"
  std::string line = {};      // what it does, in one line
  int boxes = 1;              // more: the line is a number, and a press marks one more of them
  int filled = 0;             // of several
  int least = 0;              // so many of them stay marked
  bool next_refused = false;  // of several: no further one can be marked
};

// A list that folds to the one that is chosen. What was pressed in it keeps its place, and so does
// what stands above that: there only what stands below it folds away.
struct Fold {
  bool unfolded = false;  // another one is being chosen
  std::string pressed;    // the id of the one that was pressed last
};
// Whether the list has folded to what is chosen alone.
bool is_folded(const Fold& fold, const std::vector<Choice>& all);

// What is open in a list.
struct PickState {
  std::string shown;  // the id of the one that is shown in full; empty: the first chosen one
  bool over = false;  // where there is no room beside the list: it is shown over the screen
  Fold fold;
  int boxes = 0;  // how many were asked for of the one that was pressed
};

// How many can be chosen, and what its buttons say.
struct PickOptions {
  Choosing choosing = Choosing::many;
  bool deselect = false;       // of one: a press on the chosen one is reported too
  bool fold = false;           // of one: once it is chosen, the list folds
  std::string_view take = {};  // the button of a dialog that shows one: "Take it"
  std::string_view give = {};  // the same for a chosen one: "Give it back"
};

// A named group of lines. One press chooses; the pointer, the keyboard and a press show the line's
// own words beside the list, in a panel that stays in sight. Where there is no room for that, each
// line has a button "About ..." instead. Names and marks are never cut. Where a pointer that rests
// on a line shows all of it, long words are cut to the end of a line; elsewhere they take more
// lines. The index of the one that was pressed.
std::optional<std::size_t> pick_list(Ui& ui, std::string_view name, const std::vector<Pick>& all,
                                     PickState& state, const PickOptions& options = {});

// Cards to choose one of. Once it is chosen the list folds, with a button behind it that shows all
// again until another one is chosen. The index of the one that was pressed.
std::optional<std::size_t> folding_choices(Ui& ui, std::string_view name,
                                           const std::vector<Choice>& all, Fold& fold,
                                           const ChoiceOptions& options = {});
// The button of a list that has folded to what was chosen.
void choose_another(Ui& ui, bool& unfolded);

}  // namespace roadbook::ui

// Choosing: option cards, checkboxes, radios, tabs, a select, the step rail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// One option as a card. All texts are whole sentences or short words, shown as they are.
struct Choice {
  std::string title = {};       // in the display face; its name for tests and screen readers
  std::string text = {};        // one to three sentences
  std::string provenance = {};  // where it comes from, muted
  std::string change = {};      // what it does to the numbers, in the change color
  // The change has so many lines, needed or not, so that cards stay where they are when it becomes
  // another: what has no room in them, nor in what a higher card beside it leaves, is cut, and read
  // whole in the hint. 0: as many as it needs.
  std::size_t change_lines = 0;
  std::string refusal = {};  // why it cannot be taken; empty: it can
  std::string waived = {};   // it is taken although a rule stands against it, and which
  std::string id = {};       // where titles may repeat or change
  std::string emblem = {};   // an id; stands before the title
  bool chosen = false;
  std::string chosen_word = {};  // beside the tick of a chosen card; may be empty
  std::string more = {};  // a button of its own in the corner of a chosen card: "One more: Rope"
};

// How many of a group hold at a time.
enum class Choosing : std::uint8_t {
  one,  // radio: another press on the chosen one does nothing unless `deselect`
  many  // checkbox
};

// How a group of cards is laid out, in logical pixels.
struct ChoiceOptions {
  Choosing choosing = Choosing::one;
  bool deselect = false;  // a press on the chosen one is reported too
  float min_width = 260;  // of a card
  int max_columns = 2;
  bool dense = false;  // titles in the text face, less padding: long lists
};

// A named group of cards in a responsive grid with equal heights in each row. Gives the index of
// the card that was pressed. A refused card can be focused and read but not pressed; pressing a
// refused card speaks its reason. `more`: the card whose own button was pressed; may be null.
std::optional<std::size_t> choices(Ui& ui, std::string_view name, const std::vector<Choice>& all,
                                   const ChoiceOptions& options = {},
                                   std::optional<std::size_t>* more = nullptr);
// How many cards of such a group stand side by side in the width that is left.
std::size_t columns_of_cards(const Ui& ui, const ChoiceOptions& options);
// All that it says beside its title, in sentences: what is spoken of it, on a card as in a list.
std::string spoken(const Choice& one);

// What stands with a box that is ticked.
struct ToggleOptions {
  std::string_view disabled_reason = {};
  std::string_view description = {};  // shown under the label, muted
  std::string_view note = {};         // muted behind the label, below it where there is no room
  // The note, or the reason of what is disabled, stands behind the label in any case: it is cut
  // where there is no room, and the hint then says the whole.
  bool one_line = false;
  bool low = false;  // as low as a line of a list, where no finger presses it
  std::string_view id = {};
};
// True when pressed: the panel then gives the other state.
bool checkbox(Ui& ui, std::string_view label, bool on, const ToggleOptions& options = {});
bool radio(Ui& ui, std::string_view label, bool on, const ToggleOptions& options = {});
// Radios under each other in a named group; the index pressed.
std::optional<std::size_t> radios(Ui& ui, std::string_view name,
                                  const std::vector<std::string>& labels,
                                  std::optional<std::size_t> on);

// One part of a joined switch.
struct SwitchPart {
  std::string label = {};
  std::string detail = {};       // muted, under the label
  std::string description = {};  // shown while the pointer rests on it
  std::string emblem = {};       // an id; stands before the label where there is room
};
// A switch of such parts, joined, in a named group: one of them is on, or none yet. `whole`: it
// takes the whole width. The index pressed.
std::optional<std::size_t> joined_switch(Ui& ui, std::string_view name,
                                         const std::vector<SwitchPart>& parts,
                                         std::optional<std::size_t> on, bool whole = false);
// Whether the parts stand beside each other in the width that is left.
bool fits_joined(Ui& ui, const std::vector<SwitchPart>& parts);

// How tabs look: parts of a screen over a line, or low pills within a part, the shown one filled.
enum class TabLook : std::uint8_t { line, pills };
// Tabs side by side, on a second line where they have no room; the index pressed.
std::optional<std::size_t> tabs(Ui& ui, std::string_view name,
                                const std::vector<std::string>& labels, std::size_t current,
                                TabLook look = TabLook::line);

// An entry of a list that opens.
struct SelectItem {
  std::string label = {};
  std::string detail = {};  // muted, at the right end
  std::string disabled_reason = {};
  std::string group = {};   // stands over the first of those that have it one behind the other
  std::string emblem = {};  // an id; stands before the label
};
// What stands with the field that opens it.
struct SelectOptions {
  std::string_view placeholder = {};  // shown where nothing is chosen
  std::string_view disabled_reason = {};
  std::string_view id = {};
  bool show_label = true;    // the name above the field; without it the name is only spoken
  bool whole_width = false;  // as wide as the block, not only as its words: fields in a column
};
// A list that opens under its field; the index chosen.
std::optional<std::size_t> select(Ui& ui, std::string_view name,
                                  const std::vector<SelectItem>& items,
                                  std::optional<std::size_t> chosen,
                                  const SelectOptions& options = {});

enum class StepState : std::uint8_t { open, done, conflict };
// A step of a creation, in the rail.
struct Step {
  std::string name = {};
  StepState state = StepState::open;
  std::string missing = {};  // what is missing, in one sentence
};
// The steps of a creation: a list on a desktop, short strokes with a list to open on a phone, both
// in one line in a low window. Each is a button "Special ability" whose value is "done", "open" or
// "in conflict". Where the screen has the current step's name already it is not `named`, and a
// phone has the strokes and its number in one line. The index pressed.
std::optional<std::size_t> step_rail(Ui& ui, std::string_view name, const std::vector<Step>& steps,
                                     std::size_t current, bool named = true);

}  // namespace roadbook::ui

// What a widget means: the node that each widget records while it draws, for tests, screen readers
// and the page's mirror of real elements.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace roadbook::ui {

// A role in the sense of WAI-ARIA; the page's mirror makes the element that has it by nature.
enum class Role : std::uint8_t {
  region,   // a landmark: the bar, the rail, the choices, the sheet
  heading,  // level 1 to 6
  text,     // a paragraph or a label of its own
  group,    // things that belong together, named
  list,
  list_item,
  table,  // `columns` says what stands in each; holds rows
  row,    // of a table: its name is the head of the row, its value the cell
  button,
  link,
  checkbox,
  radio_group,
  radio,
  spin_button,  // a rating: value_now between value_min and value_max
  meter,        // a number that is shown and not set: a track, a clock
  textbox,      // one line
  textarea,     // many lines
  tab_list,
  tab,
  dialog,
  image,
  progress_bar,
  status,  // a live message, spoken when it changes
  separator
};

// Where something is on the screen.
struct NodeRect {
  float x = 0;  // logical pixels from the window's upper left corner
  float y = 0;
  float width = 0;
  float height = 0;
  bool operator==(const NodeRect&) const = default;
};

// A thing on the screen that has a meaning: read by the mirror, by tests and by outlines.
struct Node {
  std::uint32_t id = 0;      // stable from frame to frame, unique in a frame, never 0
  std::uint32_t parent = 0;  // 0: the window itself
  Role role = Role::text;
  std::string name;         // what it is called
  std::string value;        // what stands in it, for text and ratings in words
  std::string description;  // more to know: the reason of a refusal, what it would change
  NodeRect rect;            // where it is drawn
  NodeRect clip;            // the part of the window it may be seen in
  std::string columns;      // of a table: the heads of its columns, with line ends between them
  int layer = 0;            // 0: the screen, 1 and more: a menu or a dialog over it
  int level = 0;            // of a heading
  int value_min = 0;
  int value_max = 0;
  int value_now = 0;
  bool disabled = false;  // cannot be used now; `description` says why
  bool checked = false;   // checkbox, radio
  bool pressed = false;   // a button that stays in
  bool toggle = false;    // a button that can stay in
  bool expanded = false;  // opens something, and it is open
  bool expandable = false;
  bool selected = false;  // tab, list item
  bool current = false;   // the step that is shown
  bool invalid = false;   // in conflict
  bool focused = false;
  bool modal = false;  // dialog: the rest is out of reach
  bool interactive = false;
  bool in_sight = false;  // no message lies on it
  bool walked = false;    // spin_button: Up and Down lead on to its neighbors and do not change it
  bool number_field = false;  // spin_button: it is typed where a rating is pressed
  bool search = false;        // of a textbox: Escape empties it, and it keeps the focus
  int max_length = 0;         // of a textbox, in code points; 0: as long as a player likes
  bool operator==(const Node&) const = default;
};

using Nodes = std::vector<Node>;

// What a person did to a node from outside the canvas (a screen reader, the page, a test).
struct NodeAction {
  // What is done to a node, as a screen reader asks for it.
  enum class Kind : std::uint8_t {
    press,
    focus,
    set_text,
    increment,
    decrement,
    set_value,
    digit,      // one figure of a number that is typed; those that follow belong to it. -1: another
                // letter, which ends it
    backspace,  // its last figure is taken away
    blur,       // the focus went; Tab goes on from there
    leave,      // Tab led out; when it comes back it begins anew
    submit
  };
  std::uint32_t id = 0;
  Kind kind = Kind::press;
  std::string text;  // set_text: the whole new text, UTF-8
  int value = 0;     // set_value, digit
};

}  // namespace roadbook::ui

// What is pressed: buttons, chips, links, disclosures, rows of a list.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Small drawn marks; each stands beside a word or has one as its name.
enum class Icon : std::uint8_t {
  none,
  undo,
  redo,
  check,
  conflict,
  plus,
  minus,
  close,
  search,
  menu,
  back,
  forward,
  chevron_down,
  chevron_right,
  dice,
  print,
  download,
  upload,
  copy,
  trash,
  sun,
  more,
  pen,
  shield,
  die,  // of twenty faces
  bag,
  book
};

// How much a button weighs on its screen.
enum class ButtonKind : std::uint8_t {
  primary,  // the one main button of a screen
  quiet,    // all others
  danger,   // takes something away
  link,     // a word in running layout
  plain     // an icon without an edge, in a bar
};

// Where a label stands in its button, which may be wider than it for a finger.
enum class LabelAt : std::uint8_t { middle, left, right };

// How a button looks, and when it cannot be pressed.
struct ButtonOptions {
  ButtonKind kind = ButtonKind::quiet;
  // Where it cannot be pressed: the whole sentence that says why. It is shown on hover, on focus
  // and on a press, and read by screen readers. Empty: it can be pressed.
  std::string_view disabled_reason = {};
  std::string_view description = {};      // more to know, shown as a hint
  std::string_view id = {};               // where the label changes ("Undo: Prowl 1 → 2")
  std::string_view note = {};             // small, under the label: what it costs
  std::string_view room_for = {};         // another label that can take its place: as wide as both
  std::optional<Shortcut> shortcut = {};  // pressed by these keys as well; shown in the hint
  Icon icon = Icon::none;
  bool wide = false;           // over the whole width of the block
  bool pressed = false;        // a button that stays in, and is in
  bool toggles = false;        // it can stay in: `pressed` is spoken
  bool show_shortcut = false;  // the keys stand on the button
  bool icon_aside = false;     // a small icon at its end: it is no wider than without one
  bool keeps_words = false;    // of a menu: its words stand in a small window, too
  bool of_name = false;        // a link that is someone's name, set as names are
  // Of a label in one line: at the edge of what stands above and below it.
  LabelAt label_at = LabelAt::middle;
};
// True in the frame in which it was pressed.
bool button(Ui& ui, std::string_view label, const ButtonOptions& options = {});
// A square button with an icon; `name` is spoken and shown as a hint. Where it is wide it is as
// high as a button with words, to stand beside one.
float icon_button_side(const Ui& ui, ButtonKind kind = ButtonKind::quiet);
bool icon_button(Ui& ui, Icon icon, std::string_view name, const ButtonOptions& options = {});
bool link(Ui& ui, std::string_view label, const ButtonOptions& options = {});

// The same of a chip, a small button that stays in.
struct ChipOptions {
  bool on = false;
  bool one_of = false;  // one of its group holds: a radio button, in a group of that role
  bool filter = false;  // it shows a part of a list and chooses nothing: filled, without a tick
  std::string_view disabled_reason = {};
  std::string_view description = {};
  std::string_view id = {};
};
// A word that is on or off (a trait), or one of several; belongs in a wrapping row. True when
// pressed.
bool chip(Ui& ui, std::string_view word, const ChipOptions& options = {});

// A row that is a button, over the whole width.
struct ListRow {
  std::string_view title = {};     // in the display face
  std::string_view subtitle = {};  // muted
  std::string_view note = {};      // at the right end
  Tone note_tone = Tone::muted;
  Tone tone = Tone::ink;  // of the title
  std::string_view id = {};
  bool selected = false;
  bool large = true;            // false: the title in the text face, one tight line
  bool whole = false;           // the title is a sentence: it breaks into as many lines as it needs
  bool whole_subtitle = false;  // the same of what stands below it
  // No room at its ends, and a small title where that alone shows all of it.
  bool tight = false;
};
// A row that opens something: a document of the library, a found thing. True when pressed.
bool list_row(Ui& ui, const ListRow& row);

// A heading that opens and closes what follows. The panel keeps `open` and flips it when pressed.
bool disclosure(Ui& ui, std::string_view label, bool open, std::string_view description = {});

}  // namespace roadbook::ui

// Numbers that are set by hand: ratings as dots, tracks as boxes, clocks as pie segments, steppers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A rating in dots.
struct Rating {
  std::string_view name = {};
  int given = 0;   // dots that come with something else, in ink; they cannot be taken off
  int placed = 0;  // dots that the player placed, in accent
  int size = 4;    // dots shown
  int max = -1;    // dots that may be had now; those above are drawn as closed. -1: `size`
  std::string_view max_reason = {};  // why no more than `max`; spoken at an attempt
  std::string_view description = {};
  bool read_only = false;  // a sheet's row: a meter, not a control
  bool show_name = true;   // the name at the left, the dots at the right
  // What a press on a row that is only read does ("Roll Prowl"); empty: nothing. The row's own
  // number is then given back.
  std::string_view press = {};
  std::string_view note = {};  // after the dots, at the right end: what the rating rolls
  // A row of a list: a thin line below it, and its name strong where it has a dot.
  bool row = false;
  // The name stands over the dots, as in all rows of a list where rating_fits() says no of one.
  bool over = false;
};
// Whether the name has room beside the dots in a block of that width.
bool rating_fits(Ui& ui, const Rating& rating, float width);
// The rating that was asked for, given dots included. A press on a dot sets as many, a press on the
// last dot takes it off; arrows and digits do the same. Node: spin button, value "2 of 4".
std::optional<int> rating(Ui& ui, const Rating& rating);

// What a press takes; it is shown in fewer words than it is called.
struct TrackOffer {
  std::string_view name = {};   // "Take an advance: Deed"
  std::string_view words = {};  // "Advance"
  std::string_view description = {};
  bool taken = false;  // it was pressed in this frame
};
// A button that stands in a line as a link does; where its words have no room, a plus. It takes
// `least` of the line, as the words do in whose place it stands.
void track_offer(Ui& ui, TrackOffer& offer, float room, float least);

// A row of boxes.
struct Track {
  std::string_view name = {};
  int filled = 0;
  int size = 0;
  int permanent = 0;  // boxes that are marked for good, at the front
  int lost = 0;       // the same at the end: what is marked grows toward them
  Tone tone = Tone::ink;
  std::string_view description = {};
  std::string_view disabled_reason = {};
  bool explained = false;  // a finger on the name has the description shown: a button "About NAME"
  // What it brings now, to be taken in the place of the name, which keeps its room.
  TrackOffer* offer = nullptr;
  bool read_only = false;
  bool show_name = true;
  // Muted, between the name and the boxes; large letters may give it a line of its own.
  std::string_view note = {};
  bool wide = false;   // large boxes over the whole width, without the name
  bool small = false;  // a few pixels each, where a pointer presses them; not for fingers
  bool low = false;    // as low as a line of a list; not for fingers
  // Rounds before the name, which has the tone; the note behind it, smaller where it has little
  // room, and below where it has none. It is a text of its own.
  bool severity = false;
  std::vector<int> groups = {};  // where they stand in one line: a gap after so many boxes
  float broad = 1;               // how wide a box is to its height
};
// Boxes to mark, wrapping where there are many. The count that was asked for.
std::optional<int> track(Ui& ui, const Track& track);

// How grave a row of harm is, in a cell of that height: filled where the row has any.
void level_mark(Ui& ui, int level, bool filled, float height);

// A clock in segments.
struct Clock {
  std::string_view name = {};
  int filled = 0;
  int segments = 4;
  float diameter = 64;
  std::string_view description = {};
  bool read_only = false;
  Tone tone = Tone::ink;  // of the segments that are filled
  bool show_name = true;  // without it the pie alone
};
// A pie of segments with its name beside it. The count that was asked for.
std::optional<int> clock(Ui& ui, const Clock& clock);

// A clock as a change would leave it.
struct ClockChange {
  int from = 0;  // filled now
  int to = 0;    // and then
  int segments = 4;
  float diameter = 22;
};
// The pie alone: the segments that come in the accent color, those that go paler in it. It has no
// node: words beside it say the change.
void clock_change(Ui& ui, const ClockChange& change);

// A number with a button for less and one for more.
struct Stepper {
  std::string_view name = {};
  int value = 0;
  int min = 0;
  int max = 99;
  std::string_view min_reason = {};  // why not less
  std::string_view max_reason = {};  // why not more
  std::string_view unit = {};        // "coin"
  bool show_name = true;
  bool narrow = false;  // as narrow as its digits, with small buttons where a pointer presses them
  bool open = false;    // no number is chosen yet: a dash is shown, and less chooses the least
};
// A number between a minus and a plus. The number that was asked for.
std::optional<int> number_stepper(Ui& ui, const Stepper& stepper);

// How far something is, not to be pressed.
struct Progress {
  std::string_view name = {};
  int now = 0;
  int max = 1;
};
// How far something has come: a bar with its name.
void progress(Ui& ui, const Progress& progress);

}  // namespace roadbook::ui

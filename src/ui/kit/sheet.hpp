// The sheet's own parts: boxes with a number, the terms behind a number.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A number with its name.
struct Stat {
  std::string label = {};        // "HIT POINTS"; set in small capitals
  std::string short_label = {};  // "HP" where there is little room; empty: the label
  std::string value = {};        // "30"
  std::string description = {};  // "30 = 8 + ...", read by screen readers
  std::string attribute = {};    // "BODY", that it hangs on; shields say it where they have room
  Tone tone = Tone::ink;         // of the value
};
// Boxes side by side. A press asks to open (or shut) the terms of that one under the boxes: the
// panel keeps which is open and calls terms_table() next. The index pressed.
std::optional<std::size_t> stats(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                 std::optional<std::size_t> open);
// The same without boxes, for the bar at the foot of a phone.
std::optional<std::size_t> stats_bar(Ui& ui, std::string_view name, const std::vector<Stat>& all,
                                     std::optional<std::size_t> open);

// A number within a line of text that opens to its terms ("Stress 8"); true when pressed.
// Without `show_label` it is only spoken.
bool stat_link(Ui& ui, std::string_view label, std::string_view value, bool open,
               bool show_label = true);
float stat_link_height(Ui& ui);

// The same over the whole width: the label at the left, the number at the right end.
bool stat_row(Ui& ui, std::string_view label, std::string_view value, bool open);
// How wide such a row wants to be.
float stat_row_width(const Ui& ui, std::string_view label, std::string_view value);
// The die of an attribute by its outline with its faces on it, which opens to what it is made of.
// Node as that of a stat_link: `label` with the value "d6".
bool die_link(Ui& ui, std::string_view label, int faces, bool open);
// The same to be read alone.
void die_mark(Ui& ui, int faces);
// In the place of a die that is not there yet, as high: muted words.
void no_die(Ui& ui, std::string_view words);

// One term of a number, as its reasons are listed.
struct TermRow {
  std::string label = {};       // "BODY d6: Prowl, Skirmish"
  std::string value = {};       // "6", "+2"
  std::string suppressed = {};  // why it does not count; empty: it counts
};
// What a number is the sum of: one row a term, struck through with its reason where it does not
// count, and the total under a line.
void terms_table(Ui& ui, std::string_view name, const std::vector<TermRow>& terms,
                 std::string_view total);

}  // namespace roadbook::ui

// Dice that were rolled, and a bar that shows how likely each result is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// One die as its outline: a triangle has 4 faces, a square 6, a diamond 8, a kite 10, a pentagon
// 12, a hexagon 20.
struct Die {
  int faces = 6;
  std::string shown = {};  // "7"; "24" where it was rolled again; empty: not rolled yet
  bool counts = false;     // it is filled
};
// Dice side by side. Where they have no room they go on in a second line; or, in one line, those
// that count stand first, and "3 more" for the rest. Node: an image, "d20 7, counts; d20 3".
void dice(Ui& ui, std::string_view name, const std::vector<Die>& all, bool one_line = false);

// A part of a bar of chances.
struct Share {
  std::string label = {};  // "Miss", shown where it has room
  double part = 0;         // 0 to 1
  Tone tone = Tone::ink;   // of the ground
};
// The ground of such a part, and the words on it.
struct ShareColors {
  Color ground;
  Color words;
};
ShareColors share_colors(const Palette& colors, Tone tone);
// Parts of a whole as one bar over the width of the block; its outline alone where none is known.
// Node: an image with the shares in words.
void shares(Ui& ui, std::string_view name, const std::vector<Share>& all);

// "71%", "under 1%", "over 99%"; 0 and 1 are "0%" and "100%".
std::string per_cent(double part);
// The parts of a whole, which add up to 100%: what is left of the whole is rounded before each.
std::vector<std::string> per_cents(const std::vector<double>& parts);

}  // namespace roadbook::ui

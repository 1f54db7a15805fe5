// Plates: a few great options side by side, each in its own accent, the chosen one filled.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A line of facts at the foot of a plate.
struct PlateFact {
  std::string label = {};
  std::string value = {};  // at the right end
  int dots = 0;            // in place of the value: so many of `of` dots
  int of = 0;
};

// A large card with an emblem, one of a gallery.
struct Plate {
  std::string id = {};
  std::string title = {};
  std::string emblem = {};
  Accent accent = Accent::red;
  std::string text = {};  // prose, centered
  std::vector<PlateFact> facts = {};
  std::string foot_label = {};
  std::string foot = {};
  std::string change = {};  // what it would change; spoken and shown as a hint
  bool chosen = false;
};

// Radio buttons in a group of that name, in as many columns as fit; all of one height. The index of
// the plate that was pressed, unless it is the chosen one.
std::optional<std::size_t> plates(Ui& ui, std::string_view name, const std::vector<Plate>& all);

// The same, small: emblem, name and one line under it, several in a row. What would change is a
// hint.
std::optional<std::size_t> tiles(Ui& ui, std::string_view name, const std::vector<Plate>& all);

}  // namespace roadbook::ui

// What the keys and the actions from outside ask of a number between two bounds.
#pragma once

#include <cstdint>
#include <optional>

#include "ui/kit/inside/interact.hpp"

namespace roadbook::ui {

struct SpinRange {
  int now = 0;
  int min = 0;
  int max = 0;
};

// The number asked for: by `pressed` (the pointer), by arrows, Home, End, Page Up and Page Down
// (five at once), typed digits or Backspace while the widget has the focus, by increment,
// decrement, set_value, digit and backspace from outside. Within the range. Digits are one number
// until the focus leaves, the number is changed otherwise, or Enter or a selection of all ends it.
std::optional<int> spin(Ui& ui, std::uint32_t id, const SpinRange& range,
                        const Interaction& interaction, std::optional<int> pressed);

}  // namespace roadbook::ui

// Many boxes in groups that have a name: how far somebody has come, and what that is called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct BoxLevel {
  std::string name = {};  // "Meager"
  int last = 0;           // the number of its last box, counted from 1 over all levels
};
// A meter over the width of the block, "Stash, 14 of 50": the first `marked` boxes are filled, and
// the name of the level that they end in is strong. In a narrow block that name stands alone.
void box_levels(Ui& ui, std::string_view name, const std::vector<BoxLevel>& levels, int marked);

}  // namespace roadbook::ui

// Room in a region that something outside the interface fills: the page's own elements.
#pragma once

#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct EmbeddedArea {
  Rect rect;
  bool covered = false;  // a dialog or a menu lies over the screen: nothing may stand over it
};

// All that is left of the open region, to its edges. Node: a group `name`.
EmbeddedArea embedded_area(Ui& ui, std::string_view name);

}  // namespace roadbook::ui

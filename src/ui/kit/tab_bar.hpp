// The pages of a screen as a bar at its foot: each with a mark over its word.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "ui/kit/button.hpp"

namespace roadbook::ui {

// One page of the bar.
struct TabBarPart {
  std::string_view label = {};
  Icon icon = Icon::none;
};
// Over the whole width of the block; `current` is marked. Nodes as those of tabs(). The index
// pressed.
std::optional<std::size_t> tab_bar(Ui& ui, std::string_view name,
                                   const std::vector<TabBarPart>& parts, std::size_t current);

}  // namespace roadbook::ui

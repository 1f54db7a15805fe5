// Levels of load as groups of boxes: a press on a group chooses the level, the boxes show the load.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A level of load on the scale.
struct LoadStep {
  std::string name = {};  // "Light"
  int limit = 0;          // of all boxes up to here
  std::string description = {};
  std::string id = {};
};
// Radio buttons in a group of that name, "Light 3"; `used` boxes are filled, in the color of
// danger where that is more than the chosen level's. The index pressed, also of the one that is
// chosen.
std::optional<std::size_t> load_steps(Ui& ui, std::string_view name,
                                      const std::vector<LoadStep>& steps, int used,
                                      std::optional<std::size_t> chosen);

}  // namespace roadbook::ui

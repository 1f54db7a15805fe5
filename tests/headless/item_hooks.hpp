// The items that Dear ImGui met in a frame, told by its item hooks.
#pragma once

#include <cstdint>
#include <vector>

namespace roadbook::headless {

// Starts to collect; false where Dear ImGui was built without hooks.
bool watch_items();
// The ids met since then or since the last call.
std::vector<std::uint32_t> items_met();

}  // namespace roadbook::headless

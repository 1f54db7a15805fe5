// The browser's names of keys as Dear ImGui's.
#pragma once

#include <imgui.h>

#include <string_view>

namespace roadbook::platform {

// A letter or a figure by itself ("z", "4"), others by the name of KeyboardEvent.code ("PageDown").
// ImGuiKey_None for keys that the program has no use for.
ImGuiKey key_named(std::string_view name);

}  // namespace roadbook::platform

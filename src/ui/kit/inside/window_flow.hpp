// What regions and scroll areas share: each is a window of ImGui inside the window, with one flow
// over all of its content.
#pragma once

#include <cstdint>

#include "imgui.h"
#include "ui/kit/ui.hpp"

struct ImGuiWindow;

namespace roadbook::ui {

struct UiContext;

// How such a window is begun.
inline constexpr ImGuiWindowFlags child_flags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground;

// The open window goes to its beginning where that was asked for.
void scroll_as_asked(UiContext& context);
// Opens a flow over the whole of the open window, scrolled content included. `max_width`: 0 for
// none; a narrower flow stands in the middle.
void open_window_flow(UiContext& context, const Rect& rect, float padding_x, float padding_y,
                      float gap, float max_width);
void close_window_flow(UiContext& context, std::uint32_t id, float padding_y);
// Whether what was pressed last stands in this window.
bool has_pressed(const UiContext& context, const ImGuiWindow* window);
// How much stands free below the content of an area that ends at the foot of the screen, or so
// close above it: what a message there covers is scrolled clear of it.
float room_of_message(const UiContext& context, const ImGuiWindow& window, float close);

}  // namespace roadbook::ui

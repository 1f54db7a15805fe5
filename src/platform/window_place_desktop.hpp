// Where the window stood when it was closed, and where it can stand now.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::platform {

// A rectangle of the desktop, in its own units.
struct Area {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool operator==(const Area&) const = default;
};

struct WindowPlace {
  Area area;  // without the maximizing
  bool maximized = false;
  bool operator==(const WindowPlace&) const = default;
};

// As a setting, and back; nothing where the text is no place.
std::string written(const WindowPlace& place);
std::optional<WindowPlace> read_place(std::string_view text);

// The place as it is, or moved and cut to the nearest of the displays that are there now, where
// nobody could reach its upper edge to move it. `displays`: what of each is free for windows.
WindowPlace on_screen(WindowPlace place, const std::vector<Area>& displays);

}  // namespace roadbook::platform

// Fits a remembered window onto the displays that are there now.
#include "platform/window_place_desktop.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <sstream>

namespace roadbook::platform {
namespace {

// So much of the window's upper edge must be on a display for a hand to find it.
constexpr int handle_width = 120;
constexpr int handle_height = 24;
constexpr int least_side = 200;
constexpr int greatest_side = 16384;

int overlap(int from, int size, int other_from, int other_size) {
  return std::max(0, std::min(from + size, other_from + other_size) - std::max(from, other_from));
}

bool reachable(const Area& window, const Area& display) {
  return overlap(window.x, window.width, display.x, display.width) >= handle_width &&
         overlap(window.y, handle_height, display.y, display.height) >= handle_height;
}

// How far the middle of the one is from the other.
int distance(const Area& window, const Area& display) {
  const int x = window.x + window.width / 2;
  const int y = window.y + window.height / 2;
  const int beside = std::max({display.x - x, x - (display.x + display.width), 0});
  const int above = std::max({display.y - y, y - (display.y + display.height), 0});
  return beside + above;
}

}  // namespace

std::string written(const WindowPlace& place) {
  std::ostringstream text;
  text << place.area.x << ' ' << place.area.y << ' ' << place.area.width << ' ' << place.area.height
       << (place.maximized ? " maximized" : "");
  return text.str();
}

std::optional<WindowPlace> read_place(std::string_view text) {
  std::istringstream in{std::string(text)};
  WindowPlace place;
  Area& area = place.area;
  if (!(in >> area.x >> area.y >> area.width >> area.height)) return std::nullopt;
  for (const int side : {area.width, area.height}) {
    if (side < least_side || side > greatest_side) return std::nullopt;
  }
  if (std::abs(area.x) > greatest_side * 4 || std::abs(area.y) > greatest_side * 4) {
    return std::nullopt;
  }
  std::string word;
  place.maximized = (in >> word) && word == "maximized";
  return place;
}

WindowPlace on_screen(WindowPlace place, const std::vector<Area>& displays) {
  const Area* nearest = nullptr;
  int least = std::numeric_limits<int>::max();
  for (const Area& display : displays) {
    if (reachable(place.area, display)) return place;
    const int away = distance(place.area, display);
    if (away < least) {
      least = away;
      nearest = &display;
    }
  }
  if (nearest == nullptr) return place;
  Area& area = place.area;
  area.width = std::min(area.width, nearest->width);
  area.height = std::min(area.height, nearest->height);
  area.x = std::clamp(area.x, nearest->x, nearest->x + nearest->width - area.width);
  area.y = std::clamp(area.y, nearest->y, nearest->y + nearest->height - area.height);
  return place;
}

}  // namespace roadbook::platform

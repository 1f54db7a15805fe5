// What a window needs from its desktop, through SDL.
#include "platform/window_desktop.hpp"

#include <SDL.h>

#include <optional>
#include <utility>
#include <vector>

#include "platform/settings.hpp"

namespace roadbook::platform {
namespace {

constexpr const char* window_key = "window";

std::vector<Area> displays() {
  std::vector<Area> found;
  for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i) {
    SDL_Rect free;
    if (SDL_GetDisplayUsableBounds(i, &free) == 0)
      found.push_back({free.x, free.y, free.w, free.h});
  }
  return found;
}

}  // namespace

void name_the_program() {
  for (const char* name : {"SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"}) {
    SDL_setenv(name, "app.roadbook.Roadbook", 0);
  }
  SDL_SetHint(SDL_HINT_APP_NAME, "Roadbook");
  // A click that brings the window to the front also does what it points at.
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
}

WindowOptions with_last_place(WindowOptions options) {
  const std::optional<WindowPlace> stored = read_place(setting(window_key));
  if (!stored || SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return options;
  const WindowPlace place = on_screen(*stored, displays());
  options.x = place.area.x;
  options.y = place.area.y;
  options.width = place.area.width;
  options.height = place.area.height;
  options.placed = true;
  options.maximized = place.maximized;
  return options;
}

void note_place(SDL_Window* window, WindowPlace& place) {
  const Uint32 flags = SDL_GetWindowFlags(window);
  place.maximized = (flags & SDL_WINDOW_MAXIMIZED) != 0;
  if ((flags & (SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0) return;
  SDL_GetWindowPosition(window, &place.area.x, &place.area.y);
  SDL_GetWindowSize(window, &place.area.width, &place.area.height);
}

void keep_place(const WindowPlace& place) {
  set_setting(window_key, written(place));
}

void show_icon(SDL_Window* window, std::string_view bmp) {
  if (bmp.empty()) return;
  SDL_RWops* bytes = SDL_RWFromConstMem(bmp.data(), static_cast<int>(bmp.size()));
  SDL_Surface* picture = bytes != nullptr ? SDL_LoadBMP_RW(bytes, 1) : nullptr;
  if (picture == nullptr) return;
  SDL_SetWindowIcon(window, picture);
  SDL_FreeSurface(picture);
}

void say_why_not(const std::string& why) {
  const std::string words =
      why +
      "\n\nRoadbook needs a desktop with OpenGL 3.2, or one that SDL can draw "
      "on without it. The command line, roadbook-cli, needs neither.";
  SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Roadbook cannot show its window", words.c_str(),
                           nullptr);
}

}  // namespace roadbook::platform

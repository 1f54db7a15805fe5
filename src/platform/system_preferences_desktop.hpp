// What the person asked the desktop for: dark windows, little motion, a larger scale.
#pragma once

#include <functional>

struct SDL_Window;

namespace roadbook::platform {

struct SystemPreferences {
  bool dark = false;
  bool calm = false;  // no movement that is not needed
  bool operator==(const SystemPreferences&) const = default;
};

// Calls `then` with the preferences as soon as the desktop has answered and whenever they change,
// from another thread. Where it answers nothing, once with what the environment says.
void watch_preferences(std::function<void(SystemPreferences)> then);

// How many pixels of the window's own units a logical pixel shall have, where the window system
// leaves that to its programs (X11); 1 where it does not.
float wanted_scale(SDL_Window* window);

}  // namespace roadbook::platform

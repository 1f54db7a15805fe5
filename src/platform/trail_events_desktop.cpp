// Reads the way back and forward from events.
#include "platform/trail_events_desktop.hpp"

namespace roadbook::platform {

Way way_of(const SDL_Event& event) {
  if (event.type == SDL_MOUSEBUTTONDOWN) {
    if (event.button.button == SDL_BUTTON_X1) return Way::back;
    return event.button.button == SDL_BUTTON_X2 ? Way::forward : Way::none;
  }
  if (event.type != SDL_KEYDOWN) return Way::none;
  const SDL_Keysym& pressed = event.key.keysym;
  if (pressed.sym == SDLK_AC_BACK) return Way::back;
  if (pressed.sym == SDLK_AC_FORWARD) return Way::forward;
  const bool alone = (pressed.mod & (KMOD_CTRL | KMOD_SHIFT | KMOD_GUI)) == 0;
  if ((pressed.mod & KMOD_ALT) == 0 || !alone) return Way::none;
  if (pressed.sym == SDLK_LEFT) return Way::back;
  return pressed.sym == SDLK_RIGHT ? Way::forward : Way::none;
}

}  // namespace roadbook::platform

// What a window needs from its desktop: its old place, a name, an icon, a word when it cannot open.
#pragma once

#include <string>
#include <string_view>

#include "platform/window.hpp"
#include "platform/window_place_desktop.hpp"

struct SDL_Window;

namespace roadbook::platform {

// Before the window opens: the name by which the desktop finds the program's entry and its icon.
void name_the_program();
// The options with the place where the window stood last, fitted onto the displays of now.
WindowOptions with_last_place(WindowOptions options);
// Notes where the window stands, unless it is maximized or put away; `keep` remembers it.
void note_place(SDL_Window* window, WindowPlace& place);
void keep_place(const WindowPlace& place);
// A picture as a BMP file.
void show_icon(SDL_Window* window, std::string_view bmp);
// Says why there is no window, in a box of its own where that can be shown.
void say_why_not(const std::string& why);

}  // namespace roadbook::platform

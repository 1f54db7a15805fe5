// The window with its OpenGL context, and one frame of Dear ImGui drawn into it.
#pragma once

#include <SDL.h>

#include <string>

#include "platform/platform.hpp"

namespace roadbook::platform {

class Graphics {
 public:
  // Opens the window. False: `error()` says why in a sentence.
  bool open(const WindowOptions& options);
  const std::string& error() const { return error_; }
  void close();

  // A frame: the program records its contents between the two. `show` draws them; a frame that is
  // not shown only moves the interface on.
  void begin();
  void end(bool show);

  // The browser took the graphics away; frames are no longer shown until they are back.
  void lose();
  void restore();

  void set_night(bool night) { night_ = night; }
  SDL_Window* window() const { return window_; }
  // Frames shown since the start.
  unsigned shown() const { return shown_; }

 private:
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  std::string error_;
  bool night_ = false;
  bool lost_ = false;
  unsigned shown_ = 0;
};

// What differs between OpenGL and WebGL (one file for each).
void ask_for_context();
const char* shader_version();
void clear_frame(int width, int height, float red, float green, float blue);

}  // namespace roadbook::platform

// The window with its OpenGL context (or, on a desktop that has none, SDL's own drawing), and one
// frame of Dear ImGui drawn into it.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <string>

#include "platform/window.hpp"

namespace roadbook::platform {

class Graphics {
 public:
  // Opens the window. False: `error()` says why in a sentence.
  bool open(const WindowOptions& options);
  // Why it did not open; empty where it did.
  const std::string& error() const { return error_; }
  // Gives back the drawing and the window, as far as they were opened.
  void close();

  // A frame: the program records its contents between the two. `show` draws them, unless the same
  // picture is shown already; a frame that is not shown only moves the interface on.
  void begin();
  void end(bool show);

  // The next frame is shown even if its picture is the same: the window was uncovered.
  void forget_picture() { picture_ = 0; }

  // The browser took the graphics away; frames are no longer shown until they are back.
  void lose();
  // They are back: everything is brought to the graphics card again.
  void restore();

  // The ground behind what is drawn, before the first frame and around it.
  void set_night(bool night) { night_ = night; }
  // nullptr while it is not open.
  SDL_Window* window() const { return window_; }
  // Frames shown since the start.
  unsigned shown() const { return shown_; }

  // Window units for each logical pixel, where the window system does not scale by itself.
  void set_scale(float scale) { scale_ = scale; }
  float scale() const { return scale_; }
  // Pixels of the picture.
  void drawable_size(int& width, int& height) const;

 private:
  bool fail(const char* what);
  bool open_window(const WindowOptions& options, unsigned flags);
  bool open_with_gl(const WindowOptions& options);
  bool open_without_gl(const WindowOptions& options);
  void apply_scale() const;

  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  SDL_Renderer* software_ = nullptr;  // in place of the context
  float scale_ = 1;
  std::string error_;
  bool night_ = false;
  bool lost_ = false;
  unsigned shown_ = 0;
  std::uint64_t picture_ = 0;  // the sum over the picture that is shown; 0: none
};

// What differs between OpenGL and WebGL (one file for each).
void ask_for_context();
const char* shader_version();
// The whole frame in one color, its parts from 0 to 1; the size in pixels.
void clear_frame(int width, int height, float red, float green, float blue);

// Drawing without OpenGL; the page never does. Nothing: it is not possible either.
bool without_gl_wanted();
SDL_Renderer* start_without_gl(SDL_Window* window);
void begin_without_gl();
void end_without_gl(SDL_Renderer* renderer, float red, float green, float blue);
void size_without_gl(SDL_Renderer* renderer, int& width, int& height);
void stop_without_gl(SDL_Renderer* renderer);

}  // namespace roadbook::platform

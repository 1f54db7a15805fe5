// OpenGL 3.2 on the desktop.
#include <SDL_opengl.h>

#include "platform/graphics.hpp"

namespace roadbook::platform {

void ask_for_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
}

const char* shader_version() {
  return "#version 150";
}

void clear_frame(int width, int height, float red, float green, float blue) {
  using Viewport = void(APIENTRY*)(GLint, GLint, GLsizei, GLsizei);
  using ClearColor = void(APIENTRY*)(GLclampf, GLclampf, GLclampf, GLclampf);
  using Clear = void(APIENTRY*)(GLbitfield);
  static const auto viewport = reinterpret_cast<Viewport>(SDL_GL_GetProcAddress("glViewport"));
  static const auto clear_color =
      reinterpret_cast<ClearColor>(SDL_GL_GetProcAddress("glClearColor"));
  static const auto clear = reinterpret_cast<Clear>(SDL_GL_GetProcAddress("glClear"));
  viewport(0, 0, width, height);
  clear_color(red, green, blue, 1);
  clear(GL_COLOR_BUFFER_BIT);
}

}  // namespace roadbook::platform

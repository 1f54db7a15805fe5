// WebGL 2 on the page.
#include <GLES3/gl3.h>

#include "platform/graphics.hpp"

namespace roadbook::platform {

void ask_for_context() {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

const char* shader_version() {
  return "#version 300 es";
}

void clear_frame(int width, int height, float red, float green, float blue) {
  glViewport(0, 0, width, height);
  glClearColor(red, green, blue, 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

// SDL asks for OpenGL's functions by name only where a program does, which ours does not: without
// this one, every function that there is would be a part of the page.
extern "C" void* eglGetProcAddress(const char*) {
  return nullptr;
}

bool without_gl_wanted() {
  return false;
}
SDL_Renderer* start_without_gl(SDL_Window*) {
  return nullptr;
}
void begin_without_gl() {}
void end_without_gl(SDL_Renderer*, float, float, float) {}
void size_without_gl(SDL_Renderer*, int&, int&) {}
void stop_without_gl(SDL_Renderer*) {}

}  // namespace roadbook::platform

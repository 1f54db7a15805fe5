// OpenGL 3.2 on the desktop; where there is none, SDL draws by itself.
#include <SDL_opengl.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include <cmath>
#include <cstdlib>
#include <string_view>

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

bool without_gl_wanted() {
  const char* wanted = std::getenv("ROADBOOK_RENDERER");
  return wanted != nullptr && std::string_view(wanted) == "software";
}

SDL_Renderer* start_without_gl(SDL_Window* window) {
  SDL_Renderer* renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (renderer == nullptr) return nullptr;
  if (ImGui_ImplSDL2_InitForSDLRenderer(window, renderer) && ImGui_ImplSDLRenderer2_Init(renderer))
    return renderer;
  SDL_DestroyRenderer(renderer);
  return nullptr;
}

void begin_without_gl() {
  ImGui_ImplSDLRenderer2_NewFrame();
}

void end_without_gl(SDL_Renderer* renderer, float red, float green, float blue) {
  const auto byte = [](float part) { return static_cast<Uint8>(std::lround(part * 255.0F)); };
  SDL_SetRenderDrawColor(renderer, byte(red), byte(green), byte(blue), 255);
  SDL_RenderClear(renderer);
  ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData(), renderer);
  SDL_RenderPresent(renderer);
}

void size_without_gl(SDL_Renderer* renderer, int& width, int& height) {
  SDL_GetRendererOutputSize(renderer, &width, &height);
}

void stop_without_gl(SDL_Renderer* renderer) {
  ImGui_ImplSDLRenderer2_Shutdown();
  ImGui_ImplSDL2_Shutdown();
  SDL_DestroyRenderer(renderer);
}

}  // namespace roadbook::platform

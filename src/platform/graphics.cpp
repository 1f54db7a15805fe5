// The window with its OpenGL context, and one frame of Dear ImGui drawn into it.
#include "platform/graphics.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

namespace roadbook::platform {

bool Graphics::open(const WindowOptions& options) {
  const auto fail = [this](const char* what) {
    error_ = std::string(what) + ": " + SDL_GetError() + ".";
    return false;
  };
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail("The display could not be reached");
  ask_for_context();
  window_ = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                             options.width, options.height,
                             SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window_ == nullptr) return fail("No window could be opened");
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr) return fail("The graphics could not be started");
  SDL_GL_MakeCurrent(window_, context_);
  SDL_GL_SetSwapInterval(1);
  ImGuiIO& io = ImGui::GetIO();
  // The program keeps its own settings; no file appears beside it.
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  if (!ImGui_ImplSDL2_InitForOpenGL(window_, context_))
    return fail("The input could not be started");
  if (!ImGui_ImplOpenGL3_Init(shader_version())) return fail("The drawing could not be started");
  return true;
}

void Graphics::close() {
  if (context_ != nullptr) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    SDL_GL_DeleteContext(context_);
    context_ = nullptr;
  }
  if (window_ != nullptr) SDL_DestroyWindow(window_);
  window_ = nullptr;
  SDL_Quit();
}

void Graphics::begin() {
  if (!lost_) ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
}

void Graphics::end(bool show) {
  ImGui::Render();
  if (!show || lost_) return;
  int width = 0;
  int height = 0;
  SDL_GL_GetDrawableSize(window_, &width, &height);
  // The ground of both themes, for what the program leaves open.
  if (night_) {
    clear_frame(width, height, 0.078f, 0.086f, 0.106f);
  } else {
    clear_frame(width, height, 0.957f, 0.933f, 0.886f);
  }
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window_);
  ++shown_;
}

void Graphics::lose() {
  lost_ = true;
}

void Graphics::restore() {
  // Everything on the graphics card is gone; the textures are uploaded again from memory.
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(shader_version());
  lost_ = false;
}

}  // namespace roadbook::platform

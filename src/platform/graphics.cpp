// The window with its OpenGL context, and one frame of Dear ImGui drawn into it.
#include "platform/graphics.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include "platform/picture_sum.hpp"

namespace roadbook::platform {

bool Graphics::fail(const char* what) {
  error_ = std::string(what) + ": " + SDL_GetError() + ".";
  return false;
}

bool Graphics::open_window(const WindowOptions& options, unsigned flags) {
  const int x = options.placed ? options.x : SDL_WINDOWPOS_CENTERED;
  const int y = options.placed ? options.y : SDL_WINDOWPOS_CENTERED;
  if (options.maximized) flags |= SDL_WINDOW_MAXIMIZED;
  window_ = SDL_CreateWindow(options.title.c_str(), x, y, options.width, options.height,
                             flags | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  return window_ != nullptr;
}

bool Graphics::open_with_gl(const WindowOptions& options) {
  ask_for_context();
  if (!open_window(options, SDL_WINDOW_OPENGL)) return fail("No window could be opened");
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr) {
    fail("The graphics could not be started");
    SDL_DestroyWindow(window_);
    window_ = nullptr;
    return false;
  }
  SDL_GL_MakeCurrent(window_, context_);
  SDL_GL_SetSwapInterval(1);
  if (!ImGui_ImplSDL2_InitForOpenGL(window_, context_))
    return fail("The input could not be started");
  if (!ImGui_ImplOpenGL3_Init(shader_version())) return fail("The drawing could not be started");
  return true;
}

bool Graphics::open_without_gl(const WindowOptions& options) {
  const std::string before = error_;
  if (!open_window(options, 0)) return fail("No window could be opened");
  software_ = start_without_gl(window_);
  if (software_ == nullptr) {
    fail("Nor without OpenGL");
    error_ = before.empty() ? error_ : before + " " + error_;
    return false;
  }
  error_.clear();
  return true;
}

bool Graphics::open(const WindowOptions& options) {
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail("The display could not be reached");
  ImGuiIO& io = ImGui::GetIO();
  // The program keeps its own settings; no file appears beside it.
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  if (!without_gl_wanted()) {
    if (open_with_gl(options)) return true;
    // The window stands, and the backends do not: that is no lack of OpenGL.
    if (window_ != nullptr) return false;
  }
  return open_without_gl(options);
}

void Graphics::close() {
  if (software_ != nullptr) {
    stop_without_gl(software_);
    software_ = nullptr;
  }
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

void Graphics::drawable_size(int& width, int& height) const {
  if (software_ != nullptr) {
    size_without_gl(software_, width, height);
  } else {
    SDL_GL_GetDrawableSize(window_, &width, &height);
  }
}

// The backend counts in the window's units; the interface in logical pixels.
void Graphics::apply_scale() const {
  if (scale_ == 1) return;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {io.DisplaySize.x / scale_, io.DisplaySize.y / scale_};
  io.DisplayFramebufferScale = {io.DisplayFramebufferScale.x * scale_,
                                io.DisplayFramebufferScale.y * scale_};
  // The backend may have told the pointer's place in its own way.
  if (SDL_GetMouseFocus() != window_) return;
  int x = 0;
  int y = 0;
  SDL_GetMouseState(&x, &y);
  io.AddMousePosEvent(static_cast<float>(x) / scale_, static_cast<float>(y) / scale_);
}

void Graphics::begin() {
  if (software_ != nullptr) {
    begin_without_gl();
  } else if (!lost_) {
    ImGui_ImplOpenGL3_NewFrame();
  }
  ImGui_ImplSDL2_NewFrame();
  apply_scale();
  ImGui::NewFrame();
}

void Graphics::end(bool show) {
  ImGui::Render();
  if (!show || lost_) return;
  const ImDrawData& data = *ImGui::GetDrawData();
  const std::uint64_t picture = sum_of_picture(data, night_);
  if (picture == picture_ && !textures_wait(data)) return;
  picture_ = picture;
  // The ground of both themes, for what the program leaves open.
  const ImVec4 ground =
      night_ ? ImVec4(0.078f, 0.086f, 0.106f, 1) : ImVec4(0.957f, 0.933f, 0.886f, 1);
  if (software_ != nullptr) {
    end_without_gl(software_, ground.x, ground.y, ground.z);
  } else {
    int width = 0;
    int height = 0;
    drawable_size(width, height);
    clear_frame(width, height, ground.x, ground.y, ground.z);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window_);
  }
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
  forget_picture();
}

}  // namespace roadbook::platform

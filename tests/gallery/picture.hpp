// Draws a screen for some frames in a window of its own and writes what stands there to a file.
#pragma once

#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "headless/harness.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "ui/kit/ui.hpp"

namespace roadbook::gallery {

struct Picture {
  ui::Theme theme = ui::Theme::paper;
  int width = 1280;
  int height = 800;
  int ratio = 1;
  int tabs = 0;  // how often the Tab key is pressed
  bool touch = false;
  float text_scale = 1;
};

// The pixels of the window as a PPM file.
inline void save_pixels(const std::string& path, int width, int height) {
  std::vector<unsigned char> pixels(static_cast<std::size_t>(width * height * 3));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return;
  std::fprintf(file, "P6\n%d %d\n255\n", width, height);
  for (int y = height - 1; y >= 0; --y) {
    std::fwrite(pixels.data() + static_cast<std::size_t>(y * width * 3), 1,
                static_cast<std::size_t>(width) * 3, file);
  }
  std::fclose(file);
}

inline void take_picture(const Picture& picture, const std::string& path,
                         const std::function<void(ui::Ui&)>& screen) {
  SDL_Window* window =
      SDL_CreateWindow("gallery", 0, 0, picture.width * picture.ratio,
                       picture.height * picture.ratio, SDL_WINDOW_OPENGL | SDL_WINDOW_BORDERLESS);
  SDL_GLContext gl = SDL_GL_CreateContext(window);
  ImGuiContext* context = ImGui::CreateContext();
  ImGui::SetCurrentContext(context);
  ImGui_ImplSDL2_InitForOpenGL(window, gl);
  ImGui_ImplOpenGL3_Init("#version 150");
  ImGuiIO& io = ImGui::GetIO();
  ui::Fonts fonts;
  fonts.build(*io.Fonts, headless::font_files());
  {
    ui::Ui ui(fonts);
    ui.set_theme(picture.theme);
    ui.set_text_scale(picture.text_scale);
    double time = 0;
    for (int frame = 0; frame < 16 + 2 * picture.tabs; ++frame) {
      if (frame > 6 && frame <= 6 + 2 * picture.tabs) io.AddKeyEvent(ImGuiKey_Tab, frame % 2 != 0);
      SDL_Event event;
      while (SDL_PollEvent(&event) != 0) {
      }
      ImGui_ImplOpenGL3_NewFrame();
      io.DisplaySize = {static_cast<float>(picture.width), static_cast<float>(picture.height)};
      const auto ratio = static_cast<float>(picture.ratio);
      io.DisplayFramebufferScale = {ratio, ratio};
      io.DeltaTime = 1.0F / 60;
      time += 1.0 / 60;
      ImGui::NewFrame();
      ui.begin_frame({.size = {io.DisplaySize.x, io.DisplaySize.y},
                      .pixel_ratio = ratio,
                      .touch = picture.touch,
                      .time = time});
      screen(ui);
      ui.end_frame();
      ImGui::Render();
      glViewport(0, 0, picture.width * picture.ratio, picture.height * picture.ratio);
      glClear(GL_COLOR_BUFFER_BIT);
      ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    }
    save_pixels(path, picture.width * picture.ratio, picture.height * picture.ratio);
    std::puts(path.c_str());
  }
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplSDL2_Shutdown();
  ImGui::DestroyContext(context);
  SDL_GL_DeleteContext(gl);
  SDL_DestroyWindow(window);
}

}  // namespace roadbook::gallery

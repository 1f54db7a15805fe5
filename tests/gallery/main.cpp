// Draws the gallery's pages into pictures, to look at them:
//   roadbook_gallery FOLDER [--page NAME] [--theme paper|night] [--size WIDTHxHEIGHT] [--ratio N]
//     [--tabs COUNT] [--text SCALE]
// Needs a display (xvfb-run gives one). Pictures are PPM files.
#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "app/embedded.hpp"
#include "app/faces.hpp"
#include "headless/gallery.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "screens.hpp"
#include "ui/kit/ui.hpp"

namespace {

using roadbook::ui::Theme;

struct Shot {
  std::string page;
  Theme theme = Theme::paper;
  int width = 1280;
  int height = 800;
  int ratio = 1;
  int tabs = 0;  // how often the Tab key is pressed
  float text_scale = 1;
};

void save(const std::string& path, int width, int height) {
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

void draw(const Shot& shot, const std::string& folder) {
  SDL_Window* window =
      SDL_CreateWindow("gallery", 0, 0, shot.width * shot.ratio, shot.height * shot.ratio,
                       SDL_WINDOW_OPENGL | SDL_WINDOW_BORDERLESS);
  SDL_GLContext gl = SDL_GL_CreateContext(window);
  ImGuiContext* context = ImGui::CreateContext();
  ImGui::SetCurrentContext(context);
  ImGui_ImplSDL2_InitForOpenGL(window, gl);
  ImGui_ImplOpenGL3_Init("#version 150");
  ImGuiIO& io = ImGui::GetIO();
  roadbook::ui::Fonts fonts;
  using roadbook::embedded::find;
  const auto [display, regular, semibold] = roadbook::embedded::faces();
  fonts.build(*io.Fonts,
              {display.letters, regular.letters, semibold.letters, find("emblems/emblems.otf"),
               find("emblems/ids.txt"), display.more, regular.more, semibold.more});
  {
    roadbook::ui::Ui ui(fonts);
    ui.set_theme(shot.theme);
    roadbook::headless::GalleryState state;
    double time = 0;
    ui.set_text_scale(shot.text_scale);
    for (int frame = 0; frame < 12 + 2 * shot.tabs; ++frame) {
      if (frame > 6 && frame <= 6 + 2 * shot.tabs) io.AddKeyEvent(ImGuiKey_Tab, frame % 2 != 0);
      SDL_Event event;
      while (SDL_PollEvent(&event) != 0) {
      }
      ImGui_ImplOpenGL3_NewFrame();
      io.DisplaySize = {static_cast<float>(shot.width), static_cast<float>(shot.height)};
      const auto ratio = static_cast<float>(shot.ratio);
      io.DisplayFramebufferScale = {ratio, ratio};
      io.DeltaTime = 1.0F / 60;
      time += 1.0 / 60;
      ImGui::NewFrame();
      ui.begin_frame(
          {.size = {io.DisplaySize.x, io.DisplaySize.y}, .pixel_ratio = ratio, .time = time});
      if (!roadbook::gallery::draw_crew_screen(ui, shot.page)) {
        roadbook::headless::draw_gallery(ui, shot.page, state);
      }
      ui.end_frame();
      ImGui::Render();
      glViewport(0, 0, shot.width * shot.ratio, shot.height * shot.ratio);
      glClear(GL_COLOR_BUFFER_BIT);
      ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    }
    const std::string name = folder + "/" + shot.page + "-" +
                             (shot.theme == Theme::paper ? "paper" : "night") + "-" +
                             std::to_string(shot.width) + (shot.ratio > 1 ? "@2" : "") + ".ppm";
    save(name, shot.width * shot.ratio, shot.height * shot.ratio);
    std::puts(name.c_str());
  }
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplSDL2_Shutdown();
  ImGui::DestroyContext(context);
  SDL_GL_DeleteContext(gl);
  SDL_DestroyWindow(window);
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs(
        "roadbook_gallery FOLDER [--page NAME] [--theme paper|night] [--size WxH] [--ratio N]\n",
        stderr);
    return 2;
  }
  Shot shot;
  bool theme_given = false;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string option = words[i];
    if (option == "--page") shot.page = words[i + 1];
    if (option == "--theme") {
      shot.theme = std::strcmp(words[i + 1], "night") == 0 ? Theme::night : Theme::paper;
      theme_given = true;
    }
    if (option == "--size") std::sscanf(words[i + 1], "%dx%d", &shot.width, &shot.height);
    if (option == "--tabs") shot.tabs = std::atoi(words[i + 1]);
    if (option == "--text") shot.text_scale = static_cast<float>(std::atof(words[i + 1]));
    if (option == "--ratio") shot.ratio = std::atoi(words[i + 1]);
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fputs(SDL_GetError(), stderr);
    return 1;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  std::vector<std::string> pages = roadbook::headless::gallery_pages();
  for (const std::string& each : roadbook::gallery::crew_screens()) pages.push_back(each);
  for (const std::string& page : pages) {
    if (!shot.page.empty() && shot.page != page) continue;
    for (const Theme theme : {Theme::paper, Theme::night}) {
      if (theme_given && theme != shot.theme) continue;
      Shot one = shot;
      one.page = page;
      one.theme = theme;
      draw(one, words[1]);
    }
  }
  SDL_Quit();
  return 0;
}

// Draws the gallery's pages into pictures, to look at them:
//   roadbook_gallery FOLDER [--page NAME] [--theme paper|night] [--size WIDTHxHEIGHT] [--ratio N]
//     [--tabs COUNT] [--text SCALE] [--touch 1]
// Needs a display (xvfb-run gives one). Pictures are PPM files.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "gallery/picture.hpp"
#include "headless/gallery.hpp"
#include "screens.hpp"
#include "ui/kit/ui.hpp"

namespace {

using roadbook::ui::Theme;

struct Shot : roadbook::gallery::Picture {
  std::string page;
};

void draw(const Shot& shot, const std::string& folder) {
  roadbook::headless::GalleryState state;
  const std::string path = folder + "/" + shot.page + "-" +
                           (shot.theme == Theme::paper ? "paper" : "night") + "-" +
                           std::to_string(shot.width) + (shot.ratio > 1 ? "@2" : "") + ".ppm";
  roadbook::gallery::take_picture(shot, path, [&](roadbook::ui::Ui& ui) {
    if (!roadbook::gallery::draw_crew_screen(ui, shot.page)) {
      roadbook::headless::draw_gallery(ui, shot.page, state);
    }
  });
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
    if (option == "--touch") shot.touch = true;
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

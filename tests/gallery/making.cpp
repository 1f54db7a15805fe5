// Draws the creation of a character into pictures, to look at them:
//   roadbook_making_gallery FOLDER [--step N] [--theme paper|night] [--size WIDTHxHEIGHT]
//     [--touch 1] [--text SCALE] [--blank 1]
// Needs a display (xvfb-run gives one). Pictures are PPM files.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "gallery/picture.hpp"
#include "model/edit.hpp"
#include "model/library.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"
#include "ui/screens/character_creation.hpp"

namespace {

using namespace roadbook;

struct Making {
  model::Library library;
  ui::CharacterView view;
  ui::CharacterCreationState state;

  explicit Making(bool blank) {
    const rules::Ruleset& game = support::beacon_road();
    rules::Character hero = blank ? rules::new_character(game, "hero")
                                  : rules::random_character(game, "hero", 9, {"rogue", "elf", ""});
    if (!blank) hero.name = "Seren";
    library.documents["hero"] = hero;
    state.seed = 7;
    state.document = "hero";
    derive();
  }

  void derive() {
    const rules::Ruleset& game = support::beacon_road();
    view.ruleset = &game;
    view.library = &library;
    view.character = model::find_character(library, "hero");
    view.standing = rules::derive(game, *view.character, rules::gifts_of(game, nullptr));
    view.findings = rules::check(view.standing);
    ++view.generation;
  }

  void draw(ui::Ui& ui) {
    ui::Requests requests;
    ui.set_accent(ui::accent_of(*view.ruleset, *view.character));
    ui::draw_character_creation(ui, view, state, requests);
  }
};

}  // namespace

int main(int count, char** words) {
  if (count < 2) return 2;
  gallery::Picture shot;
  bool theme_given = false;
  bool blank = false;
  std::size_t step = 0;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string option = words[i];
    if (option == "--step") step = static_cast<std::size_t>(std::atoi(words[i + 1]));
    if (option == "--theme") {
      shot.theme = std::strcmp(words[i + 1], "night") == 0 ? ui::Theme::night : ui::Theme::paper;
      theme_given = true;
    }
    if (option == "--size") std::sscanf(words[i + 1], "%dx%d", &shot.width, &shot.height);
    if (option == "--text") shot.text_scale = static_cast<float>(std::atof(words[i + 1]));
    if (option == "--touch") shot.touch = true;
    if (option == "--blank") blank = true;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  Making making(blank);
  making.state.frame.step = step;
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::night}) {
    if (theme_given && theme != shot.theme) continue;
    shot.theme = theme;
    gallery::take_picture(shot,
                          std::string(words[1]) + "/making" + std::to_string(step) + "-" +
                              (theme == ui::Theme::paper ? "paper" : "night") + "-" +
                              std::to_string(shot.width) + ".ppm",
                          [&](ui::Ui& ui) { making.draw(ui); });
  }
  SDL_Quit();
  return 0;
}

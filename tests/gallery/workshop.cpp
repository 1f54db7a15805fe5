// Draws the workshop into pictures, to look at it:
//   roadbook_workshop_gallery FOLDER [--size WIDTHxHEIGHT] [--theme paper|night] [--touch yes]
// Needs a display (xvfb-run gives one). Pictures are PPM files.
#include "app/workshop.hpp"

#include <SDL.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "gallery/picture.hpp"

namespace {

using namespace roadbook;
using Act = ui::WorkshopAction::Kind;

struct Shown {
  app::Games games;
  model::Library library;
  app::WorkshopPlace place;
  ui::WorkshopState state;
  ui::WorkshopView view;
  std::optional<rules::Map> map{};

  Shown() { games.load(); }

  void act(Act kind, const std::string& what = {}, const std::string& field = {}) {
    const auto result =
        app::workshop_result(games, library, place, {kind, what, field, map},
                             [this] { return "3f2a9c" + std::to_string(library.packages.size()); });
    if (result.edit) library = model::apply(std::move(library), *result.edit);
    place = result.place;
    games.follow(library);
  }

  void make() {
    act(Act::new_package, "blades-srd");
    act(Act::set_field, "Salt and smoke", "/name");
    act(Act::set_field, "Ada", "/author");
    act(Act::change_entry, "playbooks." + games.find("blades-srd")->playbooks.front().id);
    act(Act::set_field, "The Blade", "/name");
    act(Act::add_entry, "abilities");
    act(Act::set_field, "Steady Hands", "/name");
    act(Act::set_field, "Your hands do not shake, whatever you see.", "/description");
    act(Act::add_element, {}, "/modifiers");
    act(Act::set_field, "stress", "/modifiers/0/target");
    act(Act::set_field, "2", "/modifiers/0/value");
    act(Act::add_element, {}, "/modifiers");
  }

  // A type of crew whose map is drawn.
  void draw_map() {
    place.entry.clear();
    act(Act::change_entry, "crew.crew_types." + games.find("blades-srd")->crew_types.front().id);
    state.map_of = place.entry;
    state.column = 1;
    state.row = 1;
  }

  // A prison of a game's own, with its map.
  void draw_prison() {
    place.entry.clear();
    act(Act::change_entry, "crew.prison_maps." + games.find("blades-srd")->prison_maps.front().id);
    state.map_of = place.entry;
    state.column = 2;
    state.row = 0;
  }

  void make_harm() {
    for (int i = 0; i < 2; ++i) act(Act::add_element, {}, "/game/harm_rows");
    act(Act::set_field, "Singed", "/game/harm_rows/0/name");
    act(Act::set_field, "2", "/game/harm_rows/0/count");
    act(Act::add_element, {}, "/game/harm_rows/0/effects");
    act(Act::set_field, "Burned", "/game/harm_rows/1/name");
    act(Act::set_field, "Lost in the dark", "/game/harm/beyond");
  }

  void make_position() {
    act(Act::add_entry, "positions");
    act(Act::set_field, "In the dark", "/name");
    act(Act::set_field, "Nobody sees what you do, you least of all.", "/description");
    act(Act::set_field, "The lamp goes out.", "/failure");
  }

  void begin_game() {
    place = {};
    act(Act::new_game);
    act(Act::set_field, "Lamps", "/name");
    act(Act::add_entry, "playbooks");
    act(Act::set_field, "Keeper", "/name");
    act(Act::add_entry, "statistics");
    act(Act::set_field, "Nerve", "/name");
    act(Act::add_element, {}, "/terms");
    act(Act::set_field, "3", "/terms/0/value");
  }
};

}  // namespace

int main(int count, char** words) {
  if (count < 2) return 2;
  gallery::Picture shot;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string option = words[i];
    if (option == "--size") std::sscanf(words[i + 1], "%dx%d", &shot.width, &shot.height);
    if (option == "--theme" && std::strcmp(words[i + 1], "night") == 0) {
      shot.theme = ui::Theme::night;
    }
    if (option == "--touch") shot.touch = true;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  Shown shown;
  const auto take = [&](const char* name) {
    shown.view = app::workshop_view(shown.games, shown.library, shown.place);
    shown.view.pages_here = shown.state.paper;
    gallery::take_picture(
        shot,
        std::string(words[1]) + "/workshop-" + name + "-" + std::to_string(shot.width) + ".ppm",
        [&](ui::Ui& ui) { ui::draw_workshop(ui, shown.view, shown.state); });
  };
  take("empty");
  shown.make();
  take("ability");
  shown.place.entry = "playbooks." + shown.games.find("blades-srd")->playbooks.front().id;
  take("playbook");
  shown.place.entry.clear();
  shown.state.faults_open = true;
  take("package");
  shown.state.adding = true;
  take("adding");
  shown.state.adding = false;
  shown.place = {};
  take("packages");
  shown.place.package = "3f2a9c0";
  shown.draw_map();
  take("map");
  shown.draw_prison();
  take("prison");
  shown.begin_game();
  take("number");
  shown.place.entry.clear();
  take("game");
  shown.place.entry = "game.harm";
  shown.make_harm();
  take("harm");
  shown.place.entry = "game.factions";
  take("factions");
  shown.make_position();
  take("position");
  shown.state.paper = true;
  take("paper");
  SDL_Quit();
  return 0;
}

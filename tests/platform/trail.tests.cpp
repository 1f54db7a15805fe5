// The way back and forward on the desktop.
#include "platform/trail_desktop.hpp"

#include <catch2/catch_test_macros.hpp>

#include "platform/trail_events_desktop.hpp"

using roadbook::platform::AddressStep;
using roadbook::platform::Trail;
using roadbook::platform::Way;
using roadbook::platform::way_of;

namespace {

SDL_Event key(SDL_Keycode code, int modifiers, Uint32 type = SDL_KEYDOWN) {
  SDL_Event event{};
  event.type = type;
  event.key.keysym.sym = code;
  event.key.keysym.mod = static_cast<Uint16>(modifiers);
  return event;
}

SDL_Event mouse(Uint8 button, Uint32 type = SDL_MOUSEBUTTONDOWN) {
  SDL_Event event{};
  event.type = type;
  event.button.button = button;
  return event;
}

}  // namespace

TEST_CASE("Back leads through the screens that were shown, and forward again") {
  Trail trail;
  CHECK(!trail.back());
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  trail.show("#/sheet/a/story", AddressStep::on);
  CHECK(trail.back()->address == "#/sheet/a");
  CHECK(trail.back()->address == "#/");
  CHECK(!trail.back());
  CHECK(trail.forward()->address == "#/sheet/a");
  CHECK(trail.forward()->address == "#/sheet/a/story");
  CHECK(!trail.forward());
}

TEST_CASE("A step back says that it is one, and a step forward takes it back") {
  Trail trail;
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  CHECK(trail.back()->steps == -1);
  CHECK(trail.forward()->steps == 1);
  CHECK(trail.back()->address == "#/");
}

TEST_CASE("A new screen forgets what lay before it, and one in place of another leaves no trace") {
  Trail trail;
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  trail.back();
  trail.show("#/sheet/b", AddressStep::on);
  CHECK(!trail.forward());
  trail.show("#/sheet/c", AddressStep::instead);
  trail.show("#/sheet/c", AddressStep::on);
  CHECK(trail.back()->address == "#/");
  CHECK(trail.forward()->address == "#/sheet/c");
}

TEST_CASE(
    "While Back is kept it leads to what is shown, on the first screen, too, and then back again") {
  Trail trail;
  trail.keep_back(true);
  CHECK(!trail.back());
  trail.show("#/", AddressStep::on);
  const auto kept = trail.back();
  REQUIRE(kept);
  CHECK(kept->address == "#/");
  CHECK(kept->steps == -1);
  trail.show("#/sheet/a", AddressStep::on);
  CHECK(trail.back()->address == "#/sheet/a");
  CHECK(!trail.forward());
  trail.keep_back(false);
  CHECK(trail.back()->address == "#/");
}

TEST_CASE("What was put away is a step back to the screen under it") {
  Trail trail;
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  trail.show("#/rules/b", AddressStep::over);
  trail.show("#/sheet/a", AddressStep::instead);
  CHECK(trail.back()->address == "#/");
  CHECK(trail.forward()->address == "#/sheet/a");
  CHECK(trail.forward()->address == "#/rules/b");
}

TEST_CASE("What lay over a screen in several steps is put away in one") {
  Trail trail;
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  trail.show("#/versions/a", AddressStep::over);
  trail.show("#/versions/a/7", AddressStep::over);
  trail.show("#/sheet/a", AddressStep::instead);
  CHECK(trail.back()->address == "#/");
  CHECK(trail.forward()->address == "#/sheet/a");
  CHECK(trail.forward()->address == "#/versions/a");
}

TEST_CASE("Of what lay over a screen, Back and Forward say over which") {
  Trail trail;
  trail.show("#/", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::on);
  trail.show("#/versions/a", AddressStep::over);
  trail.show("#/versions/a/7", AddressStep::over);
  trail.show("#/settings", AddressStep::on);
  CHECK(trail.back()->behind == "#/sheet/a");
  CHECK(trail.back()->behind == "#/sheet/a");
  CHECK(trail.back()->behind.empty());
  CHECK(trail.forward()->behind == "#/sheet/a");
}

TEST_CASE("What is shown instead of a screen leads back over no other screen") {
  Trail trail;
  trail.show("#/sheet/a", AddressStep::on);
  trail.show("#/print/a", AddressStep::on);
  trail.show("#/make/a", AddressStep::on);
  trail.show("#/sheet/a", AddressStep::instead);
  CHECK(trail.back()->address == "#/print/a");
  trail.show("#/rules/b", AddressStep::over);
  trail.show("#/sheet/a", AddressStep::instead);
  CHECK(trail.back()->address == "#/print/a");
}

TEST_CASE(
    "Alt with an arrow and a mouse's side buttons lead back and forward, once for each press") {
  CHECK(way_of(key(SDLK_LEFT, KMOD_LALT)) == Way::back);
  CHECK(way_of(key(SDLK_RIGHT, KMOD_LALT)) == Way::forward);
  CHECK(way_of(key(SDLK_LEFT, KMOD_RALT | KMOD_NUM)) == Way::back);
  CHECK(way_of(key(SDLK_AC_BACK, 0)) == Way::back);
  CHECK(way_of(key(SDLK_AC_FORWARD, 0)) == Way::forward);
  CHECK(way_of(mouse(SDL_BUTTON_X1)) == Way::back);
  CHECK(way_of(mouse(SDL_BUTTON_X2)) == Way::forward);
  CHECK(way_of(mouse(SDL_BUTTON_X1, SDL_MOUSEBUTTONUP)) == Way::none);
  CHECK(way_of(key(SDLK_LEFT, KMOD_LALT, SDL_KEYUP)) == Way::none);
}

TEST_CASE("An arrow alone, and one with other keys, leads nowhere") {
  CHECK(way_of(key(SDLK_LEFT, 0)) == Way::none);
  CHECK(way_of(key(SDLK_LEFT, KMOD_LSHIFT)) == Way::none);
  CHECK(way_of(key(SDLK_RIGHT, KMOD_LALT | KMOD_LCTRL)) == Way::none);
  CHECK(way_of(key(SDLK_UP, KMOD_LALT)) == Way::none);
  CHECK(way_of(mouse(SDL_BUTTON_LEFT)) == Way::none);
}

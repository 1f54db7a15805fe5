// The way back and forward on the desktop.
#include "platform/trail_desktop.hpp"

#include <catch2/catch_test_macros.hpp>

using roadbook::platform::Trail;

TEST_CASE("Back leads through the screens that were shown, and forward again") {
  Trail trail;
  CHECK(!trail.back());
  trail.show("#/", false);
  trail.show("#/sheet/a", false);
  trail.show("#/sheet/a/story", false);
  CHECK(trail.back() == "#/sheet/a");
  CHECK(trail.back() == "#/");
  CHECK(!trail.back());
  CHECK(trail.forward() == "#/sheet/a");
  CHECK(trail.forward() == "#/sheet/a/story");
  CHECK(!trail.forward());
}

TEST_CASE("A new screen forgets what lay before it, and one in place of another leaves no trace") {
  Trail trail;
  trail.show("#/", false);
  trail.show("#/sheet/a", false);
  trail.back();
  trail.show("#/sheet/b", false);
  CHECK(!trail.forward());
  trail.show("#/sheet/c", true);
  trail.show("#/sheet/c", false);
  CHECK(trail.back() == "#/");
  CHECK(trail.forward() == "#/sheet/c");
}

TEST_CASE("What was put away is a step back to the screen under it") {
  Trail trail;
  trail.show("#/", false);
  trail.show("#/sheet/a", false);
  trail.show("#/rules/b", false);
  trail.show("#/sheet/a", true);
  CHECK(trail.back() == "#/");
  CHECK(trail.forward() == "#/sheet/a");
  CHECK(trail.forward() == "#/rules/b");
}

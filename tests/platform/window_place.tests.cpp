// Where the window stands: it comes back where it was, and never where nobody can reach it.
#include "platform/window_place_desktop.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook::platform;

namespace {

const std::vector<Area> one_display{{0, 30, 1920, 1050}};

}  // namespace

TEST_CASE("a place is written and read back as it was") {
  for (const WindowPlace& place :
       {WindowPlace{{120, 80, 1280, 800}, false}, WindowPlace{{-1900, 0, 900, 700}, true}}) {
    CHECK(read_place(written(place)) == place);
  }
}

TEST_CASE("what is no place is none") {
  for (const char* text :
       {"", "1280 800", "here", "0 0 10 10", "0 0 99999 800", "9999999 0 800 600"}) {
    CHECK_FALSE(read_place(text));
  }
}

TEST_CASE("a window that can be reached stays where it was, also half outside") {
  const WindowPlace inside{{100, 100, 1280, 800}, false};
  const WindowPlace half{{1500, 600, 1280, 800}, false};
  CHECK(on_screen(inside, one_display) == inside);
  CHECK(on_screen(half, one_display) == half);
}

TEST_CASE("a window of a display that is gone comes to the one that is left") {
  const WindowPlace gone{{2500, 200, 1280, 800}, false};
  CHECK(on_screen(gone, one_display).area == Area{640, 200, 1280, 800});
  const WindowPlace above{{100, -900, 1280, 800}, true};
  CHECK(on_screen(above, one_display) == WindowPlace{{100, 30, 1280, 800}, true});
}

TEST_CASE("a window larger than the display that is left is cut to it") {
  const WindowPlace large{{4000, 100, 3000, 2000}, false};
  CHECK(on_screen(large, one_display).area == Area{0, 30, 1920, 1050});
}

TEST_CASE("of two displays the nearer one takes the window") {
  const std::vector<Area> two{{0, 0, 1920, 1080}, {1920, 0, 2560, 1440}};
  CHECK(on_screen({{5000, 100, 800, 600}, false}, two).area == Area{3680, 100, 800, 600});
}

TEST_CASE("without any display known the place is left alone") {
  const WindowPlace place{{5000, 100, 800, 600}, false};
  CHECK(on_screen(place, {}) == place);
}

// Every widget in every state: no faults, and no frame without a cause.
#include "headless/gallery.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct Screen {
  float width;
  float height;
  bool touch;
};

}  // namespace

TEST_CASE("every widget of the gallery has its meaning on every screen") {
  for (const Screen screen : {Screen{1280, 800, false}, Screen{390, 844, true},
                              Screen{360, 640, true}, Screen{2560, 1440, false}}) {
    for (const std::string& page : gallery_pages()) {
      CAPTURE(page, screen.width);
      Harness harness(screen.width, screen.height, {.touch = screen.touch});
      GalleryState state;
      harness.show([&](Ui& ui) { draw_gallery(ui, page, state); });
      CHECK(harness.faults() == std::vector<std::string>());
    }
  }
}

TEST_CASE("the gallery comes to rest, so that nothing runs when nothing happens") {
  for (const std::string& page : gallery_pages()) {
    CAPTURE(page);
    Harness harness(1280, 800);
    GalleryState state;
    harness.show([&](Ui& ui) { draw_gallery(ui, page, state); });
    const Nodes before = harness.ui().nodes();
    harness.frame();
    CHECK(harness.ui().wants_frames() == 0);
    CHECK(harness.ui().nodes() == before);
  }
}

TEST_CASE("nothing of a page stands outside a narrow window") {
  for (const std::string& page : gallery_pages()) {
    Harness harness(360, 640, {.touch = true});
    GalleryState state;
    harness.show([&](Ui& ui) { draw_gallery(ui, page, state); });
    for (const Node& node : harness.ui().nodes()) {
      if (page == "map" && node.role != Role::heading) continue;  // it scrolls sideways
      CAPTURE(page, node.name, node.rect.x, node.rect.width);
      CHECK(node.rect.x >= -3);
      CHECK(node.rect.x + node.rect.width <= 363);
    }
  }
}

TEST_CASE("what a finger presses is 44 pixels high") {
  for (const std::string& page : gallery_pages()) {
    Harness harness(390, 844, {.touch = true});
    GalleryState state;
    harness.show([&](Ui& ui) { draw_gallery(ui, page, state); });
    for (const std::string& small : harness.small_targets()) {
      // The strokes of the steps are thin; the line under them opens the same steps as a list.
      const Node* list = harness.find(Role::list, "Steps of the creation");
      const bool stroke =
          list != nullptr && std::any_of(harness.ui().nodes().begin(), harness.ui().nodes().end(),
                                         [&](const Node& node) {
                                           return node.parent == list->id &&
                                                  small == "button \"" + node.name + "\"";
                                         });
      CAPTURE(page, small);
      CHECK(stroke);
    }
  }
}

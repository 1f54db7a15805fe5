// What moves by itself: a mark that was just made darkens for a moment, and then nothing is drawn.
#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::ui;
using headless::Harness;

namespace {

// How many frames are wanted after a press on an empty box.
int frames_after_a_mark(bool reduced_motion) {
  Harness harness(400, 300, {.reduced_motion = reduced_motion});
  int stress = 1;
  harness.show([&](Ui& ui) {
    if (const auto asked = track(ui, {.name = "Stress", .filled = stress, .size = 8})) {
      stress = *asked;
    }
  });
  harness.settle();
  const std::uint32_t boxes = harness.get(Role::spin_button, "Stress").id;
  harness.ui().act({boxes, NodeAction::Kind::increment, {}, 0});
  int frames = 0;
  while (harness.ui().wants_frames() > 0 && frames < 200) {
    harness.frame();
    ++frames;
  }
  CHECK(stress == 2);
  return frames;
}

}  // namespace

TEST_CASE("a box that is filled darkens for a moment, and then no frame is wanted") {
  const int frames = frames_after_a_mark(false);
  CHECK(frames >= 3);
  CHECK(frames <= 14);
}

TEST_CASE("where motion is unwanted a box is dark at once") {
  CHECK(frames_after_a_mark(true) < frames_after_a_mark(false));
}

// The words beside a control that a finger asked about: when they stand there, and how they go.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "headless/harness.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

const std::string& shown(Harness& harness) {
  return harness.ui().context().hint.text;
}

}  // namespace

TEST_CASE(
    "a button that its own press disables says why to no finger but one that presses it then") {
  Harness harness(390, 600, {.touch = true});
  bool done = false;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    if (button(ui, "Fill in", {.disabled_reason = done ? "All is filled in." : ""})) done = true;
    button(ui, "Next");
  });
  harness.press(Role::button, "Fill in");
  REQUIRE(done);
  CHECK(shown(harness).empty());
  harness.frame(1);
  harness.press(Role::button, "Next");
  harness.press(Role::button, "Fill in");
  CHECK(shown(harness) == "All is filled in.");
  harness.press(Role::button, "Next");
  CHECK(shown(harness).empty());
}

TEST_CASE("a finger on the reason that is shown puts it away, and presses nothing below it") {
  Harness harness(390, 600, {.touch = true});
  int pressed = 0;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    button(ui, "Fill in", {.disabled_reason = "All is filled in."});
    if (button(ui, "Undo", {.wide = true})) ++pressed;
  });
  harness.press(Role::button, "Fill in");
  REQUIRE_FALSE(shown(harness).empty());
  const Rect box = harness.ui().context().hint.box;
  const NodeRect below = harness.get(Role::button, "Undo").rect;
  const float x = box.x + box.width / 2;
  const float y = box.y + box.height - 2;
  REQUIRE(y > below.y);
  harness.frame(1);
  harness.click(x, y);
  CHECK(shown(harness).empty());
  CHECK(pressed == 0);
  harness.frame(1);
  harness.click(x, y);
  CHECK(pressed == 1);
}

TEST_CASE("the reason of a button goes out of sight with it") {
  Harness harness(390, 300, {.touch = true});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main", {.scroll = true});
    button(ui, "Fill in", {.disabled_reason = "All is filled in."});
    space(ui, 900);
    button(ui, "Last");
  });
  harness.press(Role::button, "Fill in");
  REQUIRE_FALSE(shown(harness).empty());
  harness.ui().scroll_to(harness.get(Role::button, "Last").id);
  harness.settle();
  CHECK(shown(harness).empty());
}

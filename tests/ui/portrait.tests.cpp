// The square of a portrait: moved by pointer, keys and numbers, and named for those who do not see
// it.
#include "ui/screens/portrait.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <memory>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using headless::Harness;
using ui::Role;

namespace {

image::Pixels plain(int width, int height) {
  return {
      width, height,
      std::string(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4, '\x60')};
}

struct PortraitScreen {
  explicit PortraitScreen(float width = 900, const headless::HarnessOptions& options = {})
      : harness(width, 800, options) {
    picture = std::make_unique<ui::Picture>(plain(400, 300));
    view.sheet = "ada";
    view.name = "Ada";
    view.picture = picture.get();
    state.open = true;
    state.square = image::first_square(400, 300);
    harness.show([this](ui::Ui& ui) {
      const ui::PortraitAsk now = ui::draw_portrait(ui, view, state).ask;
      if (now != ui::PortraitAsk::nothing) asked = now;
    });
  }

  Harness harness;
  std::unique_ptr<ui::Picture> picture;
  ui::PortraitView view;
  ui::PortraitState state;
  ui::PortraitAsk asked = ui::PortraitAsk::nothing;
};

constexpr const char* square = "The square of the portrait";

}  // namespace

TEST_CASE("The pointer drags the square, and the picture's edge holds it") {
  PortraitScreen screen;
  const ui::NodeRect at = screen.harness.get(Role::button, square).rect;
  const float x = at.x + at.width / 2;
  const float y = at.y + at.height / 2;
  screen.harness.drag(x, y, x - 20, y);
  CHECK(screen.state.square.x < 50);
  CHECK(screen.state.square.x > 0);
  screen.harness.drag(x, y, x + 300, y + 50);
  CHECK(screen.state.square == image::Square{100, 0, 300});
}

TEST_CASE("A finger drags the square and scrolls nothing") {
  PortraitScreen screen(390, {.touch = true});
  const ui::NodeRect at = screen.harness.get(Role::button, square).rect;
  const float x = at.x + at.width / 2;
  const float y = at.y + at.height / 2;
  screen.harness.drag(x, y, x - 60, y);
  CHECK(screen.state.square.x < 50);
  CHECK(screen.harness.small_targets().empty());
}

TEST_CASE("Arrows move the square, plus and minus change its size, and so does the wheel") {
  PortraitScreen screen;
  screen.harness.act(Role::button, square, ui::NodeAction::Kind::focus);
  screen.harness.key(ImGuiKey_Minus);
  CHECK(screen.state.square.side < 300);
  const image::Square before = screen.state.square;
  screen.harness.key(ImGuiKey_RightArrow);
  CHECK(screen.state.square.x > before.x);
  screen.harness.key(ImGuiKey_DownArrow);
  CHECK(screen.state.square.y > before.y);
  screen.harness.key(ImGuiKey_LeftArrow);
  screen.harness.key(ImGuiKey_UpArrow);
  CHECK(std::abs(screen.state.square.x - before.x) < 0.01);
  screen.harness.key(ImGuiKey_Equal);
  CHECK(screen.state.square.side > before.side);
  const ui::NodeRect at = screen.harness.get(Role::button, square).rect;
  const double side = screen.state.square.side;
  screen.harness.wheel(at.x + at.width / 2, at.y + at.height / 2, 2);
  CHECK(screen.state.square.side < side);
}

TEST_CASE("A screen reader sets size and place by numbers") {
  PortraitScreen screen;
  screen.harness.act(Role::spin_button, "Size", ui::NodeAction::Kind::set_value, {}, 50);
  screen.harness.settle();
  CHECK(screen.state.square.side == 150);
  screen.harness.act(Role::spin_button, "To the right", ui::NodeAction::Kind::set_value, {}, 100);
  screen.harness.act(Role::spin_button, "Down", ui::NodeAction::Kind::set_value, {}, 0);
  screen.harness.settle();
  CHECK(screen.state.square == image::Square{250, 0, 150});
  screen.harness.press(Role::button, "Save the portrait");
  CHECK(screen.asked == ui::PortraitAsk::save);
  CHECK(screen.harness.faults().empty());
}

TEST_CASE("A photo can be taken where there is a camera, and be canceled while it is taken") {
  PortraitScreen screen;
  screen.view.picture = nullptr;
  screen.harness.settle();
  REQUIRE(screen.harness.has(Role::button, "Choose a file"));
  CHECK_FALSE(screen.harness.has(Role::button, "Take a photo"));
  screen.view.camera = true;
  screen.harness.frame();
  screen.harness.settle();
  screen.harness.press(Role::button, "Take a photo");
  CHECK(screen.asked == ui::PortraitAsk::camera);
  screen.view.taking = true;
  screen.harness.frame();
  screen.harness.settle();
  CHECK(screen.harness.has(Role::text, "Look at the camera. The photo is taken in a few seconds."));
  CHECK_FALSE(screen.harness.has(Role::button, "Take a photo"));
  CHECK_FALSE(screen.harness.has(Role::button, "Choose a file"));
  screen.harness.press(Role::button, "Cancel");
  CHECK(screen.asked == ui::PortraitAsk::cancel_photo);
  CHECK(screen.harness.faults().empty());
}

TEST_CASE("With large letters on a narrow phone the buttons stand below the picture, whole") {
  PortraitScreen screen(320, {.touch = true});
  screen.view.picture = nullptr;
  screen.view.camera = true;
  screen.harness.ui().set_text_scale(2);
  screen.harness.frame();
  screen.harness.settle();
  const float left = screen.harness.get(Role::button, "Choose a file").rect.x;
  for (const char* each : {"Choose a file", "Take a photo", "Paste"}) {
    INFO(each);
    const ui::NodeRect at = screen.harness.get(Role::button, each).rect;
    CHECK(at.x == left);
    CHECK(at.width >= screen.harness.ui().measure(ui::Type::button, each).width);
    CHECK(at.x + at.width <= 320);
  }
  CHECK(screen.harness.faults().empty());
}

TEST_CASE("Escape shuts the dialog and changes nothing") {
  PortraitScreen screen;
  screen.harness.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.state.open);
  CHECK(screen.asked == ui::PortraitAsk::nothing);
}

TEST_CASE("A picture is asked for only where it is seen, and is read out by its name") {
  Harness harness(800, 600);
  const ui::Picture picture(plain(64, 64));
  std::vector<std::string> asked;
  harness.ui().set_pictures([&](std::string_view id, float) -> const ui::Picture* {
    asked.emplace_back(id);
    return id == "ada" ? &picture : nullptr;
  });
  harness.show([](ui::Ui& ui) {
    const auto page = ui::region(ui, "Page", {.scroll = true});
    ui::picture_plate(ui, {.of = "ada", .name = "Ada", .emblem = "warrior"});
    ui::picture_plate(ui, {.of = "bela", .name = "Bela", .emblem = "warrior"});
    ui::space(ui, 4000);
    ui::picture_plate(ui, {.of = "far", .name = "Far", .emblem = "warrior"});
  });
  CHECK(harness.has(Role::image, "Ada"));
  CHECK_FALSE(harness.has(Role::image, "Bela"));
  CHECK(std::find(asked.begin(), asked.end(), "bela") != asked.end());
  CHECK(std::find(asked.begin(), asked.end(), "far") == asked.end());
}

// Words on the screen are selected with the pointer and copied.
#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct Words {
  Harness harness;
  std::string copied;

  explicit Words(bool touch = false) : harness(600, 400, {.touch = touch}) {
    harness.show([this](Ui& ui) {
      const auto main = region(ui, "Main");
      heading(ui, 2, "The Lantern Verse");
      roadbook::ui::text(ui, "Sung over a flame, it makes the flame show what passed by.");
      roadbook::ui::text(ui, "It is sung low and in one breath.");
      button(ui, "Elsewhere");
      roadbook::ui::text(ui, "Since I learned it I believe that the dead wait for light.");
      if (ui.shortcut({.key = Key::c})) ui.copy_selected();
      if (const std::string words = ui.take_copied(); !words.empty()) copied = words;
    });
  }
  NodeRect of(Role role, const std::string& name) const { return harness.get(role, name).rect; }
};

const char* const first = "Sung over a flame, it makes the flame show what passed by.";
const char* const second = "It is sung low and in one breath.";

}  // namespace

TEST_CASE("dragging over words selects them from paragraph to paragraph, and Ctrl C copies them") {
  Words words;
  const NodeRect from = words.of(Role::text, first);
  const NodeRect to = words.of(Role::text, second);
  words.harness.drag(from.x + 20, from.y + 6, to.x + 40, to.y + 6);
  words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(words.copied == std::string(first) + "\n" + second);
}

TEST_CASE("a press on other words lets go of what was selected") {
  Words words;
  const NodeRect from = words.of(Role::text, first);
  const NodeRect to = words.of(Role::text, second);
  words.harness.drag(from.x + 20, from.y + 6, to.x + 40, to.y + 6);
  // Elsewhere: a second press on one place would take the word there.
  words.harness.click(from.x + 120, from.y + 6);
  words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(words.copied.empty());
}

TEST_CASE("a finger that rests on words copies them, and one that moves on copies nothing") {
  Words words(true);
  const NodeRect at = words.of(Role::text, first);
  const auto rest = [&](float away) {
    words.copied.clear();
    words.harness.move_pointer(at.x + 30, at.y + 6);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    words.harness.frame();
    words.harness.move_pointer(at.x + 30, at.y + 6 + away);
    words.harness.frames_until([&] { return !words.copied.empty(); }, 60);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    words.harness.frame();
    return words.copied;
  };
  CHECK(rest(0) == first);
  CHECK(rest(20).empty());
}

TEST_CASE("without a selection the keyboard copies what it is at") {
  Words words;
  words.harness.key(ImGuiKey_Tab);
  words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(words.copied == "Elsewhere");
}

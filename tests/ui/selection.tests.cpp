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

TEST_CASE("a drag inside a line selects from the letter of the press to that of the release") {
  Words words;
  const NodeRect at = words.of(Role::text, first);
  const float middle = at.x + at.width / 2;
  const auto copied = [&](float from, float to) {
    words.copied.clear();
    words.harness.drag(from, at.y + 6, to, at.y + 6);
    words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
    return words.copied;
  };
  const std::string left = copied(at.x + 1, middle);
  const std::string right = copied(at.x + at.width - 1, middle);
  CHECK(left.size() > 5);
  CHECK(right.size() > 5);
  CHECK(left + right == first);
}

TEST_CASE("a drag over paragraphs selects from letter to letter, and Ctrl C copies them") {
  Words words;
  const NodeRect from = words.of(Role::text, first);
  const NodeRect to = words.of(Role::text, second);
  words.harness.drag(from.x + from.width / 2, from.y + 6, to.x + to.width / 2, to.y + 6);
  words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  const std::size_t end = words.copied.find('\n');
  REQUIRE(end != std::string::npos);
  const std::string above = words.copied.substr(0, end);
  const std::string below = words.copied.substr(end + 1);
  CHECK(std::string(first).ends_with(above));
  CHECK(std::string(second).starts_with(below));
  CHECK(above.size() < std::string(first).size());
  CHECK(below.size() < std::string(second).size());
}

TEST_CASE(
    "a drag takes nothing of the column beside it, and nothing that stands for what is open") {
  Harness harness(800, 400);
  std::string copied;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    Columns columns(ui, {1, 1}, 24);
    roadbook::ui::text(ui, "Left above.");
    editable_text(ui, {.name = "Alias", .placeholder = "What are you called?"});
    roadbook::ui::text(ui, "Left below.");
    columns.next();
    roadbook::ui::text(ui, "Right above.");
    roadbook::ui::text(ui, "Right below.");
    if (ui.shortcut({.key = Key::c})) ui.copy_selected();
    if (const std::string words = ui.take_copied(); !words.empty()) copied = words;
  });
  const NodeRect from = harness.get(Role::text, "Left above.").rect;
  const NodeRect to = harness.get(Role::text, "Left below.").rect;
  harness.drag(from.x + 1, from.y + 6, to.x + to.width + 60, to.y + 6);
  harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(copied == "Left above.\nLeft below.");
}

TEST_CASE("words of one's own are selected by a drag, and written after a press") {
  Harness harness(600, 300);
  std::string copied;
  int written = 0;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    if (editable_text(ui, {.name = "Notes", .words = "Owe Piet two nights behind the bar."})) {
      ++written;
    }
    if (ui.shortcut({.key = Key::c})) ui.copy_selected();
    if (const std::string words = ui.take_copied(); !words.empty()) copied = words;
  });
  const NodeRect at = harness.get(Role::text, "Owe Piet two nights behind the bar.").rect;
  harness.drag(at.x + 1, at.y + 8, at.x + 60, at.y + 8);
  harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(written == 0);
  CHECK(std::string("Owe Piet two nights behind the bar.").starts_with(copied));
  CHECK(copied.size() > 3);
  CHECK(copied.size() < 20);
  harness.press(Role::button, "Change: Notes");
  CHECK(written == 1);
}

TEST_CASE("two presses select a word, three a paragraph") {
  Words words;
  const NodeRect at = words.of(Role::text, second);
  const auto copied = [&](int presses) {
    words.copied.clear();
    for (int i = 0; i < presses; ++i) words.harness.click(at.x + 1, at.y + 6);
    words.harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
    return words.copied;
  };
  CHECK(copied(2) == "It");
  CHECK(copied(1) == second);
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

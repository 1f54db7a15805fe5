// A text cursor that the keyboard leads through the words of the screen.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "ui/kit/scripts.hpp"
#include "words_desk.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// A column of short lines, more than the window shows.
void draw_many_lines(Ui& ui) {
  const auto main = region(ui, "Main", {.scroll = true});
  for (int i = 1; i <= 60; ++i) roadbook::ui::text(ui, "Line " + std::to_string(i) + ".");
}

// What stands on every page.
void draw_a_bar(Ui& ui) {
  const auto bar = region(ui, "Bar", {.dock = Dock::top, .size = 44});
  button(ui, "Undo");
  roadbook::ui::text(ui, "Roadbook");
}

// The bar, and the page with its title.
void draw_below_a_bar(Ui& ui) {
  draw_a_bar(ui);
  const auto main = region(ui, "Main");
  heading(ui, 1, "Nadir");
  roadbook::ui::text(ui, "A Hound of six summers.");
}

}  // namespace

TEST_CASE("without a focus the text cursor begins at the page's own words, not in the bar") {
  WordsDesk desk(draw_below_a_bar);
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Nadir");
}

TEST_CASE(
    "with the focus in the bar the text cursor begins below it, and Escape leads back to the bar") {
  WordsDesk desk(draw_below_a_bar);
  desk.harness.ui().focus(desk.harness.get(Role::button, "Undo").id);
  desk.harness.settle();
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Nadir");
  desk.harness.key(ImGuiKey_Escape);
  CHECK(desk.harness.get(Role::button, "Undo").focused);
}

TEST_CASE("on a page without a title the text cursor begins at its first words below the bar") {
  WordsDesk desk([](Ui& ui) {
    draw_a_bar(ui);
    const auto main = region(ui, "Main");
    roadbook::ui::text(ui, "A Hound of six summers.");
  });
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "A Hound of six summers.");
}

TEST_CASE("where nothing but the bar has words the text cursor begins there") {
  WordsDesk desk(draw_a_bar);
  desk.harness.key(ImGuiKey_F7);
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_End);
  CHECK_FALSE(desk.copy().empty());
}

TEST_CASE("F7 begins a text cursor at the first words in sight, and Shift with an arrow selects") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  CHECK(desk.copy().empty());
  for (int i = 0; i < 3; ++i) desk.harness.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
  CHECK(desk.copy() == "The");
  desk.harness.key(ImGuiKey_LeftArrow, ImGuiMod_Shift);
  CHECK(desk.copy() == "Th");
  desk.harness.key(ImGuiKey_LeftArrow);
  CHECK(desk.copy().empty());
}

TEST_CASE("the text cursor begins at the words behind the keyboard's focus") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_Tab);
  REQUIRE(desk.harness.get(Role::button, "Elsewhere").focused);
  desk.harness.key(ImGuiKey_F7);
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_RightArrow);
  CHECK(desk.copy() == "Since");
}

TEST_CASE("the text cursor begins where the mouse selected, and goes on selecting from there") {
  WordsDesk desk;
  const NodeRect at = desk.of(Role::text, verse_first);
  desk.harness.click(at.x + 1, at.y + 6);
  desk.harness.click(at.x + 1, at.y + 6);
  REQUIRE(desk.copy() == "Sung");
  desk.harness.key(ImGuiKey_F7);
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_RightArrow);
  CHECK(desk.copy() == "Sung over");
}

TEST_CASE("with Ctrl the text cursor goes to the ends of words") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_RightArrow, ImGuiMod_Ctrl);
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_RightArrow);
  CHECK(desk.copy() == " Lantern");
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_LeftArrow);
  CHECK(desk.copy() == " ");
  desk.harness.key(ImGuiKey_LeftArrow, ImGuiMod_Ctrl);
  desk.key_with({ImGuiMod_Ctrl, ImGuiMod_Shift}, ImGuiKey_RightArrow);
  CHECK(desk.copy() == "The");
}

TEST_CASE("the text cursor goes from line to line, and with Home and End to the edges of one") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_DownArrow);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == verse_first);
  desk.harness.key(ImGuiKey_Home);
  desk.harness.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == std::string(verse_first) + "\n" + verse_second);
  desk.harness.key(ImGuiKey_UpArrow, ImGuiMod_Shift);
  const std::string less = desk.copy();
  CHECK_FALSE(less.empty());
  CHECK(std::string(verse_first).starts_with(less));
}

TEST_CASE("in a paragraph of several lines Down keeps to the place in the line") {
  const std::string said(verse_first);
  WordsDesk desk(
      [&](Ui& ui) {
        const auto main = region(ui, "Main");
        roadbook::ui::text(ui, said);
      },
      {}, 220, 300);
  REQUIRE(desk.of(Role::text, said).height > 30);
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
  const std::string line = desk.copy();
  CHECK(line.size() > 10);
  CHECK(line.size() < 40);
  CHECK(said.starts_with(line));
  // The second line begins with the word behind what was selected.
  desk.harness.key(ImGuiKey_LeftArrow);
  desk.harness.key(ImGuiKey_RightArrow);
  desk.harness.key(ImGuiKey_Home);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  const std::string second = desk.copy();
  CHECK(second.size() > 3);
  CHECK(said.find(second) == line.size());
}

TEST_CASE("Ctrl A takes all words of the column, and nothing of the one beside it") {
  WordsDesk desk(
      [](Ui& ui) {
        const auto main = region(ui, "Main");
        Columns columns(ui, {1, 1}, 24);
        roadbook::ui::text(ui, "Left above.");
        button(ui, "Between");
        roadbook::ui::text(ui, "Left below.");
        columns.next();
        roadbook::ui::text(ui, "Right above.");
        roadbook::ui::text(ui, "Right below.");
      },
      {}, 800);
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_A, ImGuiMod_Ctrl);
  CHECK(desk.copy() == "Left above.\nLeft below.");
}

TEST_CASE("the text cursor reaches every column in the order of reading") {
  WordsDesk desk(
      [](Ui& ui) {
        const auto main = region(ui, "Main");
        Columns columns(ui, {1, 1}, 24);
        roadbook::ui::text(ui, "Left.");
        columns.next();
        roadbook::ui::text(ui, "Right.");
      },
      {}, 800);
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_End);
  desk.harness.key(ImGuiKey_DownArrow);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Right.");
}

TEST_CASE("a letter with its marks, and a picture of several signs, is one step") {
  const std::string_view family = "👩‍👧‍👦!";
  CHECK(letter_end(family, 0) == family.size() - 1);
  CHECK(letter_end("e\u0301a", 0) == 3);
  CHECK(letter_end("Łuk", 0) == 2);
  WordsDesk desk([](Ui& ui) { roadbook::ui::text(ui, "Łukasz"); });
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
  CHECK(desk.copy() == "Ł");
}

TEST_CASE("what the text cursor comes to is scrolled into sight") {
  WordsDesk desk(draw_many_lines);
  desk.harness.key(ImGuiKey_F7);
  for (int i = 1; i < 50; ++i) desk.harness.key(ImGuiKey_DownArrow);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Line 50.");
  const Node& node = desk.harness.get(Role::text, "Line 50.");
  CHECK(node.rect.y >= node.clip.y);
  CHECK(node.rect.y + node.rect.height <= node.clip.y + node.clip.height);
}

TEST_CASE("a text cursor stands still: no frame is drawn while nothing happens") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  desk.harness.rest();
  CHECK(desk.harness.ui().wants_frames() == 0);
  CHECK(desk.harness.ui().wants_frame_in() < 0);
}

TEST_CASE("what the text cursor is for is said once") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_RightArrow);
  desk.harness.key(ImGuiKey_DownArrow);
  REQUIRE(desk.said.size() == 1);
  CHECK(desk.said.front() ==
        "Text cursor on: arrows move it, Shift selects, Ctrl C copies, Escape ends.");
}

TEST_CASE("while the text cursor is on, arrows walk no controls, and Escape leads back to them") {
  WordsDesk desk([](Ui& ui) {
    const auto main = region(ui, "Main", {.one_stop = true});
    for (const char* each : {"One", "Two", "Three"}) button(ui, each);
    roadbook::ui::text(ui, "Below them.");
  });
  Harness& harness = desk.harness;
  harness.key(ImGuiKey_Tab);
  harness.key(ImGuiKey_DownArrow);
  REQUIRE(harness.get(Role::button, "Two").focused);
  harness.key(ImGuiKey_F7);
  harness.key(ImGuiKey_DownArrow);
  harness.key(ImGuiKey_DownArrow);
  for (const char* each : {"One", "Two", "Three"}) {
    CHECK_FALSE(harness.get(Role::button, each).focused);
  }
  harness.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
  harness.key(ImGuiKey_Escape);
  CHECK(harness.get(Role::button, "Two").focused);
  CHECK(desk.copy() == "Two");
  harness.key(ImGuiKey_DownArrow);
  CHECK(harness.get(Role::button, "Three").focused);
}

TEST_CASE("F7 ends the text cursor, and nothing is selected any more") {
  WordsDesk desk;
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_RightArrow, ImGuiMod_Shift);
  REQUIRE(desk.copy() == "T");
  desk.harness.key(ImGuiKey_F7);
  CHECK_FALSE(desk.harness.ui().has_text_cursor());
  CHECK(desk.copy().empty());
}

TEST_CASE("Tab goes on from the text cursor to the next control") {
  WordsDesk desk([](Ui& ui) {
    button(ui, "First");
    roadbook::ui::text(ui, "Above.");
    button(ui, "Second");
    roadbook::ui::text(ui, "Below.");
    button(ui, "Third");
  });
  Harness& harness = desk.harness;
  const auto at_below = [&] {
    harness.key(ImGuiKey_F7);
    harness.key(ImGuiKey_DownArrow);
    harness.key(ImGuiKey_End, ImGuiMod_Shift);
    REQUIRE(desk.copy() == "Below.");
  };
  at_below();
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "Third").focused);
  CHECK_FALSE(harness.ui().has_text_cursor());
  harness.click(500, 390);
  at_below();
  harness.key(ImGuiKey_Tab, ImGuiMod_Shift);
  CHECK(harness.get(Role::button, "Second").focused);
}

TEST_CASE("in a text field F7 does nothing, and its keys stay its own") {
  std::string name = "Mirela";
  WordsDesk desk([&](Ui& ui) {
    roadbook::ui::text(ui, "Above.");
    const FieldResult field = text_field(ui, "Name", name, {.max_length = 40});
    if (field.changed) name = field.text;
  });
  desk.harness.press(Role::textbox, "Name");
  desk.harness.key(ImGuiKey_F7);
  CHECK_FALSE(desk.harness.ui().has_text_cursor());
  CHECK(desk.said.empty());
  desk.harness.key(ImGuiKey_End);
  desk.harness.letters(" V");
  CHECK(name == "Mirela V");
}

TEST_CASE("in a dialog the text cursor keeps to its words, and Escape ends it before the dialog") {
  bool open = true;
  WordsDesk desk([&](Ui& ui) {
    roadbook::ui::text(ui, "Beneath.");
    if (const auto block = dialog(ui, "A rule", open)) roadbook::ui::text(ui, "Inside.");
  });
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_A, ImGuiMod_Ctrl);
  CHECK(desk.copy() == "A rule\nInside.");
  desk.harness.key(ImGuiKey_Escape);
  CHECK(open);
  desk.harness.key(ImGuiKey_Escape);
  CHECK_FALSE(open);
}

TEST_CASE("a text cursor that a command asks for begins beneath the dialog that closes") {
  bool open = true;
  bool asked = false;
  WordsDesk desk([&](Ui& ui) {
    if (std::exchange(asked, false)) ui.begin_text_cursor();
    roadbook::ui::text(ui, "Beneath.");
    const auto block = dialog(ui, "Commands", open);
    if (!block || !button(ui, "Select text")) return;
    open = false;
    asked = true;
  });
  desk.harness.press(Role::button, "Select text");
  REQUIRE_FALSE(open);
  CHECK(desk.harness.ui().has_text_cursor());
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Beneath.");
}

TEST_CASE("the words of a card are reached by the text cursor, from the card on") {
  const std::vector<Choice> all{
      {.title = "Dodge", .text = "You step aside before the blow is struck."},
      {.title = "Parry", .text = "You turn the blade."}};
  WordsDesk desk([&](Ui& ui) {
    const auto main = region(ui, "Main");
    roadbook::ui::text(ui, "Above.");
    choices(ui, "Powers", all, {.max_columns = 1});
  });
  desk.harness.key(ImGuiKey_Tab);
  REQUIRE(desk.harness.get(Role::radio, "Dodge").focused);
  desk.harness.key(ImGuiKey_F7);
  desk.harness.key(ImGuiKey_DownArrow, ImGuiMod_Shift);
  desk.harness.key(ImGuiKey_End, ImGuiMod_Shift);
  CHECK(desk.copy() == "Dodge\nYou step aside before the blow is struck.");
}

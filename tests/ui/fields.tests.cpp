// Fields of one line and of several: what is typed, how far it goes, and where lines break.
#include "ui/kit/field.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/inside/soft_wrap.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/layout.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("what is typed into a field is asked for letter by letter") {
  Harness harness(800, 600);
  std::string name = "Old";
  int changes = 0;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
    if (typed.changed) {
      name = typed.text;
      ++changes;
    }
    button(ui, "After");
  });
  CHECK(harness.get(Role::textbox, "Name").value == "Old");
  harness.type("Name", "Mirela Vás");
  CHECK(name == "Mirela Vás");
  CHECK(changes >= 2);
  CHECK(harness.get(Role::textbox, "Name").focused);
  CHECK(harness.faults().empty());
}

TEST_CASE("Tab goes into a field and out of it, and typing goes where the focus is") {
  Harness harness(800, 600);
  std::string first;
  std::string second;
  bool left = false;
  harness.show([&](Ui& ui) {
    const FieldResult a = text_field(ui, "First", first, {.max_length = 200});
    if (a.changed) first = a.text;
    left = left || a.left;
    const FieldResult b = text_field(ui, "Second", second, {.max_length = 200});
    if (b.changed) second = b.text;
    button(ui, "After");
  });
  harness.key(ImGuiKey_Tab);
  harness.letters("one");
  CHECK(first == "one");
  harness.key(ImGuiKey_Tab);
  CHECK(left);
  harness.letters("two");
  CHECK(first == "one");
  CHECK(second == "two");
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "After").focused);
  harness.letters("three");
  CHECK(second == "two");
}

TEST_CASE(
    "Escape gives back what stood in a line when it was entered, and keeps what was written at "
    "length") {
  Harness harness(800, 600);
  std::string name = "Mirela";
  std::string notes = "one\ntwo";
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
    if (typed.changed) name = typed.text;
    const FieldResult more = text_area(ui, "Notes", notes, {.max_length = 200});
    if (more.changed) notes = more.text;
  });
  harness.type("Name", "Seren");
  CHECK(name == "Seren");
  harness.key(ImGuiKey_Escape);
  CHECK(name == "Mirela");
  harness.type("Notes", "three");
  CHECK(notes == "three");
  harness.key(ImGuiKey_Escape);
  CHECK(notes == "three");
  CHECK_FALSE(ImGui::GetIO().WantTextInput);
}

TEST_CASE("Enter in one line submits it") {
  Harness harness(800, 600);
  std::string name;
  int submitted = 0;
  bool pressed = false;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
    if (typed.changed) name = typed.text;
    if (typed.submitted) ++submitted;
    pressed = button(ui, "After") || pressed;
  });
  harness.type("Name", "Tam");
  harness.key(ImGuiKey_Enter);
  CHECK(submitted == 1);
  CHECK(name == "Tam");
  CHECK_FALSE(pressed);
}

TEST_CASE("a field shows what the document holds, also while it is edited") {
  Harness harness(800, 600);
  std::string name = "Tam";
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
    if (typed.changed) name = typed.text;
  });
  harness.type("Name", "Tamsin");
  name = "Tam";  // undone elsewhere
  harness.settle();
  harness.frame();
  harness.letters("!");
  CHECK(name == "Tam!");
}

TEST_CASE("a field takes no more than it may hold") {
  Harness harness(800, 600);
  std::string name;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 4});
    if (typed.changed) name = typed.text;
  });
  harness.type("Name", "áéíóú");
  CHECK(name == "áéíó");
  harness.act(Role::textbox, "Name", NodeAction::Kind::set_text, "abcdefgh");
  CHECK(name == "abcd");
}

TEST_CASE("where the page edits text, a field takes whole texts and draws no editor") {
  Harness harness(800, 600, {.text_is_edited_by_page = true});
  std::string name = "Old";
  std::string notes;
  bool left = false;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
    if (typed.changed) name = typed.text;
    left = left || typed.left;
    const FieldResult more = text_area(ui, "Notes", notes, {.max_length = 200});
    if (more.changed) notes = more.text;
  });
  harness.act(Role::textbox, "Name", NodeAction::Kind::focus);
  CHECK(harness.get(Role::textbox, "Name").focused);
  harness.type("Name", "Mirela");
  CHECK(name == "Mirela");
  harness.act(Role::textbox, "Name", NodeAction::Kind::set_text, "two\nlines");
  CHECK(name == "two lines");
  harness.act(Role::textbox, "Name", NodeAction::Kind::blur);
  CHECK(left);
  harness.type("Notes", "two\nlines");
  CHECK(notes == "two\nlines");
  CHECK(harness.faults().empty());
}

TEST_CASE("long lines of a text area break on the screen and not in the text") {
  Harness harness(240, 600);
  std::string notes;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_area(ui, "Notes", notes, {.max_length = 1000});
    if (typed.changed) notes = typed.text;
  });
  const float before = harness.get(Role::textarea, "Notes").rect.height;
  std::string words =
      "A long story of the road, of ash and of what was owed, and to whom, and why "
      "nobody ever paid it back in full before the snow came over the pass.";
  harness.type("Notes", words);
  CHECK(notes == words);
  CHECK(harness.get(Role::textarea, "Notes").rect.height > before);
  harness.key(ImGuiKey_Home, ImGuiMod_Ctrl);
  harness.letters("So: ");
  CHECK(notes == "So: " + words);
  CHECK(harness.faults().empty());
}

TEST_CASE(
    "the dotted line of a text area stands below its last line of words, and its place is kept") {
  for (const bool by_page : {false, true}) {
    Harness harness(400, 600, {.text_is_edited_by_page = by_page});
    std::string notes = "One line";
    harness.show([&](Ui& ui) {
      text_area(ui, "Notes", notes, {.max_length = 200, .lines = 3});
      button(ui, "After");
    });
    // How far below the top of the field the dots are drawn.
    const auto dots = [&] {
      const NodeRect rect = harness.get(Role::textarea, "Notes").rect;
      const NodeRect below = harness.get(Role::button, "After").rect;
      const Color edge = harness.ui().context().palette().edge;
      float lowest = 0;
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawVert& each : list->VtxBuffer) {
          if (each.col != IM_COL32(edge.red, edge.green, edge.blue, 255)) continue;
          if (each.pos.y < below.y - 4) lowest = std::max(lowest, each.pos.y);
        }
      }
      return lowest - rect.y;
    };
    const float after = harness.get(Role::button, "After").rect.y;
    const float one = dots();
    CHECK(one > 15);
    CHECK(one < 34);
    notes = "One line\nand another";
    harness.frame();
    harness.settle();
    const float two = dots();
    CHECK(two > one + 12);
    notes = "One line\nand another\nand a third";
    harness.frame();
    harness.settle();
    CHECK(dots() > two + 12);
    CHECK(harness.get(Role::button, "After").rect.y == after);
  }
}

TEST_CASE("what is copied out of a text area has the text's line breaks and no others") {
  Harness harness(300, 600);
  const std::string words =
      "A long sentence that does not stand in one line of so narrow a field.\nAnd another one.";
  std::string text = words;
  harness.show([&](Ui& ui) {
    const FieldResult typed = text_area(ui, "Notes", text, {.max_length = 200});
    if (typed.changed) text = typed.text;
  });
  harness.press(Role::textarea, "Notes");
  harness.key(ImGuiKey_A, ImGuiMod_Ctrl);
  harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
  CHECK(std::string(ImGui::GetClipboardText()) == words);
  ImGui::SetClipboardText("");
  harness.key(ImGuiKey_X, ImGuiMod_Ctrl);
  CHECK(std::string(ImGui::GetClipboardText()) == words);
  CHECK(text.empty());
}

TEST_CASE("a search is emptied by its own button, wherever text is edited, and waits for more") {
  for (const bool by_page : {false, true}) {
    CAPTURE(by_page);
    Harness harness(800, 600, {.text_is_edited_by_page = by_page});
    std::string search = "tam";
    harness.show([&](Ui& ui) {
      const FieldResult typed = search_field(ui, "Search the library", search);
      if (typed.changed) search = typed.text;
    });
    const NodeRect words = harness.get(Role::textbox, "Search the library").rect;
    const NodeRect cross = harness.get(Role::button, "Empty: Search the library").rect;
    CHECK(words.x + words.width <= cross.x);
    harness.press(Role::button, "Empty: Search the library");
    CHECK(search.empty());
    CHECK_FALSE(harness.has(Role::button, "Empty: Search the library"));
    CHECK(harness.get(Role::textbox, "Search the library").focused);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("a long name is written in smaller letters where it has no room, in a field as high") {
  Harness harness(800, 600);
  std::string name = "Mirela";
  harness.show([&](Ui& ui) {
    const FieldResult typed =
        text_field(ui, "Name", name, {.max_length = 200, .width = 300, .type = Type::heading_3});
    if (typed.changed) name = typed.text;
  });
  const float height = harness.get(Role::textbox, "Name").rect.height;
  // So long that it has room as a smaller heading alone.
  const Ui& ui = harness.ui();
  while (ui.measure(Type::heading_3, name).width < 310) name += "a";
  REQUIRE(ui.measure(Type::heading_4, name).width < 280);
  harness.frame();
  harness.settle();
  const Rect field = harness.get(Role::textbox, "Name").rect;
  CHECK(field.height == height);
  // All of it is seen: a press at the right end stands behind the last letter.
  const std::string whole = name;
  harness.click(field.x + field.width - 2, field.y + field.height / 2);
  harness.letters("!");
  CHECK(name == whole + "!");
  CHECK(harness.faults().empty());
}

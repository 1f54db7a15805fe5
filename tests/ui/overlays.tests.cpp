// What lies over a screen: dialogs, drawers, menus, messages, and who has the keyboard then.
#include "ui/kit/overlay.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "headless/harness.hpp"
#include "ui/kit/embedded_area.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct OverlayScreen {
  bool open = false;
  int deleted = 0;
  int behind = 0;
};

void draw(Ui& ui, OverlayScreen& screen) {
  const auto main = region(ui, "Main");
  if (button(ui, "Delete")) screen.open = true;
  if (button(ui, "Behind", {.shortcut = Shortcut{Key::k}})) ++screen.behind;
  if (const auto block = dialog(ui, "Delete Mirela Vas?", screen.open)) {
    if (button(ui, "Keep")) screen.open = false;
    if (button(ui, "Delete for good")) {
      ++screen.deleted;
      screen.open = false;
    }
  }
}

}  // namespace

TEST_CASE(
    "a drawer begins at its first control, for a finger at the first one without a keyboard") {
  for (const bool touch : {false, true}) {
    Harness harness(390, 844, {.touch = touch});
    bool open = true;
    int level = 1;
    std::string words;
    harness.show([&](Ui& ui) {
      if (const auto block = dialog(ui, "Take harm", open, {.side = true})) {
        if (const auto asked = number_stepper(ui, {.name = "Level", .value = level, .max = 3})) {
          level = *asked;
        }
        text_field(ui, "What is it?", words);
        button(ui, "Apply");
      }
    });
    harness.settle();
    INFO((touch ? "touch" : "mouse"));
    // A window as narrow as a phone is one.
    CHECK(harness.get(Role::button, "Apply").focused);
    CHECK_FALSE(harness.get(Role::spin_button, "Level").focused);
    CHECK_FALSE(harness.get(Role::textbox, "What is it?").focused);
    // The number is there for who goes to it.
    harness.act(Role::spin_button, "Level", NodeAction::Kind::focus);
    CHECK(harness.get(Role::spin_button, "Level").focused);
  }
  Harness desk(1280, 800);
  bool open = true;
  desk.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Take harm", open, {.side = true})) {
      number_stepper(ui, {.name = "Level", .value = 1, .max = 3});
      button(ui, "Apply");
    }
  });
  desk.settle();
  CHECK(desk.get(Role::spin_button, "Level").focused);
}

TEST_CASE("a dialog takes the focus, keeps it inside, and gives it back") {
  Harness harness(800, 600);
  OverlayScreen screen;
  harness.show([&](Ui& ui) { draw(ui, screen); });
  const auto focused = [&]() -> std::string {
    for (const Node& node : harness.ui().nodes()) {
      if (node.focused) return node.name;
    }
    return "";
  };
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "Delete");
  harness.key(ImGuiKey_Enter);
  CHECK(screen.open);
  CHECK(harness.get(Role::dialog, "Delete Mirela Vas?").modal);
  CHECK(focused() == "Keep");
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "Delete for good");
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "Close");
  harness.key(ImGuiKey_Tab);
  CHECK(focused() == "Keep");
  harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  CHECK(screen.behind == 0);
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.open);
  CHECK(focused() == "Delete");
  CHECK(harness.faults().empty());
}

TEST_CASE("Escape in a dialog's field ends the typing first and closes the dialog then") {
  Harness harness(800, 600);
  bool open = true;
  std::string name = "Old";
  harness.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Rename", open)) {
      const FieldResult typed = text_field(ui, "Name", name, {.max_length = 200});
      if (typed.changed) name = typed.text;
      button(ui, "Keep");
    }
  });
  harness.type("Name", "New");
  CHECK(name == "New");
  harness.key(ImGuiKey_Escape);
  CHECK(open);
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(open);
}

TEST_CASE(
    "Escape in an empty search of a dialog closes it at once, in a filled one the second time") {
  for (const std::string search : {"", "ember"}) {
    Harness harness(800, 600);
    bool open = true;
    std::string sought = search;
    harness.show([&](Ui& ui) {
      if (const auto block = dialog(ui, "Add", open)) {
        const FieldResult typed = search_field(ui, "Search", sought);
        if (typed.changed) sought = typed.text;
        button(ui, "Keep");
      }
    });
    harness.press(Role::textbox, "Search");
    harness.key(ImGuiKey_Escape);
    INFO("search: " << search);
    CHECK(open == !search.empty());
    if (open) harness.key(ImGuiKey_Escape);
    CHECK_FALSE(open);
  }
}

TEST_CASE("what lies topmost shuts as by Escape where the program asks for it, and alone") {
  Harness harness(800, 600);
  bool open = true;
  harness.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Take harm", open)) {
      select(ui, "Level", {{.label = "Lesser"}, {.label = "Severe"}}, 0);
    }
  });
  harness.press(Role::button, "Level");
  REQUIRE(harness.has(Role::radio, "Severe"));
  CHECK(harness.ui().can_shut_topmost());
  CHECK(harness.ui().shut_topmost());
  harness.settle();
  CHECK_FALSE(harness.has(Role::radio, "Severe"));
  CHECK(harness.has(Role::dialog, "Take harm"));
  CHECK(harness.ui().shut_topmost());
  harness.settle();
  CHECK_FALSE(open);
  CHECK_FALSE(harness.ui().can_shut_topmost());
  CHECK_FALSE(harness.ui().shut_topmost());
}

TEST_CASE("of two dialogs that lie over each other the upper one has the keys, and shuts first") {
  Harness harness(800, 600);
  bool harm = true;
  bool rules = false;
  harness.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Take harm", harm)) button(ui, "Apply");
    if (const auto block = dialog(ui, "Rules", rules)) {
      button(ui, "All rules");
      button(ui, "Terms");
    }
  });
  rules = true;
  harness.settle();
  CHECK(harness.get(Role::button, "All rules").focused);
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "Terms").focused);
  harness.key(ImGuiKey_Escape);
  CHECK(harm);
  CHECK_FALSE(rules);
  CHECK(harness.get(Role::button, "Apply").focused);
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(harm);
}

TEST_CASE("all that lies over a screen shuts at once, but for what has an address of its own") {
  Harness harness(800, 600);
  bool harm = true;
  bool rules = true;
  harness.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Take harm", harm)) button(ui, "Apply");
    if (const auto block = dialog(ui, "Rules", rules, {.has_address = true})) button(ui, "All");
  });
  CHECK_FALSE(harness.ui().shut_topmost());
  harness.settle();
  CHECK((harm && rules));
  harness.ui().shut_all();
  CHECK(harness.ui().is_shutting());
  harness.settle();
  CHECK_FALSE(harness.ui().is_shutting());
  CHECK_FALSE(harm);
  CHECK(rules);
  // With nothing left to shut there is nothing to wait for.
  harness.ui().shut_all();
  CHECK_FALSE(harness.ui().is_shutting());
}

TEST_CASE("what lies behind a dialog is out of reach of the pointer") {
  Harness harness(800, 600);
  OverlayScreen screen;
  harness.show([&](Ui& ui) { draw(ui, screen); });
  const NodeRect behind = harness.get(Role::button, "Behind").rect;
  harness.press(Role::button, "Delete");
  harness.press(Role::button, "Delete for good");
  CHECK(screen.deleted == 1);
  CHECK_FALSE(screen.open);
  harness.press(Role::button, "Delete");
  // The scrim takes the press: it shuts the dialog and presses nothing.
  harness.click(behind.x + 5, behind.y + 5);
  CHECK(screen.behind == 0);
  CHECK_FALSE(screen.open);
  harness.press(Role::button, "Delete");
  harness.press(Role::button, "Close");
  CHECK_FALSE(screen.open);
  harness.click(behind.x + 5, behind.y + 5);
  CHECK(screen.behind == 1);
}

TEST_CASE("a menu opens, is walked by arrows, and shuts when something was chosen") {
  Harness harness(800, 600);
  int exported = 0;
  harness.show([&](Ui& ui) {
    if (const auto block = menu(ui, "File")) {
      if (menu_item(ui, "Import")) exported += 10;
      if (menu_item(ui, "Export")) ++exported;
      menu_item(ui, "Print", {.disabled_reason = "Nothing to print."});
    }
  });
  harness.press(Role::button, "File");
  CHECK(harness.get(Role::button, "File").expanded);
  harness.key(ImGuiKey_DownArrow);
  harness.key(ImGuiKey_Enter);
  CHECK(exported == 1);
  CHECK_FALSE(harness.has(Role::button, "Export"));
  harness.press(Role::button, "File");
  harness.press(Role::button, "Print");
  CHECK(harness.has(Role::button, "Export"));
  harness.press(Role::button, "Import");
  CHECK(exported == 11);
  CHECK(harness.faults().empty());
}

TEST_CASE("a menu that has no room below its button opens above it") {
  Harness harness(320, 400, {.touch = true});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    space(ui, 330);
    if (const auto list = menu(ui, "More")) {
      for (const char* each : {"Open", "Print", "Delete"}) menu_item(ui, each);
    }
  });
  harness.press(Role::button, "More");
  for (const char* each : {"Open", "Print", "Delete"}) {
    INFO(each);
    const Rect item = harness.get(Role::button, each).rect;
    CHECK(item.y >= 0);
    CHECK(item.y + item.height <= harness.get(Role::button, "More").rect.y);
  }
}

TEST_CASE(
    "a dialog into which more comes keeps its place under the pointer, inside of the window") {
  bool open = true;
  int lines = 1;
  Harness harness(1280, 800);
  harness.show([&](Ui& ui) {
    const auto block = dialog(ui, "A clock", open);
    if (!block) return;
    button(ui, "Kind");
    for (int i = 0; i < lines; ++i) roadbook::ui::text(ui, "Line " + std::to_string(i));
  });
  const NodeRect before = harness.get(Role::button, "Kind").rect;
  const auto show = [&](int count) {
    lines = count;
    harness.frame();
    harness.settle();
    return harness.get(Role::dialog, "A clock").rect;
  };
  show(4);
  CHECK(harness.get(Role::button, "Kind").rect == before);
  // Where its end would leave the window it moves up, and back.
  const NodeRect high = show(22);
  CHECK(high.y < before.y);
  CHECK(high.y >= 16);
  CHECK(high.y + high.height <= 800 - 16);
  show(1);
  CHECK(harness.get(Role::button, "Kind").rect == before);
  // It stands in the middle of another window, and of this one when it opens again.
  harness.resize(1280, 600);
  CHECK(harness.get(Role::button, "Kind").rect.y < before.y);
  harness.resize(1280, 800);
  show(4);
  open = false;
  harness.frame();
  harness.settle();
  open = true;
  CHECK(show(4).y < before.y);
}

TEST_CASE("a dialog that is higher than the window scrolls") {
  Harness harness(390, 500, {.touch = true});
  bool open = true;
  int pressed = -1;
  harness.show([&](Ui& ui) {
    if (const auto block = dialog(ui, "Many", open)) {
      for (int i = 0; i < 30; ++i) {
        if (button(ui, "Item " + std::to_string(i))) pressed = i;
      }
    }
  });
  CHECK(harness.get(Role::dialog, "Many").rect.height < 500);
  harness.press(Role::button, "Item 29");
  CHECK(pressed == 29);
  CHECK(harness.faults().empty());
}

TEST_CASE("a message with an action is spoken and pressed") {
  Harness harness(800, 600);
  bool undone = false;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    if (!undone) undone = toast(ui, "Deleted Old Tam.", "Undo") == ToastPress::action;
  });
  CHECK(harness.has(Role::status, "Deleted Old Tam."));
  harness.press(Role::button, "Undo");
  CHECK(undone);
  CHECK(harness.faults().empty());
}

TEST_CASE("a message has an edge that is seen on any ground") {
  Harness harness(800, 600);
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main");
    toast(ui, "Deleted Old Tam.");
  });
  const Rect message = harness.get(Role::status, "Deleted Old Tam.").rect;
  const Color edge = edge_of_ink(paper);
  Rect drawn{1e6F, 1e6F, 0, 0};
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      if (each.col != IM_COL32(edge.red, edge.green, edge.blue, 255)) continue;
      drawn.x = std::min(drawn.x, each.pos.x);
      drawn.width = std::max(drawn.width, each.pos.x);
    }
  }
  CHECK(drawn.x <= message.x + 1);
  CHECK(drawn.width >= message.x + message.width - 1);
}

TEST_CASE("a press on a message has it go away, and what it covered can be scrolled clear of it") {
  Harness harness(390, 600);
  bool away = false;
  int pressed = -1;
  harness.show([&](Ui& ui) {
    {
      const auto main = region(ui, "Main", {.scroll = true});
      for (int i = 0; i < 30; ++i) {
        if (button(ui, "Row " + std::to_string(i))) pressed = i;
      }
    }
    if (!away) away = toast(ui, "It is in the journal.") == ToastPress::away;
  });
  for (int i = 0; i < 60; ++i) harness.wheel(100, 300, -1);
  const Rect message = harness.get(Role::status, "It is in the journal.").rect;
  const Rect last = harness.get(Role::button, "Row 29").rect;
  CHECK(last.y + last.height <= message.y);
  harness.click(message.x + 10, message.y + message.height / 2);
  CHECK(away);
  CHECK(pressed == -1);
  CHECK_FALSE(harness.has(Role::status, "It is in the journal."));
}

TEST_CASE(
    "a list that scrolls by itself makes room for a message, and the page around it stands still") {
  Harness harness(1280, 600);
  harness.show([&](Ui& ui) {
    {
      const auto main = region(ui, "Main", {.scroll = true});
      Columns columns(ui, {1, 1});
      button(ui, "Beside");
      columns.next();
      const auto list = scroll_area(ui, "List");
      for (int i = 0; i < 30; ++i) button(ui, "Row " + std::to_string(i));
    }
    toast(ui, "It is in the journal.");
  });
  const Rect beside = harness.get(Role::button, "Beside").rect;
  for (int i = 0; i < 10; ++i) harness.wheel(beside.x + 4, beside.y + 4, -1);
  CHECK(harness.get(Role::button, "Beside").rect.y == beside.y);
  for (int i = 0; i < 60; ++i) harness.wheel(900, 300, -1);
  const Rect last = harness.get(Role::button, "Row 29").rect;
  CHECK(last.y + last.height <= harness.get(Role::status, "It is in the journal.").rect.y);
  CHECK(harness.get(Role::button, "Beside").rect.y == beside.y);
}

TEST_CASE("a message covers nothing of what is docked at the bottom") {
  for (const float width : {390.0F, 1280.0F}) {
    Harness harness(width, 800);
    harness.show([&](Ui& ui) {
      {
        const auto pages = region(ui, "Pages", {.dock = Dock::bottom});
        button(ui, "Play");
      }
      {
        const auto moves = region(ui, "Moves", {.dock = Dock::bottom});
        button(ui, "All moves");
      }
      const auto main = region(ui, "Main");
      toast(ui, "Deleted Old Tam.", "Undo");
    });
    const Rect message = harness.get(Role::status, "Deleted Old Tam.").rect;
    for (const char* each : {"Play", "All moves"}) {
      CHECK(message.y + message.height <= harness.get(Role::button, each).rect.y);
    }
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("a message gives way to a button in the middle of the foot") {
  Harness harness(1280, 800);
  bool shown = false;
  constexpr float window = 1280;
  harness.show([&](Ui& ui) {
    {
      const auto moves = region(ui, "Moves", {.dock = Dock::bottom});
      button(ui, "All moves");
    }
    {
      const auto main = region(ui, "Main");
      space(ui, ui.size().height - 140);
      const auto line = row(ui, "claim");
      space(ui, 580);
      if (shown) button(ui, "Seize this claim");
    }
    toast(ui, "Deleted Old Tam.", "Undo");
  });
  const auto message = [&] { return harness.get(Role::status, "Deleted Old Tam.").rect; };
  CHECK(std::abs(message().x + message().width / 2 - window / 2) <= 1);
  shown = true;
  harness.settle();
  const Rect pressed = harness.get(Role::button, "Seize this claim").rect;
  REQUIRE(pressed.y < message().y + message().height);
  REQUIRE(pressed.y + pressed.height > message().y);
  CHECK((message().x + message().width <= pressed.x || message().x >= pressed.x + pressed.width));
  CHECK(message().x >= 0);
  // Back in the middle it would move under the pointer.
  const Rect there = message();
  shown = false;
  harness.settle();
  CHECK(message() == there);
  CHECK(harness.faults().empty());
}

TEST_CASE("a message stands beside what the page itself shows, which would lie over it") {
  const std::string words =
      "The sheet of this address is not here. It may be in another browser or program, or in the "
      "bin, from which it can be brought back for thirty days.";
  Harness harness(1280, 800);
  float from = 0;
  harness.show([&](Ui& ui) {
    {
      const auto side = region(ui, "Choices", {.dock = Dock::left, .size = 380});
      button(ui, "Save as a file");
    }
    {
      const auto rest = region(ui, "Pages", {.padding_x = 0, .padding_y = 0});
      from = embedded_area(ui, "The pages").rect.x;
    }
    toast(ui, words, "Undo");
  });
  REQUIRE(from >= 380);
  const Rect message = harness.get(Role::status, words).rect;
  CHECK(message.x >= 0);
  CHECK(message.x + message.width <= from);
}

TEST_CASE("a message leaves free the field that is edited, and stays where it was while it can") {
  const std::pair<float, float> windows[] = {{320, 568}, {640, 400}, {1280, 800}};
  for (const auto& [width, height] : windows) {
    INFO(width << " x " << height);
    Harness harness(width, height, {.touch = width < 800});
    bool said = false;
    std::string first;
    std::string last;
    harness.show([&](Ui& ui) {
      {
        const auto bar = region(ui, "Bar", {.dock = Dock::top});
        button(ui, "Menu");
      }
      {
        const auto moves = region(ui, "Moves", {.dock = Dock::bottom});
        button(ui, "All moves");
      }
      {
        const auto main = region(ui, "Main", {.padding_y = 4});
        const auto lines = stack(ui, {.gap = 0});
        const float fields = 2 * ui.measure(Type::small, "Last").height + 2 * ui.target();
        if (const FieldResult typed = text_field(ui, "First", first, {.max_length = 200});
            typed.changed) {
          first = typed.text;
        }
        constexpr float bars = 150;
        space(ui, ui.size().height - bars - fields);
        if (const FieldResult typed = text_field(ui, "Last", last, {.max_length = 200});
            typed.changed) {
          last = typed.text;
        }
      }
      if (said) toast(ui, "Deleted Old Tam.", "Undo");
    });
    const auto message = [&] { return harness.get(Role::status, "Deleted Old Tam.").rect; };
    const auto bottom = [](const Rect& rect) { return rect.y + rect.height; };
    const float middle = height / 2;
    const auto at_head = [&] { return message().y < middle; };
    const auto free = [&](const char* field) {
      const Rect& edited = harness.get(Role::textbox, field).rect;
      return bottom(message()) <= edited.y || bottom(edited) <= message().y;
    };
    harness.press(Role::textbox, "Last");
    said = true;
    harness.settle();
    CHECK(free("Last"));
    CHECK(at_head());
    CHECK(message().y >= bottom(harness.get(Role::region, "Bar").rect));
    harness.letters("On");
    CHECK(last == "On");
    CHECK(at_head());
    // Nothing is in its way there any more, and nothing drives it away.
    harness.press(Role::button, "All moves");
    CHECK(at_head());
    harness.act(Role::textbox, "First", NodeAction::Kind::focus);
    harness.settle();
    CHECK(free("First"));
    CHECK_FALSE(at_head());
    CHECK(bottom(message()) <= harness.get(Role::region, "Moves").rect.y);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("in a small window a message has one line, and its button is large enough for a finger") {
  const std::pair<float, float> windows[] = {{320, 568}, {640, 400}, {844, 390}};
  for (const auto& [width, height] : windows) {
    INFO(width << " x " << height);
    Harness harness(width, height, {.touch = true});
    std::string words = "Hit points 38 → 29";
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      toast(ui, words, "Undo");
    });
    const float one_line = harness.get(Role::status, words).rect.height;
    CHECK(one_line <= 48);
    CHECK(harness.small_targets().empty());
    // What has no room in one line is read whole all the same.
    words =
        "The sheet of this address is not here. It may be in another browser or program, or in "
        "the bin, from which it can be brought back for thirty days, or it was never here.";
    harness.settle();
    const Rect& long_one = harness.get(Role::status, words).rect;
    CHECK(long_one.height > one_line);
    CHECK(long_one.x >= 0);
    CHECK(long_one.x + long_one.width <= width);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("a menu begins at something that can be done") {
  Harness harness(600, 500);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    if (const auto list = menu(ui, "Menu")) {
      menu_item(ui, "Redo", {.disabled_reason = "There is nothing to redo."});
      menu_item(ui, "Search");
    }
  });
  harness.press(Role::button, "Menu");
  CHECK_FALSE(harness.get(Role::button, "Redo").focused);
  CHECK(harness.get(Role::button, "Search").focused);
}

TEST_CASE("the second press of a quick finger meets nothing that came there by the first") {
  for (const bool touch : {false, true}) {
    Harness harness(600, 300, {.touch = touch});
    bool sure = false;
    int gone = 0;
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      if (!sure) {
        if (button(ui, "Delete")) sure = true;
      } else if (button(ui, "For good", {.kind = ButtonKind::danger})) {
        ++gone;
      }
    });
    const NodeRect at = harness.get(Role::button, "Delete").rect;
    harness.click(at.x + 10, at.y + 10);
    REQUIRE(sure);
    harness.click(at.x + 10, at.y + 10);
    harness.click(at.x + 10, at.y + 10);
    CHECK(gone == 0);
    // Who looks first is heard.
    harness.frame(0.35);
    harness.click(at.x + 10, at.y + 10);
    CHECK(gone == 1);
    harness.click(at.x + 10, at.y + 10);
    CHECK(gone == 2);
  }
}

TEST_CASE(
    "what a press opens beside the pointer stays open at the second press of a quick finger") {
  for (const bool touch : {false, true}) {
    INFO((touch ? "touch" : "mouse"));
    Harness harness(800, 600, {.touch = touch});
    OverlayScreen screen;
    harness.show([&](Ui& ui) { draw(ui, screen); });
    const Rect at = harness.get(Role::button, "Delete").rect;
    harness.click(at.x + 4, at.y + 4);
    harness.click(at.x + 4, at.y + 4);
    REQUIRE(harness.has(Role::dialog, "Delete Mirela Vas?"));
    const Rect panel = harness.get(Role::dialog, "Delete Mirela Vas?").rect;
    REQUIRE_FALSE(contains(panel, {at.x + 4, at.y + 4}));
    CHECK(screen.open);
    CHECK(harness.get(Role::button, "Keep").focused);
    // Who looks first shuts it.
    harness.frame(0.35);
    harness.click(at.x + 4, at.y + 4);
    CHECK_FALSE(screen.open);
  }
}

TEST_CASE("a hint grows with the letters, and stands inside of the window however long it is") {
  std::string words;
  for (int i = 0; i < 14; ++i) words += "All that can be said of it. ";
  for (const float height : {420.0F, 800.0F}) {
    Harness harness(1280, height);
    harness.ui().set_text_scale(2);
    harness.show([&](Ui& ui) {
      const auto main = region(ui, "Main");
      space(ui, height / 2 - 40);
      button(ui, "Rogue", {.description = words});
    });
    const NodeRect button = harness.get(Role::button, "Rogue").rect;
    harness.move_pointer(button.x + button.width / 2, button.y + button.height / 2);
    harness.frame(1);
    harness.settle();
    REQUIRE_FALSE(harness.ui().context().hint.text.empty());
    float left = 1280;
    float right = 0;
    float top = height;
    float bottom = 0;
    const ImDrawList* hint = ImGui::GetForegroundDrawList();
    for (const ImDrawVert& corner : hint->VtxBuffer) {
      left = std::min(left, corner.pos.x);
      right = std::max(right, corner.pos.x);
      top = std::min(top, corner.pos.y);
      bottom = std::max(bottom, corner.pos.y);
    }
    INFO(height);
    CHECK(right - left > 400);
    CHECK(top >= 0);
    CHECK(bottom <= height);
  }
}

// Rows, columns, regions and what they do with the room that there is.
#include "ui/kit/layout.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("a frame in which something grew says that its places are not right yet") {
  Harness harness(600, 300);
  std::string words = "Saved";
  harness.show([&](Ui& ui) {
    const auto line = row(ui, "bar", {.wrap = false});
    roadbook::ui::text(ui, "Roadbook");
    spacer(ui);
    roadbook::ui::text(ui, words);
    button(ui, "Menu");
  });
  const Rect place = harness.get(Role::button, "Menu").rect;
  words = "Saving, and more words than before";
  harness.frame();
  CHECK(harness.get(Role::button, "Menu").rect.x != place.x);
  CHECK(harness.ui().has_moved());
  harness.frame();
  CHECK(harness.get(Role::button, "Menu").rect == place);
  CHECK_FALSE(harness.ui().has_moved());
}

TEST_CASE("regions share the window without a gap") {
  Harness harness(1280, 800);
  harness.show([](Ui& ui) {
    { const auto bar = region(ui, "Bar", {.dock = Dock::top, .size = 56}); }
    { const auto rail = region(ui, "Rail", {.dock = Dock::left, .size = 200}); }
    { const auto sheet = region(ui, "Sheet", {.dock = Dock::right, .size = 300}); }
    const auto rest = region(ui, "Main");
  });
  const NodeRect rest = harness.get(Role::region, "Main").rect;
  CHECK(rest.x == 200);
  CHECK(rest.y == 56);
  CHECK(rest.width == 780);
  CHECK(rest.height == 744);
}

TEST_CASE("regions are read and walked as they stand: above, left, middle, right, below") {
  Harness harness(1280, 800);
  harness.show([](Ui& ui) {
    const auto one = [&ui](const char* name, Dock dock) {
      const auto part = region(ui, name, {.dock = dock, .size = 100});
      button(ui, std::string(name) + " button");
    };
    one("Bar", Dock::top);
    one("Foot", Dock::bottom);
    one("Rail", Dock::left);
    one("Sheet", Dock::right);
    one("Main", Dock::rest);
  });
  const std::vector<std::string> wanted = {"Bar", "Rail", "Main", "Sheet", "Foot"};
  CHECK(harness.names(Role::region) == wanted);
  std::vector<std::string> walked;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    harness.key(ImGuiKey_Tab);
    for (const Node& node : harness.ui().nodes()) {
      if (node.focused) walked.push_back(node.name.substr(0, node.name.find(' ')));
    }
  }
  CHECK(walked == wanted);

  // Past the end it begins anew; the page leads out there instead, and comes back to the beginning.
  harness.key(ImGuiKey_Tab);
  REQUIRE(harness.get(Role::button, "Bar button").focused);
  harness.act(Role::button, "Bar button", NodeAction::Kind::leave);
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "Bar button").focused);
  // A focus that only went away goes on from where it was.
  harness.act(Role::button, "Bar button", NodeAction::Kind::blur);
  harness.key(ImGuiKey_Tab);
  CHECK(harness.get(Role::button, "Rail button").focused);
  CHECK(harness.faults().empty());
}

TEST_CASE("headings are read in levels without a gap, whatever they look like") {
  Harness harness(800, 600);
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    heading(ui, 1, "Screen");
    heading(ui, 3, "Part");
    heading(ui, 4, "Piece");
    heading(ui, 3, "Other part");
    heading(ui, 2, "Name");
    heading(ui, 4, "Numbers");
  });
  std::vector<int> levels;
  for (const Node& node : harness.ui().nodes()) {
    if (node.role == Role::heading) levels.push_back(node.level);
  }
  CHECK(levels == std::vector<int>{1, 2, 3, 2, 2, 3});
}

TEST_CASE("the headings of a region and of a dialog stand under none of another region") {
  Harness harness(800, 600);
  bool open = true;
  harness.show([&](Ui& ui) {
    {
      const auto left = region(ui, "Left", {.dock = Dock::left, .size = 200});
      heading(ui, 4, "Numbers");
    }
    {
      const auto main = region(ui, "Main");
      heading(ui, 1, "Screen");
      heading(ui, 3, "Part");
    }
    if (const auto over = dialog(ui, "Over", open)) heading(ui, 4, "Words");
  });
  CHECK(harness.get(Role::heading, "Numbers").level == 2);
  CHECK(harness.get(Role::heading, "Screen").level == 1);
  CHECK(harness.get(Role::heading, "Part").level == 2);
  CHECK(harness.get(Role::heading, "Over").level == 2);
  CHECK(harness.get(Role::heading, "Words").level == 3);
}

TEST_CASE("a bar is as high as what stands in it") {
  Harness harness(800, 600);
  bool high = false;
  harness.show([&](Ui& ui) {
    {
      const auto bar = region(ui, "Bar", {.dock = Dock::top, .padding_y = 10});
      button(ui, "One");
      if (high) button(ui, "Two");
    }
    const auto rest = region(ui, "Main");
  });
  const float before = harness.get(Role::region, "Bar").rect.height;
  high = true;
  harness.frame();
  harness.settle();
  CHECK(harness.get(Role::region, "Bar").rect.height > before + 36);
  CHECK(harness.get(Role::region, "Main").rect.y == harness.get(Role::region, "Bar").rect.height);
}

TEST_CASE("a row wraps where there is no more room, and a spacer fills it") {
  Harness harness(340, 600);
  harness.show([](Ui& ui) {
    {
      const auto line = row(ui, "first");
      button(ui, "Left");
      spacer(ui);
      button(ui, "Right");
    }
    const auto line = row(ui, "second");
    for (const char* name : {"One button", "Another button", "A third button"}) button(ui, name);
  });
  const NodeRect right = harness.get(Role::button, "Right").rect;
  CHECK(std::abs(right.x + right.width - 340) <= 1);
  CHECK(right.y == harness.get(Role::button, "Left").rect.y);
  CHECK(harness.get(Role::button, "A third button").rect.y >
        harness.get(Role::button, "One button").rect.y);
}

TEST_CASE("a row behind a spacer that was wrapped stands in one line again where there is room") {
  Harness harness(260, 600);
  harness.show([](Ui& ui) {
    const auto line = row(ui, "line");
    button(ui, "Left");
    spacer(ui);
    const auto inside = row(ui, "inside");
    for (const char* name : {"Take damage", "Heal", "Recover"}) button(ui, name);
  });
  harness.resize(900, 600);
  harness.settle();
  CHECK(harness.get(Role::button, "Recover").rect.y ==
        harness.get(Role::button, "Take damage").rect.y);
  CHECK(harness.get(Role::button, "Recover").rect.y == harness.get(Role::button, "Left").rect.y);
}

TEST_CASE("panels in one row of a grid have one height") {
  Harness harness(800, 600);
  bool long_text = true;
  harness.show([&](Ui& ui) {
    Grid grid(ui, "cards", {.min_width = 200, .max_columns = 2});
    for (const char* name : {"A", "B", "C"}) {
      const auto cell = grid.cell();
      const auto named = group(ui, name);
      const auto card = panel(ui);
      roadbook::ui::text(
          ui, name[0] == 'A' && long_text
                  ? "A text that goes over several lines because it has so very much to say "
                    "about nothing in particular, and says it twice, and says it twice."
                  : "Short.");
    }
  });
  const auto height = [&](const char* name) { return harness.get(Role::group, name).rect.height; };
  CHECK(height("A") == height("B"));
  CHECK(height("C") < height("A"));
  long_text = false;
  harness.frame();
  harness.settle();
  CHECK(height("A") == height("C"));
}

TEST_CASE("columns stand under each other where they would be too narrow") {
  Harness harness(900, 600);
  harness.show([](Ui& ui) {
    Columns columns(ui, {1, 1, 1});
    button(ui, "One");
    columns.next();
    button(ui, "Two");
    columns.next();
    button(ui, "Three");
  });
  CHECK(harness.get(Role::button, "Two").rect.y == harness.get(Role::button, "One").rect.y);
  harness.resize(390, 600);
  CHECK(harness.get(Role::button, "Two").rect.y > harness.get(Role::button, "One").rect.y);
  CHECK(harness.get(Role::button, "Two").rect.x == harness.get(Role::button, "One").rect.x);
}

namespace {

void long_page(Ui& ui, int& pressed) {
  const auto main = region(ui, "Main", {.scroll = true});
  for (int i = 0; i < 40; ++i) {
    if (button(ui, "Button " + std::to_string(i))) pressed = i;
  }
}

}  // namespace

TEST_CASE("a page scrolls by wheel, by page keys and to what has the focus") {
  Harness harness(400, 500);
  int pressed = -1;
  harness.show([&](Ui& ui) { long_page(ui, pressed); });
  const auto top = [&] { return harness.get(Role::button, "Button 0").rect.y; };
  const float start = top();
  harness.wheel(200, 250, -2);
  CHECK(top() < start);
  harness.key(ImGuiKey_PageUp);
  CHECK(top() == start);
  harness.key(ImGuiKey_End);
  const Node& last = harness.get(Role::button, "Button 39");
  CHECK(last.rect.y + last.rect.height <= 500);
  harness.press(Role::button, "Button 3");
  CHECK(pressed == 3);
  // Nodes out of sight are there all the same, and can be pressed from outside.
  harness.act(Role::button, "Button 39", NodeAction::Kind::press);
  CHECK(pressed == 39);
  harness.act(Role::button, "Button 30", NodeAction::Kind::focus);
  const Node& focused = harness.get(Role::button, "Button 30");
  CHECK(focused.focused);
  CHECK(focused.rect.y >= 0);
  CHECK(focused.rect.y + focused.rect.height <= 500);
  harness.ui().scroll_to_top();
  harness.settle();
  CHECK(top() == start);
  CHECK(harness.faults().empty());
}

TEST_CASE("a page that you come back to stands where it stood, and is free to scroll then") {
  Harness harness(400, 500);
  int pressed = -1;
  bool another = false;
  harness.show([&](Ui& ui) {
    if (!another) return long_page(ui, pressed);
    const auto main = region(ui, "Main", {.scroll = true});  // as long as the window
    button(ui, "Alone");
  });
  const auto top = [&] { return harness.get(Role::button, "Button 0").rect.y; };
  const float start = top();
  harness.wheel(200, 250, -5);
  const float scrolled = top();
  REQUIRE(scrolled < start);
  const Scrolls stood = harness.ui().scrolls();

  another = true;
  harness.ui().scroll_to_top();
  harness.settle();
  REQUIRE(harness.has(Role::button, "Alone"));
  another = false;
  harness.ui().scroll_to_top();
  harness.ui().scroll_back(stood);
  harness.settle();
  CHECK(top() == scrolled);

  harness.wheel(200, 250, -2);
  CHECK(top() < scrolled);
  harness.ui().scroll_to_top();
  harness.settle();
  CHECK(top() == start);
}

TEST_CASE("a page that has its length only after some frames stands where it stood all the same") {
  Harness harness(400, 500);
  int rows = 40;
  harness.show([&](Ui& ui) {
    const auto main = region(ui, "Main", {.scroll = true});
    for (int i = 0; i < rows; ++i) button(ui, "Row " + std::to_string(i));
    rows = std::min(rows + 13, 40);
  });
  harness.wheel(200, 250, -12);
  const float scrolled = harness.get(Role::button, "Row 0").rect.y;
  REQUIRE(scrolled < -500);
  const Scrolls stood = harness.ui().scrolls();

  rows = 1;
  harness.ui().scroll_back(stood);
  harness.settle();
  CHECK(harness.get(Role::button, "Row 0").rect.y == scrolled);
}

TEST_CASE("a finger drags the page, runs on, and presses nothing on its way") {
  Harness harness(390, 600, {.touch = true});
  int pressed = -1;
  harness.show([&](Ui& ui) { long_page(ui, pressed); });
  const float start = harness.get(Role::button, "Button 0").rect.y;
  const NodeRect third = harness.get(Role::button, "Button 5").rect;
  harness.drag(third.x + 20, third.y + 20, third.x + 22, third.y - 180);
  const float dragged = harness.get(Role::button, "Button 0").rect.y;
  CHECK(dragged <= start - 200);  // the way of the finger, and momentum
  CHECK(pressed == -1);
  harness.press(Role::button, "Button 9");
  CHECK(pressed == 9);
}

TEST_CASE("a finger on a map that goes sideways still drags the page up and down") {
  Harness harness(390, 500, {.touch = true});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main", {.scroll = true});
    std::vector<MapCell> cells;
    for (int i = 0; i < 25; ++i) {
      cells.push_back(
          {i % 5, i / 5, "Cell " + std::to_string(i), "", "", CellState::reachable, false, false});
    }
    claims_map(ui, "Claims", cells, {});
    for (int i = 0; i < 20; ++i) button(ui, "Button " + std::to_string(i));
  });
  const NodeRect before = harness.get(Role::button, "Cell 5").rect;
  harness.drag(300, 200, 160, 202);
  const NodeRect left = harness.get(Role::button, "Cell 5").rect;
  CHECK(left.x < before.x - 100);
  CHECK(left.y == before.y);
  harness.drag(100, 200, 102, 60);
  const NodeRect up = harness.get(Role::button, "Cell 5").rect;
  CHECK(up.y < before.y - 100);
  CHECK(up.x == left.x);
}

TEST_CASE("a wide map stands upright in a narrow window, whole from edge to edge") {
  for (const float width : {320.0F, 390.0F}) {
    CAPTURE(width);
    Harness harness(width, 900, {.touch = true});
    harness.show([](Ui& ui) {
      const auto main = region(ui, "Main", {.scroll = true});
      std::vector<MapCell> cells;
      for (int i = 0; i < 15; ++i) {
        cells.push_back({i % 5, i / 5, "Cell " + std::to_string(i), "", "", CellState::reachable,
                         false, false});
      }
      claims_map(ui, "Claims", cells, {});
    });
    for (int i = 0; i < 15; ++i) {
      const NodeRect rect = harness.get(Role::button, "Cell " + std::to_string(i)).rect;
      CHECK(rect.x >= 0);
      CHECK(rect.x + rect.width <= width);
      CHECK(rect.width >= 44);
    }
    // What stands beside each other on a desk stands under each other here.
    const NodeRect first = harness.get(Role::button, "Cell 0").rect;
    const NodeRect second = harness.get(Role::button, "Cell 1").rect;
    CHECK(second.x == first.x);
    CHECK(second.y > first.y);
  }
}

TEST_CASE("dots, boxes and clocks grow with the text") {
  const auto widths = [](float scale) {
    Harness harness(1280, 800);
    harness.show([scale](Ui& ui) {
      ui.set_text_scale(scale);
      const auto main = region(ui, "Main", {.scroll = true});
      Rating dots;
      dots.name = "Dots";
      dots.size = 4;
      rating(ui, dots);
      Track boxes;
      boxes.name = "Boxes";
      boxes.size = 8;
      track(ui, boxes);
      Clock pie;
      pie.name = "Pie";
      pie.segments = 4;
      clock(ui, pie);
    });
    return std::vector<float>{harness.get(Role::spin_button, "Dots").rect.width,
                              harness.get(Role::spin_button, "Boxes").rect.width,
                              harness.get(Role::spin_button, "Pie").rect.width};
  };
  const std::vector<float> plain = widths(1);
  const std::vector<float> large = widths(2);
  for (std::size_t i = 0; i < plain.size(); ++i) CHECK(large[i] >= 1.9F * plain[i]);
}

TEST_CASE("the wheel over a list that is at its end moves the page around it") {
  Harness harness(400, 500);
  harness.show([](Ui& ui) {
    const auto page = region(ui, "Page", {.scroll = true});
    button(ui, "Above");
    {
      const auto list = scroll_area(ui, "List", {.height = 200});
      for (int i = 0; i < 12; ++i) button(ui, "Inside " + std::to_string(i));
    }
    for (int i = 0; i < 20; ++i) button(ui, "Below " + std::to_string(i));
  });
  const auto top = [&] { return harness.get(Role::button, "Above").rect.y; };
  const float start = top();
  harness.wheel(200, 150, -1);
  CHECK(top() == start);  // the list itself is not at its end yet
  for (int i = 0; i < 20; ++i) harness.wheel(200, 150, -1);
  CHECK(top() < start);
}

TEST_CASE("lists that give way leave what stands around them in sight, each with a few lines") {
  int lines = 20;
  Harness harness(400, 500);
  harness.show([&](Ui& ui) {
    const auto page = region(ui, "Page", {.scroll = true, .parts = 4});
    const auto column = scroll_area(ui, "Column");
    heading(ui, 4, "Above");
    {
      const auto list = scroll_area(ui, "First", {.gives_way = true});
      for (int i = 0; i < lines; ++i) button(ui, "First " + std::to_string(i));
    }
    button(ui, "Between");
    {
      const auto list = scroll_area(ui, "Second", {.gives_way = true});
      for (int i = 0; i < lines / 2; ++i) button(ui, "Second " + std::to_string(i));
    }
    button(ui, "Below");
  });
  const auto in_sight = [&](const char* name) {
    const Node& node = harness.get(Role::button, name);
    return node.rect.y >= node.clip.y &&
           node.rect.y + node.rect.height <= node.clip.y + node.clip.height;
  };
  CHECK(in_sight("Between"));
  CHECK(in_sight("Below"));
  CHECK_FALSE(in_sight("First 19"));
  CHECK_FALSE(in_sight("Second 9"));
  CHECK(harness.get(Role::group, "First").rect.height >= 72);
  CHECK(harness.get(Role::group, "Second").rect.height >= 72);
  const float column_end =
      harness.get(Role::group, "Column").rect.y + harness.get(Role::group, "Column").rect.height;
  const NodeRect below = harness.get(Role::button, "Below").rect;
  // Not a line more than is asked for is taken from them.
  CHECK(column_end - below.y - below.height < 4);
  // By wheel and by focus a player comes to what is in them.
  const NodeRect first = harness.get(Role::group, "First").rect;
  const float top = harness.get(Role::button, "First 0").rect.y;
  harness.wheel(first.x + 20, first.y + 20, -1);
  CHECK(harness.get(Role::button, "First 0").rect.y < top);
  CHECK(harness.get(Role::button, "Below").rect == below);
  harness.act(Role::button, "Second 9", NodeAction::Kind::focus);
  CHECK(in_sight("Second 9"));
  CHECK(in_sight("Below"));
  // Where all has room they are as high as their content.
  lines = 4;
  harness.frame();
  harness.settle();
  CHECK(in_sight("First 3"));
  CHECK(in_sight("Second 1"));
  CHECK(in_sight("Below"));
  CHECK(harness.faults().empty());
}

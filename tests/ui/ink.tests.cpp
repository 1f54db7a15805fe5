// What moves by itself: a mark that was just made darkens, a drawer comes in, and then nothing is
// drawn. What is there can be read and pressed at its place from the first frame on.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::ui;
using headless::Harness;

namespace {

// Draws as long as a frame is wanted; how many there were.
int frames_wanted(Harness& harness) {
  int frames = 0;
  while (harness.ui().wants_frames() > 0 && frames < 200) {
    harness.frame();
    ++frames;
  }
  return frames;
}

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
  const int frames = frames_wanted(harness);
  CHECK(stress == 2);
  return frames;
}

Color color_of_vertex(const ImDrawVert& vertex) {
  const auto part = [&](int shift) { return static_cast<std::uint8_t>(vertex.col >> shift); };
  return {part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT), part(IM_COL32_B_SHIFT)};
}

using MarkScreen = std::function<void(Ui&, bool marked)>;

// How many frames there are once the mark is made, by whatever made it.
int frames_once_marked(const MarkScreen& screen, bool reduced_motion) {
  Harness harness(900, 600, {.reduced_motion = reduced_motion});
  bool marked = false;
  harness.show([&](Ui& ui) { screen(ui, marked); });
  harness.settle();
  marked = true;
  harness.frame();
  return 1 + frames_wanted(harness);
}

void draw_claims(Ui& ui, bool held) {
  const auto main = region(ui, "Main");
  claims_map(ui, "Claims",
             {{0, 0, "Lair", "", "", CellState::held, true, false},
              {1, 0, "Toll gate", "+1 coin", "", held ? CellState::held : CellState::reachable}},
             {{0, 1}});
}

std::vector<Plate> two_plates(bool chosen) {
  return {{.title = "Warrior", .text = "Steel.", .chosen = chosen}, {.title = "Rogue"}};
}

// What that rectangle was filled with last.
std::optional<Color> ground_of(const NodeRect& rect) {
  const auto at = [](const ImDrawVert& vertex, float x, float y) {
    return std::abs(vertex.pos.x - x) < 0.5F && std::abs(vertex.pos.y - y) < 0.5F;
  };
  std::optional<Color> found;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    const ImVector<ImDrawVert>& all = list->VtxBuffer;
    for (int i = 0; i + 4 <= all.Size; ++i) {
      if (at(all[i], rect.x, rect.y) && at(all[i + 1], rect.x + rect.width, rect.y) &&
          at(all[i + 2], rect.x + rect.width, rect.y + rect.height)) {
        found = color_of_vertex(all[i]);
      }
    }
  }
  return found;
}

// In what colors something stands in that rectangle.
std::vector<Color> colors_in(const NodeRect& rect) {
  std::vector<Color> found;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      const bool inside = each.pos.x > rect.x && each.pos.x < rect.x + rect.width &&
                          each.pos.y > rect.y && each.pos.y < rect.y + rect.height;
      if (inside) found.push_back(color_of_vertex(each));
    }
  }
  return found;
}

// A drawer with a few buttons over a page with one.
struct DrawerScreen {
  bool open = false;
  int pressed = -1;

  void draw(Ui& ui) {
    const auto main = region(ui, "Main");
    if (button(ui, "Open")) open = true;
    if (const auto block = dialog(ui, "Rules", open, {.width = 400, .side = true})) {
      for (int i = 0; i < 6; ++i) {
        if (button(ui, "Entry " + std::to_string(i))) pressed = i;
      }
      const auto list = scroll_area(ui, "List");
      for (int i = 0; i < 30; ++i) button(ui, "Line " + std::to_string(i));
    }
  }
};

// The upper left corner of all that was drawn of what lies over the screen, without its veil.
ImVec2 drawn_from() {
  ImVec2 corner(1e6F, 1e6F);
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    const std::string_view window = list->_OwnerName == nullptr ? "" : list->_OwnerName;
    if (!window.starts_with("##overlay") || window.find('/') == window.npos) continue;
    for (const ImDrawVert& each : list->VtxBuffer) {
      corner.x = std::min(corner.x, each.pos.x);
      corner.y = std::min(corner.y, each.pos.y);
    }
  }
  return corner;
}

// Opens the drawer; where it was drawn in each frame until it was at rest.
std::vector<ImVec2> way_of_drawer(Harness& harness, DrawerScreen& screen,
                                  std::vector<Nodes>* nodes = nullptr) {
  harness.show([&](Ui& ui) { screen.draw(ui); });
  harness.settle();
  harness.ui().act({harness.get(Role::button, "Open").id, NodeAction::Kind::press, {}, 0});
  std::vector<ImVec2> way;
  while (harness.ui().wants_frames() > 0 && way.size() < 200) {
    harness.frame();
    way.push_back(drawn_from());
    if (nodes != nullptr) nodes->push_back(harness.ui().nodes());
  }
  return way;
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

TEST_CASE(
    "ticks, dots, segments, load, claims and plates darken as boxes do, whatever made the mark") {
  const std::pair<const char*, MarkScreen> marks[] = {
      {"checkbox", [](Ui& ui, bool on) { checkbox(ui, "Rope", on); }},
      {"radio", [](Ui& ui, bool on) { radio(ui, "Paper", on); }},
      {"dots", [](Ui& ui, bool on) { rating(ui, {.name = "Prowl", .placed = on ? 2 : 1}); }},
      {"boxes", [](Ui& ui, bool on) { track(ui, {.name = "Heat", .filled = on, .size = 4}); }},
      {"clock", [](Ui& ui, bool on) { clock(ui, {.name = "Alarm", .filled = on ? 3 : 1}); }},
      {"load",
       [](Ui& ui, bool on) {
         load_steps(ui, "Load", {{"Light", 3, "", ""}}, on ? 2 : 0, std::nullopt);
       }},
      {"ledger", [](Ui& ui, bool on) { ledger_row(ui, {.name = "Push", .on = on}); }},
      {"claim", draw_claims},
      {"plate", [](Ui& ui, bool on) { plates(ui, "Archetype", two_plates(on)); }},
      {"tile", [](Ui& ui, bool on) { tiles(ui, "Bloodline", two_plates(on)); }},
      {"rule", [](Ui& ui, bool on) {
         rule_row(ui, {.name = "Mule", .line = "more load", .selected = on});
       }}};
  for (const auto& [name, screen] : marks) {
    INFO(name);
    // A tenth of a second is six frames.
    const int frames = frames_once_marked(screen, false);
    CHECK(frames >= 7);
    CHECK(frames <= 12);
    CHECK(frames_once_marked(screen, true) <= 3);
  }
}

TEST_CASE("a plate fills up to its accent, and its name can be read in each frame until then") {
  for (const Theme theme : {Theme::paper, Theme::night}) {
    CAPTURE(theme == Theme::night);
    Harness harness(900, 600);
    harness.ui().set_theme(theme);
    bool chosen = false;
    harness.show([&](Ui& ui) { plates(ui, "Archetype", two_plates(chosen)); });
    harness.settle();
    const NodeRect plate = harness.get(Role::radio, "Warrior").rect;
    // In the middle, above the text.
    const NodeRect name{plate.x + plate.width / 2 - 40, plate.y + 34, 80, 30};
    const Color full = accent_colors(theme, false, Accent::red).fill;
    CHECK(ground_of(plate) != full);
    chosen = true;
    int on_the_way = 0;
    do {
      harness.frame();
      const std::optional<Color> ground = ground_of(plate);
      REQUIRE(ground);
      if (*ground != full) ++on_the_way;
      const std::vector<Color> letters = colors_in(name);
      REQUIRE_FALSE(letters.empty());
      for (const Color& each : letters) CHECK(contrast(each, *ground) >= 3);
    } while (harness.ui().wants_frames() > 0);
    CHECK(on_the_way >= 5);
    CHECK(ground_of(plate) == full);
  }
}

TEST_CASE("a rule without a box of its own draws no frame more when it is taken") {
  const MarkScreen screen = [](Ui& ui, bool on) {
    rule_row(ui, {.name = "Mule", .line = "more load", .selected = on, .box = false});
  };
  CHECK(frames_once_marked(screen, false) <= 3);
}

TEST_CASE("marks that are there when their page is opened do not darken, nor those taken away") {
  const MarkScreen opened = [](Ui& ui, bool on) {
    if (on) checkbox(ui, "Rope", true);
  };
  const MarkScreen taken_away = [](Ui& ui, bool on) { checkbox(ui, "Rope", !on); };
  CHECK(frames_once_marked(opened, false) <= 3);
  CHECK(frames_once_marked(taken_away, false) <= 3);
}

TEST_CASE("a drawer comes in from the side, on a phone from below, and then no frame is wanted") {
  for (const bool phone : {false, true}) {
    INFO((phone ? "phone" : "desk"));
    const float width = phone ? 390 : 1280;
    const float height = phone ? 844 : 800;
    Harness harness(width, height, {.touch = phone});
    DrawerScreen screen;
    const std::vector<ImVec2> way = way_of_drawer(harness, screen);
    // Nine frames are the 150 ms.
    REQUIRE(way.size() >= 9);
    CHECK(way.size() <= 14);
    const auto at = [&](std::size_t frame) { return phone ? way[frame].y : way[frame].x; };
    const NodeRect drawer = harness.get(Role::dialog, "Rules").rect;
    CHECK(at(0) >= (phone ? height : width));
    for (std::size_t i = 1; i < way.size(); ++i) CHECK(at(i) <= at(i - 1));
    CHECK(at(way.size() - 1) < (phone ? drawer.y : drawer.x) + 2);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("where motion is unwanted a drawer is there at once") {
  Harness harness(1280, 800, {.reduced_motion = true});
  DrawerScreen screen;
  const std::vector<ImVec2> way = way_of_drawer(harness, screen);
  CHECK(way.size() < 9);
  for (const ImVec2& each : way) CHECK(each.x < 1280);
}

TEST_CASE("all that is in a drawer has its last place from the first frame on") {
  for (const float width : {1280.0F, 390.0F}) {
    INFO(width);
    std::vector<Nodes> moving;
    std::vector<Nodes> still;
    {
      Harness harness(width, 800);
      DrawerScreen screen;
      way_of_drawer(harness, screen, &moving);
    }
    {
      Harness harness(width, 800, {.reduced_motion = true});
      DrawerScreen screen;
      way_of_drawer(harness, screen, &still);
    }
    REQUIRE(still.size() > 1);
    REQUIRE(moving.size() > still.size());
    for (std::size_t i = 0; i < still.size(); ++i) CHECK(moving[i] == still[i]);
    for (std::size_t i = still.size(); i < moving.size(); ++i) CHECK(moving[i] == still.back());
  }
}

TEST_CASE("a press while the drawer comes in hits what stands at that place in the end") {
  Harness harness(1280, 800);
  DrawerScreen screen;
  harness.show([&](Ui& ui) { screen.draw(ui); });
  harness.settle();
  harness.ui().act({harness.get(Role::button, "Open").id, NodeAction::Kind::press, {}, 0});
  harness.frame();
  harness.frame();
  const NodeRect entry = harness.get(Role::button, "Entry 4").rect;
  const float drawer = harness.get(Role::dialog, "Rules").rect.x;
  CHECK(drawn_from().x > drawer + 20);
  harness.click(entry.x + entry.width / 2, entry.y + entry.height / 2);
  CHECK(screen.pressed == 4);
  CHECK(screen.open);
}

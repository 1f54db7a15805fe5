// A message at the foot gives what lies under it room to be scrolled clear, and nothing else.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "crew_desk.hpp"
#include "sheet_table.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// The windows of the last frame that can be scrolled down or up; of them those that show a bar.
struct Scrolled {
  std::vector<ImGuiID> all;
  std::vector<ImGuiID> with_bar;
};

Scrolled scrolled_in(Harness& harness) {
  Scrolled found;
  const UiContext& context = harness.ui().context();
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (!window->WasActive || window->ScrollMax.y <= 0) continue;
    found.all.push_back(window->ID);
    const std::uint32_t bar = context.child_id(window->ID, "scrollbar");
    for (const std::uint32_t id : context.helpers) {
      if (id == bar) found.with_bar.push_back(window->ID);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a message over a list that has room for all of it brings it no scroll bar") {
  Harness harness(800, 600);
  float content = 100;
  bool said = false;
  harness.show([&](Ui& ui) {
    {
      const auto main = region(ui, "Main");
      const auto list = scroll_area(ui, "List");
      space(ui, content);
      hint(ui, "Last");
    }
    if (said) toast(ui, "Deleted Old Tam.", "Undo");
  });
  content = harness.get(Role::group, "List").rect.height - 30;
  harness.settle();
  REQUIRE(scrolled_in(harness).all.empty());
  said = true;
  harness.settle();
  CHECK(scrolled_in(harness).all.size() == 1);
  CHECK(scrolled_in(harness).with_bar.empty());
  // More than there is room for has its bar, as without the message.
  content += 100;
  harness.settle();
  CHECK(scrolled_in(harness).with_bar.size() == 1);
}

TEST_CASE("a message at the foot brings no scroll bars to the columns of a sheet") {
  SheetTable table(support::warrior());
  bool said = false;
  table.over = [&](Ui& ui) {
    if (said) toast(ui, "Hit points 38 → 29", "Undo");
  };
  std::size_t with_room = 0;
  for (float height = 720; height <= 1200; height += 40) {
    INFO(height);
    said = false;
    table.harness.resize(1280, height);
    const Scrolled before = scrolled_in(table.harness);
    said = true;
    table.settle();
    const Scrolled now = scrolled_in(table.harness);
    CHECK(now.with_bar == before.with_bar);
    with_room += now.all.size() - before.all.size();
  }
  // Somewhere among these heights a column had room for all but the message.
  CHECK(with_room > 0);
}

TEST_CASE("a message goes to the head where the whole foot is pressed and the head is not") {
  Harness harness(800, 600);
  bool said = false;
  harness.show([&](Ui& ui) {
    {
      const auto main = region(ui, "Main");
      space(ui, 400);
      for (int i = 0; i < 4; ++i) button(ui, "Choice " + std::to_string(i), {.wide = true});
    }
    if (said) toast(ui, "Downtime begins.", "Undo");
  });
  said = true;
  harness.settle();
  const NodeRect message = harness.get(Role::status, "Downtime begins.").rect;
  CHECK(message.y + message.height <= 400);
}

TEST_CASE("a message lies on nothing that tells of what was pressed beside it") {
  for (const bool kept : {false, true}) {
    CAPTURE(kept);
    Harness harness(800, 600);
    bool said = false;
    harness.show([&](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        space(ui, 440);
        const auto strip = group(ui, "The chosen claim", {.in_sight = kept});
        for (int i = 0; i < 3; ++i) {
          roadbook::ui::text(ui,
                             "The Watch holds this turf, and seizing it is a score of its own, "
                             "against all who live there and who are paid for it today.");
        }
      }
      if (said) toast(ui, "The plan is set.", "Undo");
    });
    said = true;
    harness.settle();
    const NodeRect message = harness.get(Role::status, "The plan is set.").rect;
    const NodeRect strip = harness.get(Role::group, "The chosen claim").rect;
    // Where nothing is kept in sight, it stands at the foot.
    CHECK((message.y + message.height <= strip.y) == kept);
  }
}

TEST_CASE("a message lies on no heading where the foot has room beside it") {
  Harness harness(800, 600);
  bool said = false;
  harness.show([&](Ui& ui) {
    {
      const auto main = region(ui, "Main", {.padding_y = 4});
      heading(ui, 3, "People");
      space(ui, 460);
      const auto middle = standing_at(ui, {300, 480, 200, 100});
      button(ui, "Add a line", {.wide = true});
    }
    if (said) toast(ui, "The portrait is set.", "Undo");
  });
  said = true;
  harness.settle();
  const NodeRect message = harness.get(Role::status, "The portrait is set.").rect;
  const NodeRect people = harness.get(Role::heading, "People").rect;
  CHECK(message.y >= people.y + people.height);
}

namespace {

// How much of the message lies on what can be pressed, or on what is kept in sight.
float hidden_under(Harness& harness, const NodeRect& message) {
  float hidden = 0;
  for (const Node& each : harness.ui().nodes()) {
    if (!(each.interactive || each.in_sight) || each.name == "Undo") continue;
    const float left = std::max({each.rect.x, each.clip.x, message.x});
    const float right = std::min(
        {each.rect.x + each.rect.width, each.clip.x + each.clip.width, message.x + message.width});
    const float top = std::max({each.rect.y, each.clip.y, message.y});
    const float bottom = std::min({each.rect.y + each.rect.height, each.clip.y + each.clip.height,
                                   message.y + message.height});
    hidden += std::max(right - left, 0.0F) * std::max(bottom - top, 0.0F);
  }
  return hidden;
}

}  // namespace

TEST_CASE("a message lies on no control of a crew's map, and not on the strip of a claim") {
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width,
                  width < 500 ? 844.0F : 800.0F, width < 1000);
    for (const char* name : {"Bram", "Mirela", "Seren"}) desk.add_character(name, true);
    desk.over = [&](Ui& ui) { toast(ui, "Hit points 38 → 29", "Undo"); };
    desk.open();
    if (width < 500) desk.harness.press(Role::tab, "Map");
    for (const char* claim : {"Depository", "Secret Pathways", "Recognized", "Quiet Efficacy"}) {
      const std::uint32_t id = desk.harness.get(Role::button, claim).id;
      desk.harness.ui().scroll_to(id);
      desk.harness.settle();
      desk.harness.ui().act({id, NodeAction::Kind::press, {}, 0});
      desk.harness.settle();
      CAPTURE(width, claim);
      const std::string strip = std::string(claim) + ", whose it is";
      CHECK(desk.harness.has(Role::group, strip));
      const NodeRect message = desk.harness.get(Role::status, "Hit points 38 → 29").rect;
      CHECK(hidden_under(desk.harness, message) == 0);
    }
  }
}

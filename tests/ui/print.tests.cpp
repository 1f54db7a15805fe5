// The print screen without a window: what can be ticked, and what that asks for.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "asked.hpp"
#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/kit/overlay.hpp"
#include "ui/screens/print.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct PrintDesk {
  Harness harness;
  PrintView view;
  PrintState state;
  EmbeddedArea room;
  std::vector<Command> commands;

  PrintDesk(float width, float height, bool pages_here, bool touch = false)
      : harness(width, height, {.touch = touch}) {
    view.ruleset = &support::beacon_road();
    view.name = "Mirela Vas";
    view.pages_here = pages_here;
  }
  void show() {
    ui::show(harness, commands,
             [this](Ui& ui, Requests& to) { room = draw_print(ui, view, state, to); });
  }
  bool asked(Action action) const { return ui::asked(commands, action); }
};

}  // namespace

TEST_CASE("the print screen keeps room for the pages beside the choices") {
  PrintDesk desk(1280, 800, true);
  desk.show();
  CHECK(desk.room.rect.width > 600);
  CHECK(desk.room.rect.height > 600);
  CHECK_FALSE(desk.harness.has(Role::button, "Preview"));
  desk.harness.press(Role::button, "Print");
  CHECK(desk.asked(Action::print_now));
  desk.harness.press(Role::button, "Save as a file");
  CHECK(desk.asked(Action::save_paper));
  desk.harness.press(Role::link, "Back to the sheet");
  CHECK(desk.asked(Action::leave_print));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("on a phone the pages take the place of the choices") {
  PrintDesk desk(390, 844, true, true);
  desk.show();
  CHECK(desk.room.rect.width <= 0);
  desk.harness.press(Role::tab, "Pages");
  CHECK(desk.room.rect.width == 390);
  CHECK(desk.room.rect.height > 500);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("on a phone a message stands below the pages, and leaves free what is pressed") {
  PrintDesk desk(390, 844, true, true);
  desk.show();
  desk.harness.press(Role::tab, "Pages");
  const float whole = desk.room.rect.height;
  bool said = true;
  desk.harness.show([&](Ui& ui) {
    Requests requests;
    desk.room = draw_print(ui, desk.view, desk.state, requests);
    if (said) toast(ui, "The pages are kept.");
  });
  const NodeRect message = desk.harness.get(Role::status, "The pages are kept.").rect;
  CHECK(message.y >= desk.room.rect.y + desk.room.rect.height);
  CHECK(message.y + message.height <= 844);
  CHECK(desk.room.rect.height > whole / 2);
  said = false;
  desk.harness.frame();
  desk.harness.settle();
  CHECK(desk.room.rect.height == whole);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("where no page can be shown, a browser shows it") {
  PrintDesk desk(1280, 800, false);
  desk.show();
  CHECK(desk.room.rect.width <= 0);
  desk.harness.press(Role::button, "Preview");
  CHECK(desk.asked(Action::look_at_paper));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("a crew offers its members, a member its crew") {
  PrintDesk alone(1280, 800, true);
  alone.show();
  CHECK_FALSE(alone.harness.has(Role::checkbox, "The sheet of the crew"));

  PrintDesk member(1280, 800, true);
  member.view.crew = "The Ash Lanterns";
  member.show();
  member.harness.press(Role::checkbox, "The sheet of the crew");
  CHECK(member.state.parts.crew);

  PrintDesk crew(1280, 800, true);
  crew.view.is_crew = true;
  crew.view.members = 3;
  crew.show();
  crew.harness.press(Role::checkbox, "The sheets of its members");
  CHECK(crew.state.parts.members);
}

TEST_CASE("paper, ink and size are chosen by one press each") {
  PrintDesk desk(1280, 1400, true);
  desk.show();
  desk.harness.press(Role::radio, "US Letter");
  desk.harness.press(Role::radio, "Landscape");
  desk.harness.press(Role::radio, "Ink saver");
  desk.harness.press(Role::radio, "130 %");
  desk.harness.press(Role::checkbox, "How each number came about");
  const PrintStyle wanted{true, true, true, true, 130};
  CHECK(desk.state.style == wanted);
  desk.harness.press(Role::radio, "A4");
  CHECK_FALSE(desk.state.style.letter);
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("the print screen says how large the text came out, where it was told") {
  PrintDesk desk(1280, 1400, true);
  desk.show();
  const std::string words = "The fullest page is printed at 90 % so that it fits.";
  CHECK_FALSE(desk.harness.has(Role::text, words));
  desk.view.size_words = words;
  desk.show();
  CHECK(desk.harness.has(Role::text, words));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("nothing chosen cannot be printed, and the button says why") {
  PrintDesk desk(1280, 800, true);
  desk.show();
  desk.harness.press(Role::checkbox, "The character's sheet");
  CHECK_FALSE(anything(desk.view, desk.state.parts));
  CHECK(desk.harness.get(Role::button, "Print").disabled);
  desk.harness.press(Role::checkbox, "Reference");
  CHECK_FALSE(desk.harness.get(Role::button, "Print").disabled);
}

TEST_CASE("a blank sheet of every archetype and crew type can be ticked and unticked") {
  PrintDesk desk(1280, 1400, true);
  desk.view.name.clear();
  desk.state.parts.sheet = false;
  desk.show();
  for (const rules::Playbook& each : desk.view.ruleset->playbooks) {
    desk.harness.press(Role::checkbox, each.name);
  }
  for (const rules::CrewType& each : desk.view.ruleset->crew_types) {
    desk.harness.press(Role::checkbox, each.name);
  }
  CHECK(desk.state.parts.blanks.size() ==
        desk.view.ruleset->playbooks.size() + desk.view.ruleset->crew_types.size());
  desk.harness.press(Role::checkbox, desk.view.ruleset->playbooks.front().name);
  CHECK(desk.state.parts.blanks.size() ==
        desk.view.ruleset->playbooks.size() + desk.view.ruleset->crew_types.size() - 1);
  CHECK(desk.harness.faults().empty());
}

// The journal's screen: lines of the crew and its members, searched, written, rewritten, exported.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "evening_desk.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("the journal shows the lines of all, the last first, and finds words in them") {
  for (const float width : {1280.0F, 390.0F}) {
    EveningDesk desk(EveningDesk::Screen::journal, width, width < 500 ? 844.0F : 800.0F);
    rules::Crew crew = desk.crew();
    crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
    desk.put(crew);
    desk.member("Seren").journal = {{"1 May 2026, 20:05", "Resist: success", 2}};
    desk.open();
    const std::vector<std::string> lines = desk.harness.names(Role::list_item);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "Resist: success");
    desk.harness.type("Search the journal", "heat");
    CHECK(desk.harness.names(Role::list_item).size() == 1);
    desk.harness.type("Search the journal", "dragon");
    CHECK(desk.harness.names(Role::list_item).empty());
    CHECK(desk.harness.faults() == std::vector<std::string>{});
  }
}

TEST_CASE("the pen of a line of the journal stands beside the middle of its words") {
  for (const float width : {1280.0F, 768.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::journal, width, 800);
    rules::Crew crew = desk.crew();
    crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
    desk.put(crew);
    desk.open();
    const NodeRect words = desk.harness.get(Role::text, crew.journal.front().words).rect;
    const NodeRect pen = desk.harness.get(Role::button, "Rewrite").rect;
    CHECK(std::abs(words.y + words.height / 2 - pen.y - pen.height / 2) <= 1);
  }
}

TEST_CASE("who speaks in the journal makes a short line no higher than two") {
  for (const float width : {1280.0F, 768.0F, 390.0F}) {
    CAPTURE(width);
    EveningDesk desk(EveningDesk::Screen::journal, width, 800);
    rules::Crew crew = desk.crew();
    crew.name = "The Salt Road Company";
    crew.journal = {{"1 May 2026, 20:00", "Heat of the score. Heat 0 → 4", 1}};
    desk.put(crew);
    desk.open();
    const NodeRect who = desk.harness.get(Role::text, crew.name).rect;
    const NodeRect when = desk.harness.get(Role::text, "20:00").rect;
    CHECK(std::abs(who.height - when.height) <= 1);
    const Node& line = desk.harness.get(Role::list_item, crew.journal.front().words);
    CHECK(line.rect.height <= 56);
  }
}

TEST_CASE("a line that is half written waits in its journal while that of another sheet is shown") {
  EveningDesk desk(EveningDesk::Screen::journal);
  desk.open();
  desk.harness.type("Add a line", "We left by");
  JournalScreenView other;
  other.library = &desk.library;
  other.document = "Seren";
  other.generation = desk.view.generation;
  desk.harness.show([&](Ui& ui) {
    Requests requests;
    draw_journal_screen(ui, other, desk.journal, requests);
  });
  CHECK(desk.harness.get(Role::textbox, "Add a line").value == "");
  desk.open();
  CHECK(desk.harness.get(Role::textbox, "Add a line").value == "We left by");
}

TEST_CASE("a line of your own joins the journal, can be rewritten, and goes out as text") {
  EveningDesk desk(EveningDesk::Screen::journal);
  desk.open();
  CHECK(desk.harness.get(Role::button, "Export as text").disabled);
  desk.harness.type("Add a line", "We left by the river.");
  desk.harness.press(Role::button, "Write it down");
  REQUIRE(desk.crew().journal.size() == 1);
  CHECK(desk.crew().journal[0].when == "2 May 2026, 21:30");
  CHECK(desk.crew().journal[0].number == 1);
  desk.harness.press(Role::button, "Rewrite");
  desk.harness.type("The line", "We left by the canal.");
  desk.harness.press(Role::button, "Save");
  CHECK(desk.crew().journal[0].words == "We left by the canal.");
  desk.asked();
  desk.harness.press(Role::button, "Export as text");
  desk.harness.press(Role::button, "Copy");
  const auto asked = desk.asked();
  REQUIRE(asked.size() == 2);
  CHECK(asked[0] == Command(OnDocument{DocumentAction::export_journal, "crew"}));
  REQUIRE(std::holds_alternative<CopyText>(asked[1]));
  CHECK(std::get<CopyText>(asked[1]).text ==
        "The Ash Lanterns\n\n2 May 2026\n21:30  The Ash Lanterns: We left by the canal.\n");
  desk.undo();
  CHECK(desk.crew().journal[0].words == "We left by the river.");
  CHECK(desk.harness.faults() == std::vector<std::string>{});
}

// The import dialog: what would happen stands there before it happens, and can be chosen otherwise.
#include "ui/screens/import.hpp"

#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

struct ImportDesk {
  ImportView view;
  ImportState state;
  std::vector<ComparedField> fields{{"/notes", "Notes", "", "Later"}, {"/coin", "Coin", "1", "3"}};
  int imported = 0;

  ImportDesk() {
    view.documents = {{false, "Mirela Vas", "Character · Beacon Road", Arrival::fresh, {}},
                      {false, "Old Tam", "Character · Beacon Road", Arrival::differs, {}},
                      {true, "The Ash Lanterns", "Crew · Beacon Road", Arrival::same, {}}};
    view.differences = [this](std::size_t) -> const std::vector<ComparedField>& { return fields; };
    state.takes = first_takes(view);
    state.open = true;
  }
  void show(Harness& harness) {
    harness.show([this](Ui& ui) {
      Requests requests;
      if (draw_import(ui, view, state, requests)) ++imported;
    });
  }
};

}  // namespace

TEST_CASE("With large letters on a narrow phone the button says whole what an import would do") {
  Harness harness(320, 640, {.touch = true});
  harness.ui().set_text_scale(2);
  ImportDesk desk;
  desk.show(harness);
  harness.settle();
  constexpr float around_words = 40;
  const NodeRect& main = harness.get(Role::button, "Import 2 sheets").rect;
  const float room = main.width - around_words;
  CHECK(main.height >= harness.ui().measure(Type::strong, "Import 2 sheets", room).height);
  const NodeRect& cancel = harness.get(Role::button, "Cancel").rect;
  CHECK(cancel.y + cancel.height <= 640);
  CHECK(harness.faults().empty());
}

TEST_CASE("What an import would do stands on its button, and closing does nothing") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.show(harness);
  CHECK(harness.has(Role::dialog, "Import"));
  CHECK(harness.has(Role::list_item, "The Ash Lanterns"));
  CHECK(harness.has(Role::button, "Import 2 sheets"));
  harness.press(Role::button, "Cancel");
  CHECK(desk.imported == 0);
  CHECK_FALSE(desk.state.open);
  CHECK(harness.faults().empty());
}

TEST_CASE("Many sheets stand in a line each, and the buttons stay in sight") {
  for (const Size size : {Size{1280, 800}, Size{390, 844}}) {
    Harness harness(size.width, size.height);
    ImportDesk desk;
    for (int i = 0; i < 30; ++i) {
      desk.view.documents.push_back(
          {false, "Sheet " + std::to_string(i), "Character · Beacon Road", Arrival::fresh, {}});
    }
    desk.state.takes = first_takes(desk.view);
    desk.show(harness);
    for (const char* button : {"Import 32 sheets", "Cancel"}) {
      const Rect& rect = harness.get(Role::button, button).rect;
      CHECK(rect.y > 0);
      CHECK(rect.y + rect.height < size.height);
    }
    const Rect& line = harness.get(Role::list_item, "Sheet 1").rect;
    const Rect& next = harness.get(Role::list_item, "Sheet 2").rect;
    CHECK(next.y - line.y < (size.width > 1000 ? 60 : 130));
    CHECK_FALSE(harness.has(Role::button, "What differs"));
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("A package among the files is no sheet") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.view.documents = {{false, "Salt", "Package", Arrival::fresh, {}}};
  desk.view.documents[0].package = true;
  desk.state.takes = first_takes(desk.view);
  desk.show(harness);
  CHECK(harness.has(Role::button, "Import 1 package"));
  desk.view.documents[0].arrival = Arrival::differs;
  desk.show(harness);
  harness.press(Role::button, "What to do with it");
  CHECK(harness.has(Role::radio, "Keep both, as two packages"));
}

TEST_CASE("Replacing is said in words before it is done") {
  Harness harness(390, 844, {.pixel_ratio = 2, .touch = true});
  ImportDesk desk;
  desk.show(harness);
  harness.press(Role::button, "What to do with it");
  harness.press(Role::radio, "Replace yours");
  CHECK(desk.state.takes[1] == Take::replace);
  CHECK(harness.has(Role::button, "Import 1 sheet, replace 1"));
  CHECK(harness.small_targets().empty());
  harness.press(Role::button, "Import 1 sheet, replace 1");
  CHECK(desk.imported == 1);
  CHECK_FALSE(desk.state.open);
  CHECK(harness.faults().empty());
}

TEST_CASE("A sheet that differs is chosen field by field in the dialog itself") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.show(harness);
  harness.press(Role::button, "Old Tam");
  harness.press(Role::button, "What differs");
  CHECK(harness.has(Role::text, "Nothing → Later"));
  harness.press(Role::button, "What to do with it");
  harness.press(Role::radio, "Choose field by field");
  harness.press(Role::button, "All: The imported one");
  CHECK(desk.state.compared[1].theirs.size() == 2);
  CHECK(harness.has(Role::button, "Import 1 sheet, merge 1"));
  CHECK(harness.faults().empty());
}

TEST_CASE("What becomes of a sheet stands beside or below its name, and over no other") {
  for (const Size size : {Size{1280, 800}, Size{390, 844}}) {
    Harness harness(size.width, size.height);
    ImportDesk desk;
    desk.show(harness);
    std::vector<Node> controls;
    for (const Node& each : harness.ui().nodes()) {
      if (each.interactive && each.role == Role::button) controls.push_back(each);
    }
    REQUIRE(controls.size() >= 6);
    for (const Node& one : controls) {
      for (const Node& other : controls) {
        if (one.id >= other.id) continue;
        const bool apart = one.rect.x + one.rect.width <= other.rect.x ||
                           other.rect.x + other.rect.width <= one.rect.x ||
                           one.rect.y + one.rect.height <= other.rect.y ||
                           other.rect.y + other.rect.height <= one.rect.y;
        INFO(size.width << ": " << one.name << " and " << other.name);
        CHECK(apart);
      }
    }
  }
}

TEST_CASE("Beside the names what becomes of each sheet is as wide as its column") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.show(harness);
  std::vector<Rect> lists;
  float end = 0;  // of the rows
  for (const Node& each : harness.ui().nodes()) {
    if (each.role == Role::button && each.name == "What to do with it") lists.push_back(each.rect);
    if (each.role == Role::list_item) end = std::max(end, each.rect.x + each.rect.width);
  }
  REQUIRE(lists.size() == 3);
  for (const Rect& each : lists) {
    CHECK(each.width == lists.front().width);
    CHECK(each.x + each.width == end);
  }
}

TEST_CASE("What a sheet is and how it compares is said whole, below a name that is long") {
  const struct {
    float width;
    float scale;
  } screens[] = {{1280, 1}, {768, 1}, {1280, 2}, {390, 1}};
  for (const auto& [width, scale] : screens) {
    CAPTURE(width, scale);
    Harness harness(width, 800);
    harness.ui().set_text_scale(scale);
    ImportDesk desk;
    const std::string name = "Slawomir of the Seven Quays, called the Long Lantern";
    desk.view.documents[1].name = name;
    desk.show(harness);
    const Rect row = harness.get(Role::list_item, name).rect;
    const Rect said = harness.get(Role::text, "Character · Beacon Road · Differs").rect;
    CHECK(said.y >= row.y);
    CHECK(said.y + said.height <= row.y + row.height + 1);
    CHECK(said.x + said.width <= row.x + row.width);
    constexpr float arrow = 20;  // the name stands behind it
    CHECK(said.x >= row.x + arrow);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("In a small window what becomes of a sheet stands below it, in one line") {
  for (const float width : {390.0F, 480.0F}) {
    CAPTURE(width);
    Harness harness(width, 844, {.touch = true});
    ImportDesk desk;
    desk.show(harness);
    const Rect choice = harness.get(Role::button, "What to do with it").rect;
    const Rect said = harness.get(Role::text, "Character · Beacon Road · Differs").rect;
    CHECK(choice.height <= touch_target + 1);
    CHECK(choice.width >= harness.ui().measure(Type::body, "Keep both, as two sheets").width);
    CHECK(choice.y >= said.y + said.height);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("A file with faults shows each with its place and offers nothing to import") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.view.documents.clear();
  desk.state.takes.clear();
  desk.view.faults = {{"bad.json", "/stash", "This must be a number; it is a text."},
                      {"bad.json", "", "The file is empty."}};
  desk.show(harness);
  CHECK(harness.has(Role::dialog, "Nothing was imported"));
  CHECK(harness.has(Role::text, "At /stash"));
  CHECK(harness.has(Role::button, "Copy the list"));
  harness.press(Role::button, "Close");
  CHECK(desk.imported == 0);
}

TEST_CASE("What holds nothing new is left by a button under it") {
  Harness harness(390, 844);
  ImportDesk desk;
  for (ImportedDocument& each : desk.view.documents) each.arrival = Arrival::same;
  desk.state.takes = first_takes(desk.view);
  desk.show(harness);
  CHECK_FALSE(harness.has(Role::button, "Cancel"));
  harness.press(Role::button, "Done");
  CHECK(desk.imported == 0);
  CHECK_FALSE(desk.state.open);
  CHECK(harness.faults().empty());
}

TEST_CASE("Thousands of sheets in one file come in portions, those to decide about first") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.view.documents.clear();
  for (int i = 0; i < 3000; ++i) {
    desk.view.documents.push_back(
        {false, "New " + std::to_string(i), "Character", Arrival::fresh, {}});
  }
  desk.view.documents.push_back({false, "Last", "Character", Arrival::differs, {}});
  desk.state.takes = first_takes(desk.view);
  desk.show(harness);
  CHECK(harness.has(Role::list_item, "Last"));
  CHECK(harness.has(Role::list_item, "New 1"));
  CHECK_FALSE(harness.has(Role::list_item, "New 2000"));
  CHECK(harness.has(Role::button, "Import 3001 sheets"));
}

TEST_CASE("While files are looked at there is a bar that says how far it is, and a way back") {
  Harness harness(390, 844, {.pixel_ratio = 2, .touch = true});
  ImportProgress progress{true, 40};
  harness.show([&](Ui& ui) { draw_import_progress(ui, progress); });
  CHECK(harness.has(Role::dialog, "Reading the files"));
  CHECK(harness.get(Role::progress_bar, "Read").value_now == 40);
  CHECK(harness.faults().empty());
  harness.press(Role::button, "Cancel");
  CHECK_FALSE(progress.open);
}

TEST_CASE("Of very many faults a hundred are drawn, and more when asked for") {
  Harness harness(1280, 800);
  ImportDesk desk;
  desk.view = {};
  desk.state.takes.clear();
  for (int i = 0; i < 250; ++i) {
    desk.view.faults.push_back({"bad.json", "/x/" + std::to_string(i), "This is wrong."});
  }
  desk.show(harness);
  CHECK(harness.has(Role::text, "And 150 more faults."));
  CHECK_FALSE(harness.has(Role::text, "At /x/100"));
  harness.press(Role::button, "Show more faults");
  CHECK(harness.has(Role::text, "At /x/100"));
}

// The bar, settings, and the result of an import.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <string>
#include <utility>

#include "asked.hpp"
#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/kit/inside/shown_words.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/screens/about.hpp"
#include "ui/screens/bar.hpp"
#include "ui/screens/import.hpp"
#include "ui/screens/menu_commands.hpp"
#include "ui/screens/settings.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

BarView sheet_bar() {
  BarView view;
  view.document = "a";
  view.name = "Mirela Vas";
  view.in_play = true;
  view.kept_words = "Saved";
  view.can_undo = true;
  view.undo_words = "Prowl 1 → 2";
  return view;
}

// What is seen of these words: all letters of their lines.
std::string drawn_with(Harness& harness, std::string_view words) {
  std::string shown;
  for (const Passage& each : passages_of(harness.ui().context())) {
    if (!each.words.starts_with(words)) continue;
    for (const SpelledLine& line : each.lines) {
      if (line.begin > 0 && each.words[line.begin - 1] == ' ') shown += ' ';
      shown += each.words.substr(line.begin, line.size);
    }
    break;
  }
  return shown.substr(0, words.size());
}

}  // namespace

TEST_CASE("the bar says where you are, what is kept, and what undo takes back") {
  Harness harness(1280, 800);
  const BarView view = sheet_bar();
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  CHECK(harness.has(Role::text, "Mirela Vas"));
  CHECK(harness.has(Role::status, "Saved"));
  harness.press(Role::button, "Undo: Prowl 1 → 2");
  CHECK(asked(commands, Action::undo));
  CHECK(harness.get(Role::button, "Redo").disabled);
  harness.press(Role::link, "Library");
  CHECK(asked(commands, Action::go_library));
  CHECK(harness.faults().empty());
}

TEST_CASE("where the bar is narrow it says which sheet is open, and not that it is the library") {
  Harness harness(960, 600);
  BarView view = sheet_bar();
  view.pages = {"Play", "Story"};
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  CHECK(harness.has(Role::text, "Mirela Vas"));
  CHECK_FALSE(harness.has(Role::text, "Roadbook"));
  harness.press(Role::link, "Library");
  CHECK(asked(commands, Action::go_library));
  const NodeRect name = harness.get(Role::text, "Mirela Vas").rect;
  CHECK(name.x + name.width < harness.get(Role::tab, "Play").rect.x);
  CHECK(harness.faults().empty());
}

TEST_CASE("from a page beside a sheet the name in the bar leads to the sheet") {
  Harness harness(1280, 800);
  BarView view = sheet_bar();
  view.crew = true;
  view.name = "The Ash Lanterns";
  view.pages = {"Sheet", "Guide", "Table", "Journal"};
  view.page = 1;
  view.beside_sheet = true;
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  harness.press(Role::link, "The Ash Lanterns");
  CHECK(asked(commands, OnDocument{DocumentAction::open_sheet, view.document}));
}

TEST_CASE("in a window of any width the pages in the bar lie over nothing else") {
  BarView view = sheet_bar();
  view.name = "The Ash Lanterns of the Long Road";
  view.crew = true;
  view.pages = {"Sheet", "Guide", "Table", "Journal"};
  view.has_modes = true;
  for (const float width : {821.0F, 844.0F, 932.0F, 1000.0F, 1280.0F}) {
    Harness harness(width, 800);
    harness.show([&](Ui& ui) {
      Requests requests;
      draw_bar(ui, view, requests);
    });
    const NodeRect first = harness.get(Role::tab, "Sheet").rect;
    const NodeRect last = harness.get(Role::tab, "Journal").rect;
    std::string over;
    for (const Node& node : harness.ui().nodes()) {
      const bool beside = node.role == Role::button || node.role == Role::link ||
                          node.role == Role::text || node.role == Role::radio;
      if (!beside || node.rect.width <= 0) continue;
      const bool apart =
          node.rect.x + node.rect.width <= first.x + 1 || node.rect.x >= last.x + last.width - 1;
      if (!apart) over += node.name + "\n";
    }
    INFO(width);
    CHECK(over == "");
    harness.press(Role::button, "Menu");
    CHECK(harness.has(Role::button, "Search and commands…"));
  }
}

TEST_CASE("while a sheet is saved, nothing in the bar moves") {
  Harness harness(1280, 800);
  BarView view = sheet_bar();
  harness.show([&](Ui& ui) {
    Requests requests;
    draw_bar(ui, view, requests);
  });
  const NodeRect menu = harness.get(Role::button, "Menu").rect;
  const NodeRect undo = harness.get(Role::button, "Undo: Prowl 1 → 2").rect;
  view.kept = Kept::saving;
  view.kept_words = "Saving…";
  harness.frame();
  harness.settle();
  CHECK(harness.has(Role::status, "Saving…"));
  CHECK(harness.get(Role::button, "Menu").rect == menu);
  CHECK(harness.get(Role::button, "Undo: Prowl 1 → 2").rect == undo);
}

TEST_CASE("on a phone a name is cut by as much while something is saved as when it is") {
  for (const float width : {320.0F, 390.0F}) {
    for (const char* name : {"New character", "Brunna Steinvold of the Long Road"}) {
      INFO(width << " " << name);
      Harness harness(width, 844, {.touch = true});
      BarView view = sheet_bar();
      view.name = name;
      harness.show([&](Ui& ui) {
        Requests requests;
        draw_bar(ui, view, requests);
      });
      const std::vector<std::string> saved = harness.names(Role::text);
      view.kept = Kept::saving;
      view.kept_words = saving_words;
      harness.frame();
      harness.settle();
      CHECK(harness.names(Role::text) == saved);
    }
  }
}

TEST_CASE("a name in the bar has the room up to the pages, and is heard whole where it is cut") {
  const std::string name = "Ysolde Brandt-Okonkwo";
  const std::string longer = name + " of the Seven Quays, called the Long Lantern of the Weir";
  for (const std::string& each : {name, longer}) {
    Harness harness(1280, 800);
    BarView view = sheet_bar();
    view.name = each;
    view.crew_name = "The Tidewrights' Hall";
    view.crew_id = "crew";
    view.pages = {"Play", "Story"};
    view.has_modes = true;
    harness.show([&](Ui& ui) {
      Requests requests;
      draw_bar(ui, view, requests);
    });
    CHECK(harness.has(Role::link, view.crew_name));
    const NodeRect rect = harness.get(Role::text, each).rect;
    CHECK(rect.width >= harness.ui().measure(Type::strong, name).width);
    CHECK(rect.x + rect.width < harness.get(Role::tab, "Play").rect.x);
  }
}

TEST_CASE("a cut name that leads to its sheet is whole in its hint") {
  Harness harness(960, 800);
  BarView view = sheet_bar();
  view.name = "The Ash Lanterns of the Seven Quays and the Weir";
  view.crew = view.beside_sheet = true;
  view.pages = {"Sheet", "Guide", "Table", "Journal"};
  harness.show([&](Ui& ui) {
    Requests requests;
    draw_bar(ui, view, requests);
  });
  const std::vector<std::string> links = harness.names(Role::link);
  const auto cut = std::find_if(links.begin(), links.end(),
                                [](const std::string& each) { return each.ends_with("…"); });
  REQUIRE(cut != links.end());
  CHECK(harness.get(Role::link, *cut).description == view.name);
}

TEST_CASE("a phone's bar has undo and the whole name, in two lines or below where it is long") {
  for (const auto& [width, scale] :
       {std::pair{390.0F, 1.0F}, {320.0F, 1.0F}, {390.0F, 2.0F}, {320.0F, 2.0F}}) {
    for (const char* name : {"Mirela Vas", "Bram Tallow", "The Ash Lanterns",
                             "Ysolde Brandt-Okonkwo", "Brunna Steinvold of the Long Road"}) {
      CAPTURE(width, scale, name);
      Harness harness(width, 640, {.touch = true});
      harness.ui().set_text_scale(scale);
      BarView view = sheet_bar();
      view.name = name;
      harness.show([&](Ui& ui) {
        Requests requests;
        draw_bar(ui, view, requests);
      });
      harness.settle();
      CHECK(drawn_with(harness, name) == name);
      CHECK(harness.has(Role::button, "Undo: Prowl 1 → 2"));
      const NodeRect words = harness.get(Role::text, name).rect;
      const NodeRect bar = harness.get(Role::region, "Bar").rect;
      CHECK(words.y + words.height <= bar.y + bar.height);
      if (scale == 1) CHECK(bar.height <= 58);
      for (const Node& node : harness.ui().nodes()) {
        INFO(node.name);
        CHECK(node.rect.x + node.rect.width <= width + 0.5F);
      }
      CHECK(harness.faults().empty());
    }
  }
}

TEST_CASE(
    "a name that no line of a phone's bar has room for leaves undo in it, and is heard whole") {
  Harness harness(320, 640, {.touch = true});
  harness.ui().set_text_scale(2);
  BarView view = sheet_bar();
  view.name = "Slawomir of the Seven Drowned Bells beneath Old Harrow Bridge, the Long Lantern";
  harness.show([&](Ui& ui) {
    Requests requests;
    draw_bar(ui, view, requests);
  });
  CHECK(harness.has(Role::button, "Undo: Prowl 1 → 2"));
  const NodeRect words = harness.get(Role::text, view.name).rect;
  CHECK(words.x + words.width <= 320 - 16);
  CHECK(words.height <= harness.ui().measure(Type::small_strong, "x").height);
}

TEST_CASE("in half a phone's width the menu has undo, and all of the bar stands in the window") {
  for (const float width : {195.0F, 240.0F, 390.0F}) {
    for (const char* name : {"Mirela Vas of the Long Road", ""}) {
      Harness harness(width, 422, {.touch = true});
      BarView view = sheet_bar();
      view.name = name;
      if (view.name.empty()) view.document.clear();
      std::vector<Command> commands;
      show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
      INFO(width << " " << name);
      CHECK(harness.has(Role::button, "Menu"));
      for (const Node& node : harness.ui().nodes()) {
        INFO(node.name);
        CHECK(node.rect.x >= 0);
        CHECK(node.rect.x + node.rect.width <= width + 0.5F);
      }
      const std::string undo = "Undo: Prowl 1 → 2";
      if (!harness.has(Role::button, undo)) harness.press(Role::button, "Menu");
      harness.press(Role::button, undo);
      CHECK(asked(commands, Action::undo));
      commands.clear();
      harness.key(ImGuiKey_Z, ImGuiMod_Ctrl);
      CHECK(asked(commands, Action::undo));
      CHECK(harness.faults().empty());
    }
  }
}

TEST_CASE("the keys of printing are said where they open the print screen, and not in the page") {
  for (const bool page : {false, true}) {
    Harness harness(1280, 800, {.text_is_edited_by_page = page});
    int said = 0;
    int commands = 0;
    harness.show([&](Ui& ui) {
      said = commands = 0;
      for (const MenuCommand& each : document_commands(sheet_bar())) {
        ++commands;
        said += shown_keys(ui, each) ? 1 : 0;
      }
    });
    CAPTURE(page);
    CHECK(commands > 5);
    CHECK(said == (page ? 0 : 1));
  }
}

TEST_CASE("undo, redo and print work by their keys") {
  Harness harness(1280, 800);
  BarView view = sheet_bar();
  view.can_redo = true;
  view.redo_words = "Name: Mirela";
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  harness.key(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(commands.size() == 1);
  CHECK(asked(commands, Action::undo));
  harness.key(ImGuiKey_Y, ImGuiMod_Ctrl);
  CHECK(asked(commands, Action::redo));
  harness.key(ImGuiKey_P, ImGuiMod_Ctrl);
  CHECK(asked(commands, OnDocument{DocumentAction::print, "a"}));
  CHECK(commands.size() == 3);
}

TEST_CASE("what could not be saved is said whole, and can be tried again or exported") {
  const float width = GENERATE(1280.0F, 390.0F, 320.0F);
  Harness harness(width, 844, {.touch = width < 800});
  BarView view = sheet_bar();
  view.name = "Mirela Vas of the Very Long Road to the Northern Marches";
  view.kept = Kept::not_saved;
  view.kept_words = "Not saved: the disk is full";
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  CHECK(harness.has(Role::status, "Not saved: the disk is full"));
  harness.press(Role::button, "Try again");
  CHECK(asked(commands, Action::save_now));
  harness.press(Role::button, "Export everything");
  CHECK(asked(commands, Action::export_all));
  for (const Node& node : harness.ui().nodes()) {
    CHECK(node.rect.x + node.rect.width <= width + 0.5F);
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("theme and size of the text are chosen in the settings") {
  Harness harness(1280, 800);
  SettingsView view;
  view.storage.place = "Kept in this browser.";
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_settings(ui, view, to); });
  harness.press(Role::radio, "Night");
  CHECK(asked(commands, SetTheme{ThemeSetting::night}));
  harness.press(Role::radio, "130 %");
  CHECK(asked(commands, SetTextScale{130}));
  CHECK(harness.faults().empty());
}

TEST_CASE("a faulty file is answered with every fault and its place") {
  Harness harness(1280, 800);
  ImportView view;
  view.faults = {{"hero.json", "/actions/prowl", "\"three\" is a text."},
                 {"hero.json", "/archetype", "There is no archetype \"jester\"."}};
  ImportState state;
  state.open = true;
  harness.show([&](Ui& ui) {
    Requests requests;
    draw_import(ui, view, state, requests);
  });
  CHECK(harness.has(Role::dialog, "Nothing was imported"));
  CHECK(harness.has(Role::text, "At /actions/prowl"));
  CHECK(harness.has(Role::text, "There is no archetype \"jester\"."));
  harness.press(Role::button, "Close");
  CHECK_FALSE(state.open);
  CHECK(harness.faults().empty());
}

TEST_CASE("about shows each game's attribution and the decisions about its rules") {
  Harness harness(1280, 800);
  AboutView view;
  view.version = "1.2.3";
  view.rulesets = {&support::beacon_road()};
  AboutState state;
  harness.show([&](Ui& ui) { draw_about(ui, view, state); });
  CHECK(harness.has(Role::text, support::beacon_road().licence));
  harness.press(Role::button, "How Roadbook reads the rules");
  CHECK(harness.has(Role::text, support::beacon_road().notes.front().text));
  CHECK(harness.faults().empty());
}

TEST_CASE("about shows the attribution of all shipped games, and that of each package") {
  Harness harness(1280, 800);
  AboutView view;
  view.rulesets = {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()};
  view.packages = {{"Salt and smoke 1.2, by Ada", "CC BY 4.0"}};
  AboutState state;
  harness.show([&](Ui& ui) { draw_about(ui, view, state); });
  for (const rules::Ruleset* each : view.rulesets) {
    CAPTURE(each->id);
    CHECK_FALSE(each->licence.empty());
    CHECK(harness.has(Role::text, each->licence));
  }
  CHECK(harness.has(Role::text, "Salt and smoke 1.2, by Ada"));
  CHECK(harness.has(Role::text, "CC BY 4.0"));
  CHECK(harness.faults().empty());
}

TEST_CASE("a sheet is exported to read from the menu, and the menu says what is whole") {
  Harness harness(390, 844, {.pixel_ratio = 2, .touch = true});
  const BarView view = sheet_bar();
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& to) { draw_bar(ui, view, to); });
  harness.press(Role::button, "Menu");
  CHECK(harness.get(Role::button, "Export this character").description ==
        "As JSON: the whole sheet, which can be imported again.");
  CHECK(harness.get(Role::button, "Export as Markdown")
            .description.find("Only the JSON has the whole sheet") != std::string::npos);
  harness.press(Role::button, "Export as Markdown");
  CHECK(asked(commands, OnDocument{DocumentAction::export_markdown, "a"}));
  harness.press(Role::button, "Menu");
  harness.press(Role::button, "Export as plain HTML");
  CHECK(asked(commands, OnDocument{DocumentAction::export_plain_html, "a"}));
}

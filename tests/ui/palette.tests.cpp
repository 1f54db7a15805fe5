// The command palette: what it finds, by keys and by screen reader.
#include "ui/screens/palette.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "crew_desk.hpp"
#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

std::vector<PaletteEntry> some_entries() {
  std::vector<PaletteEntry> entries;
  const auto add = [&](const char* title, const char* detail, Command command) {
    entries.push_back({title, detail, {}, std::move(command)});
  };
  add("Mirela Vas", "Character · Orc Warrior", OnDocument{DocumentAction::open, "a"});
  add("Vaska", "Character · Elf Rogue", OnDocument{DocumentAction::open, "b"});
  add("Oliver Vance", "Character · Human Wizard", OnDocument{DocumentAction::open, "c"});
  add("Undo: Prowl 1 → 2", "Action", Action::undo);
  add("Settings", "Screen", Action::go_settings);
  return entries;
}

std::vector<std::string> titles(const std::string& search) {
  const std::vector<PaletteEntry> entries = some_entries();
  std::vector<std::string> found;
  for (const std::size_t index : found_in(entries, search)) found.push_back(entries[index].title);
  return found;
}

struct PaletteDesk {
  Harness harness{1000, 700};
  PaletteState state;
  Requests asked;

  PaletteDesk() {
    harness.show([this](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        text_field(ui, "Notes", "", {.max_length = 200});
        button(ui, "Elsewhere");
      }
      draw_palette(ui, some_entries(), state, asked);
    });
  }
};

// Opens a crew's words as the palette does; gives what has the focus then.
const Node* written(CrewDesk& desk, const CrewField& field) {
  Harness& harness = desk.harness;
  harness.key(ImGuiKey_Escape);
  desk.sheet.part = field.first_part ? 0 : crew_sheet_parts(*desk.game).size() - 1;
  harness.ui().scroll_to_top();
  desk.sheet.writing = field.id;
  desk.sheet.writing_begins = desk.sheet.writing_is_far = true;
  harness.frame();
  harness.settle();
  const Nodes& nodes = harness.ui().nodes();
  const auto found =
      std::find_if(nodes.begin(), nodes.end(), [](const Node& each) { return each.focused; });
  return found == nodes.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the palette finds by the beginning of a title, then of a word, then by any part") {
  CHECK(titles("va") == std::vector<std::string>{"Vaska", "Mirela Vas", "Oliver Vance"});
  CHECK(titles("undo") == std::vector<std::string>{"Undo: Prowl 1 → 2"});
  CHECK(titles("warrior mirela") == std::vector<std::string>{"Mirela Vas"});
  CHECK(titles("").size() == 5);
  CHECK(titles("dragon").empty());
}

TEST_CASE("a search that goes on letter by letter finds what it finds at once") {
  std::vector<PaletteEntry> entries = some_entries();
  for (const RulesEntry& each : rules_entries(support::beacon_road())) {
    PaletteEntry entry;
    entry.title = each.name;
    entry.detail = each.kind;
    entry.body = each.text;
    entries.push_back(std::move(entry));
  }
  fold(entries);
  for (const std::string search :
       {"mirela vas", "stress  push", "warrior mirela", "zzz", "a b c"}) {
    std::optional<PaletteFound> found;
    for (std::size_t size = 0; size <= search.size(); ++size) {
      const std::string so_far = search.substr(0, size);
      found = found_in(entries, so_far, found);
      INFO(so_far);
      CHECK(found->hits == found_in(entries, so_far));
    }
    // What is taken back is looked for anew.
    found = found_in(entries, "m", found);
    CHECK(found->hits == found_in(entries, "m"));
  }
}

TEST_CASE("Ctrl+K opens the palette, Enter takes the first that was found, Escape shuts it") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.settle();
  REQUIRE(desk.harness.has(Role::dialog, "Search and commands"));
  desk.harness.letters("sett");
  desk.harness.settle();
  CHECK(desk.harness.has(Role::button, "Settings"));
  CHECK_FALSE(desk.harness.has(Role::button, "Vaska"));
  desk.harness.key(ImGuiKey_Enter);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Search and commands"));
  REQUIRE(desk.asked.commands.size() == 1);
  CHECK(desk.asked.commands.front() == Command(Action::go_settings));

  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);  // leaves the field
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Search and commands"));
}

TEST_CASE("a question mark lists the keys, but not while one types") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_Slash, ImGuiMod_Shift);
  desk.harness.settle();
  CHECK(desk.harness.has(Role::dialog, "Keys"));
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  desk.harness.press(Role::textbox, "Notes");
  desk.harness.key(ImGuiKey_Slash, ImGuiMod_Shift);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Keys"));
}

TEST_CASE("the fields of the page are among what the palette finds") {
  PaletteDesk desk;
  const std::vector<PaletteEntry> fields = fields_of(desk.harness.ui().nodes());
  REQUIRE(fields.size() == 1);
  CHECK(fields.front().title == "Notes");
  CHECK(fields.front().command == Command(FocusNode{desk.harness.get(Role::textbox, "Notes").id}));
}

TEST_CASE("the words of a crew are known by name wherever one is on its sheet") {
  std::vector<std::string> names;
  for (const CrewField& each :
       crew_fields(support::beacon_road(), CrewDesk::finished("sin_eaters"))) {
    names.push_back(each.of.empty() ? each.name : each.of + ": " + each.name);
  }
  for (const char* name : {"The crew's name", "Lair", "Notes of the crew",
                           "Favorite contact: Their name, and what you owe each other"}) {
    CAPTURE(name, names);
    CHECK(std::find(names.begin(), names.end(), name) != names.end());
  }
}

TEST_CASE(
    "the words of a crew that the palette found have the focus, in sight, in play and under Edit") {
  for (const float width : {1280.0F, 390.0F}) {
    for (const bool editing : {false, true}) {
      CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 800);
      desk.open();
      desk.sheet.editing = editing;
      desk.harness.frame();
      desk.harness.settle();
      for (const CrewField& field : crew_fields(*desk.game, desk.crew())) {
        CAPTURE(width, editing, field.id);
        const Node* node = written(desk, field);
        REQUIRE(node != nullptr);
        CHECK(node->name == field.name);
        CHECK((node->role == Role::textbox || node->role == Role::textarea));
        CHECK(node->rect.y >= node->clip.y);
        CHECK(node->rect.y + node->rect.height <= node->clip.y + node->clip.height);
      }
    }
  }
}

TEST_CASE("a key is called what stands on it") {
  CHECK(shortcut_text({.key = Key::k}) == "Ctrl K");
  CHECK(shortcut_text({.key = Key::question, .control = false, .shift = true}) == "?");
  CHECK(shortcut_text({.key = Key::escape, .control = false}) == "Esc");
  CHECK(shortcut_text({.key = Key::z, .shift = true}) == "Ctrl Shift Z");
}

TEST_CASE("a rule is found by any word of its text, behind what bears the word in its name") {
  std::vector<PaletteEntry> entries = some_entries();
  PaletteEntry rule;
  rule.title = "Push yourself";
  rule.detail = "Rule: Move";
  rule.body = "You take stress and act with Mirela's luck.";
  entries.push_back(rule);
  fold(entries);
  CHECK(found_in(entries, "luck stress") == std::vector<std::size_t>{5});
  CHECK(found_in(entries, "mirela") == std::vector<std::size_t>{0, 5});
}

TEST_CASE("the palette's list keeps its height while one types") {
  PaletteDesk desk;
  desk.state.open = true;
  desk.harness.settle();
  const auto height = [&] {
    return desk.harness.get(Role::dialog, "Search and commands").rect.height;
  };
  const auto top = [&] { return desk.harness.get(Role::dialog, "Search and commands").rect.y; };
  const float before = height();
  const float at = top();
  for (const char* search : {"v", "va", "vas", "zzzz"}) {
    desk.state.search = search;
    desk.harness.frame();
    desk.harness.settle();
    CHECK(height() == before);
    CHECK(top() == at);
  }
}

TEST_CASE("Escape in the empty field of the palette shuts it at once") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.letters("v");
  desk.harness.key(ImGuiKey_Backspace);
  REQUIRE(desk.state.open);
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  CHECK(!desk.state.open);
}
